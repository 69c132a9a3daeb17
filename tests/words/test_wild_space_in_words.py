"""Wild Space in words: real games leave nothing unsaid, and French agrees with itself."""

import json
from functools import partial
from random import Random
from typing import cast

import pytest

import perihelion
from perihelion import Chair, Game, Refused
from perihelion.bots import BOTS
from perihelion.cli.text_client.files import refusal
from perihelion.engine.decisions import Decision
from perihelion.games.wild_space.facts import wild_space_facts
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.words import LANGUAGES, Words
from perihelion.words.wild_space import WildSpaceWords

MIXES: tuple[list[str], ...] = ([], ["space-base"], ["encounters"], ["space-base", "encounters"])


def in_words(language: str, game: perihelion.Game) -> WildSpaceWords:
    captains = [player["captain"] for player in game.view(None)["table"]["players"]]
    names = [f"P{seat}" for seat in range(game.rules.seats)]
    facts = wild_space_facts(cast(WildSpaceRules, game.rules))
    return WildSpaceWords(Words(language), facts, names, captains)


def everything() -> perihelion.Game:
    """A table with all there is."""
    return perihelion.new("wild-space", seats=1, options={"expansions": MIXES[-1]})


@pytest.fixture(scope="module", params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> WildSpaceWords:
    return in_words(request.param, perihelion.new("wild-space", seats=2))


@pytest.fixture(scope="module", params=LANGUAGES)
def said_of_all(request: pytest.FixtureRequest) -> WildSpaceWords:
    return in_words(request.param, everything())


@pytest.fixture(scope="module")
def french() -> WildSpaceWords:
    return in_words("fr", perihelion.new("wild-space", seats=2))


@pytest.fixture(scope="module")
def english() -> WildSpaceWords:
    return in_words("en", perihelion.new("wild-space", seats=2))


def speak_of(decision: Decision, game: Game, voices: list[WildSpaceWords]) -> None:
    """Puts a question, its answers and what is barred into words."""
    asked = {"prompt": decision.prompt, "about": decision.about, "seat": decision.seat}
    table = game.view(decision.seat)["table"]
    barred = decision.barred
    for voice in voices:
        voice.captains = [player["captain"] for player in table["players"]]
        assert voice.prompt(decision.prompt, decision.about, {move.verb for move in decision.moves})
        for move in (*decision.moves, *(game.rules.vocabulary[text] for text in barred)):
            title, _ = voice.move(move.data, asked, table)
            assert title
        for why in barred.values():
            assert refusal(why, voice.words)


def speak_of_the_end(game: Game, voices: list[WildSpaceWords]) -> None:
    assert game.result is not None
    for voice in voices:
        for reader in (None, *range(game.rules.seats)):
            for event in game.events(reader):
                assert voice.event(event.as_json(), reader)
        for items in (*game.result.parts, *game.result.rivals.values()):
            assert all(voice.item(item.as_json()) for item in items)
        assert voice.words.problems == set()


@pytest.mark.parametrize("expansions", MIXES, ids="+".join)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_random_game_of_every_mix_leaves_nothing_unsaid(seats: int, expansions: list[str]) -> None:
    random = Random(seats)
    game = perihelion.new("wild-space", seats=seats, seed=seats, options={"expansions": expansions})
    voices = [in_words(language, game) for language in LANGUAGES]
    while not game.over:
        ((seat, decision),) = game.pending.items()
        speak_of(decision, game, voices)
        game.play(seat, random.choice(decision.moves))
        if random.random() < 0.02:
            game.undo(seat, consent=range(seats))
    speak_of_the_end(game, voices)


def test_a_game_of_rookies_leaves_nothing_unsaid() -> None:
    game = perihelion.new("wild-space", seats=3, seed=4)
    voices = [in_words(language, game) for language in LANGUAGES]
    while not game.over:
        ((seat, decision),) = game.pending.items()
        speak_of(decision, game, voices)
        game.play(seat, BOTS["rookie"](seat).choose(Chair(game, seat)))
    speak_of_the_end(game, voices)


def test_every_piece_has_words(said_of_all: WildSpaceWords) -> None:
    said = said_of_all
    for card, facts in said.facts["cards"].items():
        assert card in said.card_line(card)
        assert said.confidence(facts)
    for planet, facts in said.facts["planets"].items():
        assert said.planet(planet) != planet
        assert all(said.sector_line(sector) for sector in facts["sectors"])
    for planet, facts in said.facts["hostile"].items():
        assert len(said.hostile_lines(planet)) == 4
        assert said.confidence(facts)
    for board, slots in said.facts["boards"].items():
        assert board in said.board(board)
        assert all(said.slot_line(slot) and said.confidence(facts) for slot, facts in slots.items())
    assert said.words.problems == set()


def test_no_two_cards_can_be_taken_for_one_another(said: WildSpaceWords, said_of_all: WildSpaceWords) -> None:
    for voice in (said, said_of_all):
        cards = [voice.card(card) for card in voice.facts["cards"]]
        assert len(set(cards)) == len(cards)


def test_facts_are_plain_data() -> None:
    facts = wild_space_facts(cast(WildSpaceRules, everything().rules))
    assert json.loads(json.dumps(facts)) == facts
    assert not any("@" in card for card in facts["cards"])
    assert "CA-BEA" not in facts["cards"]


def test_aliens_and_two_sided_captains_in_both_languages() -> None:
    english, french = (in_words(language, everything()) for language in ("en", "fr"))
    assert english.alien_line("AL-01") == (
        "Alien Specialist (AL-01), 2 quartz: no animal; wild job; 1 credit; play a veteran"
    )
    assert french.text("AL-07") == "espèce joker\u202f; métier joker\u202f; piocher 2 cartes"
    assert [french.the(card) for card in ("AL-01", "AL-10", "AL-16", "CE-OCT.back")] == [
        "le Spécialiste alien",
        "le Robot alien",
        "l'Émissaire alien",
        "le Capitaine Pieuvre, verso (botaniste)",
    ]
    assert "7 crédits par série de six métiers différents" in french.text("EN-18")
    assert "le plus de cartes à icône Encounters" in french.text("EN-19")
    assert "par paire formée d'un alien et d'un vétéran" in french.text("EN-22")


def test_prompts_say_where_a_draw_comes_from() -> None:
    english, french = (in_words(language, everything()) for language in ("en", "fr"))
    about = {"source": "CE-BEA.back.1", "left": 2}
    assert english.prompt("ws-draw", about) == (
        "Space 1 of your captain's track: draw 2 cards, one at a time."
    )
    assert french.prompt("ws-draw", {"source": "SB-1.1", "left": 1}) == (
        "Emplacement 1 de votre base\u00a0: piochez 1 carte."
    )
    assert english.prompt("ws-take", {"source": "PL-3A.right.1", "left": 1}).startswith("Greenhouse, right")


def test_a_wild_species_tells_as_which_animal_it_was_counted() -> None:
    english = in_words("en", everything())
    item = {"part": "ws-mission", "credits": 4, "rule": "WS-9.8", "about": {"card": "AL-16@bear", "times": 4}}
    assert english.item(item).startswith("Alien Emissary (AL-16), counted as a bear: 1 credit per card")


def test_octopuses_are_feminine_in_french(french: WildSpaceWords) -> None:
    assert french.name("SP-OCT-01") == "Pieuvre mécanicienne"
    assert french.name("SP-BEA-04") == "Ours mécanicien"
    assert "une pieuvre" in french.text("EM-BEA-2")


def test_french_elides_and_counts(french: WildSpaceWords) -> None:
    assert "le plus d'émissaires" in french.text("EM-MON-4")
    assert "le plus de robots" in french.text("EM-RHI-4")
    assert french.words("ws-credits", credits=0) == "0 crédit"
    assert french.words("ws-many", what="owl") == "hiboux"


def test_french_sentences_name_cards_and_places_with_their_article(french: WildSpaceWords) -> None:
    cards = ("SP-BEA-02", "SP-OCT-01", "SP-OWL-01", "EM-BEA-1", "RO-02", "CA-OCT")
    assert [french.the(card) for card in cards] == [
        "l'Ours pilote",
        "la Pieuvre mécanicienne",
        "le Hibou programmeur",
        "l'Émissaire ours",
        "le Robot pilote",
        "le Capitaine Pieuvre (programmeuse)",
    ]
    assert french.place("PL-6C.left") == "l'Ambassade, secteur gauche"
    assert french.place("PL-H1.right") == "le Port, secteur droit"


def test_names_follow_one_pattern(english: WildSpaceWords, french: WildSpaceWords) -> None:
    names = {
        card: (english.name(card), french.name(card)) for card in ("SP-BEA-02", "EM-BEA-1", "CA-BEA", "RO-02")
    }
    assert names == {
        "SP-BEA-02": ("Bear Pilot", "Ours pilote"),
        "EM-BEA-1": ("Bear Emissary", "Émissaire ours"),
        "CA-BEA": ("Captain Bear", "Capitaine Ours"),
        "RO-02": ("Pilot Robot", "Robot pilote"),
    }


def test_card_texts_say_condition_and_effect(english: WildSpaceWords) -> None:
    assert english.text("SP-BEA-08") == "discard a robot to draw 3 cards"
    assert english.text("SP-BEA-07") == "with a robot in your crew, play a specialist"
    assert english.text("RO-08") == "veteran; discard a card to draw 3 cards"
    assert english.text("RO-13") == "5 credits"


def test_conditions_of_a_kind_share_their_verb(english: WildSpaceWords) -> None:
    assert english.conditions("PL-6C.right") == "discard a robot, an emissary or a military card"
    assert english.conditions("PL-3B.left") == "have a robot or an emissary in your crew"


POSITIONS = {
    "": "empty",
    "hello\n": "no-key",
    "perihelion wild-space 7\n": "version",
    "perihelion wild-space 1\nseats: 9\n": "number",
    "perihelion wild-space 1\nseats: 2\nplanets: PL-XX\n": "unknown",
    "perihelion wild-space 1\nseats: 2\nturn: 1\nturn: 2\n": "twice",
    "perihelion wild-space 1\nseats: 2\ncolour: red\n": "key",
    "perihelion wild-space 1\nseats: 2\ncrew 0: SP-BEA-01 SP-BEA-01\n": "named twice",
    "perihelion wild-space 1\nseats: 2\nagenda: dance 0\n": "step",
    "perihelion wild-space 1\nseats: 2\noption level: hard\n": "other seats",
    "perihelion wild-space 1\nseats: 1\nstarter: bear\n": "starter",
    "perihelion wild-space 1\nseats: 1\nhostile-open: PL-H1\n": "hostile planet",
    "perihelion wild-space 1\nseats: 1\nto-come: 9\n": "class",
    "perihelion wild-space 1\nseats: 1\nhostile-open:\nto-come: 1 1 1 1 1\n": "too many hostile",
    "perihelion wild-space 1\nseats: 2\noption expansions: encounters\nquartz: 20 1\n": "too much quartz",
    "perihelion wild-space 1\nseats: 2\noption expansions: encounters\naliens: RO-01 - -\n": "alien",
    "perihelion wild-space 1\nseats: 2\noption expansions: space-base\nbase 0: SB-9\n": "board",
}
RECORDS = ["", "{", "[]", '{"format": 3}', '{"format": "x", "version": 1}']


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_files_are_refused_in_words_with_their_line(language: str) -> None:
    words = Words(language)
    attempts = [partial(perihelion.from_position, "wild-space", text) for text in POSITIONS]
    attempts += [partial(perihelion.load, text) for text in RECORDS]
    for attempt in attempts:
        with pytest.raises(Refused) as refused:
            attempt()
        said = refusal(refused.value, words)
        assert said.startswith(("Line ", "Ligne ")), said
    assert words.problems == set()


def test_a_missing_key_is_noticed_and_not_fatal() -> None:
    words = Words("en")
    assert words("no-such-key") == "no-such-key"
    assert words.problems == {"no-such-key"}
