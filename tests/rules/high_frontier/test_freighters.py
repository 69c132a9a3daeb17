"""Freighters: one burn a turn, no fuel, no aerobraking, factories only."""

from frontier import frontier


def test_a_freighter_has_one_burn_a_turn_and_needs_no_fuel() -> None:
    """[HF-6.6 HF-6.6.1]"""
    story = frontier("freighter 0: luna-l1 T3*").does("haul", "go geo", "go earth-belt-1")
    story.refuses("go earth-heo", "hf-no-burns-left")
    story.does("stop", "pass", "pass", "haul", "go earth-heo", "go LEO", "stop")
    assert story.freighter().place == "LEO"


def test_it_cannot_turn_in_mid_move_but_may_stop() -> None:
    """[HF-6.6.1 HF-6.3]"""
    story = frontier("freighter 0: sol-earth-l2 T3*").does("haul", "go ear-h-b1")
    story.refuses("go luna-l2", "hf-no-burns-left")
    story.does("stop", "pass", "pass", "haul", "go luna-l2")
    assert story.freighter().place == "luna-l2"


def test_its_thrust_is_final() -> None:
    """[HF-6.6.1]"""
    story = frontier("freighter 0: luna-l1 T5*", factions="ESA NASA").does("haul")
    assert story.flight.thrust == 1 and not story.flight.beamed


def test_it_does_not_aerobrake() -> None:
    """[HF-6.6]"""
    story = frontier("freighter 0: earth-belt-1 T3*").does("haul")
    story.refuses("go earth-aero-1", "hf-freighter-aerobrake", "HF-6.6")


def test_it_lands_only_at_a_factory() -> None:
    """[HF-6.6]"""
    story = frontier("claim luna: 0\nfreighter 0: luna-l1 T3*").does("haul")
    story.refuses("go luna", "hf-freighter-landing", "HF-6.6")
    story = frontier("claim luna: 1 1 S\nfreighter 0: luna-l1 T3*").does("haul", "go luna")
    assert story.freighter().place == "luna"


def test_it_lifts_off_freely_from_small_sites_and_factories() -> None:
    """[HF-6.6]"""
    story = frontier("freighter 0: deimos T3*").does("haul", "go sol-mars-l2", "stop")
    assert story.freighter().place == "sol-mars-l2"
    story = frontier("claim luna: 0 1 S\nfreighter 0: luna T2*").does("haul", "go luna-l1", "stop")
    assert story.freighter().place == "luna-l1"
    frontier("freighter 0: luna T2*").refuses("haul", "hf-freighter-stuck", "HF-6.6")


def test_it_rolls_for_hazards_too() -> None:
    """[HF-6.4E HF-6.6]"""
    story = frontier("water 0: 0\nfreighter 0: nysa-heo T3*\ndice: 1").does("haul", "go nysa-contact")
    assert story.player().of("freighter") == [] and "T3" in story.player().hand and "T3" in story.hf.black


def test_it_may_not_use_the_path_back_either() -> None:
    """[HF-6.6 HF-6.4F]"""
    story = frontier("freighter 0: earth-heo T3*").does("haul")
    story.refuses("go earth-aero-2", "hf-against-the-arrows")
