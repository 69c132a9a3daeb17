"""Components welded on in flight: added, or put in the place of another."""

from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker.components import TURNS, Part, Square, Tile, TileId
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

EVENTS = {
    "gt-laid-out": {"tiles": "new-tile[]"},
    "gt-welded": ("tile", "square", "turn"),
    "gt-replaced": ("tile", "square"),
}
PROMPTS = {"gt-weld": {"tile": "new-tile"}}

WELD = Step("weld", "seat", "tile", "flag")
LODGE_NEW = Step("lodge_new", "seat", "square")


def draw_unused(gt: Trucker, count: int) -> list[TileId]:
    """So many components that nobody has built in, drawn blind; they then lie open.  [BE-11.5]"""
    drawn: list[TileId] = []
    for _ in range(count):
        unused = [
            tile for tile in sorted([*gt.heap, *gt.face_up]) if tile in gt.on.heap and tile not in drawn
        ]
        if unused:
            drawn.append(gt.stream.pick("depot", unused))
    for tile in drawn:
        if tile in gt.heap:
            gt.heap.remove(tile)
            gt.face_up.append(tile)
    return drawn


def weld(gt: Trucker, seat: Seat, tile: TileId, replacing: int) -> Rules:
    """The component goes where the owner likes, by the rules of building.  [BE-11.5]"""
    offers = partial(welds, gt, seat, tile, replacing=bool(replacing))
    ways = tuple(move for move, _ in offers())
    move = ways[0]
    if len(ways) > 1:
        move = yield Decision(Kind.PLACE, seat, "gt-weld", "BE-11.5", offers, {"tile": tile})
    square, turn = move.args[0], int(move.args[1])
    ship = gt.ship(seat)
    crew = ship.crew_count
    if square in ship.parts:
        replaced = ship.detach(square).id
        gt.face_up.append(replaced)
        gt.tell("gt-replaced", seat, "BE-11.5", tile=replaced, square=square)
    gt.face_up.remove(tile)
    ship.attach(square, gt.on.tiles[tile].turned[turn])
    gt.tell("gt-welded", seat, "BE-11.5", tile=tile, square=square, turn=turn)
    lost = crew - ship.crew_count
    equip(gt, seat, square)
    before = ship.crew_count + lost  # who comes new is no reason not to wake others
    gt.on.book.keep_whole(gt, seat)
    gt.on.book.crew_lost(gt, seat, before)


def welds(gt: Trucker, seat: Seat, tile: TileId, *, replacing: bool) -> Offers:
    """Free squares beside the ship, and where one may be replaced those of other components.  [BE-11.5]

    Ruling: a starting cabin is a component like any other and may be replaced.
    """
    ship, printed = gt.ship(seat), gt.on.tiles[tile]
    for square in [*gt.on.book.open_squares(gt, seat, ship), *(ship.parts if replacing else ())]:
        for turn in turns_that_fit(gt, seat, ship, square, printed):
            yield gt.on.attach[square][turn], None


def turns_that_fit(gt: Trucker, seat: Seat, ship: Ship, square: Square, tile: Tile) -> list[int]:
    """The turns in which the ship is without a flaw once the component lies there."""
    if square not in ship.parts:
        fits = gt.on.book.fits(gt, seat, ship, square, tile)
        return [
            turn
            for turn in TURNS
            if fits[turn] is None and stays_sound(gt, seat, ship, square, tile.turned[turn])
        ]
    return [turn for turn in TURNS if stays_sound(gt, seat, ship, square, tile.turned[turn])]


def stays_sound(gt: Trucker, seat: Seat, ship: Ship, square: Square, part: Part) -> bool:
    """Whether there is no building error with this part there.  [GT-8.2]"""
    tried = Ship(ship.board, dict(ship.parts))
    tried.parts.pop(square, None)
    tried.attach(square, part)
    return not gt.on.book.flaws(gt, seat, tried)


def can_weld(gt: Trucker, seat: Seat, tile: TileId, *, replacing: bool) -> bool:
    return any(True for _ in welds(gt, seat, tile, replacing=replacing))


def equip(gt: Trucker, seat: Seat, square: Square) -> None:
    """Batteries and crew come with the new component alone; a cabin may get an alien instead.  [BE-11.5]"""
    ship = gt.ship(seat)
    new = Ship(ship.board, {square: ship.parts[square]})
    gt.on.book.load_up(gt, seat, new)
    ship.humans |= new.humans
    ship.batteries |= new.batteries
    for what, count in (("crew", new.human_count), ("batteries", new.battery_count)):
        for _ in range(count):
            gt.tell("gt-stowed", seat, "BE-11.5", stowed=what, square=square)
    if new.humans:
        gt.then(LODGE_NEW(seat, square))


def lodge_new(gt: Trucker, seat: Seat, square: Square) -> Rules:
    """One alien instead of the humans of a new cabin, of a colour that is not aboard.  [BE-11.5]"""
    if not any(why_not is None for _, why_not in aliens_for(gt, seat, square)):
        return
    offers = partial(aliens_or_done, gt, seat, square)
    move = yield Decision(Kind.CHOOSE, seat, "gt-aliens", "BE-11.5", offers)
    if move.verb == "lodge":
        for _ in range(gt.ship(seat).humans.get(square, 0)):
            gt.tell("gt-unstowed", seat, "BE-11.5", stowed="crew", square=square)
        gt.on.book.lodge(gt, seat, move.args[0], move.args[1])


def aliens_for(gt: Trucker, seat: Seat, square: Square) -> Offers:
    """The aliens that may move into this cabin."""
    return [(move, why) for move, why in gt.on.book.lodgings(gt, seat) if move.args[1:2] == (square,)]


def aliens_or_done(gt: Trucker, seat: Seat, square: Square) -> Offers:
    yield from aliens_for(gt, seat, square)
    yield gt.on.vocabulary["done"], None


RULES = {WELD: weld, LODGE_NEW: lodge_new}
