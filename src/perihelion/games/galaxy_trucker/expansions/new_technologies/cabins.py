"""Luxury cabins and stasis chambers."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts
from perihelion.games.galaxy_trucker.components import HullId, Square
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology
from perihelion.games.galaxy_trucker.expansions.new_technologies.joining import Works
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.rewards import enter

SLEEPERS, LUXURY = "sleepers", "luxury"
ALL = 99  # more crew than any ship has: somebody was lost

WAKE = Step("wake_sleepers", "seat", "number")
WAKE_INTO = Step("wake_into", "seat", "square")
EVENTS = {"gt-woken": ("square", "chamber")}
MOVES = {"wake": ("square",), "rouse": ("square",)}
PARTS = {"gt-luxury": ("what",)}

OfSeat = Callable[[Trucker, Seat], None]
OfSquare = Callable[[Trucker, Seat, Square], None]


# Luxury cabins.


def with_luxury(sell_goods: OfSeat) -> OfSeat:
    def with_luxury(gt: Trucker, seat: Seat) -> None:
        """Whoever arrives is paid for every luxury cabin with its passenger.

        [BE-2.4.1 BE-2.4.2 BE-2.4.3 BE-2.4.4 BE-2.4.5]
        """
        sell_goods(gt, seat)
        if seat in gt.flight.days:
            fares = [
                kind.more[LUXURY]
                for kind in (gt.ship(seat).parts[s].kind for s in gt.ship(seat).humans)
                if LUXURY in kind.more
            ]
            number = gt.level.number
            enter(
                gt, seat, "luxury", sum(by[min(number, len(by)) - 1] for by in fares), "BE-2.4.4", len(fares)
            )

    return with_luxury


# Stasis.


def with_sleepers(load_up: Callable[[Trucker, Seat, Ship], None]) -> Callable[[Trucker, Seat, Ship], None]:
    def with_sleepers(gt: Trucker, seat: Seat, ship: Ship) -> None:
        """Four humans lie down in every stasis chamber; it is no cabin.  [BE-2.5.1 BE-2.5.3]"""
        load_up(gt, seat, ship)
        works = gt.on.book[Works].working(gt, seat, ship).parts  # elsewhere nobody lies down
        there = {s: part.kind.more[SLEEPERS] for s, part in ship.parts.items() if SLEEPERS in part.kind.more}
        chambers = {s: count if s in works else 0 for s, count in there.items()}
        others = technology(gt).sleepers.get(seat, {})
        kept = {s: n for s, n in others.items() if s in gt.ship(seat).parts and s not in ship.parts}
        technology(gt).sleepers[seat] = kept | chambers

    return with_sleepers


def prune(gt: Trucker, seat: Seat) -> None:
    """Whoever slept in a chamber that is gone is lost with it; that is no loss of crew.  [BE-2.5.8]"""
    kept = technology(gt)
    there, ships = kept.sleepers.get(seat), [gt.ship(seat), *filter(None, [kept.stash.get(seat)])]
    for square in list(there or ()):
        if not any(square in ship.parts for ship in ships):
            assert there is not None
            del there[square]


def asleep(gt: Trucker, seat: Seat, ship: Ship) -> dict[Square, int]:
    """The chambers of a ship or a hull with somebody in them."""
    return {s: n for s, n in technology(gt).sleepers.get(seat, {}).items() if n and s in ship.parts}


def beds(gt: Trucker, seat: Seat, ship: Ship) -> list[Square]:
    """Cabins with room: two humans each, none beside an alien, and never a luxury cabin.

    [BE-2.4.3 BE-2.5.4]
    """
    return [
        square
        for square, part in ship.parts.items()
        if part.kind.crew > ship.humans.get(square, 0)
        and square not in ship.aliens
        and LUXURY not in part.kind.more
    ]


@dataclass(slots=True)
class Stasis(book.Book):
    """Where sleepers wake, for Rough Roads to change."""

    # BE-9.17 BE-9.21: cabins in which nobody can stay
    beds: Callable[[Trucker, Seat, Ship], list[Square]] = beds


def able_to_wake(gt: Trucker, seat: Seat) -> Iterator[Ship]:
    """The hulls in which a human is awake to wake somebody.  [BE-2.5.4 BE-2.5.5 BE-4.2.12]"""
    for hull in gt.ship(seat).each_hull():
        if hull.humans and asleep(gt, seat, hull) and gt.on.book[Stasis].beds(gt, seat, hull):
            yield hull


def wake_sleepers(gt: Trucker, seat: Seat, before: int) -> Rules:
    """After a loss of crew sleepers may be woken at once, one by one, and at no other moment.

    [BE-2.5.4 BE-2.5.5 BE-2.5.6 BE-2.5.7]
    """
    if gt.ship(seat).crew_count >= before or not any(True for _ in able_to_wake(gt, seat)):
        return
    offers = partial(wakings, gt, seat)
    move = yield Decision(Kind.CHOOSE, seat, "gt-wake", "BE-2.5.4", offers)
    if move.verb == "wake":
        gt.then(WAKE_INTO(seat, move.args[0]), WAKE(seat, ALL))


def wakings(gt: Trucker, seat: Seat) -> Offers:
    moves = gt.on.moves["wake"]
    for hull in able_to_wake(gt, seat):
        for square in gt.on.book[Stasis].beds(gt, seat, hull):
            yield moves[square], None
    yield gt.on.vocabulary["done"], None


def wake_into(gt: Trucker, seat: Seat, cabin: Square) -> Rules:
    """Out of which chamber of the same hull, where there are several.  [BE-2.5.4 BE-4.2.12]"""
    chambers = list(asleep(gt, seat, gt.ship(seat).hull_at(cabin)))
    chamber = chambers[0]
    if len(chambers) > 1:
        moves = gt.on.moves["rouse"]
        offers = lambda: ((moves[square], None) for square in chambers)  # noqa: E731
        chamber = (yield Decision(Kind.CHOOSE, seat, "gt-rouse", "BE-2.5.4", offers)).args[0]
    ship, there = gt.ship(seat), technology(gt).sleepers[seat]
    there[chamber] -= 1
    ship.humans[cabin] = ship.humans.get(cabin, 0) + 1
    gt.tell("gt-woken", seat, "BE-2.5.4", square=cabin, chamber=chamber)


def woken(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """One more of the crew.  [BE-2.5.4]"""
    return {"crew": 1}


# What may wake them.


CrewLost = Callable[[Trucker, Seat, int], None]


def then_wake(crew_lost: CrewLost) -> CrewLost:
    def then_wake(gt: Trucker, seat: Seat, before: int) -> None:
        """Sleepers may wake whenever the whole of a loss is over, whatever took the crew.

        [BE-2.5.3 BE-2.5.4 BE-2.5.7]
        """
        crew_lost(gt, seat, before)
        if asleep(gt, seat, gt.ship(seat)) and not any(step[:2] == (WAKE.name, seat) for step in gt.agenda):
            gt.then(WAKE(seat, before))

    return then_wake


def pruned(keep_whole: OfSeat) -> OfSeat:
    def pruned(gt: Trucker, seat: Seat) -> None:
        """What falls off takes its sleepers along.  [BE-2.5.8]"""
        keep_whole(gt, seat)
        prune(gt, seat)

    return pruned


GiveUpHull = Callable[[Trucker, Seat, HullId, str, str], None]


def pruned_with_hull(give_up_hull: GiveUpHull) -> GiveUpHull:
    def pruned_with_hull(gt: Trucker, seat: Seat, hull: HullId, why: str, rule: str) -> None:
        """A half that goes home takes its sleepers along.  [BE-4.2.22]"""
        give_up_hull(gt, seat, hull, why, rule)
        prune(gt, seat)

    return pruned_with_hull


BRINGS = {"wake": woken}
RULES = {WAKE: wake_sleepers, WAKE_INTO: wake_into}
