"""What Tandem brings to the table."""

from collections.abc import Callable, Mapping
from typing import TypedDict

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.rows import Printing
from perihelion.games.galaxy_trucker.state import Trucker
from toys.tandem import customs
from toys.tandem.ledger import NAME, Ledger, ledger

CLASSES = ("TA",)
OfTable = Callable[[Trucker], None]


class TandemTable(TypedDict):
    """How often each seat has bribed."""

    bribes: list[int]


class Tandem(Expansion):
    """The toy."""

    name = NAME
    package = "toys.tandem"
    content = ("tandem",)
    printing = Printing(
        types={"customs": ("bribe days", "")}, abilities={"toll": int}, features={"bribe": int}
    )
    events = customs.EVENTS
    brought = customs.BRINGS

    def rules(self) -> Mapping[Step, Rule]:
        return {customs.CUSTOMS: customs.customs, customs.FACE_CUSTOMS: customs.face_customs}

    def wrap(self, book: Book) -> None:
        book.reward_arrival = with_tolls(book.reward_arrival)

    def phrases(self) -> list[tuple[str, ...]]:
        return [("bribe",), ("open-up",), ("outrun",)]

    def set_up(self, state: Trucker) -> None:
        state.annexes[NAME] = Ledger(dict.fromkeys(range(len(state.players)), 0))

    def view(self, state: Trucker, seat: Seat | None) -> TandemTable:
        return {"bribes": list(ledger(state).bribes.values())}

    def write(self, state: Trucker) -> list[str]:
        return [f"bribes {seat}: {count}" for seat, count in ledger(state).bribes.items() if count]

    def read(self, state: Trucker, page: Page, taken: set[str]) -> None:
        self.set_up(state)
        for seat in range(len(state.players)):
            line = page.take(f"bribes {seat}")
            if line is not None:
                ledger(state).bribes[seat] = line.only(1)[0].number(1, 1000)


def with_tolls(reward_arrival: OfTable) -> OfTable:
    """Whoever arrives is paid for every toll box that is still in the ship."""

    def reward(gt: Trucker) -> None:
        reward_arrival(gt)
        for seat in gt.flight.in_order():
            toll = sum(part.kind.more.get("toll", 0) for part in gt.ship(seat).parts.values())
            gt.bill(seat, "toy-toll", toll, "GT-21.2")

    return reward
