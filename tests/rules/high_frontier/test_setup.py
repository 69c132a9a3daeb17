"""Setting the table up, and the options of a table."""

import pytest
from frontier import frontier

import perihelion
from perihelion.games.high_frontier.state import Frontier


def begun(**options: object) -> Frontier:
    seats = options.pop("seats", 3)
    assert isinstance(seats, int)
    game = perihelion.new("high-frontier", seats=seats, seed=5, options=options)
    assert isinstance(game.state, Frontier)
    return game.state


def test_everybody_begins_with_a_crew_and_four_tanks() -> None:
    """[HF-3.1A HF-3.1B HF-2.3A]"""
    hf = begun(seats=5)
    assert {player.faction for player in hf.players} == {"NASA", "PRC", "ESA", "UN", "SHIMIZU"}
    for player in hf.players:
        assert player.hand == [player.faction]
        assert player.water == 4
        assert player.stacks == {}


def test_factions_are_dealt_or_chosen() -> None:
    """[HF-3.1A]"""
    chosen = begun(factions=["UN", "PRC", "NASA"])
    assert [player.faction for player in chosen.players] == ["NASA", "PRC", "UN"]
    some = begun(seats=2, factions=["UN", "PRC", "NASA"])
    assert {player.faction for player in some.players} < {"NASA", "PRC", "UN"}
    with pytest.raises(perihelion.Refused, match="hf-bad-factions"):
        begun(factions=["UN"])


def test_decks_show_their_top_card_and_tracks_stand_on_start() -> None:
    """What lies below a top card has no order: nobody could know it.  [HF-3.1C HF-2.5A HF-2.5B]"""
    hf = begun()
    for name, deck in hf.decks.items():
        assert hf.on.cards[deck.top].deck == name
        assert len(deck.unseen) == 7
        assert deck.unseen == sorted(deck.unseen)
    assert set(hf.tracks.values()) == {0}


def test_the_hand_lies_open() -> None:
    """[HF-2.7A]"""
    story = frontier("hand 1: T1 R1")
    assert story.game.view(0)["table"]["players"][1]["hand"] == ["PRC", "T1", "R1"]


def test_the_shorter_game_deals_a_card_of_each_deck() -> None:
    """[HF-3.3]"""
    hf = begun(shorter="yes")
    for player in hf.players:
        assert [hf.on.cards[card].deck for card in player.hand[1:]] == ["thruster", "robonaut", "refinery"]


def test_two_to_five_play_and_one_trains() -> None:
    """[HF-1.6]"""
    assert perihelion.games()["high-frontier"].seats == (1, 2, 3, 4, 5)
    assert begun(seats=1).on.expansion("training")
    with pytest.raises(perihelion.Refused):
        begun(seats=2, scenario="training")


def test_the_first_player_is_chosen() -> None:
    """[HF-3.1A]"""
    assert begun(first=2).active == 2
