"""Thrusters: a ship, or one part of it, moves aside when something comes at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Rules, Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import FRONT, LEFT, REAR, SIDES, Square
from perihelion.games.galaxy_trucker.expansions.missions.supercards.meteors import METEOR_SHOWER
from perihelion.games.galaxy_trucker.expansions.missions.supercards.table import type_in_play
from perihelion.games.galaxy_trucker.expansions.robopolice.defences import thrusters
from perihelion.games.galaxy_trucker.expansions.robopolice.raids import WAYS, veers
from perihelion.games.galaxy_trucker.ships.boards import Board
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker

NAME = "robopolice"
EVENTS = {"gt-veered": ("way",)}
PROMPTS = {"gt-veer": ("hit", "side", "roll", "square")}

ON_COURSE = Step("on_course")

Suffer = Callable[[Trucker, Seat, str, str, int], Rules]
PathOf = Callable[[Trucker, Seat, int, int], Sequence[Square]]


@dataclass(slots=True)
class Course:
    """The annex: who has moved aside for the hit that comes.

    seat    whose ship, or nobody's
    hull    which part of it, by number
    shift   by how many lines
    """

    seat: Seat = NOBODY
    hull: int = 0
    shift: int = 0

    def clone(self) -> Course:
        return Course(self.seat, self.hull, self.shift)


def course(gt: Trucker) -> Course:
    kept = gt.annexes.get(NAME)
    if kept is None:
        kept = gt.annexes[NAME] = Course()
    assert isinstance(kept, Course)
    return kept


def moved_aside(path: PathOf) -> PathOf:
    def moved_aside(gt: Trucker, seat: Seat, side: int, number: int) -> Sequence[Square]:
        """What has moved is met a line farther; what else lies there is where it was.  [MI-9.4 LM-7.15]"""
        kept = course(gt)
        if kept.seat != seat:
            return path(gt, seat, side, number)
        board = gt.ship(seat).board
        hull = [*board.by_hull][kept.hull - 1]
        stays = [s for s in path(gt, seat, side, number) if board.hull_of.get(s) != hull]
        beside = neighbouring(board, side, number, kept.shift)
        comes = path(gt, seat, side, beside) if beside is not None else ()
        moves = [square for square in comes if board.hull_of.get(square) == hull]
        return sorted([*stays, *moves], key=partial(depth, board, side)) if stays else moves

    return moved_aside


def neighbouring(board: Board, side: int, number: int, shift: int) -> int | None:
    """The roll that means the line so many farther on, or nothing beyond the edge."""
    rolls = board.columns_by_roll if side in (FRONT, REAR) else board.rows_by_roll
    first, rest = (number // 10, number % 10) if board.in_turn else (number, 0)
    names = list(dict.fromkeys(rolls.values()))
    if first not in rolls:
        return None
    at = names.index(rolls[first]) + shift
    at = at % len(names) if board.wraps else at
    if not 0 <= at < len(names):
        return None
    roll = next(roll for roll, name in rolls.items() if name == names[at])
    return board.reading((roll, rest)) if board.in_turn else roll


def depth(board: Board, side: int, square: Square) -> int:
    """How far a square is from the side a hit comes from."""
    column, _, row = square.partition(".")
    if side in (FRONT, REAR):
        at = board.rows.index(int(row))
        return at if side == FRONT else -at
    at = board.columns.index(int(column))
    return at if side == LEFT else -at


def or_veer(suffer_hit: Suffer) -> Suffer:
    def or_veer(gt: Trucker, seat: Seat, hit: str, side: str, number: int) -> Rules:
        """Before a hit does harm a thruster may move its ship by a line, for a battery, once; in no shower.

        [MI-8.4 MI-9.4]
        """
        if not can_veer(gt, seat, hit, SIDES.index(side), number):
            return suffer_hit(gt, seat, hit, side, number)
        return veer(gt, seat, hit, side, number)

    return or_veer


def can_veer(gt: Trucker, seat: Seat, hit: str, at: int, number: int) -> bool:
    """Whether something would be hit that does not stop it for nothing, and a thruster could help."""
    book = gt.on.book
    if course(gt).seat == seat or type_in_play(gt) == METEOR_SHOWER.name or not helpers(gt, seat, at, number):
        return False
    square = book.threatened(gt, seat, at, number)
    assert square is not None
    return not book.bounces_off(gt, seat, hit, square, at) and not book.is_warded_off(
        gt, seat, hit, at, number
    )


def helpers(gt: Trucker, seat: Seat, at: int, number: int) -> list[Square]:
    """The thrusters of the part that would be hit: only their own part moves."""
    able = thrusters(gt, seat, by_hand=False)
    square = gt.on.book.threatened(gt, seat, at, number) if able else None
    hull_of = gt.ship(seat).board.hull_of
    return [other for other in able if square is not None and hull_of[other] == hull_of[square]]


def veer(gt: Trucker, seat: Seat, hit: str, side: str, number: int) -> Rules:
    """The hit comes all the same, at another line of the part that has moved.  [MI-9.4]"""
    at = SIDES.index(side)
    about = {"hit": hit, "side": side, "roll": number, "square": gt.on.book.threatened(gt, seat, at, number)}
    move = yield Decision(Kind.CHOOSE, seat, "gt-veer", "MI-9.4", partial(veers, gt), about)
    thruster, board = helpers(gt, seat, at, number)[0], gt.ship(seat).board
    hull = [*board.by_hull].index(board.hull_of[thruster]) + 1
    shift = WAYS[move.args[0]] if move.verb == "veer" else 0
    gt.annexes[NAME] = Course(seat, hull, shift)
    if shift:
        gt.tell("gt-veered", seat, "MI-9.4", way=move.args[0])
        gt.on.book.pay_use(gt, seat, thruster, 1, 0)
    gt.then(agenda.SUFFER_HIT(seat, hit, side, number), ON_COURSE())


def on_course(gt: Trucker) -> None:
    """What had moved aside is back in its line."""
    gt.annexes[NAME] = Course()


RULES = {ON_COURSE: on_course}
