"""A ship on a sheet: drawn, with its errors, strengths and odds, in words."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from perihelion.words.galaxy_trucker import GalaxyTruckerWords, strength_in_words


class SheetWords(GalaxyTruckerWords):
    """What a sheet says besides the drawing."""

    def heading(self, seat: int, board: str) -> str:
        return self.words("gt-sheet", number=seat + 1, flight=board)

    def errors(self, flaws: Sequence[tuple[str, Sequence[str]]]) -> str:
        if not flaws:
            return self.words("gt-sheet-legal")
        return self.words("gt-sheet-errors", flaws=self.say_flaws(flaws))

    def exposed(self, ends: Mapping[str, Sequence[str]]) -> str:
        """Exposed connectors: how many, and at which sides of which squares."""
        count = sum(map(len, ends.values()))
        where = ", ".join(f"{square} {self._facing(sides)}" for square, sides in ends.items())
        return self.words("gt-sheet-exposed", count=count, where=where or None)

    def _facing(self, sides: Sequence[str]) -> str:
        return "/".join(self.words("gt-side", side=side) for side in sides)

    def strength(self, strength: Any) -> str:
        """A strength with its sum: 1 (7.5) + 2 (8.6, battery)."""
        summed = " + ".join(self._term(term) for term in strength.terms) or "0"
        plain, powered = strength_in_words(strength.plain), strength_in_words(strength.powered)
        return self.words("gt-sheet-strength", what=strength.what, plain=plain, powered=powered, sum=summed)

    def _term(self, term: Any) -> str:
        about = {"adds": strength_in_words(term.adds), "square": term.square, "battery": term.battery}
        return self.words("gt-sheet-term", alien=term.alien or None, **about)

    def crew(self, crew: int, batteries: int) -> str:
        return self.words("gt-sheet-crew", crew=crew, batteries=batteries)

    def table_of_odds(self, found: Sequence[Any]) -> Iterator[str]:
        """One line per kind of hit, one column per side."""
        sides = list(dict.fromkeys(odds.side for odds in found))
        hits = list(dict.fromkeys(odds.hit for odds in found))
        names = {hit: self.words("gt-hit-name", hit=hit) for hit in hits}
        widest = max(map(len, names.values()))
        yield " " * widest + "".join(f"  {self.words('gt-side', side=side):>10}" for side in sides)
        for hit in hits:
            cells = (self._cell(odds) for odds in found if odds.hit == hit)
            yield names[hit].ljust(widest) + "".join(f"  {cell:>10}" for cell in cells)

    def _cell(self, odds: Any) -> str:
        """A chance as 36ths; after a stroke what it is where no battery is paid."""
        loses, unpaid = _in_36(odds.loses), _in_36(odds.unpaid)
        return loses if loses == unpaid else f"{loses} | {unpaid}"

    def about_odds(self) -> str:
        return self.words("gt-sheet-odds")


def _in_36(chance: Fraction) -> str:
    return str(chance * 36) if (chance * 36).denominator == 1 else str(chance)
