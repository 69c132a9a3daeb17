"""Looking at the cards while building."""

from builders import building


def test_who_has_begun_to_build_may_look() -> None:
    """[GT-6.1]"""
    story = building("H2-01")
    story.refuses("look 1", "gt-nothing-attached", "GT-6.1")
    story.does("draw", "attach 8.7 0", "look 2")
    assert story.seen(0)["piles"][1]["cards"] == story.gt.piles[1].cards
    assert len(story.gt.piles[1].cards) == 2


def test_who_holds_a_tile_does_not_look() -> None:
    """[GT-4.1 GT-6.2]"""
    story = building("H2-01", "H2-02").does("draw", "attach 8.7 0", "draw")
    story.refuses("look 1", "gt-hand-full", "GT-4.1")


def test_a_pile_is_with_one_builder_who_does_not_build_meanwhile() -> None:
    """[GT-6.2]"""
    story = building("H2-01", "H2-02", seats=2, tempo="live")
    story.by(0, "draw", "attach 8.7 0", "look 1").by(1, "draw", "attach 8.7 0")
    assert story.may(0) == ["close"]
    assert story.game.pending[0].rule == "GT-6.2"
    story.refuses_by(0, "draw", "gt-looking", "GT-6.2")
    story.refuses_by(1, "look 1", "gt-pile-away", "GT-6.2")
    assert "look 2" in story.may(1)
    story.by(0, "close").by(1, "look 1")
    assert story.seen(None)["piles"][0]["held"] == [1]


def test_a_pile_may_be_looked_at_again_and_is_the_same() -> None:
    """[GT-6.2 GT-6.3]"""
    story = building("H2-01", tempo="live").by(0, "draw", "attach 8.7 0", "look 1")
    cards = story.seen(0)["piles"][0]["cards"]
    story.by(0, "close", "look 1")
    assert [told["cards"] for told in story.told("gt-looked", 0)] == [cards, cards]


def test_others_do_not_see_the_cards() -> None:
    """[GT-6.3]"""
    story = building("H2-01", seats=2).does("draw", "attach 8.7 0", "pass", "pass", "look 3")
    assert story.told("gt-looked", 0)[0]["cards"]
    assert story.told("gt-looked", 1) == [{"pile": 3}]
    assert story.seen(1)["piles"][2] == {"cards": None, "seen": [0], "held": []}


def test_two_see_the_same_pile() -> None:
    """[GT-6.3]"""
    story = building("H2-01", "H2-02", seats=2, tempo="live")
    story.by(0, "draw", "attach 8.7 0", "look 1", "close").by(1, "draw", "attach 8.7 0", "look 1")
    assert story.seen(0)["piles"][0]["cards"] == story.seen(1)["piles"][0]["cards"]


def test_what_was_seen_comes_in_the_flight() -> None:
    """[GT-2.6 GT-9.10]"""
    story = building("H2-01", flights="I").does("draw", "attach 8.7 0", "look 1")
    seen = set(story.seen(0)["piles"][0]["cards"])
    story.does("finish 1")
    assert seen <= {*story.gt.flight.deck, *story.gt.flight.turned}
    assert story.seen(0)["piles"][3]["cards"] is None


def test_nobody_looks_at_the_fourth_pile() -> None:
    """[GT-6.4]"""
    story = building("H2-01").does("draw", "attach 8.7 0")
    assert story.offers("look") == ["1", "2", "3"]
    assert story.does("finish 1").gt.piles[3].seen == set()
