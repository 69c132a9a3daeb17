"""Meteor Showers, which hit every line of a ship once, and Meteor Alerts, some of whose dice are printed."""

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import FRONT, LEFT, REAR, SIDES, Square
from perihelion.games.galaxy_trucker.expansions.missions.supercards.penalties import FOUR
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import (
    finds_nobody,
    remembered,
    type_in_play,
    up_to_now,
)
from perihelion.games.galaxy_trucker.ships.board_rows import Side
from perihelion.games.galaxy_trucker.ships.boards import DIE, Board, Path, place_of
from perihelion.games.galaxy_trucker.state import Trucker

SMALL, LARGE = "small-meteor", "large-meteor"
EVENTS = {"gt-near-side": ("side", "number")}

METEOR_SHOWER = Step("meteor_shower")
SWEEP = Step("sweep", "number")
PELT = Step("pelt", "side", "roll")
METEOR_ALERT = Step("meteor_alert")
ALERT = Step("alert", "side", "number")

PathOf = Callable[[Trucker, Seat, int, int], Sequence[Square]]
Aimed = Callable[[Trucker, Seat, int, int], list[Square]]


class SweepRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Meteors from a side, line after line towards another."""

    side: Side
    towards: Side


Arrow = Annotated[str, msgspec.Meta(pattern="^(front|right|rear|left)( [1-6])?$")]
TYPES = {"meteor_shower": ("sweeps", ""), "meteor_alert": ("alerts", "")}
FEATURES = {
    "sweeps": Annotated[list[SweepRow], msgspec.Meta(min_length=1, max_length=4)],
    "alerts": Annotated[list[list[Arrow]], FOUR],
}


# Meteor Shower.


def meteor_shower(gt: Trucker) -> None:
    """Small meteors from two sides, without dice, the same at every level.  [MI-8.1 MI-8.2]"""
    if not finds_nobody(gt, "MI-8.1"):
        gt.then(*(SWEEP(n) for n in range(1, len(gt.on.book.card_in_play(gt).more["sweeps"]) + 1)))


def sweep(gt: Trucker, number: int) -> None:
    """All columns or all rows, one after the other as the arrow turns.  [MI-8.1 MI-8.2 MI-8.6 MI-8.7]

    Where the near side must be rolled the leader does so once, for all of these meteors and all ships.
    """
    row = gt.on.book.card_in_play(gt).more["sweeps"][number - 1]
    near = roll_near_side(gt, row.side) if gt.board.in_turn else 0
    for name in lines_towards(gt.board, row.side, row.towards):
        gt.then(PELT(row.side, gt.board.reading((name, near)) if near else name))


def roll_near_side(gt: Trucker, side: str) -> int:
    die = gt.stream.pick("dice", DIE)
    gt.tell("gt-near-side", gt.on.book.flying(gt)[0], "MI-8.7", side=side, number=die)
    return die


def lines_towards(board: Board, side: str, towards: str) -> Sequence[int]:
    """The names of the columns or rows that face a side, in order."""
    names = board.columns if SIDES.index(side) in (FRONT, REAR) else board.rows
    return names if SIDES.index(towards) not in (FRONT, LEFT) else names[::-1]


def pelt(gt: Trucker, side: str, number: int) -> None:
    """One meteor down one line, at whatever is there now; a line without a component is passed over.

    [MI-8.1 MI-8.2 MI-8.3 MI-8.8]
    """
    book, at = gt.on.book, SIDES.index(side)
    struck = [seat for seat in book.flying(gt) if book.threatened(gt, seat, at, number) is not None]
    gt.then(*(agenda.SUFFER_HIT(seat, SMALL, side, number) for seat in struck))


def as_drawn(path: PathOf) -> PathOf:
    def as_drawn(gt: Trucker, seat: Seat, side: int, number: int) -> Sequence[Square]:
        """A shower takes lines as they are drawn: no numbers, no splice.  [MI-8.5]"""
        board = gt.ship(seat).board
        if board.paths and type_in_play(gt) == METEOR_SHOWER.name:
            return drawn_line(board, side, number)
        return path(gt, seat, side, number)

    return as_drawn


def drawn_line(board: Board, side: int, name: int) -> Path:
    """The squares of a column or row from this side, by its name."""
    upright = side in (FRONT, REAR)
    line = tuple(square for square in board.squares if place_of(square)[0 if upright else 1] == name)
    return line if side in (FRONT, LEFT) else line[::-1]


# Meteor Alert.


def meteor_alert(gt: Trucker) -> None:
    """Large meteors, line by line up to the level, in a line from left to right.  [MI-9.1 MI-9.7]"""
    if finds_nobody(gt, "MI-9.1"):
        return
    gt.flight.under_fire = gt.on.book.flying(gt)
    for line in up_to_now(gt, gt.on.book.card_in_play(gt).more["alerts"]):
        for arrow in line:
            side, _, die = arrow.partition(" ")
            gt.then(ALERT(side, int(die or 0)))


def alert(gt: Trucker, side: str, die: int) -> None:
    """The leader rolls for all; what is printed beside the arrow is not rolled.  [MI-9.2 MI-9.3 MI-9.7]"""
    remembered(gt).fixed = die
    gt.on.book.incoming(gt, LARGE, side)


def with_printed_die(throw: Callable[[Trucker], list[int]]) -> Callable[[Trucker], list[int]]:
    def with_printed_die(gt: Trucker) -> list[int]:
        """Of two dice one is rolled, after the printed one; of a single die none.  [MI-9.3 MI-9.4 MI-9.5]"""
        die = remembered(gt).fixed
        if not die:
            return throw(gt)
        rolled = (gt.board.dice or gt.on.numbers.dice) - 1
        return [die, *(gt.stream.pick("dice", DIE) for _ in range(rolled))]

    return with_printed_die


def beside_the_column(aimed_cannons: Aimed) -> Aimed:
    def beside_the_column(gt: Trucker, seat: Seat, side: int, number: int) -> list[Square]:
        """A cannon to the rear reaches the next columns as well, whatever sends the meteor.  [MI-9.6]"""
        found = [*aimed_cannons(gt, seat, side, number)]
        if side == REAR:
            for line in gt.ship(seat).board.beside(side, number):
                found += [square for square in aimed_cannons(gt, seat, side, line) if square not in found]
        return found

    return beside_the_column


def wrap(book: Book) -> None:
    book.path = as_drawn(book.path)
    book.throw = with_printed_die(book.throw)
    book.aimed_cannons = beside_the_column(book.aimed_cannons)


RULES = {
    METEOR_SHOWER: meteor_shower,
    SWEEP: sweep,
    PELT: pelt,
    METEOR_ALERT: meteor_alert,
    ALERT: alert,
}
