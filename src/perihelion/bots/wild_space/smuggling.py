"""Which hostile planet of the Smuggler does the least harm."""

from math import sqrt
from typing import Any

from perihelion.bots.wild_space.edition import ANY_ANIMAL, NO_ANIMAL, Edition
from perihelion.bots.wild_space.outlook import Outlook
from perihelion.games.wild_space.components import ANIMALS, CardId

UNSEEN_CARD = 2.5  # what a card of the deck is worth to the Smuggler, more or less
NEARER_SERIES, NEARER_SAME = 1.5, 1.0
ENVY = 0.3  # share of what an open card would bring that is lost with it


class Smuggling:
    """The Smuggler's crew and icons, and the open cards that its operations would change."""

    def __init__(self, table: dict[str, Any], edition: Edition, outlook: Outlook) -> None:
        self.edition = edition
        self.outlook = outlook
        self.display: dict[str, CardId | None] = table["display"]
        self.aliens: dict[str, CardId | None] = table.get("encounters", {}).get("display", {})
        own = table["solo"]
        self.crew: list[CardId] = own["crew"]
        self.open: list[str] = own["open"]
        self.landed: list[str] = own["landed"]
        self.icons = [icon for planet in own["aside"] + own["open"] for icon in edition.hostile[planet].bonus]
        self.counts = [0] * len(ANIMALS)
        for card in own["crew"]:
            self._add(card)

    def _add(self, card: CardId) -> None:
        species = self.edition.species[card]
        if species == ANY_ANIMAL:
            species = max(range(len(ANIMALS)), key=self._animal)
        if species != NO_ANIMAL:
            self.counts[species] += 1

    def prospects(self, left: float) -> float:
        """Credits that its crew may yet bring it: icons of planets it has not used yet, animals that wait."""
        unused = [icon for n in self.open if n not in self.landed for icon in self.edition.hostile[n].bonus]
        icons = sum([card in icon.cards for icon in unused for card in self.crew])
        least = min(self.counts)
        waiting = NEARER_SAME * sum([count > 1 for count in self.counts])
        waiting += NEARER_SERIES * sum([count > least for count in self.counts])
        return icons + 2 * sqrt(left) * waiting

    def harm(self, planet: str) -> float:
        """What the operations of this planet give the Smuggler and take from us."""
        hostile = self.edition.hostile[planet]
        rows = {False: dict(self.display), True: dict(self.aliens)}
        harm = 0.0
        for verb, slot in hostile.exploration if planet in self.landed else hostile.landing:
            row = rows[verb.endswith("_alien")]
            card, row[slot] = row.get(slot), None
            if verb.startswith("take"):
                harm += UNSEEN_CARD if card is None else self._worth(card)
            if card is not None:
                harm += ENVY * max(0.0, self.outlook.play(card, 1) - self.outlook.blind())
        return harm

    def _worth(self, card: CardId) -> float:
        """What a card is worth to the Smuggler: its animal, its credits, its icons."""
        species = self.edition.species[card]
        worth = float(self.edition.cards[card].credits)
        if species == ANY_ANIMAL:
            worth += max(map(self._animal, range(len(ANIMALS))))
        elif species != NO_ANIMAL:
            worth += self._animal(species)
        return worth + sum(card in icon.cards for icon in self.icons)

    def _animal(self, species: int) -> float:
        have = self.counts[species]
        same = self.edition.same if have > 1 else NEARER_SAME * have
        completes = sum(count > have for count in self.counts) == len(ANIMALS) - 1
        return same + (self.edition.series if completes else NEARER_SERIES * (have == 0))
