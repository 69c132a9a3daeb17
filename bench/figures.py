"""The figures of one run, their budgets, and the comparison with those kept."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

WORSE = 1.2  # beyond this the bench fails


@dataclass(slots=True, frozen=True)
class Budget:
    """What a figure is and may be.

    unit     of the figure
    limit    the most allowed, the least for a rate; None where the figure is for information
    rate     whether more is better
    timed    whether it depends on the machine; such figures are compared by their ratio to the reference
    """

    unit: str
    limit: float | None = None
    rate: bool = False
    timed: bool = True

    def holds(self, value: float) -> bool:
        if self.limit is None:
            return True
        return value >= self.limit if self.rate else value <= self.limit

    def ratio(self, value: float, reference: float) -> float:
        """The figure in units of the reference loop: per loop for a rate, in loops for a time."""
        if not self.timed:
            return value
        return value * reference if self.rate else value / reference / 1e6

    def is_worse(self, ratio: float, kept: float) -> bool:
        return ratio * WORSE < kept if self.rate else ratio > kept * WORSE


BUDGETS: dict[str, Budget] = {
    "random play": Budget("decisions/s", 40_000, rate=True),
    "clone, median": Budget("us", 60),
    "clone, p99": Budget("us", 1000),
    "clone of a tracked game, median": Budget("us", 60),
    "clone of a tracked game, p99": Budget("us", 1000),
    "view, median": Budget("us", 200),
    "view, p99": Budget("us", 200),
    "view, largest JSON": Budget("kB", 30, timed=False),
    "imagine, median": Budget("us"),
    "position, median": Budget("us"),
    "save, median": Budget("us"),
    "load, median": Budget("us"),
    "captain's decision, median": Budget("us"),
    "captain's decision, p99": Budget("us", 1_000_000),
    "captain's decision, slowest": Budget("us", 3_000_000),
    "LEO to every site, first, median": Budget("us", 50_000),
    "LEO to every site, first, 19 of 20 rockets": Budget("us", 50_000),
    "LEO to every site, first, slowest": Budget("us", 50_000),
    "LEO to every site, again, median": Budget("us", 50_000),
    "LEO to every site, again, 19 of 20 rockets": Budget("us", 50_000),
    "LEO to every site, again, slowest": Budget("us", 50_000),
    "LEO to every site, new map, median": Budget("us", 50_000),
    "LEO to every site, new map, 19 of 20 rockets": Budget("us"),
    "LEO to every site, new map, slowest": Budget("us"),
}


LARGER_GAME: dict[str, Budget] = {
    "random play": Budget("decisions/s", 20_000, rate=True),
    "clone, median": Budget("us", 120),
    "clone of a tracked game, median": Budget("us", 120),
}
OF_LARGER_GAMES = {"Galaxy Trucker": LARGER_GAME, "High Frontier": LARGER_GAME}


def budget(name: str) -> Budget:
    """The budget of a figure, named after the games it was taken in: `Space Base: view, median`."""
    games, _, figure = name.partition(": ")
    return OF_LARGER_GAMES.get(games, {}).get(figure, BUDGETS[figure])


@dataclass(slots=True, frozen=True)
class Figures:
    """One run: the reference loop's seconds and every figure by name."""

    reference: float
    values: Mapping[str, float]

    def ratios(self) -> dict[str, float]:
        return {name: budget(name).ratio(value, self.reference) for name, value in self.values.items()}

    def better(self, other: "Figures") -> "Figures":
        """The better of each figure: noise only ever makes one worse."""
        values = {
            name: max(value, other.values[name]) if budget(name).rate else min(value, other.values[name])
            for name, value in self.values.items()
        }
        return Figures(min(self.reference, other.reference), values)

    def complaints(self, kept: Mapping[str, float]) -> list[str]:
        """A sentence for each figure that misses its budget or is much worse than the one kept."""
        found = []
        for name, value in self.values.items():
            own = budget(name)
            ratio = own.ratio(value, self.reference)
            if not own.holds(value):
                found.append(f"{name}: {value:,.4g} {own.unit} misses the budget of {own.limit:,g}.")
            if name in kept and own.is_worse(ratio, kept[name]):
                found.append(
                    f"{name}: its ratio {ratio:.4g} is over 20 % worse than the {kept[name]:.4g} kept."
                )
        return found

    def as_json(self) -> dict[str, Any]:
        return {"reference": self.reference, "values": dict(self.values), "ratios": self.ratios()}

    def as_table(self) -> str:
        """A Markdown table, readable as it stands."""
        lines = ["| what | figure | budget |", "|---|---:|---:|"]
        for name, value in self.values.items():
            own = budget(name)
            sign = ">=" if own.rate else "<="
            limit = "-" if own.limit is None else f"{sign} {own.limit:,g} {own.unit}"
            shown = f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"
            lines.append(f"| {name} | {shown} {own.unit} | {limit} |")
        lines.append(f"| reference loop | {self.reference * 1000:.1f} ms | - |")
        return "\n".join(lines)
