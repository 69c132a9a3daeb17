"""What a card means for the missions of a crew's emissaries."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from perihelion.bots.wild_space.edition import Edition
from perihelion.games.wild_space.components import JOBS, Card, CardId, Mission


class Missions:
    """The missions of a crew, and what is in their way.

    crew         the cards that count; it may change while chains are tried out
    emissaries   those of its cards that have a mission
    rivals       the other crews
    ahead        what a mission not yet met is worth of a whole one
    """

    __slots__ = ("_active", "_ahead", "_cards", "_crew", "_rivals")

    def __init__(
        self,
        edition: Edition,
        crew: AbstractSet[CardId],
        emissaries: Sequence[CardId],
        rivals: Sequence[AbstractSet[CardId]],
        *,
        ahead: float,
    ) -> None:
        self._cards = edition.cards
        self._crew = crew
        self._rivals = rivals
        self._ahead = ahead
        self._active = [(edition.missions[card], edition.watched[card]) for card in emissaries]

    def gain(self, card: Card) -> float:
        """What a card adds: to the missions there are, and with its own."""
        worth = 0.0
        for mission, watched in self._active:
            if card.id in watched:
                worth += self._step(mission, card)
        if card.mission is not None:
            worth += self._whole(card.mission, card.id)
        return worth

    def _step(self, mission: Mission, card: Card) -> float:
        """What one more matching card brings."""
        match mission.kind:
            case "per_card":
                return mission.credits
            case "set_of_job":
                have = len(mission.of[0].cards & self._crew)
                completes = (have + 1) % mission.size == 0
                return mission.credits * (1.0 if completes else self._ahead / mission.size * 2)
            case "pair":
                return mission.credits * 0.5
            case "set_of_all_jobs":
                return self._missing_job(mission, card)
        return mission.credits * self._swing(self._lead(mission))

    def _missing_job(self, mission: Mission, card: Card) -> float:
        """A job that the present series lacks completes it, or brings it nearer."""
        counts = self._jobs()
        complete = min(counts.values())
        if counts.get(card.job or "", complete) > complete:
            return 0.0
        last = sum(count > complete for count in counts.values()) == len(JOBS) - 1
        return mission.credits * (1.0 if last else self._ahead / len(JOBS) * 2)

    def _jobs(self) -> dict[str, int]:
        """Cards of the crew by printed job."""
        counts = dict.fromkeys(JOBS, 0)
        for card in self._crew:
            job = self._cards[card].job
            if job in counts:
                counts[job] += 1
        return counts

    def _swing(self, lead: int) -> float:
        """How much surer one more card makes a majority: in the end only the card that wins it counts."""
        if not self._ahead:
            return float(lead == 0)
        return 0.3 if abs(lead) <= 1 else 0.1

    def _lead(self, mission: Mission) -> int:
        cards = mission.of[0].cards
        return len(cards & self._crew) - max((len(cards & rival) for rival in self._rivals), default=0)

    def _whole(self, mission: Mission, itself: CardId) -> float:
        """What a mission is worth to the crew when its emissary joins."""
        match mission.kind:
            case "per_card":
                met = len(mission.of[0].cards & self._crew) + (itself in mission.of[0].cards)
                return mission.credits * (met + 2 * self._ahead)
            case "set_of_job":
                have = len(mission.of[0].cards & self._crew) / mission.size
                return mission.credits * (int(have) + self._ahead * (have - int(have) + 0.5))
            case "pair":
                first, second = (len(selector.cards & self._crew) for selector in mission.of)
                return mission.credits * (min(first, second) + 2 * self._ahead)
            case "set_of_all_jobs":
                counts = self._jobs().values()
                started = sum(count > min(counts) for count in counts) / len(JOBS)
                return mission.credits * (min(counts) + self._ahead * started)
        lead = self._lead(mission) + (itself in mission.of[0].cards)
        return mission.credits * (min(1.0, max(0.0, 0.5 + 0.2 * lead)) if self._ahead else float(lead > 0))
