"""What offers bring and their groups: declared by verb, read by who is shown a question, never by play."""

import random
from typing import Any

import pytest

import perihelion
from perihelion.engine.decisions import Decision, Kind
from perihelion.engine.moves import Vocabulary
from perihelion.engine.offering import Offering, in_groups, some

WORDS = Vocabulary([("fly",), ("wait",), ("pass",), *(("sell", str(n)) for n in range(9)), ("scrap",)])


def asked(*moves: str, prompt: str = "turn") -> Decision:
    return Decision(Kind.CHOOSE, 1, prompt, "X-1", lambda: ((WORDS[move], None) for move in moves))


def test_a_move_brings_what_its_verb_declares_for_the_seat_that_is_asked() -> None:
    sale = Offering({"sell": lambda state, seat, move: some(water=state * seat, tanks=int(move.args[0]))})
    told = sale.amounts(5, asked("fly", "sell 0", "sell 2"))
    assert told == {"sell 0": {"water": 5}, "sell 2": {"water": 5, "tanks": 2}}


def test_a_verb_of_several_questions_is_declared_for_each() -> None:
    offering = Offering({"wait": lambda *_: {"days": -1}, "storm wait": lambda *_: {"days": -3}})
    assert offering.amounts(None, asked("wait")) == {"wait": {"days": -1}}
    assert offering.amounts(None, asked("wait", prompt="storm")) == {"wait": {"days": -3}}


def test_what_an_expansion_declares_again_replaces_what_stood_there() -> None:
    offering = Offering({"wait": lambda *_: {"days": -1}}, {"wait": "free"})
    offering.add({"wait": lambda *_: {}}, {"wait": "dangerous"})
    assert offering.amounts(None, asked("wait")) == {}
    assert offering.grouped(asked("wait", "fly")) == {"wait": "dangerous"}


def test_a_long_list_stands_in_groups_and_a_short_one_as_it_is() -> None:
    offering = Offering({}, {"fly": "move", "sell": "operation", "scrap": "dangerous"})
    sales = [f"sell {n}" for n in range(9)]
    long, short = asked("sell 0", "scrap", "fly", *sales[1:], "pass"), asked("sell 0", "fly", "pass")
    found = [(group, [str(move) for move in moves]) for group, moves in in_groups(long, offering.groups)]
    assert found == [("operation", sales), ("move", ["fly"]), ("dangerous", ["scrap"]), (None, ["pass"])]
    assert in_groups(short, offering.groups) == [(None, list(short.moves))]


@pytest.mark.parametrize("name", perihelion.games())
def test_play_never_pays_for_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def pay(*_: Any) -> None:
        raise AssertionError("somebody plays and asks what moves bring")

    monkeypatch.setattr(Offering, "amounts", pay)
    monkeypatch.setattr(Offering, "grouped", pay)
    game, rng = perihelion.new(name, seats=2, seed=1, tracked=False), random.Random(1)
    for _ in range(300):
        if game.over:
            break
        seat = min(game.pending)
        game.play(seat, rng.choice(game.pending[seat].moves))
        game.view(seat)
