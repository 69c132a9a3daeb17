"""What the bonus cards bring to the table."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, ClassVar, TypedDict

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.composing import declared, offered, told
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.engine.refused import Refused
from perihelion.engine.speech import Glossary
from perihelion.games.galaxy_trucker.book import Book, OfTable
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.expansions.bonus_cards import (
    billiards,
    bureaucracy,
    depot,
    junkyard,
    phrases,
    robosmokeys,
)
from perihelion.games.galaxy_trucker.expansions.bonus_cards.memory import NAME, Memory, memory
from perihelion.games.galaxy_trucker.expansions.shared import losing, purse, shots, stowing, welding
from perihelion.games.galaxy_trucker.positions.notation import listed
from perihelion.games.galaxy_trucker.rows import Printing
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.state import Trucker

CARDS = (bureaucracy, robosmokeys, billiards, junkyard, depot)
MODULES = (losing, stowing, welding, *CARDS)
TOLD = told(MODULES)


class BonusTable(TypedDict):
    """Of the bonus card in play: numbers guessed by seat, the die once all see it, rows, boxes, components.

    `die` is 0 for whoever may not see it.
    """

    die: int
    guesses: dict[str, int]
    rows: list[int]
    boxes: list[int]
    depot: list[str]


class BonusCards(Expansion):
    """Two cards more in every level: an event and an opportunity.  [BE-7.1]"""

    name = NAME
    content = ("bonus_cards",)
    printing = Printing(
        types={
            "bureaucracy": ("credits", ""),
            "robosmokeys": ("", ""),
            "space_billiards": ("rows", ""),
            "junkyard": ("boxes days", ""),
            "star_depot": ("components days", ""),
        },
        features={"rows": list[list[str]], "boxes": list[junkyard.BoxRow], "components": int},
    )
    events: ClassVar = declared(MODULES, "EVENTS")
    prompts: ClassVar = TOLD["prompts"]
    moves: ClassVar = TOLD["moves"]
    records: ClassVar = TOLD["records"]
    brought: ClassVar = offered(MODULES).brings

    def wrap(self, book: Book) -> None:
        shots.with_salvoes(book)
        stowing.with_stowage(book)
        purse.with_purse(book)
        book.add(billiards.Billiards())
        book.add(junkyard.Junkyards())
        book.end_card = forgetting(book.end_card)

    def rules(self) -> Mapping[Step, Rule]:
        return declared(MODULES, "RULES") | {shots.SHOT: shots.shot}

    def phrases(self) -> list[tuple[str, ...]]:
        return [*declared_phrases(), *stowing.phrases(self.printed)]

    def glossary(self, rules: TruckerRules) -> Glossary:
        return phrases.glossary(self.printed.cards.values())

    def domains(self) -> dict[str, Container[str | int]]:
        return {"tile": self.printed.tiles, **stowing.DOMAINS}

    def fixable(self) -> dict[str, Container[str | int]]:
        return {"depot": frozenset(self.printed.heap)}

    def set_up(self, gt: Trucker) -> None:
        gt.annexes[NAME] = Memory()

    def view(self, gt: Trucker, seat: Seat | None) -> BonusTable:
        kept = memory(gt)
        guesses = {str(other): number for other, number in sorted(kept.guesses.items())}
        told = {"rows": kept.rows[:], "boxes": kept.boxes[:], "depot": kept.depot[:]}
        return {"die": kept.die if seat == setter(gt) else 0, "guesses": guesses, **told}  # type: ignore[typeddict-item]

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        guesses = {int(seat): number for seat, number in told["guesses"].items()}
        gt.annexes[NAME] = Memory(told["die"], guesses, told["rows"], told["boxes"], told["depot"])

    def redraw(self, gt: Trucker, seat: Seat) -> None:
        """The die could show anything to whoever did not set it.  [BE-11.1]"""
        if memory(gt).die and seat != setter(gt):
            memory(gt).die = gt.stream.pick("dice", DIE)

    def write(self, gt: Trucker) -> list[str]:
        kept = memory(gt)
        lines = listed("die", [kept.die] if kept.die else [])
        lines += [f"guess {seat}: {number}" for seat, number in sorted(kept.guesses.items())]
        return (
            lines
            + listed("rows", kept.rows)
            + listed("boxes", kept.boxes)
            + listed("depot-tiles", kept.depot)
        )

    def read(self, gt: Trucker, page: Page, taken: set[str]) -> None:
        kept = gt.annexes[NAME] = Memory()
        if (line := page.take("die")) is not None:
            kept.die = line.only(1)[0].number(1, 6)
        for seat in range(gt.rules.seats):
            if (line := page.take(f"guess {seat}")) is not None:
                kept.guesses[seat] = line.only(1)[0].number(1, 6)
        for key, most in (("rows", billiards.MOST_ROWS), ("boxes", junkyard.MOST_BOXES)):
            if (line := page.take(key)) is not None:
                getattr(kept, key).extend(word.number(1, most) for word in line.words)
        if (line := page.take("depot-tiles")) is not None:
            kept.depot = [word.name(gt.face_up, "tile") for word in line.words]
        for tile in gt.stream.fixed.get("depot", ()):
            if tile not in gt.heap and tile not in gt.face_up:
                raise Refused("gt-not-to-come", None, *page.where("depot"), piece=tile)

    def fits(self, gt: Trucker) -> bool:
        """Whoever shows the die has set it, and a component that is welded on lies open."""
        kept = memory(gt)
        names = {step[0] for step in gt.agenda}
        shown = "show_die" not in names or bool(kept.die) or "set_die" in names
        return shown and all(step[2] in gt.face_up for step in gt.agenda if step[0] == "weld")


def declared_phrases() -> list[tuple[str, ...]]:
    return [phrase for module in CARDS for phrase in getattr(module, "PHRASES", ())]


def setter(gt: Trucker) -> Seat | None:
    """Who set the die: the last in the order of the card.  [BE-11.1]"""
    flying = gt.on.book.flying(gt)
    return flying[-1] if memory(gt).die and flying else None


def forgetting(end_card: OfTable) -> OfTable:
    """What the card made its rules remember is forgotten with it."""

    def end(gt: Trucker) -> None:
        gt.annexes[NAME] = Memory()
        end_card(gt)

    return end
