"""The end of the game and its points."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.engine.decisions import Seat
from perihelion.engine.ruleset import Item, Result
from perihelion.engine.speech import Declared
from perihelion.games.high_frontier.meta import LONGEST
from perihelion.games.high_frontier.operations.claims import claims_of, count_factories, track_value
from perihelion.games.high_frontier.state import Frontier

ENDS: tuple[str, ...] = ("factories", "payment", "rounds")

ON_SITE = {"site": "space"}
PARTS: dict[str, Declared] = {
    "hf-claim": ON_SITE,
    "hf-cubes": ON_SITE,
    "hf-factory": ON_SITE,
    "hf-science": ON_SITE,
    "hf-venture": ("venture",),
    "hf-glory": ("glory",),
}


def why_over(hf: Frontier) -> str:
    """Enough factories stand at the end of a turn, or the rounds of the table are played.  [HF-7.3]"""
    if count_factories(hf) >= hf.on.last_factory:
        return "factories"
    rounds = hf.on.rounds or LONGEST
    return "rounds" if hf.turns >= rounds * hf.on.seats else ""


def score(hf: Frontier, seat: Seat) -> list[Item]:
    """Every part of a player's points.  [HF-7.1]"""
    return [*claims_items(hf, seat), *arena_items(hf, seat)]


def claims_items(hf: Frontier, seat: Seat) -> Iterator[Item]:
    """Disks and cubes on sites, factories by their tracks, claims on science sites.

    [HF-7.1.1 HF-7.1.2 HF-7.1.5]
    """
    numbers = hf.on.numbers
    for site, claim in claims_of(hf, seat):
        yield Item("hf-claim", numbers.claim, "HF-7.1.1", {"site": site})
        if claim.cubes:
            yield Item(
                "hf-cubes", claim.cubes * numbers.cube, "HF-7.1.1", {"site": site, "count": claim.cubes}
            )
            about = {"site": site, "letter": claim.letter}
            yield Item("hf-factory", track_value(hf, claim.letter), "HF-7.1.2", about)
        if hf.on.sites[site].science:
            yield Item("hf-science", numbers.science, "HF-7.1.5", {"site": site})


def arena_items(hf: Frontier, seat: Seat) -> Iterator[Item]:
    """Ventures and glory.  [HF-7.1.3 HF-7.1.4]"""
    for venture in hf.on.printed.ventures.values():
        if hf.ventures.get(venture.id) == seat:
            yield Item("hf-venture", venture.vp, "HF-7.1.3", {"venture": venture.id})
    for glory in hf.on.printed.glories.values():
        if hf.glory.get(glory.id) == seat:
            yield Item("hf-glory", glory.vp, "HF-7.1.4", {"glory": glory.id})


def final_result(hf: Frontier) -> Result:
    """Most points win; among equals most water.  [HF-7.1.7]

    Ruling: tanks in a rocket at LEO are water too, as they may be exchanged at any time.  [HF-11.9 HF-2.4B]
    """
    parts = [hf.on.book.score(hf, seat) for seat in range(hf.on.seats)]
    return Result.ranked(parts, tie_break=[-final_water(hf, seat) for seat in range(hf.on.seats)])


def final_water(hf: Frontier, seat: Seat) -> int:
    player = hf.players[seat]
    at_leo = (rocket for _, rocket in player.of("rocket") if rocket.place == hf.home(seat))
    return player.water + sum(hf.on.fuel.tanks(rocket.row, rocket.steps) for rocket in at_leo)
