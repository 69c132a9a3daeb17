"""Flights of rich ships keep the laws of the conformance kit; random builders seldom get that far."""

import pytest
from conformance import kit
from shipyard import build

import perihelion
from perihelion import Game

RICH = """
. . . . D . . . .
. . . - h - . . .
- . n - x - m . -
- B h:purple x @ x h:brown b -
- E - S:r - G:yb - o -
- - . - - - . - -
"""
PLAIN = """
. . . . - . . . .
. . . - D - . . .
- . - - h - - . -
- D< x h @ h x b -
- - E - e - c:gb - -
- - . - - - . - -
"""


def rich_flight(seed: int) -> Game:
    """Three ships of class III with something of everything, before the first card."""
    used: set[str] = set()
    lines = [
        "perihelion galaxy-trucker 1",
        "seats: 3",
        "option flights: III",
        f"seed: {seed}",
        "phase: flight",
    ]
    for seat, ship in enumerate((RICH, PLAIN, PLAIN)):
        lines += [f"ship {seat}: {row}" for row in build(ship, board="III", seat=seat, used=used)]
    return perihelion.from_position("galaxy-trucker", "\n".join(lines) + "\n")


@pytest.mark.parametrize("seed", range(3))
def test_rich_flights_keep_the_laws(seed: int) -> None:
    kit.prove(
        rich_flight,
        lambda text: perihelion.from_position("galaxy-trucker", text),
        perihelion.load,
        seed=seed,
        every=6,
    )
