"""What everybody may know: all but the order of the decks."""

from collections.abc import Iterable
from typing import Any

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier import shapes
from perihelion.games.high_frontier.components import ANY_LETTER, LETTERS, CardId
from perihelion.games.high_frontier.flights.engines import launches
from perihelion.games.high_frontier.flights.laws import Outfit
from perihelion.games.high_frontier.operations.prospecting import rolls
from perihelion.games.high_frontier.operations.refuelling import barred_water
from perihelion.games.high_frontier.outfits import outfit_of
from perihelion.games.high_frontier.pieces import cubes_left, disks_left
from perihelion.games.high_frontier.planner.route_phrases import told_launch
from perihelion.games.high_frontier.positions.notation import named
from perihelion.games.high_frontier.stacks import dry_mass, full_tanks
from perihelion.games.high_frontier.state import (
    Claim,
    Flight,
    Frontier,
    Pact,
    Player,
    Slot,
    Stack,
    Turn,
    kind_of,
)

SITES = (*LETTERS, ANY_LETTER)


def view(hf: Frontier) -> shapes.FrontierTable:
    """The table, the same from every seat.  [HF-2.5A HF-2.7A HF-3.1B]"""
    return {
        "round": hf.turns // hf.on.seats + 1,
        "rounds": hf.on.rounds,
        "active": hf.active,
        "turn": fields_of(hf.turn) | {"moved": hf.turn.moved[:], "pushed": hf.turn.pushed[:]},
        "tracks": hf.tracks.copy(),
        "decks": {
            name: {"top": deck.top, "left": len(deck.unseen) + len(deck.under), "under": deck.under[:]}
            for name, deck in hf.decks.items()
        },
        "black": sorted(hf.black),
        "claims": {site: fields_of(claim) for site, claim in sorted(hf.claims.items())},
        "failed": sorted(hf.failed),
        "glory": {space: hf.glory[space] for space in sorted(hf.glory)},
        "ventures": {venture: hf.ventures[venture] for venture in sorted(hf.ventures)},
        "landings": {crew: sites[:] for crew, sites in sorted(hf.landings.items())},
        "pacts": [fields_of(pact) for pact in hf.pacts],
        "auction": auction_view(hf),
        "flight": flight_view(hf, hf.flight) if hf.flight else None,
        "ended": hf.over,
        "players": [player_view(hf, seat, player) for seat, player in enumerate(hf.players)],
    }


def fields_of(piece: Claim | Flight | Pact | Turn) -> Any:
    """A flat piece of the state as JSON; `asdict` takes ten times as long."""
    return {name: getattr(piece, name) for name in piece.__slots__}


def flight_view(hf: Frontier, flight: Flight) -> shapes.FlightView:
    """The move under way; before a thruster is lit, how it would begin with each."""
    choosing = flight.kind == "rocket" and not flight.thruster
    seen: shapes.FlightView = fields_of(flight)
    seen["launches"] = launches_view(hf, flight.slot) if choosing else {}
    return seen


def launches_view(hf: Frontier, slot: Slot) -> dict[str, Any]:
    """Move -> the modified thrust, what it is made of, and the fuel left then.  [HF-6.1A]"""
    found: dict[str, Any] = {}
    for move, _, thruster, start, why_not in launches(hf, hf.active, hf.players[hf.active].stacks[slot]):
        known = found.get(move.text)
        if known is None or (why_not is None and start.thrust > known["thrust"]):
            parts = [[part.what, part.amount] for part in start.parts]
            found[move.text] = {"thrust": start.thrust, "sum": parts, "steps": start.steps}
            found[move.text]["said"] = told_launch(start, thruster)
    return found


def auction_view(hf: Frontier) -> shapes.AuctionView | None:
    auction = hf.auction
    if auction is None:
        return None
    bids = {str(seat): auction.bids[seat] for seat in sorted(auction.bids)}
    return {"card": auction.card, "bids": bids, "to_ask": auction.to_ask[:], "out": auction.out[:]}


def player_view(hf: Frontier, seat: Seat, player: Player) -> shapes.PlayerView:
    """A player; all of it lies open.  [HF-2.7A]"""
    items = hf.on.book.score(hf, seat)
    stacks: Any = {slot: stack_view(hf, seat, slot, stack) for slot, stack in sorted(player.stacks.items())}
    return {
        "faction": player.faction,
        "water": player.water,
        "cubes": cubes_left(hf, seat),
        "disks": disks_left(hf, seat),
        "rights": rights(hf, seat),
        "hand": named(hf, player.hand),
        "stacks": stacks,
        "score": sum(item.credits for item in items),
        "items": [item.as_json() for item in items],
    }


def rights(hf: Frontier, seat: Seat) -> shapes.Rights:
    """What the rules allow a player besides: planner, bots and clients read it here.

    [HF-2.3B.3 HF-2.3B.4 HF-5.0 HF-5.5C HF-7.2]
    """
    book = hf.on.book
    return {
        "power": book.has_own_power(hf, seat),
        "passes": sorted(book.passes(hf, seat)),
        "felony": book.may_commit_felony(hf, seat),
        "barred": barred_water(hf, seat),
        "operations": book.operations_per_turn(hf, seat),
    }


def stack_view(hf: Frontier, seat: Seat, slot: Slot, stack: Stack) -> Any:
    """A stack with its dry mass; a rocket with its full tanks, its wet-mass class and what prospects, too."""
    seen = {"place": stack.place, "cards": named(hf, stack.cards), "tanks": stack.tanks}
    seen["dry"] = dry_mass(hf, stack.cards)
    if kind_of(slot) == "rocket":
        seen |= {"row": stack.row, "steps": stack.steps, "tanks": full_tanks(hf, stack)}
        seen["class"] = hf.on.fuel.mass_class(stack.row, stack.steps).id
        seen |= prospects(hf, seat, stack)
    return seen


def prospects(hf: Frontier, seat: Seat, rocket: Stack) -> dict[str, Any]:
    """Units of a rocket with ISRU and rolls; type of site -> what is taken off the die there.

    [HF-5.6A HF-5.6B.3 HF-5.6B.4]
    """
    there = outfit_of(hf, seat, rocket)
    units = {card: isru for card in rocket.cards if (isru := hf.on.book.isru(there, card)) is not None}
    assays = any(side.assay for side in there.cards.values())
    return {
        "units": {card: {"isru": isru, "rolls": rolls(there.cards[card])} for card, isru in units.items()},
        "assay": {letter: best_assay(hf, there, units, letter) for letter in SITES} if assays else {},
    }


def best_assay(hf: Frontier, there: Outfit, units: Iterable[CardId], letter: str) -> int:
    """The most that refineries take off the die of a unit.  [HF-5.6B.4]"""
    return max((hf.on.book.assay(there, letter, unit) for unit in units), default=0)


def tally(hf: Frontier) -> list[str]:
    """All cards, wherever they are."""
    cards = [card for deck in hf.decks.values() for card in (*deck.unseen, *deck.under)]
    cards += [deck.top for deck in hf.decks.values() if deck.top]
    for player in hf.players:
        cards += [*player.hand, *(card for stack in player.stacks.values() for card in stack.cards)]
    cards += [hf.auction.card] if hf.auction and hf.auction.card else []
    return cards
