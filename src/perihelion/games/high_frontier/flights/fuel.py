"""The rocket diagram: dry mass chooses the row, fuel steps the column, the column the wet-mass class.

A fuel figure is a number of steps to the right of the row's empty spot. Full tanks end at the broken columns.
"""

from collections.abc import Iterable, Mapping

from perihelion.games.high_frontier.mat import FuelRow, MassClass


class Diagram:
    """The rows and classes of the mat.  [HF-2.4A HF-5.4B]

    rows      dry mass -> row
    classes   wet-mass classes from the lightest
    """

    __slots__ = ("_modifiers", "classes", "rows")

    def __init__(self, rows: Mapping[int, FuelRow], classes: Iterable[MassClass]) -> None:
        self.rows = rows
        self.classes = tuple(sorted(classes, key=lambda mass_class: mass_class.column))
        self._modifiers = {
            dry: [self.mass_class(dry, steps).modifier for steps in range(row.steps[-1] + 1)]
            for dry, row in rows.items()
        }

    @property
    def heaviest(self) -> int:
        """The greatest dry mass that has a row.  [HF-5.4B]"""
        return max(self.rows)

    def steps(self, dry: int, tanks: int) -> int:
        """Fuel steps of so many full tanks.  [HF-5.4C]"""
        return self.rows[dry].steps[tanks - 1] if tanks else 0

    def tanks(self, dry: int, steps: int) -> int:
        """Full tanks; a part tank does not count.  [HF-5.4C]"""
        return sum(column <= steps for column in self.rows[dry].steps)

    def most_tanks(self, dry: int) -> int:
        return len(self.rows[dry].steps)

    def with_tanks(self, dry: int, steps: int, tanks: int) -> int:
        """Each tank added moves the figure to the next broken column, so that the first fills a part tank.

        [HF-5.4C]
        """
        return self.steps(dry, min(self.tanks(dry, steps) + tanks, self.most_tanks(dry)))

    def without_part_tank(self, dry: int, steps: int) -> int:
        """The figure moved left to the next broken column, as before unloading.  [HF-5.4C]"""
        return self.steps(dry, self.tanks(dry, steps))

    def mass_class(self, dry: int, steps: int) -> MassClass:
        """The class in the drop above the figure.  [HF-6.1A]"""
        column = self.rows[dry].start + steps
        return next(light for light in reversed(self.classes) if column >= light.column)

    def modifier(self, dry: int, steps: int) -> int:
        """The wet-mass modifier of the thrust.  [HF-6.1A.1]"""
        return self._modifiers[dry][steps]

    def carried_over(self, old: int, new: int, steps: int) -> int:
        """The figure in the row of another dry mass: full tanks stay, a part tank keeps its share.  [HF-6.7A]

        Ruling: the share is rounded down to a step of the new row; the dashed lines are not known.  [HF-11.5]
        """
        tanks = self.tanks(old, steps)
        kept = self.steps(new, tanks)
        part = steps - self.steps(old, tanks)
        if not part:
            return kept
        whole = self.steps(old, tanks + 1) - self.steps(old, tanks)
        return kept + part * (self.steps(new, tanks + 1) - kept) // whole
