"""Return to the Moon: the solitaire training, with the base rules for the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict, cast

from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.engine.ruleset import Item, Result
from perihelion.games.high_frontier.book import Book, OfTable, TakeHome
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.meta import LONGEST
from perihelion.games.high_frontier.positions.notation import listed
from perihelion.games.high_frontier.positions.reading import FARTHEST, read_number
from perihelion.games.high_frontier.state import LEO, Frontier, Player, Stack

if TYPE_CHECKING:
    from perihelion.games.high_frontier.rules import FrontierRules


class TrainingTable(TypedDict):
    """Turns since the crew left, all it has from then on, and where it is to land."""

    away: int
    turns: int
    site: SpaceId


@dataclass(slots=True)
class Mission:
    """How far the training has come.

    away   turns since the crew left LEO, 0 before
    """

    away: int = 0

    def clone(self) -> Mission:
        return Mission(self.away)


def mission(hf: Frontier) -> Mission:
    return cast(Mission, hf.annexes[Training.name])


class Training(Expansion):
    """The training: one crew, no patents.  [HF-8.8]"""

    name = "training"

    def wrap(self, book: Book) -> None:
        book.set_up = set_up
        book.hand_out_crews = crew_flies
        book.income_water = income_water
        book.final_result = final_result
        book.end_turn = count_turn(book.end_turn)
        book.take_home = remember_landings(book.take_home)
        book.why_over = why_over

    def settle(self, rules: FrontierRules) -> None:
        """Ruling: there are no patents yet, so that the decks are empty.  [HF-11.12]"""
        rules.dealt = [self.printed.training.crew]
        rules.decks = dict.fromkeys(rules.decks, ())
        rules.ends += ("home", "lost")

    def set_up(self, hf: Frontier) -> None:
        hf.annexes[self.name] = Mission()

    def view(self, hf: Frontier, seat: Seat | None) -> TrainingTable:
        training = hf.on.printed.training
        return {"away": mission(hf).away, "turns": training.turns, "site": training.site}

    def write(self, hf: Frontier) -> list[str]:
        away = mission(hf).away
        return listed("away", [away] if away else [])

    def read(self, hf: Frontier, page: Page, taken: set[str]) -> None:
        hf.annexes[self.name] = Mission(read_number(page, "away", 0, FARTHEST))


def set_up(hf: Frontier) -> None:
    """A crew module at LEO with empty tanks, a decade before the game.  [HF-8.8]"""
    training = hf.on.printed.training
    hf.players.append(Player(training.crew, training.water))
    man_rocket(hf)
    hf.tell("hf-faction", 0, "HF-8.8", faction=training.crew)


def man_rocket(hf: Frontier) -> None:
    """The crew module alone is the rocket.  [HF-8.8]"""
    crew = hf.on.printed.training.crew
    hf.players[0].stacks["rocket"] = Stack(LEO, [crew], row=hf.side(crew).mass)


def crew_flies(hf: Frontier, taken: set[CardId]) -> None:
    """Where a position does not say where the crew is, it is ready to start."""
    if hf.on.printed.training.crew not in taken:
        man_rocket(hf)


def income_water(hf: Frontier, seat: Seat) -> int:
    return hf.on.printed.training.income


def count_turn(end_turn: OfTable) -> OfTable:
    """Turns count from the one in which the crew leaves LEO.  [HF-8.8]"""

    def counted(hf: Frontier) -> None:
        own = mission(hf)
        if own.away or not is_home(hf):
            own.away += 1
        end_turn(hf)

    return counted


def remember_landings(take_home: TakeHome) -> TakeHome:
    """A crew decommissioned at LEO is home, and has been where it was, if anywhere.  [HF-8.8 HF-7.1.4]"""

    def remembered(hf: Frontier, seat: Seat, card: CardId) -> SpaceId:
        sites = hf.landings.get(card, [])
        place = take_home(hf, seat, card)
        if place == LEO:
            hf.landings[card] = sites
        return place

    return remembered


def is_home(hf: Frontier) -> bool:
    """Whether the crew is in a stack at LEO, or was decommissioned there.  [HF-8.8]"""
    crew, player = hf.on.printed.training.crew, hf.players[0]
    from_leo = crew in player.hand and crew in hf.landings
    return from_leo or any(crew in stack.cards for _, stack in player.at(LEO))


def why_over(hf: Frontier) -> str:
    """Home from the Moon, or the crew is lost, or life support has ended.  [HF-8.8]

    Ruling: a crew decommissioned anywhere but at LEO is a mission given up; who comes home without having
    landed, or has not left, goes on with the turns that are left.  [HF-11.12]
    """
    training = hf.on.printed.training
    player = hf.players[0]
    if is_home(hf) and training.site in hf.landings.get(training.crew, ()):
        return "home"
    if not (is_home(hf) or player.slot_of(training.crew)) or mission(hf).away >= training.turns:
        return "lost"
    return "rounds" if hf.turns >= (hf.on.rounds or LONGEST) else ""


def final_result(hf: Frontier) -> Result:
    """The mission is won or lost.  [HF-8.8]"""
    won = hf.over == "home"
    parts = [[Item("hf-mission", int(won), "HF-8.8")]]
    return Result([int(won)], [1], [0] if won else [], parts)
