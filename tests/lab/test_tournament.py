"""Tournaments: everybody meets everybody over the same deals, the same on one core or many."""

import json
from typing import Any

import pytest
from stubborn import Stubborn
from typer.testing import CliRunner, Result

from perihelion import lab
from perihelion.bots import BOTS
from perihelion.cli import app
from perihelion.lab import Tournament
from perihelion.lab.pool import Here


def hold(**changes: object) -> Tournament:
    said: dict[str, object] = {"bots": ["random", "rookie", "captain:0"], "games": 4, "seed": 3, "workers": 1}
    return lab.tournament("wild-space", **(said | changes))  # type: ignore[arg-type]


def told(held: Tournament) -> tuple[object, ...]:
    return held.finished, held.ratings, held.standings, held.encounters


def test_a_seed_holds_the_same_tournament_on_one_core_and_on_two() -> None:
    first = hold()
    assert told(first) == told(hold()) == told(hold(workers=2))
    assert told(first) != told(hold(seed=4))


def test_everybody_meets_everybody() -> None:
    held = hold()
    assert [plan.bots for plan in held.meetings] == [
        ("random", "rookie"),
        ("random", "captain:0"),
        ("rookie", "captain:0"),
    ]
    assert held.finished == held.games == 12
    assert {met.games for met in held.encounters} == {4}


def test_every_deal_is_played_from_every_seat() -> None:
    plan = hold(bots=["random", "rookie", "captain:0"], seats=3, games=6).meetings[0]
    deals = [(plan.seed_of(number), plan.seating(number)) for number in range(6)]
    assert [seed for seed, _ in deals[:3]] == [deals[0][0]] * 3
    assert deals[3][0] != deals[0][0]
    assert [seating for _, seating in deals[:3]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_all_meetings_have_the_same_deals() -> None:
    held = hold()
    assert len({plan.seed_of(0) for plan in held.meetings}) == 1


def test_the_stronger_bot_is_rated_higher() -> None:
    held = hold(games=10)
    assert [rating.name for rating in held.ratings] == ["captain:0", "rookie", "random"]
    against = held.encounter("rookie", "random")
    assert against is not None
    assert (against.points, against.share) == (10, 1)
    assert held.encounter("rookie", "rookie") is None


def test_one_bot_may_meet_several_of_another_kind() -> None:
    held = hold(bots=["rookie", "random", "random"], seats=3, games=3)
    against = held.encounter("rookie", "random")
    assert against is not None
    assert against.games == 6


def test_a_bot_that_wins_shares_its_points_with_who_ties() -> None:
    held = hold(bots=["random", "twin"], games=40, known=BOTS | {"twin": BOTS["random"]})
    points = [held.encounter(*pair).points for pair in (("random", "twin"), ("twin", "random"))]  # type: ignore[union-attr]
    assert sum(points) == 40


def test_progress_tells_how_many_of_how_many() -> None:
    seen: list[tuple[int, int]] = []
    hold(progress=lambda finished, of: seen.append((finished, of)))
    assert seen[-1] == (12, 12)


def test_a_game_that_breaks_is_told() -> None:
    with pytest.raises(lab.GameFailed, match="no patience left"):
        hold(bots=["stubborn", "random"], known=BOTS | {"stubborn": Stubborn}, pool=Here())


def test_a_tournament_that_is_interrupted_tells_what_it_has() -> None:
    def interrupt(finished: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(lab.TournamentStopped) as caught:
        hold(progress=interrupt)
    assert caught.value.partial is not None
    assert 1 <= caught.value.partial.finished < 12


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"bots": ["hal", "rookie"]}, "There is no bot called “hal”"),
        ({"bots": ["rookie:9", "random"]}, "rookie does not search"),
        ({"bots": ["rookie"]}, "At 2 seats one bot cannot meet: name 2 or more, not all the same."),
        ({"bots": ["rookie", "rookie"]}, "At 2 seats these 2 bots cannot meet"),
        ({"bots": ["rookie", "random"], "seats": 4}, "At 4 seats these 2 bots cannot meet"),
        ({"seats": 1}, "A tournament needs two seats or more"),
        ({"seats": 9}, "Wild Space is for 1 to 5 seats, not for 9."),
        ({"games": 0}, "At least one game must be played, not 0."),
        ({"games": 5}, "Every deal is played 2 times, once per seating: say 6 games, not 5."),
        ({"seed": -1}, "A seed is a number from 0"),
        ({"workers": 0}, "At least one worker is needed, not 0."),
        ({"options": {"colour": "red"}}, "Wild Space has no option “colour”"),
    ],
)
def test_a_tournament_that_cannot_be_held_is_refused_in_a_sentence(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(lab.BadPlan, match=sentence):
        hold(**changes)


def command(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["tournament", "wild-space", *arguments], env={"COLUMNS": "120"})


ASKED = ("--bots", "rookie,random,captain:2", "--games", "2", "--seed", "1")


def test_the_table_follows_from_the_seed_and_the_speed_stands_apart() -> None:
    first, second = command(*ASKED, "--workers", "1"), command(*ASKED, "--workers", "2")
    assert first.exit_code == 0
    assert first.stdout == second.stdout
    assert "wild-space: 3 meetings of 2 games at 2 seats, seed 1, every deal from every seat" in first.stdout
    assert "share against" in first.stdout
    assert "games a second; 1 worker," in first.stderr


def test_json_keeps_results_and_speed_apart() -> None:
    done = json.loads(command(*ASKED, "--json", "--workers", "1").stdout)
    assert done.keys() == {"results", "speed"}
    assert done["results"]["finished"] == 6
    assert {rating["name"] for rating in done["results"]["ratings"]} == {"rookie", "random", "captain:2"}
    assert done["results"]["encounters"][0].keys() >= {"bot", "other", "games", "share", "low", "high"}


def test_bad_input_is_answered_with_a_sentence() -> None:
    done = command("--bots", "captain:lots,rookie")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == "Simulations are a number, as in captain:100, not “lots”.\n"


def test_options_of_the_game_are_passed_on() -> None:
    asked = ("--bots", "rookie,random", "--games", "2", "--option", "expansions=encounters", "--json")
    done = json.loads(command(*asked, "--workers", "1").stdout)
    assert done["results"]["options"] == {"expansions": ["encounters"]}
