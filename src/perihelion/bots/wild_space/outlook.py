"""What cards are worth to one seat of Wild Space, as far as it can see."""

from typing import Any

from perihelion.bots.wild_space.missions import MISSIONS, Missions
from perihelion.bots.wild_space.tastes import TASTES, Tastes
from perihelion.games.wild_space.components import ANIMALS, Card, CardId, Condition, Effect, Selector
from perihelion.games.wild_space.content import base_content
from perihelion.games.wild_space.meta import TURNS

CONTENT = base_content()
CARDS = CONTENT.cards
SAME: int = CONTENT.numbers["scoring"]["same_animals_from_third"]
SERIES: int = CONTENT.numbers["scoring"]["series_of_animals"]
LARGEST_NUMBER: int = max(CONTENT.numbers["setup"]["face_down"])
BARELY = 0.05  # what costs nothing is better done than left
ANIMAL_SHARE = sum(CARDS[card].animal is not None for card in CONTENT.deck) / len(CONTENT.deck)
PLAYS = {
    card.id: card.effect.selector.cards for card in CARDS.values() if card.effect and card.effect.selector
}
SPECIES = {card.id: ANIMALS.index(card.animal) if card.animal else -1 for card in CARDS.values()}


class Outlook:
    """A seat's crew, hand and time left; chains are tried out in it and taken back.

    captain      of the crew
    card_worth   what one more card in hand is worth
    counts       animals of the crew by species
    crew         the crew; never walked through, since a set has no order of its own
    display      the open cards
    future       how much of the game lies ahead: 1 at the start, 0 in the last turn
    hand         the hand, without the cards a chain has used
    keep         the share of its worth a card keeps by staying in hand
    likes        what the rookie likes
    missions     of the crew's emissaries
    removable    the crew without the captain
    token        spaces the token has moved along the captain's track
    turns        turns this seat still has, the present one included
    """

    __slots__ = (
        "captain",
        "card_worth",
        "counts",
        "crew",
        "display",
        "future",
        "hand",
        "keep",
        "likes",
        "missions",
        "removable",
        "token",
        "turns",
    )

    def __init__(self, table: dict[str, Any], seat: int, likes: Tastes = TASTES) -> None:
        players = table["players"]
        me = players[seat]
        self.likes = likes
        self.captain = CARDS[me["captain"]]
        self.crew: set[CardId] = set(me["crew"])
        self.removable: list[CardId] = me["crew"][1:]
        self.hand: list[CardId] = list(me["hand"])
        self.display: list[CardId] = [card for card in table["display"].values() if card]
        self.token: int = me["token"]
        self.turns: int = -(-(table["turns"] - table["turn"]) // len(players))
        self.future: float = (self.turns - 1) / (TURNS - 1)
        self.keep: float = likes.keep * self.future
        self.counts = [0] * len(ANIMALS)
        for card in me["crew"]:
            if SPECIES[card] >= 0:
                self.counts[SPECIES[card]] += 1
        rivals = [set(player["crew"]) for other, player in enumerate(players) if other != seat]
        emissaries = [card for card in me["crew"] if card in MISSIONS]
        self.missions = Missions(self.crew, emissaries, rivals, ahead=likes.mission_ahead * self.future)
        self.card_worth = self._card_worth()

    def _card_worth(self) -> float:
        """What one more card in hand is worth: less the fewer turns are left to play it in."""
        likes = self.likes
        spare = len(self.hand) - likes.plays_per_turn * (self.turns - 1)
        worth = likes.card * min(1.0, self.future * likes.card_early) - likes.glut * max(0.0, spare)
        return max(worth, BARELY)

    # One card.

    def gain(self, card: Card) -> float:
        """What a card adds to the crew by being there, its effect aside."""
        worth = card.credits + self.missions.gain(card)
        species = SPECIES[card.id]
        if species >= 0:
            worth += self.animal(species)
        if len(self.crew) < LARGEST_NUMBER:
            worth += self.likes.crew * self.future
        return worth

    def animal(self, species: int) -> float:
        """What one more animal of a species is worth, alone among its kind and in a series."""
        likes, future = self.likes, self.future
        have = self.counts[species]
        same = SAME if have > 1 else likes.same[have] * future
        with_it = sum([count > have for count in self.counts])
        return same + (SERIES if with_it == 5 else likes.series[with_it] * future)

    def blind(self) -> float:
        """What the unknown top card of the deck would bring, played."""
        species = sum([self.animal(n) for n in range(len(ANIMALS))]) / len(ANIMALS)
        return self.likes.blind + species * ANIMAL_SHARE

    def wanted(self, card_id: CardId) -> float:
        """What an open card promises to a hand it joins: more where a card of the hand can play it."""
        worth = self.play(card_id, 1)
        if any(card_id in plays for card in self.hand if (plays := PLAYS.get(card)) is not None):
            worth += self.likes.link
        return worth

    # Chains.

    def play(self, card_id: CardId, depth: int = 3) -> float:
        """What playing a card is worth with all it sets off."""
        card = CARDS[card_id]
        worth = self.gain(card)
        if card.veteran or card.effect is not None:
            self._join(card)
            worth += self._set_off(card, depth)
            self._leave(card)
        return worth

    def play_from_hand(self, card_id: CardId, depth: int = 3) -> float:
        hand = self.hand
        place = hand.index(card_id)
        del hand[place]
        worth = self.play(card_id, depth)
        hand.insert(place, card_id)
        return worth

    def _join(self, card: Card) -> None:
        self.crew.add(card.id)
        if card.animal is not None:
            self.counts[SPECIES[card.id]] += 1

    def _leave(self, card: Card) -> None:
        self.crew.discard(card.id)
        if card.animal is not None:
            self.counts[SPECIES[card.id]] -= 1

    def _set_off(self, card: Card, depth: int) -> float:
        worth = self._next_space(depth) if card.veteran else 0.0
        if card.effect is None:
            return worth
        cost = self.cost(card.condition, card.id)
        now = 0.0 if cost is None else max(0.0, self.effect(card.effect, depth) - cost)
        wasted = max(0.0, self.potential(card.effect) - now)
        return worth + now - self.likes.waste * self.future * wasted

    def _next_space(self, depth: int) -> float:
        """What the token's next space gives, and that it comes nearer to credits."""
        track = self.captain.track[self.token :]
        if not track:
            return 0.0
        self.token += 1
        worth = self.effect(track[0], depth) if isinstance(track[0], Effect) else float(track[0])
        self.token -= 1
        ahead = sum([space for space in track[1:] if not isinstance(space, Effect)])
        return worth + self.likes.credits_ahead * self.future * ahead

    def effect(self, effect: Effect, depth: int = 3) -> float:
        """What an effect is worth if it is used now."""
        match effect.kind:
            case "draw":
                return effect.count * self.card_worth
            case "sequence":
                return sum([self.effect(part, depth) for part in effect.parts])
            case "take_and_play":
                return effect.count * self.take(depth)
        assert effect.selector is not None
        return self.best_play(effect.selector, effect.count, depth)

    def potential(self, effect: Effect) -> float:
        """What an effect brings on a good day."""
        match effect.kind:
            case "draw":
                return effect.count * self.card_worth
            case "sequence":
                return sum([self.potential(part) for part in effect.parts])
        return effect.count * self.likes.good_play

    def best_play(self, selector: Selector, count: int, depth: int) -> float:
        """The best a play of fitting cards from hand can bring, less what they were worth in hand."""
        fitting = [card for card in self.hand if card in selector.cards]
        if not fitting:
            return 0.0
        if depth <= 0:
            return max([self.gain(CARDS[card]) for card in fitting]) * (1 - self.keep)
        worths = sorted((self.play_from_hand(card, depth - 1) for card in fitting), reverse=True)
        return max(0.0, sum(worths[:count])) * (1 - self.keep)

    def take(self, depth: int) -> float:
        """What taking and playing an open card brings."""
        if depth <= 0 or not self.display:
            return self.blind()
        return max(self.blind(), *[self.play(card, depth - 1) for card in self.display])

    # Costs.

    def cost(self, condition: Condition | None, itself: CardId = "") -> float | None:
        """What a condition costs, or None where it cannot be met."""
        if condition is None:
            return 0.0
        if condition.kind == "remove_crew":
            return min((self.loss(card) for card in self.removable if card != itself), default=None)
        assert condition.selector is not None
        fitting = condition.selector.cards
        if condition.kind == "have":
            return None if fitting.isdisjoint(self.crew) else 0.0
        held = sorted(self.hold(card) for card in self.hand if card in fitting)
        return sum(held[: condition.count]) if len(held) >= condition.count else None

    def hold(self, card: CardId) -> float:
        """What a card in hand is worth there: the less the more there are and the later it is."""
        return self.card_worth * self.likes.hold + self.gain(CARDS[card]) * self.keep

    def loss(self, card_id: CardId) -> float:
        """What the crew loses with a card."""
        card = CARDS[card_id]
        self._leave(card)
        worth = self.gain(card)
        self._join(card)
        return worth
