"""The driver on the tiny game: joint decisions, races, time, deals, undo, imagining, chairs."""

import math
from typing import Any

import pytest
from tiny.game import start

from perihelion.engine.chairs import Chair
from perihelion.engine.decisions import Kind
from perihelion.engine.driver import Game
from perihelion.engine.refused import Refused


def reason(act: Any, *args: object, **named: object) -> str:
    with pytest.raises(Refused) as why:
        act(*args, **named)
    return why.value.reason


def bid_all(game: Game) -> None:
    for seat in sorted(game.pending):
        game.play(seat, game.pending[seat].moves[0])


def to_the_rush(game: Game) -> Game:
    bid_all(game)
    while not game.is_race:
        (seat,) = game.pending
        game.play(seat, "no")
    return game


class TestJointDecisions:
    def test_answers_are_locked_in_secret_and_resolved_together(self) -> None:
        game = start(seats=3)
        assert sorted(game.pending) == [0, 1, 2]
        game.play(1, game.pending[1].moves[0])
        assert sorted(game.pending) == [0, 2] and game.view(0)["locked"] == [1]
        assert game.view(0)["table"]["spent"] == [] and game.events(0) == []
        assert len(game.view(1)["table"]["hands"][1]) == 3
        bid_all(game)
        assert len(game.view(0)["table"]["spent"]) == 3

    def test_a_locked_answer_may_be_withdrawn_until_the_last_one_locks(self) -> None:
        game = start()
        first, second = game.pending[0].moves[:2]
        game.play(0, first)
        assert reason(game.play, 0, second) == "already-locked"
        game.undo(0)
        assert sorted(game.pending) == [0, 1]
        game.play(0, second)
        game.play(1, game.pending[1].moves[0])
        assert second.args[0] in game.view(None)["table"]["spent"]
        assert reason(game.undo, 0) == "undo-others-answered"
        assert reason(game.undo, 1) == "undo-secret-known"

    def test_what_others_locked_is_drawn_anew_in_imagination(self) -> None:
        game = start(seed=2)
        game.play(1, game.pending[1].moves[0])
        locked = {str(game.imagine(0, seed).locked[1]) for seed in range(30)}
        assert len(locked) > 3
        assert {str(game.imagine(1, seed).locked[1]) for seed in range(5)} == {str(game.locked[1])}


class TestRealTime:
    def test_everybody_acts_at_any_moment_and_the_first_comes_first(self) -> None:
        game = to_the_rush(start())
        assert sorted(game.pending) == [0, 1]
        assert game.pending[0].kind == Kind.COMMAND
        game.play(1, "grab t1")
        assert reason(game.play, 0, "grab t1") == "taken"
        assert game.pending[0].barred["grab t1"].rule == "TY-3.1"
        game.play(0, "grab t2")
        assert game.view(None)["table"]["held"] == [["t2"], ["t1"]]

    def test_time_enters_by_advance_alone_and_ends_the_rush(self) -> None:
        game = to_the_rush(start())
        game.advance(4)
        assert game.view(None)["table"]["clock"] == 6.0
        game.advance(100.0)
        assert game.view(None)["table"]["round"] == 1
        assert '"advance": 4.0' in game.save()

    def test_elsewhere_time_does_not_matter(self) -> None:
        game = start()
        before = game.save()
        game.advance(30.0)
        assert game.save() == before

    @pytest.mark.parametrize("seconds", [-1, math.nan, math.inf, "3", None, True])
    def test_time_that_is_none_is_refused(self, seconds: object) -> None:
        assert reason(to_the_rush(start()).advance, seconds) == "bad-seconds"

    def test_a_race_knows_no_free_undo(self) -> None:
        game = to_the_rush(start())
        game.play(0, "grab t1")
        assert reason(game.undo, 0) == "undo-in-race"


class TestDeals:
    def test_a_deal_takes_effect_when_all_have_agreed(self) -> None:
        game = start(seats=3)
        number = game.propose(0, {"to": 1, "points": 2})
        assert game.view(1)["deals"][0]["number"] == number and game.view(2)["deals"] == []
        assert reason(game.respond, 2, number, True) == "no-such-deal"
        game.respond(1, number, True)
        assert game.view(None)["table"]["points"] == [-2, 2, 0]
        assert game.view(1)["deals"] == []

    def test_within_a_rule_a_deal_waits_for_the_next_checkpoint(self) -> None:
        game = start(seats=3)
        bid_all(game)
        (winner,) = game.pending
        game.play(winner, "no")
        points = game.view(None)["table"]["points"]
        game.respond(1, game.propose(0, {"to": 1, "points": 5}), True)
        assert game.view(None)["table"]["points"] == points
        assert game.clone().position() == game.position()
        while not game.is_race:
            (seat,) = game.pending
            game.play(seat, "no")
        points[0], points[1] = points[0] - 5, points[1] + 5
        assert game.view(None)["table"]["points"] == points

    def test_a_game_may_let_deals_wait(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = start(seats=3)
        monkeypatch.setattr(type(game.rules), "is_open_to_deals", lambda rules, state: False)
        game.respond(1, game.propose(0, {"to": 1, "points": 2}), True)
        assert game.view(None)["table"]["points"] == [0, 0, 0]
        assert [deal["agreed"] for deal in game.view(0)["deals"]] == [[0, 1]]
        monkeypatch.undo()
        bid_all(game)
        assert game.view(0)["deals"] == []

    def test_deals_are_few_and_must_make_sense(self) -> None:
        game = start()
        assert reason(game.propose, 0, {"to": 0, "points": 1}) == "bad-deal"
        game.propose(0, {"to": 1, "points": 1})
        second = game.propose(0, {"to": 1, "points": 1})
        assert reason(game.propose, 0, {"to": 1, "points": 1}) == "too-many-deals"
        game.respond(0, second, False)
        assert [deal["number"] for deal in game.view(0)["deals"]] == [1]
        assert reason(game.respond, 1, second, True) == "no-such-deal"

    def test_a_game_without_deals_says_so(self) -> None:
        import perihelion

        game = perihelion.new("wild-space", seats=2)
        assert reason(game.propose, 0, {"water": 1}) == "no-deals"


class TestUndo:
    def test_free_while_nothing_was_learnt(self) -> None:
        game = start(seats=3)
        bid_all(game)
        (winner,) = game.pending
        before = game.position()
        game.play(winner, "no")
        game.undo(winner)
        assert game.position() == before

    def test_not_after_a_secret_was_seen(self) -> None:
        game = start(seats=3)
        bid_all(game)
        (winner,) = game.pending
        game.play(winner, "yes")
        assert reason(game.undo, winner) == "undo-secret-known"

    def test_by_consent_chance_is_rewound_exactly_and_a_note_is_kept(self) -> None:
        game = start(seats=3)
        bid_all(game)
        (winner,) = game.pending
        game.play(winner, "yes")
        hand = game.view(winner)["table"]["hands"][winner]
        others = {0, 1, 2} - {winner}
        assert reason(game.undo, winner, consent=list(others)[:1]) == "undo-secret-known"
        game.undo(winner, consent=others)
        assert game.events(None)[-1].kind == "undone"
        game.play(winner, "yes")
        assert game.view(winner)["table"]["hands"][winner] == hand
        assert '"undo"' in game.save()

    def test_whether_anybody_learnt_something_is_told(self) -> None:
        game = start(seats=3)
        bid_all(game)
        (winner,) = game.pending
        game.play(winner, "no")
        assert not game.has_taught(winner)
        game.undo(winner)
        game.play(winner, "yes")
        assert game.has_taught(winner), "a secret was seen"

    def test_an_answer_of_somebody_else_teaches_unless_it_was_the_only_one(self) -> None:
        game = start(seats=2)
        game.play(0, game.pending[0].moves[0])
        assert not game.has_taught(0)
        game.play(1, game.pending[1].moves[0])
        assert game.history is not None and game.has_taught(0)
        while not all(len(decision.moves) == 1 for decision in game.pending.values()):
            game.play(*next((seat, decision.moves[0]) for seat, decision in game.pending.items()))
        assert not game.history.entries[-1].forced
        (seat, *_) = game.pending
        game.play(seat, game.pending[seat].moves[0])
        assert game.history.entries[-1].forced

    def test_nothing_to_undo(self) -> None:
        assert reason(start().undo, 0) == "nothing-to-undo"
        assert reason(start().untracked().undo, 0) == "no-history"

    def test_far_back_by_consent(self) -> None:
        from conformance import kit

        import perihelion

        game = perihelion.new("wild-space", seats=2, seed=5)
        positions = [now.position() for now, _ in kit.walk(game, 5)]
        game = perihelion.load(game.save())
        while game.history and game.history.entries:
            act = game.history.entries[-1].act
            game.undo(act.seat, consent={0, 1})  # type: ignore[union-attr]
            assert game.position() == positions.pop()


class TestImagining:
    def test_what_is_known_stays_and_the_rest_is_drawn_anew(self) -> None:
        game = start(seats=3, seed=1)
        hands = {str(game.imagine(0, seed).state.hands[1]) for seed in range(10)}
        assert len(hands) > 5
        for seed in range(5):
            assert game.imagine(0, seed).view(0) == game.view(0)

    def test_within_a_rule_too_and_there_it_hands_out_no_position(self) -> None:
        game = start(seats=3)
        bid_all(game)
        (winner,) = game.pending
        game.play(winner, "yes")
        imagined = game.imagine(winner, 4)
        assert imagined.view(winner) == game.view(winner)
        assert reason(imagined.position) == "imagined-midway"
        assert reason(imagined.save) == "no-history"
        twin = imagined.clone()
        assert twin.state.hands == imagined.state.hands

    def test_an_imagined_game_can_be_saved_and_undone_only_from_its_own_start(self) -> None:
        game = start(seats=2)
        assert reason(game.imagine(0, 1).undo, 0) == "nothing-to-undo"


def test_a_chair_gives_view_moves_and_imagination_and_no_game() -> None:
    game = start()
    chair = Chair(game, 1, simulations=7)
    assert chair.view == game.view(1) and chair.simulations == 7
    assert chair.decision is game.pending[1]
    assert chair.imagine(3).events(1) == []
    assert not any(isinstance(getattr(chair, name, None), Game) for name in dir(chair))


def test_a_step_that_asks_twice_unmarked_is_a_loud_fault() -> None:
    from tiny.game import Tiny, TinyRules, haggle

    from perihelion.engine.decisions import Rules

    def unmarked(tiny: Tiny, winner: int) -> Rules:
        yield from haggle(tiny, winner)

    class Faulty(TinyRules):
        def __init__(self, seats: int, options: dict[str, object]) -> None:
            super().__init__(seats, options)
            self.done_by["haggle"] = unmarked

    game = start(Faulty)
    bid_all(game)
    with pytest.raises(AssertionError, match="without being marked"):
        game.play(next(iter(game.pending)), "no")


def test_seats_that_are_not_there_are_refused() -> None:
    game = start()
    for seat in (2, -1, "0", True):
        assert reason(game.view, seat) == "no-such-seat"
    for seat in (2, -1, "0"):
        assert reason(game.play, seat, "yes") == "no-such-seat"


def test_a_game_that_is_over_takes_no_more() -> None:
    game = start(options={"rounds": 1})
    to_the_rush(game).advance(10.0)
    assert game.over and game.pending == {}
    assert reason(game.play, 0, "yes") == "game-over"
    assert reason(game.propose, 0, {"to": 1, "points": 1}) == "game-over"
    assert game.result is not None and game.result.winners


def test_a_position_keeps_open_deals_and_waiting_answers() -> None:
    from tiny.game import INFO, TinyRules

    from perihelion.engine.reading import read_position

    game = start(seats=3)
    game.propose(0, {"to": 1, "points": 2, "note": "a # b  c"})
    game.play(2, game.pending[2].moves[0])
    read = read_position(INFO, game.position(), lambda options, seats, packs: TinyRules(seats, options))
    assert read.position() == game.position()
    assert read.view(1) == game.view(1)
    read.respond(1, 1, True)
    assert "deal 1" not in read.clone().position() or read.view(None)["locked"] == [2]
