"""Reactor furnaces: goods become batteries."""

from collections.abc import Callable, Sequence
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker.components import Colour, Square
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology
from perihelion.games.galaxy_trucker.expansions.new_technologies.joining import FURNACE, Works
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.goods import by_worth, places_of, take_cube

BURN = Step("burn_goods", "seat")
CHARGE = Step("charge_battery", "seat", "square")
EVENTS = {"gt-burnt": ("good", "square"), "gt-recharged": ("square", "count")}
MOVES = {"burn": ("good", "square"), "recharge": ("square",)}

Gain = Callable[[Trucker, Seat, Sequence[Colour]], None]


def furnaces(gt: Trucker, seat: Seat) -> list[Square]:
    """Furnaces with a battery to charge that have not burnt anything in this gain.  [BE-2.13.1 BE-2.13.4]"""
    burnt, works = technology(gt).burnt, gt.on.book[Works]
    ship = works.working(gt, seat, gt.ship(seat))
    return [
        square
        for square, part in ship.parts.items()
        if part.kind.more.get(FURNACE) and square not in burnt and works.flat(gt, seat, ship, square)
    ]


def or_burn(gain_goods: Gain) -> Gain:
    def or_burn(gt: Trucker, seat: Seat, cubes: Sequence[Colour]) -> None:
        """Whenever goods are gained, one may be burnt: gained, aboard, or without a place.

        [BE-2.13.2 BE-2.13.3]

        Ruling: it is burnt before loading begins; whatever waits or lies aboard can be.
        """
        technology(gt).burnt = []
        if furnaces(gt, seat):
            gt.then(BURN(seat))
        gain_goods(gt, seat, cubes)

    return or_burn


def burn_goods(gt: Trucker, seat: Seat) -> Rules:
    """Each furnace burns one piece at most.  [BE-2.13.2 BE-2.13.3 BE-2.13.4]"""
    if not any(move.verb == "burn" for move, _ in burnings(gt, seat)):
        return
    about = {"waiting": gt.flight.waiting[:]}
    move = yield Decision(Kind.CHOOSE, seat, "gt-burn", "BE-2.13.2", partial(burnings, gt, seat), about)
    if move.verb == "burn":
        colour, furnace = move.args
        burn(gt, seat, colour, furnace)
        gt.then(CHARGE(seat, furnace), BURN(seat))


def burnings(gt: Trucker, seat: Seat) -> Offers:
    ship = gt.ship(seat)
    for furnace in furnaces(gt, seat):
        for colour in dict.fromkeys(by_worth([*gt.flight.waiting, *ship.cubes])):
            yield gt.on.vocabulary[f"burn {colour} {furnace}"], None
    yield gt.on.vocabulary["done"], None


def burn(gt: Trucker, seat: Seat, colour: Colour, furnace: Square) -> None:
    """A piece that waits is burnt before one that is aboard: the others can be stowed anew.  [BE-2.13.3]"""
    ship = gt.ship(seat)
    if colour in gt.flight.waiting:
        gt.flight.waiting.remove(colour)
    else:
        place = places_of(ship, colour)[0]
        take_cube(ship, colour, place)
        gt.tell("gt-good-lost", seat, "BE-2.13.3", good=colour, square=place)
    technology(gt).burnt.append(furnace)
    gt.tell("gt-burnt", seat, "BE-2.13.2", good=colour, square=furnace)


def chargeable(gt: Trucker, seat: Seat, furnace: Square) -> list[Square]:
    """The batteries a furnace could charge now.  [BE-2.13.2]"""
    works = gt.on.book[Works]
    return works.flat(gt, seat, works.working(gt, seat, gt.ship(seat)), furnace)


def charge_battery(gt: Trucker, seat: Seat, furnace: Square) -> Rules:
    """One joined battery is charged completely; the owner says which.  [BE-2.13.2 BE-2.13.4]"""
    there = chargeable(gt, seat, furnace)
    battery = there[0]
    if len(there) > 1:
        moves = gt.on.moves["recharge"]
        offers = lambda: ((moves[square], None) for square in there)  # noqa: E731
        battery = (yield Decision(Kind.CHOOSE, seat, "gt-recharge", "BE-2.13.2", offers)).args[0]
    ship = gt.ship(seat)
    full = ship.parts[battery].kind.batteries
    gt.tell("gt-recharged", seat, "BE-2.13.2", square=battery, count=full - ship.batteries.get(battery, 0))
    ship.batteries[battery] = full


RULES = {BURN: burn_goods, CHARGE: charge_battery}
