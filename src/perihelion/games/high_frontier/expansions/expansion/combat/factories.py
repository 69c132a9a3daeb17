"""Factories that lose cubes in combat: destroyed or captured."""

from __future__ import annotations

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.expansions.expansion.combat.weapons import battlefield
from perihelion.games.high_frontier.operations.industry import turn_white_over_limit
from perihelion.games.high_frontier.pieces import cubes_left, disks_left
from perihelion.games.high_frontier.state import Frontier

EVENTS = {
    "hf-cubes-lost": {"site": "space", "cubes": "cubes"},
    "hf-destroyed": {"site": "space"},
    "hf-captured": {"site": "space", "victim": "seat"},
}


def lose_cubes(hf: Frontier, count: int) -> None:
    """Without a cube the factory is destroyed, and its track goes up.  [HF-8.4D]"""
    site = battlefield(hf)
    claim = hf.claims[site]
    claim.cubes -= count
    hf.tell("hf-cubes-lost", claim.owner, "HF-8.4D", site=site, cubes=claim.cubes)
    if claim.cubes:
        return
    letter, claim.letter, claim.beams = claim.letter, "", False
    hf.tracks[letter] = max(0, hf.tracks[letter] - 1)
    hf.tell("hf-destroyed", claim.owner, "HF-8.4D", site=site)
    hf.tell("hf-exploited", claim.owner, "HF-8.4D", letter=letter, step=hf.tracks[letter])
    turn_white_over_limit(hf, claim.owner, letter)


def take_cube(hf: Frontier, seat: Seat) -> None:
    """The last cube that a buggy takes makes the factory its own.  [HF-8.4D]

    Ruling: whoever has no disk or cube left destroys it.  [HF-11.25]
    """
    site = battlefield(hf)
    claim = hf.claims[site]
    if claim.cubes > 1 or not (disks_left(hf, seat) and cubes_left(hf, seat)):
        lose_cubes(hf, 1)
        return
    victim, claim.owner = claim.owner, seat
    hf.tell("hf-captured", seat, "HF-8.4D", site=site, victim=victim)
    turn_white_over_limit(hf, victim, claim.letter)
