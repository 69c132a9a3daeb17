"""What the expansion keeps of its own: how often everybody bribed."""

from dataclasses import dataclass, field

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.state import Trucker

NAME = "tandem"


@dataclass(slots=True)
class Ledger:
    """Seat -> bribes paid in this game."""

    bribes: dict[Seat, int] = field(default_factory=dict)

    def clone(self) -> "Ledger":
        return Ledger(self.bribes.copy())


def ledger(gt: Trucker) -> Ledger:
    kept = gt.annexes[NAME]
    assert isinstance(kept, Ledger)
    return kept
