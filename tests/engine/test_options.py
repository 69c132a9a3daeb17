"""Options of every kind, and the one judge of seats and choices."""

from typing import Any

import pytest

import perihelion
from perihelion.engine.options import FIRST, Option, Terms
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import GameInfo
from perihelion.words import Words

INFO = GameInfo(
    name="toy",
    title="Toy",
    authors="nobody",
    rulebooks={"TO": "toy"},
    seats=(2, 3, 4),
    options=(
        FIRST,
        Option(
            "expansions",
            "subset",
            [],
            choices=("new-engines", "fifth-seat"),
            terms={
                "fifth-seat": Terms(seats=(4, 5), needs={"expansions": ("new-engines",)}, brings=(5,)),
            },
        ),
        Option("flights", "list", ["I", "II"], choices=("I", "II"), least=1, most=4),
        Option("handicaps", "numbers", 0, least=0, most=3),
        Option("rounds", "number", 5, least=1, most=9),
        Option(
            "scenario",
            "choice",
            "plain",
            choices=("plain", "race"),
            terms={"race": Terms(needs={"expansions": ("new-engines",)})},
        ),
        Option("alone", "choice", "easy", choices=("easy", "hard"), seats=(2,)),
    ),
    rules_version=1,
    max_decisions=1,
)


def test_what_is_not_said_is_as_usual() -> None:
    assert INFO.judge(3, {}) == {
        "first": 0,
        "expansions": [],
        "flights": ["I", "II"],
        "handicaps": [0, 0, 0],
        "rounds": 5,
        "scenario": "plain",
    }


def test_a_subset_has_an_order_of_its_own_and_a_list_that_of_the_table() -> None:
    read = INFO.judge(4, {"expansions": ["fifth-seat", "new-engines"], "flights": ["II", "I", "II"]})
    assert read["expansions"] == ["new-engines", "fifth-seat"]
    assert read["flights"] == ["II", "I", "II"]


def test_numbers_are_given_by_seat() -> None:
    assert INFO.judge(2, {"handicaps": [0, 3]})["handicaps"] == [0, 3]


def test_a_fifth_player_comes_with_the_choice_that_brings_one() -> None:
    assert INFO.all_seats == (2, 3, 4, 5)
    both = ["new-engines", "fifth-seat"]
    assert INFO.judge(5, {"expansions": both})["expansions"] == both
    assert INFO.judge(4, {"expansions": both})["expansions"] == both


@pytest.mark.parametrize(
    ("seats", "said", "reason"),
    [
        (1, {}, "bad-seats"),
        (6, {}, "bad-seats"),
        ("2", {}, "bad-seats"),
        (True, {}, "bad-seats"),
        (5, {}, "seats-need-choice"),
        (5, {"expansions": ["new-engines"]}, "seats-need-choice"),
        (5, {"expansions": ["fifth-seat"]}, "choice-needs"),
        (3, {"expansions": ["fifth-seat", "new-engines"]}, "choice-needs-other-seats"),
        (3, {"scenario": "race"}, "choice-needs"),
        (3, {"alone": "hard"}, "option-needs-other-seats"),
        (3, {"colour": "red"}, "unknown-option"),
        (3, {"expansions": "new-engines"}, "bad-option"),
        (3, {"expansions": 3}, "bad-option"),
        (3, {"expansions": ["wings"]}, "bad-option"),
        (3, {"flights": []}, "bad-option"),
        (3, {"flights": ["I"] * 5}, "bad-option"),
        (3, {"flights": [["I"]]}, "bad-option"),
        (3, {"handicaps": [0, 0]}, "bad-option"),
        (3, {"handicaps": [0, 0, 4]}, "bad-option"),
        (3, {"handicaps": [0, 0, True]}, "bad-option"),
        (3, {"rounds": 0}, "bad-option"),
        (3, {"first": 3}, "bad-option"),
        (3, {"rules": 2}, "newer-rules"),
    ],
)
def test_what_makes_no_table_is_refused(seats: Any, said: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        INFO.judge(seats, said)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("option", "words", "value"),
    [
        ("expansions", ["new-engines"], ["new-engines"]),
        ("flights", ["I", "I"], ["I", "I"]),
        ("flights", [], []),
        ("handicaps", ["0", "2"], [0, 2]),
        ("handicaps", ["0", "two"], [0, "two"]),
        ("rounds", ["7"], 7),
        ("rounds", ["7", "8"], ["7", "8"]),
        ("scenario", ["race"], "race"),
    ],
)
def test_words_of_a_position_or_a_command_line_become_values(
    option: str, words: list[str], value: Any
) -> None:
    (declared,) = (one for one in INFO.options if one.name == option)
    assert declared.from_words(words) == value


def test_a_refusal_names_options_and_choices_as_players_know_them() -> None:
    with pytest.raises(Refused, match='"First player"'):
        perihelion.new("wild-space", seats=2, options={"first": 2})
    needs = Words("en").refusal("choice-needs", about={"choice": "encounters", "needed": "space-base"})
    assert needs == '"Encounters" needs "Space Base" as well.'
