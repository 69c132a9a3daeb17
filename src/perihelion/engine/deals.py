"""Deals between seats: proposed beside the decisions, struck at the next checkpoint."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from perihelion.engine import shapes
from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused


@dataclass(slots=True)
class Deal:
    """An offer; never changed once made, so that clones may share it.

    number     1, 2, 3 ... in the game
    proposer   who offers
    parties    everybody who must agree, the proposer included
    terms      what is offered, in the game's own data
    agreed     who has agreed so far
    """

    number: int
    proposer: Seat
    parties: tuple[Seat, ...]
    terms: Mapping[str, Any]
    agreed: tuple[Seat, ...]

    def agreed_by(self, seat: Seat) -> "Deal":
        return Deal(self.number, self.proposer, self.parties, self.terms, (*self.agreed, seat))

    @property
    def is_agreed(self) -> bool:
        return set(self.agreed) >= set(self.parties)

    def as_json(self) -> shapes.Deal:
        return {
            "number": self.number,
            "proposer": self.proposer,
            "parties": list(self.parties),
            "terms": dict(self.terms),
            "agreed": list(self.agreed),
        }


class Deals:
    """The deals that are open in one game.

    open       neither struck nor declined
    proposed   how many were proposed so far
    counted    seat -> (turn, how many it proposed in that turn)
    """

    __slots__ = ("counted", "open", "proposed")

    def __init__(self) -> None:
        self.open: list[Deal] = []
        self.proposed = 0
        self.counted: dict[Seat, tuple[int, int]] = {}

    def clone(self) -> "Deals":
        twin = Deals()
        if self.proposed:
            twin.open, twin.proposed, twin.counted = self.open[:], self.proposed, dict(self.counted)
        return twin

    def known_to(self, seat: Seat) -> "Deals":
        """The deals this seat has a part in; how many there are elsewhere it does not know."""
        twin = self.clone()
        twin.open = [deal for deal in twin.open if seat in deal.parties]
        return twin

    def add(self, seat: Seat, parties: tuple[Seat, ...], terms: Mapping[str, Any], *, turn: int) -> Deal:
        self.proposed += 1
        self.counted[seat] = (turn, self.made_in(turn, seat) + 1)
        deal = Deal(self.proposed, seat, parties, terms, (seat,))
        self.open.append(deal)
        return deal

    def made_in(self, turn: int, seat: Seat) -> int:
        counted_turn, count = self.counted.get(seat, (turn, 0))
        return count if counted_turn == turn else 0

    def find(self, seat: Seat, number: int) -> Deal:
        """The open deal of this number, where the seat has a part in it; raises Refused."""
        for deal in self.open:
            if deal.number == number and seat in deal.parties:
                return deal
        raise Refused("no-such-deal", number=repr(number)[:20])
