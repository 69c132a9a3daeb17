"""The state of a game of Wild Space."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from perihelion.engine.decisions import Seat
from perihelion.engine.state import State
from perihelion.games.wild_space.components import CardId, EffectId, PlanetId, SectorId

if TYPE_CHECKING:
    from perihelion.games.wild_space.rules import WildSpaceRules


@dataclass(slots=True)
class Player:
    """What lies before one player.

    captain    the captain, who is also the first card of the crew
    token      spaces the veteran token has moved along the captain's track
    crew       cards in front, the captain included
    hand       cards in hand
    shown      cards of the hand that everybody has seen
    landed     sectors where a shuttle has landed and not yet explored
    explored   sectors where a shuttle has explored: it is finished
    """

    captain: CardId
    token: int
    crew: list[CardId]
    hand: list[CardId]
    shown: set[CardId]
    landed: list[SectorId]
    explored: list[SectorId]

    def clone(self) -> "Player":
        return Player(
            self.captain,
            self.token,
            self.crew[:],
            self.hand[:],
            self.shown.copy(),
            self.landed[:],
            self.explored[:],
        )


@dataclass(slots=True)
class WildSpace(State):
    """The table.

    turn        turns already taken by all players together
    planets     face-up planets in the order in which they lie
    face_down   numbers of the planets still face down
    deck        cards of the draw pile, sorted: their order is chance, drawn when it matters
    display     the three open cards, None where none could be laid
    discard     the discard pile; everybody has seen its cards
    used        effects of cards used in this turn
    """

    turn: int
    planets: list[PlanetId]
    face_down: list[int]
    deck: list[CardId]
    display: list[CardId | None]
    discard: list[CardId]
    used: list[EffectId]
    players: list[Player]

    def clone(self) -> "WildSpace":
        return WildSpace(
            **self.cloned(),
            turn=self.turn,
            planets=self.planets[:],
            face_down=self.face_down[:],
            deck=self.deck[:],
            display=self.display[:],
            discard=self.discard[:],
            used=self.used[:],
            players=[player.clone() for player in self.players],
        )

    if TYPE_CHECKING:

        @property
        def on(self) -> "WildSpaceRules":
            """The rules in play, with their content and their book."""

    else:
        on = State.rules  # the slot itself: rules ask for it dozens of times a decision

    def shuttles_left(self, seat: Seat) -> int:
        player = self.players[seat]
        return self.on.shuttles - len(player.landed) - len(player.explored)

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        first: int = self.rules.options["first"]
        return (first + self.turn) % len(self.players)
