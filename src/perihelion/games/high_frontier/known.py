"""What a search knows: which stops nothing known makes needless."""

from __future__ import annotations

MOST_ROLLS = 9  # a route with more is as good as lost
Table = list[list[int]]  # fuel figure -> rolls -> bits of spaces


class Known:
    """Stops found so far, of craft alike in all but place and fuel.

    Stops are kept apart by budget, that is by what fuel was had in all; then by fuel figure, then by rolls:
    the bits of all spaces that can be had with so much fuel and so few rolls.
    """

    def __init__(self, figures: int, lightest: int) -> None:
        self.figures = figures
        self.lightest = lightest
        self._tables: dict[int, Table] = {}

    def table(self, budget: int) -> Table:
        """Fuel figure -> rolls -> spaces, of one budget."""
        if budget not in self._tables:
            self._tables[budget] = [[0] * (MOST_ROLLS + 1) for _ in range(self.figures)]
        return self._tables[budget]

    def up_to(self, budget: int) -> list[Table]:
        """The tables of this budget and of smaller ones."""
        self.table(budget)
        return [table for known, table in self._tables.items() if known <= budget]

    def has(self, space: int, steps: int, rolls: int, budget: int) -> bool:
        """Whether a stop is known that is as early, as safe, as full and has cost as little."""
        if rolls > MOST_ROLLS:
            return True
        return any(table[steps][rolls] >> space & 1 for table in self.up_to(budget))

    def add(self, space: int, steps: int, rolls: int, budget: int) -> None:
        """Notes a stop; in the lightest class it stands for those with less fuel too."""
        bit, table = 1 << space, self.table(budget)
        for figure in range(steps, -1 if steps <= self.lightest else steps - 1, -1):
            row = table[figure]
            if row[rolls] & bit:
                break
            for risk in range(rolls, MOST_ROLLS + 1):
                if row[risk] & bit:
                    break
                row[risk] |= bit

    def is_best(self, space: int, steps: int, rolls: int, budget: int) -> bool:
        """Whether nothing found since makes a stop needless."""
        bit, table = 1 << space, self.table(budget)
        if rolls and table[steps][rolls - 1] & bit:
            return False
        return steps >= self.lightest or not table[steps + 1][rolls] & bit
