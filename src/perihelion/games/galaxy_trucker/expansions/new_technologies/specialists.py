"""Cyan aliens and what they know: Lawyer, Manager, Merchant, Techie and Diplomat."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker.cards.opportunities import yes_or_no
from perihelion.games.galaxy_trucker.components import ALIENS, Colour, HullId, Square
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import figures, technology
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.rewards import enter

CYAN = "cyan"
LAWYER, MANAGER, MERCHANT, TECHIE, DIPLOMAT = SPECIALISTS = (
    "lawyer",
    "manager",
    "merchant",
    "techie",
    "diplomat",
)
HIGHEST_FIRST = "highest"
NOBODY_LEFT = Reason("gt-no-specialist", "BE-2.16.2")

SPECIALIZE = Step("specialize", "seat")
EVENTS = {"gt-specialist": ("specialist",), "gt-saved": (), "gt-diplomacy": ()}
MOVES = {"hire": ("specialist",)}
PARTS = {"gt-merchant": ("what",), "gt-manager": ("what",)}

OfSeat = Callable[[Trucker, Seat], None]
Offered = Callable[[Trucker, Seat], Offers]
Lodge = Callable[[Trucker, Seat, Colour, Square], None]
MayAsk = Callable[[Trucker, Seat], Rules | None]
TakeLoss = Callable[[Trucker, Seat, int, int], Rules | None]
GiveUp = Callable[[Trucker, Seat, str, str], None]
GiveUpHull = Callable[[Trucker, Seat, HullId, str, str], None]


def has(gt: Trucker, seat: Seat, what: str, ship: Ship | None = None) -> bool:
    """Whether the cyan alien of a seat knows this and is aboard the ship, or this hull of it.  [BE-2.16.2]"""
    if technology(gt).specialists.get(seat) != what:
        return False
    return CYAN in (ship or gt.ship(seat)).aliens.values()


# Coming aboard.


def by_other_end(alien_order: Callable[[Trucker], list[Seat]]) -> Callable[[Trucker], list[Seat]]:
    def by_other_end(gt: Trucker) -> list[Seat]:
        """The table says at which end decisions on aliens begin.  [BE-2.16.3 BE-14.2]"""
        order = alien_order(gt)
        return order[::-1] if gt.on.options.get("alien-order") == HIGHEST_FIRST else order

    return by_other_end


def while_any_is_left(lodgings: Offered) -> Offered:
    def while_any_is_left(gt: Trucker, seat: Seat) -> Offers:
        """Where every specialisation is used no cyan alien comes aboard.  [BE-2.16.2]"""
        for move, why_not in lodgings(gt, seat):
            cyan = move.args[0] == CYAN
            yield move, why_not or (NOBODY_LEFT if cyan and not cards_left(gt) else None)

    return while_any_is_left


def then_specialize(lodge: Lodge) -> Lodge:
    def then_specialize(gt: Trucker, seat: Seat, colour: Colour, square: Square) -> None:
        """A cyan alien brings a specialisation along.  [BE-2.15.1 BE-2.16.1 BE-2.16.2 BE-2.16.4]"""
        lodge(gt, seat, colour, square)
        if colour == CYAN:
            gt.then(SPECIALIZE(seat))

    return then_specialize


def specialize(gt: Trucker, seat: Seat) -> Rules:
    """One of those that are left; each is there once.  [BE-2.16.2 BE-2.16.3]"""
    chosen = cards_left(gt)[0]
    if len(cards_left(gt)) > 1:
        offers = partial(specialists_left, gt)
        move = yield Decision(Kind.CHOOSE, seat, "gt-specialist", "BE-2.16.2", offers)
        chosen = move.args[0]
    kept = technology(gt)
    kept.spent |= {kept.specialists[seat]} if seat in kept.specialists else set()
    kept.specialists[seat] = chosen
    gt.tell("gt-specialist", seat, "BE-2.16.2", specialist=chosen)


def cards_left(gt: Trucker) -> list[str]:
    """Those nobody has used in this flight.  [BE-2.16.2]"""
    kept = technology(gt)
    return [what for what in SPECIALISTS if what not in (*kept.specialists.values(), *kept.spent)]


def specialists_left(gt: Trucker) -> Offers:
    for what in cards_left(gt):
        yield gt.on.moves["hire"][what], None


# Lawyer.


def with_lawyer(price_of_losses: Callable[[Trucker, Seat, int], int]) -> Callable[[Trucker, Seat, int], int]:
    def with_lawyer(gt: Trucker, seat: Seat, count: int) -> int:
        """With the Lawyer aboard nothing is paid for lost components, insured or not.  [BE-2.17.1 BE-14.3]"""
        free = has(gt, seat, LAWYER) or seat in technology(gt).pardoned
        return 0 if free else price_of_losses(gt, seat, count)

    return with_lawyer


def lawyer_at_the_end(give_up: GiveUp) -> GiveUp:
    def lawyer_at_the_end(gt: Trucker, seat: Seat, why: str, rule: str) -> None:
        """Aboard when the ship gives up is soon enough.  [BE-2.17.1]"""
        if has(gt, seat, LAWYER):
            technology(gt).pardoned.add(seat)
        give_up(gt, seat, why, rule)

    return lawyer_at_the_end


# Manager.

WithAlien = Callable[[Trucker, Seat, Ship, str, float], float]


def with_manager(with_alien: WithAlien) -> WithAlien:
    def with_manager(gt: Trucker, seat: Seat, ship: Ship, serves: str, strength: float) -> float:
        """Every alien of the hull works harder, where there is any strength to add to.

        [BE-2.17.2 BE-4.2.16]
        """
        found = with_alien(gt, seat, ship, serves, strength)
        if not strength or not ship.aliens or not has(gt, seat, MANAGER, ship):
            return found
        working = sum(ALIENS.get(colour) == serves for colour in ship.aliens.values())
        return found + figures(gt).specialists.manager * working

    return with_manager


def pay_manager(gt: Trucker, seat: Seat) -> None:
    """At the end of the flight credits for the kinds of alien aboard.  [BE-2.17.2 BE-4.2.16 BE-4.2.31]"""
    if seat in gt.flight.days and has(gt, seat, MANAGER):
        kinds = len(set(gt.ship(seat).aliens.values()))
        enter(gt, seat, "manager", figures(gt).specialists.reward[kinds - 1], "BE-2.17.2", kinds)


# Merchant.


def premium(gt: Trucker, ship: Ship) -> int:
    """What the Merchant adds for the goods of a ship or hull, in full.  [BE-2.17.3 BE-14.5]"""
    numbers = figures(gt).specialists
    return numbers.merchant * sum(cube in numbers.goods for cube in ship.cubes)


def pay_merchant(gt: Trucker, seat: Seat) -> None:
    """For red and yellow goods; of a ship that gave up only for those of the Merchant's hull.

    [BE-2.17.3 BE-4.2.16]
    """
    if has(gt, seat, MERCHANT):
        ship = gt.ship(seat)
        if seat not in gt.flight.days and not ship.board.is_one:
            ship = next(hull for hull in ship.each_hull() if CYAN in hull.aliens.values())
        extra = premium(gt, ship)
        enter(gt, seat, "merchant", extra, "BE-2.17.3", extra)


def pay_extra(gt: Trucker, seat: Seat, extra: int) -> None:
    """What the Merchant adds for a hull that goes home: at once.  [BE-4.2.31]"""
    enter(gt, seat, "merchant", extra, "BE-4.2.31", extra)


@dataclass(slots=True)
class Trade(book.Book):
    """How goods of hulls that go home bring more, for fleets to change."""

    # LM-8.5: with the goods themselves, after the flight
    pay_extra: Callable[[Trucker, Seat, int], None] = pay_extra


def with_specialists(sell_goods: OfSeat) -> OfSeat:
    def with_specialists(gt: Trucker, seat: Seat) -> None:
        """The Merchant sells better, the Manager is paid.  [BE-2.17.2 BE-2.17.3]"""
        sell_goods(gt, seat)
        pay_merchant(gt, seat)
        pay_manager(gt, seat)

    return with_specialists


def merchant_of_hull(give_up_hull: GiveUpHull) -> GiveUpHull:
    def merchant_of_hull(gt: Trucker, seat: Seat, hull: HullId, why: str, rule: str) -> None:
        """When the Merchant's half goes home its goods bring the extra credits.  [BE-4.2.31]"""
        there = gt.ship(seat).alone(hull)
        extra = premium(gt, there) if has(gt, seat, MERCHANT, there) else 0
        give_up_hull(gt, seat, hull, why, rule)
        gt.on.book[Trade].pay_extra(gt, seat, extra)

    return merchant_of_hull


# Techie.

PriceOfUse = Callable[[Trucker, Seat, Ship, int], int]
PayUse = Callable[[Trucker, Seat, Square, int, int], None]
Uses = Callable[[Trucker, Seat, Ship], int]


def saves(gt: Trucker, seat: Seat, ship: Ship) -> int:
    """What the Techie saves on the next use in this hull; without a token aboard nothing.

    [BE-2.17.4 BE-4.2.16 BE-14.9 BE-14.13]

    Ruling: with Bum Batteries, too, it is one token of the first use.
    """
    if not technology(gt).specialists or seat in technology(gt).saved or not ship.batteries:
        return 0
    return figures(gt).specialists.techie if gt.flight.card and has(gt, seat, TECHIE, ship) else 0


def less_with_techie(price_of_use: PriceOfUse) -> PriceOfUse:
    def less_with_techie(gt: Trucker, seat: Seat, ship: Ship, tokens: int) -> int:
        """The first use on a card costs a token less.  [BE-2.17.4]"""
        return max(0, price_of_use(gt, seat, ship, tokens) - saves(gt, seat, ship))

    return less_with_techie


def more_with_techie(battery_uses: Uses) -> Uses:
    def more_with_techie(gt: Trucker, seat: Seat, ship: Ship) -> int:
        """So that there is one use more.  [BE-2.17.4]"""
        return battery_uses(gt, seat, ship) + saves(gt, seat, ship)

    return more_with_techie


def then_saved(pay_use: PayUse) -> PayUse:
    def then_saved(gt: Trucker, seat: Seat, square: Square, tokens: int, spent: int) -> None:
        """Once on every card.  [BE-2.17.4]"""
        saved = saves(gt, seat, gt.ship(seat).hull_at(square))
        pay_use(gt, seat, square, tokens, spent)
        if saved:
            technology(gt).saved.add(seat)
            gt.tell("gt-saved", seat, "BE-2.17.4")

    return then_saved


def anew(end_card: Callable[[Trucker], None]) -> Callable[[Trucker], None]:
    def anew(gt: Trucker) -> None:
        """The next card has a first use of its own.  [BE-2.17.4]"""
        technology(gt).saved.clear()
        end_card(gt)

    return anew


# Diplomat.


def plead(gt: Trucker, seat: Seat, otherwise: Callable[[], Rules | None]) -> Rules:
    """The Diplomat may leave the ship to spare it; it counts as beaten all the same.  [BE-2.17.5 BE-14.6]"""
    move = yield Decision(Kind.CONFIRM, seat, "gt-diplomat", "BE-2.17.5", lambda: yes_or_no(gt))
    if move.verb == "no":
        asking = otherwise()
        if asking is not None:
            yield from asking
        return
    cabin = next(square for square, colour in gt.ship(seat).aliens.items() if colour == CYAN)
    gt.tell("gt-diplomacy", seat, "BE-2.17.5")
    crew = gt.ship(seat).crew_count
    gt.on.book.dismiss(gt, seat, cabin)
    gt.on.book.crew_lost(gt, seat, crew)


def spared_by_enemy(punish: MayAsk) -> MayAsk:
    def spared_by_enemy(gt: Trucker, seat: Seat) -> Rules | None:
        """Once from what an enemy does who has won.  [BE-2.17.5]"""
        if has(gt, seat, DIPLOMAT):
            return plead(gt, seat, lambda: punish(gt, seat))
        return punish(gt, seat)

    return spared_by_enemy


def spared_by_line(take_loss: TakeLoss) -> TakeLoss:
    def spared_by_line(gt: Trucker, seat: Seat, line: int, less: int) -> Rules | None:
        """Or from one line of a combat zone; it hits nobody else.  [BE-2.17.5]"""
        if has(gt, seat, DIPLOMAT):
            return plead(gt, seat, lambda: take_loss(gt, seat, line, less))
        return take_loss(gt, seat, line, less)

    return spared_by_line


RULES = {SPECIALIZE: specialize}
