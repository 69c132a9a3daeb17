"""What a search knows: which stops nothing known makes needless."""

from __future__ import annotations

MOST_ROLLS = 9  # a route with more is as good as lost
Table = list[list[int]]  # fuel figure -> rolls -> bits of the spaces that are still new


class Known:
    """Stops found so far, of craft alike in all but place and fuel.

    Stops are kept apart by budget, that is by what fuel was had in all; then by fuel figure, then by rolls:
    the bits of all spaces that cannot yet be had with so much fuel and so few rolls.
    """

    def __init__(self, figures: int, lightest: int, spaces: int) -> None:
        self.figures = figures
        self.lightest = lightest
        self._all = (1 << spaces) - 1
        self._tables: dict[int, Table] = {}
        self._up_to: dict[int, list[Table]] = {}

    def up_to(self, budget: int) -> list[Table]:
        """The tables of this budget and of smaller ones."""
        found = self._up_to.get(budget)
        if found is None:
            self._table(budget)
            found = [table for known, table in self._tables.items() if known <= budget]
            self._up_to[budget] = found
        return found

    def _table(self, budget: int) -> Table:
        if budget not in self._tables:
            self._tables[budget] = [[self._all] * (MOST_ROLLS + 1) for _ in range(self.figures)]
            self._up_to.clear()
        return self._tables[budget]

    def has(self, space: int, steps: int, rolls: int, budget: int) -> bool:
        """Whether a stop is known that is as early, as safe, as full and has cost as little."""
        if rolls > MOST_ROLLS:
            return True
        return not all(table[steps][rolls] >> space & 1 for table in self.up_to(budget))

    def add(self, spaces: int, steps: int, rolls: int, budget: int) -> None:
        """Notes stops, as bits; in the lightest class they stand for those with less fuel too."""
        table = self._table(budget)
        for figure in range(steps, -1 if steps <= self.lightest else steps - 1, -1):
            row = table[figure]
            spaces &= row[rolls]
            if not spaces:
                break
            row[rolls:] = [new & ~spaces for new in row[rolls:]]

    def is_best(self, space: int, steps: int, rolls: int, budget: int) -> bool:
        """Whether nothing found since makes a stop needless."""
        bit, table = 1 << space, self._table(budget)
        if rolls and not table[steps][rolls - 1] & bit:
            return False
        return steps >= self.lightest or bool(table[steps + 1][rolls] & bit)
