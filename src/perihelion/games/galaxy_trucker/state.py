"""The state of a game of Galaxy Trucker.

The shape, for whoever writes rules over it:

    gt                      Trucker: the table
    gt.on                   the rules in play: tiles, cards, boards, levels, numbers, book, moves
    gt.players[seat]        Player: ship, credits (the sum of the bill), lost tiles, what building needs
    gt.ship(seat)           Ship (ship.py): squares -> parts, humans, aliens, batteries, goods
    gt.flight               Flight: the ring, the deck, the card in play and what its rules must remember
    gt.board, gt.level      ship board and numbers of the flight under way

A flight goes: `prepare` -> `build` (again and again) -> `end_building` -> `check_ship` and `board_aliens` for
everybody -> `launch` -> `fly` (turns the next card up, or ends the flight) -> ... -> `settle` (rewards) ->
`prepare` again, or the end. What a rule must remember between two questions stands in `Flight` or on the
agenda.

Money never changes but by `bill`: every gain and payment is an entry, and the result lists them all.
`ship.parts` is always in the order of the board; whatever is asked or told of a ship follows that order, so
that a position, which cannot know in which order things happened, goes on as the game would have.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from perihelion.engine.decisions import Seat
from perihelion.engine.state import State
from perihelion.games.galaxy_trucker.components import BoardId, CardId, Colour, HullId, Level, Square, TileId
from perihelion.games.galaxy_trucker.ships.boards import Board
from perihelion.games.galaxy_trucker.ships.ship import Ship

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.rules import TruckerRules

NOBODY = -1


class Entry(NamedTuple):
    """A line of a bill.

    flight    class of the flight, such as "II"
    part      what for: words stand under `part-gt-<part>`
    credits   gained, or with a minus paid
    rule      the clause
    about     a card or a number its words need, or ""
    """

    flight: BoardId
    part: str
    credits: int
    rule: str
    about: str = ""


@dataclass(slots=True)
class Player:
    """What lies before one player.

    ship      the ship
    cabin     the starting cabin of the player's colour
    bill      everything earned and paid in this game, in order
    lost      tiles in the lost pile of this flight
    aside     tiles set aside
    hand      the tile in hand, or None
    kept      whether the tile in hand was set aside before: it can never go back to the heap
    loose     square of the tile attached last, which may still be taken back; or None
    number    number tile, 0 before the ship is finished
    looking   number of the pile looked at, 0 for none
    done      commands given in this building phase
    """

    ship: Ship
    cabin: TileId
    bill: list[Entry] = field(default_factory=list)
    lost: list[TileId] = field(default_factory=list)
    aside: list[TileId] = field(default_factory=list)
    hand: TileId | None = None
    kept: bool = False
    loose: Square | None = None
    number: int = 0
    looking: int = 0
    done: int = 0

    def clone(self) -> "Player":
        return Player(
            self.ship.clone(),
            self.cabin,
            self.bill[:],
            self.lost[:],
            self.aside[:],
            self.hand,
            self.kept,
            self.loose,
            self.number,
            self.looking,
            self.done,
        )

    @property
    def credits(self) -> int:
        return sum(entry.credits for entry in self.bill)


@dataclass(slots=True)
class Pile:
    """A pile of cards that may be looked at.

    cards   its cards, sorted; none until somebody has looked or the flight begins: before that they are
            still chance. It keeps them when they are turned up.
    seen    the seats that have looked at it
    """

    cards: list[CardId] = field(default_factory=list)
    seen: set[Seat] = field(default_factory=set)

    def clone(self) -> "Pile":
        return Pile(self.cards[:], self.seen.copy())


@dataclass(slots=True)
class Building:
    """How far building has come.

    circle    where the hourglass lies: 3, 2, 1, and 0 for Start
    left      seconds, or ticks, until the sand has run out; 0 when it has
    waits     whether the hourglass lies still until the first ship is finished
    tick      ticks done; 0 in live play
    to_act    seats still to act in this tick, the next first
    """

    circle: int = 0
    left: float = 0
    waits: bool = False
    tick: int = 0
    to_act: list[Seat] = field(default_factory=list)

    def clone(self) -> "Building":
        return Building(self.circle, self.left, self.waits, self.tick, self.to_act[:])


@dataclass(slots=True)
class Flight:
    """The flight board, the deck, the card in play and what its rules must remember.

    days       seat -> place on the ring counted from the start space, growing; of those who fly
    deck       cards still to come, sorted: which is next is chance, drawn when it is turned up; they are the
               cards of the piles that were not turned up, and who saw a pile knows that they will come
    turned     cards turned up in this flight, the card in play last
    card       the card in play, or None between cards
    order      who was flying when the card was turned up, the leader first
    gave_up    who gave up in this flight, in that order
    declared   seat -> strength declared for the card or the line in play
    landed     seat -> number of the planet it landed on, from 1
    powered    double engines or cannons paid for in the declaration under way
    waiting    goods that the seat which is loading has not aboard, the most precious first
    under_fire whom the meteors or shots of the card concern, in order
    roll       the last roll for a hit, 0 for none
    pace       hull -> engine strength declared last, where a ship has several hulls
    """

    days: dict[Seat, int] = field(default_factory=dict)
    deck: list[CardId] = field(default_factory=list)
    turned: list[CardId] = field(default_factory=list)
    card: CardId | None = None
    order: list[Seat] = field(default_factory=list)
    gave_up: list[Seat] = field(default_factory=list)
    declared: dict[Seat, float] = field(default_factory=dict)
    landed: dict[Seat, int] = field(default_factory=dict)
    powered: list[Square] = field(default_factory=list)
    waiting: list[Colour] = field(default_factory=list)
    under_fire: list[Seat] = field(default_factory=list)
    roll: int = 0
    pace: dict[HullId, int] = field(default_factory=dict)

    def clone(self) -> "Flight":
        return Flight(
            self.days.copy(),
            self.deck[:],
            self.turned[:],
            self.card,
            self.order[:],
            self.gave_up[:],
            self.declared.copy(),
            self.landed.copy(),
            self.powered[:],
            self.waiting[:],
            self.under_fire[:],
            self.roll,
            self.pace.copy(),
        )

    def in_order(self) -> list[Seat]:
        """Who flies, from the leader to the last.  [GT-10.3]"""
        return sorted(self.days, key=self.days.__getitem__, reverse=True)

    def from_last(self) -> list[Seat]:
        """Who flies, from the last to the leader.  [GT-10.3]"""
        return sorted(self.days, key=self.days.__getitem__)


@dataclass(slots=True)
class Trucker(State):
    """The table.

    round      flights already settled
    phase      "building", "check", "launch" (crews go aboard), "flight" or "over"
    heap       tiles face down, sorted: which one is taken is chance
    face_up    tiles face up in the heap, in the order in which they came there
    supply     cards in no pile and not yet turned up in this game, sorted
    gone       cards turned up in earlier flights
    piles      the four piles, the last of which nobody may look at
    building   how far building has come
    flight     the flight
    players    by seat
    instead    flight by number -> the ship class flown in it, where another was agreed on
    """

    round: int = 0
    phase: str = "building"
    heap: list[TileId] = field(default_factory=list)
    face_up: list[TileId] = field(default_factory=list)
    supply: list[CardId] = field(default_factory=list)
    gone: list[CardId] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)
    building: Building = field(default_factory=Building)
    flight: Flight = field(default_factory=Flight)
    players: list[Player] = field(default_factory=list)
    instead: dict[int, BoardId] = field(default_factory=dict)

    def clone(self) -> "Trucker":
        return Trucker(
            **self.cloned(),
            round=self.round,
            phase=self.phase,
            heap=self.heap[:],
            face_up=self.face_up[:],
            supply=self.supply[:],
            gone=self.gone[:],
            piles=[pile.clone() for pile in self.piles],
            building=self.building.clone(),
            flight=self.flight.clone(),
            players=[player.clone() for player in self.players],
            instead=self.instead.copy(),
        )

    if TYPE_CHECKING:

        @property
        def on(self) -> "TruckerRules":
            """The rules in play, with their content and their book."""

    else:
        on = State.rules  # the slot itself: rules ask for it dozens of times a decision

    @property
    def board(self) -> Board:
        """The ship board of the flight under way, or of the last one."""
        return self.board_of(min(self.round, len(self.on.flights) - 1))

    def board_of(self, number: int) -> Board:
        """The ship board of a flight."""
        flown = self.instead.get(number)
        return self.on.boards[flown] if flown else self.on.flights[number]

    @property
    def level(self) -> Level:
        """The numbers of the flight under way."""
        return self.on.levels[self.board.flight]

    def ship(self, seat: Seat) -> Ship:
        return self.players[seat].ship

    def bill(self, seat: Seat, part: str, credits: int, rule: str, about: str = "") -> None:
        """Enters a gain, or with a minus a payment, into a seat's bill; nothing for 0."""
        if credits:
            self.players[seat].bill.append(Entry(self.board.id, part, credits, rule, about))

    def salvage(self, seat: Seat, squares: Iterable[Square]) -> None:
        """Tiles come off and go to the middle of the table: they are not lost."""
        self.face_up += [self.players[seat].ship.detach(square).id for square in squares]

    def lose(self, seat: Seat, squares: Iterable[Square]) -> list[TileId]:
        """Tiles come off and go to the lost pile, what lay on them to the bank.  [GT-15.1]"""
        player = self.players[seat]
        lost = [player.ship.detach(square).id for square in squares]
        player.lost += lost
        return lost
