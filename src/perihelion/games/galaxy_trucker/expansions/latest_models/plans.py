"""Building: the starting cabin goes anywhere; the parts of a fleet, and which of them dice join."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import reasons
from perihelion.games.galaxy_trucker.components import HullId, Square, Tile
from perihelion.games.galaxy_trucker.expansions.latest_models.annex import (
    CLASSES,
    NAME,
    Models,
    PlanNumbers,
    figures,
    is_fleet,
    models,
)
from perihelion.games.galaxy_trucker.ships.boards import DIE, STEPS, Board, square_at
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Player, Trucker

CABIN_FIRST = Reason("gt-cabin-first", "LM-1.4")
EVENTS = {"gt-plan": {"die": "number", "squares": "squares"}}

OfTable = Callable[[Trucker], None]
OfSeat = Callable[[Trucker, Seat], None]
Offered = Callable[[Trucker, Seat], Offers]
OpenSquares = Callable[[Trucker, Seat, Ship], list[Square]]
Fits = Callable[[Trucker, Seat, Ship, Square, Tile], tuple[Reason | None, ...]]


# The starting cabin.


def anew(prepare: OfTable) -> OfTable:
    def anew(gt: Trucker) -> None:
        """In every flight dice, premiums and goods are those of that flight.  [LM-5.3 LM-6.5]"""
        gt.annexes[NAME] = Models()
        prepare(gt)

    return anew


def with_cabin_in_hand(lay_out: OfTable) -> OfTable:
    def with_cabin_in_hand(gt: Trucker) -> None:
        """No board has a place for the starting cabin: everybody begins with it in hand.

        [LM-1.4 LM-1.4.1]

        Ruling: in a fleet, too, it is the very first component, of whichever part its owner likes.
        """
        lay_out(gt)
        for player in gt.players if gt.board.id in CLASSES else ():
            player.hand, player.kept = player.cabin, True

    return with_cabin_in_hand


def holds_cabin(gt: Trucker, player: Player) -> bool:
    return player.hand == player.cabin and gt.board.id in CLASSES


def cabin_first(build_offers: Offered) -> Offered:
    def cabin_first(gt: Trucker, seat: Seat) -> Offers:
        """It is the first to be laid, on any square.  [LM-1.4 LM-1.4.1]"""
        waits = holds_cabin(gt, gt.players[seat])
        for move, why_not in build_offers(gt, seat):
            stays = waits and move.verb in ("aside", "return")
            yield move, CABIN_FIRST if stays else why_not

    return cabin_first


# Where components go.


def is_begun(gt: Trucker, ship: Ship) -> bool:
    """Whether there is more than the starting cabin: in a fleet, a component in every part."""
    if not is_fleet(gt):
        return len(ship.parts) > 1
    return not not_begun(gt, ship)


def not_begun(gt: Trucker, ship: Ship) -> list[HullId]:
    """The printed parts in which nothing lies yet."""
    parts = gt.board.by_hull.items()
    return [part for part, squares in parts if not any(square in ship.parts for square in squares)]


def in_every_part(open_squares: OpenSquares) -> OpenSquares:
    def in_every_part(gt: Trucker, seat: Seat, ship: Ship) -> list[Square]:
        """The first component of a part goes on any of its own squares, the others beside another.

        [LM-5.1 LM-5.6.2]

        Ruling: an opened square belongs to what it joins, and begins no part.
        """
        if not is_fleet(gt) or gt.phase != "building":
            return open_squares(gt, seat, ship)
        parts, around = ship.parts, ship.board.neighbours
        found = {other for square in parts for other in around[square]}
        found.update(square for part in not_begun(gt, ship) for square in gt.board.by_hull[part])
        return [square for square in ship.board.squares if square in found and square not in parts]

    return in_every_part


def free_to_begin(fits: Fits) -> Fits:
    def free_to_begin(
        gt: Trucker, seat: Seat, ship: Ship, square: Square, tile: Tile
    ) -> tuple[Reason | None, ...]:
        """What begins a part is joined to nothing; what lies on an opened square is.  [LM-5.1 LM-5.6.2]"""
        found = fits(gt, seat, ship, square, tile)
        if not is_fleet(gt):
            return found
        part = gt.board.hull_of.get(square)
        if part is not None and not any(other in ship.parts for other in gt.board.by_hull[part]):
            return tuple(None if why is reasons.NOT_JOINED else why for why in found)
        beside = any(other in ship.parts for other in ship.board.neighbours[square])
        return found if beside else tuple(why or reasons.NOT_JOINED for why in found)

    return free_to_begin


def once_begun(looks: Offered) -> Offered:
    def once_begun(gt: Trucker, seat: Seat) -> Offers:
        """Cards may be looked at once every part has a component.  [LM-5.2]

        Ruling: the printed sentence is broken off; so it is in class IIA.
        """
        begun = gt.board.id not in CLASSES or is_begun(gt, gt.ship(seat))
        for move, why_not in looks(gt, seat):
            yield move, why_not if begun else reasons.NOTHING_ATTACHED

    return once_begun


# The dice.


PlanKey = tuple[tuple[tuple[Square, ...], ...], tuple[Square, ...]]


@lru_cache(256)
def opened(printed: Board, plans: PlanKey, dice: tuple[int, ...]) -> Board:
    """The board once these dice have fallen: squares more, and parts that these join are one ship.

    [LM-4.2 LM-4.3 LM-5.4 LM-5.5 LM-5.6 LM-5.6.1 LM-7.1]

    Ruling: the faces of the dice are lost; those of the content give every result that is known.
    """
    faces, again = plans
    named = {s for n, die in enumerate(dice) for s in (again if die in dice[:n] else faces[die - 1])}
    if not named:
        return printed
    hulls = merged(printed, [square for square in printed.spare if square in named])
    there = {square for squares in hulls.values() for square in squares}
    drawn = (square_at(column, row) for row in printed.rows for column in printed.columns)
    return replace(
        printed,
        squares=tuple(square for square in drawn if square in there),
        spare=tuple(square for square in printed.spare if square not in there),
        hulls=hulls if len(hulls) > 1 else {},  # one ship is like any other, and has no name
    )


def merged(printed: Board, named: list[Square]) -> dict[HullId, frozenset[Square]]:
    """Ships, called as the first part of each: whatever lies beside the same opened square is one."""
    ships = {hull: set(squares) for hull, squares in printed.by_hull.items()}
    for square in named:
        around = {printed.drawn_beside(square, *step) for step in STEPS}
        first, *others = [hull for hull, squares in ships.items() if squares & around] or [""]
        if first:
            ships[first] |= {square}.union(*(ships.pop(hull) for hull in others))
    return {hull: frozenset(squares) for hull, squares in ships.items()}


def key_of(numbers: PlanNumbers) -> PlanKey:
    return tuple(map(tuple, numbers.faces)), tuple(numbers.again)


def board_now(gt: Trucker) -> Board:
    """The board of this flight as the dice that have fallen made it."""
    if not is_fleet(gt):
        return gt.board
    return opened(gt.board, gt.on.expansion(NAME).plans, tuple(models(gt).plans))


def on_opened_board(new_ship: Callable[[Trucker, Seat], Ship]) -> Callable[[Trucker, Seat], Ship]:
    def on_opened_board(gt: Trucker, seat: Seat) -> Ship:
        """A ship that is rebuilt has the squares that are open.  [LM-5.6.1]"""
        ship = new_ship(gt, seat)
        if is_fleet(gt):
            ship.board = board_now(gt)
        return ship

    return on_opened_board


def roll_plan(gt: Trucker) -> None:
    """A die falls, and squares open on the boards of all.  [LM-5.3 LM-5.4 LM-5.6.1]"""
    before = board_now(gt)
    die = gt.stream.pick("dice", DIE)
    models(gt).plans.append(die)
    board = board_now(gt)
    for seat, player in enumerate(gt.players):
        player.ship.board = gt.on.book.new_ship(gt, seat).board
    new = [square for square in board.squares if square not in before.neighbours]
    gt.tell("gt-plan", None, "LM-5.3", die=die, squares=new)


def with_a_die(flip: OfSeat) -> OfSeat:
    def with_a_die(gt: Trucker, seat: Seat) -> None:
        """As the hourglass comes onto the board a die is rolled, and at the next flip another.

        [LM-5.3 LM-10.4]

        Ruling: the run off the board comes first, before those of a flight of level III.
        """
        flip(gt, seat)
        if is_fleet(gt) and len(models(gt).plans) < figures(gt).plans.dice:
            roll_plan(gt)

    return with_a_die


def with_all_dice(end_building: OfTable) -> OfTable:
    def with_all_dice(gt: Trucker) -> None:
        """Dice that have not fallen fall now; a starting cabin never laid is not lost.

        [LM-1.4 LM-5.3.1 LM-12.1]

        Ruling: whoever was too slow to lay it flies without it, and pays nothing for it.
        """
        for player in gt.players:
            if holds_cabin(gt, player):
                player.hand, player.kept = None, False
        while is_fleet(gt) and len(models(gt).plans) < figures(gt).plans.dice:
            roll_plan(gt)
        end_building(gt)

    return with_all_dice
