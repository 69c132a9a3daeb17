"""The ship classes IA, which flies in any direction, and IIA, a pair of ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, TypedDict

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.positions import Page
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import FRONT, SIDES
from perihelion.games.galaxy_trucker.construction.checking import by_number
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.expansions.shared import fleets
from perihelion.games.galaxy_trucker.positions.notation import LOADED
from perihelion.games.galaxy_trucker.shapes import SideName
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.rewards import enter

NAME = "ship-classes"
CHOOSE_FRONT = Step("choose_front", "seat")

OfTable = Callable[[Trucker], None]


@dataclass(slots=True)
class Facings:
    """Seat -> the side of the printed board that has become its front, in this flight."""

    fronts: dict[Seat, int] = field(default_factory=dict)

    def clone(self) -> Facings:
        return Facings(self.fronts.copy())


class ClassesTable(TypedDict):
    """By player the side of the printed board that has become the front, once it is chosen."""

    fronts: list[SideName | None]


def facings(gt: Trucker) -> Facings:
    kept = gt.annexes.get(NAME)
    if kept is None:
        kept = gt.annexes[NAME] = Facings()
    assert isinstance(kept, Facings)
    return kept


class ShipClasses(Expansion):
    """Classes IA and IIA; their boards say how they are built and hit.

    [BE-4.1.1 BE-4.1.2 BE-4.1.6 BE-4.1.7 BE-4.2.1 BE-4.2.2 BE-4.2.3 BE-4.2.4 BE-4.2.5 BE-4.2.27 BE-15.2]

    Hulls are looked at as ships of their own by the base game: batteries, engines, cannons, crews, hits and
    shields of class IIA need no more rules.  [BE-4.2.6 BE-4.2.7 BE-4.2.8 BE-4.2.9 BE-4.2.10 BE-4.2.11
    BE-4.2.13 BE-4.2.14 BE-4.2.15 BE-4.2.18 BE-4.2.19 BE-4.2.20 BE-4.2.21 BE-4.2.23 BE-4.2.25 BE-4.2.26]
    """

    name = NAME
    content = ("ship_classes",)
    classes = ("IA", "IIA")
    steps_between: ClassVar[Mapping[str, tuple[str, ...]]] = {"check": (CHOOSE_FRONT.name,)}
    events: ClassVar = {"gt-faced": ("side",)}
    moves: ClassVar = {"face": ("side",)}
    parts: ClassVar = {"gt-creativity": ()}

    def wrap(self, book: Book) -> None:
        fleets.wrap(book)
        book.prepare = unturned(book.prepare)
        book.new_ship = on_turned_board(book.new_ship)
        book.check_ships = after_turning(book.check_ships)
        book.reward_looks = and_creativity(book.reward_looks)

    def rules(self) -> Mapping[Step, Rule]:
        return {CHOOSE_FRONT: choose_front}

    def phrases(self) -> list[tuple[str, ...]]:
        return [("face", side) for side in SIDES]

    def set_up(self, state: Trucker) -> None:
        state.annexes[NAME] = Facings()

    def view(self, state: Trucker, seat: Seat | None) -> ClassesTable:
        fronts = facings(state).fronts
        seats = range(len(state.players))
        return {"fronts": [SIDES[fronts[seat]] if seat in fronts else None for seat in seats]}

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        fronts = {seat: SIDES.index(side) for seat, side in enumerate(told["fronts"]) if side}
        gt.annexes[NAME] = Facings(fronts)

    def write(self, state: Trucker) -> list[str]:
        fronts = sorted(facings(state).fronts.items())
        return [f"front {seat}: {SIDES[front]}" for seat, front in fronts]

    def read_boards(self, gt: Trucker, page: Page) -> None:
        """`front 0: right`; a ship that is past the check and says nothing lies as printed."""
        kept = gt.annexes[NAME] = Facings()
        for seat in range(len(gt.players)):
            line = page.take(f"front {seat}")
            if line is not None and not gt.board.turns:
                line.refuse("unknown-key")
            if line is not None:
                kept.fronts[seat] = SIDES.index(line.only(1)[0].name(SIDES, "side"))
            elif gt.board.turns and gt.phase in LOADED:
                kept.fronts[seat] = FRONT

    def fits(self, state: Trucker) -> bool:
        """Nobody turns a board twice."""
        asked = [step[1] for step in state.agenda if step[0] == CHOOSE_FRONT.name]
        return not asked or (state.board.turns and not set(asked) & set(facings(state).fronts))


# Class IA.


def unturned(prepare: OfTable) -> OfTable:
    def unturned(gt: Trucker) -> None:
        """Boards lie as printed when a flight begins.  [BE-4.1.3]"""
        facings(gt).fronts = {}
        prepare(gt)

    return unturned


def on_turned_board(new_ship: Callable[[Trucker, Seat], Ship]) -> Callable[[Trucker, Seat], Ship]:
    def on_turned_board(gt: Trucker, seat: Seat) -> Ship:
        """A board that was turned stays turned.  [BE-4.1.3]"""
        ship = new_ship(gt, seat)
        front = facings(gt).fronts.get(seat)
        return ship if front is None or not ship.board.turns else turned(ship, front)

    return on_turned_board


def turned(ship: Ship, front: int) -> Ship:
    """The ship with this side as its front: every tile has another place and another turn.

    [BE-4.1.3 BE-4.1.8]

    Ruling: the numbers are read anew, columns from the left and rows from the new front.
    """
    board = ship.board
    placed = {
        board.turned_to(square, front): part.tile.turned[(part.turn - front) % 4]
        for square, part in ship.parts.items()
    }
    there = board.facings[front]
    return Ship(there, {square: placed[square] for square in there.squares if square in placed})


def after_turning(check_ships: OfTable) -> OfTable:
    def after_turning(gt: Trucker) -> None:
        """Before the check everybody says which side is the front, number 1 first.  [BE-4.1.3]"""
        if gt.board.turns:
            gt.then(*map(CHOOSE_FRONT, by_number(gt)))
        check_ships(gt)

    return after_turning


def choose_front(gt: Trucker, seat: Seat) -> Rules:
    """Engines that do not blow to the rear then are errors and come off.  [BE-4.1.3 BE-4.1.4 BE-9.14]"""
    offers = partial(fronts, gt)
    move = yield Decision(Kind.CHOOSE, seat, "gt-face", "BE-4.1.3", offers)
    front = SIDES.index(move.args[0])
    facings(gt).fronts[seat] = front
    player = gt.players[seat]
    player.ship = turned(player.ship, front)
    player.ship.board = gt.on.book.new_ship(gt, seat).board  # other parts may let engines blow elsewhere
    gt.tell("gt-faced", seat, "BE-4.1.3", side=move.args[0])


def fronts(gt: Trucker) -> Offers:
    for side in SIDES:
        yield gt.on.moves["face"][side], None


def and_creativity(reward_looks: OfTable) -> OfTable:
    def and_creativity(gt: Trucker) -> None:
        """A direction nobody else arrives in earns as much as the best-looking ship.  [BE-4.1.5]"""
        reward_looks(gt)
        chosen = facings(gt).fronts
        arrived = Counter(chosen[seat] for seat in gt.flight.days if seat in chosen)
        for seat in gt.flight.in_order():
            if gt.board.turns and arrived[chosen.get(seat, FRONT)] == 1:
                enter(gt, seat, "creativity", gt.level.looks, "BE-4.1.5", 1)

    return and_creativity
