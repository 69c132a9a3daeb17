"""ET production."""

from frontier import frontier

FACTORY = "claim luna: 0 1 S\nhand 0: T2*\n"


def test_the_first_freighter() -> None:
    """One card, and a cube beside the claim.  [HF-5.8]"""
    story = frontier(FACTORY).does("produce T2", "build freighter luna")
    assert story.player().stacks["freighter"].cards == ["T2"]
    assert story.game.view(0)["table"]["players"][0]["cubes"] == 4


def test_a_product_starts_or_joins_a_rocket() -> None:
    """[HF-5.8]"""
    started = frontier(FACTORY).does("produce T2", "build rocket luna")
    assert (started.rocket().place, started.rocket().row) == ("luna", 2)
    joined = frontier(FACTORY + "rocket 0: luna 3t T3").does("produce T2", "build rocket luna")
    assert joined.rocket().cards == ["T3", "T2"]


def test_a_product_starts_or_joins_an_outpost() -> None:
    """[HF-5.8 HF-6.7D]"""
    story = frontier(FACTORY + "outpost 0: luna T3").does("produce T2", "build outpost luna")
    assert story.player().stacks["outpost"].cards == ["T3", "T2"]


def test_stacks_elsewhere_and_used_slots_are_closed() -> None:
    """[HF-5.8 HF-2.7B.1]"""
    away = "rocket 0: vesta T3\noutpost 0: vesta R5\nfreighter 0: LEO R3*\nclaim eros: 0 1 S"
    story = frontier(FACTORY + away)
    story.refuses("produce T2", "hf-no-place-to-build", "HF-5.8")
    one = frontier(FACTORY + "rocket 0: vesta T3").does("produce T2")
    one.refuses("build rocket luna", "hf-rocket-elsewhere", "HF-2.7B.1")


def test_only_black_cards_at_a_factory_of_their_letter() -> None:
    """[HF-5.8]"""
    lost = frontier("hand 0: T3*\nwithout-factory 0: T3\nclaim luna: 0 1 S")
    lost.refuses("produce T3", "hf-no-factory-of-letter")
    assert "produce T2" not in frontier("hand 0: T2\nclaim luna: 0 1 S").offered


def test_any_of_the_own_factories_of_the_letter_builds_it() -> None:
    """[HF-5.7D HF-5.8]"""
    story = frontier(FACTORY + "claim eros: 0 1 S").does("produce T2")
    assert {"freighter luna", "freighter eros"} <= set(story.offers("build"))


def test_a_freighter_takes_a_cube() -> None:
    """A glory cube may be taken back for it.  [HF-5.8 HF-3.1B]"""
    last = frontier("hand 0: T2*\nclaim luna: 0 5 S").does("produce T2", "build freighter luna")
    assert last.player().stacks["freighter"].cards == ["T2"]
    none = frontier("hand 0: T2*\nclaim luna: 0 5 S\nglory mars: 0").does("take-back mars", "produce T2")
    assert "freighter luna" in none.offers("build")
    spent = frontier("hand 0: T2*\nclaim luna: 0 6 S").does("produce T2")
    spent.refuses("build freighter luna", "hf-no-cube", "HF-3.1B")
