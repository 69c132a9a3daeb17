"""The free market."""

from frontier import frontier


def test_a_white_card_brings_three_tanks_and_goes_under_its_deck() -> None:
    """[HF-5.3]"""
    story = frontier("hand 0: T3").does("sell T3")
    assert story.water() == 7
    assert story.hf.decks["thruster"].under == ["T3"]


def test_a_crew_is_never_sold() -> None:
    """[HF-2.6B]"""
    frontier().refuses("sell NASA", "hf-crew-not-sold", "HF-2.6B")


def test_a_black_card_is_sold_at_leo_for_what_its_track_shows() -> None:
    """It comes back to hand black.  [HF-5.3 HF-5.3.1 HF-2.5B]"""
    for step, price in ((1, 8), (2, 5), (3, 4)):
        story = frontier(f"leo 0: T2*\nclaim luna: 0 1 S\ntracks: S{step}").does("sell T2")
        assert story.water() == 4 + price
        assert story.player().hand == ["NASA", "T2"]
        assert "T2" in story.hf.black


def test_a_black_card_in_hand_cannot_be_sold() -> None:
    """[HF-5.3]"""
    frontier("hand 0: T2*\nclaim luna: 0 1 S").refuses("sell T2", "hf-black-not-at-leo", "HF-5.3")


def test_a_product_without_any_factory_sells_for_eight() -> None:
    """[HF-5.3.2]"""
    assert frontier("leo 0: T2*").does("sell T2").water() == 12


def test_a_black_hand_card_turns_white_for_nothing() -> None:
    """It can then be boosted from Earth.  [HF-5.4D]"""
    story = frontier("hand 0: T2*\nclaim luna: 0 1 S")
    story.refuses("boost T2", "hf-black-not-boosted", "HF-5.4.1")
    story.does("flip T2", "boost T2")
    assert story.hf.turn.operations == 0
    assert "T2" not in story.hf.black


def test_a_card_sold_under_an_empty_deck_is_its_top() -> None:
    """[HF-5.3 HF-2.5A]"""
    story = frontier("hand 0: T3\nhand 1: T1 T2 T4 T5 T6 T7 T8\ntop thruster: none").does("sell T3")
    assert story.hf.decks["thruster"].top == "T3"
