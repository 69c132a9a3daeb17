"""Sets of spaces, each with a number of hazard rolls, as the bits of one whole number.

The planner asks of thousands of moves which of their ends are new: with such sets one operation answers it
for all ends of a move at once.
"""

from collections.abc import Iterator

MOST_ROLLS = 9  # a route with more is as good as lost


class Cells:
    """How spaces and rolls are numbered: a row of all spaces for every number of rolls.

    row     bits from one number of rolls to the next
    every   the set of all
    """

    def __init__(self, spaces: int) -> None:
        self.row = spaces
        self.every = (1 << spaces * (MOST_ROLLS + 1)) - 1
        self._column = self.every // ((1 << spaces) - 1)

    def one(self, space: int, rolls: int = 0) -> int:
        return 1 << rolls * self.row + space

    def column(self, space: int) -> int:
        """A space with any number of rolls."""
        return self._column << space

    def with_riskier(self, cells: int) -> int:
        """These, and the same spaces with more rolls."""
        rows = 1
        while rows <= MOST_ROLLS:
            cells |= cells << rows * self.row
            rows *= 2
        return cells & self.every

    def safest(self, cells: int) -> int:
        """Every space with the fewest of its rolls."""
        if not cells >> self.row:
            return cells
        return cells & ~(self.with_riskier(cells) << self.row) & self.every

    def unpack(self, cells: int) -> Iterator[tuple[int, int]]:
        """(rolls, space) of each."""
        while cells:
            lowest = cells & -cells
            cells ^= lowest
            yield divmod(lowest.bit_length() - 1, self.row)
