"""What each legal move of a decision in Wild Space seems worth."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from perihelion.bots.wild_space.edition import Edition
from perihelion.bots.wild_space.outlook import Effort, Outlook
from perihelion.bots.wild_space.smuggling import Smuggling
from perihelion.bots.wild_space.tastes import Tastes
from perihelion.engine.decisions import Decision
from perihelion.games.wild_space.components import CardId, Effect, SectorId
from perihelion.games.wild_space.setup import identity

NEVER = -100.0
TRACK_FADES = 0.75  # each space of a captain's track is so much less likely to be reached


def judge(
    table: dict[str, Any], decision: Decision, edition: Edition, likes: Tastes, effort: Effort
) -> list[float]:
    """What each legal move seems worth to the seat that sees this table."""
    verbs = [move.verb for move in decision.moves]
    if verbs == ["end", "renew"]:
        return [0.0, NEVER]
    worth: list[float] = []
    for sight in range(likes.sight, 0, -1):
        outlook = Outlook(table, decision.seat, edition, likes, effort)
        worth = Judgement(table, decision, outlook, sight).of_moves()
        if not outlook.is_lost:
            break  # else it looks less far ahead, at all moves alike
    return worth


class Judgement:
    """One decision under judgement: for each verb, what a move with it seems worth, in credits."""

    def __init__(self, table: dict[str, Any], decision: Decision, outlook: Outlook, sight: int) -> None:
        self.table = table
        self.seat = decision.seat
        self.display: dict[str, CardId | None] = table["display"]
        self.about = decision.about
        self.moves = decision.moves
        self.outlook = outlook
        self.likes = outlook.likes
        self.edition = outlook.edition
        self.sight = sight

    def of_moves(self) -> list[float]:
        return [VERBS[move.verb](self, *move.args) for move in self.moves]

    def nothing(self) -> float:
        return 0.0

    # Shuttles.

    def land(self, sector_id: SectorId) -> float:
        """The best action of the sector, less what meeting its condition costs and a shuttle is worth."""
        sector = self.edition.sectors[sector_id]
        costs = [self.outlook.cost(condition) for condition in sector.conditions]
        cost = min((cost for cost in costs if cost is not None), default=0.0)
        return self._best(sector.actions) - cost - self.likes.land * self.outlook.future

    def explore(self, sector_id: SectorId) -> float:
        """Exploring does the same everywhere and waits for a better moment without loss."""
        return self._best(self.edition.explore) - self.likes.explore * self.outlook.future

    def _best(self, actions: tuple[Effect, ...]) -> float:
        return max([self.outlook.effect(action, self.sight) for action in actions])

    def action(self, slug: str) -> float:
        return self.outlook.effect(self.edition.actions[slug], self.sight)

    def meet(self, number: str) -> float:
        sector = self.edition.sectors[self.about["sector"]]
        return -(self.outlook.cost(sector.conditions[int(number) - 1]) or 0.0)

    def launch(self, slot: str) -> float:
        """The effect of the slot, and the best landing that follows."""
        board = self.table["space-base"]["players"][self.seat]["board"]
        condition, effect = self.edition.slots[f"{board}.{slot}"]
        worth = self.outlook.paid(condition, effect, self.sight)
        if "solo" in self.table and self.outlook.cost(condition) is None:
            worth -= self.edition.shuttle
        return worth + max(map(self.land, self._open_sectors()), default=0.0)

    def _open_sectors(self) -> list[SectorId]:
        """Where a shuttle of this seat could land now."""
        me = self.table["players"][self.seat]
        planets = [self.edition.planets[lying["planet"]] for lying in self.table["planets"]]
        return [
            sector.id
            for planet in planets
            if planet.requires <= len(me["crew"])
            for sector in planet.sectors
            if sector.id not in me["landed"] and sector.id not in me["explored"]
            if not sector.conditions or any(self.outlook.cost(c) is not None for c in sector.conditions)
        ]

    # Cards.

    def draw(self, source: str) -> float:
        """An open card for what it would bring; the deck for what a card brings on average."""
        card = self.display.get(source)
        return self.outlook.blind() if card is None else self.outlook.wanted(card)

    def scout(self) -> float:
        """Looking through cards and keeping the best costs nothing."""
        return self.outlook.card_worth

    def take(self, source: str) -> float:
        card = self.display.get(source)
        return self.outlook.blind() if card is None else self.outlook.play(card, self.sight)

    def play(self, card: CardId) -> float:
        return self.outlook.play_from_hand(card, self.sight)

    def discard(self, card: CardId) -> float:
        return self._bought - self.outlook.hold(card)

    def remove(self, card: CardId) -> float:
        return self._bought - self.outlook.loss(card)

    @cached_property
    def _bought(self) -> float:
        """What is paid for: an effect, and in solo that the Smuggler launches no shuttle."""
        source = self.about.get("source", "")
        effect = self.edition.effects.get(source)
        worth = self.outlook.effect(effect, self.sight) if effect else 0.0
        return worth + (self.edition.shuttle if source in self.edition.slots and "solo" in self.table else 0)

    def renew(self) -> float:
        """New open cards for the worst card in hand; only when a card is about to be taken from them."""
        if self.moves[0].verb not in ("draw", "take"):
            return NEVER
        return self.outlook.blind() + self.likes.renew - min(map(self.outlook.hold, self.outlook.hand))

    # Captains and aliens.

    def advance(self) -> float:
        return self.outlook.next_space(self.sight)

    def side(self, side: str) -> float:
        """What the spaces of this side's track promise."""
        captain = self.edition.cards[f"{identity(self.outlook.captain.id)}.{side}"]
        worth = 0.0
        for n, space in enumerate(captain.track):
            promised = self.outlook.potential(space) if isinstance(space, Effect) else space
            worth += promised * TRACK_FADES**n
        return worth

    def recruit(self, alien: CardId) -> float:
        """An alien that joins the crew at once, for its full price."""
        worth = self.outlook.play(alien, self.sight)
        return worth - self.edition.cost[alien] * self.outlook.quartz

    def reserve(self, alien: CardId) -> float:
        """An alien in hand must still be played, as its effect deserves."""
        if self.outlook.turns <= 1:
            return NEVER
        worth = self.outlook.play(alien, 1) * self.likes.reserve
        return worth - (self.edition.cost[alien] - 1) * self.outlook.quartz

    # The Smuggler.

    def smuggle(self, planet: str) -> float:
        return -Smuggling(self.table, self.edition, self.outlook).harm(planet)


VERBS: dict[str, Callable[..., float]] = {
    "pass": Judgement.nothing,
    "skip": Judgement.nothing,
    "end": Judgement.nothing,
    "renew": Judgement.renew,
    "land": Judgement.land,
    "explore": Judgement.explore,
    "launch": Judgement.launch,
    "action": Judgement.action,
    "draw": Judgement.draw,
    "scout": Judgement.scout,
    "take": Judgement.take,
    "play": Judgement.play,
    "discard": Judgement.discard,
    "remove": Judgement.remove,
    "meet": Judgement.meet,
    "advance": Judgement.advance,
    "side": Judgement.side,
    "recruit": Judgement.recruit,
    "reserve": Judgement.reserve,
    "smuggle": Judgement.smuggle,
}
