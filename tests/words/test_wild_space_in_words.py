"""Wild Space in words: real games leave nothing unsaid, and French agrees with itself."""

from random import Random

import pytest

import perihelion
from perihelion import Chair, Refused
from perihelion.bots import BOTS
from perihelion.cli.text_client.facts import wild_space_facts
from perihelion.cli.text_client.files import refusal
from perihelion.words import LANGUAGES, Words
from perihelion.words.wild_space import WildSpaceWords


def in_words(language: str, game: perihelion.Game) -> WildSpaceWords:
    captains = [player["captain"] for player in game.view(None)["table"]["players"]]
    names = [f"P{seat}" for seat in range(game.rules.seats)]
    return WildSpaceWords(Words(language), wild_space_facts(game.rules), names, captains)


@pytest.fixture(scope="module", params=LANGUAGES)
def said(request) -> WildSpaceWords:
    return in_words(request.param, perihelion.new("wild-space", seats=2))


@pytest.fixture(scope="module")
def french() -> WildSpaceWords:
    return in_words("fr", perihelion.new("wild-space", seats=2))


@pytest.fixture(scope="module")
def english() -> WildSpaceWords:
    return in_words("en", perihelion.new("wild-space", seats=2))


def speak_of(decision, game, voices) -> None:
    """Puts a question, its answers and what is barred into words."""
    asked = {"prompt": decision.prompt, "about": decision.about}
    display = game.view(decision.seat)["table"]["display"]
    barred = decision.barred
    for voice in voices:
        assert voice.prompt(decision.prompt, decision.about)
        for move in (*decision.moves, *(game.rules.vocabulary[text] for text in barred)):
            title, _ = voice.move(move.data, asked, display)
            assert title
        for why in barred.values():
            assert refusal(why, voice.words)


def speak_of_the_end(game, voices) -> None:
    for voice in voices:
        for reader in (None, *range(game.rules.seats)):
            for event in game.events(reader):
                assert voice.event(event.as_json(), reader)
        for items in game.result.parts:
            assert all(voice.item(item.as_json()) for item in items)
        assert voice.words.problems == set()


@pytest.mark.parametrize("seats", [2, 5])
def test_a_random_game_leaves_nothing_unsaid(seats):
    game, random = perihelion.new("wild-space", seats=seats, seed=seats), Random(seats)
    voices = [in_words(language, game) for language in LANGUAGES]
    while not game.over:
        ((seat, decision),) = game.pending.items()
        speak_of(decision, game, voices)
        game.play(seat, random.choice(decision.moves))
        if random.random() < 0.02:
            game.undo(seat, consent=range(seats))
    speak_of_the_end(game, voices)


def test_a_game_of_rookies_leaves_nothing_unsaid():
    game = perihelion.new("wild-space", seats=3, seed=4)
    voices = [in_words(language, game) for language in LANGUAGES]
    while not game.over:
        ((seat, decision),) = game.pending.items()
        speak_of(decision, game, voices)
        game.play(seat, BOTS["rookie"](seat).choose(Chair(game, seat)))
    speak_of_the_end(game, voices)


def test_every_card_and_planet_has_words(said):
    for card, facts in said.facts["cards"].items():
        assert card in said.card_line(card)
        assert said.confidence(facts)
    for planet, facts in said.facts["planets"].items():
        assert said.planet(planet) != planet
        assert all(said.sector_line(sector) for sector in facts["sectors"])
    assert said.words.problems == set()


def test_no_two_cards_can_be_taken_for_one_another(said):
    cards = [said.card(card) for card in said.facts["cards"]]
    assert len(set(cards)) == len(cards)


def test_octopuses_are_feminine_in_french(french):
    assert french.name("SP-OCT-01") == "Pieuvre mécanicienne"
    assert french.name("SP-BEA-04") == "Ours mécanicien"
    assert "une pieuvre" in french.text("EM-BEA-2")


def test_french_elides_and_counts(french):
    assert "le plus d'émissaires" in french.text("EM-MON-4")
    assert "le plus de robots" in french.text("EM-RHI-4")
    assert french.words("ws-credits", credits=0) == "0 crédit"
    assert french.words("ws-many", what="owl") == "hiboux"


def test_french_sentences_name_cards_and_places_with_their_article(french):
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


def test_names_follow_one_pattern(english, french):
    names = {
        card: (english.name(card), french.name(card)) for card in ("SP-BEA-02", "EM-BEA-1", "CA-BEA", "RO-02")
    }
    assert names == {
        "SP-BEA-02": ("Bear Pilot", "Ours pilote"),
        "EM-BEA-1": ("Bear Emissary", "Émissaire ours"),
        "CA-BEA": ("Captain Bear", "Capitaine Ours"),
        "RO-02": ("Pilot Robot", "Robot pilote"),
    }


def test_card_texts_say_condition_and_effect(english):
    assert english.text("SP-BEA-08") == "discard a robot to draw 3 cards"
    assert english.text("SP-BEA-07") == "with a robot in your crew, play a specialist"
    assert english.text("RO-08") == "veteran; discard a card to draw 3 cards"
    assert english.text("RO-13") == "5 credits"


def test_conditions_of_a_kind_share_their_verb(english):
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
}
RECORDS = ["", "{", "[]", '{"format": 3}', '{"format": "x", "version": 1}']


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_files_are_refused_in_words_with_their_line(language):
    words = Words(language)
    attempts = [lambda text=text: perihelion.from_position("wild-space", text) for text in POSITIONS]
    attempts += [lambda text=text: perihelion.load(text) for text in RECORDS]
    for attempt in attempts:
        with pytest.raises(Refused) as refused:
            attempt()
        said = refusal(refused.value, words)
        assert said.startswith(("Line ", "Ligne ")), said
    assert words.problems == set()


def test_a_missing_key_is_noticed_and_not_fatal():
    words = Words("en")
    assert words("no-such-key") == "no-such-key"
    assert words.problems == {"no-such-key"}
