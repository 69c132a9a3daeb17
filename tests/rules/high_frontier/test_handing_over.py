"""Cargo and fuel from the rocket to a willing player's stack in the same space."""

import pytest
from frontier import deal, frontier, part

import perihelion


def test_cargo_and_fuel_in_the_same_space() -> None:
    """[HF-5.9A]"""
    story = frontier("moved: rocket\nrocket 0: luna 3t T2 R2\nrocket 1: luna T3")
    deal(story, part("cargo", 0, 1, card="R2"), part("fuel", 0, 1, amount=1))
    assert story.rocket(1).cards == ["T3", "R2"]
    assert story.hf.on.fuel.tanks(story.rocket(1).row, story.rocket(1).steps) == 1
    apart = frontier("moved: rocket\nrocket 0: luna 3t T2 R2\nrocket 1: vesta T3")
    for given in (part("cargo", 0, 1, card="R2"), part("fuel", 0, 1, amount=1)):
        with pytest.raises(perihelion.Refused, match="hf-no-stack-beside"):
            deal(apart, given)


def test_cargo_is_handed_over_at_the_end_of_the_move_only() -> None:
    """[HF-5.9A]"""
    story = frontier("rocket 0: luna 3t T2 R2\nrocket 1: luna T3")
    with pytest.raises(perihelion.Refused, match="hf-may-yet-move"):
        deal(story, part("cargo", 0, 1, card="R2"))
    apart = frontier("rocket 0: luna 3t T2 R2\nrocket 1: geo T3")
    with pytest.raises(perihelion.Refused, match="hf-no-stack-beside"):
        deal(apart, part("cargo", 0, 1, card="R2"))
    deal(story.does("fly", "stay"), part("cargo", 0, 1, card="R2"))
    assert story.rocket(1).cards == ["T3", "R2"]


def test_a_rocket_that_nothing_moves_hands_over_what_it_has() -> None:
    """It has no move to come to the end of.  [HF-5.9A HF-6.1B]"""
    story = frontier("rocket 0: luna-l1 2t R2\nrocket 1: luna-l1 T3")
    deal(story, part("cargo", 0, 1, card="R2"))
    assert story.rocket(1).cards == ["T3", "R2"]


def test_crews_and_products_are_no_cargo() -> None:
    """Only white cards change hands away from LEO.  [HF-5.9A]"""
    story = frontier("moved: rocket\nrocket 0: luna 3t T2* NASA\nrocket 1: luna T3")
    for card in ("NASA", "T2"):
        with pytest.raises(perihelion.Refused, match="hf-not-yours-to-give"):
            deal(story, part("cargo", 0, 1, card=card))


def test_the_last_cargo_goes_after_the_fuel() -> None:
    """A whole rocket is handed over, in whatever order it is said.  [HF-5.9A HF-11.15]"""
    story = frontier("moved: rocket\nrocket 0: luna 2t T2\noutpost 1: luna R5")
    deal(story, part("cargo", 0, 1, card="T2"), part("fuel", 0, 1, amount=2))
    outpost = story.player(1).stacks["outpost"]
    assert (outpost.cards, outpost.tanks, story.player(0).of("rocket")) == (["R5", "T2"], 2, [])


def test_cargo_goes_as_far_as_the_mass_does() -> None:
    """Into a rocket up to fifteen points, into an outpost without limit.  [HF-5.9A HF-5.4B]"""
    giver = "moved: rocket\nrocket 0: luna T2 T1 R3"
    taker = deal(frontier(f"{giver}\nrocket 1: luna R2 R8 F3 F4 T7"), part("cargo", 0, 1, card="R3"))
    assert taker.rocket(1).row == 15
    with pytest.raises(perihelion.Refused, match="hf-too-heavy"):
        deal(taker, part("cargo", 0, 1, card="T1"))
    post = deal(frontier(f"{giver}\noutpost 1: luna R2 R8 F3 F4 F5"), part("cargo", 0, 1, card="T1"))
    assert post.player(1).stacks["outpost"].cards[-1] == "T1"


def test_fuel_goes_as_far_as_the_tanks_do() -> None:
    """Full tanks only: what is left of a part tank is lost.  [HF-5.9A HF-5.4C]"""
    lines = "moved: rocket\nrocket 0: luna 11 T2 T7\nrocket 1: luna 6t T3"
    story = deal(frontier(lines), part("fuel", 0, 1, amount=2))
    assert (story.rocket(0).steps, story.rocket(1).steps) == (0, 21)
    kept = deal(frontier(lines), part("fuel", 0, 1, amount=1))
    assert (kept.rocket(0).steps, kept.rocket(1).steps) == (5, 20)
    for wrong in ("rocket 0: luna 11 T2\nrocket 1: luna 7t T3", "rocket 0: luna 8 T2\nrocket 1: luna T3"):
        with pytest.raises(perihelion.Refused, match="hf-not-yours-to-give"):
            deal(frontier(f"moved: rocket\n{wrong}"), part("fuel", 0, 1, amount=2))
