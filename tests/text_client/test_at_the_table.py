"""Commands, bad input and the curtain, played in this process."""

import re
from pathlib import Path
from random import Random

import pytest

import perihelion
from perihelion import Game
from perihelion.cli.text_client.commands import command_names
from perihelion.cli.text_client.menu import new_table
from perihelion.cli.text_client.saves import unfinished
from perihelion.cli.text_client.table import Table
from perihelion.engine.refused import Refused
from perihelion.words import Words

from .playing import FirstMoves, Typist, at_table


def test_a_number_and_the_notation_both_play() -> None:
    by_number, _ = at_table("1")
    by_notation, _ = at_table("land PL-H1.left")
    sloppy, _ = at_table("  LAND   pl-h1.LEFT ")
    assert by_number.game.view(0) == by_notation.game.view(0) == sloppy.game.view(0)
    assert by_number.game.view(0)["table"]["players"][0]["landed"] == ["PL-H1.left"]


@pytest.mark.parametrize(
    "line", ["99", "0", "-1", "1.5", "²", "xyzzy", "land", "land PL-XX.left", "draw 1", "é" * 5000, "\x00"]
)
def test_nonsense_gets_a_sentence_and_changes_nothing(line: str) -> None:
    before, _ = at_table()
    after, typist = at_table(line)
    assert after.game.view(0) == before.game.view(0)
    assert 'or "help"' in typist.text
    assert after.words.problems == set()


def test_an_illegal_move_says_why_and_by_which_rule() -> None:
    _, typist = at_table("land PL-6A.left")
    assert "This planet is not face up yet. (rule WS-5.2)" in typist.text


def test_why_lists_what_is_barred_with_reason_and_rule() -> None:
    _, typist = at_table("why", "why land PL-3A.left", "why pass", "why 1")
    assert "pass [pass]" in typist.text
    assert "This planet is not face up yet. (rule WS-5.2)" in typist.text
    assert "You cannot pass while you can land or explore. (rule WS-5.8)" in typist.text
    assert "That is allowed." in typist.text


def test_undo_is_free_where_nothing_was_learnt() -> None:
    table, typist = at_table("land PL-H2.left", "undo")
    assert table.game.view(0)["table"]["players"][0]["landed"] == []
    assert "Taken back." in typist.text
    assert "consent" not in typist.text


def test_bots_mind_when_what_taught_something_is_taken_back() -> None:
    table, typist = at_table("1", "draw deck", "undo")
    assert len(table.game.view(0)["table"]["players"][0]["hand"]) == 4
    assert "Dicer 2 does not: something has been learnt since." in typist.text
    assert "Not everybody agrees: the move stands." in typist.text


def test_bots_let_everything_be_taken_back_in_practice() -> None:
    table, typist = at_table("1", "draw deck", "undo", "undo", "undo", "undo", practice=True)
    assert table.game.view(0)["table"]["players"][0]["landed"] == []
    assert "Dicer 2 agrees." in typist.text
    assert "You take your last move back with everybody's consent." in typist.text
    assert "You have not done anything yet" in typist.text


def test_a_practice_table_stays_one_and_is_for_one_person() -> None:
    table, _ = at_table("1", "draw deck", practice=True)
    resumed = Table(table.game, table.players, screen=table.screen, words=table.words, slot=table.slot)
    assert resumed.practice
    with pytest.raises(Refused, match="practice-is-alone"):
        at_table(players=("human", "human"), practice=True)


@pytest.mark.parametrize(("answer", "hand"), [("y", 3), ("n", 4)])
def test_undo_asks_the_other_person(answer: str, hand: int) -> None:
    table, _ = at_table("", "1", "draw deck", "undo", answer, players=("human", "human"))
    assert len(table.game.view(0)["table"]["players"][0]["hand"]) == hand


def test_the_language_changes_in_place() -> None:
    table, typist = at_table("lang fr", "aide", "help", "lang xx")
    assert table.words.language == "fr"
    assert "À vous de jouer" in typist.text.replace("\u00a0", " ")
    assert typist.text.count("cette liste") == 2
    assert "suivi de l'un de ces mots" in typist.text


def test_log_score_rules_cards_and_position() -> None:
    lines = [
        "1",
        "1",
        "log 2",
        "score",
        "rules 5.2",
        "rules captain",
        "rules zzz",
        "rules",
        "cards",
        "crew",
        "table",
        "moves",
    ]
    table, typist = at_table(*lines)
    for expected in (
        "WS-5.2  A. Land.",
        "You: 0 credits",
        "Sections of the rules",
        "Your hand",
        "[draw deck]",
    ):
        assert expected in typist.text
    assert table.words.problems == set()


def test_inspect_tells_how_sure_a_card_is() -> None:
    _, typist = at_table(
        "inspect EM-MON-4", "inspect sp-bea-01", "inspect foundry", "inspect nothing", "inspect"
    )
    assert "Read in a rulebook or a review: the animal, the effect and the mission" in typist.text
    assert "Our reconstruction" in typist.text
    assert "for crews of 6 or more" in typist.text
    assert 'Nothing here is called "nothing"' in typist.text


def test_the_position_shown_can_be_read_and_hides_what_the_seat_does_not_know() -> None:
    table, typist = at_table("position")
    shown = next(text for text in typist.said if text.startswith("perihelion wild-space"))
    assert perihelion.from_position("wild-space", shown).view(0)["table"] == table.game.view(0)["table"]
    others = table.game.view(1)["table"]["players"][1]["hand"]
    assert not set(others) <= set(shown.split())


def test_a_saved_game_loads_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table, _ = at_table("1", "1", f"save {path}", "2")
    again, typist = at_table(f"load {path}")
    assert again.game.view(0) == perihelion.load(path.read_text("utf-8")).view(0)
    assert len(again.game.events(0)) < len(table.game.events(0))
    assert "Where the game stood" in typist.text


def test_a_file_is_not_written_over_without_a_yes(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    at_table(f"save {path}", "n")
    assert path.read_text() == "dear diary"
    at_table(f"save {path}", "y")
    assert path.read_text() != "dear diary"


def test_bad_files_are_named_with_line_and_reason(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{\n "format": \n}')
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("perihelion wild-space 1\nseats: 2\nplanets: PL-XX\n")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\x00\xfe")
    table, typist = at_table(
        *(f"load {path}" for path in (broken, wrong, binary, tmp_path, tmp_path / "none"))
    )
    assert "Line 3, column 1: The saved game is damaged" in typist.text
    assert 'Line 3, column 10: "PL-XX" is not a planet.' in typist.text
    assert f"{binary} is not a text file." in typist.text
    assert f"{tmp_path} is a folder, not a file." in typist.text
    assert f"There is no file {tmp_path / 'none'}." in typist.text
    assert table.game.view(0)["table"]["turn"] == 0


def test_resume_returns_to_the_game_before() -> None:
    first, _ = at_table("1")
    second, _ = at_table("resume", seed=9)
    assert second.game.view(0) == first.game.view(0)
    assert first.slot is not None and second.slot is not None
    assert second.slot.path == first.slot.path
    assert len(unfinished()) == 2


def test_a_disk_that_takes_nothing_does_not_stop_the_game(data: Path) -> None:
    data.write_text("a file where the folder should be")
    table, typist = at_table("1", "1")
    assert "it is not being kept" in typist.text
    assert len(table.game.view(0)["table"]["players"][0]["hand"]) == 4


def test_what_others_did_is_told_before_the_next_question() -> None:
    _, typist = at_table("1", "1", "1", "", players=("human", "rookie"))
    told = typist.text.split("While you were away")[1]
    assert re.search(r"Rookie 2 (lands|explores)", told)


def test_a_turn_of_somebody_else_is_told_in_one_line_and_in_full_by_the_log() -> None:
    _, typist = at_table("1", "1", "1", "", "log 99", players=("human", "rookie"))
    told, log = typist.text.split("While you were away")[1].split("Log")
    turns = [
        line for line in told.split("\n") if line.startswith("Rookie 2 ") and not line.endswith("landed")
    ]
    assert len(turns) == 1
    assert re.fullmatch(r"Rookie 2 (lands on|explores) .*(: .*)?\.", turns[0])
    assert log.count("Rookie 2 ") > len(turns)


def test_a_captains_job_is_shown() -> None:
    _, typist = at_table("inspect CA-BEA")
    assert "Your captain is Captain Bear (Military)." in typist.text
    assert "Bears (1): Captain Bear [Military]" in typist.text
    assert "Military; space 1: " in typist.text


def test_a_landing_that_would_come_to_nothing_says_so() -> None:
    _, typist = at_table(seed=26)
    hand = typist.text.split("Your hand")[1].split("Your turn")[0]
    assert not re.search("SP-", hand)
    assert "land on Harbor, right sector: play a specialist (you hold none)" in typist.text


def test_an_empty_line_shows_the_moves_again_and_asks_once() -> None:
    _, typist = at_table("", "")
    assert typist.text.count(" 1. land on Harbor, left sector") == 3
    assert typist.text.count("Your turn: land a shuttle") == 3


def secrets_in(text: str, game: Game, seat: int) -> set[str]:
    """Cards of a seat's starting hand that stand in the text, though nobody else has seen them."""
    dealt = next(e for e in game.events(seat) if e.kind == "ws-dealt" and e.seat == seat).data["cards"]
    return {card for card in dealt if card in text}


def test_behind_the_curtain_nobody_sees_the_others_hand() -> None:
    turn = ["", "land PL-H1.left", "draw left", "draw left", "end"]
    table, typist = at_table(*turn, *turn, "", players=("human", "human"))
    parts = typist.text.split("~~~ curtain ~~~")
    assert len(parts) == 4
    assert table.reader is not None
    for part, reader in zip(parts[1:], (table.reader, 1 - table.reader, table.reader), strict=True):
        assert secrets_in(part, table.game, reader)
        assert not secrets_in(part, table.game, 1 - reader)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_people_play_to_the_score_sheet(language: str) -> None:
    typist = FirstMoves()
    table = new_table("wild-space", ["human"] * 3, 5, screen=typist, words=Words(language))
    table.play()
    assert table.game.result is not None and table.slot is not None
    for rank, score in zip(table.game.result.ranks, table.game.result.scores, strict=True):
        heading = next(line for line in typist.said if line.startswith(f"{rank}. ") and str(score) in line)
        assert heading
    assert table.slot.path.parent.name == "finished"
    assert table.words.problems == set()


class Scatterbrain(Typist):
    """Answers at random: moves, wrong numbers, commands in both languages with odd things behind them."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = Random(seed)
        keeps = ("quit", "save", "load", "resume")
        self.commands = [name for name, command in command_names().items() if command not in keeps]

    def ask(self, question: str = "> ") -> str:
        self.said = [question]
        if question != "> ":
            return self.random.choice(["", "y", "n", "oui", "zz"])
        if self.random.random() < 0.8:
            return str(self.random.choice(["", *"123456789"]))
        after = ["", "1", "fr", "en", "bear", "ours", "land PL-H1.left", "SP-BEA-01", "5.2", "zz"]
        return f"{self.random.choice(self.commands)} {self.random.choice(after)}".strip()


@pytest.mark.parametrize("players", [("human", "rookie"), ("human", "human", "random")])
def test_whatever_is_typed_the_game_comes_to_its_end(players: tuple[str, ...]) -> None:
    typist = Scatterbrain(seed=len(players))
    table = new_table("wild-space", list(players), 1, screen=typist, words=Words("fr"))
    table.play()
    assert table.game.over
    assert table.words.problems == set()
