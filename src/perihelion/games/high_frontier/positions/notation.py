"""A position of High Frontier written as text; docs/notation.md defines it with a sample."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import BLACK_MARK, CardId, CardName, name_of
from perihelion.games.high_frontier.operations.industry import without_factory
from perihelion.games.high_frontier.stacks import dry_mass
from perihelion.games.high_frontier.state import (
    FLIGHT,
    NOBODY,
    Claim,
    Flight,
    Frontier,
    Player,
    Stack,
    kind_of,
)

CLOSED = "closed"


def write(hf: Frontier) -> list[str]:
    """The table, what is under way, then every seat; an empty list has no line."""
    lines = [f"turns: {hf.turns}", *_write_turn(hf)]
    built = {claim.letter for claim in hf.claims.values()}
    lines += listed(
        "tracks", [f"{letter}{step}" for letter, step in hf.tracks.items() if step or letter in built]
    )
    for name, deck in hf.decks.items():
        lines += listed(f"top {name}", [deck.top or "none"]) + listed(f"under {name}", deck.under)
    lines += [f"claim {site}: {_write_claim(claim)}" for site, claim in hf.claims.items()]
    lines += listed("failed", sorted(hf.failed))
    lines += [f"glory {s}: {CLOSED if owner == NOBODY else owner}" for s, owner in sorted(hf.glory.items())]
    lines += [f"venture {venture}: {owner}" for venture, owner in sorted(hf.ventures.items())]
    lines += [f"landings {crew}: {' '.join(sites)}" for crew, sites in sorted(hf.landings.items())]
    lines += [f"pact: {p.kind} {p.giver} {p.taker} {_packed(p.about)}" for p in hf.pacts]
    lines += _write_auction(hf) + _write_flight(hf)
    lines += listed("over", [hf.over] if hf.over else [])
    for seat, player in enumerate(hf.players):
        lines += _write_player(hf, seat, player)
    return lines


def listed(key: str, words: Collection[Any]) -> list[str]:
    return [f"{key}: {' '.join(map(str, words))}"] if words else []


def in_one_word(name: str) -> str:
    """The name of a lane may have several words."""
    return name.replace(" ", "_")


def _packed(text: str) -> str:
    """Text in one word."""
    return json.dumps(text).replace(" ", "\\u0020").replace("#", "\\u0023")


def _write_turn(hf: Frontier) -> list[str]:
    turn = hf.turn
    lines = [*listed("moved", turn.moved), f"operations: {turn.operations}"]
    lines += ["begun: yes"] if turn.begun else []
    lines += listed("rearranged", [turn.rearranged] if turn.rearranged else [])
    return lines + listed("pushed", turn.pushed)


def _write_claim(claim: Claim) -> str:
    if not claim.cubes:
        return str(claim.owner)
    words = [claim.owner, claim.cubes, claim.letter or "-", *(["beams"] if claim.beams else [])]
    return " ".join(map(str, words))


def _write_auction(hf: Frontier) -> list[str]:
    auction = hf.auction
    if auction is None:
        return []
    lines = [f"auction: {auction.card or 'none'}"]
    lines += listed("bids", [f"{seat}={bid}" for seat, bid in auction.bids.items()])
    return lines + listed("to-ask", auction.to_ask) + listed("out", auction.out)


def _write_flight(hf: Frontier) -> list[str]:
    """Every field that is not as at the start of a move."""
    flight = hf.flight
    if flight is None:
        return []
    fresh = Flight(flight.slot, flight.start)
    said = [
        f"{name}={int(value) if isinstance(value, bool) else in_one_word(str(value))}"
        for name in FLIGHT[2:]
        if (value := getattr(flight, name)) != getattr(fresh, name)
    ]
    return listed("flight", [flight.slot, flight.start, *said])


def _write_player(hf: Frontier, seat: Seat, player: Player) -> list[str]:
    lines = [f"faction {seat}: {player.faction}", f"water {seat}: {player.water}"]
    lines += listed(f"hand {seat}", named(hf, player.hand))
    lines += listed(f"without-factory {seat}", without_factory(hf, seat))
    for slot, stack in player.stacks.items():
        words = [] if slot == "leo" else [stack.place]
        words += _write_fuel(hf, slot, stack) + named(hf, stack.cards)
        lines += listed(f"{slot} {seat}", words)
    return lines


def named(hf: Frontier, cards: Iterable[CardId]) -> list[CardName]:
    """Cards with a star where their black side is up, and the end that is, where they can be turned."""
    black, turned = hf.black, hf.turned
    if turned:
        return [name_of(card, black=card in black, end=turned.get(card, "")) for card in cards]
    return [card + BLACK_MARK if card in black else card for card in cards]


def _write_fuel(hf: Frontier, slot: str, stack: Stack) -> list[str]:
    """Steps of a rocket, with its row where that is not its mass; tanks of an outpost."""
    kind = kind_of(slot)
    if kind == "rocket":
        row = "" if stack.row == dry_mass(hf, stack.cards) else f"@{stack.row}"
        return [f"{stack.steps}{row}"]
    return [f"{stack.tanks}t"] if kind == "outpost" and stack.tanks else []
