"""Deals written as text."""

import pytest
from frontier import frontier

import perihelion
from perihelion.games.high_frontier.deals.deal_text import read_deal


def test_what_is_given_and_what_comes_back() -> None:
    """[HF-5.9A]"""
    assert read_deal("1 water 3, hand T3 for hand R3, claim luna", 0) == {
        "parts": [
            {"from": 0, "to": 1, "what": "water", "amount": 3},
            {"from": 0, "to": 1, "what": "hand", "card": "T3"},
            {"from": 1, "to": 0, "what": "hand", "card": "R3"},
            {"from": 1, "to": 0, "what": "claim", "site": "luna"},
        ]
    }


def test_gifts_and_wishes() -> None:
    """[HF-5.9A]"""
    assert read_deal("2 water 1", 0)["parts"] == [{"from": 0, "to": 2, "what": "water", "amount": 1}]
    assert read_deal("2 for beam", 0)["parts"] == [{"from": 2, "to": 0, "what": "beam"}]


def test_several_players() -> None:
    """[HF-5.9A]"""
    terms = read_deal('1 water 2 for beam; 2 promise "no squatting on Ceres"', 0)
    assert [part["to"] for part in terms["parts"]] == [1, 0, 2]
    assert terms["parts"][2]["words"] == "no squatting on Ceres"


def test_a_written_deal_can_be_struck() -> None:
    """[HF-5.9A HF-1.5]"""
    story = frontier("claim luna: 1")
    number = story.game.propose(0, read_deal("1 water 3 for claim luna", 0))
    story.game.respond(1, number, True)
    assert story.claim("luna").owner == 0 and story.water(1) == 7


@pytest.mark.parametrize("text", ["", "1", "x water 3", "1 gold 3", "1 water", "1 beam me"])
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(perihelion.Refused, match="hf-bad-deal"):
        read_deal(text, 0)


def test_a_promise_in_quotes_may_say_anything() -> None:
    """[HF-5.9A]"""
    words = "I pay for Ceres, later; honest"
    terms = read_deal(f'1 water 2 for promise "{words}"; 2 beam', 0)
    assert [part["what"] for part in terms["parts"]] == ["water", "promise", "beam"]
    assert terms["parts"][1]["words"] == words
