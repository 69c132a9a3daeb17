"""Felonies: who may commit them, who prevents them, and squatting."""

from __future__ import annotations

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.components import SiteId, SpaceId
from perihelion.games.high_frontier.crews import crews_of
from perihelion.games.high_frontier.operations.claims import collect_tax
from perihelion.games.high_frontier.phrases import PLACE
from perihelion.games.high_frontier.pieces import disks_left
from perihelion.games.high_frontier.state import Claim, Frontier

EVENTS = {"hf-squatted": {"site": "space", "victim": "seat"}}
MOVES = {"squat": PLACE}


def may_commit_felony(hf: Frontier, seat: Seat) -> bool:
    """Squatting, leaving crew behind, stealing water: the privilege of one faction.  [HF-2.3B.4]"""
    return hf.has(seat, "felony")


def is_defended(hf: Frontier, victim: Seat, place: SpaceId) -> bool:
    """A crew of the victim is there, as a card or as colonists.  [HF-2.3B.4]"""
    claim = hf.claims.get(place)
    if claim is not None and claim.owner == victim and claim.cubes > 1:
        return True
    return any(crews_of(hf, stack) for _, stack in hf.players[victim].at(place))


def why_not_squat(hf: Frontier, seat: Seat, site: SiteId) -> Reason | None:
    """Another's bare claim, without a defender, where an own rocket with crew stands.  [HF-6.4B]"""
    claim = hf.claims[site]
    landed = [rocket for _, rocket in hf.players[seat].of("rocket") if rocket.place == site]
    if not hf.on.book.may_commit_felony(hf, seat):
        return reasons.FELONY
    if claim.cubes:
        return reasons.CUBE_STANDS
    if not any(crews_of(hf, rocket) for rocket in landed):
        return reasons.NO_CREW
    if is_defended(hf, claim.owner, site):
        return reasons.DEFENDED
    return reasons.NO_DISK if disks_left(hf, seat) == 0 else None


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Squatting where a rocket stands, at once on landing or later.  [HF-6.4B]"""
    offered = set()
    for _, rocket in hf.players[seat].of("rocket"):
        place = rocket.place
        claim = hf.claims.get(place)
        if claim is not None and claim.owner != seat and place not in offered:
            offered.add(place)
            yield hf.on.moves["squat"][place], why_not_squat(hf, seat, place)


def squat(hf: Frontier, seat: Seat, move: Move) -> None:
    """The disk is replaced by an own one; the tax is due as for any claim.  [HF-6.4B HF-2.3B.5]"""
    (site,) = move.args
    victim = hf.claims[site].owner
    hf.claims[site] = Claim(seat)
    hf.turn.begun = True
    hf.tell("hf-squatted", seat, "HF-6.4B", site=site, victim=victim)
    collect_tax(hf)


GROUPS: dict[str, Group] = {"squat": "free"}
ACTIONS = {"squat": squat}
