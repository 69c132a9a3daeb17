"""Modified thrust: every modifier, and what lighting an engine costs."""

from fractions import Fraction

import pytest
from frontier import frontier

from perihelion.games.high_frontier.components import Thruster
from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.flights.thrust import (
    Launch,
    Power,
    launch,
    shuttle_fuel,
    thrust_parts,
    total,
)

CONTENT = base_content()
FUEL = Diagram(CONTENT.rows, CONTENT.classes)
TRACK = CONTENT.numbers.acceleration
STEAMER = Thruster(3, Fraction(4), afterburn=2, solar=True)
NERVA = Thruster(4, Fraction(3), afterburn=1)
PLAIN = Power()


def begin(thruster: Thruster, dry: int, steps: int, power: Power = PLAIN, size: int = 0) -> Launch:
    return launch(FUEL, thruster, dry=dry, steps=steps, power=power, size=size, track=TRACK)


def test_the_loaded_steamer_of_the_luna_mission_has_two_burns() -> None:
    """[HF-6.1 HF-6.1A.1 HF-8.8]"""
    assert begin(STEAMER, 4, 10).thrust == 2
    assert begin(STEAMER, 4, 9).thrust == 3


@pytest.mark.parametrize(("zone", "thrust"), [(2, 5), (1, 4), (0, 3), (-1, 2), (-2, 1), (-3, 0)])
def test_the_zone_changes_solar_thrust_only(zone: int, thrust: int) -> None:
    """[HF-6.1A.3 HF-2.2D HF-2.6F]"""
    assert begin(STEAMER, 2, 5, Power(zone)).thrust == thrust
    assert begin(NERVA, 2, 5, Power(zone)).thrust == 4


def test_parts_are_listed_in_their_order() -> None:
    """[HF-6.1A]"""
    parts = thrust_parts(FUEL, STEAMER, dry=4, steps=10, power=Power(1, 1, True))
    assert [part.what for part in parts] == ["thruster", "wet-mass", "zone", "beamed", "afterburn"]
    assert [part.amount for part in parts] == [3, -1, 1, 1, 1]
    assert total(parts, TRACK) == 5


def test_an_afterburner_costs_its_steps_and_adds_one() -> None:
    """[HF-6.1A.5]"""
    lit = begin(NERVA, 2, 5, Power(afterburn=True))
    assert (lit.thrust, lit.steps, lit.afterburn) == (5, 4, 1)


def test_an_afterburner_that_lightens_the_class_adds_two() -> None:
    """[HF-6.1A.5 HF-11.18]"""
    assert begin(NERVA, 2, 14).thrust == 3
    assert begin(NERVA, 2, 14, Power(afterburn=True)).thrust == 5


def test_lift_off_fuel_is_burnt_before_the_class_is_read() -> None:
    """[HF-6.1A.1 HF-6.4D]"""
    sail = Thruster(2, Fraction(0), solar=True, sail=True)
    begun = begin(sail, 0, FUEL.steps(0, 8), Power(-1), size=10)
    assert (begun.shuttle, begun.steps, begun.thrust) == (10, 11, 1)
    assert FUEL.tanks(0, begun.steps) == 2


def test_whether_lift_off_is_free_is_judged_before_it() -> None:
    """[HF-6.1A.1 HF-6.4C]"""
    assert begin(NERVA, 2, 14, size=3).shuttle == 3  # 4 - 1 does not exceed 3
    assert begin(NERVA, 2, 13, size=3).shuttle == 0


def test_only_a_greater_thrust_lands_freely() -> None:
    """[HF-6.4C]"""
    assert [shuttle_fuel(thrust, 9) for thrust in (8, 9, 10)] == [9, 9, 0]


def test_thrust_is_marked_at_the_end_of_the_track_at_most() -> None:
    """[HF-2.4A HF-6.1]"""
    assert begin(Thruster(12, Fraction(6), afterburn=1), 1, 5, Power(2, 1, True)).thrust == 12


def test_a_full_sail_carries_six_and_not_a_step_more() -> None:
    """[HF-6.5 HF-6.1A.1]"""
    sail = Thruster(1, Fraction(0), solar=True, sail=True)
    assert begin(sail, 7, 0).thrust == 1
    assert begin(sail, 7, 1).thrust < 1
    assert begin(sail, 8, 0).thrust < 1


# At the table.


def test_the_mars_sail_of_the_example() -> None:
    """[HF-6.1A.1 HF-6.1A.3 HF-6.4D]"""
    story = frontier("rocket 0: mars-north-pole 8t T6*").does("fly", "engine T6")
    assert (story.rocket().steps, story.flight.thrust) == (11, 1)


def test_a_rocket_too_weak_cannot_use_its_thruster() -> None:
    """[HF-6.1B]"""
    story = frontier("rocket 0: cer-b1 5 T6 R5 NASA").does("fly")
    story.refuses("engine T6", "hf-too-weak", "HF-6.1B")
    frontier("rocket 0: cer-b1 5 T6 R5").refuses("fly", "hf-too-weak", "HF-6.1B")


def test_an_afterburner_needs_its_fuel() -> None:
    """[HF-6.1A.5]"""
    story = frontier("rocket 0: LEO 1 T2").does("fly")
    story.refuses("afterburn T2", "hf-no-afterburn-fuel", "HF-6.1A.5")


def test_a_thruster_without_the_icon_has_no_afterburner() -> None:
    """[HF-6.1A.5 HF-2.6D]"""
    story = frontier("rocket 0: LEO 5 T1").does("fly")
    story.refuses("afterburn T1", "not-asked")


def test_lift_off_needs_its_fuel() -> None:
    """[HF-6.4D]"""
    frontier("rocket 0: luna 8 T2").refuses("fly", "hf-no-lift-off-fuel", "HF-6.4D")
    lander = frontier("rocket 0: luna 8 T2 NASA").does("fly")  # the crew needs none
    lander.refuses("engine T2", "hf-no-lift-off-fuel", "HF-6.4D")


def test_esa_powers_its_own_rockets() -> None:
    """[HF-2.3B.3 HF-6.1A.4]"""
    for faction, thrust in (("ESA", 4), ("UN", 3)):
        story = frontier("rocket 0: LEO 5 T2", factions=f"{faction} NASA").does("fly", "engine T2")
        assert story.flight.thrust == thrust


def test_a_factory_that_beams_powers_its_owner_only() -> None:
    """[HF-6.1A.4]"""
    lines = "claim venus: 0 1 C beams\nrocket 0: LEO 5 T2\nrocket 1: LEO 5 T3"
    assert frontier(lines).does("fly", "engine T2").flight.thrust == 4
    story = frontier(lines).does("pass", "fly", "engine T3")
    assert story.flight.thrust == 4


def test_a_push_that_was_promised_is_used_or_kept() -> None:
    """[HF-6.1A.4 HF-5.9A]"""
    lines = 'pact: beam 1 0 ""\nrocket 0: LEO 5 T2'
    story = frontier(lines, factions="NASA ESA").does("fly")
    assert story.asked == "hf-beam"
    assert story.does("yes", "engine T2").flight.thrust == 4 and not story.hf.pacts
    story = frontier(lines, factions="NASA ESA").does("fly", "no", "engine T2")
    assert story.flight.thrust == 3 and len(story.hf.pacts) == 1
    story = frontier(lines, factions="NASA ESA").does("fly", "yes", "stay")
    assert len(story.hf.pacts) == 1


def test_the_magbeam_rides_the_beam() -> None:
    """[HF-6.1A.4]"""
    story = frontier("rocket 0: LEO 5 R7*", factions="ESA NASA").does("fly", "engine R7", "stop")
    assert story.hf.turn.pushed == ["R7"]
    story = frontier("rocket 0: LEO 5 R7*", factions="ESA NASA").does("fly", "engine R7")
    assert story.flight.thrust == 7


@pytest.mark.parametrize("faction", ["NASA", "PRC", "ESA"])
def test_three_crews_may_serve_as_thrusters(faction: str) -> None:
    """[HF-2.6B HF-2.6D]"""
    other = "UN"
    story = frontier(f"rocket 0: LEO 8 {faction}", factions=f"{faction} {other}").does("fly")
    assert faction in story.offers("engine")


@pytest.mark.parametrize("faction", ["UN", "SHIMIZU"])
def test_two_crews_have_no_thruster(faction: str) -> None:
    """[HF-2.6B]"""
    story = frontier(f"rocket 0: LEO 8 {faction} T2", factions=f"{faction} NASA").does("fly")
    assert story.offers("engine") == ["T2"]


@pytest.mark.parametrize("side", ["R1", "R2*", "R3*", "R4", "R4*", "R6", "R6*"])
def test_missiles_may_serve_as_thrusters(side: str) -> None:
    """[HF-2.6E HF-2.6D]"""
    story = frontier(f"rocket 0: LEO 8 {side}").does("fly")
    assert story.offers("engine") == [side.rstrip("*")]


def test_every_thruster_card_flies_with_what_is_printed_on_it() -> None:
    """[HF-2.6D HF-6.2A]"""
    for card in CONTENT.cards.values():
        for black, side in enumerate(card.sides):
            if card.deck == "crew" or side.thruster is None:
                continue
            story = frontier(f"rocket 0: LEO 9 {card.id}{'*' * black}").does("fly", f"engine {card.id}")
            assert story.flight.thrust == side.thruster.thrust, side.name
            story.does("go earth-heo")
            assert story.rocket().steps == 9 - side.thruster.steps(1), side.name


def test_power_promised_to_somebody_else_pushes_nobody_else() -> None:
    """[HF-6.1A.4 HF-5.9A]"""
    lines = 'rocket 0: luna-l1 2t T2\npact: beam 1 2 ""\npact: leave 1 0 "luna"'
    story = frontier(lines, seats=3, factions="NASA ESA UN").does("fly", "engine T2")
    assert story.hf.flight is not None and story.flight.thrust == 3


def test_two_pushes_are_one_point() -> None:
    """Whoever gives it; the second is kept.  [HF-6.1A.4]"""
    lines = 'rocket 0: luna-l1 2t T2\npact: beam 1 0 ""\npact: beam 2 0 ""\nclaim venus: 2 1 C beams'
    story = frontier(lines, seats=3, factions="NASA ESA UN").does("fly", "yes", "engine T2")
    assert story.hf.flight is not None and story.flight.thrust == 4
    assert [pact.giver for pact in story.hf.pacts] == [2]
