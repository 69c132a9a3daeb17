"""Galaxy Trucker in words: whole games are told without a gap, and single phrases read as they should."""

import random
from typing import Any

import pytest

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS
from perihelion.cli.text_client.board import Board
from perihelion.cli.text_client.boards import board_for
from perihelion.games import facts
from perihelion.games.galaxy_trucker.content import base_content
from perihelion.words import LANGUAGES, Words
from perihelion.words.galaxy_trucker import GalaxyTruckerWords
from perihelion.words.speaking import Scene

TABLES = [
    {"tempo": "turns", "flights": ["I", "II"], "first-flight": "yes"},
    {"tempo": "days", "flights": ["IIIA"]},
    {"tempo": "live", "flights": ["II"], "welding": "free", "hourglass": 30},
]


def told(game: Game, board: Board, words: Words) -> None:
    """Plays on, with some foolishness, and says everything there is to say on the way."""
    bots = [BOTS["rookie"](seat) for seat in range(game.rules.seats)]
    chance = random.Random(1)
    while not game.over:
        seat = chance.choice(sorted(game.pending))
        if game.is_race:
            game.advance(1.0)
        if seat in game.pending:
            decision, view = game.pending[seat], game.view(seat)
            assert board.prompt(decision)
            move = game.rules.vocabulary[bots[seat].choose(Chair(game, seat))]
            if chance.random() < 0.08:
                move = chance.choice(decision.moves)
                board.layout.hand(view)  # which may be empty
                assert board.layout.table(view) and board.layout.everybody(view)
                assert board.glance(view, decision)
                barred = [game.rules.vocabulary[said] for said in decision.barred]
                assert all(board.move(decision, other, view)[0] for other in [*decision.moves, *barred])
            assert board.move(decision, move, view)[0]
            game.play(seat, move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["tempo"])
def test_a_whole_game_is_told_without_a_gap(options: dict[str, Any], language: str) -> None:
    game = perihelion.new("galaxy-trucker", seats=3, seed=5, options=options)
    words = Words(language)
    board = board_for(game, words, ["Ann", "Bob", "Cy"])
    told(game, board, words)
    for reader in (0, None):
        assert all(board.event(event, reader) for event in game.events(reader))
    assert game.result is not None
    assert all(board.item(dict(item.as_json())) for items in game.result.parts for item in items)
    assert words.problems == set()


def saying(language: str) -> GalaxyTruckerWords:
    rules = perihelion.new("galaxy-trucker", seats=2).rules
    return GalaxyTruckerWords(Words(language), facts(rules), ["Ann", "Bob"])


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "SLAVERS-I",
            "strength 6; the weaker lose 3 crew; whoever beats them may have 5 credits for 1 flight day",
            "puissance 6 ; les plus faibles perdent 3 membres d'équipage ; "
            "qui les bat peut avoir 5 crédits pour 1 jour de vol",
        ),
        (
            "COMBAT-ZONE-I",
            "smallest crew: 3 flight days; weakest engines: 2 crew; "
            "weakest cannons: light shot from the rear, heavy shot from the rear",
            "plus petit équipage : 3 jours de vol ; moteurs les plus faibles : 2 membres d'équipage ; "
            "canons les plus faibles : tir léger de l'arrière, tir lourd de l'arrière",
        ),
        (
            "ABANDONED-STATION-I-1",
            "with 5 crew aboard take 1 yellow and 1 green; costs 1 flight day",
            "avec 5 membres d'équipage à bord, prendre 1 jaune et 1 verte ; coûte 1 jour de vol",
        ),
    ],
)
def test_what_cards_say(card: str, english: str, french: str) -> None:
    assert saying("en").of("text", card) == english
    assert saying("fr").of("text", card).replace("\u202f", " ").replace("\u00a0", " ") == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_tile_has_a_text(language: str) -> None:
    said = saying(language)
    texts = [said.of("text", card) for card in base_content().cards]
    texts += [said.of("new-tile", tile) + said.of("sides", tile) for tile in base_content().tiles]
    assert all(texts) and said.words.problems == set()


def test_codes_of_tiles_are_for_those_who_type() -> None:
    assert saying("en").of("tile", "CN-01") == "the cannon (CN-01)"
    rules = perihelion.new("galaxy-trucker", seats=2).rules
    seen = GalaxyTruckerWords(Words("fr"), facts(rules), ["Ann", "Bob"], codes=False)
    assert seen.of("tile", "CN-01") == "le canon"


def test_a_turned_tile_says_where_it_points() -> None:
    said = saying("en")
    turned = {"CN-01": 1, "EN-01": 0, "SH-01": 3, "CB-01": 2}
    assert [said.of("turned", tile, Scene({"turn": turn})) for tile, turn in turned.items()] == [
        "points to the right",
        "blows to the rear",
        "covers left and front",
        "",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "front smooth, right double, rear single, left universal"),
        ("fr", "avant lisse, droite double, arrière simple, gauche universel"),
    ],
)
def test_a_tile_says_what_each_of_its_sides_bears(language: str, said: str) -> None:
    assert saying(language).of("sides", "S1-01") == said


@pytest.mark.parametrize(
    ("language", "turns"),
    [
        ("en", ["", ", turned right", ", turned around", ", turned left"]),
        ("fr", ["", ", tournée à droite", ", tournée d'un demi-tour", ", tournée à gauche"]),
    ],
)
def test_each_turn_of_a_tile_is_told_apart(language: str, turns: list[str]) -> None:
    game = perihelion.from_position(
        "galaxy-trucker", "perihelion galaxy-trucker 1\nseats: 1\nhand 0: CB-05\noption welding: free\n"
    )
    board = board_for(game, Words(language), ["Ann"])
    offered = [move for move in game.pending[0].moves if move.text.startswith("attach 7.6")]
    told = [board.move(game.pending[0], move, game.view(0))[0] for move in offered]
    assert [phrase.partition("7.6")[2] for phrase in told] == turns
