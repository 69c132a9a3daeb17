"""Flights of rich ships keep the laws of the conformance kit; random builders seldom get that far."""

import pytest
from conformance import kit
from trucker import rich_flight

import perihelion


@pytest.mark.parametrize("seed", range(3))
def test_rich_flights_keep_the_laws(seed: int) -> None:
    kit.prove(
        rich_flight,
        lambda text: perihelion.from_position("galaxy-trucker", text),
        perihelion.load,
        seed=seed,
        every=6,
    )
