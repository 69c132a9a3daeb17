"""Sister ships, an expansion for the tests alone: a second rocket, a drive that can be folded, and glitches.

It stands for those to come and shows what they touch besides their folder: a choice in `meta.py`, a line in
`editions.py`, and their words in both languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, cast

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.content import Table
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.positions import Page
from perihelion.engine.speech import Declared
from perihelion.games.high_frontier import dice
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import HEAVY, CardId
from perihelion.games.high_frontier.crews import crews_of
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.positions.notation import listed
from perihelion.games.high_frontier.positions.reading import FARTHEST, read_number
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.stacks import settle
from perihelion.games.high_frontier.state import Frontier, StackKind

CARDS = Path(__file__).with_name("cards.toml")
GLITCH = 1  # of a die
A_GLITCH = Step("glitch", "seat")
Told = dict[str, Any]


@dataclass(slots=True)
class Mishaps:
    """How many glitches there have been."""

    glitches: int = 0

    def clone(self) -> Mishaps:
        return Mishaps(self.glitches)


class SisterShips(Expansion):
    """Two rockets for everybody."""

    name = "sister-ships"
    events: ClassVar[Mapping[str, Declared]] = {
        "hf-folded": ("card", "end"),
        "hf-glitch": ("roll",),
        "hf-broke": ("card",),
    }
    moves: ClassVar[Mapping[str, Declared]] = {"fold": CARD, "break": CARD}

    @classmethod
    def tables(cls) -> Mapping[str, Table]:
        return {"cards": Table("cards.toml", CARDS.read_text("utf-8"))}

    def wrap(self, book: Book) -> None:
        book.most_stacks = two_rockets(book.most_stacks)
        book.menu = with_folding(book.menu)
        book.end_move = with_glitch(book.end_move)

    def rules(self) -> Mapping[Step, Rule]:
        return {A_GLITCH: glitch}

    def phrases(self) -> list[tuple[str, ...]]:
        cards = self.printed.cards.values()
        return [*(("fold", card.id) for card in cards if card.ends), *(("break", card.id) for card in cards)]

    def settle(self, rules: FrontierRules) -> None:
        rules.actions["fold"] = fold

    def set_up(self, hf: Frontier) -> None:
        hf.annexes[self.name] = Mishaps()

    def view(self, hf: Frontier, seat: Seat | None) -> Told:
        return {"glitches": mishaps(hf).glitches}

    def write(self, hf: Frontier) -> list[str]:
        glitches = mishaps(hf).glitches
        return listed("glitches", [glitches] if glitches else [])

    def read(self, hf: Frontier, page: Page, taken: set[str]) -> None:
        hf.annexes[self.name] = Mishaps(read_number(page, "glitches", 0, FARTHEST))

    def fits(self, hf: Frontier) -> bool:
        return hf.agenda[-1][0] != "glitch" or len(fragile(hf, hf.active)) > 1


def mishaps(hf: Frontier) -> Mishaps:
    return cast(Mishaps, hf.annexes[SisterShips.name])


def two_rockets(most_stacks: Callable[[StackKind], int]) -> Callable[[StackKind], int]:
    """Everybody may have two rockets."""
    return lambda kind: 2 if kind == "rocket" else most_stacks(kind)


def with_folding(menu: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    """A drive in a stack may be folded and unfolded at any time of the own turn."""

    def offered(hf: Frontier, seat: Seat) -> Offers:
        yield from menu(hf, seat)
        for stack in hf.players[seat].stacks.values():
            for card in stack.cards:
                if hf.on.cards[card].ends and hf.turn.rearranged < hf.on.rearrangements:
                    yield hf.on.moves["fold"][card], None

    return offered


def fold(hf: Frontier, seat: Seat, move: Move) -> None:
    """The other end is up, and the fuel figure goes to the new row."""
    (card,) = move.args
    end = "" if card in hf.turned else HEAVY
    if end:
        hf.turned[card] = end
    else:
        del hf.turned[card]
    hf.turn.rearranged += 1
    settle(hf, seat)
    hf.tell("hf-folded", seat, "HF-2.6H", card=card, end=end)


def with_glitch(end_move: Callable[[Frontier, Seat], None]) -> Callable[[Frontier, Seat], None]:
    """Whoever has flown rolls a die; on a 1 something breaks."""

    def ended(hf: Frontier, seat: Seat) -> None:
        assert hf.flight is not None
        flew = hf.flight.entered > 0
        end_move(hf, seat)
        if flew:
            roll = dice.roll(hf)
            hf.tell("hf-glitch", seat, "HF-8.5B.2", roll=roll)
            if roll == GLITCH:
                hf.then(A_GLITCH(seat))

    return ended


def fragile(hf: Frontier, seat: Seat) -> list[CardId]:
    """Cards in stacks without crew."""
    stacks = hf.players[seat].stacks.values()
    return [card for stack in stacks if not crews_of(hf, stack) for card in stack.cards]


def glitch(hf: Frontier, seat: Seat) -> Rules:
    """A card in a stack without crew goes to hand; its owner says which."""
    cards = tuple(fragile(hf, seat))
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        moves = hf.on.moves["break"]
        offers = lambda: ((moves[card], None) for card in cards)  # noqa: E731
        card = (yield Decision(Kind.CHOOSE, seat, "hf-glitch", "HF-8.5B.2", offers)).args[0]
    mishaps(hf).glitches += 1
    hf.tell("hf-broke", seat, "HF-8.5B.2", card=card)
    hf.on.book.to_hand(hf, seat, card)
