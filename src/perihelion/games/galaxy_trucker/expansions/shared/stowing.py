"""New astronauts and batteries in flight: where they go, and how those aboard may be rearranged."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.state import Trucker

CREW, BATTERIES = "crew", "batteries"
PUT = {CREW: "berth", BATTERIES: "charge"}
TAKE = {CREW: "muster", BATTERIES: "discharge"}

STOWING_BEGUN = Reason("gt-stowing-begun", "BE-11.4")
EVENTS = {
    "gt-stowed": ("stowed", "square"),
    "gt-unstowed": ("stowed", "square"),
    "gt-no-room": ("stowed", "count"),
}
PROMPTS = {"gt-stow": ("stowed", "count")}
MOVES = dict.fromkeys((*PUT.values(), *TAKE.values()), PART_AT)
DOMAINS = {"stowed": (CREW, BATTERIES)}

STOW = Step("stow", "seat", "stowed", "number", "flag")


def rooms(gt: Trucker, seat: Seat, what: str) -> dict[Square, int]:
    """Where there is room for how many: in batteries, and in cabins in which no alien lives.  [BE-11.4]"""
    ship = gt.ship(seat)
    if what == BATTERIES:
        free = {s: part.kind.batteries - ship.batteries.get(s, 0) for s, part in ship.parts.items()}
    else:
        free = {
            s: part.kind.crew - ship.humans.get(s, 0)
            for s, part in ship.parts.items()
            if s not in ship.aliens
        }
    return {square: count for square, count in free.items() if count > 0}


def aboard(gt: Trucker, seat: Seat, what: str) -> Mapping[Square, int]:
    """How many lie or live where."""
    ship = gt.ship(seat)
    there = ship.batteries if what == BATTERIES else ship.humans
    return {square: there[square] for square in ship.parts if square in there}


def put(gt: Trucker, seat: Seat, what: str, square: Square) -> None:
    """One more there."""
    ship = gt.ship(seat)
    there = ship.batteries if what == BATTERIES else ship.humans
    there[square] = there.get(square, 0) + 1
    gt.tell("gt-stowed", seat, "BE-11.4", stowed=what, square=square)


@dataclass(slots=True)
class Stowage(book.Book):
    """Where new crew and batteries go, for other parts to change."""

    # BE-2.4.3 BE-2.5.4: not into luxury cabins, but into stasis; Panic and Dead Zone: cabins that stay empty
    rooms: Callable[[Trucker, Seat, str], dict[Square, int]] = rooms
    # LM-7.8: in a fleet nobody moves
    aboard: Callable[[Trucker, Seat, str], Mapping[Square, int]] = aboard
    # BE-2.5.1: sleepers
    put: Callable[[Trucker, Seat, str, Square], None] = put


def with_stowage(book: Book) -> Stowage:
    """These rules, which come into play with the first part that needs them."""
    found = book.find(Stowage)
    if found is None:
        found = Stowage()
        book.add(found)
    return found


def stow(gt: Trucker, seat: Seat, what: str, waiting: int, begun: int) -> Rules:
    """One by one: first out what shall be elsewhere, then in.  [BE-11.4]

    Ruling: once something was put aboard nothing more is taken out, as with goods; aliens stay where they
    live. What finds no room, or is not wanted, goes back to the bank.
    """
    free = gt.on.book[Stowage].rooms(gt, seat, what)
    if not waiting or waiting >= sum(free.values()):
        fill(gt, seat, what, waiting)
        return
    offers = partial(ways, gt, seat, what, waiting, begun)
    about = {"stowed": what, "count": waiting}
    move = yield Decision(Kind.CHOOSE, seat, "gt-stow", "BE-11.4", offers, about)
    if move.verb == "done":
        turn_away(gt, seat, what, waiting)
    elif move.verb == PUT[what]:
        gt.on.book[Stowage].put(gt, seat, what, move.args[0])
        gt.then(STOW(seat, what, waiting - 1, 1))
    else:
        take_out(gt, seat, what, move.args[0])
        gt.then(STOW(seat, what, waiting + 1, 0))


def ways(gt: Trucker, seat: Seat, what: str, waiting: int, begun: int) -> Offers:
    moves = gt.on.moves
    for square in gt.on.book[Stowage].rooms(gt, seat, what):
        yield moves[PUT[what]][square], None
    for square in gt.on.book[Stowage].aboard(gt, seat, what):
        yield moves[TAKE[what]][square], STOWING_BEGUN if begun else None
    yield gt.on.vocabulary["done"], None


def fill(gt: Trucker, seat: Seat, what: str, waiting: int) -> None:
    """There are no more places than there are to be filled: nothing is to be chosen."""
    while waiting and (free := gt.on.book[Stowage].rooms(gt, seat, what)):
        gt.on.book[Stowage].put(gt, seat, what, next(iter(free)))
        waiting -= 1
    turn_away(gt, seat, what, waiting)


def turn_away(gt: Trucker, seat: Seat, what: str, waiting: int) -> None:
    if waiting:
        gt.tell("gt-no-room", seat, "BE-11.4", stowed=what, count=waiting)


def take_out(gt: Trucker, seat: Seat, what: str, square: Square) -> None:
    ship = gt.ship(seat)
    (ship.take_battery if what == BATTERIES else ship.take_human)(square)
    gt.tell("gt-unstowed", seat, "BE-11.4", stowed=what, square=square)


def phrases(content: Content) -> list[tuple[str, ...]]:
    """The moves of stowing, for every square there is."""
    squares: Iterable[Square] = dict.fromkeys(
        square for board in content.boards.values() for square in board.all_squares
    )
    return [(verb, square) for verb in (*PUT.values(), *TAKE.values()) for square in squares]


RULES = {STOW: stow}
