"""The standard missions game: credits, the vote, ships changed after it, who dies, who wins."""

from __future__ import annotations

from typing import Any

import pytest
from missions import on
from story import TruckerStory
from trucker import PLAIN, flight, table_of

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS
from perihelion.games.galaxy_trucker.expansions.missions.annex import job, level
from perihelion.games.galaxy_trucker.expansions.missions.living import die
from perihelion.games.galaxy_trucker.expansions.missions.payloads import SET_UP_MISSION
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import roads
from perihelion.games.galaxy_trucker.meta import MISSIONS


def game(*expansions: str, seats: int = 3, seed: int = 1, **options: Any) -> TruckerStory:
    """A game with Missions as it begins."""
    said = {"expansions": ["missions", *expansions], "flights": ["I"], "ticks": 3} | options
    return TruckerStory(perihelion.new("galaxy-trucker", seats=seats, seed=seed, options=said))


def votes(story: TruckerStory, verb: str, *missions: str) -> None:
    """Everybody names a mission in secret."""
    for seat, name in enumerate(missions):
        story.game.play(seat, f"{verb} {name}")


def prompts(story: TruckerStory) -> set[str]:
    return {decision.prompt for decision in story.game.pending.values()}


def finished(story: TruckerStory) -> None:
    """Everybody finishes the ship as it is, and gives dull answers until the flight is over."""
    flights = story.gt.round
    while story.game.pending and story.gt.round == flights and not prompts(story) & {"gt-mission"}:
        seat = min(story.game.pending)
        moves = [str(move) for move in story.game.pending[seat].moves]
        dull = next(
            (move for move in moves if move.split()[0] in ("finish", "ready", "no", "done")), moves[-1]
        )
        story.game.play(seat, dull)


# Before the game.


def test_everybody_begins_with_twenty_credits() -> None:
    """[MI-1.1 MI-3.1]"""
    story = game()
    assert [player.credits for player in story.gt.players] == [20, 20, 20]


@pytest.mark.parametrize("flights", [["III", "I"], ["II", "II", "I"], ["IIC", "I", "IIC"]])
def test_flights_come_at_any_level_in_any_order_and_number(flights: list[str]) -> None:
    """[MI-3.2 MI-3.3]"""
    assert game(flights=flights).game.view(None)["table"]["flights"] == flights
    with pytest.raises(perihelion.Refused):
        perihelion.new("galaxy-trucker", seats=2, options={"flights": ["III", "I"]})


def test_cards_of_earlier_flights_come_again_where_a_level_runs_out() -> None:
    """[MI-3.2.1]"""
    story = game(flights=["II", "II", "II", "II"], missions=["carpool"], seats=1)
    for _ in range(4):
        finished(story)
    assert story.game.over


# The vote.


def test_a_mission_that_all_want_is_taken() -> None:
    """[MI-1.5 MI-3.4 MI-3.4.1]"""
    story = game()
    drawn = job(story.gt).drawn
    assert len(set(drawn)) == 3 and prompts(story) == {"gt-mission"}
    votes(story, "vote", drawn[1], drawn[1], drawn[1])
    assert story.told("gt-mission") == [{"mission": drawn[1], "how": "all"}]
    assert job(story.gt).mission == drawn[1] and prompts(story) == {"gt-build"}


def test_a_mission_that_nobody_wants_is_left_out() -> None:
    """Worked example M56: random among two; all three are discarded.  [MI-3.4 MI-3.4.1 MI-3.6]"""
    found = set()
    for seed in range(12):
        story = game(seed=seed)
        drawn = job(story.gt).drawn[:]
        votes(story, "vote", *drawn)
        assert prompts(story) == {"gt-not-mission"}
        votes(story, "rule-out", drawn[0], drawn[0], drawn[0])
        (told,) = story.told("gt-mission")
        found.add(drawn.index(told["mission"]))
        assert told["how"] == "rid" and set(job(story.gt).gone) == set(drawn)
    assert found == {1, 2}


def test_without_any_agreement_chance_decides() -> None:
    """[MI-3.4 MI-3.4.1]"""
    found = set()
    for seed in range(20):
        story = game(seed=seed)
        drawn = job(story.gt).drawn[:]
        votes(story, "vote", *drawn)
        votes(story, "rule-out", *drawn)
        (told,) = story.told("gt-mission")
        found.add(drawn.index(told["mission"]))
    assert found == {0, 1, 2}


def test_votes_are_secret_until_all_have_voted() -> None:
    """[MI-3.4.1]"""
    story = game()
    drawn = job(story.gt).drawn
    story.game.play(0, f"vote {drawn[2]}")
    assert all(
        drawn[2] not in str(event.data) or event.kind == "gt-missions" for event in story.game.events(1)
    )


def test_five_players_draw_without_the_escort() -> None:
    """[MI-2.5 MI-3.4.2 MI-4.3]"""
    drawn = {
        name
        for seed in range(25)
        for name in job(game("new-technologies", "fifth-wheel", seats=5, seed=seed).gt).drawn
    }
    assert drawn == set(MISSIONS) - {"escort-mission"}


def test_a_table_may_name_the_mission_of_each_flight() -> None:
    """The last one named holds for all that follow.  [MI-3.9]"""
    story = game(missions=["carpool", "heavy-duty"], flights=["I", "II", "III"], seats=1)
    assert job(story.gt).mission == "carpool"
    finished(story)
    finished(story)
    assert job(story.gt).booked == {0: "carpool", 1: "heavy-duty", 2: "heavy-duty"}


def test_discarded_missions_come_again_when_fewer_than_three_are_left() -> None:
    """Sixteen serve five flights.  [MI-3.6 MI-3.6.1]"""
    story = game(flights=["I"] * 7, seats=1)
    seen: list[str] = []
    while not story.game.over:
        if prompts(story) == {"gt-mission"}:
            assert len(set(job(story.gt).drawn)) == 3
            seen += job(story.gt).drawn
            votes(story, "vote", job(story.gt).drawn[0])
        finished(story)
    assert len(set(seen[:15])) == 15 and len(seen) == 21


# Ships.


def test_all_may_agree_on_another_class_once_the_mission_is_known() -> None:
    """[MI-3.3 MI-3.5 MI-4.2]"""
    story = game(flights=["IA", "II"], missions=["carpool"])
    assert prompts(story) == {"gt-ships"}
    for seat in range(3):
        story.game.play(seat, "fly I")
    assert story.gt.board.id == "I" and story.ship(0).board.id == "I"
    assert story.game.view(None)["table"]["flights"] == ["I", "II"]
    again = perihelion.from_position("galaxy-trucker", story.game.position())
    assert table_of(again).board.id == "I"


def test_without_everybody_ships_stay() -> None:
    """[MI-3.5]"""
    story = game(flights=["IA", "II"], missions=["carpool"])
    for seat, name in enumerate(("I", "I", "IA")):
        story.game.play(seat, f"fly {name}")
    assert story.gt.board.id == "IA" and not story.told("gt-ships-changed")


# Other expansions.


def test_missions_of_all_flights_are_chosen_before_machinations_are_dealt() -> None:
    """[MI-4.5 MI-16.14]"""
    story = game("evil-machinations", flights=["I", "II"], seats=2)
    assert story.game.view(0)["table"]["evil-machinations"]["hand"] == []
    for _ in range(2):
        drawn = job(story.gt).drawn
        votes(story, "vote", drawn[0], drawn[0])
    assert sorted(job(story.gt).booked) == [0, 1] and prompts(story) == {"gt-plant"}
    assert len(story.game.view(0)["table"]["evil-machinations"]["hand"]) == 4


def test_roads_are_drawn_then_the_mission_is_set_up_then_roads_are_settled() -> None:
    """Holes come before the dead column is rolled.  [MI-4.4 MI-16.14]"""
    story = game("rough-roads", missions=["alien-design"], roads=8, seed=3)
    kinds = [event.kind for event in story.game.events(None)]
    assert kinds.index("gt-mission") < kinds.index("gt-roads") < kinds.index("gt-hole")
    if "dead_zone" in roads(story.gt).drawn:
        assert kinds.index("gt-hole") < kinds.index("gt-dead-zone")
    assert (SET_UP_MISSION.name,) not in story.gt.agenda and job(story.gt).ready


def test_roads_that_name_a_type_of_card_do_not_touch_supercards() -> None:
    """Remorseless Fate makes components fall off at Stardust, and not at Thick Stardust.  [MI-4.4.1]"""
    lines = "option expansions: rough-roads missions\nroads: remorseless_fate\n"
    story = flight(PLAIN, PLAIN, card="THICK-STARDUST", lines=lines)
    assert not story.heard("gt-fell-off") and story.heard("gt-moved")
    usual = flight(PLAIN, PLAIN, card="STARDUST-I", lines=lines)
    assert usual.heard("gt-fell-off")


def test_rules_go_by_the_level_and_not_by_the_round() -> None:
    """The second flight of class I is of level I; class IV of level IV.  [MI-1.6 MI-2.3 MI-16.6]"""
    story = game(flights=["II", "I"], missions=["carpool"], seats=1)
    assert level(story.gt) == 2
    finished(story)
    assert level(story.gt) == 1 and story.gt.round == 1
    assert level(game(flights=["IVC"], missions=["carpool"]).gt) == 4


# Death.


def dead() -> TruckerStory:
    """The first trucker dies in the first of two flights, which goes on to its end."""
    story = game(flights=["I", "I"], missions=["carpool"], seats=2, seed=5, ticks=15)
    bots = [BOTS["rookie"](seat) for seat in range(2)]
    while prompts(story) != {"gt-ready"}:
        seat = min(story.game.pending)
        story.game.play(seat, bots[seat].choose(Chair(story.game, seat)))
    die(story.gt, 0)
    while story.gt.round == 0:
        finished(story)
    return story


def test_the_dead_lose_everything_and_are_asked_whether_they_join_again() -> None:
    """With one credit, before the next mission is drawn.  [MI-3.8 MI-3.8.1]"""
    story = dead()
    assert story.asked == "gt-join-again" and list(story.game.pending) == [0]
    assert story.gt.players[0].credits == 0 and job(story.gt).dead == []
    story.does("yes")
    assert story.gt.players[0].credits == 1 and job(story.gt).out == []
    assert 0 in story.game.pending


def test_whoever_sits_out_builds_nothing_flies_nowhere_and_cannot_win() -> None:
    """[MI-3.8 MI-3.8.1]"""
    story = dead()
    story.does("no")
    assert job(story.gt).out == [0] and 0 not in story.game.pending
    again = perihelion.from_position("galaxy-trucker", story.game.position())
    assert job(table_of(again)).out == [0] and 0 not in again.pending
    while not story.game.over:
        assert 0 not in story.game.pending
        finished(story)
    assert story.game.result is not None and 0 not in story.game.result.winners


def test_losing_all_components_kills_nobody() -> None:
    """[MI-3.8.2]"""
    story = on("carpool", PLAIN, PLAIN, card=None)
    for square in list(story.ship(0).parts):
        story.gt.lose(0, [square])
    story.gt.on.book.force_to_give_up(story.gt)
    assert not job(story.gt).dead and 0 in story.flight.gave_up


# The end.


@pytest.mark.parametrize(("credits", "wins"), [(20, False), (21, True)])
def test_more_than_twenty_credits_win(credits: int, wins: bool) -> None:
    """Worked examples M52 and M53.  [MI-3.7 MI-3.7.1]"""
    story = on("carpool", PLAIN, PLAIN, card=None)
    for seat, total in enumerate((credits, 30)):
        story.gt.players[seat].bill.clear()
        story.gt.bill(seat, "start", total, "MI-3.1")
    result = story.gt.on.book.final_result(story.gt)
    assert result.winners == ([0, 1] if wins else [1])
    assert result.ranks == [2, 1]
