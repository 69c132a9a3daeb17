"""The Rough Roads of the flight, and what they must remember."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import CardId, Colour, Square, TileId
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker

NAME = "rough-roads"
RoadId = str  # "space_junk"


@dataclass(slots=True)
class Roads:
    """The cards of the flight, and what they remember.

    drawn      the cards of this flight, in the order in which they were drawn
    gone       cards of earlier flights, and those set aside
    leader     who led when the card was turned up
    after      whether what follows the card is under way
    used       whether somebody has used the card as an opportunity
    junk       seat -> components that fell off and are still to be thrown
    face_down  cards to be flown through again, in their order
    again      those of the second pass still to come
    second     whether the second pass has begun
    baddies    what is added to the strength of the enemy
    faced      seats that have faced their rivals at this card
    held       seat -> goods it gets once the locals have shot
    vacated    seat -> cabins that leave the ship
    trimmed    who has shed components for the declaration under way
    union      whether the union was paid
    dead       name of the column in which nothing works, 0 for none
    turned     seats whose ships fly the other way round
    orders     seat -> components ordered and not yet taken
    ordered    seat -> all components that were ordered
    """

    drawn: list[RoadId] = field(default_factory=list)
    gone: list[RoadId] = field(default_factory=list)
    leader: Seat = NOBODY
    after: bool = False
    used: bool = False
    junk: dict[Seat, int] = field(default_factory=dict)
    face_down: list[CardId] = field(default_factory=list)
    again: list[CardId] = field(default_factory=list)
    second: bool = False
    baddies: int = 0
    faced: list[Seat] = field(default_factory=list)
    held: dict[Seat, list[Colour]] = field(default_factory=dict)
    vacated: dict[Seat, list[Square]] = field(default_factory=dict)
    trimmed: Seat = NOBODY
    union: bool = False
    dead: int = 0
    turned: list[Seat] = field(default_factory=list)
    orders: dict[Seat, list[TileId]] = field(default_factory=dict)
    ordered: dict[Seat, list[TileId]] = field(default_factory=dict)

    def clone(self) -> Roads:
        """Measured: most of it is empty most of the time, and copying that is half the cost."""
        return Roads(
            self.drawn[:],
            self.gone[:],
            self.leader,
            self.after,
            self.used,
            self.junk.copy() if self.junk else {},
            self.face_down[:] if self.face_down else [],
            self.again[:] if self.again else [],
            self.second,
            self.baddies,
            self.faced[:] if self.faced else [],
            {seat: goods[:] for seat, goods in self.held.items()} if self.held else {},
            {seat: squares[:] for seat, squares in self.vacated.items()} if self.vacated else {},
            self.trimmed,
            self.union,
            self.dead,
            self.turned[:] if self.turned else [],
            {seat: tiles[:] for seat, tiles in self.orders.items()} if self.orders else {},
            {seat: tiles[:] for seat, tiles in self.ordered.items()} if self.ordered else {},
        )


def roads(gt: Trucker) -> Roads:
    return cast(Roads, gt.annexes[NAME])


def obeys(gt: Trucker, seat: Seat, road: RoadId) -> bool:
    """Whether a card is in play for this seat: a handicap spares it the last of them.  [BE-6.4]"""
    drawn = roads(gt).drawn
    return road in drawn and drawn.index(road) < len(drawn) - gt.on.options["handicaps"][seat]


def in_play(gt: Trucker, road: RoadId) -> bool:
    """Whether anybody must obey a card that concerns the whole table.  [BE-6.4]

    Ruling: what changes the deck, an enemy or a roll for all holds for all as soon as one must obey it.
    """
    return road in roads(gt).drawn and any(obeys(gt, seat, road) for seat in range(len(gt.players)))
