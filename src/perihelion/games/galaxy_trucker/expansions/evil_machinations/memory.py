"""What Evil Machinations keep: hands, cards chosen, loans, and what a card in play must remember."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, cast

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import CardId, TileId
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.expansions.evil_machinations.expansion import EvilMachinations

NAME = "evil-machinations"


class MachinationNumbers(msgspec.Struct, forbid_unknown_fields=True):
    """Cards in a hand, cards above and below the middle by flight, and what a loan brings and costs."""

    hand: Annotated[int, msgspec.Meta(ge=1, le=4)]
    quarter: Annotated[list[int], msgspec.Meta(min_length=3, max_length=3)]
    loan: Annotated[int, msgspec.Meta(ge=1, le=100)]
    repayment: Annotated[int, msgspec.Meta(ge=1, le=100)]
    most_loans: Annotated[int, msgspec.Meta(ge=1, le=20)]


@dataclass(slots=True)
class Plots:
    """What is planned against everybody.

    hands     by seat: cards not yet chosen
    chosen    seat -> the card it planted in this flight
    loans     by seat: loans that are open
    asked     whether loans were offered before the first card
    bid       of the auction under way, 0 for none
    bidder    who made it
    bidders   who is still in, in flight order
    bids      seat -> its last bid
    dropped   who was the last to drop out
    parts     components of the junker still to be welded on
    delayed   who loses days in the end
    sides     named for a crossfire
    """

    hands: list[list[CardId]]
    loans: list[int]
    chosen: dict[Seat, CardId] = field(default_factory=dict)
    asked: bool = False
    bid: int = 0
    bidder: Seat = NOBODY
    bidders: list[Seat] = field(default_factory=list)
    bids: dict[Seat, int] = field(default_factory=dict)
    dropped: Seat = NOBODY
    parts: list[TileId] = field(default_factory=list)
    delayed: list[Seat] = field(default_factory=list)
    sides: list[str] = field(default_factory=list)

    def clone(self) -> Plots:
        return Plots(
            [hand[:] for hand in self.hands],
            self.loans[:],
            self.chosen.copy(),
            self.asked,
            self.bid,
            self.bidder,
            self.bidders[:] if self.bidders else [],
            self.bids.copy() if self.bids else {},
            self.dropped,
            self.parts[:] if self.parts else [],
            self.delayed[:] if self.delayed else [],
            self.sides[:] if self.sides else [],
        )

    def forget(self) -> None:
        """What the card in play made its rules remember."""
        self.bid, self.bidder, self.bidders, self.bids, self.dropped = 0, NOBODY, [], {}, NOBODY
        self.parts, self.delayed, self.sides = [], [], []


def plots(gt: Trucker) -> Plots:
    return cast(Plots, gt.annexes[NAME])


def numbers(gt: Trucker) -> MachinationNumbers:
    return cast("EvilMachinations", gt.on.expansion(NAME)).numbers
