"""What each seat may know, and which games it could be in."""

from dataclasses import replace
from typing import Any

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import shapes
from perihelion.games.galaxy_trucker.components import CardId
from perihelion.games.galaxy_trucker.construction.building import acting
from perihelion.games.galaxy_trucker.ships.abilities import (
    CANNONS,
    ENGINES,
    joint_cannons,
    joint_engines,
    payable,
    strongest,
)
from perihelion.games.galaxy_trucker.ships.boards import Board, board_facts
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker


def view(gt: Trucker, seat: Seat | None) -> shapes.TruckerTable:
    """The table from one seat, or as a spectator sees it.

    Nothing is hidden but the piles: tiles are turned up over one's own board for all to see.  [GT-4.2 GT-6.3]
    """
    board = gt.board
    return {
        "round": gt.round,
        "flights": [gt.board_of(number).id for number in range(len(gt.on.flights))],
        "class": board.id,
        "phase": gt.phase,
        "heap": len(gt.heap),
        "face_up": gt.face_up[:],
        "gone": gt.gone[:],
        "piles": [pile_view(gt, number, seat) for number in range(1, len(gt.piles) + 1)],
        "building": building_view(gt),
        "flight": flight_view(gt),
        "players": [player_view(gt, seat, board) for seat in range(len(gt.players))],
    }


def pile_view(gt: Trucker, number: int, seat: Seat | None) -> shapes.Pile:
    """A pile: its cards for those who have looked; for all, who has and who does now.  [GT-6.1 GT-6.3]"""
    pile = gt.piles[number - 1]
    return {
        "cards": pile.cards[:] if seat in pile.seen else None,
        "seen": sorted(pile.seen),
        "held": [other for other, player in enumerate(gt.players) if player.looking == number],
    }


def building_view(gt: Trucker) -> shapes.BuildingView:
    """The hourglass, and who is still to act in this round: all of them before the first has.  [GT-26.2]"""
    building, rounds = gt.building, gt.phase == "building" and gt.on.options["tempo"] != "live"
    return {
        "circle": building.circle,
        "left": building.left,
        "waits": building.waits,
        "tick": building.tick,
        "to_act": acting(gt)[:] if rounds else [],
    }


def flight_view(gt: Trucker) -> shapes.FlightView:
    flight = gt.flight
    return {
        "days": {str(seat): flight.days[seat] for seat in flight.in_order()},
        "card": flight.card,
        "turned": flight.turned[:],
        "deck": gt.on.book.cards_to_come(gt),
        "order": flight.order[:],
        "gave_up": flight.gave_up[:],
        "declared": by_seat(flight.declared),
        "landed": by_seat(flight.landed),
        "powered": flight.powered[:],
        "waiting": flight.waiting[:],
        "under_fire": flight.under_fire[:],
        "roll": flight.roll,
    }


def by_seat(said: dict[Seat, Any]) -> dict[str, Any]:
    return {str(seat): said[seat] for seat in sorted(said)}


def player_view(gt: Trucker, seat: Seat, printed: Board) -> Any:
    """A player; all of it lies open."""
    player = gt.players[seat]
    told = {
        "cabin": player.cabin,
        "credits": player.credits,
        "bill": [list(entry) for entry in player.bill],
        "lost": player.lost[:],
        "aside": player.aside[:],
        "hand": player.hand,
        "kept": player.kept,
        "loose": player.loose,
        "number": player.number,
        "looking": player.looking,
        "ship": ship_view(gt, seat),
    }
    if player.ship.board is not printed:
        told["board"] = board_facts(player.ship.board)
    return told


def ship_view(gt: Trucker, seat: Seat) -> Any:
    """A ship: tiles with their turns, what lies on them, and what they add up to."""
    ship = gt.ship(seat)
    able = charged(gt, ship)
    engines, cannons = strengths(gt, seat, able)
    told = {
        "parts": {square: [part.id, part.turn] for square, part in ship.parts.items()},
        "humans": in_place(ship, ship.humans),
        "aliens": in_place(ship, ship.aliens),
        "batteries": in_place(ship, ship.batteries),
        "goods": {square: list(cubes) for square, cubes in in_place(ship, ship.goods).items()},
        "crew": gt.on.book.crew_size(gt, seat),
        "exposed": gt.on.book.exposed_connectors(gt, seat),
        "engines": engines,
        "cannons": cannons,
    }
    if not ship.board.is_one:
        told["hulls"] = by_hull(gt, seat, able)
    return told


def charged(gt: Trucker, ship: Ship) -> Ship:
    """A ship that is not loaded yet, as it will be able to fly: every battery tile full.  [GT-9.1]"""
    if gt.phase not in ("building", "check") or ship.batteries:
        return ship
    full = {s: part.kind.batteries for s, part in ship.parts.items() if part.kind.batteries}
    return replace(ship, batteries=full) if full else ship


def by_hull(gt: Trucker, seat: Seat, ship: Ship) -> dict[str, Any]:
    """Each hull that is there: what it is able to do alone."""
    told = {}
    for hull in ship.hulls:
        alone = ship.alone(hull)
        engines, cannons = strengths(gt, seat, alone)
        told[hull] = {"crew": alone.crew_count, "engines": engines, "cannons": cannons}
    return told


def in_place(ship: Ship, aboard: dict[str, Any]) -> dict[str, Any]:
    """What lies aboard, in the order of the board."""
    return {square: aboard[square] for square in ship.parts if square in aboard} if aboard else {}


def strengths(gt: Trucker, seat: Seat, ship: Ship) -> tuple[list[float], list[float]]:
    """Engines and cannons, each without batteries and with as many as help.  [GT-11.1 GT-11.2]"""
    if not ship.board.is_one:
        return strengths_of_several(gt, seat, ship)
    book, paid = gt.on.book, gt.on.book.battery_uses(gt, seat, ship)
    engines: list[float] = [book.engine_strength(gt, seat, ship, 0)]
    doubled = paid and book.doubles(gt, seat, ship, ENGINES)
    engines.append(book.engine_strength(gt, seat, ship, paid) if doubled else engines[0])
    cannons = [book.cannon_strength(gt, seat, ship, ())]
    best = strongest(gt, seat, ship, book.doubles(gt, seat, ship, CANNONS))[:paid]
    cannons.append(book.cannon_strength(gt, seat, ship, best) if best else cannons[0])
    return engines, cannons


def strengths_of_several(gt: Trucker, seat: Seat, ship: Ship) -> tuple[list[float], list[float]]:
    """The same of a ship of several hulls: batteries help in their own."""
    doubles = gt.on.book.doubles
    engines = payable(gt, seat, ship, doubles(gt, seat, ship, ENGINES))
    cannons = payable(gt, seat, ship, strongest(gt, seat, ship, doubles(gt, seat, ship, CANNONS)))
    return (
        [joint_engines(gt, seat, ship, powered) for powered in ((), engines)],
        [joint_cannons(gt, seat, ship, powered) for powered in ((), cannons)],
    )


def redraw(gt: Trucker, seat: Seat) -> None:
    """Cards of piles this seat has not looked at could be any it has not seen.  [GT-6.3 GT-6.4]"""
    turned = set(gt.flight.turned)
    unseen = [pile for pile in gt.piles if seat not in pile.seen]
    hidden = [[card for card in pile.cards if card not in turned] for pile in unseen]
    gt.supply = sorted([*gt.supply, *(card for cards in hidden for card in cards)])
    for pile, cards in zip(unseen, hidden, strict=True):
        shown = [card for card in pile.cards if card in turned]
        pile.cards = sorted(shown + [another(gt, card) for card in cards])
    if gt.phase == "flight":
        gt.flight.deck = sorted(card for pile in gt.piles for card in pile.cards if card not in turned)


def another(gt: Trucker, card: CardId) -> CardId:
    """A card of the supply that could lie where this one lies."""
    level, cards = gt.on.cards[card].level, gt.on.cards
    usual = gt.on.book.choice_of_cards(gt, level)  # none where a card came into the pile otherwise
    drawn = gt.stream.pick("unseen", usual or [other for other in gt.supply if cards[other].level == level])
    gt.supply.remove(drawn)
    return drawn


def tally(gt: Trucker) -> list[str]:
    """All tiles and all cards, wherever they are."""
    tiles = [*gt.heap, *gt.face_up]
    for player in gt.players:
        tiles += [*player.aside, *player.lost, *(part.id for part in player.ship.parts.values())]
        tiles += [player.hand] if player.hand else []
        tiles += [player.cabin] if player.ship.board.start is None and player.cabin not in tiles else []
    cards = [*gt.supply, *gt.gone, *(card for pile in gt.piles for card in pile.cards)]
    return [*tiles, *cards]
