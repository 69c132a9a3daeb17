"""The rocket diagram at every boundary."""

import pytest

from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.flights.fuel import Diagram

CONTENT = base_content()
FUEL = Diagram(CONTENT.rows, CONTENT.classes)
MASSES = range(16)


def test_three_points_of_mass_and_a_tank_are_five_steps() -> None:
    """[HF-5.4B HF-5.4C]"""
    cards = [CONTENT.cards["T1"].sides[0], CONTENT.cards["NASA"].sides[0], CONTENT.cards["R1"].sides[1]]
    assert [side.name for side in cards[::2]] == ["Hall Effect", "Nanobot"]
    dry = sum(side.mass for side in cards)
    assert (dry, FUEL.steps(dry, 1)) == (3, 5)


def test_the_first_row_serves_masses_from_0_to_2() -> None:
    """[HF-5.4B]"""
    assert FUEL.rows[0] is FUEL.rows[1] is FUEL.rows[2]
    assert FUEL.heaviest == 15 and 16 not in FUEL.rows


@pytest.mark.parametrize("dry", MASSES)
def test_a_rocket_holds_eight_tanks_and_at_most_21_steps(dry: int) -> None:
    """[HF-5.4B HF-5.4C]"""
    assert FUEL.most_tanks(dry) == 8
    assert FUEL.steps(dry, 0) == 0 < FUEL.steps(dry, 1) <= FUEL.steps(dry, 8) <= 21


@pytest.mark.parametrize("dry", MASSES)
def test_tanks_and_steps_are_each_others_reverse(dry: int) -> None:
    """[HF-5.4C]"""
    assert [FUEL.tanks(dry, FUEL.steps(dry, tanks)) for tanks in range(9)] == list(range(9))


@pytest.mark.parametrize("dry", MASSES)
def test_heavier_rockets_never_get_further_with_the_same_tanks(dry: int) -> None:
    """[HF-5.4B]"""
    if dry:
        assert all(FUEL.steps(dry, tanks) <= FUEL.steps(dry - 1, tanks) for tanks in range(9))


def test_the_first_tank_added_tops_up_a_part_tank() -> None:
    """[HF-5.4C]"""
    assert FUEL.with_tanks(3, 6, 1) == 9
    assert FUEL.with_tanks(3, 5, 1) == 9
    assert FUEL.with_tanks(3, 6, 9) == 21


def test_only_full_tanks_are_unloaded() -> None:
    """[HF-5.4C]"""
    assert FUEL.without_part_tank(3, 8) == 5
    assert FUEL.without_part_tank(3, 4) == 0


@pytest.mark.parametrize(
    ("dry", "steps", "light"),
    [
        (2, 13, "scout"),
        (2, 14, "transport"),
        (2, 21, "transport"),
        (4, 9, "scout"),
        (4, 10, "transport"),
        (6, 2, "scout"),
        (6, 3, "transport"),
        (7, 0, "scout"),
        (7, 1, "transport"),
        (8, 9, "transport"),
        (9, 7, "transport"),
        (9, 8, "tug"),
        (14, 0, "transport"),
        (14, 1, "tug"),
        (15, 0, "tug"),
    ],
)
def test_where_the_wet_mass_classes_end(dry: int, steps: int, light: str) -> None:
    """[HF-6.1A HF-6.1A.1 HF-6.1B]"""
    assert FUEL.mass_class(dry, steps).id == light


def test_the_classes_take_nothing_one_and_two_off_the_thrust() -> None:
    """[HF-6.1A.1]"""
    assert [FUEL.modifier(*place) for place in ((2, 13), (2, 14), (15, 0))] == [0, -1, -2]


def test_dropping_cargo_keeps_the_tanks() -> None:
    """[HF-6.7A]"""
    for tanks in range(9):
        assert FUEL.carried_over(4, 2, FUEL.steps(4, tanks)) == FUEL.steps(2, tanks)


def test_a_part_tank_keeps_its_share_rounded_down() -> None:
    """[HF-6.7A]"""
    assert FUEL.carried_over(4, 2, 5) == 5 + 1 * 4 // 3
    assert FUEL.carried_over(2, 4, 8) == 4 + 3 * 3 // 4
    assert FUEL.carried_over(4, 2, 2) == 2 * 5 // 4


@pytest.mark.parametrize("old", MASSES)
@pytest.mark.parametrize("new", MASSES)
def test_a_change_of_mass_makes_no_tanks_and_loses_no_full_one(old: int, new: int) -> None:
    """[HF-6.7A]"""
    for steps in range(FUEL.steps(old, 8) + 1):
        assert FUEL.tanks(new, FUEL.carried_over(old, new, steps)) == FUEL.tanks(old, steps)
