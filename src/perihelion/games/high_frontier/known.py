"""What a search knows: which stops nothing known makes needless."""

from __future__ import annotations

from perihelion.games.high_frontier.cells import MOST_ROLLS, Cells

Table = list[int]  # fuel figure -> the cells that are still new


class Known:
    """Stops found so far, of craft alike in all but place and fuel.

    Stops are kept apart by budget, that is by what fuel was had in all; then by fuel figure: the spaces that
    cannot yet be had with so much fuel and so few rolls.
    """

    def __init__(self, cells: Cells, new: int, figures: int, lightest: int) -> None:
        self.cells = cells
        self.figures = figures
        self.lightest = lightest
        self._new = new
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
            self._tables[budget] = [self._new] * self.figures
            self._up_to.clear()
        return self._tables[budget]

    def has(self, space: int, steps: int, rolls: int, budget: int) -> bool:
        """Whether a stop is known that is as early, as safe, as full and has cost as little."""
        if rolls > MOST_ROLLS:
            return True
        cell = self.cells.one(space, rolls)
        return not all(table[steps] & cell for table in self.up_to(budget))

    def add(self, cells: int, steps: int, budget: int) -> None:
        """Notes stops; in the lightest class they stand for those with less fuel too."""
        table = self._table(budget)
        cells = self.cells.with_riskier(cells)
        for figure in range(steps, -1 if steps <= self.lightest else steps - 1, -1):
            if not cells & table[figure]:
                break
            table[figure] &= ~cells

    def is_best(self, space: int, steps: int, rolls: int, budget: int) -> bool:
        """Whether nothing found since makes a stop needless."""
        cell, table = self.cells.one(space, rolls), self._table(budget)
        if rolls and not table[steps] & cell >> self.cells.row:
            return False
        return steps >= self.lightest or bool(table[steps + 1] & cell)
