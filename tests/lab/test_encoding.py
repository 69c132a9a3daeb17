"""Views as vectors say what the views say, in the same size at every moment of a game."""

import random
from typing import Any

import pytest
from conformance import kit
from conformance.tables import few_mixes, shown
from tiny.game import start

import perihelion

pytest.importorskip("numpy", reason="NUMPY IS NOT INSTALLED: the encodings are not proved")

import numpy as np

from perihelion.lab.encoding import Encoder, Hashed, encoder_for
from perihelion.lab.encoding.hashed import facts
from perihelion.lab.encoding.layout import Parts, encode
from perihelion.lab.encoding.wild_space import WildSpaceEncoder

EVERYTHING = {"expansions": ["space-base", "encounters"]}


def parts_of(encoder: Encoder, view: dict[str, Any]) -> Parts:
    return encoder.layout.parts(encode(encoder, view, None))


def somewhere(seats: int, options: dict[str, Any], seed: int, steps: int) -> perihelion.Game:
    game = perihelion.new("wild-space", seats=seats, options=options, seed=seed)
    rng = random.Random(seed)
    for _ in range(steps):
        kit.do(game, kit.lively(game, rng))
    return game


@pytest.mark.parametrize(("name", "seats", "options"), few_mixes())
def test_every_moment_has_the_same_size_and_values_from_minus_one_to_one(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = perihelion.new(name, seats=seats, options=options, seed=3)
    encoders = [encoder_for(game.rules), Hashed(game.rules)]
    for now, _ in kit.walk(game, 3):
        for encoder in encoders:
            for seat in kit.audiences(now):
                decision = now.pending.get(seat) if seat is not None else None
                vector = encode(encoder, now.view(seat), decision)
                assert vector.shape == (encoder.layout.size,)
                assert np.isfinite(vector).all() and np.abs(vector).max() <= 1


def test_cards_can_be_read_back_where_they_lie() -> None:
    game = somewhere(3, EVERYTHING, seed=5, steps=60)
    encoder = encoder_for(game.rules)
    assert isinstance(encoder, WildSpaceEncoder)
    named = list(encoder.cards.of)
    for seat in range(3):
        view = game.view(seat)
        parts = parts_of(encoder, view)
        for place in range(3):
            player = view["table"]["players"][(seat + place) % 3]
            for piece in ("hand", "crew"):
                read = {named[n] for n in np.flatnonzero(parts[piece][place])}
                assert read == set(filter(None, player[piece]))
        assert {named[n] for n in np.flatnonzero(parts["discard"])} == set(view["table"]["discard"])
        for slot, row in zip(("left", "middle", "right"), parts["display"], strict=True):
            assert [named[n] for n in np.flatnonzero(row)] == [view["table"]["display"][slot]]


def test_who_looks_comes_first() -> None:
    game = somewhere(4, {}, seed=2, steps=80)
    encoder = encoder_for(game.rules)
    crews = [parts_of(encoder, game.view(seat))["crew"] for seat in range(4)]
    for seat in range(4):
        assert (crews[seat][0] == crews[0][seat]).all()


def test_the_question_is_part_of_what_is_seen() -> None:
    game = somewhere(2, {}, seed=7, steps=0)
    encoder = encoder_for(game.rules)
    view = game.view(0)
    assert not (encode(encoder, view, game.pending[0]) == encode(encoder, view, None)).all()


def test_a_game_without_an_encoder_of_its_own_is_hashed() -> None:
    game = start(seats=3, seed=1)
    encoder = encoder_for(game.rules)
    assert isinstance(encoder, Hashed)
    seen = [encode(encoder, game.view(seat), game.pending[seat]) for seat in range(3)]
    assert not (seen[0] == seen[1]).all()
    assert (seen[0] == encode(encoder, game.view(0), game.pending[0])).all()


def test_facts_of_a_view() -> None:
    said = {"hand": ["b", None], "points": [3, 0], "who": {"done": True}}
    found = dict(facts("", said))
    assert found.keys() == {".hand[]=b", ".hand[]=None", ".points[0]", ".points[1]", ".who.done"}
    assert 0 == found[".points[1]"] < found[".who.done"] < found[".points[0]"] < 1 == found[".hand[]=b"]


def test_what_the_documentation_shows_is_true() -> None:
    exec(compile(shown("adapters.md", "Observations"), "adapters.md", "exec"), {})
