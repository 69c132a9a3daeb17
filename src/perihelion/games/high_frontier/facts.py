"""The content of High Frontier as plain data: what words, here or in another client, need to know of it."""

from dataclasses import asdict
from typing import Any

from perihelion.engine.speech import Speech
from perihelion.games.high_frontier import shapes
from perihelion.games.high_frontier.components import Card, Side, Thruster
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.mat import FuelRow, Venture
from perihelion.games.high_frontier.phrases import glossary
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.starmap.landmarks import Bearing, bearings
from perihelion.games.high_frontier.starmap.spaces import Edge, Space

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
            space.id: _space(space, near.get(space.id)) | {"leads": leads[space.id]}
            for space in board.spaces.values()
        },
        "edges": [_edge(edge) for edge in board.edges],
        "roads": [list(road.sites) for road in board.roads.values()],
        "routes": [
            {"id": route.id, "colour": route.colour, "sign": route.sign, "path": list(route.path)}
            for route in board.routes
        ],
        "zones": [
            {"id": ring.id, "modifier": ring.modifier, "radius": ring.radius} for ring in board.zones.values()
        ],
        "cards": {card.id: _card(card) for card in content.cards.values()},
        "factions": {
            faction.id: {"colour": faction.colour, "privileges": sorted(faction.privileges)}
            for faction in content.factions.values()
        },
        "fuel": [_row(content.rows[mass]) for mass in sorted(content.rows)],
        "classes": [
            {"id": found.id, "column": found.column, "modifier": found.modifier} for found in content.classes
        ],
        "tracks": [None, *numbers.tracks],
        "glory": {
            glory.id: {"vp": glory.vp, "of": glory.of, "world": glory.world}
            for glory in content.glories.values()
        },
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


def _row(row: FuelRow) -> Plain:
    return {"start": row.start, "steps": list(row.steps), "confidence": row.confidence}


def _venture(venture: Venture) -> Plain:
    return {
        "letter": venture.letter,
        "claims": venture.claims,
        "water": venture.water,
        "vp": venture.vp,
        "effect": venture.effect,
        "confidence": venture.confidence,
        "sourced": list(venture.sourced),
        "derived": list(venture.derived),
    }


def _space(space: Space, near: Bearing | None) -> Plain:
    site = space.site
    return {
        "kind": space.kind,
        "zone": space.zone,
        "x": space.x,
        "y": space.y,
        "name": space.name,
        "near": near and asdict(near),
        "hazard": space.hazard,
        "confidence": space.confidence,
        "site": site
        and {
            "size": site.size,
            "letter": site.letter,
            "hydration": site.hydration,
            "world": site.world,
            "science": site.science,
            "atmosphere": site.atmosphere,
        },
    }


def _edge(edge: Edge) -> Plain:
    return {"a": edge.a, "b": edge.b, "aerobrake": edge.aerobrake, "elevator": edge.elevator}


def _card(card: Card) -> Plain:
    return {
        "deck": card.deck,
        "letter": card.letter,
        "sides": [_side(side) for side in card.sides],
        "confidence": card.confidence,
        "sourced": list(card.sourced),
        "derived": list(card.derived),
        "guessed": list(card.guessed),
    }


def _side(side: Side) -> Plain:
    return {
        "name": side.name,
        "mass": side.mass,
        "thruster": side.thruster and _thruster(side.thruster),
        "isru": side.isru,
        "platforms": list(side.platforms),
        "codes": sorted(side.codes),
        "assay": dict(side.assay),
    }


def _thruster(thruster: Thruster) -> Plain:
    return {
        "thrust": thruster.thrust,
        "fuel": str(thruster.fuel),
        "afterburn": thruster.afterburn,
        "solar": thruster.solar,
        "sail": thruster.sail,
    }
