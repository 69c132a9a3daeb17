"""Research: auctions of patents."""

from frontier import FrontierStory, frontier


def auction(lines: str = "", *, seats: int = 3, factions: str = "NASA PRC ESA") -> FrontierStory:
    """The first player has put Hall Effect up."""
    return frontier(lines, seats=seats, factions=factions).does("research thruster")


def test_a_card_is_put_up_and_the_next_one_can_be_read() -> None:
    """[HF-5.2.1 HF-2.5A]"""
    story = auction("thruster: T4")
    assert story.hf.auction is not None and story.hf.auction.card == "T1"
    assert story.hf.decks["thruster"].top == "T4"
    assert story.game.view(2)["table"]["auction"]["card"] == "T1"


def test_bids_are_raised_freely_and_never_lowered() -> None:
    """[HF-5.2.2]"""
    story = auction().does("bid 2")
    story.refuses("bid 1", "hf-bid-too-low", "HF-5.2.2")
    story.does("bid 4")
    story.refuses("bid 3", "hf-bid-too-low", "HF-5.2.2")


def test_the_active_player_pays_the_pool() -> None:
    """[HF-5.2.3]"""
    story = auction().does("bid 2", "pass", "bid 3", "pass")
    assert story.player(0).hand == ["NASA", "T1"]
    assert [story.water(seat) for seat in range(3)] == [1, 4, 4]


def test_others_pay_the_active_player() -> None:
    """[HF-5.2.3]"""
    story = auction().does("bid 3", "pass", "pass")
    assert story.player(1).hand == ["PRC", "T1"]
    assert [story.water(seat) for seat in range(3)] == [7, 1, 4]


def test_without_a_bid_the_active_player_gets_it_for_nothing() -> None:
    """[HF-5.2.4]"""
    story = auction().does("pass", "pass")
    assert "T1" in story.player(0).hand
    assert story.water(0) == 4


def test_nobody_bids_more_than_he_has() -> None:
    """[HF-5.2.4]"""
    story = auction("water 1: 2")
    assert story.offers("bid") == ["0", "1", "2"]
    story.refuses("bid 3", "hf-bid-too-high", "HF-5.2.4")


def test_tanks_of_the_active_rocket_at_leo_count() -> None:
    """[HF-5.2.4 HF-2.4B]"""
    story = auction("water 0: 1\nrocket 0: LEO 3t T3 NASA").does("bid 2", "pass")
    assert story.offers("bid")[-1] == "4"
    story.does("bid 3", "pass")
    assert story.water(0) == 0
    assert story.hf.on.fuel.tanks(story.rocket().row, story.rocket().steps) == 1


def test_an_empty_deck_cannot_be_chosen() -> None:
    """[HF-5.2.4]"""
    hands = "hand 1: T1 T2 T3 T4 T5 T6 T7 T8\ntop thruster: none"
    frontier(hands).refuses("research thruster", "hf-deck-empty", "HF-5.2.4")


def test_the_active_player_wins_ties_he_is_in() -> None:
    """[HF-5.2.5]"""
    story = auction().does("bid 2", "bid 2", "bid 2", "pass", "pass")
    assert "T1" in story.player(0).hand
    assert story.water(0) == 2


def test_between_others_the_active_player_decides() -> None:
    """[HF-5.2.5]"""
    story = auction().does("bid 2", "bid 2", "pass", "pass")
    assert story.asked == "hf-tie"
    assert story.offers("award") == ["1", "2"]
    story.does("award 2")
    assert "T1" in story.player(2).hand
    assert [story.water(seat) for seat in range(3)] == [6, 4, 2]


def test_bids_go_round_from_the_left_the_active_player_last() -> None:
    """[HF-5.2.6]"""
    story = auction()
    order = []
    for move in ("bid 1", "bid 2", "bid 3", "pass", "pass"):
        order += list(story.game.pending)
        story.does(move)
    assert order == [1, 2, 0, 1, 2]


def test_whoever_passes_is_out_for_good() -> None:
    """[HF-5.2.6]"""
    story = auction().does("pass", "bid 1", "bid 2")
    assert list(story.game.pending) == [2]


def test_an_equal_bid_is_allowed_once() -> None:
    """Whoever was equalled may raise, but not bid the same again.  [HF-5.2.6]"""
    story = auction().does("bid 2", "bid 2", "pass")
    assert list(story.game.pending) == [1]
    story.refuses("bid 2", "hf-bid-twice", "HF-5.2.6")
    assert story.offers("bid") == ["3", "4"]


def test_more_than_three_white_patents_bar_from_auctions() -> None:
    """Crews and black cards do not count.  [HF-5.2A]"""
    full = frontier("hand 0: T3 T4 T5 R3")
    full.refuses("research robonaut", "hf-hand-too-large", "HF-5.2A")
    frontier("hand 0: T3 T4 T5 R3*\nclaim luna: 0 1 S").does("research robonaut")
    story = auction("hand 1: T3 T4 T5 R3")
    assert list(story.game.pending) == [2]


def test_one_faction_researches_whatever_it_holds() -> None:
    """[HF-2.3B.2 HF-5.2A]"""
    story = frontier("hand 0: T3 T4 T5 R3 R4", factions="SHIMIZU PRC").does("research robonaut", "pass")
    assert len(story.player(0).hand) == 7


def test_the_patent_comes_to_hand_white() -> None:
    """[HF-2.6A]"""
    story = auction().does("pass", "pass")
    assert story.hf.side("T1").name == "Hall Effect"


def test_the_active_player_is_not_asked_about_ties_he_wins() -> None:
    """Those who were outbid are, once each.  [HF-5.2.5 HF-5.2.6]"""
    story = auction().does("bid 1", "pass", "bid 2", "bid 2")
    assert story.hf.auction is None
    assert "T1" in story.player(0).hand


def test_an_equal_bid_asks_again_those_who_had_bid_it_and_nobody_else() -> None:
    """[HF-5.2.6]"""
    four = frontier("top robonaut: R8", seats=4).does("research thruster")
    order = []
    for move in ("bid 1", "bid 2", "bid 2", "pass", "pass", "bid 3", "pass"):
        order += list(four.game.pending)
        four.does(move)
    assert order == [1, 2, 3, 0, 1, 2, 3]
    assert "T1" in four.player(2).hand
    assert [four.water(seat) for seat in range(4)] == [4 + 3, 4, 1, 4]


def test_whoever_has_no_water_may_only_bid_nothing() -> None:
    """And nothing is equal to what the active player bids, who wins.  [HF-5.2.2 HF-5.2.4 HF-5.2.5]"""
    story = auction("water 1: 0")
    assert story.offers("bid") == ["0"]
    story.does("bid 0", "pass")
    assert "T1" in story.player(0).hand
    assert [story.water(seat) for seat in range(3)] == [4, 0, 4]


def test_the_log_says_who_is_paid() -> None:
    """[HF-5.2.3]"""
    assert auction().does("bid 1", "pass", "pass").told("hf-won")[0]["payee"] == 0
    assert auction().does("pass", "pass").told("hf-won")[0]["payee"] is None


def test_a_card_won_may_fill_the_hand_beyond_the_limit() -> None:
    """Three white patents still take part, and there is no limit to what is won.  [HF-5.2A HF-2.7A]"""
    story = auction("hand 1: T3 T4 T5").does("bid 1", "pass", "pass")
    assert len(story.player(1).hand) == 1 + 4


def test_the_last_card_of_a_deck_leaves_it_empty() -> None:
    """[HF-5.2.4 HF-2.5A]"""
    story = frontier("hand 1: T2 T3 T4 T5 T6 T7 T8\ntop thruster: T1").does("research thruster")
    assert story.hf.decks["thruster"].top == ""
    story.does("pass", "sell T2", "pass", "pass")
    assert story.hf.decks["thruster"].top == "T2"
