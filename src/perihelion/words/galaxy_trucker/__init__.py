"""Galaxy Trucker in words: what its speaker knows beyond the glossary."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import modf
from typing import Any

from perihelion.words.speaking import NOWHERE, Scene, Speaker

FEW_FLAWS = 5  # more would fill a page


def strength_in_words(strength: float) -> str:
    """A strength as players write it: 4, 4½, ½, or less than nothing: -1½."""
    sign, (half, whole) = "-" if strength < 0 else "", modf(abs(strength))
    return f"{sign}{int(whole) or ''}½" if half else f"{sign}{int(whole)}"


class GalaxyTruckerWords(Speaker):
    """Everything Galaxy Trucker says in one language."""

    def say_strength(self, strength: float, _: Scene = NOWHERE) -> str:
        return strength_in_words(strength)

    def say_goods(self, goods: Iterable[str], _: Scene = NOWHERE) -> str | None:
        """Goods by colour: 2 red and 1 blue."""
        counted = Counter(goods).items()
        said = [self.words("gt-goods", count=count, good=good) for good, count in counted]
        return self.words.listed("list-and", said) or None

    def say_flaws(self, flaws: Sequence[Any], scene: Scene = NOWHERE) -> str:
        """Errors of a ship, the first few of them: reason and squares of each, in pairs or in two lists."""
        pairs = zip(flaws, scene.data["squares"], strict=True) if "squares" in scene.data else flaws
        said = [
            self.words("gt-flaw", reason=reason, squares=self.words.listed("list-and", squares))
            for reason, squares in pairs
        ]
        more = [self.words("gt-more-flaws", count=len(said) - FEW_FLAWS)] if len(said) > FEW_FLAWS else []
        return self.words.listed("list-more", said[:FEW_FLAWS] + more)

    def say_places(self, days: Sequence[int], _: Scene = NOWHERE) -> str:
        """Who stands where at the launch, the leader first."""
        order = sorted(range(len(days)), key=days.__getitem__, reverse=True)
        said = (self.words("gt-stands", who=self.names[seat], place=days[seat]) for seat in order)
        return self.words.listed("list-and", said)
