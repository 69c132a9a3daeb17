"""What a supercard in play must remember."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypedDict

from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Line, Page
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.positions.notation import listed
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.state import Trucker

MOST_HULLS = 4
MOST_GIVEN = 60


@dataclass(slots=True)
class CardMemory:
    """Of the card in play.

    fixed      the die printed beside the meteor that comes, 0 for none
    given      components the ship or part at a Black Hole has given up so far
    through    parts of that ship, by number, that are out of danger
    beaten     whom an Enemy Fleet has beaten, in the order of the card
    margins    seat -> by how much its value exceeds the other one in the contest under way
    melting    components that will fall off together
    shot       whether those in hyperspace have been shot at
    """

    fixed: int = 0
    given: int = 0
    through: list[int] = field(default_factory=list)
    beaten: list[Seat] = field(default_factory=list)
    margins: dict[Seat, float] = field(default_factory=dict)
    melting: list[Square] = field(default_factory=list)
    shot: bool = False

    def clone(self) -> CardMemory:
        return CardMemory(
            self.fixed,
            self.given,
            self.through[:],
            self.beaten[:],
            self.margins.copy(),
            self.melting[:],
            self.shot,
        )


class CardTable(TypedDict):
    """The supercard in play: components given up, parts through, who was beaten and margins by seat."""

    fixed: int
    given: int
    through: list[int]
    beaten: list[Seat]
    margins: dict[str, float]
    melting: list[str]
    shot: bool


def view(kept: CardMemory) -> CardTable:
    return {
        "fixed": kept.fixed,
        "given": kept.given,
        "through": kept.through[:],
        "beaten": kept.beaten[:],
        "margins": {str(seat): margin for seat, margin in sorted(kept.margins.items())},
        "melting": kept.melting[:],
        "shot": kept.shot,
    }


def see(told: Mapping[str, Any]) -> CardMemory:
    return CardMemory(
        fixed=told["fixed"],
        given=told["given"],
        through=list(told["through"]),
        beaten=list(told["beaten"]),
        margins={int(seat): margin for seat, margin in told["margins"].items()},
        melting=list(told["melting"]),
        shot=told["shot"],
    )


def write(kept: CardMemory) -> list[str]:
    """What is remembered, each on a line of its own; nothing where there is nothing."""
    lines = listed("fixed", [kept.fixed] if kept.fixed else [])
    lines += listed("given", [kept.given] if kept.given else [])
    lines += listed("through", kept.through) + listed("beaten", kept.beaten)
    lines += [f"margin {seat}: {margin}" for seat, margin in sorted(kept.margins.items())]
    lines += listed("melting", kept.melting)
    return lines + (["hyperspace: shot"] if kept.shot else [])


def read(gt: Trucker, page: Page, kept: CardMemory) -> None:
    """Its lines of a position."""
    kept.fixed = _number(page.take("fixed"), len(DIE))
    kept.given = _number(page.take("given"), MOST_GIVEN)
    through = page.take("through")
    kept.through = [word.number(1, MOST_HULLS) for word in through.words] if through else []
    kept.beaten = _seats(gt, page.take("beaten"))
    for seat in range(gt.rules.seats):
        if (line := page.take(f"margin {seat}")) is not None:
            kept.margins[seat] = _margin(line)
    there = {square for player in gt.players for square in player.ship.parts}
    melting = page.take("melting")
    kept.melting = [word.name(there, "square") for word in melting.words] if melting else []
    if (line := page.take("hyperspace")) is not None:
        kept.shot = bool(line.only(1)[0].name(("shot",), "word"))


def _number(line: Line | None, most: int) -> int:
    return line.only(1)[0].number(1, most) if line else 0


def _seats(gt: Trucker, line: Line | None) -> list[Seat]:
    return [word.number(0, gt.rules.seats - 1) for word in line.words] if line else []


def _margin(line: Line) -> float:
    """Whole where it was written whole; halves come from cannons."""
    (word,) = line.only(1)
    try:
        margin = float(word.text)
    except ValueError:
        word.refuse("bad-number", least=-99, most=99)
    if not -99 <= margin <= 99 or margin * 2 % 1:
        word.refuse("bad-number", least=-99, most=99)
    return margin if "." in word.text else int(margin)
