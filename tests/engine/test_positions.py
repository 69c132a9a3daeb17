"""Positions written by hand: what they mean, what is refused and where, and that none can do harm."""

import random

import pytest
from conformance import kit
from hypothesis import given, settings
from hypothesis import strategies as st

import perihelion
from perihelion import Refused

HEAD = "perihelion wild-space 1\nseats: 2\n"
STRANGE = HEAD + "option expansions: encounters\n"


def refused(text: str) -> Refused:
    with pytest.raises(Refused) as why:
        perihelion.from_position("wild-space", text)
    return why.value


@pytest.mark.parametrize(
    ("text", "reason", "line", "column"),
    [
        ("", "empty-position", 1, 1),
        ("hello", "no-key", 1, 1),
        ("perihelion tiny 1\n", "other-game", 1, 12),
        ("perihelion wild-space 2\n", "other-version", 1, 23),
        ("perihelion wild-space 1\n", "no-seats", 2, 1),
        ("perihelion wild-space 1\nseats: 9\n", "bad-number", 2, 8),
        ("perihelion wild-space 1\nseats: two\n", "bad-number", 2, 8),
        ("perihelion wild-space 1\nseats: 2 3\n", "wrong-count", 2, 1),
        (HEAD + "colour: red\n", "unknown-key", 3, 1),
        (HEAD + "turn: 3\nturn: 4\n", "key-twice", 4, 1),
        (HEAD + "turn: 21\n", "bad-number", 3, 7),
        (HEAD + "turn: -1\n", "bad-number", 3, 7),
        (HEAD + "just words\n", "no-key", 3, 1),
        (HEAD + "option first: 2\n", "bad-option", 3, 1),
        (HEAD + "option colour: 2\n", "unknown-key", 3, 1),
        (HEAD + "hand 0: RO-01 RO-99\n", "unknown-word", 3, 15),
        (HEAD + "hand 0: RO-01\ncrew 1: RO-02 RO-01\n", "named-twice", 4, 15),
        (HEAD + "hand 0: RO-01\nshown 0: RO-02\n", "unknown-word", 4, 10),
        (HEAD + "hand 5: RO-01\n", "unknown-key", 3, 1),
        (HEAD + "captain 0: CA-BEA 9\n", "bad-number", 3, 19),
        (HEAD + "captain 0: CA-BEA\ncaptain 1: CA-BEA\n", "named-twice", 4, 12),
        (HEAD + "captain 0:\n", "no-captain", 3, 1),
        (HEAD + "display: RO-01 RO-02\n", "wrong-count", 3, 1),
        (HEAD + "planets: PL-H1 PL-H1\n", "named-twice", 3, 16),
        (HEAD + "planets: PL-H1 PL-H2 PL-3A\nface-down: 3\n", "unknown-word", 4, 12),
        (HEAD + "planets: PL-H1\n", "ws-start-planet", 3, 1),
        (HEAD + "planets: PL-3A PL-6A PL-9A\n", "ws-start-planet", 3, 1),
        (HEAD + "planets: PL-H1 PL-H2 PL-3A PL-3B\n", "ws-two-planets", 3, 28),
        (STRANGE + "planets: PL-H1 PL-H2 PL-AF PL-AB\n", "ws-two-planets", 4, 28),
        (HEAD + "face-down: 3 3\n", "named-twice", 3, 14),
        (HEAD + "face-down: 3 9\n", "wrong-count", 3, 1),
        (HEAD + "planets: PL-H1 PL-H2 PL-3A\nface-down: 6\n", "wrong-count", 4, 1),
        (HEAD + "landed 0: PL-3A.left\n", "unknown-word", 3, 11),
        (HEAD + "landed 0: PL-H1.left\nexplored 0: PL-H1.left\n", "named-twice", 4, 13),
        (HEAD + "deck: RO-01 RO-01\n", "ws-not-in-deck", 4, 1),
        (HEAD + "hand 0: RO-01\ndeck: RO-01\n", "ws-not-in-deck", 5, 1),
        (HEAD + "planet-3: PL-6A\n", "unknown-word", 3, 11),
        (HEAD + "seed: x\n", "bad-number", 3, 7),
        (HEAD + "seed: 3 before 2\n", "bad-seed", 3, 1),
        (HEAD + "agenda: dance 0\n", "unknown-word", 3, 9),
        (HEAD + "agenda: draw 0\n", "wrong-count", 3, 1),
        (HEAD + "agenda: take_turn 1\n", "bad-agenda", 4, 1),
        (HEAD + "agenda: draw 0 PL-H1.left.1 2 0\n", "bad-agenda", 4, 1),
        (HEAD + "agenda: play 0 SP-BEA-04 1\nagenda: end_turn 0\n", "bad-agenda", 5, 1),
        (HEAD + "answer 0: land PL-9A.left\n", "ws-face-down", 3, 1),
        (HEAD + "answer 0: fly away\n", "unknown-move", 3, 1),
        (HEAD + "answer 1: land PL-H1.left\n", "not-your-turn", 3, 1),
        (HEAD + "answer 7: land PL-H1.left\n", "bad-number", 3, 1),
        (HEAD + "turn: \x00\n", "unreadable-text", 3, 7),
    ],
)
def test_a_wrong_position_is_refused_with_line_and_column(
    text: str, reason: str, line: int, column: int
) -> None:
    why = refused(text)
    assert (why.reason, why.line, why.column) == (reason, line, column)


def test_far_too_long_a_position_is_refused() -> None:
    assert refused(HEAD + "#" * 300_000).reason == "too-long"


def test_what_is_left_out_comes_from_the_normal_set_up() -> None:
    game = perihelion.from_position("wild-space", HEAD + "seed: 5\nhand 0: RO-01\n")
    table = game.view(0)["table"]
    assert table["players"][0]["hand"] == ["RO-01"]
    assert len(table["players"][1]["hand"]) == 3
    assert None not in table["display"].values()
    assert table["face_down"] == [3, 6, 9]
    again = perihelion.from_position("wild-space", HEAD + "seed: 5\nhand 0: RO-01\n")
    assert again.position() == game.position()


def test_comments_blank_lines_and_windows_line_ends_are_welcome() -> None:
    text = "# a puzzle\r\n\r\nperihelion wild-space 1\r\nseats: 3   # three of us\r\n\r\nturn: 4\r\n"
    assert perihelion.from_position("wild-space", text).view(None)["table"]["turn"] == 4


def test_cards_laid_down_come_first_and_then_the_seed() -> None:
    game = perihelion.from_position("wild-space", HEAD + "hand 0:\ndeck: RO-01 RO-02\nseed: 3\n")
    for move in ("land PL-H1.left", "draw deck", "draw deck"):
        game.play(0, move)
    assert game.view(0)["table"]["players"][0]["hand"] == ["RO-01", "RO-02"]
    assert "deck:" not in game.position()


def test_answers_in_a_position_are_played() -> None:
    game = perihelion.from_position("wild-space", HEAD + "hand 0: RO-13\nanswer 0: land PL-H2.right\n")
    assert game.pending[0].prompt == "ws-action"


MIXES: list[list[str]] = [[], ["space-base"], ["encounters"], ["space-base", "encounters"]]


def some_positions() -> list[str]:
    texts = []
    for seed in range(20):
        options = {"expansions": MIXES[seed % 4]}
        game = perihelion.new("wild-space", seats=1 + seed % 5, seed=seed, options=options)
        for number, (now, _) in enumerate(kit.walk(game, seed)):
            if number % 23 == 5:
                texts.append(now.position())
    return texts


POSITIONS = some_positions()
WORDS = sorted(
    {word for text in POSITIONS for word in text.split()} | {"-", "0", "99", "CA-OWL", "renew", "draw"}
)


def play_out(text: str, seed: int) -> None:
    """A position is refused with its place, or it is a game that can be played to the end."""
    try:
        game = perihelion.from_position("wild-space", text)
    except Refused as why:
        assert why.reason
        return
    assert perihelion.from_position("wild-space", game.position()).position() == game.position()
    tally = game.rules.tally(game.state)
    for now, _ in kit.walk(game, seed):
        assert all(decision.moves for decision in now.pending.values()), now.position()
    assert game.rules.tally(game.state) == tally
    assert game.result is not None


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_mangled_position_is_refused_or_playable(data: st.DataObject) -> None:
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    lines = [line.split(" ") for line in rng.choice(POSITIONS).splitlines()]
    for _ in range(rng.randint(1, 4)):
        line = rng.choice(lines)
        match rng.randrange(5):
            case 0:
                line[rng.randrange(len(line))] = rng.choice(WORDS)
            case 1:
                lines.remove(line) if len(lines) > 1 else None
            case 2:
                line.append(rng.choice(WORDS))
            case 3:
                lines.insert(rng.randrange(len(lines)), rng.choice(lines)[:])
            case 4:
                del line[rng.randrange(len(line))]
                line[:] = line or ["x"]
    play_out("\n".join(" ".join(line) for line in lines), rng.randrange(1000))


@given(st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_any_text_is_refused_with_its_place(text: str) -> None:
    play_out(text, 0)
    play_out(HEAD + text, 0)


FULL = "perihelion wild-space 1\nseats: 1\noption expansions: space-base encounters\nstarter: you\n"
RULES = perihelion.from_position("wild-space", FULL).rules
DOMAINS = {name: list(domain) for name, domain in RULES.domains.items()}  # type: ignore[call-overload]


@given(st.lists(st.sampled_from(sorted(RULES.steps)), max_size=4), st.integers(0, 2**32), st.booleans())
@settings(max_examples=200, deadline=None)
def test_any_agenda_is_refused_or_playable(names: list[str], seed: int, with_cards: bool) -> None:
    rng = random.Random(seed)
    lines = []
    for name in names:
        args = [str(rng.choice(DOMAINS[domain])) for domain in RULES.steps[name]]
        lines.append(f"agenda: {' '.join([name, *args])}")
    hand = "" if with_cards else "hand 0:\n"
    play_out(FULL + hand + "\n".join(lines) + "\nagenda: end_turn 0\n", seed)
