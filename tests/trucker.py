"""Stories of Galaxy Trucker's flight: ships drawn in the shipyard, a card, dice, and what is then done."""

from __future__ import annotations

from typing import Any, cast

from shipyard import build
from story import TruckerStory

import perihelion
from perihelion.engine.decisions import Decision
from perihelion.games.galaxy_trucker.content import base_content
from perihelion.games.galaxy_trucker.ships.boards import Board
from perihelion.games.galaxy_trucker.state import Flight, Trucker

PLAIN = """
. . C . .
. - h - .
b h @ h c
- - e - -
- - . - -
"""
LONE = """
. . - . .
. - - - .
- - @ - -
- - e - -
- - . - -
"""
GUARDED = """
. . h+f . .
. - x - .
b x @ x o
- - e - -
- - . - -
"""
CLOSED = """
. . - . .
. - G~flr - .
- c~flb @ c~frb -
- - e~lr - -
- - . - -
"""
RICH = """
. . . . D . . . .
. . . - h - . . .
- . n - x - m . -
- B h:purple x @ x h:brown b -
- E - S:r - G:yb - o -
- - . - - - . - -
"""
PLAIN_III = """
. . . . - . . . .
. . . - D - . . .
- . - - h - - . -
- D< x h @ h x b -
- - E - e - c:gb - -
- - . - - - . - -
"""


def flight(
    *ships: str,
    card: str | None = None,
    days: tuple[int, ...] | None = None,
    dice: tuple[int, ...] = (),
    board: str | Board = "I",
    last: bool = False,
    lines: str = "",
) -> FlightStory:
    """A flight with these ships between two cards, or at a card that was just turned up.

    ships   drawn; the leader first, unless days say otherwise
    card    the card all were ready for, or None: they are asked whether they are
    days    places on the ring, by seat; None: the start places
    dice    results of the next dice
    last    whether it is the last card of the flight
    lines   further lines of the position
    """
    used: set[str] = set()
    said = [
        "perihelion galaxy-trucker 1",
        f"seats: {len(ships)}",
        f"option flights: {board.id if isinstance(board, Board) else board}",
        "phase: flight",
    ]
    for seat, drawing in enumerate(ships):
        said += [f"ship {seat}: {row}" for row in build(drawing, board=board, seat=seat, used=used)]
    before = next(name for name in base_content().cards if name != card)
    said += [f"turned: {before}"] + ([f"deck: {card}"] if card else [])
    said += [f"pile 1: {before} {card or ''}"] if last else []
    said += [f"days {seat}: {place}" for seat, place in enumerate(days or ())]
    said += [f"dice: {' '.join(map(str, dice))}"] if dice else []
    said += [line.strip() for line in lines.strip().splitlines()]
    story = FlightStory(perihelion.from_position("galaxy-trucker", "\n".join(said) + "\n"))
    return story.all_ready() if card else story


def comes(ship: str, hit: str, side: str, roll: int, *others: str, option: str = "") -> FlightStory:
    """The moment in which something comes at the first of these ships, within a meteoric swarm."""
    steps = f"agenda: suffer_hit 0 {hit} {side} {roll}\nagenda: end_card"
    chosen = f"option {option}\n" if option else ""
    return flight(ship, *others, lines=f"{chosen}card: METEORIC-SWARM-I-1\n{steps}")


def rich_flight(seed: int) -> perihelion.Game:
    """Three ships of class III with something of everything, before the first card."""
    used: set[str] = set()
    lines = [
        "perihelion galaxy-trucker 1",
        "seats: 3",
        "option flights: III",
        f"seed: {seed}",
        "phase: flight",
    ]
    for seat, ship in enumerate((RICH, PLAIN_III, PLAIN_III)):
        lines += [f"ship {seat}: {row}" for row in build(ship, board="III", seat=seat, used=used)]
    return perihelion.from_position("galaxy-trucker", "\n".join(lines) + "\n")


def table_of(game: perihelion.Game) -> Trucker:
    return cast(Trucker, game.state)


class FlightStory(TruckerStory):
    """Reads as play: `story.does("power 7.8", "done")`, then questions."""

    @property
    def flight(self) -> Flight:
        return self.gt.flight

    def all_ready(self, *giving_up: int) -> FlightStory:
        """Everybody is ready for the next card but these, who give up."""
        for seat in sorted(self.game.pending):
            self.game.play(seat, "give-up" if seat in giving_up else "ready")
        return self

    @property
    def question(self) -> Decision:
        (decision,) = self.game.pending.values()
        return decision

    @property
    def who(self) -> int:
        """The seat that is asked."""
        (seat,) = self.game.pending
        return seat

    @property
    def is_between_cards(self) -> bool:
        return all(decision.prompt == "gt-ready" for decision in self.game.pending.values())

    @property
    def days(self) -> dict[int, int]:
        return self.flight.days

    def kinds(self, seat: int = 0) -> dict[str, str]:
        """What lies on each square of a ship."""
        return {square: part.kind.id for square, part in self.ship(seat).parts.items()}

    def credits(self, seat: int = 0) -> int:
        return self.gt.players[seat].credits

    def bill(self, seat: int = 0) -> dict[str, int]:
        """Credits by part of the bill."""
        parts: dict[str, int] = {}
        for entry in self.gt.players[seat].bill:
            parts[entry.part] = parts.get(entry.part, 0) + entry.credits
        return parts

    def heard(self, kind: str) -> list[tuple[int | None, dict[str, Any]]]:
        """Who did what of this kind, in order."""
        return [(event.seat, dict(event.data)) for event in self.game.events(None) if event.kind == kind]


def expanded(*ships: str, expansions: str = "new-technologies", lines: str = "", **about: Any) -> FlightStory:
    """A flight with expansions; ships may have their tiles."""
    return flight(*ships, lines=f"option expansions: {expansions}\n{lines}", **about)
