"""Felonies: squatting, and who may."""

from frontier import frontier

ENCKE = "rocket 0: comet-encke 2t T2 R2 F1 PRC\nclaim comet-encke: 1"


def test_a_crewed_rocket_replaces_anothers_disk() -> None:
    """[HF-6.4B HF-2.3B.4]"""
    story = frontier(ENCKE, factions="PRC NASA").does("squat comet-encke")
    assert story.claim("comet-encke").owner == 0


def test_only_one_faction_squats() -> None:
    """[HF-2.3B.4]"""
    story = frontier(ENCKE.replace("PRC", "NASA"), factions="NASA PRC")
    story.refuses("squat comet-encke", "hf-felony", "HF-2.3B.4")


def test_the_encke_squat_within_industrialising() -> None:
    """The disk is replaced by a disk and a cube, refinery and robonaut are given up.  [HF-6.4B HF-5.7]"""
    story = frontier(ENCKE, factions="PRC NASA").does("industrialise comet-encke")
    claim = story.claim("comet-encke")
    assert (claim.owner, claim.cubes) == (0, 1)
    assert {"R2", "F1"} <= set(story.player().hand)


def test_cubes_and_crews_prevent_it() -> None:
    """[HF-6.4B HF-2.3B.4]"""
    cube = frontier(ENCKE.replace("encke: 1", "encke: 1 1 C"), factions="PRC NASA")
    cube.refuses("squat comet-encke", "hf-cube-stands", "HF-6.4B")
    crew = frontier(ENCKE + "\noutpost 1: comet-encke NASA", factions="PRC NASA")
    crew.refuses("squat comet-encke", "hf-defended", "HF-2.3B.4")


def test_it_takes_a_crew() -> None:
    """[HF-6.4B]"""
    story = frontier(ENCKE.replace(" PRC", ""), factions="PRC NASA")
    story.refuses("squat comet-encke", "hf-no-crew", "HF-6.4B")


def test_the_tax_is_due_as_for_any_claim() -> None:
    """[HF-6.4B HF-2.3B.5]"""
    story = frontier(ENCKE, factions="PRC UN").does("squat comet-encke")
    assert story.water(1) == 5


def test_landing_on_anothers_claim_is_no_crime() -> None:
    """[HF-6.4B]"""
    story = frontier("rocket 0: luna-l1 5t T2 NASA\nclaim luna: 1 1 S").does(
        "fly", "afterburn NASA", "go luna"
    )
    assert story.rocket().place == "luna"
