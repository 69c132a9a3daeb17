"""Goods: loading and rearranging them, and losing the most precious."""

from collections.abc import Sequence

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda, reasons
from perihelion.games.galaxy_trucker.components import GOODS, SPECIAL_GOODS, Colour, Square
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.declaring import forced_battery

EVENTS = {
    "gt-loaded": ("good", "square"),
    "gt-unloaded": ("good", "square"),
    "gt-thrown-away": ("goods",),
    "gt-good-lost": ("good", "square"),
}
PROMPTS = {"gt-load": {"waiting": "goods"}}
MOVES = dict.fromkeys(("load", "unload", "drop"), ("good", "square"))


def by_worth(cubes: Sequence[Colour]) -> list[Colour]:
    """The most precious first.  [GT-12.5]"""
    return sorted(cubes, key=GOODS.index)


def why_not_into(gt: Trucker, seat: Seat, square: Square, colour: Colour) -> Reason | None:
    """A cube needs a free container, a red one a special container.  [GT-12.2]"""
    ship = gt.ship(seat)
    kind, aboard = ship.parts[square].kind, ship.goods.get(square, ())
    if len(aboard) >= kind.containers + kind.special:
        return reasons.HOLD_FULL
    if colour in SPECIAL_GOODS and sum(cube in SPECIAL_GOODS for cube in aboard) >= kind.special:
        return reasons.NOT_SPECIAL
    return None


def holds(ship: Ship) -> list[Square]:
    return [square for square, part in ship.parts.items() if part.kind.containers or part.kind.special]


# Loading.


def gain_goods(gt: Trucker, seat: Seat, cubes: Sequence[Colour]) -> None:
    """Goods wait beside the ship until its owner has loaded what is wanted.  [GT-1.8 GT-12.3]

    Ruling: no supply runs out; humans, batteries and goods are there whenever a rule gives them.
    """
    gt.flight.waiting = by_worth(cubes)
    gt.then(agenda.LOAD_GOODS(seat, 0))


def load_goods(gt: Trucker, seat: Seat, begun: int) -> Rules:
    """Cube by cube: first off the ship what shall lie elsewhere, then aboard what shall come along.

    Whatever waits at the end is thrown away.  [GT-12.2 GT-12.3 GT-12.4]
    """
    if not any(why_not is None for _, why_not in cubes_to_move(gt, seat, begun)):
        throw_away(gt, seat)
        return
    move = yield Decision(
        Kind.CHOOSE,
        seat,
        "gt-load",
        "GT-12.3",
        lambda: loads(gt, seat, begun),
        {"waiting": gt.flight.waiting[:], "stowed": not begun and bool(gt.ship(seat).goods)},
    )
    if move.verb == "done":
        throw_away(gt, seat)
    else:
        colour, square = move.args
        (load if move.verb == "load" else unload)(gt, seat, colour, square)
        gt.then(agenda.LOAD_GOODS(seat, int(move.verb == "load")))


def loads(gt: Trucker, seat: Seat, begun: int) -> Offers:
    yield from cubes_to_move(gt, seat, begun)
    yield gt.on.vocabulary["done"], None


def cubes_to_move(gt: Trucker, seat: Seat, begun: int) -> Offers:
    """Cubes that could be loaded or taken off, and where.  [GT-12.2 GT-12.3]

    Ruling: once loading has begun nothing more is taken off. Every arrangement can be reached, and loading
    has an end.
    """
    ship, said = gt.ship(seat), gt.on.vocabulary
    for square in holds(ship):
        for colour in dict.fromkeys(gt.flight.waiting):
            yield said[f"load {colour} {square}"], gt.on.book.why_not_into(gt, seat, square, colour)
        for colour in dict.fromkeys(ship.goods.get(square, ())):
            yield said[f"unload {colour} {square}"], reasons.LOADING_BEGUN if begun else None


def load(gt: Trucker, seat: Seat, colour: Colour, square: Square) -> None:
    ship = gt.ship(seat)
    gt.flight.waiting.remove(colour)
    ship.goods[square] = tuple(by_worth((*ship.goods.get(square, ()), colour)))
    gt.tell("gt-loaded", seat, "GT-12.3", good=colour, square=square)


def unload(gt: Trucker, seat: Seat, colour: Colour, square: Square) -> None:
    take_cube(gt.ship(seat), colour, square)
    gt.flight.waiting = by_worth([*gt.flight.waiting, colour])
    gt.tell("gt-unloaded", seat, "GT-12.3", good=colour, square=square)


def throw_away(gt: Trucker, seat: Seat) -> None:
    """Goods that found no place, or were not wanted.  [GT-12.3]"""
    if gt.flight.waiting:
        gt.tell("gt-thrown-away", seat, "GT-12.3", goods=gt.flight.waiting[:])
        gt.flight.waiting = []


def take_cube(ship: Ship, colour: Colour, square: Square) -> None:
    aboard = list(ship.goods.pop(square))
    aboard.remove(colour)
    if aboard:
        ship.goods[square] = tuple(aboard)


# Losing.


def lose_goods(gt: Trucker, seat: Seat, left: int) -> Rules | None:
    """The most precious goods go first, then batteries; with neither aboard nothing more.

    [GT-12.5 GT-12.6]
    """
    if gt.ship(seat).goods:
        return lose_cube(gt, seat, left)
    return lose_battery(gt, seat, left)


def lose_cube(gt: Trucker, seat: Seat, left: int) -> Rules:
    """Of several cubes of the most precious colour the owner chooses one.  [GT-12.5]"""
    colour = by_worth(gt.ship(seat).cubes)[0]
    square = forced_hold(gt, seat, colour, left)
    if square is None:
        about = {"left": left, "good": colour}
        move = yield Decision(Kind.CHOOSE, seat, "gt-drop", "GT-12.5", lambda: drops(gt, seat, colour), about)
        square = move.args[1]
    take_cube(gt.ship(seat), colour, square)
    gt.tell("gt-good-lost", seat, "GT-12.5", good=colour, square=square)
    if left > 1:
        gt.then(agenda.LOSE_GOODS(seat, left - 1))


def forced_hold(gt: Trucker, seat: Seat, colour: Colour, left: int) -> Square | None:
    """Where the next cube comes from if there is no choice; else nothing."""
    ship = gt.ship(seat)
    places = places_of(ship, colour)
    return places[0] if len(places) == 1 or ship.cubes.count(colour) <= left else None


def places_of(ship: Ship, colour: Colour) -> list[Square]:
    return [square for square in ship.parts if colour in ship.goods.get(square, ())]


def drops(gt: Trucker, seat: Seat, colour: Colour) -> Offers:
    for square in places_of(gt.ship(seat), colour):
        yield gt.on.vocabulary[f"drop {colour} {square}"], None


def lose_battery(gt: Trucker, seat: Seat, left: int) -> Rules:
    """For each good that is missing a battery is lost, whichever the owner likes.  [GT-12.6]"""
    if not gt.ship(seat).batteries:
        return
    square = forced_battery(gt.ship(seat), left)
    if square is None:
        about = {"left": left}
        move = yield Decision(
            Kind.CHOOSE,
            seat,
            "gt-lose-battery",
            "GT-12.6",
            lambda: gt.on.book.drains(gt, seat, gt.ship(seat)),
            about,
        )
        square = move.args[0]
    gt.on.book.drain(gt, seat, square, "GT-12.6")
    if left > 1:
        gt.then(agenda.LOSE_GOODS(seat, left - 1))


RULES = {agenda.LOAD_GOODS: load_goods, agenda.LOSE_GOODS: lose_goods}
