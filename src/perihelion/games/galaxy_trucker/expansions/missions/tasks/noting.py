"""What is noted at the launch, to be compared at the end."""

from __future__ import annotations

from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import HullId
from perihelion.games.galaxy_trucker.expansions.missions.annex import task
from perihelion.games.galaxy_trucker.expansions.missions.tasks.measures import honoured, is_full
from perihelion.games.galaxy_trucker.state import Trucker

OfTable = Callable[[Trucker], None]
GiveUpHull = Callable[[Trucker, Seat, HullId, str, str], None]


def noted(launch: OfTable) -> OfTable:
    def noted(gt: Trucker) -> None:
        """Crew, aliens, and whether every square has a component.  [MI-17.2.5 MI-17.4 MI-17.7.1]

        Ruling: the moment is the launch, when crews have boarded: what the check took is no loss of the
        flight, and a square it emptied is not full.
        """
        kept = task(gt)
        for seat in range(len(gt.players)):
            kept.crew[seat] = gt.ship(seat).crew_count
            kept.aliens[seat] = honoured(gt, seat)
            if is_full(gt, seat):
                kept.full.append(seat)
        launch(gt)

    return noted


def without_those_aboard(give_up_hull: GiveUpHull) -> GiveUpHull:
    def without_those_aboard(gt: Trucker, seat: Seat, hull: HullId, why: str, rule: str) -> None:
        """Who is aboard a part that gives up is neither brought home nor lost.

        [MI-14.3 MI-17.4.2 MI-17.7.2]
        """
        kept, there = task(gt), gt.ship(seat).alone(hull)
        if seat in kept.crew:
            kept.crew[seat] -= there.crew_count
            kept.aliens[seat] -= honoured(gt, seat, there.parts)
        give_up_hull(gt, seat, hull, why, rule)

    return without_those_aboard
