"""Lessons are real games: every step can be played, every note has words, and each leads to an end."""

import random
from typing import Any, cast

import pytest

import perihelion
from perihelion import Chair, Refused
from perihelion.bots import BOTS
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.lessons import Lesson, lesson, lessons
from perihelion.rulebook import ledger
from perihelion.words import LANGUAGES, Words

MOST_SENTENCES = 4
LONGEST_NOTE = 330


@pytest.fixture(params=lessons())
def given(request: pytest.FixtureRequest) -> Lesson:
    return lesson(request.param)


def to_the_free_part(given: Lesson) -> perihelion.Game:
    """The game once every step has been played, the first answer each time."""
    game = given.begin()
    while given.step_at(game) is not None:
        (seat,) = game.pending
        move = given.scripted(game, seat)
        assert move is not None
        game.play(seat, move)
    return game


def test_there_is_a_lesson_for_wild_space() -> None:
    assert "wild-space" in lessons()
    with pytest.raises(Refused, match="no-such-lesson"):
        lesson("chess")


def test_every_step_is_legal_on_every_path_the_lesson_leaves_open(given: Lesson) -> None:
    reached = [number for number, _ in given.walk()]
    assert sorted(set(reached)) == list(range(len(given.steps)))
    assert len(reached) > len(given.steps), "somewhere the learner chooses freely"


def test_a_position_says_how_far_one_is(given: Lesson) -> None:
    for number, game in given.walk():
        again = perihelion.from_position(given.game, game.position())
        assert given.number_at(again) == number


def test_after_a_move_was_taken_back_the_lesson_stands_where_it_stood(given: Lesson) -> None:
    game = given.begin()
    first = given.steps[0]
    game.play(first.seat, first.answers[0])
    assert given.number_at(game) == 1
    game.undo(first.seat)
    assert given.number_at(game) == 0


def test_whatever_the_lesson_does_not_wait_for_changes_nothing(given: Lesson) -> None:
    for number, game in given.walk():
        step, before = given.steps[number], game.position()
        for move in game.pending[step.seat].moves:
            if step.wants(move.text):
                given.check(game, step.seat, move.text)
            else:
                with pytest.raises(Refused, match="lesson-waits"):
                    given.check(game, step.seat, move.text)
        assert game.position() == before


def test_every_decision_of_the_learner_has_a_note_and_a_clause(given: Lesson) -> None:
    clauses = ledger(given.game)
    remarks = [step.remark for step in given.steps if step.seat == given.seat]
    for remark in [*remarks, *given.later.values(), given.end]:
        assert remark.note
        assert remark.rule in clauses, remark


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_have_words_and_are_short(given: Lesson, language: str) -> None:
    words = Words(language)
    remarks = [*(step.remark for step in given.steps), *given.later.values(), given.end]
    keys = {key for remark in remarks for key in (remark.note, remark.why) if key}
    for key in keys | {f"chapter-{name}" for name in given.chapters}:
        said = words(f"lesson-{given.game}-{key}")
        assert len(said) <= LONGEST_NOTE, said
        assert said.count(". ") < MOST_SENTENCES, said
    assert words.problems == set()


def test_a_note_is_told_to_the_learner_alone(given: Lesson) -> None:
    for number, game in given.walk():
        remark = given.remark_at(game)
        assert (remark is not None) == (given.steps[number].seat == given.seat)


def test_the_lesson_ends_with_a_score_and_is_won_by_who_follows_it(given: Lesson) -> None:
    game, bot = to_the_free_part(given), BOTS["rookie"](1)
    while not game.over:
        (seat,) = game.pending
        game.play(seat, bot.choose(Chair(game, seat)))
    assert given.remark_at(game) == given.end
    assert game.result is not None and game.result.winners == [given.seat]


def test_in_free_play_the_coach_has_a_word_for_every_question(given: Lesson) -> None:
    chance = random.Random(5)
    for _ in range(25):
        game = to_the_free_part(given)
        while not game.over:
            (seat,) = game.pending
            remark = given.remark_at(game)
            assert remark is None or remark.note, game.pending[seat].prompt
            game.play(seat, chance.choice(game.pending[seat].moves))


def test_what_the_notes_of_wild_space_say_is_so() -> None:
    """Three bears, a mission for robots, 13 credits in one turn; a monkey and a rhino are wanting."""
    given = lesson("wild-space")
    credits: dict[Any, Any] = {}
    for number, game in given.walk():
        mine = game.view(0)["table"]["players"][0]
        credits.setdefault(given.steps[number].remark.note, set()).add(mine["credits"])
        if given.steps[number].remark.note == "free":
            animals = {cast(WildSpaceRules, game.rules).cards[card].animal for card in mine["crew"]} - {None}
            assert animals == {"bear", "lizard", "octopus", "owl"}
            assert len(mine["crew"]) == 8
    assert credits["bears"] == {10}
    assert credits["mission"] == {12}
    assert credits["crew-of-eight"] == {25}
