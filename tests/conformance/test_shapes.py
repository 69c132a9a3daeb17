"""Games tell what they declare and nothing else; views are held to it wherever the kit proves a game."""

from importlib import import_module

import pytest
from conformance.cover import every_table
from conformance.shapes import check_shape
from frontier import frontier

import perihelion
from perihelion.games import PACKAGES, facts
from perihelion.games.declared import facts_of


def test_facts_of_every_mix_are_as_declared() -> None:
    for mix in every_table():
        name, seats, options = mix.values
        game = perihelion.new(name, seats=seats, seed=1, options=options)
        told = facts(game.rules)
        assert told.pop("speech")["prefix"] == game.rules.info.prefix.lower()
        check_shape(told, facts_of(name))


def test_answers_to_questions_beside_the_game_are_as_declared() -> None:
    trucker = perihelion.new("galaxy-trucker", seats=2, seed=1)
    shapes = import_module(f"{PACKAGES['galaxy-trucker']}.shapes")
    check_shape(trucker.inquire(0, {"ask": "odds", "seat": 1}), shapes.Safety)
    rocket = frontier("rocket 0: LEO 3t PRC T2 R2", factions="PRC UN").game
    shapes = import_module(f"{PACKAGES['high-frontier']}.shapes")
    check_shape(rocket.inquire(0, {"ask": "routes", "to": "luna"}), shapes.Routes)
    check_shape(rocket.inquire(0, {"ask": "reach"}), shapes.Reach)
    check_shape(rocket.inquire(0, {"ask": "stack"}), shapes.Worth)


def test_what_is_told_besides_is_found() -> None:
    declared = facts_of("wild-space")
    told = facts(perihelion.new("wild-space", seats=2, seed=1).rules)
    with pytest.raises(AssertionError, match="more is told than Facts declares"):
        check_shape({**told, "secret": 1}, declared)
