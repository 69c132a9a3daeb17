"""Crews: home, colonies, glory."""

from frontier import frontier


def test_crew_is_decommissioned_at_leo_or_at_an_own_factory() -> None:
    """Anywhere else it is a felony.  [HF-6.7B HF-2.3B.4]"""
    frontier("rocket 0: luna T2 NASA").refuses("decommission NASA", "hf-crew-stays", "HF-6.7B")
    frontier("rocket 0: luna T2 NASA\nclaim luna: 0").refuses("decommission NASA", "hf-crew-stays")
    frontier("rocket 0: luna T2 PRC", factions="PRC UN").does("decommission PRC")
    assert frontier("rocket 0: LEO T2 NASA").does("decommission NASA").player().hand == ["NASA"]


def test_crew_in_a_factory_founds_a_colony() -> None:
    """Each cube is a point.  [HF-6.7B HF-7.1.1]"""
    story = frontier("rocket 0: luna T2 NASA\nclaim luna: 0 1 S").does("decommission NASA")
    assert story.claim("luna").cubes == 2
    assert story.parts()["hf-cubes"] == 2


def test_colonists_become_crew_again() -> None:
    """The crew card must be in hand; the last cube is no colonist.  [HF-6.7B]"""
    story = frontier("claim luna: 0 2 S").does("recall rocket luna")
    assert story.rocket().cards == ["NASA"]
    assert story.claim("luna").cubes == 1
    assert "recall rocket luna" not in frontier("claim luna: 0 1 S").offered
    away = frontier("claim luna: 0 2 S\nrocket 0: LEO NASA")
    away.refuses("recall outpost luna", "hf-crew-not-in-hand", "HF-6.7B")


def test_a_crew_home_from_mars_wins_two_glories() -> None:
    """[HF-7.1.4]"""
    story = frontier("leo 0: NASA\nlandings NASA: mars-hellas-basin").does("decommission NASA")
    assert story.hf.glory == {"mars": 0, "any": 0}
    assert story.parts()["hf-glory"] == 6


def test_glory_is_for_the_first() -> None:
    """[HF-7.1.4]"""
    lines = "leo 0: NASA\nlandings NASA: mars-hellas-basin\nglory mars: 1\nglory any: closed"
    story = frontier(lines).does("decommission NASA")
    assert "hf-glory" not in story.parts()


def test_a_science_site_and_mercury_have_spaces_of_their_own() -> None:
    """[HF-7.1.4]"""
    story = frontier("leo 0: NASA\nlandings NASA: venus mercury").does("decommission NASA")
    assert set(story.hf.glory) == {"mercury", "science", "any"}


def test_landing_is_remembered_until_the_crew_goes_to_hand() -> None:
    """[HF-7.1.4]"""
    story = frontier("rocket 0: luna-l1 5t T2 R3 NASA").does("fly", "afterburn NASA", "go luna")
    assert story.hf.landings == {"NASA": ["luna"]}
    colony = frontier("rocket 0: luna NASA\nclaim luna: 0 1 S\nlandings NASA: luna").does("decommission NASA")
    assert colony.hf.landings == {}
    assert colony.hf.glory == {}


def test_no_claim_is_needed_for_glory() -> None:
    """[HF-7.1.4]"""
    story = frontier("leo 0: NASA\nlandings NASA: luna").does("decommission NASA")
    assert story.hf.glory == {"any": 0}


def test_colonists_do_not_go_in_and_out_for_ever() -> None:
    """[HF-6.7B HF-2.7B.2]"""
    story = frontier("claim luna: 0 2 S\nrearranged: 59").does("recall rocket luna", "decommission NASA")
    assert story.claim("luna").cubes == 2
    story.refuses("recall rocket luna", "hf-long-enough", "HF-2.7B.2")


def test_the_last_cube_is_a_colonist_and_then_nobody_settles() -> None:
    """The crew goes to hand all the same.  [HF-3.1B HF-6.7B]"""
    story = frontier("rocket 0: luna T2 NASA\nclaim luna: 0 5 S").does("decommission NASA")
    assert story.claim("luna").cubes == 6
    full = frontier("rocket 0: luna T2 NASA\nclaim luna: 0 6 S").does("decommission NASA")
    assert (full.claim("luna").cubes, "NASA" in full.player().hand) == (6, True)


def test_glory_goes_as_far_as_cubes_do() -> None:
    """[HF-3.1B HF-7.1.4]"""
    story = frontier("leo 0: NASA\nlandings NASA: mars-hellas-basin\nclaim luna: 0 5 S")
    assert story.does("decommission NASA").hf.glory == {"mars": 0}
    none = frontier("leo 0: NASA\nlandings NASA: mars-hellas-basin\nclaim luna: 0 6 S")
    assert none.does("decommission NASA").hf.glory == {}


def test_only_an_own_factory_recalls_and_only_into_a_stack_there() -> None:
    """[HF-6.7B HF-2.7B]"""
    assert not frontier("claim luna: 1 2 S").offers("recall")
    story = frontier("claim luna: 0 2 S\nrocket 0: vesta T2\noutpost 0: eros R2")
    story.refuses("recall rocket luna", "hf-rocket-elsewhere", "HF-2.7B.1")
    story.refuses("recall outpost luna", "hf-outpost-elsewhere", "HF-2.7B.1")
    joined = frontier("claim luna: 0 2 S\nrocket 0: luna 2t T2").does("recall rocket luna")
    assert (joined.rocket().cards, joined.rocket().row) == (["T2", "NASA"], 1)
