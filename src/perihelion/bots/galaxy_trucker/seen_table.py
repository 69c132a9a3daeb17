"""What a bot sees of a table: from a seat's view, or of an imagined game directly, which is faster."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, cast

from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.packs import KEPT_RULES
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import Card, Colour, Level, Part, Tile, TileId
from perihelion.games.galaxy_trucker.expansions.shared.purse import Purse
from perihelion.games.galaxy_trucker.inquiries import ships_seen
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.ships.boards import Board
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Flight, Trucker


@dataclass(slots=True)
class SeenTable:
    """What one seat sees.

    rules      for tiles, cards and numbers
    gt         the table as far as it is seen, for the Book
    seat       whose sight it is
    board      ship board of the flight
    level      its numbers
    ships      by seat
    credits    by seat, less what is owed
    lost       by seat: tiles that will have to be paid for
    numbers    by seat: number tile, 0 before the ship is finished
    hand       the tile in hand, or None
    kept       whether it was set aside before
    aside      tiles set aside
    face_up    tiles face up in the heap
    heap       how many lie face down
    circle     of the hourglass
    left       until the sand has run out
    days       seat -> place on the ring, of those who fly
    declared   seat -> strength declared
    card       in play, or None
    to_come    cards still to be turned up
    waiting    goods to be loaded
    shown      tiles that lie where all can see them
    known      cards of the piles this seat has looked at
    lookers    by pile: the seats that have looked at it
    """

    rules: TruckerRules
    gt: Trucker = field(compare=False)
    seat: Seat
    board: Board
    level: Level
    ships: Sequence[Ship]
    credits: Sequence[int]
    lost: Sequence[int]
    numbers: Sequence[int]
    hand: TileId | None
    kept: bool
    aside: Sequence[TileId]
    face_up: Sequence[TileId]
    heap: int
    circle: int
    left: float
    days: Mapping[Seat, int]
    declared: Mapping[Seat, float]
    card: Card | None
    to_come: int
    waiting: Sequence[Colour]
    shown: frozenset[TileId]
    known: Sequence[Card]
    lookers: Sequence[Sequence[Seat]]

    @property
    def ship(self) -> Ship:
        return self.ships[self.seat]

    @property
    def all_tiles(self) -> tuple[Tile, ...]:
        """Every tile that can come from the heap."""
        return heap_of(self.rules)

    @property
    def elapsed(self) -> float:
        """How much of the time for building is gone, from 0 to 1; sand that has run out hurries on."""
        runs, one_run = self.level.runs, self.rules.one_run
        gone = (runs - 1 - self.circle) + 1 - self.left / one_run
        return min(1.0, gone / runs)

    @property
    def book(self) -> Book:
        return self.rules.book

    def fire(self, part: Part) -> float:
        return self.book.fire(self.gt, self.seat, part)

    def worth(self, goods: Sequence[Colour]) -> int:
        return self.book.worth(self.gt, self.seat, goods)


@lru_cache(KEPT_RULES)
def heap_of(rules: TruckerRules) -> tuple[Tile, ...]:
    return tuple(rules.tiles[tile] for tile in rules.heap)


def from_view(rules: TruckerRules, table: dict[str, Any], seat: Seat) -> SeenTable:
    """What a view says; nothing else is known."""
    players = table["players"]
    flight, building = table["flight"], table["building"]
    me = players[seat]
    gt = table_seen(rules, table)
    board = gt.ship(seat).board
    return SeenTable(
        rules=rules,
        gt=gt,
        seat=seat,
        board=board,
        level=rules.levels[board.flight],
        ships=[player.ship for player in gt.players],
        credits=[player["credits"] - debt_of(gt, seat) for seat, player in enumerate(players)],
        lost=[len(player["lost"]) + len(player["aside"]) for player in players],
        numbers=[player["number"] for player in players],
        hand=me["hand"],
        kept=me["kept"],
        aside=me["aside"],
        face_up=table["face_up"],
        heap=table["heap"],
        circle=building["circle"],
        left=building["left"],
        days=gt.flight.days,
        declared=gt.flight.declared,
        card=rules.book.card_in_play(gt) if flight["card"] else None,
        to_come=flight["deck"],
        waiting=flight["waiting"],
        shown=frozenset(_shown_in(table)),
        known=[rules.cards[card] for pile in table["piles"] for card in pile["cards"] or ()],
        lookers=[pile["seen"] for pile in table["piles"]],
    )


def debt_of(gt: Trucker, seat: Seat) -> int:
    """What a seat owes the bank, where there are loans."""
    purse = gt.on.book.find(Purse)
    return purse.debt(gt, seat) if purse is not None else 0


def table_seen(rules: TruckerRules, table: dict[str, Any]) -> Trucker:
    """The ships, the ring and the card in play as a view tells them: what the Book is asked about."""
    gt, told = ships_seen(rules, table), table["flight"]
    gt.flight = Flight(
        days={int(other): day for other, day in told["days"].items()},
        card=told["card"],
        order=told["order"],
        declared={int(other): strength for other, strength in told["declared"].items()},
        powered=told["powered"],
    )
    return gt


def _shown_in(table: dict[str, Any]) -> Iterator[TileId]:
    yield from table["face_up"]
    for player in table["players"]:
        yield from (tile for tile, _ in player["ship"]["parts"].values())
        yield from player["aside"]
        yield player["hand"] or ""


def of_game(game: Game, seat: Seat) -> SeenTable:
    """The same of an imagined game, without the detour of a view."""
    gt = cast(Trucker, game.state)
    rules, flight, me = gt.on, gt.flight, gt.players[seat]
    return SeenTable(
        rules=rules,
        gt=gt,
        seat=seat,
        board=gt.ship(seat).board,
        level=gt.level,
        ships=[player.ship for player in gt.players],
        credits=[player.credits - debt_of(gt, seat) for seat, player in enumerate(gt.players)],
        lost=[len(player.lost) + len(player.aside) for player in gt.players],
        numbers=[player.number for player in gt.players],
        hand=me.hand,
        kept=me.kept,
        aside=me.aside,
        face_up=gt.face_up,
        heap=len(gt.heap),
        circle=gt.building.circle,
        left=gt.building.left,
        days=flight.days,
        declared=flight.declared,
        card=rules.book.card_in_play(gt) if flight.card else None,
        to_come=len(flight.deck),
        waiting=flight.waiting,
        shown=frozenset(_shown_at(gt)),
        known=[rules.cards[card] for pile in gt.piles if seat in pile.seen for card in pile.cards],
        lookers=[sorted(pile.seen) for pile in gt.piles],
    )


def _shown_at(gt: Trucker) -> Iterator[TileId]:
    yield from gt.face_up
    for player in gt.players:
        yield from (part.id for part in player.ship.parts.values())
        yield from player.aside
        yield player.hand or ""
