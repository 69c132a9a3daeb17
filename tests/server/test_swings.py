"""What decided a game: held against scores read from the table itself, act by act."""

import json
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.serving import Server
from server.test_play import playing
from server.test_tables import refused

import perihelion
from perihelion.client import Client
from perihelion.engine.replays import read_record, redo, with_chance

SHELF = Path(__file__).parents[1] / "shelf"
TOLD = (
    "wild-space-1-0",
    "wild-space-3-8",
    "wild-space-4-space-base-encounters-15",
    "galaxy-trucker-1",
    "galaxy-trucker-4",
    "high-frontier-2",
    "high-frontier-3-shorter",
)


def shown_scores(game: perihelion.Game) -> list[int]:
    """Everybody's score as the table shows it; the Smuggler's, too."""
    table = game.view(None)["table"]
    scores = [player["score" if "score" in player else "credits"] for player in table["players"]]
    return scores + ([table["solo"]["credits"]] if table.get("solo") else [])


def played(text: str) -> list[tuple[int, list[int]]]:
    """The turn each act of a record belongs to, and the scores after it; first, those before all acts."""
    record = read_record(text)
    start = msgspec.structs.replace(record, decisions=[], result=None)
    game = perihelion.load(msgspec.json.encode(start).decode())
    found = [(-1, shown_scores(game))]
    for done in record.decisions:
        turn = game.rules.turn(game.state)
        with_chance(game.state.stream, done.chance, partial(redo, game, done))
        found.append((turn, shown_scores(game)))
    assert game.over
    return found


def changes(steps: list[tuple[int, list[int]]]) -> list[tuple[int, int]]:
    """(who, by how much) for every turn that changed a score."""
    ends = [
        steps[0][1],
        *(then for (turn, then), (later, _) in pairwise([*steps[1:], (-2, [])]) if turn != later),
    ]
    turns = [[new - old for old, new in zip(a, b, strict=True)] for a, b in pairwise(ends)]
    return [(who, change) for turn in turns for who, change in enumerate(turn) if change]


@pytest.fixture(scope="module", params=TOLD)
def told(request: pytest.FixtureRequest, sqlite_server: Server) -> tuple[dict[str, Any], Any, Any]:
    """What the server says decided a game of the shelf, the acts by their lines, and its result."""
    text = (SHELF / f"{request.param}.json").read_text("utf-8")
    ada = sqlite_server.guest("Ada")
    table = ada.request("POST", "/api/tables/records", json={"record": text})["id"]
    found = ada.request("GET", f"/api/tables/{table}/swings")
    update = ada.see(table)
    lines = [line["sequence"] for line in update.lines if line["kind"] in ("started", "acted")]
    assert update.status == "over"
    return found, dict(zip(lines, played(text), strict=True)), json.loads(text)["result"]


def test_the_course_is_what_the_table_showed(told: tuple[dict[str, Any], Any, Any]) -> None:
    found, steps, result = told
    course = {point["sequence"]: point["scores"] for point in found["course"]}
    before: list[int] = []
    for sequence, (_, scores) in steps.items():
        assert course.get(sequence, before) == scores, sequence
        before = scores
    assert set(course) <= set(steps) and before[: len(result["scores"])] == result["scores"]


def test_every_swing_is_true(told: tuple[dict[str, Any], Any, Any]) -> None:
    found, steps, _ = told
    turns, order = changes(list(steps.values())), list(steps)
    swings = found["swings"]
    assert [one["sequence"] for one in swings] == sorted({one["sequence"] for one in swings})
    assert len(swings) == min(3, len(swings)) and (swings or not turns)
    for one in swings:
        assert steps[one["sequence"]][1] == one["scores"]
        if one["kind"] == "best-turn":
            assert one["credits"] == max(change for _, change in turns)
        elif one["kind"] == "worst-turn":
            assert one["credits"] == min(change for _, change in turns) < 0
        elif one["kind"] == "answer":
            assert (one["who"], one["credits"]) in turns and one["credits"] > 0
        else:
            check_lead(one, steps, order)
        if one["rival"] is None:
            before = steps[order[order.index(one["sequence"]) - 1]][1]
            assert (one["scores"][one["who"]] - before[one["who"]]) * one["credits"] > 0, "it happened there"


def check_lead(one: dict[str, Any], steps: dict[int, tuple[int, list[int]]], order: list[int]) -> None:
    """The lead is the winner's from there on, and was not before; or nowhere later as small."""

    def lead(sequence: int) -> int:
        scores = steps[sequence][1]
        mine: int = scores[one["who"]]
        return mine - max(score for who, score in enumerate(scores) if who != one["who"])

    at = order.index(one["sequence"])
    assert one["credits"] == lead(one["sequence"])
    assert one["scores"][one["who"]] - one["scores"][one["rival"]] == one["credits"]
    assert all(lead(later) > 0 for later in order[at:])
    if one["kind"] == "closest-call":
        ends = [here for here, then in pairwise(order) if steps[here][0] != steps[then][0]] + order[-1:]
        assert one["credits"] == min(lead(end) for end in ends if end >= one["sequence"])
    else:
        assert lead(order[at - 1]) <= 0
        assert any(lead(before) < 0 for before in order[:at]) == (one["kind"] == "took-the-lead")


def swings_of(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.request("GET", f"/api/tables/{table}/swings")
    return found


def test_nothing_decides_a_game_before_its_end_and_strangers_need_the_link(server: Server) -> None:
    ada, _, table = playing(server)
    refused("not-over", swings_of, ada, table)
    refused("no-such-table", swings_of, server.guest("Cid"), table)


def test_what_was_taken_back_decided_nothing(server: Server) -> None:
    """Every first answer of a turn is given twice, with something taken back in between."""
    ada, ben, table = playing(server)
    undone = 0
    while (update := ada.see(table)).status == "playing":
        client, moves = (ada, update.moves) if update.moves else (ben, ben.see(table).moves)
        client.play(table, moves[-1])
        if client.see(table).state["undo"] == "at once" and undone < 20:
            client.do(table, "undo")
            undone += 1
            client.play(table, moves[0])
    assert undone > 3
    found = swings_of(ada, table)
    assert found == swings_of(ben, table)
    text = json.dumps(ada.request("GET", f"/api/tables/{table}/record"))
    shown = [scores for _, scores in played(text)]
    told = [point["scores"] for point in found["course"]]
    assert told == [then for n, then in enumerate(shown) if n == 0 or then != shown[n - 1]]
