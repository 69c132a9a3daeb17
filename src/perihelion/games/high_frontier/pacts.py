"""What players owe one another from deals: beamed power, leave to draw water, promises."""

from __future__ import annotations

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.state import Frontier, Pact


def find_pact(
    hf: Frontier, kind: str, taker: Seat, giver: Seat | None = None, place: SpaceId = ""
) -> Pact | None:
    """A pact of this kind in somebody's favour that is still to be kept."""
    for pact in hf.pacts:
        if pact.kind == kind and pact.taker == taker and giver in (None, pact.giver) and pact.about == place:
            return pact
    return None


def can_beam(hf: Frontier, seat: Seat) -> bool:
    """Whether a player can send beamed power: by privilege, or by a factory built for it.  [HF-2.3B.3 HF-6.1A.4]"""
    return hf.has(seat, "powersat") or any(
        claim.beams and claim.cubes and claim.owner == seat for claim in hf.claims.values()
    )


def is_beamed(hf: Frontier, seat: Seat) -> bool:
    """Whether a player's rocket can get beamed power: the own, or by a deal.  [HF-6.1A.4]"""
    return can_beam(hf, seat) or find_pact(hf, "beam", seat) is not None


def use_beam(hf: Frontier, seat: Seat) -> None:
    """A push somebody else owes is used up; the own never is.  [HF-6.1A.4 HF-5.9A]"""
    if not can_beam(hf, seat):
        pact = find_pact(hf, "beam", seat)
        assert pact is not None
        hf.pacts.remove(pact)
