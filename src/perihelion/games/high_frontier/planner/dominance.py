"""What a search knows: which stops nothing known makes needless."""

from __future__ import annotations

from bisect import bisect_left, insort

from perihelion.games.high_frontier.planner.space_sets import MOST_ROLLS, Cells

Table = list[int]  # fuel figure -> the cells that are still new


class Known:
    """Stops found so far, of craft alike in all but place and fuel.

    Stops are kept apart by budget, that is by what fuel was had in all; then by fuel figure: the spaces that
    cannot yet be had with so much fuel and so few rolls, on this budget or a smaller one.
    """

    def __init__(self, cells: Cells, new: int, figures: int, lightest: int) -> None:
        self.cells = cells
        self.lightest = lightest
        self._nothing = [new] * figures
        self._budgets: list[int] = []
        self._tables: dict[int, Table] = {}

    def table(self, budget: int) -> Table:
        """What is still new on a budget."""
        found = self._tables.get(budget)
        if found is None:
            place = bisect_left(self._budgets, budget)
            smaller = self._tables[self._budgets[place - 1]] if place else self._nothing
            insort(self._budgets, budget)
            found = self._tables[budget] = smaller[:]
        return found

    def has(self, space: int, steps: int, rolls: int, budget: int) -> bool:
        """Whether a stop is known that is as early, as safe, as full and has cost as little."""
        return rolls > MOST_ROLLS or not self.table(budget)[steps] & self.cells.one(space, rolls)

    def add(self, cells: int, steps: int, budget: int) -> None:
        """Notes stops; in the lightest class they stand for those with less fuel too."""
        cells = self.cells.with_riskier(cells)
        least = -1 if steps <= self.lightest else steps - 1
        self.table(budget)
        for larger in self._budgets[bisect_left(self._budgets, budget) :]:
            table = self._tables[larger]
            if not cells & table[steps]:
                break
            for figure in range(steps, least, -1):
                if not cells & table[figure]:
                    break
                table[figure] &= ~cells

    def is_best(self, space: int, steps: int, rolls: int, budget: int) -> bool:
        """Whether nothing found since makes a stop needless."""
        cell, table = self.cells.one(space, rolls), self.table(budget)
        if rolls and not table[steps] & cell >> self.cells.row:
            return False
        place = bisect_left(self._budgets, budget)
        if place and not self._tables[self._budgets[place - 1]][steps] & cell:
            return False
        return steps >= self.lightest or bool(table[steps + 1] & cell)
