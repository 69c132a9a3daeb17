"""The captain of Galaxy Trucker: it values what it sees, builds larger ships than rookies, and earns more."""

import os
from collections import Counter
from functools import partial
from typing import Any

import pytest
from trucker import table_of

import perihelion
from perihelion import Chair, Game, lab
from perihelion.bots import BOTS
from perihelion.bots.galaxy_trucker.building import NEVER, Builder
from perihelion.bots.galaxy_trucker.seen_table import from_view, of_game
from perihelion.bots.galaxy_trucker.shipwright import Shipwright
from perihelion.bots.galaxy_trucker.tastes import CAPTAIN, seasoned
from perihelion.games.galaxy_trucker.content import base_content
from perihelion.lab.answering import answer
from perihelion.lab.tally import wilson

FULL = bool(os.environ.get("PERIHELION_FULL"))
CARDS = base_content().cards


def built(name: str, seed: int, *, flight: str = "II") -> Game:
    """A flight for two of a kind, at the moment when crews go aboard."""
    game = perihelion.new("galaxy-trucker", seats=2, seed=seed, options={"flights": [flight]}, tracked=False)
    bots = [BOTS[name](seat) for seat in range(2)]
    while table_of(game).phase == "building":
        seat = min(game.pending)
        game.play(seat, bots[seat].choose(Chair(game, seat)))
    return game


def test_it_builds_legal_ships_and_larger_ones_than_the_rookie() -> None:
    sizes = {}
    for name in ("captain", "rookie"):
        tables = [table_of(built(name, seed)) for seed in range(3)]
        ships = [(gt, seat, player.ship) for gt in tables for seat, player in enumerate(gt.players)]
        assert not any(gt.on.book.flaws(gt, seat, ship) for gt, seat, ship in ships)
        sizes[name] = sum(len(ship.parts) for _, _, ship in ships)
    assert sizes["captain"] > sizes["rookie"]


@pytest.mark.parametrize(("tempo", "seed"), [("live", 0), ("turns", 2), ("days", 0)])
def test_it_takes_no_tile_up_again_that_it_put_back_while_its_ship_stays_the_same(
    tempo: str, seed: int
) -> None:
    options = {"flights": ["II"], "tempo": tempo}
    game = perihelion.new("galaxy-trucker", seats=1, seed=seed, options=options, tracked=False)
    taken = Counter[tuple[str, int]]()
    seat: int | None = 0
    while seat is not None and table_of(game).phase == "building":
        move = BOTS["captain"](seat).choose(Chair(game, seat))
        if move.startswith("take"):
            taken[move, len(table_of(game).players[seat].ship.parts)] += 1
        seat = answer(game, seat, move, 3.0)
    assert taken.most_common(1)[0][1] <= 2


@pytest.mark.parametrize("name", ["rookie", "captain"])
def test_what_it_would_take_it_would_keep(name: str) -> None:
    """Of all open tiles at many moments, not only of the one it likes best."""
    game = perihelion.new("galaxy-trucker", seats=2, seed=4, options={"flights": ["I"]}, tracked=False)
    kinds: dict[str, Any] = {"rookie": Builder, "captain": partial(Shipwright, tastes=CAPTAIN)}
    tried = 0
    for number in range(160):
        seat = min(game.pending)
        builder = kinds[name](of_game(game, seat))
        takes = [move for move in game.pending[seat].moves if move.verb == "take"]
        for move in takes if number % 4 == 0 else ():
            if builder.judge(move) > NEVER:
                then = game.clone()
                then.play(seat, move)
                assert BOTS[name](seat).choose(Chair(then, seat)).startswith("attach")
                tried += 1
        game.play(seat, BOTS[name](seat).choose(Chair(game, seat)))
        if table_of(game).phase != "building":
            break
    assert tried >= 4


class Counting(Chair):
    """A chair that counts the games imagined on it."""

    imagined = 0

    def imagine(self, seed: int) -> Game:
        self.imagined += 1
        return super().imagine(seed)


def test_it_tries_out_answers_in_flight_but_builds_at_first_sight() -> None:
    """A module with four equal sides may lie in many ways that seem as good as one another."""
    position = "perihelion galaxy-trucker 1\nseats: 2\ntile: ST-02\nanswer 0: draw\n"
    chair = Counting(perihelion.from_position("galaxy-trucker", position), 0, 8)
    assert BOTS["captain"](1).choose(chair).startswith("attach")
    assert chair.imagined <= 1  # to find out which game it is
    position = "perihelion galaxy-trucker 1\nseats: 2\nphase: flight\ncard: PLANETS-I-2\n"
    chair = Counting(perihelion.from_position("galaxy-trucker", position), 0, 8)
    BOTS["captain"](1).choose(chair)
    assert 1 < chair.imagined <= 9


def test_cards_it_has_seen_change_what_it_wants() -> None:
    enemies = seasoned(CAPTAIN, [CARDS["PIRATES-III"], CARDS["SLAVERS-III"]])
    assert enemies.cannon > CAPTAIN.cannon
    assert enemies.cargo < CAPTAIN.cargo
    assert seasoned(CAPTAIN, [CARDS["OPEN-SPACE-I-1"]]).engine > CAPTAIN.engine
    assert seasoned(CAPTAIN, [CARDS["STARDUST-I"]]).exposed > CAPTAIN.exposed
    assert seasoned(CAPTAIN, []) == CAPTAIN


def test_it_knows_only_the_piles_it_has_looked_at() -> None:
    position = "perihelion galaxy-trucker 1\nseats: 2\npile 1: PIRATES-I STARDUST-I\nseen 1: 1\n"
    game = perihelion.from_position("galaxy-trucker", position)
    for seat, known in ((0, []), (1, ["PIRATES-I", "STARDUST-I"])):
        sight = from_view(game.rules, game.view(seat)["table"], seat)  # type: ignore[arg-type]
        assert [card.id for card in sight.known] == known
        assert sight == of_game(game, seat)


def test_what_the_heap_promises_falls_when_hardly_any_tile_fits() -> None:
    game = perihelion.new("galaxy-trucker", seats=1, options={"flights": ["I"]}, tracked=False)
    open_ship = Shipwright(of_game(game, 0), CAPTAIN)
    assert open_ship.promise_of_heap() > open_ship.putting_back > 0
    assert open_ship.room(4.0) > open_ship.room(1.0) > open_ship.room(0.0) == 0


def test_it_earns_more_than_the_rookie() -> None:
    """Two of each at a table, every deal from every seat; the bound is that of the claim."""
    simulation = lab.simulate(
        "galaxy-trucker",
        bots=("captain:4", "rookie", "captain:4", "rookie") if FULL else ("captain:0", "rookie") * 2,
        games=200 if FULL else 8,
        seed=5,
        paired=True,
        workers=1,
    )
    wins = sum(bot.wins for bot in simulation.bots if bot.name.startswith("captain"))
    low, _ = wilson(wins, simulation.finished)
    assert low >= (0.60 if FULL else 0.5), simulation.bots
