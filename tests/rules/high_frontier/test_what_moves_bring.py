"""What moves bring is told before they are made, and comes true."""

import os
from collections import Counter

import pytest
from frontier import FrontierStory, frontier
from promises import Promises

from perihelion import Game
from perihelion.engine.decisions import Seat
from perihelion.engine.moves import Move
from perihelion.games.high_frontier.stacks import full_tanks
from perihelion.games.high_frontier.state import LEO, Frontier

GAMES = 40 if os.environ.get("PERIHELION_FULL") else 3

POSITIONS = {
    "hand and tanks at LEO": "water 0: 9\nhand 0: T3 R2 NASA\nrocket 0: LEO 3t T2 F1*",
    "a track that has begun": "tracks: C2\nhand 0: T3\nleo 0: F1* T4*",
    "a crew home from Mars": "rocket 0: LEO T2 NASA\nlandings NASA: mars-hellas-basin",
    "a crew home with one cube": "leo 0: NASA\nlandings NASA: venus mercury\nclaim luna: 0 5 S",
    "water to be mined": "rocket 0: ceres 3t R2 T2 NASA\noutpost 0: ceres 7t R5",
    "a factory": "rocket 0: luna R2 T2 NASA\nclaim luna: 0 1 S",
    "a crew in a factory": "rocket 0: luna T2 NASA\nlandings NASA: luna\nclaim luna: 0 1 S",
}


def wealth(story: FrontierStory) -> dict[str, int]:
    cubes = sum(claim.cubes for claim in story.hf.claims.values())
    glory = story.parts().get("hf-glory", 0)
    return {"water": story.water(), "tanks": tanks_out_there(story), "glory": glory, "cubes": cubes}


def tanks_out_there(story: FrontierStory) -> int:
    """Full tanks anywhere but at LEO, where they are water."""
    stacks = story.game.view(None)["table"]["players"][0]["stacks"].values()
    return sum(stack["tanks"] for stack in stacks if stack["place"] != "LEO")


@pytest.mark.parametrize("lines", POSITIONS.values(), ids=POSITIONS.keys())
def test_every_move_brings_what_it_said(lines: str) -> None:
    """[HF-5.3 HF-5.4 HF-5.4C HF-6.7B HF-7.1.4]"""
    told = frontier(lines).brings
    assert told
    for move in told:
        story = frontier(lines)
        before = wealth(story)
        after = wealth(story.does(move))
        gained = {what: after[what] - before[what] for what in before}
        said = {what: told[move].get(what, 0) for what in gained}
        assert gained == said, move


def test_stolen_water_is_told_before() -> None:
    """[HF-5.5C]"""
    lines = "rocket 0: luna 7t R2 T2 PRC\noutpost 1: luna 4t R1"
    assert frontier(lines, factions="PRC UN").brings["steal 1"] == {"tanks": 1}


def test_leaving_a_crew_out_there_gives_its_glory_up() -> None:
    """[HF-6.7B HF-7.1.4]"""
    lines = "rocket 0: deimos T2 PRC\nlandings PRC: mars-hellas-basin"
    told = frontier(lines, factions="PRC UN").brings
    assert told["decommission PRC"] == told["abandon rocket"] == {"lost": 6}
    taken = frontier(lines + "\nglory mars: 1\nglory any: 1", factions="PRC UN").brings
    assert "abandon rocket" not in taken


def test_a_letter_tells_what_its_next_factory_will_be_worth() -> None:
    """[HF-5.7C HF-7.1.2]"""
    story = frontier("tracks: S1\nrocket 0: aeneas F1 R1\nclaim aeneas: 0")
    told = story.does("industrialise aeneas").brings["letter S"]["points"]
    assert story.does("letter S").parts()["hf-factory"] == told


def test_a_turn_is_offered_in_groups() -> None:
    """[HF-4.0]"""
    story = frontier("water 0: 9\nhand 0: T3* R2\nwithout-factory 0: T3\nrocket 0: LEO 3t T2 NASA")
    groups = story.game.rules.groups(story.game.pending[0])
    assert groups["fly"] == "move" and groups["income"] == groups["boost"] == "operation"
    assert groups["tanks"] == groups["flip"] == "free" and groups["decommission"] == "dangerous"
    assert groups["pass"] == "ends"


def figures(game: Game, seat: Seat, move: Move) -> dict[str, int]:
    """How a seat stands; full tanks at LEO are as good as WT, unless the move is to fill them.

    What the privilege of a faction brings, whoever boosts or claims, is no move's.  [HF-2.3B.1 HF-2.3B.5]
    """
    hf = game.state
    assert isinstance(hf, Frontier)
    player, rockets = hf.players[seat], hf.players[seat].of("rocket")
    fees = [event.data["water"] for event in game.events(None) if is_fee(event.kind) and event.seat == seat]
    ready = sum(full_tanks(hf, rocket) for _, rocket in rockets if rocket.place == LEO)
    out_there = sum(full_tanks(hf, rocket) for _, rocket in rockets if rocket.place != LEO)
    stored = sum(outpost.tanks for _, outpost in player.of("outpost"))
    items = [item.credits for item in hf.on.book.score(hf, seat) if item.part == "hf-glory"]
    return {
        "water": player.water - sum(fees) + (0 if move.verb == "tanks" else ready),
        "tanks": out_there + stored,
        "glory": sum(items),
        "cubes": sum(claim.cubes for claim in hf.claims.values() if claim.owner == seat),
    }


def is_fee(kind: str) -> bool:
    return kind in ("hf-launch-fee", "hf-taxed")


def test_every_answer_of_random_play_brings_what_it_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """[HF-5.1 HF-5.3 HF-5.4 HF-5.5 HF-6.7B HF-7.1.4]"""
    kept: Counter[str] = Counter()
    for lines in POSITIONS.values():
        for seed in range(GAMES):
            game = frontier(f"{lines}\nseed: {seed}").game
            with monkeypatch.context() as patch:
                kept += Promises(game, figures, {}, patch).play(seed, most=60)
    assert {"income", "sell", "boost", "tanks", "refuel", "decommission"} <= kept.keys(), kept
