"""Remorseless Fate: whatever hits the lowest hits all but the highest."""

from collections.abc import Callable

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import OfTable
from perihelion.games.galaxy_trucker.cards.hazards import infected
from perihelion.games.galaxy_trucker.components import Loss
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import in_play, obeys
from perihelion.games.galaxy_trucker.expansions.shared.losing import give_up_tiles
from perihelion.games.galaxy_trucker.ships.ship import exposed
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.damage import shake_off
from perihelion.games.galaxy_trucker.voyage.hits import coming

FATE = "remorseless_fate"
EVENTS = {"gt-spared": ("strength",)}

FIRE_AT_ALL = Step("fire_at_all", "line")


def all_but_the_highest(gt: Trucker, values: dict[Seat, float]) -> list[Seat]:
    """Everybody but the highest, the leader first; of several that are highest only the rearmost is spared.

    [BE-9.9]
    """
    highest = max(values.values())
    spared = min((seat for seat in values if values[seat] == highest), key=gt.flight.days.__getitem__)
    gt.tell("gt-spared", spared, "BE-9.9", strength=highest)
    return [seat for seat in gt.flight.in_order() if seat in values and seat != spared]


SufferLine = Callable[[Trucker, int], None]
SufferLoss = Callable[[Trucker, Seat, Loss], None]


def lines_for_all(suffer_line: SufferLine) -> SufferLine:
    """Each line of a combat zone; shots are rolled once for all whom they hit.  [BE-9.9 BE-14.17 BE-8.2.1]

    Ruling: with five players, too, all whom it hits take the full penalty.
    """

    def suffer(gt: Trucker, line: int) -> None:
        declared = {seat: value for seat, value in gt.flight.declared.items() if seat in gt.flight.days}
        if len(declared) < 2 or not in_play(gt, FATE):
            suffer_line(gt, line)
            return
        hit = all_but_the_highest(gt, declared)
        gt.flight.under_fire = []
        in_turn = hit[::-1] if gt.on.book.card_in_play(gt).lines[line - 1].loss.days else hit
        gt.then(*(agenda.TAKE_LOSS(seat, line, 0) for seat in in_turn), FIRE_AT_ALL(line))

    return suffer


def under_fire_together(suffer_loss: SufferLoss) -> SufferLoss:
    """Whom a line shoots at waits for the others, so that one roll counts for all.  [BE-9.9 BE-8.2.1]"""

    def suffer(gt: Trucker, seat: Seat, loss: Loss) -> None:
        if loss.shots and in_play(gt, FATE):
            gt.flight.under_fire.append(seat)
        else:
            suffer_loss(gt, seat, loss)

    return suffer


def fire_at_all(gt: Trucker, line: int) -> None:
    """The shots of a line at all who were not talked out of it.  [BE-9.9 BE-2.17.5]"""
    if gt.flight.under_fire:
        gt.then(*map(coming, gt.on.book.card_in_play(gt).lines[line - 1].loss.shots))


def sabotage_for_all(sabotage: OfTable) -> OfTable:
    """Three rolls for all but the largest crew; a ship once hit ignores the rest.  [BE-9.9 BE-8.2.2]"""

    def sabotaged(gt: Trucker) -> None:
        flying = gt.on.book.flying(gt)
        if len(flying) < 2 or not in_play(gt, FATE):
            sabotage(gt)
            return
        left = all_but_the_highest(gt, {seat: gt.on.book.crew_size(gt, seat) for seat in flying})
        for seat in left:
            gt.tell("gt-sabotaged", seat, "BE-9.9")
        for _ in range(gt.on.numbers.attempts):
            place = gt.on.book.coordinates(gt)
            for seat in left[:]:
                square = gt.on.book.meant(gt, seat, *place)
                gt.tell("gt-searched", seat, "BE-9.9", square=square)
                if square in gt.ship(seat).parts:
                    left.remove(seat)
                    gt.on.book.destroy(gt, seat, square)

    return sabotaged


def cabins_given_up(epidemic: OfTable) -> OfTable:
    """Every infected cabin is given up.  [BE-9.9]"""

    def spread(gt: Trucker) -> None:
        if not in_play(gt, FATE):
            epidemic(gt)
            return
        for seat in gt.on.book.flying(gt):
            give_up_tiles(gt, seat, infected(gt.ship(seat)), "BE-9.9")

    return spread


def exposed_fall_off(stardust: OfTable) -> OfTable:
    """Every component with an exposed connector falls off, instead of days that are lost.  [BE-9.9]"""

    def dust(gt: Trucker) -> None:
        if not in_play(gt, FATE):
            stardust(gt)
            return
        for seat in gt.on.book.flying(gt):
            if obeys(gt, seat, FATE):
                ship = gt.ship(seat)
                bare = {square for square, _ in exposed(ship)}
                shake_off(gt, seat, [square for square in ship.parts if square in bare])

    return dust


RULES = {FIRE_AT_ALL: fire_at_all}
