"""The rules of Galaxy Trucker put together: book, steps, moves, events, and what the driver asks for."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any

from perihelion.engine.chance import Stream
from perihelion.engine.composing import ComposedRules, declared, offered, told
from perihelion.engine.decisions import Seat
from perihelion.engine.events import Journal
from perihelion.engine.positions import Page
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Result
from perihelion.engine.speech import Glossary
from perihelion.games.galaxy_trucker import agenda, ending, inquiries, phrases, setup, views
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.cards import combat_zone, enemies, hazards, opportunities
from perihelion.games.galaxy_trucker.components import GOODS, TURNS, Card
from perihelion.games.galaxy_trucker.construction import building, checking, commands, hourglass, launching
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.meta import INFO
from perihelion.games.galaxy_trucker.positions import notation
from perihelion.games.galaxy_trucker.shapes import TruckerTable
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage import crew, damage, declaring, flight, goods, hits, rewards

# Every module declares what it adds: EVENTS (kind -> its fields), RULES (step of the agenda -> function, of
# the steps that the Book does not list), BRINGS and GROUPS (what moves bring, and what belongs together).
PHASES: tuple[ModuleType, ...] = (
    *(setup, hourglass, commands, building, checking, launching),
    *(flight, declaring, hits, damage, crew, goods),
    *(opportunities, enemies, hazards, combat_zone),
    *(rewards, ending),
)


def base_phrases(content: Content) -> list[tuple[str, ...]]:
    """Every move there can be with this content, in a fixed order."""
    squares = dict.fromkeys(square for board in content.boards.values() for square in board.all_squares)
    numbers = [str(number) for number in range(1, len(content.cabins) + 1)]
    alone = ["draw", "lift", "aside", "return", "close", "flip", "pass", "repair", "done"]
    alone += ["ready", "give-up", "yes", "no", "brace"]
    named: dict[str, Iterable[str]] = {
        "take": content.heap,
        "use": content.heap,
        "look": map(str, range(1, content.numbers.open + 1)),
        "finish": numbers,
        "remove": squares,
        "keep": squares,
        "power": squares,
        "drain": squares,
        "dismiss": squares,
        "land": map(str, range(1, max(len(card.planets) for card in content.cards.values()) + 1)),
    }
    phrases: list[tuple[str, ...]] = [(verb,) for verb in alone]
    phrases += [(verb, name) for verb, names in named.items() for name in names]
    phrases += [("attach", square, str(turn)) for square in squares for turn in TURNS]
    phrases += [("lodge", colour, square) for colour in content.aliens for square in squares]
    cubes = [(colour, square) for colour in GOODS for square in squares]
    phrases += [(verb, *cube) for verb in ("load", "unload", "drop") for cube in cubes]
    hulls = dict.fromkeys(hull for board in content.boards.values() for hull in board.hulls)
    return phrases + [("withdraw", hull) for hull in hulls]


class TruckerRules(ComposedRules):
    """The base game.

    flights       the ship boards of the flights to be flown, in order
    tempo         "live", "turns" or "days"
    one_run       of the hourglass: seconds in live play, else ticks
    is_free       whether tiles may be attached wrongly
    first_flight  whether the flight of class I is a first flight
    faces         cards as some flights meet them, otherwise than printed: by what their words are known by
    attach        square -> the moves that attach the tile in hand there, by turn
    lodge         (colour, square) -> move
    """

    info = INFO
    book: Book
    expansions: tuple[Expansion, ...]

    def __init__(
        self, seats: int, options: dict[str, Any], content: Content, expansions: Sequence[Expansion] = ()
    ) -> None:
        self.seats = seats
        self.options = options
        rules, events = (declared(PHASES, what) for what in ("RULES", "EVENTS"))
        self.book = Book()
        self.compose(rules, agenda.STEPS, events, expansions, told=told(PHASES), offered=offered(PHASES))
        self.content = {"galaxy-trucker": content.digest}
        self._look_up(content)
        self._settle_options()
        self.speak(base_phrases(content))
        self._look_up_moves()
        self.conclude(self.base_domains(), self.base_fixable())

    def _look_up(self, content: Content) -> None:
        self.printed = content
        self.faces: dict[str, Card] = {}
        self.tiles = content.tiles
        self.heap = content.heap
        self.cabins = content.cabins
        self.aliens = content.aliens
        self.cards = content.cards
        self.boards = content.boards
        self.levels = content.levels
        self.numbers = content.numbers

    def _settle_options(self) -> None:
        """The flights to be flown, and how ships are built.  [GT-1.2 GT-1.3 GT-26.6]

        Ship classes of an expansion may add flights to those of the base game; others come in any order.

        Ruling: a single flight is prepared and paid like that flight of a whole game.
        """
        chosen: list[str] = self.options["flights"]
        self.flights = [self.boards[name] for name in chosen]
        numbers = [board.flight for board in self.flights]
        further = any(expansion.classes for expansion in self.expansions)
        free = any(expansion.any_flights for expansion in self.expansions)
        in_order = numbers == sorted(numbers) and len(set(chosen if further else numbers)) == len(numbers)
        if not (free or in_order):
            raise Refused("gt-bad-flights", "GT-1.2", said=" ".join(chosen))
        self.tempo: str = self.options["tempo"]
        self.is_live = self.tempo == "live"
        self.is_free = self.options["welding"] == "free"
        self.first_flight = self.options["first-flight"] == "yes"
        self.one_run: int = self.options["hourglass" if self.is_live else "ticks"]

    def _look_up_moves(self) -> None:
        said = self.vocabulary
        self.draw, self.lift, self.aside = said["draw"], said["lift"], said["aside"]
        self.return_, self.close, self.flip = said["return"], said["close"], said["flip"]
        self.pass_, self.repair, self.done = said["pass"], said["repair"], said["done"]
        self.looks = list(self.moves["look"].values())
        self.finishes = [self.moves["finish"][str(number)] for number in range(1, self.seats + 1)]
        squares = dict.fromkeys(move.args[0] for move in said if move.verb == "attach")
        self.attach = {s: tuple(said[f"attach {s} {turn}"] for turn in TURNS) for s in squares}
        self.lodge = {move.args: move for move in said if move.verb == "lodge"}

    def base_domains(self) -> dict[str, Container[str | int]]:
        return {
            "seat": range(self.seats),
            "count": range(1, 100),
            "number": range(100),
            "flag": (0, 1),
            "square": self.attach,
            "card": self.cards,
            **declared(PHASES, "DOMAINS"),
        }

    def base_fixable(self) -> dict[str, Container[str | int]]:
        """What a position may lay down: tiles to be drawn, cards to be turned up, dice."""
        return {
            "tile": frozenset(self.heap),
            "deck": frozenset(self.cards),
            "dice": range(1, 7),
        }

    def base_glossary(self) -> Glossary:
        return phrases.glossary(self.tiles.values(), self.cards.values())

    def base_begin(self, stream: Stream, journal: Journal | None) -> Trucker:
        return setup.begin(self, stream, journal)

    def base_view(self, state: Trucker, seat: Seat | None) -> TruckerTable:
        return views.view(state, seat)

    def base_redraw(self, state: Trucker, seat: Seat) -> None:
        views.redraw(state, seat)

    def base_write(self, state: Trucker) -> list[str]:
        return notation.write(state)

    def read(self, page: Page, stream: Stream) -> Trucker:
        return notation.read(self, page, stream)

    def base_check(self, state: Trucker, page: Page) -> None:
        notation.check(state, page)

    def base_tally(self, state: Trucker) -> list[str]:
        return views.tally(state)

    def inquire(self, view: Mapping[str, Any], question: Mapping[str, Any]) -> dict[str, Any]:
        return inquiries.inquire(self, view, question)

    def result(self, state: Trucker) -> Result:
        return self.book.final_result(state)

    def turn(self, state: Trucker) -> int:
        """Every card turned up and every flight settled begins another."""
        return state.round + len(state.gone) + len(state.flight.turned)
