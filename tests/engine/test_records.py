"""Records: what they hold, and that damaged, truncated, foreign or hostile ones are refused."""

import json
import random
from pathlib import Path

import pytest
from conformance import kit
from hypothesis import given, settings
from hypothesis import strategies as st

import perihelion
from perihelion import Game, Refused
from perihelion.games.galaxy_trucker.content import base_content


def played(seed: int = 4, decisions: int = 1000) -> Game:
    game = perihelion.new("wild-space", seats=3, seed=seed)
    for number, _ in enumerate(kit.walk(game, seed)):
        if number >= decisions:
            break
    return game


FINISHED, RUNNING = played().save(), played(decisions=40).save()


def refused(text: str) -> Refused:
    with pytest.raises(Refused) as why:
        perihelion.load(text)
    return why.value


def test_a_record_names_what_it_needs() -> None:
    record = json.loads(FINISHED)
    assert record["format"] == "perihelion record" and record["version"] == 1
    assert record["game"] == "wild-space" and record["seats"] == 3 and record["seed"] == 4
    assert record["content"].keys() == {"wild-space"}
    assert (
        record["decisions"][0].keys() == {"seat", "move", "chance"} or "chance" not in record["decisions"][0]
    )
    assert record["result"]["scores"] == played().result.scores  # type: ignore[union-attr]


def test_each_decision_has_a_line_of_its_own() -> None:
    lines = FINISHED.splitlines()
    assert sum(line.startswith('  {"seat"') for line in lines) == len(json.loads(FINISHED)["decisions"])


def test_a_running_game_goes_on_with_the_same_future() -> None:
    game, loaded = played(decisions=40), perihelion.load(RUNNING)
    for _ in kit.walk(game, 9):
        pass
    for _ in kit.walk(loaded, 9):
        pass
    assert loaded.save() == game.save()


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    game = perihelion.from_position(
        "wild-space", "perihelion wild-space 1\nseats: 2\nhand 0: RO-13\ndeck: RO-01\n"
    )
    game.play(0, "land PL-H1.left")
    game.play(0, "draw deck")
    loaded = perihelion.load(game.save())
    assert loaded.position() == game.position()
    assert json.loads(game.save())["position"].startswith("perihelion wild-space 1")


def test_what_a_position_resolves_before_its_first_question_is_kept_in_the_record() -> None:
    said = "seats: 1\nphase: flight\ndays 0: 0\nturned: STARDUST-I\nagenda: turn_card"
    game = perihelion.from_position("galaxy-trucker", f"perihelion galaxy-trucker 1\n{said}\n")
    text = game.save()
    loaded = perihelion.load(text)
    assert loaded.save() == text
    assert loaded.position() == game.position()
    assert loaded.events(None) == game.events(None) != []
    (kind, card) = json.loads(text)["setup"][0]
    other = next(name for name in base_content().cards if name != card)
    assert refused(changed(text, setup=[[kind, other]])).reason == "damaged-record"
    assert refused(changed(text, setup=[])).reason == "damaged-record"


def test_an_account_for_an_audience_tells_no_more_than_it_knows() -> None:
    game = played(decisions=40)
    account = json.loads(game.save(audience=1))
    assert account["view"] == json.loads(json.dumps(game.view(1)))
    assert "seed" not in account and "chance" not in json.dumps(account)
    assert json.loads(game.save(audience="everybody"))["view"]["seat"] is None
    assert refused(game.save(audience=1)).reason in ("damaged-record", "not-a-record")


def changed(text: str, **fields: object) -> str:
    return json.dumps({**json.loads(text), **fields}, indent=1)


DAMAGED = [
    ("", "damaged-record"),
    ("null", "damaged-record"),
    ("[]", "damaged-record"),
    ("{}", "damaged-record"),
    ("\ud800", "damaged-record"),
    ("[" * 100_000, "damaged-record"),
    (changed(RUNNING, format="chess"), "not-a-record"),
    (changed(RUNNING, version=2), "other-version"),
    (changed(RUNNING, game="chess"), "unknown-game"),
    (changed(RUNNING, rules=99), "newer-rules"),
    (changed(RUNNING, seats=9), "bad-seats"),
    (changed(RUNNING, seats="many"), "damaged-record"),
    (changed(RUNNING, options={"colour": "red"}), "unknown-option"),
    (changed(RUNNING, options={"first": -1}), "bad-option"),
    (changed(RUNNING, content={"wild-space": "0"}), "other-content"),
    (changed(RUNNING, seed=None), "damaged-record"),
    (changed(RUNNING, seed=-5), "bad-seed"),
    (changed(RUNNING, seed=2**80), "bad-seed"),
    (changed(RUNNING, position="perihelion wild-space 1"), "damaged-record"),
    (changed(RUNNING, setup=[]), "damaged-record"),
    (changed(RUNNING, setup=[["deck", "RO-01"]]), "damaged-record"),
    (changed(RUNNING, decisions=[{"seat": 0}]), "damaged-record"),
    (changed(RUNNING, decisions=[{"seat": 0, "move": "land PL-9A.left"}]), "ws-face-down"),
    (changed(RUNNING, decisions=[{"seat": 0, "move": "__import__('os')"}]), "unknown-move"),
    (
        changed(RUNNING, decisions=[{"seat": 0, "move": "renew", "chance": [["deck", "RO-01"]]}]),
        "damaged-record",
    ),
    (changed(RUNNING, decisions=[{"seat": 0, "propose": {"a": 1}}]), "no-deals"),
    (changed(RUNNING, decisions=[{"seat": 0, "respond": 1, "accept": True}]), "no-such-deal"),
    (changed(RUNNING, decisions=[{"advance": "soon"}]), "damaged-record"),
    (changed(RUNNING, surprise=1), "damaged-record"),
    (changed(RUNNING, result={"winners": [0]}), "other-result"),
    (changed(FINISHED, result={"winners": [0]}), "other-result"),
]


@pytest.mark.parametrize(("text", "reason"), DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_record_is_refused(text: str, reason: str) -> None:
    assert refused(text).reason == reason


def test_a_refusal_names_line_and_column() -> None:
    lines = RUNNING.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith('  {"seat"'))
    lines[number + 3] = lines[number + 3].replace('"move": "', '"move": "un')
    why = refused("\n".join(lines))
    assert (why.line, why.column) == (number + 4, 3)
    lines = RUNNING.splitlines()
    lines[number + 1] = lines[number + 1].replace('"seat": ', '"seat": "')
    assert refused("\n".join(lines)).line == number + 2


@given(st.integers(0, len(RUNNING) - 1))
@settings(max_examples=60, deadline=None)
def test_a_truncated_record_is_refused(end: int) -> None:
    cut = RUNNING[:end]
    if cut.strip() != RUNNING.strip():
        assert refused(cut).line is not None


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_mangled_record_is_refused_or_sound(data: st.DataObject) -> None:
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    text = RUNNING
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text))
        piece = rng.choice(["", "0", '"', "}", "]", ",", "RO-01", "null", "-1", "1e999", "\\u0000", "é"])
        text = text[:at] + piece + text[at + rng.randrange(4) :]
    try:
        game = perihelion.load(text)
    except Refused as why:
        assert why.reason
    else:
        assert game.save()


def swap_decisions(rng: random.Random) -> str:
    record = json.loads(RUNNING)
    first, second = rng.sample(range(len(record["decisions"])), 2)
    rows = record["decisions"]
    rows[first], rows[second] = rows[second], rows[first]
    return json.dumps(record)


@given(st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_a_record_in_another_order_is_refused_or_the_same_length(seed: int) -> None:
    try:
        game = perihelion.load(swap_decisions(random.Random(seed)))
    except Refused as why:
        assert why.line is not None
    else:
        assert len(json.loads(game.save())["decisions"]) == len(json.loads(RUNNING)["decisions"])


SHELF = sorted((Path(__file__).parents[1] / "shelf").glob("*.json"))


@pytest.mark.parametrize("path", SHELF, ids=lambda path: path.stem)
def test_the_shelf_of_old_games_still_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    game = perihelion.load(text)
    assert game.save() == text


def test_the_shelf_holds_finished_and_unfinished_games() -> None:
    results = ["result" in json.loads(path.read_text("utf-8")) for path in SHELF]
    assert True in results and False in results
