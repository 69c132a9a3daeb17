"""The content of Galaxy Trucker as plain data: what words, here or in another client, need to know of it."""

from typing import Any

import msgspec

from perihelion.engine.shapes import fields_of
from perihelion.games.galaxy_trucker import shapes
from perihelion.games.galaxy_trucker.components import SIDES, Card, Hit, Level, Loss, Tile
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.ships.boards import board_facts

Plain = Any  # what a table is told is held to its shape by the tests


def facts(rules: TruckerRules) -> shapes.Facts:
    """What is in play at this table, as JSON.

    tiles     by id: kind, sides (front, right, rear, left), abilities, colour of a starting cabin
    cards     by id
    boards    ship boards by id: squares in reading order, hulls, numbers of columns and rows, insurance
    levels    the numbers of each flight
    numbers   what words and limits need
    tempo     live, turns or days
    one_run   of the hourglass: seconds in live play, else ticks
    """
    numbers = rules.numbers
    return {
        "tiles": {tile.id: _tile(tile) for tile in rules.tiles.values()},
        "cards": {card.id: _card(card) for card in (*rules.cards.values(), *rules.faces.values())},
        "boards": {board.id: board_facts(board) for board in rules.boards.values()},
        "levels": {str(number): _level(level) for number, level in rules.levels.items()},
        "numbers": {"goods": dict(numbers.goods), "spaces": numbers.spaces, "alien": numbers.alien},
        "tempo": rules.tempo,
        "one_run": rules.one_run,
    }


def _tile(tile: Tile) -> Plain:
    kind = tile.kind
    return {
        "kind": kind.id,
        **fields_of(tile, "sides", "colour", "confidence"),
        **fields_of(kind, "crew", "cannon", "engine", "battery", "batteries", "containers", "special"),
        **fields_of(kind, "alien", "start"),
        **{ways: [SIDES[side] for side in getattr(kind, ways)] for ways in ("shield", "muzzles", "exhausts")},
        **kind.more,
    }


def _card(card: Card) -> Plain:
    return {
        **fields_of(card, "type", "level", "star", "strength", "crew", "credits", "goods", "days"),
        "loss": _loss(card.loss),
        "planets": [list(planet) for planet in card.planets],
        "meteors": [_hit(meteor) for meteor in card.meteors],
        "lines": [{"lowest": line.lowest, "loss": _loss(line.loss)} for line in card.lines],
        "confidence": card.confidence,
        **msgspec.to_builtins(dict(card.more)),
    }


def _loss(loss: Loss) -> Plain:
    return fields_of(loss, "days", "crew", "goods") | {"shots": [_hit(shot) for shot in loss.shots]}


def _hit(hit: Hit) -> Plain:
    return {"hit": f"{hit.size}-{hit.what}", "side": SIDES[hit.side]}


def _level(level: Level) -> Plain:
    return fields_of(level, "runs", "gap", "places", "looks")
