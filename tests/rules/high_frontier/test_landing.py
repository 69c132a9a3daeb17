"""Landing and lift-off, hops and drives along the road."""

from frontier import frontier


def test_landing_costs_the_size_of_the_site() -> None:
    """[HF-6.4A HF-6.4C]"""
    story = frontier("rocket 0: luna-l1 12 T3").does("fly", "engine T3", "go luna")
    assert story.rocket().steps == 3 and story.rocket().place == "luna"


def test_landing_ends_the_move() -> None:
    """[HF-6.2A HF-6.4A]"""
    story = frontier("rocket 0: luna-l1 12 T3").does("fly", "engine T3", "go luna")
    assert story.asked == "hf-turn" and story.hf.turn.moved == ["rocket"]


def test_landing_needs_its_fuel() -> None:
    """[HF-6.4A HF-6.4C]"""
    story = frontier("rocket 0: luna-l1 8 T3").does("fly", "engine T3")
    story.refuses("go luna", "hf-no-landing-fuel", "HF-6.4C")


def test_landing_fuel_is_needed_besides_that_of_the_burns() -> None:
    """[HF-6.4C HF-6.2B]"""
    story = frontier("rocket 0: sol-mars-l2 3 T3").does("fly", "engine T3", "go mars-heo")
    story.does("go deimos")
    assert story.rocket().steps == 0  # thrust 4 exceeds size 1
    story = frontier("rocket 0: earth-belt-1 9 T2").does("fly", "engine T2", "go geo", "go luna-l1")
    story.refuses("go luna", "hf-no-landing-fuel", "HF-6.4C")


def test_landing_fuel_does_not_count_against_the_thrust() -> None:
    """[HF-6.4C]"""
    story = frontier("rocket 0: geo 9 T6").does("fly", "engine T6", "go luna-l1", "go luna")
    assert story.rocket().steps == 0


def test_thrust_equal_to_the_size_is_not_enough() -> None:
    """[HF-6.4C]"""
    story = frontier("rocket 0: luna-l1 9 PRC", factions="PRC UN").does("fly", "engine PRC", "go luna")
    assert story.rocket().steps == 0
    story = frontier("rocket 0: luna-l1 9 PRC", factions="PRC UN").does("fly", "afterburn PRC", "go luna")
    assert story.rocket().steps == 7


def test_landing_on_anothers_claim_or_factory_is_no_crime() -> None:
    """[HF-6.4B]"""
    for claim in ("1", "1 1 C"):
        story = frontier(f"claim deimos: {claim}\nrocket 0: sol-mars-l2 5 T3").does("fly", "engine T3")
        assert story.does("go deimos").claim("deimos").owner == 1


def test_lift_off_is_paid_first_and_the_move_goes_on() -> None:
    """[HF-6.4D]"""
    story = frontier("rocket 0: luna 15 T3").does("fly", "engine T3")
    assert story.rocket().steps == 6
    story.does("go luna-l1", "go geo", "stop")
    assert story.rocket().steps == 3


def test_lift_off_is_free_for_a_strong_engine() -> None:
    """[HF-6.4C HF-6.4D]"""
    story = frontier("rocket 0: deimos 5 T3").does("fly", "engine T3")
    assert story.rocket().steps == 5


def test_no_aerobrake_path_is_used_upward() -> None:
    """[HF-6.4D]"""
    story = frontier("rocket 0: mars-hellas-basin 8t T3").does("fly", "engine T3")
    story.refuses("go mars-dust", "hf-against-the-arrows", "HF-6.4D")


def test_a_hop_costs_the_size_of_the_world_and_no_thruster() -> None:
    """[HF-6.4D]"""
    story = frontier("rocket 0: mars-hellas-basin 12 R4").does("fly", "hop mars-arsia-mons")
    assert (story.rocket().place, story.rocket().steps) == ("mars-arsia-mons", 2)
    assert story.hf.turn.moved == ["rocket"]


def test_a_hop_needs_its_fuel() -> None:
    """[HF-6.4D]"""
    frontier("rocket 0: mars-hellas-basin 9 F1").refuses("fly", "hf-no-hop-fuel", "HF-6.4D")


def test_a_buggy_drives_freely_from_rocket_or_outpost() -> None:
    """[HF-6.4D]"""
    aboard = frontier("rocket 0: mars-hellas-basin 0 R5").does("fly", "hop mars-north-pole")
    assert aboard.rocket().place == "mars-north-pole"
    lines = "rocket 0: mars-hellas-basin 3 F1\noutpost 0: mars-hellas-basin R5"
    beside = frontier(lines).does("fly", "hop mars-north-pole")
    assert (beside.rocket().place, beside.rocket().steps) == ("mars-north-pole", 3)
    assert beside.outpost().place == "mars-hellas-basin"


def test_a_buggy_elsewhere_does_not_help() -> None:
    """[HF-6.4D]"""
    lines = "rocket 0: mars-hellas-basin 3 F1\noutpost 0: mars-arsia-mons R5"
    frontier(lines).refuses("fly", "hf-no-hop-fuel")


def test_there_is_no_road_on_luna() -> None:
    """[HF-6.4D]"""
    assert not frontier("rocket 0: luna 12 T3 R5").does("fly").offers("hop")


def test_a_crew_that_hops_has_landed_there() -> None:
    """[HF-6.4D HF-7.1.4]"""
    lines = "rocket 0: mars-hellas-basin 12 NASA"
    story = frontier(lines).does("fly", "hop mars-arsia-mons")
    assert story.hf.landings["NASA"] == ["mars-arsia-mons"]


def test_a_landing_crew_remembers_the_site() -> None:
    """[HF-7.1.4]"""
    story = frontier("rocket 0: sol-mars-l2 5 T3 NASA").does("fly", "engine T3", "go deimos")
    assert story.hf.landings["NASA"] == ["deimos"]
