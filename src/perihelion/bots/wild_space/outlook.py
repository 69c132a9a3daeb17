"""What cards are worth to one seat of Wild Space, as far as it can see."""

from dataclasses import dataclass, field
from typing import Any

from perihelion.bots.wild_space.edition import ANY_ANIMAL, Edition
from perihelion.bots.wild_space.imagined_table import turns_left
from perihelion.bots.wild_space.missions import Missions
from perihelion.bots.wild_space.tastes import Tastes
from perihelion.games.wild_space.components import ANIMALS, Card, CardId, Condition, Effect, Selector
from perihelion.games.wild_space.meta import TURNS

BARELY = 0.05  # what costs nothing is better done than left
MOST_CHAINS = 600  # of one judgement; a large hand of cards that play one another has many thousands


@dataclass(slots=True)
class Effort:
    """How much a bot has thought: chains, each a card that joins a crew and what it sets off."""

    chains: int = 0


@dataclass(slots=True)
class Reckoned:
    """What is worked out for one crew with one hand.

    gains    card -> what it adds to the crew by being there
    set_off  the card that joined last and how far one looks -> what it sets off
    """

    gains: dict[CardId, float] = field(default_factory=dict)
    set_off: dict[tuple[CardId, int], float] = field(default_factory=dict)


class Outlook:
    """A seat's crew, hand and time left; chains are tried out in it and taken back.

    The same cards in another order make the same crew, so that each crew is thought through once.

    edition      the pieces in play
    likes        what the bot likes
    captain      of the crew
    crew         the crew; never walked through, since a set has no order of its own
    removable    the crew without the captain
    hand         the hand, without the cards a chain has used
    display      the open cards
    token        spaces the token has moved along the captain's track
    turns        turns this seat still has, the present one included
    future       how much of the game lies ahead: 1 at the start, 0 in the last turn
    keep         the share of its worth a card keeps by staying in hand
    counts       animals of the crew by species
    taken_for    the species each wild card of the crew is taken for
    missions     of the crew's emissaries
    card_worth   what one more card in hand is worth
    quartz       what a quartz is worth
    joined       the cards a chain has added to the crew, as bits; they tell what is left of the hand, too,
                 since an open card is not in hand
    reckoned     what is worked out for the crew as it is now
    crews        the same for every crew that chains have made
    effort       counts the chains
    most         at so many chains it is lost: from there on it looks no further
    """

    __slots__ = (
        "captain",
        "card_worth",
        "counts",
        "crew",
        "crews",
        "display",
        "edition",
        "effort",
        "future",
        "hand",
        "joined",
        "keep",
        "likes",
        "missions",
        "most",
        "quartz",
        "reckoned",
        "removable",
        "taken_for",
        "token",
        "turns",
    )

    def __init__(
        self, table: dict[str, Any], seat: int, edition: Edition, likes: Tastes, effort: Effort
    ) -> None:
        players = table["players"]
        me = players[seat]
        self.edition = edition
        self.likes = likes
        self.captain = edition.cards[me["captain"]]
        self.crew: set[CardId] = set(me["crew"])
        self.removable: list[CardId] = me["crew"][1:]
        self.hand: list[CardId] = list(me["hand"])
        self.display: list[CardId] = [card for card in table["display"].values() if card]
        self.token: int = me["token"]
        self.turns: int = turns_left(table, seat)
        self.future: float = max(0, self.turns - 1) / (TURNS - 1)
        self.keep: float = likes.keep * self.future
        self.quartz: float = 1 + likes.quartz * self.future
        self.joined = 0
        self.reckoned = Reckoned()
        self.crews: dict[tuple[int, ...], Reckoned] = {}
        self.effort = effort
        self.most = effort.chains + MOST_CHAINS
        self._count(me["crew"])
        rivals = [set(player["crew"]) for other, player in enumerate(players) if other != seat]
        if "solo" in table:
            rivals.append(set(table["solo"]["crew"]))
        emissaries = [card for card in me["crew"] if card in edition.missions]
        ahead = likes.mission_ahead * self.future
        self.missions = Missions(edition, self.crew, emissaries, rivals, ahead=ahead)
        self.card_worth = self._card_worth()

    def _count(self, crew: list[CardId]) -> None:
        """Counts the animals of the crew, the wild ones last and where they are worth the most."""
        self.counts = [0] * len(ANIMALS)
        self.taken_for: dict[CardId, int] = {}
        wild = []
        for card in crew:
            species = self.edition.species[card]
            if species == ANY_ANIMAL:
                wild.append(card)
            elif species >= 0:
                self.counts[species] += 1
        for card in wild:
            self._join(self.edition.cards[card])

    def _card_worth(self) -> float:
        """What one more card in hand is worth: less the fewer turns are left to play it in."""
        likes = self.likes
        spare = len(self.hand) - likes.plays_per_turn * (self.turns - 1)
        worth = likes.card * min(1.0, self.future * likes.card_early) - likes.glut * max(0.0, spare)
        return max(worth, BARELY)

    # One card.

    def gain(self, card: Card) -> float:
        """What a card adds to the crew by being there, its effect aside."""
        gains = self.reckoned.gains
        known = gains.get(card.id)
        if known is None:
            known = gains[card.id] = self._gain(card)
        return known

    def _gain(self, card: Card) -> float:
        worth = card.credits + self.missions.gain(card)
        species = self.edition.species[card.id]
        if species >= 0:
            worth += self.animal(species)
        if card.id in self.edition.brings:
            worth += self.edition.brings[card.id] * self.quartz
        if len(self.crew) < self.edition.largest:
            worth += self.likes.crew * self.future
        return worth

    def animal(self, species: int) -> float:
        """What one more animal of a species is worth, alone among its kind and in a series."""
        if species == ANY_ANIMAL:
            return max([self.animal(n) for n in range(len(ANIMALS))])
        likes, future = self.likes, self.future
        have = self.counts[species]
        same = self.edition.same if have > 1 else likes.same[have] * future
        with_it = sum([count > have for count in self.counts])
        return same + (self.edition.series if with_it == 5 else likes.series[with_it] * future)

    def blind(self) -> float:
        """What the unknown top card of the deck would bring, played."""
        species = sum([self.animal(n) for n in range(len(ANIMALS))]) / len(ANIMALS)
        return self.likes.blind + species * self.edition.animal_share

    def wanted(self, card_id: CardId) -> float:
        """What an open card promises to a hand it joins: more where a card of the hand can play it."""
        worth = self.play(card_id, 1)
        plays = self.edition.plays
        if any(card_id in plays[card] for card in self.hand if card in plays):
            worth += self.likes.link
        return worth

    # Chains.

    @property
    def is_lost(self) -> bool:
        """Whether there were too many chains: what it says of the last of them is not to be relied on."""
        return self.effort.chains >= self.most

    def play(self, card_id: CardId, depth: int) -> float:
        """What playing a card is worth with all it sets off."""
        card = self.edition.cards[card_id]
        worth = self.gain(card)
        if card.veteran or card.effect is not None:
            before = self.reckoned
            self._join(card)
            self.reckoned = self._reckoned()
            worth += self._set_off(card, depth)
            self._leave(card)
            self.reckoned = before
        return worth

    def _reckoned(self) -> Reckoned:
        """What is worked out for this crew; wild animals may be taken for others in another order."""
        crew = (self.joined, self.token, *self.counts)
        found = self.crews.get(crew)
        if found is None:
            found = self.crews[crew] = Reckoned()
        return found

    def play_from_hand(self, card_id: CardId, depth: int) -> float:
        hand = self.hand
        place = hand.index(card_id)
        del hand[place]
        worth = self.play(card_id, depth)
        hand.insert(place, card_id)
        return worth

    def _join(self, card: Card, taken_for: int | None = None) -> None:
        """A wild animal is taken for the species where it is worth the most, or for the one it was before."""
        self.crew.add(card.id)
        self.joined ^= self.edition.bits[card.id]
        species = self.edition.species[card.id]
        if species == ANY_ANIMAL:
            species = max(range(len(ANIMALS)), key=self.animal) if taken_for is None else taken_for
            self.taken_for[card.id] = species
        if species >= 0:
            self.counts[species] += 1

    def _leave(self, card: Card) -> None:
        self.crew.discard(card.id)
        self.joined ^= self.edition.bits[card.id]
        species = self.edition.species[card.id]
        if species >= 0:
            self.counts[self.taken_for[card.id] if species == ANY_ANIMAL else species] -= 1

    def _set_off(self, card: Card, depth: int) -> float:
        known = self.reckoned.set_off.get((card.id, depth))
        if known is None:
            self.effort.chains += 1
            known = self.next_space(depth) if card.veteran else 0.0
            if card.effect is not None:
                known += self.paid(card.condition, card.effect, depth, card.id)
            self.reckoned.set_off[card.id, depth] = known
        return known

    def paid(self, condition: Condition | None, effect: Effect, depth: int, itself: CardId = "") -> float:
        """What an effect brings after its condition is paid; what is used in vain is wasted."""
        cost = self.cost(condition, itself)
        now = 0.0 if cost is None else max(0.0, self.effect(effect, depth) - cost)
        wasted = max(0.0, self.potential(effect) - now)
        return now - self.likes.waste * self.future * wasted

    def next_space(self, depth: int) -> float:
        """What the token's next space gives, and that it comes nearer to credits."""
        track = self.captain.track[self.token :]
        if not track:
            return 0.0
        self.token += 1
        worth = self.effect(track[0], depth) if isinstance(track[0], Effect) else float(track[0])
        self.token -= 1
        ahead = sum([space for space in track[1:] if not isinstance(space, Effect)])
        return worth + self.likes.credits_ahead * self.future * ahead

    def effect(self, effect: Effect, depth: int) -> float:
        """What an effect is worth if it is used now."""
        match effect.kind:
            case "draw":
                return effect.count * self.card_worth
            case "sequence":
                return sum([self.effect(part, depth) for part in effect.parts])
            case "take_and_play":
                return effect.count * self.take(depth)
            case "gain_quartz":
                return effect.count * self.quartz
            case "advance_veteran":
                return self.next_space(depth)
            case "draw_then_discard":
                return self.card_worth * self.likes.scout
        assert effect.selector is not None
        return self.best_play(effect.selector, effect.count, depth)

    def potential(self, effect: Effect) -> float:
        """What an effect brings on a good day."""
        match effect.kind:
            case "sequence":
                return sum([self.potential(part) for part in effect.parts])
            case "play" | "take_and_play" | "advance_veteran":
                return effect.count * self.likes.good_play
        return self.effect(effect, 0)

    def best_play(self, selector: Selector, count: int, depth: int) -> float:
        """The best a play of fitting cards from hand can bring, less what they were worth in hand."""
        fitting = [card for card in self.hand if card in selector.cards]
        if not fitting:
            return 0.0
        if depth <= 0 or self.is_lost:
            return max([self.gain(self.edition.cards[card]) for card in fitting]) * (1 - self.keep)
        worths = sorted((self.play_from_hand(card, depth - 1) for card in fitting), reverse=True)
        return max(0.0, sum(worths[:count])) * (1 - self.keep)

    def take(self, depth: int) -> float:
        """What taking and playing an open card brings."""
        if depth <= 0 or not self.display or self.is_lost:
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
        return self.card_worth * self.likes.hold + self.gain(self.edition.cards[card]) * self.keep

    def loss(self, card_id: CardId) -> float:
        """What the crew loses with a card; the quartz it brought stays."""
        card = self.edition.cards[card_id]
        taken_for = self.taken_for.get(card_id)
        self._leave(card)
        worth = self._gain(card)
        self._join(card, taken_for)
        return worth - self.edition.brings.get(card_id, 0) * self.quartz
