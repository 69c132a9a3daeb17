"""The heap: all components of both boxes, fewer with fewer players."""

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import TileId
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import (
    NAME,
    Technology,
    figures,
    technology,
)
from perihelion.games.galaxy_trucker.state import Trucker

OfTable = Callable[[Trucker], None]


def remove_tiles(gt: Trucker, among: list[TileId]) -> list[TileId]:
    """For each missing player so many tiles are taken out, unseen, for the whole game.

    [BE-2.2.1 BE-2.2.2 BE-2.2.3 BE-2.2.4 BE-16.1]

    Ruling: whoever flies alone leaves out as many as the rule says for four missing players.
    """
    numbers, left = figures(gt).setup, among[:]
    removed = []
    for _ in range(min(len(left), max(0, numbers.players - len(gt.players)) * numbers.removed)):
        tile = gt.stream.pick("removed", left)
        left.remove(tile)
        removed.append(tile)
    return sorted(removed)


def without_removed(lay_out: OfTable) -> OfTable:
    def without_removed(gt: Trucker) -> None:
        """The tiles taken out stay out in every flight; what lay open is known to be in.  [BE-2.2.3]"""
        kept, before = technology(gt), gt.heap
        if before or gt.face_up:
            kept.shown |= set(gt.on.heap) - set(before) - set(kept.removed)
        lay_out(gt)
        out = set(kept.removed)
        gt.heap = [tile for tile in gt.heap if tile not in out]
        gt.annexes[NAME] = Technology(kept.removed, kept.shown)

    return without_removed


def redraw(gt: Trucker, seat: Seat) -> None:
    """Any tile nobody has seen could be among those taken out.  [BE-2.2.2]"""
    kept = technology(gt)
    last = gt.round == len(gt.on.flights) - 1 and gt.phase != "building"
    if not kept.removed or last or gt.phase == "over":
        return  # no tile will ever be drawn again
    unseen = [tile for tile in gt.heap if tile not in kept.shown] + kept.removed
    count, kept.removed = len(kept.removed), []
    for _ in range(count):
        tile = gt.stream.pick("unseen", unseen)
        unseen.remove(tile)
        kept.removed.append(tile)
    kept.removed.sort()
    out = set(kept.removed)
    gt.heap = sorted({*unseen, *(tile for tile in gt.heap if tile in kept.shown)} - out)
