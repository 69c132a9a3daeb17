"""The rules that expansions and the solo game change, with their signatures: everybody asks the Book."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from perihelion.engine import book
from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.ruleset import Item, Result
from perihelion.games.wild_space import drawing, playing, scoring, turn
from perihelion.games.wild_space.components import CardId, Mission
from perihelion.games.wild_space.state import WildSpace

Offered = Callable[[WildSpace, Seat], Offers]
Chosen = Callable[[WildSpace, Seat, Move], None]
PlayCard = Callable[[WildSpace, Seat, CardId], None]
Scores = Callable[[WildSpace, Seat], list[Item]]
CrewOf = Callable[[WildSpace, Seat], list[CardId]]
TimesMet = Callable[[WildSpace, Seat, list[CardId], Mission], int]
RivalCrews = Callable[[WildSpace, Seat], list[list[CardId]]]


class Discard(Protocol):
    def __call__(self, ws: WildSpace, *cards: CardId) -> None: ...


@dataclass(slots=True)
class Book(book.Book):
    """The named rules of Wild Space. Above each stands who changes it."""

    # Space Base: shuttles are launched first
    uses: Offered = turn.uses
    # Space Base
    use_shuttle: Chosen = turn.use_shuttle
    # Encounters: an alien may be recruited
    endings: Offered = turn.endings
    # Encounters
    end_with: Chosen = turn.end_with
    # solo: the Smuggler's turns
    next_turn: Callable[[WildSpace], None] = turn.next_turn
    # Encounters: aliens have a pile of their own
    discard: Discard = drawing.discard
    # Encounters: quartz
    play_card: PlayCard = playing.play_card
    # Encounters: quartz
    score: Scores = scoring.score
    # Encounters: wild species
    scored_crew: CrewOf = scoring.scored_crew
    # Encounters: wild jobs
    times_met: TimesMet = scoring.times_met
    # solo: the Smuggler's crew
    rival_crews: RivalCrews = scoring.rival_crews
    # solo: against the Smuggler
    final_result: Callable[[WildSpace], Result] = scoring.final_result
