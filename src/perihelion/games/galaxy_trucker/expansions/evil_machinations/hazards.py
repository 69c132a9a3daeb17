"""Machinations on ships and days: tests, reefs, leaks, thieves, nets, scales, jams, wide open space."""

from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.expansions.evil_machinations.attacks import Victims
from perihelion.games.galaxy_trucker.expansions.shared.losing import give_up_tiles
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.ships.abilities import ENGINES
from perihelion.games.galaxy_trucker.ships.ship import Ship, exposed
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.damage import shake_off
from perihelion.games.galaxy_trucker.voyage.flight import lose_days

EVENTS = {"gt-heaviest": ("count",)}
PROMPTS = {"gt-test": ("count",), "gt-fail-test": ("count",)}
MOVES = {"spend": {"batteries": "number"}, "scrap": PART_AT, "reef": PART_AT}
MOST_SPENT = 30

SYSTEM_TEST = Step("system_test")
TEST = Step("test", "seat", "square")
FAIL_TEST = Step("fail_test", "seat", "square", "number")
MAGNETIC_REEF = Step("magnetic_reef")
STRIKE_REEF = Step("strike_reef", "seat")
POWER_LEAK = Step("power_leak")
CARGO_THIEVES = Step("cargo_thieves")
DRAG_NET = Step("drag_net")
WEIGH_STATION = Step("weigh_station")
TRAFFIC_JAM = Step("traffic_jam")
WIDE_OPEN_SPACE = Step("wide_open_space")
RACE_ON = Step("race_on", "seat")


def system_test(gt: Trucker) -> None:
    """In flight order everybody pays for what could run on batteries, or gives it up.  [BE-10.1]

    Each half of a ship pays from its own batteries.
    """
    for seat in gt.on.book.flying(gt):
        for hull in filter(testable, gt.ship(seat).each_hull()):
            gt.then(TEST(seat, testable(hull)[0]))


def testable(ship: Ship) -> list[Square]:
    """Everything that could run on batteries, joined to what it needs or not.  [BE-10.1]"""
    parts = ship.parts.items()
    return [s for s, part in parts if part.kind.battery or part.covers or part.kind.more.get("boosts")]


def price_of_test(gt: Trucker, hull: Ship) -> int:
    """A battery for every two, and one for an odd one.  [BE-10.1]"""
    return int(-(-len(testable(hull)) // gt.on.book.card_in_play(gt).more["per"]))


def test(gt: Trucker, seat: Seat, at: Square) -> Rules:
    """As many batteries as one can and will; what is not paid for is given up.  [BE-10.1]"""
    hull, spent = gt.ship(seat).hull_at(at), 0
    price, count = price_of_test(gt, hull), len(testable(hull))
    if not price:
        return
    if hull.battery_count:
        offers = partial(payments, gt, seat, at)
        move = yield Decision(Kind.AMOUNT, seat, "gt-test", "BE-10.1", offers, {"count": count})
        spent = int(move.args[0])
    gt.then(*[agenda.SPEND_MORE(seat, at)] * spent)
    if spent < price:
        per: int = gt.on.book.card_in_play(gt).more["per"]
        gt.then(FAIL_TEST(seat, at, per * spent))


def payments(gt: Trucker, seat: Seat, at: Square) -> Offers:
    hull = gt.ship(seat).hull_at(at)
    for spent in range(min(price_of_test(gt, hull), hull.battery_count, MOST_SPENT) + 1):
        yield gt.on.moves["spend"][str(spent)], None


def fail_test(gt: Trucker, seat: Seat, at: Square, paid: int) -> Rules:
    """The owner says which components are given up, until no more are left than were paid for.  [BE-10.1]

    One that falls off with another counts as well.
    """
    squares = tuple(testable(gt.ship(seat).hull_at(at)))
    left = len(squares) - paid
    if left < 1:
        return
    square = squares[0]
    if paid:
        offers = partial(scraps, gt, seat, at)
        move = yield Decision(Kind.CHOOSE, seat, "gt-fail-test", "BE-10.1", offers, {"count": left})
        square = move.args[0]
    give_up_tiles(gt, seat, [square], "BE-10.1")
    gt.then(FAIL_TEST(seat, at, paid))


def scraps(gt: Trucker, seat: Seat, at: Square) -> Offers:
    for square in testable(gt.ship(seat).hull_at(at)):
        yield gt.on.moves["scrap"][square], None


def magnetic_reef(gt: Trucker) -> None:
    """Everybody with an exposed connector loses a component that has one.  [BE-10.23]"""
    gt.then(*(STRIKE_REEF(seat) for seat in gt.on.book.flying(gt)))


def caught(gt: Trucker, seat: Seat) -> list[Square]:
    """Those it may be; the starting cabin only where there is no other.  [BE-10.23]"""
    ship = gt.ship(seat)
    bare = {square for square, _ in exposed(ship)}
    found = [square for square in ship.parts if square in bare]
    return [square for square in found if not ship.parts[square].kind.start] or found


def strike_reef(gt: Trucker, seat: Seat) -> Rules:
    """The owner chooses; it falls off.  [BE-10.23]"""
    squares = tuple(caught(gt, seat))
    if not squares:
        return
    square = squares[0]
    if len(squares) > 1:
        move = yield Decision(Kind.CHOOSE, seat, "gt-reef", "BE-10.23", partial(reefs, gt, seat))
        square = move.args[0]
    shake_off(gt, seat, [square])


def reefs(gt: Trucker, seat: Seat) -> Offers:
    for square in caught(gt, seat):
        yield gt.on.moves["reef"][square], None


def power_leak(gt: Trucker) -> None:
    """Every component with batteries loses one; that is no use of them.  [BE-10.24]"""
    for seat in gt.on.book.flying(gt):
        ship = gt.ship(seat)
        for square in [square for square in ship.parts if square in ship.batteries]:
            gt.on.book.drain(gt, seat, square, "BE-10.24")


def cargo_thieves(gt: Trucker) -> None:
    """One block of every three, the most precious first.  [BE-10.25]"""
    per = gt.on.book.card_in_play(gt).more["per"]
    for seat in gt.on.book.flying(gt):
        count = len(gt.ship(seat).cubes) // per
        if count:
            gt.then(agenda.LOSE_GOODS(seat, count))


def drag_net(gt: Trucker) -> None:
    """A day for every two exposed connectors, the rearmost first.  [BE-10.26]"""
    flying, per = gt.on.book.flying(gt), gt.on.book.card_in_play(gt).more["per"]
    for seat in gt.flight.from_last():
        if seat in flying:
            lose_days(gt, seat, gt.on.book.exposed_connectors(gt, seat) // per)


def weigh_station(gt: Trucker) -> None:
    """The ship of the most components loses days, of several the one farthest ahead.  [BE-10.27]"""
    weights = {seat: -float(len(gt.ship(seat).parts)) for seat in gt.on.book.flying(gt)}
    days, caught = (
        gt.on.book.card_in_play(gt).days,
        gt.on.book[Victims].lowest(gt, weights) if weights else [],
    )
    for seat in caught:
        gt.tell("gt-heaviest", seat, "BE-10.27", count=int(-weights[seat]))
    for seat in sorted(caught, key=gt.flight.days.__getitem__):
        lose_days(gt, seat, days - caught.index(seat))


def traffic_jam(gt: Trucker) -> None:
    """All gaps close up to the last ship, in hyperspace as well.  [BE-10.2]"""
    days = gt.flight.days
    for behind, seat in zip(gt.flight.from_last(), gt.flight.from_last()[1:], strict=False):
        back = days[seat] - days[behind] - 1
        if back:
            days[seat] = days[behind] + 1
            gt.tell("gt-moved", seat, "BE-10.2", days=-back, place=days[seat])


def wide_open_space(gt: Trucker) -> None:
    """Like open space, by twice the strength.  [BE-10.6]"""
    for seat in gt.on.book.flying(gt):
        gt.then(agenda.POWER(seat, ENGINES), RACE_ON(seat))


def race_on(gt: Trucker, seat: Seat) -> None:
    """With less than 1 the ship gives up.  [BE-10.6]"""
    times = gt.on.book.card_in_play(gt).more["times"]
    if seat in gt.flight.declared:
        gt.flight.declared[seat] *= times
        gt.flight.pace = {hull: pace * times for hull, pace in gt.flight.pace.items()}
        gt.on.book.speed_on(gt, seat)


def spending(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return some(batteries=-int(move.args[0]))


BRINGS = {"spend": spending}
PHRASES = [("spend", str(count)) for count in range(MOST_SPENT + 1)]
RULES = {
    SYSTEM_TEST: system_test,
    TEST: test,
    FAIL_TEST: fail_test,
    MAGNETIC_REEF: magnetic_reef,
    STRIKE_REEF: strike_reef,
    POWER_LEAK: power_leak,
    CARGO_THIEVES: cargo_thieves,
    DRAG_NET: drag_net,
    WEIGH_STATION: weigh_station,
    TRAFFIC_JAM: traffic_jam,
    WIDE_OPEN_SPACE: wide_open_space,
    RACE_ON: race_on,
}
