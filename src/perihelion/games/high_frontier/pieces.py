"""Cubes and disks: how many are left, and taking them back."""

from __future__ import annotations

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.state import NOBODY, Frontier

EVENTS = {"hf-took-back-disk": {"site": "space"}, "hf-took-back-cube": ("glory",)}
MOVES = {"take-back": {"what": "piece", "glory": "is-glory of what"}}


def disks_left(hf: Frontier, seat: Seat) -> int:
    """Disks that lie neither on a claim nor under an outpost.  [HF-3.1B]"""
    used = len(hf.players[seat].of("outpost"))
    for claim in hf.claims.values():
        used += claim.owner == seat
    return hf.on.numbers.disks - used


def cubes_left(hf: Frontier, seat: Seat) -> int:
    """Cubes that stand in no factory, colony, venture, freighter or Glory Arena.  [HF-3.1B]"""
    used = len(hf.players[seat].of("freighter"))
    for claim in hf.claims.values():
        if claim.owner == seat:
            used += claim.cubes
    used += [*hf.ventures.values(), *hf.glory.values()].count(seat)
    return hf.on.numbers.cubes - used


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Whoever is out of disks may take a claim back, out of cubes a glory cube.  [HF-3.1B]

    Ruling: only a bare claim can be taken back; the disk under a factory stays.  [HF-11.6]
    """
    moves = hf.on.moves["take-back"]
    if disks_left(hf, seat) == 0:
        for site, claim in hf.claims.items():
            if claim.owner == seat:
                yield moves[site], reasons.CUBE_STANDS if claim.cubes else None
    if seat in hf.glory.values() and cubes_left(hf, seat) == 0:
        for space, owner in sorted(hf.glory.items()):
            if owner == seat:
                yield moves[space], None


def take_back(hf: Frontier, seat: Seat, move: Move) -> None:
    """The site is as if never prospected; a glory space is closed by a black disk.  [HF-3.1B]"""
    (what,) = move.args
    if what in hf.claims:
        del hf.claims[what]
        hf.tell("hf-took-back-disk", seat, "HF-3.1B", site=what)
    else:
        hf.glory[what] = NOBODY
        hf.tell("hf-took-back-cube", seat, "HF-3.1B", glory=what)


GROUPS: dict[str, Group] = {"take-back": "free"}
ACTIONS = {"take-back": take_back}
