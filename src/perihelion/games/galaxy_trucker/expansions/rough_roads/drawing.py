"""Drawing the Rough Roads: so many before each flight, and what must be settled before ships are built."""

from dataclasses import dataclass, replace
from functools import lru_cache

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.games.galaxy_trucker.book import OfTable
from perihelion.games.galaxy_trucker.components import FRONT, REAR, opposite
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import (
    NAME,
    RoadId,
    Roads,
    in_play,
    obeys,
    roads,
)
from perihelion.games.galaxy_trucker.expansions.rough_roads.printed import printed
from perihelion.games.galaxy_trucker.ships.boards import Board, place_of
from perihelion.games.galaxy_trucker.state import Trucker

EVENTS = {
    "gt-roads": {"roads": "road-line[list-more]"},
    "gt-surprise": {"road": "road-line"},
    "gt-dead-zone": ("column",),
    "gt-ordered": {"tiles": "new-tile[]"},
}
FATE, SURPRISE = "remorseless_fate", "nasty_surprise"

DRAW_ROADS = Step("draw_roads")


def drawn_before(before_building: OfTable) -> OfTable:
    """After machinations were chosen, and before anybody builds.  [BE-5.4 BE-6.3]"""

    def before(gt: Trucker) -> None:
        before_building(gt)
        gt.then(DRAW_ROADS())

    return before


def draw_roads(gt: Trucker) -> None:
    """So many cards lie open and hold for this flight; those of the last one are out.  [BE-6.2 BE-6.3]"""
    last = roads(gt)
    gt.annexes[NAME] = Roads(gone=[*last.gone, *last.drawn])
    for _ in range(gt.on.options["roads"]):
        roads(gt).drawn.append(another(gt))
    if roads(gt).drawn:
        gt.tell("gt-roads", None, "BE-6.3", roads=roads(gt).drawn[:])
    gt.on.book[Drawing].settle_roads(gt)


def another(gt: Trucker) -> RoadId:
    """The next card; where all are out they are shuffled anew.  [BE-6.3 BE-6.4]

    With handicaps Remorseless Fate stays in the box.
    """
    kept = roads(gt)
    spared = [FATE] if any(gt.on.options["handicaps"]) else []
    there = [road for road in printed(gt).roads if road not in (*kept.drawn, *spared)]
    left = [road for road in there if road not in kept.gone]
    if not left:
        kept.gone, left = [], there
    return gt.stream.pick("road", left)


def settle_building(gt: Trucker) -> None:
    """What matters while ships are built: engines both ways, a dead column, piles of one's own."""
    for seat, player in enumerate(gt.players):
        player.ship = gt.on.book.new_ship(gt, seat)
    if in_play(gt, "dead_zone"):
        roll_dead_zone(gt)
    for seat in range(len(gt.players)):
        if obeys(gt, seat, "made_to_order"):
            order(gt, seat)


@dataclass(slots=True)
class Drawing(book.Book):
    """What follows as soon as the cards are drawn, for Missions to change."""

    # MI-16.14: the mission is set up first
    settle_roads: OfTable = settle_building


def roll_dead_zone(gt: Trucker) -> None:
    """A column in which there are squares; it is rolled again until it is one.  [BE-9.17 LM-3.3 MI-17.2.3]"""
    board, column = gt.ship(0).board, 0
    there = {place_of(square)[0] for square in board.squares}
    while board.columns_by_roll.get(column) not in there:
        column = board.line_named(gt.on.book.throw(gt))
    roads(gt).dead = board.columns_by_roll[column]
    gt.tell("gt-dead-zone", None, "BE-9.17", column=column)


def order(gt: Trucker, seat: int) -> None:
    """Components drawn at random that only their owner may take.  [BE-9.16]"""
    tiles = []
    for _ in range(printed(gt).order[gt.level.number - 1]):
        if gt.heap:
            tiles.append(gt.stream.pick("tile", gt.heap))
            gt.heap.remove(tiles[-1])
    roads(gt).orders[seat], roads(gt).ordered[seat] = sorted(tiles), sorted(tiles)
    gt.tell("gt-ordered", seat, "BE-9.16", tiles=sorted(tiles))


def surprising(end_building: OfTable) -> OfTable:
    """Once all have built, a Nasty Surprise becomes another card, one that needed no building.  [BE-9.18]"""

    def end(gt: Trucker) -> None:
        end_building(gt)
        kept = roads(gt)
        if SURPRISE in kept.drawn:
            place = kept.drawn.index(SURPRISE)
            kept.drawn[place] = surprise(gt)
            gt.tell("gt-surprise", None, "BE-9.18", road=kept.drawn[place])

    return end


def surprise(gt: Trucker) -> RoadId:
    kept = roads(gt)
    road = another(gt)
    while printed(gt).roads[road].building or road == SURPRISE:
        kept.gone.append(road)
        road = another(gt)
    kept.gone.append(SURPRISE)
    return road


@lru_cache(64)
def both_ways(board: Board) -> Board:
    """The board on which engines may blow to the rear or to the front.  [BE-9.14]"""
    return replace(board, exhausts=tuple(sorted({*board.exhausts, FRONT, REAR})))


@lru_cache(64)
def turned_over(board: Board) -> Board:
    """The board by half a turn: squares keep their names and what they are joined to, dice are read anew.

    [BE-9.14 LM-2.7.1]
    """
    return replace(
        board,
        squares=board.squares[::-1],
        columns=board.columns[::-1],
        rows=board.rows[::-1],
        column_dice=board.column_dice or tuple((number,) for number in board.columns),
        row_dice=board.row_dice or tuple((number,) for number in board.rows),
        seams={(square, opposite(side)): other for (square, side), other in board.seams.items()},
        paths={(opposite(side), roll): line for (side, roll), line in board.paths.items()},
    )


RULES = {DRAW_ROADS: draw_roads}
