"""Engine boosters: a ship, or one of its hulls, jumps into hyperspace and misses two cards."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.cards.combat_zone import CREW
from perihelion.games.galaxy_trucker.cards.opportunities import pass_on
from perihelion.games.galaxy_trucker.components import HullId, Square
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import figures, technology
from perihelion.games.galaxy_trucker.expansions.new_technologies.joining import (
    boosters,
    boosters_of,
    working_hulls,
)
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.declaring import can_pay, pay_rest, price_of_rest
from perihelion.games.galaxy_trucker.voyage.ring import is_lapped

ENGINE = "engine"
WHOLE = "ship"  # what a ship of one hull is called where others name theirs

REVEALED = Step("revealed")
CONSIDER_JUMP = Step("consider_jump", "seat")
FACE_CARD = Step("face_card")
BREAK_FREE = Step("break_free", "seat", "square")
VANISH = Step("vanish", "seat", "square")
COUNT_CREWS = Step("count_crews", "line")
STRIKE = Step("strike")
PUT_AWAY = Step("put_away")
EVENTS = {"gt-jumped": ("hull",), "gt-back": ("hull",)}
MOVES = {"jump": PART_AT}

OfTable = Callable[[Trucker], None]
OfSeat = Callable[[Trucker, Seat], None]
OfLine = Callable[[Trucker, int], None]
Flying = Callable[[Trucker], list[Seat]]
Powers = Callable[[Trucker, Seat, str], Offers]
Power = Callable[[Trucker, Seat, str], Rules]
UsePower = Callable[[Trucker, Seat, str, Move], None]
GiveUp = Callable[[Trucker, Seat, str, str], None]


@dataclass(slots=True)
class HyperspaceBook(book.Book):
    """What is done once everybody has had the chance to jump."""

    # BE-3.5.1: crews are counted for two
    compare_crews: OfLine
    # BE-3.5.2: two are sabotaged; by type what cards do that count crews at once
    strikes: dict[str, OfTable]
    # BE-10.2: types of cards that find ships in hyperspace as well
    everywhere: tuple[str, ...] = ()


# Who can jump.


def jumps(gt: Trucker, seat: Seat) -> list[Square]:
    """Engines joined to a booster for which there are batteries in their hull.

    [BE-2.12.1 BE-2.12.2 BE-4.2.17]
    """
    ship = gt.ship(seat)
    if not ship.batteries or not boosters(ship, ENGINE):
        return []
    return [
        square
        for hull in working_hulls(gt, seat)
        for square, part in hull.parts.items()
        if part.kind.engine
        and boosters_of(hull, square, ENGINE)
        and can_pay(gt, seat, hull, *tokens(gt, hull, square))
    ]


def tokens(gt: Trucker, ship: Ship, square: Square) -> tuple[int, int]:
    """One for the booster, one more for a double engine; and those already paid to power it.  [BE-2.12.2]"""
    double = int(ship.parts[square].kind.battery)
    return 1 + double, double * (square in gt.flight.powered)


def jump_offers(gt: Trucker, seat: Seat) -> Offers:
    moves = gt.on.moves["jump"]
    for square in jumps(gt, seat):
        yield moves[square], None


def jumps_or_pass(gt: Trucker, seat: Seat) -> Offers:
    yield from jump_offers(gt, seat)
    yield gt.on.vocabulary["pass"], None


def jump(gt: Trucker, seat: Seat, square: Square) -> None:
    """The batteries are paid, and the engine is gone with all it had.  [BE-2.12.2 BE-4.2.24]"""
    pay_rest(gt, seat, square, *tokens(gt, gt.ship(seat), square))
    gt.then(BREAK_FREE(seat, square))


def break_free(gt: Trucker, seat: Seat, square: Square) -> None:
    """The engine is destroyed; what it held to the ship falls off before the ship is away.  [BE-2.12.2]"""
    gt.on.book.destroy_all(gt, seat, {square: "BE-2.12.2"})
    gt.then(VANISH(seat, square))


def vanish(gt: Trucker, seat: Seat, square: Square) -> None:
    """The hull is away for this card and the next; its rocket stays where it is.

    What was powered in the other half stays so.  [BE-2.12.2 BE-2.12.3 BE-2.12.8 BE-4.2.24 BE-14.11]
    """
    kept, hull = technology(gt), gt.ship(seat).board.hull_of[square]
    kept.away.setdefault(seat, {})[hull] = figures(gt).boosters.cards
    put_away(gt, seat)
    there = () if is_away(gt, seat) else gt.ship(seat).parts
    gt.flight.powered = [other for other in gt.flight.powered if other in there]
    boosted = [other for other in kept.boosted.pop(seat, ()) if other in there]
    if boosted:
        kept.boosted[seat] = boosted
    gt.tell("gt-jumped", seat, "BE-2.12.2", hull=hull or WHOLE)


# Hulls that are away are laid aside while a card is met, so that no rule finds anything of them.


def put_away(gt: Trucker, seat: Seat) -> None:
    """What is aboard a half in hyperspace is neither counted nor lost, used, loaded or hit.  [BE-4.2.28]"""
    ship, kept = gt.ship(seat), technology(gt)
    hulls = [hull for hull in kept.away.get(seat, ()) if hull and hull in ship.hulls]
    for hull in hulls:
        stash = kept.stash.setdefault(seat, Ship(ship.board))
        carry(ship.alone(hull), ship, stash)


def take_back(gt: Trucker, seat: Seat) -> None:
    """Between two cards the whole ship lies on its board again."""
    stash = technology(gt).stash.pop(seat, None)
    if stash is not None:
        carry(stash, stash, gt.ship(seat))


def carry(hull: Ship, out_of: Ship, into: Ship) -> None:
    """A hull goes with everything aboard from one ship to another."""
    parts = {**into.parts, **hull.parts}
    into.parts = {square: parts[square] for square in into.board.squares if square in parts}
    into.humans |= hull.humans
    into.aliens |= hull.aliens
    into.batteries |= hull.batteries
    into.goods |= hull.goods
    for square in list(hull.parts):
        out_of.detach(square)


def reaching_halves(rule: OfTable) -> OfTable:
    def reaching_halves(gt: Trucker) -> None:
        """What reaches hyperspace finds halves that are there, too.  [BE-9.5 BE-14.10]"""
        for seat in list(technology(gt).stash):
            take_back(gt, seat)
        rule(gt)
        gt.then(PUT_AWAY())

    return reaching_halves


def put_away_again(gt: Trucker) -> None:
    """Halves that were reached in hyperspace are still there.  [BE-4.2.28]"""
    for seat in technology(gt).away:
        put_away(gt, seat)


def is_away(gt: Trucker, seat: Seat) -> bool:
    """Whether a whole ship is in hyperspace, with all the hulls it still has.  [BE-2.12.2]"""
    away = technology(gt).away.get(seat, {})
    return bool(away) and all(hull in away for hull in gt.ship(seat).hulls)


def without_the_away(flying: Flying) -> Flying:
    def without_the_away(gt: Trucker) -> list[Seat]:
        """Who is in hyperspace does not meet the card; the foremost of the others leads.

        [BE-2.12.2 BE-2.12.7 BE-2.12.10 BE-14.10]
        """
        order = flying(gt)
        return [seat for seat in order if not is_away(gt, seat)] if technology(gt).away else order

    return without_the_away


# At the reveal.


def then_consider(turn_card: OfTable) -> OfTable:
    def then_consider(gt: Trucker) -> None:
        """When a card is revealed everybody may still jump.  [BE-2.12.5 BE-2.12.6]"""
        gt.then(REVEALED())
        turn_card(gt)

    return then_consider


def revealed(gt: Trucker) -> None:
    """In flight order, the leader first; halves still away stay away.  [BE-2.12.3 BE-2.12.9]"""
    if gt.flight.card is None:
        return
    for seat in technology(gt).away:
        put_away(gt, seat)
    gt.then(*(CONSIDER_JUMP(seat) for seat in gt.on.book.flying(gt)), FACE_CARD())


def consider_jump(gt: Trucker, seat: Seat) -> Rules:
    """Whoever can may jump now; whoever has several hulls is asked for each.

    [BE-2.12.6 BE-2.12.9 BE-4.2.24]
    """
    if is_away(gt, seat) or not jumps(gt, seat):
        return
    offers = partial(jumps_or_pass, gt, seat)
    move = yield Decision(Kind.CHOOSE, seat, "gt-jump", "BE-2.12.6", offers, {"card": gt.flight.card})
    if move.verb == "jump":
        jump(gt, seat, move.args[0])
        gt.then(CONSIDER_JUMP(seat))


def face_card(gt: Trucker) -> None:
    """A card that finds nobody is over, but for one that reaches hyperspace.  [BE-2.12.2 BE-10.2]"""
    assert gt.flight.card is not None
    kind = gt.on.cards[gt.flight.card].type
    if kind in gt.on.book[HyperspaceBook].everywhere:
        return
    if not gt.on.book.flying(gt) and gt.agenda[-1] == (kind,):
        gt.agenda.pop()
        gt.tell("gt-no-effect", None, "BE-2.12.2")


# When something is counted.


def or_jump(powers: Powers) -> Powers:
    def or_jump(gt: Trucker, seat: Seat, what: str) -> Offers:
        """At the own turn to count one may jump instead.  [BE-2.12.6 BE-8.1.2]"""
        yield from powers(gt, seat, what)
        yield from jump_offers(gt, seat)

    return or_jump


def jump_instead(use_power: UsePower) -> UsePower:
    def jump_instead(gt: Trucker, seat: Seat, what: str, move: Move) -> None:
        """What is left of the ship still counts.  [BE-2.12.6 BE-4.2.24]"""
        if move.verb == "jump":
            jump(gt, seat, move.args[0])
            gt.then(agenda.POWER(seat, what))
        else:
            use_power(gt, seat, what, move)

    return jump_instead


def unless_away(power: Power) -> Power:
    def unless_away(gt: Trucker, seat: Seat, what: str) -> Rules:
        """Who is away counts nothing.  [BE-2.12.2]"""
        if not is_away(gt, seat):
            yield from power(gt, seat, what)

    return unless_away


def only_counted(rule: OfSeat) -> OfSeat:
    def only_counted(gt: Trucker, seat: Seat) -> None:
        """Who jumped when engines were counted does not move.  [BE-2.12.2]"""
        if seat in gt.flight.declared:
            rule(gt, seat)

    return only_counted


def or_go_on(fight: OfSeat) -> OfSeat:
    def or_go_on(gt: Trucker, seat: Seat) -> None:
        """The enemy finds nobody and attacks the next.  [BE-2.12.2]"""
        if seat in gt.flight.declared:
            fight(gt, seat)
        else:
            pass_on(gt, seat, agenda.ATTACK)

    return or_go_on


def is_alone(gt: Trucker) -> bool:
    """Whether a line or a bomb finds nobody to compare with.  [BE-2.12.7 BE-3.5.4]"""
    alone = not gt.on.book.is_a_race(gt)
    if alone:
        gt.tell("gt-no-effect", None, "BE-2.12.7")
    return alone


def jump_before(compare: OfLine) -> OfLine:
    def jump_before(gt: Trucker, line: int) -> None:
        """When crews are counted one may jump, too.  [BE-2.12.6 BE-2.12.7 BE-3.5.5]"""
        if is_alone(gt):
            return
        able = [seat for seat in gt.on.book.flying(gt) if jumps(gt, seat)]
        if able and gt.on.book.card_in_play(gt).lines[line - 1].lowest == CREW:
            gt.then(*map(CONSIDER_JUMP, able), COUNT_CREWS(line))
        else:
            compare(gt, line)

    return jump_before


def count_crews(gt: Trucker, line: int) -> None:
    """Crews are counted after those who jumped are gone.  [BE-2.12.6 BE-2.12.7]"""
    if not is_alone(gt):
        gt.on.book[HyperspaceBook].compare_crews(gt, line)


def unless_alone(suffer_line: OfLine) -> OfLine:
    def unless_alone(gt: Trucker, line: int) -> None:
        """Who is left alone by jumps has nothing to fear.  [BE-2.12.7]"""
        if not is_alone(gt):
            suffer_line(gt, line)

    return unless_alone


def jump_before_strike(strikes: OfTable) -> OfTable:
    def jump_before_strike(gt: Trucker) -> None:
        """The smallest crew is counted, so that one may jump.  [BE-2.12.6]"""
        able = [seat for seat in gt.on.book.flying(gt) if jumps(gt, seat)]
        if able and gt.on.book.is_a_race(gt):
            gt.then(*map(CONSIDER_JUMP, able), STRIKE())
        else:
            strikes(gt)

    return jump_before_strike


def strike(gt: Trucker) -> None:
    """The bomb or the boarders, after those who jumped are gone.  [BE-2.12.6 BE-2.12.7]"""
    gt.on.book[HyperspaceBook].strikes[gt.on.book.card_in_play(gt).type](gt)


# Coming back.


def come_back(end_card: OfTable) -> OfTable:
    def come_back(gt: Trucker) -> None:
        """A ship is back when the card after the one it fled is over.  [BE-2.12.3]"""
        kept = technology(gt)
        for seat in list(kept.stash):
            take_back(gt, seat)
        for seat, hulls in sorted(kept.away.items()):
            for hull in list(hulls):
                hulls[hull] -= 1
                if not hulls[hull]:
                    del hulls[hull]
                    gt.tell("gt-back", seat, "BE-2.12.3", hull=hull or WHOLE)
        kept.away = {seat: hulls for seat, hulls in kept.away.items() if hulls}
        end_card(gt)

    return come_back


def miss_the_end(force_to_give_up: OfTable) -> OfTable:
    def miss_the_end(gt: Trucker) -> None:
        """Who is still away when the last card is over misses the destination.  [BE-2.12.4 BE-4.2.29]"""
        force_to_give_up(gt)
        if gt.on.book.cards_to_come(gt):
            return
        for seat, hulls in list(technology(gt).away.items()):
            if set(gt.ship(seat).hulls) <= set(hulls):
                gt.on.book.give_up(gt, seat, "hyperspace", "BE-2.12.4")
            else:
                for hull in list(hulls):
                    gt.on.book.give_up_hull(gt, seat, hull, "hyperspace", "BE-4.2.29")

    return miss_the_end


def not_while_away(lapped: Flying) -> Flying:
    def not_while_away(gt: Trucker) -> list[Seat]:
        """Laps are counted when a ship is back, and not against one that is away.  [BE-14.11]

        Ruling: its rocket stays on its space and is skipped like any other.
        """
        away = {seat for seat, hulls in technology(gt).away.items() if set(gt.ship(seat).hulls) <= set(hulls)}
        if not away:
            return lapped(gt)
        days = {seat: place for seat, place in gt.flight.days.items() if seat not in away}
        leader = max(days.values(), default=0)
        found = [seat for seat, place in days.items() if is_lapped(place, leader, gt.on.numbers.spaces)]
        return sorted(found, key=days.__getitem__)

    return not_while_away


def forget(give_up: GiveUp) -> GiveUp:
    def forget(gt: Trucker, seat: Seat, why: str, rule: str) -> None:
        """Whoever gives up is away no longer; while a half is in hyperspace only the other gives up.

        [BE-4.2.21 BE-4.2.24]
        """
        if seat in technology(gt).stash:
            for hull in gt.ship(seat).hulls:
                gt.on.book.give_up_hull(gt, seat, hull, why, rule)
            return
        technology(gt).away.pop(seat, None)
        give_up(gt, seat, why, rule)

    return forget


GiveUpHull = Callable[[Trucker, Seat, HullId, str, str], None]


def forget_hull(give_up_hull: GiveUpHull) -> GiveUpHull:
    def forget_hull(gt: Trucker, seat: Seat, hull: HullId, why: str, rule: str) -> None:
        """A half that goes home is away no longer.  [BE-4.2.29]"""
        give_up_hull(gt, seat, hull, why, rule)
        hulls = technology(gt).away.get(seat, {})
        hulls.pop(hull, None)
        if not hulls:
            technology(gt).away.pop(seat, None)

    return forget_hull


def jumping(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """The tokens of booster and engine.  [BE-2.12.2]"""
    hull = gt.ship(seat).hull_at(move.args[0])
    return {"batteries": -price_of_rest(gt, seat, hull, *tokens(gt, hull, move.args[0]))}


BRINGS = {"jump": jumping}
GROUPS = {"jump": "dangerous"}
RULES = {
    REVEALED: revealed,
    CONSIDER_JUMP: consider_jump,
    FACE_CARD: face_card,
    BREAK_FREE: break_free,
    VANISH: vanish,
    COUNT_CREWS: count_crews,
    STRIKE: strike,
    PUT_AWAY: put_away_again,
}
