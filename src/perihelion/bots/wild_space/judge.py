"""What each legal move of a decision in Wild Space seems worth."""

from collections.abc import Callable
from typing import Any

from perihelion.bots.wild_space.outlook import CARDS, Outlook
from perihelion.bots.wild_space.tastes import TASTES, Tastes
from perihelion.engine.decisions import Decision
from perihelion.games.wild_space.components import CardId, Effect, SectorId
from perihelion.games.wild_space.content import base_content

CONTENT = base_content()
ACTIONS = {
    action.slug: action
    for actions in (CONTENT.explore, *(sector.actions for sector in CONTENT.sectors.values()))
    for action in actions
}


def judge(view: dict[str, Any], decision: Decision, likes: Tastes = TASTES) -> list[float]:
    """What each legal move seems worth to the seat that sees this."""
    if decision.prompt == "ws-end":
        return [float(move.verb == "end") for move in decision.moves]
    return Judgement(view["table"], decision, likes).of_moves()


class Judgement:
    """One decision under judgement: for each verb, what a move with it seems worth, in credits."""

    def __init__(self, table: dict[str, Any], decision: Decision, likes: Tastes) -> None:
        self.display: dict[str, CardId | None] = table["display"]
        self.about = decision.about
        self.moves = decision.moves
        self.likes = likes
        self.outlook = Outlook(table, decision.seat, likes)

    def of_moves(self) -> list[float]:
        return [VERBS[move.verb](self, *move.args) for move in self.moves]

    def nothing(self) -> float:
        return 0.0

    def land(self, sector_id: SectorId) -> float:
        """The best action of the sector, less what meeting its condition costs and a shuttle is worth."""
        sector = CONTENT.sectors[sector_id]
        costs = [self.outlook.cost(condition) for condition in sector.conditions]
        cost = min((cost for cost in costs if cost is not None), default=0.0)
        return self._best(sector.actions) - cost - self.likes.land * self.outlook.future

    def explore(self, sector_id: SectorId) -> float:
        """Exploring does the same everywhere and waits for a better moment without loss."""
        return self._best(CONTENT.explore) - self.likes.explore * self.outlook.future

    def _best(self, actions: tuple[Effect, ...]) -> float:
        return max([self.outlook.effect(action) for action in actions])

    def action(self, slug: str) -> float:
        return self.outlook.effect(ACTIONS[slug])

    def meet(self, number: str) -> float:
        sector = CONTENT.sectors[self.about["sector"]]
        return -(self.outlook.cost(sector.conditions[int(number) - 1]) or 0.0)

    def draw(self, source: str) -> float:
        """An open card for what it would bring; the deck for what a card brings on average."""
        card = self.display.get(source)
        return self.outlook.blind() if card is None else self.outlook.wanted(card)

    def take(self, source: str) -> float:
        card = self.display.get(source)
        return self.outlook.blind() if card is None else self.outlook.play(card)

    def play(self, card: CardId) -> float:
        return self.outlook.play_from_hand(card)

    def discard(self, card: CardId) -> float:
        return self._bought() - self.outlook.hold(card)

    def remove(self, card: CardId) -> float:
        return self._bought() - self.outlook.loss(card)

    def _bought(self) -> float:
        """What is paid for: the effect of a card; all else is no longer a question."""
        card = CARDS.get(self.about.get("source", ""))
        return self.outlook.effect(card.effect) if card and card.effect else 0.0

    def renew(self) -> float:
        """New open cards for the worst card in hand; only when a card is about to be taken from them."""
        if self.moves[0].verb not in ("draw", "take"):
            return -100.0
        return self.outlook.blind() + self.likes.renew - min(map(self.outlook.hold, self.outlook.hand))


VERBS: dict[str, Callable[..., float]] = {
    "pass": Judgement.nothing,
    "skip": Judgement.nothing,
    "end": Judgement.nothing,
    "renew": Judgement.renew,
    "land": Judgement.land,
    "explore": Judgement.explore,
    "action": Judgement.action,
    "draw": Judgement.draw,
    "take": Judgement.take,
    "play": Judgement.play,
    "discard": Judgement.discard,
    "remove": Judgement.remove,
    "meet": Judgement.meet,
}
