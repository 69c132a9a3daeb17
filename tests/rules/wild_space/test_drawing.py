"""Drawing, the display, renewing, reshuffling."""

from story import wild_space

DISPLAY = "display: EM-OWL-1 SP-OWL-01 RO-05"


def all_cards_but(*kept: str) -> str:
    """A discard-free table on which only these cards are left for the deck."""
    from perihelion.games.wild_space.content import base_content

    return " ".join(card for card in base_content().deck if card not in kept)


def test_each_card_is_drawn_from_the_deck_or_the_display() -> None:
    """[WS-6.1 WS-6.2]"""
    story = wild_space(f"{DISPLAY}\nhand 0:\ndeck: RO-01 RO-02 RO-03").does("land PL-H1.left")
    assert story.offers("draw") == ["left", "middle", "right", "deck"]
    story.does("draw middle")
    assert story.hand(0) == ["SP-OWL-01"]
    assert story.display == ["EM-OWL-1", "RO-01", "RO-05"]
    story.does("draw middle")
    assert story.hand(0) == ["SP-OWL-01", "RO-01"]
    assert story.display == ["EM-OWL-1", "RO-02", "RO-05"]


def test_a_card_of_the_deck_is_seen_by_its_owner_alone() -> None:
    """[WS-6.1]"""
    story = wild_space("hand 0:\ndeck: RO-01").does("land PL-H1.left", "draw deck")
    assert story.told("ws-drew-blind", 0) == [{"card": "RO-01"}]
    assert story.told("ws-drew-blind", 1) == [{}]
    assert story.game.view(1)["table"]["players"][0]["hand"] == [None]
    story.does("draw left")
    assert story.game.view(1)["table"]["players"][0]["hand"] == [story.hand(0)[1], None]


def test_a_draw_once_begun_is_made_in_full() -> None:
    """[WS-12.20]"""
    story = wild_space("hand 0:").does("land PL-H1.left")
    assert "skip" in story.offered
    story.does("draw left").refuses("skip", "ws-draw-in-full", "WS-12.20")


def test_a_draw_chosen_as_action_is_made_in_full() -> None:
    """[WS-12.20]"""
    story = wild_space("landed 0: PL-H1.left").does("explore PL-H1.left", "action draw-3")
    story.refuses("skip", "ws-draw-in-full", "WS-12.20")
    story.does("draw deck", "draw deck", "draw left")
    assert story.asked == "ws-end"


def test_no_hand_is_too_large() -> None:
    """[WS-6.3]"""
    from perihelion.games.wild_space.content import base_content

    hand = " ".join(base_content().deck[:40])
    story = wild_space(f"hand 0: {hand}").does("land PL-H1.left", "draw deck", "draw deck")
    assert len(story.hand(0)) == 42


def test_renewing_the_display_costs_a_card_of_choice() -> None:
    """[WS-6.4]"""
    story = wild_space(f"{DISPLAY}\nhand 0: RO-13 RO-14\ndeck: RO-01 RO-02 RO-03").does("renew")
    assert story.offers("discard") == ["RO-13", "RO-14"]
    story.does("discard RO-14")
    assert story.display == ["RO-01", "RO-02", "RO-03"]
    assert story.table.discard == ["RO-14", "EM-OWL-1", "SP-OWL-01", "RO-05"]
    assert story.asked == "ws-turn"


def test_the_display_can_be_renewed_between_two_cards_of_a_draw_and_as_often_as_wished() -> None:
    """[WS-6.4]"""
    story = wild_space("hand 0: RO-13 RO-14").does("land PL-H1.left", "draw deck")
    story.does("renew", "discard RO-13", "renew", "discard RO-14", "draw left")
    assert len(story.hand(0)) == 2
    assert story.asked == "ws-end"
    story.does("renew", f"discard {story.hand(0)[0]}")
    assert story.asked == "ws-end"


def test_the_display_can_be_renewed_between_effects() -> None:
    """[WS-6.4]"""
    story = wild_space("hand 0: SP-BEA-01 SP-OWL-04 RO-13").does("land PL-H1.right", "play SP-BEA-01")
    assert story.asked == "ws-play" and "renew" in story.offered
    story.does("renew", "discard RO-13", "play SP-OWL-04")
    assert story.crew(0) == ["SP-BEA-01", "SP-OWL-04"]


def test_nobody_renews_with_an_empty_hand_or_in_anothers_turn() -> None:
    """[WS-6.4]"""
    story = wild_space("hand 0:").refuses("renew", "ws-hand-empty", "WS-6.4")
    assert list(story.game.pending) == [0]


def test_a_card_that_is_owed_cannot_be_given_for_the_display() -> None:
    """The ruling of `renewal`: a payment that was begun can always be finished.  [WS-6.4]"""
    story = wild_space("planets: PL-H1 PL-H2 PL-3A\ncrew 0: RO-13 RO-14\nhand 0: RO-01 SP-OWL-05").does(
        "land PL-3A.right", "meet 1"
    )
    story.does("renew").refuses("discard RO-01", "ws-needed-to-pay", "WS-6.4")
    story.does("discard SP-OWL-05").refuses("renew", "ws-needed-to-pay", "WS-6.4")
    story.does("discard RO-01")
    assert story.asked == "ws-take"


def test_an_empty_deck_is_made_anew_of_the_discard_pile_at_once() -> None:
    """[WS-6.5]"""
    crew = all_cards_but("RO-01", "RO-02", "RO-03", "RO-04", "RO-05", "RO-06")
    story = wild_space(f"crew 1: {crew}\nhand 0:\nhand 1:\ndisplay: RO-01 RO-02 RO-03\ndiscard: RO-05 RO-06")
    assert story.table.deck == ["RO-04"]
    story.does("land PL-H1.left", "draw deck")
    assert story.hand(0) == ["RO-04"]
    assert story.table.deck == ["RO-05", "RO-06"]
    assert story.table.discard == []
    assert story.told("ws-reshuffled") == [{"cards": 2}]


def test_missing_draws_are_skipped_and_the_display_stays_short() -> None:
    """[WS-12.8]"""
    crew = all_cards_but("RO-01", "RO-02")
    story = wild_space(f"crew 1: {crew}\nhand 0:\nhand 1:\ndisplay: RO-01 - RO-02\nlanded 0: PL-H1.left")
    story.does("explore PL-H1.left", "action draw-3")
    story.refuses("draw deck", "ws-deck-empty", "WS-12.8").refuses("draw middle", "ws-slot-empty", "WS-12.8")
    story.does("draw left", "draw right")
    assert story.hand(0) == ["RO-01", "RO-02"]
    assert story.display == [None, None, None]
    assert story.asked == "ws-end"


def test_cards_discarded_again_form_the_deck_and_fill_the_display_from_the_left() -> None:
    """[WS-6.5 WS-12.8]"""
    crew = all_cards_but("RO-01", "RO-02")
    story = wild_space(f"crew 1: {crew}\nhand 0: RO-01 RO-02\nhand 1:\ndisplay: - - -").does(
        "land PL-H2.left"
    )
    story.does("discard RO-01")
    assert story.display == ["RO-01", None, None]
    assert story.table.deck == [] and story.table.discard == []


def test_renewing_a_short_display_discards_what_is_there() -> None:
    """[WS-12.9]"""
    crew = all_cards_but("RO-01", "RO-02", "RO-03")
    story = wild_space(f"crew 1: {crew}\nhand 0: RO-01 RO-02\nhand 1:\ndisplay: - RO-03 -")
    story.does("renew", "discard RO-01")
    assert sorted(filter(None, story.display)) == ["RO-01", "RO-03"]
    assert story.display[2] is None


def test_renewed_cards_are_in_the_reshuffle_if_the_deck_runs_out() -> None:
    """[WS-12.21]"""
    crew = all_cards_but("RO-01", "RO-02", "RO-03", "RO-04", "RO-05")
    story = wild_space(f"crew 1: {crew}\nhand 0: RO-01\nhand 1:\ndisplay: RO-02 RO-03 RO-04")
    assert story.table.deck == ["RO-05"]
    story.does("renew", "discard RO-01")
    assert story.display[0] == "RO-05"
    assert set(story.display[1:]) < {"RO-01", "RO-02", "RO-03", "RO-04"}
    assert len(story.table.deck) == 2
