"""The content of High Frontier as plain data: what words, here or in another client, need to know of it."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from perihelion.engine.shapes import fields_of
from perihelion.engine.speech import Speech
from perihelion.games.high_frontier import shapes
from perihelion.games.high_frontier.components import Card, Side, Thruster
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.mat import Glory, Venture
from perihelion.games.high_frontier.phrases import glossary
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.starmap.landmarks import Bearing, bearings
from perihelion.games.high_frontier.starmap.spaces import Space

Plain = Any  # what a table is told is held to its shape by the tests


def facts(rules: FrontierRules) -> shapes.Facts:
    """What is in play at this table, as JSON."""
    return plain(rules.printed)


def told_facts(content: Content) -> Plain:
    """The pieces with their words, where there is no table."""
    return plain(content) | {"speech": Speech().as_json("hf", glossary(content))}


def plain(content: Content) -> shapes.Facts:
    """The pieces as JSON.

    spaces      by id: kind, zone, place on the sheet, hazard, figures of a site, where lines lead from it;
                a nameless one, where it is
    edges       between them; one that is an aerobrake path runs from a to b
    roads       sites of a world joined by a buggy road
    routes      coloured suggestions: colour, sign and path
    zones       from the Sun outwards: modifier of solar thrust, radius
    cards       patents and crews by id: deck, letter, sides
    factions    by id: colour and privileges
    fuel        rows of the rocket diagram by dry mass: column of the empty rocket, steps of 1, 2, ... tanks
    classes     wet-mass classes: column at which they begin, thrust modifier
    tracks      VP of a factory at each step of its track, nothing at the start
    glory       spaces of the Glory Arena: VP, and of which landings
    ventures    by id: letter, claims, WT, VP, effect
    factories   that end the game, by number of players
    """
    board, numbers = content.map, content.numbers
    near, leads = bearings(board.spaces.values()), _leads(content)
    return {
        "spaces": {
            space.id: _space(space, near.get(space.id)) | {"leads": leads[space.id]} | _outer(content, space)
            for space in board.spaces.values()
        },
        "edges": _several(board.edges, "a", "b", "aerobrake", "elevator"),
        "roads": [list(road.sites) for road in board.roads.values()],
        "routes": _several(board.routes, "id", "colour", "sign", "path"),
        "zones": _several(board.zones.values(), "id", "modifier", "radius"),
        "cards": {card.id: _card(content, card) for card in content.cards.values()},
        "factions": {
            faction.id: {"colour": faction.colour, "privileges": sorted(faction.privileges)}
            for faction in content.factions.values()
        },
        "fuel": _several((row for _, row in sorted(content.rows.items())), "start", "steps", "confidence"),
        "classes": _several(content.classes, "id", "column", "modifier"),
        "tracks": [None, *numbers.tracks],
        "glory": {glory.id: _glory(glory) for glory in content.glories.values()},
        "ventures": {venture.id: _venture(venture) for venture in content.ventures.values()},
        "factories": {str(seats): count for seats, count in numbers.factories.items()},
    }


def _leads(content: Content) -> dict[str, list[str]]:
    """Space -> the spaces to which lines lead from it, never up an aerobrake path."""
    found: dict[str, list[str]] = {space: [] for space in content.map.spaces}
    for edge in content.map.edges:
        if not edge.elevator:
            found[edge.a].append(edge.b)
            if not edge.aerobrake:
                found[edge.b].append(edge.a)
    return found


def _several(pieces: Iterable[object], *names: str) -> Plain:
    return [fields_of(piece, *names) for piece in pieces]


def _glory(glory: Glory) -> Plain:
    return fields_of(glory, "vp", "of", "world")


def _venture(venture: Venture) -> Plain:
    return fields_of(venture, "letter", "claims", "water", "vp", "effect", "confidence", "sourced", "derived")


def _space(space: Space, near: Bearing | None) -> Plain:
    site = space.site
    return {
        **fields_of(space, "kind", "zone", "x", "y", "name", "hazard", "confidence"),
        "near": near and asdict(near),
        "site": site and fields_of(site, "size", "letter", "hydration", "world", "science", "atmosphere"),
    }


def _outer(content: Content, space: Space) -> Plain:
    """What only the expansion knows of a space."""
    border = space.site.border if space.site else ""
    marked = space.belt or space.flyby or space.event or border
    if not content.is_extended or not marked:
        return {}
    return {"outer": {**fields_of(space, "belt", "flyby", "sector", "event"), "border": border}}


def _card(content: Content, card: Card) -> Plain:
    sides = [_side(side) for side in card.sides]
    if content.is_extended:
        for n, side in enumerate(card.sides):
            sides[n]["red"] = _red_box(side, [end[n] for end in (card.sides, *card.ends.values())])
    return {
        **fields_of(card, "deck", "letter", "confidence", "sourced", "derived", "guessed"),
        "sides": sides,
    }


def _red_box(side: Side, ends: list[Side]) -> Plain:
    triangle = side.support and (side.support.thrust, str(side.support.fuel))
    return {
        "hard": side.rad_hard,
        "generator": list(side.needs.generator),
        "reactor": list(side.needs.reactor),
        "therms": side.needs.therms,
        "supplies": list(side.supplies),
        "solar": side.solar,
        "dirt": side.thruster is not None and side.thruster.dirt,
        "cooling": side.cooling,
        "triangle": triangle,
        "ends": [(end.mass, end.rad_hard, end.cooling) for end in ends] if side.cooling else [],
    }


def _side(side: Side) -> Plain:
    return {
        **fields_of(side, "name", "mass", "isru", "platforms"),
        "thruster": side.thruster and _thruster(side.thruster),
        "codes": sorted(side.codes),
        "assay": dict(side.assay),
    }


def _thruster(thruster: Thruster) -> Plain:
    return fields_of(thruster, "thrust", "afterburn", "solar", "sail") | {"fuel": str(thruster.fuel)}
