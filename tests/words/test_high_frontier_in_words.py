"""High Frontier in words: whole games are told without a gap, and single phrases read as they should."""

import random
import re
from typing import Any

import pytest

import perihelion
from perihelion import Game
from perihelion.cli.text_client.board import Board, question
from perihelion.cli.text_client.boards import board_for
from perihelion.cli.text_client.score_sheet import running_score, score_sheet
from perihelion.games import facts
from perihelion.games.high_frontier.content import BASE, base_content, packaged, read_content
from perihelion.games.high_frontier.facts import plain, told_facts
from perihelion.words import LANGUAGES, Words, catalogues
from perihelion.words.high_frontier import HighFrontierWords

TABLES = [
    (2, {"rounds": 12, "shorter": "yes"}),
    (5, {"rounds": 6, "mining": "all"}),
    (1, {"scenario": "training"}),
]
DULL = {"decommission", "abandon", "drop", "outpost", "tanks", "unload", "load", "flip", "take-back"}


def told(game: Game, board: Board, seed: int) -> None:
    """Plays on at random, rearranging seldom, and says everything there is to say on the way."""
    chance = random.Random(seed)
    while not game.over:
        ((seat, decision),) = game.pending.items()
        view = game.view(seat)
        assert board.prompt(decision)
        lively = [move for move in decision.moves if move.verb not in DULL]
        move = chance.choice(lively if lively and chance.random() < 0.9 else decision.moves)
        if chance.random() < 0.1:
            assert board.layout.table(view) and board.glance(view, decision) and board.layout.everybody(view)
            assert board.layout.hand(view) is not None and running_score(view, board)
            assert all(board.move(decision, other, view)[0] for other in decision.moves)
            assert all(board.words.refusal(why.reason, about=why.about) for why in decision.barred.values())
        assert board.move(decision, move, view)[0]
        game.play(seat, move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["two", "five", "training"])
def test_a_whole_game_is_told_without_a_gap(seats: int, options: dict[str, Any], language: str) -> None:
    words = Words(language)
    for seed in range(3):
        game = perihelion.new("high-frontier", seats=seats, seed=seed, options=options)
        board = board_for(game, words, ["Ann", "Bob", "Cy", "Dee", "Eve"])
        told(game, board, seed)
        for reader in (0, None):
            assert all(board.event(event, reader) for event in game.events(reader))
        assert game.result is not None and score_sheet(game, board, 0)
    assert words.problems == set()


def saying(language: str) -> HighFrontierWords:
    rules = perihelion.new("high-frontier", seats=2).rules
    return HighFrontierWords(Words(language), facts(rules), ["Ann", "Bob"])


@pytest.mark.parametrize(
    ("card", "side", "english", "french"),
    [
        ("T1", 0, "mass 2; thrust 3*2; product C", "masse 2 ; poussée 3*2 ; produit C"),
        (
            "T2",
            0,
            "mass 0; thrust 3*4, afterburn 2 steps, solar; product S",
            "masse 0 ; poussée 3*4, postcombustion 2 crans, solaire ; produit S",
        ),
        (
            "T5",
            0,
            "mass 1; sail of thrust 1, solar; product C",
            "masse 1 ; voile, poussée 1, solaire ; produit C",
        ),
        ("R8", 1, "mass 1; ISRU 0 (raygun); product C", "masse 1 ; ISRU 0 (canon à rayons) ; produit C"),
        (
            "F3",
            1,
            "mass 2; prospecting dice on S sites −3; product M",
            "masse 2 ; −3 aux jets de prospection sur les sites S ; produit M",
        ),
        (
            "F4",
            1,
            "mass 1; no roll when aerobraking, and fuel from the air; product V",
            "masse 1 ; pas de jet à l'aérofreinage, et du carburant tiré de l'air ; produit V",
        ),
    ],
)
def test_what_cards_say(card: str, side: int, english: str, french: str) -> None:
    assert saying("en").name("text", card + "*" * side) == english
    assert (
        saying("fr").name("text", card + "*" * side).replace("\u202f", " ").replace("\u00a0", " ") == french
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_space_has_a_text(language: str) -> None:
    said = saying(language)
    content = base_content()
    texts = [
        said.name("text", f"{card.id}*" if side else card.id)
        for card in content.cards.values()
        for side in range(len(card.sides))
    ]
    texts += [said.name("space", space) + said.name("about-space", space) for space in content.map.spaces]
    assert all(texts) and said.words.problems == set()


def test_places_are_named_as_printed_or_by_their_kind_and_the_nearest_world() -> None:
    assert [saying("en").name("space", space) for space in ("luna", "luna-l1", "cer-b1", "ear-h7")] == [
        "Luna",
        "Earth-Luna L1",
        "burn 1 near Hertha",
        "Hohmann 1 near Apophis",
    ]
    assert [
        saying("fr").name("space", space) for space in ("ear-l1", "luna", "mars-north-pole", "mar-b14")
    ] == [
        "le point L n°\u00a02 devant Apophis",
        "la Lune",
        "Mars\u00a0– pôle Nord",
        "la combustion 1 devant Mars",
    ]
    assert saying("en").name("about-space", "luna") == "size 9, type S, 2 drops"


@pytest.mark.parametrize("sets", [BASE, (*BASE, "expansion")], ids=["base", "expansion"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_spaces_are_named_alike_and_none_by_its_id(language: str, sets: tuple[str, ...]) -> None:
    content = told_facts(read_content(packaged(), sets))
    said = HighFrontierWords(Words(language), content, [])
    names = {space: said.name("space", space) for space in content["spaces"]}
    assert len(set(names.values())) == len(names)
    assert [space for space, name in names.items() if "-" in space and space in name] == []


def test_every_place_with_a_name_in_french_is_on_the_map() -> None:
    (place,) = re.findall(r"^hf-place = (.*?)^}", dict(catalogues("fr"))["high-frontier"], re.M | re.S)
    content = read_content(packaged(), (*BASE, "expansion"))
    spaces = plain(content)["spaces"]
    worlds = {near["world"] for space in told_facts(content)["spaces"].values() if (near := space["near"])}
    keys = re.findall(r"\[([\w-]+)\]", place)
    assert "luna" in keys
    assert [key for key in keys if key not in spaces and key not in worlds and key != "other"] == []


HOME = """perihelion high-frontier 1
seats: 2
faction 0: PRC
faction 1: UN
rocket 0: LEO 3t T2 PRC F1*
hand 0: T3 R2
landings PRC: luna
"""


@pytest.mark.parametrize(
    ("move", "title", "gives"),
    [
        ("sell T3", "sell {T3}", "brings 3 WT; "),
        ("sell F1", "sell {F1}", "brings 8 WT; "),
        ("boost R2", "boost {R2}", "costs 3 WT; "),
        ("tanks 2", "set the rocket to 2 tanks", "brings 1 WT"),
        ("tanks 5", "set the rocket to 5 tanks", "costs 2 WT"),
        ("decommission T2", "decommission {T2}", "mass 0"),
        ("decommission PRC", "bring PRC crew home", "glory, 3 VP; mass 1"),
        ("abandon rocket", "decommission the rocket", "glory, 3 VP; {T2}"),
    ],
)
def test_moves_say_what_they_cost_and_bring(move: str, title: str, gives: str) -> None:
    game = perihelion.from_position("high-frontier", HOME)
    said = saying("en")
    names = {card: said.card(card, ["F1"]) for card in ("T2", "T3", "F1", "R2")}
    decision = game.pending[0]
    asked = question(decision, game.rules.brings(game.state, decision))
    told = said.move(game.rules.vocabulary[move].data, asked, game.view(0)["table"])
    assert told[0] == title.format(**names) and told[1].startswith(gives.format(**names))


def test_glory_is_told_with_its_points() -> None:
    event = {"seat": 0, "kind": "hf-glory", "data": {"glory": "mars"}}
    assert saying("en").event(event, 0).startswith("Glory for you: Mars (")


DEAL = [
    {"from": 0, "to": 1, "what": "water", "amount": 3},
    {"from": 1, "to": 0, "what": "claim", "site": "luna"},
    {"from": 1, "to": 0, "what": "promise", "words": "no squatting"},
]


def test_a_deal_in_words() -> None:
    """[HF-5.9A]"""
    assert saying("en").deal({"parts": DEAL}, None) == (
        'Ann gives Bob 3 WT; Bob gives Ann the claim on Luna; Bob gives Ann a promise: "no squatting"'
    )
    assert (
        saying("en").deal({"parts": DEAL[:2]}, reader=0)
        == "you give Bob 3 WT; Bob gives you the claim on Luna"
    )
    assert saying("fr").deal({"parts": DEAL[:1]}, reader=1) == "Ann vous donne 3 RE"


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        ("hf-stole", {"tanks": 2, "victim": 1, "place": "luna"}, "Ann takes 2 tanks from you (Luna)."),
        ("hf-squatted", {"victim": 1, "site": "luna"}, "Ann squats on your claim: Luna."),
        ("hf-beamed", {"giver": 1}, "Ann uses your beamed power."),
        ("hf-won", {"card": "R1", "bid": 2, "payee": 1}, "Ann gets {R1} for 2 WT, paid to you."),
    ],
)
def test_who_suffers_or_gains_by_it_reads_it_of_himself(kind: str, data: dict[str, Any], told: str) -> None:
    said = saying("en")
    event = {"kind": kind, "seat": 0, "data": data}
    assert said.event(event, 1) == told.format(R1=said.card("R1", ()))
    assert "you" not in said.event(event, None)


@pytest.mark.parametrize("what", ["factory", "card", "hand", "cargo", "fuel", "beam", "leave", "passage"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_given_has_words(language: str, what: str) -> None:
    said = saying(language)
    assert said.of("deal-part", {"from": 0, "to": 1, "what": what, "card": "T1", "site": "luna", "amount": 2})
    assert said.words.problems == set()
