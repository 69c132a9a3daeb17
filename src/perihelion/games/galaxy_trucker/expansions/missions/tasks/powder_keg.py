"""Riding a Powder Keg: an explosion that takes the last human takes the trucker."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.expansions.missions.annex import mission
from perihelion.games.galaxy_trucker.expansions.missions.cargo import EXPLOSIVE
from perihelion.games.galaxy_trucker.expansions.missions.jobs import Jobs
from perihelion.games.galaxy_trucker.expansions.missions.living import die
from perihelion.games.galaxy_trucker.expansions.missions.payloads import type_of
from perihelion.games.galaxy_trucker.expansions.shared.explosions import collection
from perihelion.games.galaxy_trucker.state import Trucker

DestroyAll = Callable[[Trucker, Seat, Mapping[Square, str]], None]

LOOK_FOR_LIFE = Step("look_for_life", "seat")


def deadly(destroy_all: DestroyAll) -> DestroyAll:
    def deadly(gt: Trucker, seat: Seat, causes: Mapping[Square, str]) -> None:
        """Of an explosion of payloads one looks, once all has fallen off, whether a human is left.

        [MI-17.15.1]
        """
        ship = gt.ship(seat)
        fatal = mission(gt).deadly and gt.phase == "flight" and gt.on.book[Jobs].humans(gt, seat) > 0
        blown = fatal and any(
            type_of(ship.parts[square].kind) == EXPLOSIVE for square in collection(gt, seat, causes)
        )
        destroy_all(gt, seat, causes)
        if blown:
            gt.then(LOOK_FOR_LIFE(seat))

    return deadly


def look_for_life(gt: Trucker, seat: Seat) -> None:
    """Without a human left the trucker is dead, whoever sleeps or is an alien.  [MI-17.15.1 MI-3.8.2]"""
    if not gt.on.book[Jobs].humans(gt, seat):
        die(gt, seat)


RULES = {LOOK_FOR_LIFE: look_for_life}
