"""The captain builds for Rough Roads and for ships in two halves, and wins with everything in play."""

from __future__ import annotations

import os

import perihelion
from perihelion import lab
from perihelion.bots.galaxy_trucker.rough_ground import ground_of
from perihelion.bots.galaxy_trucker.seen_table import SeenTable, of_game
from perihelion.bots.galaxy_trucker.shipwright import Shipwright
from perihelion.bots.galaxy_trucker.tastes import CAPTAIN
from perihelion.games.galaxy_trucker.components import FRONT, REAR
from perihelion.lab.tally import wilson

FULL = bool(os.environ.get("PERIHELION_FULL"))
EVERYTHING = ["new-technologies", "evil-machinations", "rough-roads", "bonus-cards"]


def sight(*lines: str) -> SeenTable:
    head = ["perihelion galaxy-trucker 1", "seats: 2"]
    return of_game(perihelion.from_position("galaxy-trucker", "\n".join([*head, *lines, ""])), 0)


def road(name: str, *lines: str) -> SeenTable:
    return sight("option expansions: rough-roads", f"roads: {name}", *lines)


def wright(seen: SeenTable) -> Shipwright:
    return Shipwright(seen, CAPTAIN)


def worth(seen: SeenTable, tile: str, square: str, turn: int = 0) -> float:
    return wright(seen).earns(seen.rules.tiles[tile].turned[turn], square)


def first_of(seen: SeenTable, kind: str) -> str:
    return next(tile.id for tile in seen.all_tiles if tile.kind.id == kind)


def test_nothing_is_worth_having_in_the_dead_column() -> None:
    dead = road("dead_zone", "dead-column: 7")
    engine = first_of(dead, "engine")
    assert worth(dead, engine, "7.8") == CAPTAIN.tile < worth(dead, engine, "6.7")


def test_where_ships_turn_over_the_first_engine_at_the_other_end_is_worth_most() -> None:
    engine = first_of(sight(), "engine")
    rows = ". . - . .", ". - - - .", "- - SC-BLUE - -", f"- - {engine} - -", "- - . - -"
    ship = ["option flights: I", *(f"ship 0: {row}" for row in rows)]
    plain, turning = sight(*ship), road("sommersault", *ship)
    tile = plain.rules.tiles[first_of(plain, "engine")]
    forward = next(turn for turn, part in enumerate(tile.turned) if part.exhausts == (FRONT,))
    back = next(turn for turn, part in enumerate(tile.turned) if part.exhausts == (REAR,))
    assert worth(turning, tile.id, "7.6", forward) > worth(turning, tile.id, "8.8", back) + CAPTAIN.first / 2
    assert worth(plain, tile.id, "7.6", forward) == worth(plain, tile.id, "8.8", back)


def test_unlike_connectors_and_bare_cabins_count_only_where_a_road_says_so() -> None:
    smooth = sight()
    cabin = next(t for t in smooth.all_tiles if t.kind.id == "cabin" and sum(map(bool, t.sides)) > 2)
    part = cabin.turned[0]
    for name in ("defective_connectors", "panic"):
        assert wright(road(name)).jolts(part, "6.7") > wright(smooth).jolts(part, "6.7") == 0


def test_each_half_of_a_fleet_wants_an_engine_and_a_cabin_of_its_own() -> None:
    seen = sight("option flights: IIA")
    engine, cabin = first_of(seen, "engine"), first_of(seen, "cabin")
    left, right = seen.board.by_hull.values()
    built = seen.ship
    built.attach(left[4], seen.rules.tiles[engine].turned[0])
    built.attach(left[5], seen.rules.tiles[cabin].turned[0])
    for tile in (engine, cabin):
        assert worth(seen, tile, right[4]) > worth(seen, tile, left[0]) + 2


def test_what_was_ordered_is_fetched_before_anything_else_as_good() -> None:
    seen = road("made_to_order")
    tile = first_of(seen, "cabin")
    builder = wright(seen)
    fetched, taken = (builder.judge(seen.rules.moves[verb][tile]) for verb in ("fetch", "take"))
    assert fetched == taken + 1


def test_it_wins_with_everything_in_play() -> None:
    """Eighty games in the long form, half of them in IA and IIA; where both end in debt nobody wins."""
    mixes = [["I", "II", "III"], ["IA", "IIA", "III"]] if FULL else [["I", "II", "III"]]
    games, wins = (40 if FULL else 8), 0.0
    for flights in mixes:
        simulation = lab.simulate(
            "galaxy-trucker",
            bots=("captain:8" if FULL else "captain:0", "rookie"),
            games=games,
            seed=5,
            paired=True,
            workers=1,
            options={"expansions": EVERYTHING, "flights": flights},
        )
        wins += sum(bot.wins for bot in simulation.bots if bot.name.startswith("captain"))
    low, _ = wilson(wins, games * len(mixes))
    assert low >= (0.55 if FULL else 0.25), wins


def test_handicaps_spare_the_builder_what_they_spare_the_ship() -> None:
    spared = road("panic", "option handicaps: 2 0")
    assert not ground_of(spared).panics
