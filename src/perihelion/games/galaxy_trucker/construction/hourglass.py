"""The hourglass: how time passes while ships are built, and who may turn it over."""

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import reasons
from perihelion.games.galaxy_trucker.state import Trucker

EVENTS = {
    "gt-sand-out": ("circle",),
    "gt-flipped": ("circle",),
    "gt-hourglass-begins": (),
}


def why_not_flip(gt: Trucker, seat: Seat) -> Reason | None:
    """Only an hourglass that has run out is flipped, onto Start only by whoever has finished.

    [GT-7.1 GT-7.2 GT-7.3 GT-7.4 GT-7.9]
    """
    building = gt.building
    if building.waits:
        return reasons.HOURGLASS_WAITS
    if building.left > 0:
        return reasons.SAND_RUNS
    if building.circle == 0:
        return reasons.NO_MORE_FLIPS
    if building.circle == 1 and not gt.players[seat].number:
        return reasons.LAST_FLIP
    return None


def flip(gt: Trucker, seat: Seat) -> None:
    """The hourglass goes to the next lower circle and runs again.  [GT-7.1 GT-7.2]"""
    gt.building.circle -= 1
    gt.building.left = gt.on.one_run
    gt.tell("gt-flipped", seat, "GT-7.2", circle=gt.building.circle)


def let_pass(gt: Trucker, time: float) -> None:
    """Sand runs: seconds in live play, one tick in turns and days.  [GT-7.5]"""
    building = gt.building
    if building.waits or building.left <= 0:
        return
    building.left = max(0, building.left - time)
    if not building.left:
        gt.tell("gt-sand-out", None, "GT-7.2", circle=building.circle)


def start_waiting_hourglass(gt: Trucker) -> None:
    """In a first flight the one run begins when the first ship is finished.  [GT-7.9]"""
    if gt.building.waits:
        gt.building.waits = False
        gt.tell("gt-hourglass-begins", None, "GT-7.9")


def time_is_up(gt: Trucker) -> bool:
    """Whether the sand has run out on Start.  [GT-7.7]"""
    return gt.building.circle == 0 and gt.building.left <= 0
