"""New Technologies as a seat sees them, as a table made of a view recalls them, and agendas that fit them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import NAME, Technology, technology
from perihelion.games.galaxy_trucker.expansions.new_technologies.cabins import asleep
from perihelion.games.galaxy_trucker.expansions.new_technologies.furnace import chargeable
from perihelion.games.galaxy_trucker.expansions.new_technologies.hyperspace import HyperspaceBook
from perihelion.games.galaxy_trucker.expansions.new_technologies.specialists import CYAN, cards_left
from perihelion.games.galaxy_trucker.shapes import Square
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker


class HullsAway(TypedDict):
    """The hulls of a ship that are away while a card is met: tiles with their turns, what lies on them."""

    parts: dict[Square, tuple[str, int]]
    humans: dict[Square, int]
    aliens: dict[Square, str]
    batteries: dict[Square, int]
    goods: dict[Square, list[str]]


class TechnologyView(TypedDict):
    """What one player has of it; `hyperspace` says by hull how many cards it still misses, "" is the ship."""

    sleepers: dict[Square, int]
    specialist: str | None
    hyperspace: dict[str, int]
    boosted: list[Square]
    away: NotRequired[HullsAway]


class TechnologyTable(TypedDict):
    """New Technologies on the table: how many tiles are out, what is used up, whose Techie saved, players."""

    removed: int
    spent: list[str]
    saved: list[Seat]
    players: list[TechnologyView]


def view(gt: Trucker) -> TechnologyTable:
    """All of it lies open but which tiles are out.  [BE-2.2.2 BE-2.16.2]"""
    kept = technology(gt)
    return {
        "removed": len(kept.removed),
        "spent": sorted(kept.spent),
        "saved": sorted(kept.saved),
        "players": [player_view(gt, seat) for seat in range(len(gt.players))],
    }


def player_view(gt: Trucker, seat: Seat) -> TechnologyView:
    kept = technology(gt)
    told: TechnologyView = {
        "sleepers": dict(kept.sleepers.get(seat, {})),
        "specialist": kept.specialists.get(seat),
        "hyperspace": dict(kept.away.get(seat, {})),
        "boosted": kept.boosted.get(seat, [])[:],
    }
    if seat in kept.stash:
        told["away"] = hulls_away(kept.stash[seat])
    return told


def hulls_away(ship: Ship) -> HullsAway:
    return {
        "parts": {square: [part.id, part.turn] for square, part in ship.parts.items()},  # type: ignore[misc]
        "humans": dict(ship.humans),
        "aliens": dict(ship.aliens),
        "batteries": dict(ship.batteries),
        "goods": {square: list(cubes) for square, cubes in ship.goods.items()},
    }


def see(gt: Trucker, told: Mapping[str, Any]) -> None:
    """The same the other way round."""
    kept = Technology(saved=set(told["saved"]), spent=set(told["spent"]))
    for seat, player in enumerate(told["players"]):
        kept.sleepers[seat] = dict(player["sleepers"])
        if player["specialist"]:
            kept.specialists[seat] = player["specialist"]
        if player["hyperspace"]:
            kept.away[seat] = dict(player["hyperspace"])
        if player["boosted"]:
            kept.boosted[seat] = list(player["boosted"])
        if "away" in player:
            kept.stash[seat] = _ship_away(gt, seat, player["away"])
    gt.annexes[NAME] = kept


def _ship_away(gt: Trucker, seat: Seat, said: Mapping[str, Any]) -> Ship:
    return Ship(
        gt.ship(seat).board,
        {square: gt.on.tiles[tile].turned[turn] for square, (tile, turn) in said["parts"].items()},
        dict(said["humans"]),
        dict(said["aliens"]),
        dict(said["batteries"]),
        {square: tuple(cubes) for square, cubes in said["goods"].items()},
    )


def fits(gt: Trucker) -> bool:
    """Whether the steps of an agenda find what they begin with."""
    return all(_fits(gt, step) for step in gt.agenda)


def _fits(gt: Trucker, step: tuple[Any, ...]) -> bool:
    match step:
        case ("wake_into", seat, square):
            ship = gt.ship(seat)
            return square in ship.parts and bool(asleep(gt, seat, ship.hull_at(square)))
        case ("charge_battery", seat, square):
            return square in gt.ship(seat).parts and bool(chargeable(gt, seat, square))
        case ("break_free", seat, square):
            return square in gt.ship(seat).parts
        case ("vanish", seat, square):
            return square in gt.ship(seat).board.hull_of
        case ("specialize", seat):
            return CYAN in gt.ship(seat).aliens.values() and bool(cards_left(gt))
        case ("count_crews", line):
            return gt.flight.card is not None and line <= len(gt.on.book.card_in_play(gt).lines)
        case ("revealed" | "face_card",):
            return gt.flight.card is not None
        case ("strike",):
            strikes = gt.on.book[HyperspaceBook].strikes
            return gt.flight.card is not None and gt.on.book.card_in_play(gt).type in strikes
    return True
