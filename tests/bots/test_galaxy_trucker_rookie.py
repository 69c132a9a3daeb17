"""The rookie of Galaxy Trucker: a legal ship in time, in every tempo, and common sense in flight."""

import random
from typing import Any

import pytest
from trucker import PLAIN, FlightStory, flight

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS
from perihelion.bots.galaxy_trucker.building import Builder
from perihelion.bots.galaxy_trucker.seen_table import from_view, of_game
from perihelion.games.galaxy_trucker.rules import TruckerRules

SECONDS = 2.0  # between two commands of live play, of all seats together


def play_on(game: Game, names: list[str], seed: int = 0) -> Game:
    """Plays to the end; in live play somebody acts every so many seconds."""
    bots = [BOTS[name](seed + seat) for seat, name in enumerate(names)]
    chance = random.Random(seed)
    while not game.over:
        seat = chance.choice(sorted(game.pending))
        if game.is_race:
            game.advance(SECONDS / len(names))
        if seat in game.pending:
            game.play(seat, bots[seat].choose(Chair(game, seat)))
    return game


def told(game: Game, kind: str) -> list[Any]:
    return [event for event in game.events(None) if event.kind == kind]


@pytest.mark.parametrize("tempo", ["live", "turns", "days"])
@pytest.mark.parametrize("welding", ["checked", "free"])
def test_it_builds_a_legal_ship_within_the_time(tempo: str, welding: str) -> None:
    options = {"tempo": tempo, "welding": welding, "flights": ["I", "IIIA"]}
    game = play_on(perihelion.new("galaxy-trucker", seats=3, seed=2, options=options), ["rookie"] * 3)
    assert len(told(game, "gt-finished")) == 6 and not told(game, "gt-time-up")
    assert not told(game, "gt-flaws")
    fewest = min(len([e for e in told(game, "gt-attached") if e.seat == seat]) for seat in range(3))
    assert fewest > 12


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_a_whole_game_in_company_and_alone(seats: int) -> None:
    game = perihelion.new("galaxy-trucker", seats=seats, seed=seats, tracked=False)
    assert play_on(game, ["rookie"] * seats).over


def test_it_earns_more_than_chance() -> None:
    """Six flights of class II, one seat each."""
    earned = {"rookie": 0, "random": 0}
    for seed in range(6):
        names = ["rookie", "random"] if seed % 2 else ["random", "rookie"]
        options = {"flights": ["II"]}
        game = perihelion.new("galaxy-trucker", seats=2, seed=seed, options=options, tracked=False)
        result = play_on(game, names, seed).result
        assert result is not None
        for name, score in zip(names, result.scores, strict=True):
            earned[name] += score
    assert earned["rookie"] > 20 + 2 * earned["random"]


def test_a_view_shows_it_all_it_needs() -> None:
    """What it makes of a view is what it would make of the game itself."""
    game = perihelion.new("galaxy-trucker", seats=2, seed=4, options={"flights": ["I"]}, tracked=False)
    bots = [BOTS["rookie"](seat) for seat in range(2)]
    while not game.over:
        seat = min(game.pending)
        rules = game.rules
        assert isinstance(rules, TruckerRules)
        seen, there = from_view(rules, game.view(seat)["table"], seat), of_game(game, seat)
        assert [seen.ship, seen.face_up, seen.hand, seen.elapsed, seen.card, dict(seen.days)] == [
            there.ship,
            there.face_up,
            there.hand,
            there.elapsed,
            there.card,
            dict(there.days),
        ]
        game.play(seat, bots[seat].choose(Chair(game, seat)))


def test_it_attaches_nothing_wrongly_even_where_it_may() -> None:
    options = {"welding": "free", "flights": ["I"]}
    game = perihelion.new("galaxy-trucker", seats=1, seed=1, options=options, tracked=False)
    game.play(0, "draw")
    rules = game.rules
    assert isinstance(rules, TruckerRules)
    builder = Builder(of_game(game, 0))
    wrong = [move for move in game.pending[0].moves if move.text.startswith("attach 5.9")]
    assert wrong and all(builder.judge(move) < -10 for move in wrong)


# In flight.


def chosen(story: FlightStory) -> str:
    (seat,) = story.game.pending
    return BOTS["rookie"](0).choose(Chair(story.game, seat))


def test_it_defends_itself_with_a_battery() -> None:
    """[GT-14.4]"""
    shielded = PLAIN.replace(". - h - .", ". o h - .")
    story = flight(shielded, PLAIN, card="PIRATES-I", dice=(3, 4))
    assert story.question.prompt == "gt-defend" and chosen(story) == "drain 5.7"


def test_it_powers_its_only_engine_in_open_space() -> None:
    """With strength 0 it would have to give up.  [GT-16.4]"""
    double = PLAIN.replace("- - e - -", "- - E - -")
    story = flight(double, PLAIN, card="OPEN-SPACE-I-1")
    assert story.question.prompt == "gt-power" and chosen(story).startswith("power")


def test_it_keeps_its_last_humans() -> None:
    """Three of the crew are asked for, and there are three.  [GT-16.2]"""
    small = """
    . . - . .
    . - - - .
    - c @ h:1 -
    - - e - -
    - - . - -
    """
    story = flight(small, PLAIN, card="ABANDONED-SHIP-I-1", days=(3, 0))
    assert story.question.prompt == "gt-visit" and chosen(story) == "no"


def test_it_loads_red_goods_where_they_may_lie_and_others_elsewhere() -> None:
    """[GT-12.2]"""
    story = flight(PLAIN.replace("h c", "h s"), PLAIN, card="PLANETS-I-1")
    assert story.question.prompt == "gt-land" and chosen(story).startswith("land")
    story.does(chosen(story))
    assert chosen(story) == "load red 9.7"


def test_a_dearer_piece_takes_the_place_of_a_cheaper_one() -> None:
    """[GT-12.3]"""
    story = flight(PLAIN.replace("h c", "h s:b"), PLAIN, card="PLANETS-I-1").does("land 4")
    assert chosen(story) == "unload blue 9.7"
    story.does("unload blue 9.7")
    assert chosen(story) == "load red 9.7"
