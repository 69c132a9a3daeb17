"""The rookie of High Frontier: it finds its cards, flies, claims, and builds factories."""

import os
from typing import Any, cast

import pytest
from frontier import FrontierStory, frontier

import perihelion
from perihelion import Chair, Game, lab
from perihelion.bots import BOTS
from perihelion.games.high_frontier.state import Frontier

FULL = bool(os.environ.get("PERIHELION_FULL"))
GAMES = 100 if FULL else 5


def played(*names: str, seed: int, **options: Any) -> Game:
    """A game between bots, played to its end."""
    game = perihelion.new("high-frontier", seats=len(names), seed=seed, options=options, tracked=False)
    bots = [BOTS[name](seed + seat) for seat, name in enumerate(names)]
    while not game.over:
        (seat,) = game.pending
        game.play(seat, bots[seat].choose(Chair(game, seat)))
    return game


def table_of(game: Game) -> Frontier:
    return cast(Frontier, game.state)


def test_among_four_somebody_builds_a_factory_and_the_game_ends_by_the_rules() -> None:
    """[HF-7.3]"""
    games = [table_of(played(*["rookie"] * 4, seed=seed, rounds=150)) for seed in range(GAMES)]
    built = [any(claim.cubes for claim in hf.claims.values()) for hf in games]
    assert sum(built) >= 0.95 * GAMES
    assert sum(hf.over in ("factories", "payment") for hf in games) >= 0.95 * GAMES


def test_it_beats_a_random_player_always() -> None:
    simulation = lab.simulate(
        "high-frontier", bots=("rookie", "random"), games=2 * GAMES, seed=3, workers=1, options={"rounds": 60}
    )
    assert simulation.standing("rookie").share == 1.0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_plays_a_whole_game_in_any_company(seats: int) -> None:
    assert played(*["rookie"] * seats, seed=seats, rounds=40).over


def test_alone_it_flies_to_the_moon_and_back() -> None:
    """[HF-8.8]"""
    assert [played("rookie", seed=seed).result.winners for seed in range(3)].count([0]) >= 2  # type: ignore[union-attr]


# Common sense.


def chosen(story: FrontierStory, bot: str = "rookie") -> str:
    (seat,) = story.game.pending
    return BOTS[bot](0).choose(Chair(story.game, seat))


def test_it_researches_a_kind_it_lacks() -> None:
    """[HF-5.2]"""
    assert chosen(frontier("hand 0: R1 F1", factions="PRC UN")) == "research thruster"


def test_it_boosts_when_it_can_pay_for_cards_and_fuel() -> None:
    """[HF-5.4]"""
    poor = frontier("hand 0: T3 R4 F1\nwater 0: 0", factions="PRC UN")
    rich = frontier("hand 0: T3 R4 F1\nwater 0: 12", factions="PRC UN")
    assert chosen(poor) == "income" and chosen(rich).startswith("boost")


def test_it_prospects_where_it_has_landed_and_then_builds() -> None:
    """[HF-5.6A HF-5.7]"""
    landed = "rocket 0: luna 1t T3 R2 F1"
    assert chosen(frontier(landed, factions="PRC UN")) == "prospect R2"
    claimed = frontier(f"{landed}\nclaim luna: 0", factions="PRC UN")
    assert chosen(claimed) == "industrialise luna"


def test_it_takes_home_what_is_of_no_more_use() -> None:
    """[HF-6.7]"""
    done = frontier("rocket 0: luna 1t T3\nclaim luna: 0 1 S", factions="PRC UN")
    assert chosen(done) == "abandon rocket"


def test_it_pays_to_be_safe_where_it_can() -> None:
    """[HF-6.4G]"""
    story = frontier("rocket 0: mars-heo 3t T3 R2 F1\nwater 0: 9", factions="PRC UN").does("fly")
    bot = BOTS["rookie"](0)
    while story.game.pending[0].prompt != "hf-hazard":
        story.does(bot.choose(Chair(story.game, 0)))
    assert chosen(story) == "insure"


def test_whoever_takes_over_in_mid_flight_goes_on() -> None:
    """By the route the move was begun for; a rocket that has left it stops.  [HF-6.2]"""
    story = frontier("rocket 0: LEO 5t T3 R2 F1", factions="PRC UN").does("fly", "engine T3", "go earth-heo")
    assert chosen(story) == "go earth-belt-1"
    elsewhere = next(space for space in story.offers("go") if space != "earth-belt-1")
    assert chosen(story.does(f"go {elsewhere}")) == "stop"
