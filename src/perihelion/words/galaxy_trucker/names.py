"""How Galaxy Trucker calls its pieces: tiles, cards, goods, hits."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from perihelion.words import Words

Facts = Mapping[str, Any]
LEVELS = ("", "I", "II", "III")
SIDES = ("front", "right", "rear", "left")


def strength_in_words(strength: float) -> str:
    """A strength as players write it: 4, 4½, ½."""
    whole, half = int(strength), strength % 1
    return f"{whole or ''}½" if half else str(whole)


class Names:
    """Names in one language.

    words   the catalogues
    facts   the content as plain data
    names   seat -> how the log calls it
    codes   whether tiles are told apart by their codes: where they are typed, not where they are seen
    """

    def __init__(self, words: Words, facts: Facts, names: Sequence[str], *, codes: bool = True) -> None:
        self.words = words
        self.facts = facts
        self.names = names
        self.codes = codes

    # Tiles.

    def kind(self, tile: str) -> str:
        return self.words("gt-kind", kind=self.facts["tiles"][tile]["kind"])

    def tile(self, tile: str) -> str:
        """A tile inside a sentence, by kind and code."""
        return self._tile("gt-the-tile", tile)

    def new_tile(self, tile: str) -> str:
        """A tile nobody has spoken of before."""
        return self._tile("gt-a-tile", tile)

    def _tile(self, key: str, tile: str) -> str:
        kind = self.facts["tiles"][tile]["kind"]
        return self.words(key, kind=kind, id=tile if self.codes else "none")

    def tiles(self, tiles: Iterable[str]) -> str:
        return self.words.listed("list-and", map(self.tile, tiles))

    # Cards.

    def card(self, card: str) -> str:
        facts = self.facts["cards"][card]
        level = facts["level"]
        return self.words("gt-card-name", type=facts["type"], level=LEVELS[level] if level < 4 else level)

    def cards(self, cards: Iterable[str]) -> str:
        return self.words.listed("list-and", map(self.card, cards))

    def hit(self, hit: Facts) -> str:
        return self.words("gt-hit", hit=hit["hit"], side=hit["side"])

    # Goods.

    def goods(self, goods: Iterable[str]) -> str:
        """Goods by colour: 2 red and 1 blue."""
        counted = Counter(goods)
        said = (self.words("gt-goods", count=count, good=good) for good, count in counted.items())
        return self.words.listed("list-and", said)
