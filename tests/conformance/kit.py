"""The conformance kit: what must hold for every game, at every decision.

Each `check_*` takes a game at a decision and raises AssertionError where a law is broken; it leaves
the game as it was. `walk` plays a game to its end, and `prove` does all of it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from types import GeneratorType
from typing import Any

from conformance.shapes import check_view

from perihelion.engine.composing import ComposedRules
from perihelion.engine.decisions import Decision, Joint, Seat
from perihelion.engine.driver import Game
from perihelion.engine.moves import Move
from perihelion.engine.refused import Refused
from perihelion.engine.state import State
from perihelion.games import PACKAGES

Start = Callable[[int], Game]
FromPosition = Callable[[str], Game]
Load = Callable[[str], Game]
Choose = Callable[[Game, random.Random], "tuple[Seat, Move] | None"]

MOST_MOVES = 512
LARGEST_VIEW = 30_000
SHORT: dict[str, dict[str, Any]] = {"high-frontier": {"rounds": 12}}  # games that would go on for long
DULL = ("skip", "renew", "pass", "end", "no", "finish", "give-up", "withdraw", "return", "flip")


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def audiences(game: Game) -> list[Seat | None]:
    return [None, *range(game.rules.seats)]


def asked(game: Game) -> dict[Seat, list[str]]:
    return {seat: [str(move) for move in decision.moves] for seat, decision in sorted(game.pending.items())}


def known_to(game: Game, seat: Seat | None) -> bytes:
    """Everything a seat can see: its view, its events, its moves and what is barred."""
    decision = game.pending.get(seat) if seat is not None else None
    return as_bytes(
        {
            "view": game.view(seat),
            "events": [event.as_json() for event in game.events(seat)],
            "moves": [move.data for move in decision.moves] if decision else None,
            "barred": {move: why.reason for move, why in decision.barred.items()} if decision else None,
            "brings": game.rules.brings(game.state, decision) if decision else None,
            "question": [decision.kind, decision.prompt, decision.rule, decision.about] if decision else None,
        }
    )


def standing(game: Game) -> bytes:
    """Everything that makes two games the same, without what happened before."""
    views = [game.view(seat) for seat in audiences(game)]
    return as_bytes([game.position(), views, asked(game), game.rules.tally(game.state)])


def whole(game: Game) -> bytes:
    """The same with the past."""
    return standing(game) + b"".join(known_to(game, seat) for seat in audiences(game))


def lively(game: Game, rng: random.Random) -> tuple[Seat, Move] | None:
    """A random answer, seldom a dull one, so that games go deep; None lets time pass."""
    if game.is_race and rng.random() < 0.2:
        return None
    seat = rng.choice(sorted(game.pending))
    moves = game.pending[seat].moves
    bright = [move for move in moves if move.verb not in DULL]
    return seat, rng.choice(bright if bright and rng.random() < 0.85 else moves)


def do(game: Game, answer: tuple[Seat, Move] | None) -> None:
    if answer is None:
        return game.advance(1.5)
    try:
        return game.play(answer[0], answer[1].text)
    except Refused as why:
        raise AssertionError(f"{answer[1]} was offered but refused: {why}") from why


def walk(game: Game, seed: int, choose: Choose = lively) -> Iterator[tuple[Game, tuple[Seat, Move] | None]]:
    """The game before each answer of a random play to the end, and that answer; it does end."""
    rng = random.Random(seed)
    for _ in range(game.rules.info.max_decisions):
        if game.over:
            return
        answer = choose(game, rng)
        yield game, answer
        do(game, answer)
    assert game.over, f"still not over after {game.rules.info.max_decisions} decisions"


def check_decisions(game: Game) -> None:
    """Decisions are well formed, and what is offered is in the vocabulary."""
    for seat, decision in game.pending.items():
        assert decision.seat == seat
        assert 0 < len(decision.moves) <= MOST_MOVES, f"{decision} offers {len(decision.moves)} moves"
        asked_anyway = decision.prompt in game.rules.info.asked_anyway
        assert len(decision.moves) > 1 or asked_anyway, f"{decision} leaves nothing to choose"
        books = tuple(f"{prefix}-" for prefix in game.rules.info.rulebooks)
        assert decision.rule.startswith(books), f"{decision} names no clause"
        for amounts in game.rules.brings(game.state, decision).values():
            assert isinstance(game.rules, ComposedRules)
            assert amounts.keys() <= game.rules.speech.amounts.keys(), f"{amounts} are not declared"
        for move in decision.moves:
            assert game.rules.vocabulary.moves[move.index] is move
            assert move.text not in decision.barred
        assert decision.why_not(decision.moves[0]) is None


def is_json(value: Any) -> bool:
    """Whether a value is made of what JSON has: read back it is the same, tuples and odd keys are not."""
    return bool(json.loads(json.dumps(value)) == value)


def check_views(game: Game) -> None:
    for seat in audiences(game):
        view = game.view(seat)
        assert is_json(view), "a view is more than JSON"
        assert len(as_bytes(view)) <= LARGEST_VIEW
        if game.rules.info.name in PACKAGES:
            check_view(game, view)


def check_clone(game: Game, answer: tuple[Seat, Move] | None) -> None:
    """A clone is the same game, and going on with it leaves the original alone."""
    before = whole(game)
    twin, other = game.clone(), game.clone()
    assert whole(twin) == before, "a clone differs"
    do(twin, answer)
    after = whole(twin)
    assert whole(game) == before, "playing in a clone changed the original"
    assert whole(other) == before, "playing in a clone changed another clone"
    do(other, answer)
    assert whole(other) == after, "two clones went different ways"
    assert standing(game.untracked()) == standing(game)


def check_no_leak(game: Game, seed: int) -> None:
    """What a seat sees in a game it could be in is what it sees in the real one."""
    for seat in range(game.rules.seats):
        imagined = game.imagine(seat, seed)
        assert known_to(imagined, seat) == known_to(game, seat), f"seat {seat} sees more than it may"
        assert known_to(imagined, None) == known_to(game, None), "spectators see more than they may"
        assert sorted(imagined.pending) == sorted(game.pending)
        assert game.rules.tally(imagined.state) == game.rules.tally(game.state), "imagining loses pieces"
        check_imagined_goes_on(imagined, seed)


def check_imagined_goes_on(imagined: Game, seed: int) -> None:
    tally = imagined.rules.tally(imagined.state)
    rng = random.Random(seed)
    for _ in range(4):
        if imagined.over:
            return
        do(imagined, lively(imagined, rng))
        assert imagined.rules.tally(imagined.state) == tally, "an imagined game loses pieces as it goes on"


def check_no_leak_in_events(game: Game, answer: tuple[Seat, Move] | None, seed: int) -> None:
    """Whoever sees the same table after an answer, whatever is hidden, was told the same too."""
    real = game.clone()
    do(real, answer)
    for who in range(game.rules.seats):
        imagined = game.imagine(who, seed)
        imagined.state.stream = game.state.stream.clone()
        answer_as_they_did(imagined, game)
        if answer is None or answer[1] in imagined.pending[answer[0]].moves:
            do(imagined, answer)
            if imagined.view(who) == real.view(who):
                assert imagined.events(who) == real.events(who), (
                    f"an event tells seat {who} more than it may know"
                )


def answer_as_they_did(imagined: Game, game: Game) -> None:
    """What was answered in secret is told when all have answered: it is no leak, where it can be kept."""
    asked = imagined._ask.decisions if isinstance(imagined._ask, Joint) else {}
    imagined.locked |= {seat: move for seat, move in game.locked.items() if move in asked[seat].moves}


def check_offers(game: Game, rng: random.Random) -> None:
    """Every offered move is accepted; anything else is refused with a reason and changes nothing."""
    before = whole(game)
    for seat, decision in game.pending.items():
        for move in decision.moves:
            do(game.untracked(), (seat, move))
        others = [move for move in game.rules.vocabulary if move not in decision.moves]
        for move in rng.sample(others, min(5, len(others))):
            check_refused(game, seat, move.text)
        for text in decision.barred:
            check_refused(game, seat, text)
        check_refused(game, seat, "no such move")
    for seat in set(range(game.rules.seats)) - set(game.pending):
        check_refused(game, seat, next(iter(game.rules.vocabulary)).text)
    assert whole(game) == before, "a refused move changed the game"


def check_refused(game: Game, seat: Seat, text: str) -> None:
    try:
        game.play(seat, text)
    except Refused as why:
        assert why.reason
    else:
        raise AssertionError(f"{text} was accepted but not offered")


def check_undo(game: Game, answer: tuple[Seat, Move] | None, seed: int) -> None:
    """An answer taken back leaves no trace; what may be taken back freely taught nobody anything."""
    if answer is None:
        return
    seat, move = answer
    before, twin = whole(game), game.clone()
    do(twin, answer)
    after, was_race = whole(twin), game.is_race
    try:
        twin.undo(seat)
    except Refused as why:
        assert why.reason.startswith("undo-"), why
        twin.undo(seat, consent=range(game.rules.seats))
        del twin.state.journal.events[-1]  # type: ignore[union-attr]
    else:
        assert not was_race, "a race was undone"
        check_taught_nothing(game, seat, move, seed)
    assert whole(twin) == before, "an undo leaves a trace"
    do(twin, answer)
    assert whole(twin) == after, "after an undo the same answer leads elsewhere"


def check_taught_nothing(game: Game, seat: Seat, move: Move, seed: int) -> None:
    real = game.clone()
    real.play(seat, move)
    for who in range(game.rules.seats):
        imagined = game.imagine(who, seed)
        if move in imagined.pending[seat].moves:
            imagined.play(seat, move)
            assert known_to(imagined, who) == known_to(real, who), "a free undo takes back knowledge"


def check_position(game: Game, from_position: FromPosition, seed: int) -> None:
    """A position round-trips, and the game goes on from it as it would have."""
    text = game.position()
    read = from_position(text)
    assert read.position() == text, "a position does not round-trip"
    assert standing(read) == standing(game), "a position loses something"
    twin, rng = game.clone(), random.Random(seed)
    for _ in range(3):
        if not twin.over:
            answer = lively(twin, rng)
            do(twin, answer)
            do(read, answer)
    assert standing(read) == standing(twin), "a position has another future"


def check_record(game: Game, load: Load) -> None:
    """A saved game is the same game, past and future."""
    text = game.save()
    loaded = load(text)
    assert whole(loaded) == whole(game), "a record loses something"
    assert loaded.save() == text, "a record does not round-trip"


def check_locals(game: Game) -> None:
    """Across a question a rule holds ids and numbers, nothing of the state."""
    run: Any = game._run
    while isinstance(run, GeneratorType):
        assert run.gi_frame is not None
        for name, value in run.gi_frame.f_locals.items():
            assert _may_be_held(value), f"{run.__name__} keeps {name} across a question: {value!r:.80}"
        run = run.gi_yieldfrom


def _may_be_held(value: Any) -> bool:
    if isinstance(value, tuple | range):
        return all(_may_be_held(part) for part in value)
    if isinstance(value, dict):
        return all(isinstance(part, Decision | Move | str | int) for part in value.values())
    if isinstance(value, list):
        return all(isinstance(part, int) for part in value)
    plain = str | int | float | None | State | Move | Decision
    return isinstance(value, plain) or callable(value) or type(value).__name__ == "range_iterator"


def check_no_secret_in_locals(game: Game, seed: int) -> None:
    """Where the unseen is drawn anew, no local may remember what was: going on loses no piece."""
    for seat in range(game.rules.seats):
        for salt in range(3):
            check_imagined_goes_on(game.imagine(seat, seed + salt), seed)


def check_same_seed(start: Start, seed: int, choose: Choose = lively) -> None:
    """The same seed and the same answers give the same game."""
    ends = []
    for _ in range(2):
        game = start(seed)
        for _ in walk(game, seed, choose):
            pass
        ends.append(whole(game))
    assert ends[0] == ends[1], "the same seed gave two games"


def prove(
    start: Start,
    from_position: FromPosition,
    load: Load,
    *,
    seed: int,
    every: int = 1,
    choose: Choose = lively,
) -> Game:
    """Plays one game to its end, with all checks at every so many decisions; returns it, finished."""
    check_same_seed(start, seed, choose)
    game = start(seed)
    tally = game.rules.tally(game.state)
    rng = random.Random(seed)
    for number, (now, answer) in enumerate(walk(game, seed, choose)):
        assert now.rules.tally(now.state) == tally, "pieces were lost or made"
        check_decisions(now)
        check_locals(now)
        if number % every == 0:
            check_views(now)
            check_clone(now, answer)
            check_no_leak(now, seed + number)
            check_no_leak_in_events(now, answer, seed + number)
            check_offers(now, rng)
            check_undo(now, answer, seed + number)
            check_position(now, from_position, seed + number)
        if number % (every * 10) == 0:
            check_record(now, load)
            check_no_secret_in_locals(now, seed + number)
    check_record(game, load)
    check_views(game)
    assert game.result is not None and len(game.result.scores) == game.rules.seats
    return game
