"""The dice table for the undecided."""

import pytest
from typer.testing import CliRunner

import perihelion
from perihelion.cli import app
from perihelion.games.galaxy_trucker.undecided import mix


@pytest.mark.parametrize(
    ("rolls", "flights", "parts", "roads"),
    [
        ([], ["I", "II", "III"], [], 0),
        ([1, 2, 3], ["IA", "IIA", "IIIA"], [], 0),
        ([4], ["I", "II", "III"], ["evil-machinations"], 0),
        ([5, 4], ["I", "II", "III"], ["evil-machinations", "rough-roads"], 1),
        ([6, 6, 1, 1], ["IA", "II", "III"], ["rough-roads"], 3),
    ],
)
def test_dice_choose_the_parts(rolls: list[int], flights: list[str], parts: list[str], roads: int) -> None:
    """What is in play already makes the roads rougher.  [BE-7.3]"""
    chosen = mix(rolls)
    assert (chosen["flights"], chosen["expansions"], chosen.get("roads", 0)) == (flights, parts, roads)
    assert perihelion.new("galaxy-trucker", seats=2, options=chosen).pending


def test_the_command_prints_options() -> None:
    """[BE-7.3]"""
    told = CliRunner().invoke(app, ["mix", "4", "--seed", "3"])
    assert told.exit_code == 0 and told.output == CliRunner().invoke(app, ["mix", "4", "--seed", "3"]).output
    assert told.output.startswith("# ") and "option flights: " in told.output
