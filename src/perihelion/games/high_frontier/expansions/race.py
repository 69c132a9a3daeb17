"""Race in space: the first crew that lands on Titan and comes home wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict, cast

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.positions import Page
from perihelion.engine.ruleset import Item, Result
from perihelion.games.high_frontier.book import Book, TakeHome
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.crews import is_crew
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.expansions.expansion.elections import GovernmentBook
from perihelion.games.high_frontier.meta import LONGEST
from perihelion.games.high_frontier.positions.notation import listed
from perihelion.games.high_frontier.positions.reading import read_number
from perihelion.games.high_frontier.state import LEO, NOBODY, Frontier

if TYPE_CHECKING:
    from perihelion.games.high_frontier.rules import FrontierRules

TITAN = "Titan"


class RaceTable(TypedDict):
    """Who has won the race, or -1."""

    winner: int


@dataclass(slots=True)
class Finish:
    """Who has brought a crew home from Titan."""

    winner: Seat = NOBODY

    def clone(self) -> Finish:
        return Finish(self.winner)


def finish(hf: Frontier) -> Finish:
    return cast(Finish, hf.annexes[Race.name])


class Race(Expansion):
    """Race in space, for two to five.  [HF-8.7A]"""

    name = "race"

    def wrap(self, book: Book) -> None:
        book.take_home = remember_titan(book.take_home)
        book.enter = come_home(book.enter)
        book.why_over = why_over
        book.final_result = final_result
        book.menu = without_payment(book.menu)
        book[GovernmentBook].has_last_election = lambda *_: False

    def settle(self, rules: FrontierRules) -> None:
        rules.ends += ("titan",)

    def set_up(self, hf: Frontier) -> None:
        hf.annexes[self.name] = Finish()

    def view(self, hf: Frontier, seat: Seat | None) -> RaceTable:
        return {"winner": finish(hf).winner}

    def write(self, hf: Frontier) -> list[str]:
        winner = finish(hf).winner
        return listed("home-first", [winner] if winner != NOBODY else [])

    def read(self, hf: Frontier, page: Page, taken: set[str]) -> None:
        winner = read_number(page, "home-first", 0, hf.on.seats - 1, NOBODY)
        hf.annexes[self.name] = Finish(winner)


def has_seen_titan(hf: Frontier, crew: CardId) -> bool:
    return any(hf.on.sites[site].world == TITAN for site in hf.landings.get(crew, ()))


def remember_titan(take_home: TakeHome) -> TakeHome:
    def taken(hf: Frontier, seat: Seat, card: CardId) -> SpaceId:
        """A crew from Titan that is taken to hand at LEO is home.  [HF-8.7A]"""
        seen = is_crew(hf, card) and has_seen_titan(hf, card)
        place = take_home(hf, seat, card)
        if seen and place == LEO and finish(hf).winner == NOBODY:
            finish(hf).winner = seat
        return place

    return taken


Enters = Callable[[Frontier, Seat, SpaceId], None]


def come_home(enter: Enters) -> Enters:
    def entered(hf: Frontier, seat: Seat, to: SpaceId) -> None:
        """A crew from Titan that comes to LEO has won, whatever befalls it there.  [HF-8.7A]"""
        enter(hf, seat, to)
        if to == LEO and finish(hf).winner == NOBODY and seat in crews_home(hf):
            finish(hf).winner = seat

    return entered


def crews_home(hf: Frontier) -> list[Seat]:
    """Who has a crew from Titan in a stack at LEO.  [HF-8.7A]"""
    return [
        seat
        for seat, player in enumerate(hf.players)
        if any(has_seen_titan(hf, card) for _, stack in player.at(LEO) for card in stack.cards)
    ]


def why_over(hf: Frontier) -> str:
    """The crew is back, in a stack or taken to hand, at the end of a turn.  [HF-8.7A]

    Ruling: a race without a winner ends with the rounds of the table.  [HF-11.27]
    """
    own = finish(hf)
    if own.winner == NOBODY:
        own.winner = next(iter(crews_home(hf)), NOBODY)
    if own.winner != NOBODY:
        return "titan"
    return "rounds" if hf.turns >= (hf.on.rounds or LONGEST) * hf.on.seats else ""


def final_result(hf: Frontier) -> Result:
    """First come, all others after.  [HF-8.7A]"""
    winner = finish(hf).winner
    parts = [[Item("hf-race", int(seat == winner), "HF-8.7A")] for seat in range(hf.on.seats)]
    if winner == NOBODY:
        return Result([0] * hf.on.seats, [1] * hf.on.seats, [], parts)
    return Result.ranked(parts, tie_break=[0] * hf.on.seats)


def without_payment(menu: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """Nobody pays for the end of a race.  [HF-8.7A]"""
        for move, why_not in menu(hf, seat):
            if move.verb != "end-game":
                yield move, why_not

    return offered
