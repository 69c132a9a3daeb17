"""Stories of Galaxy Trucker's building: tiles laid down to be drawn, and what builders do with them."""

from __future__ import annotations

from typing import Any

import pytest
from story import TruckerStory

import perihelion

CABINS = ("SC-BLUE", "SC-GREEN", "SC-YELLOW", "SC-RED")


def building(
    *draws: str, seats: int = 1, ships: dict[int, str] | None = None, lines: str = "", **options: str
) -> BuildingStory:
    """A game in which ships are built.

    draws     the tiles that are drawn next
    ships     seat -> its ship, written as in a position; `@` is the starting cabin
    lines     further lines of the position
    options   of the table, `_` for `-`
    """
    said = ["perihelion galaxy-trucker 1", f"seats: {seats}"]
    said += [f"option {name.replace('_', '-')}: {value}" for name, value in options.items()]
    for seat, drawing in (ships or {}).items():
        rows = drawing.replace("@", CABINS[seat]).strip().splitlines()
        said += [f"ship {seat}: {row}" for row in rows]
    said += [f"tile: {' '.join(draws)}"] if draws else []
    said += [line.strip() for line in lines.strip().splitlines()]
    return BuildingStory(perihelion.from_position("galaxy-trucker", "\n".join(said) + "\n"))


class BuildingStory(TruckerStory):
    """Reads as play: `story.does("draw", "attach 7.8 0")`, or in live play `story.by(1, "draw")`."""

    def by(self, seat: int, *moves: str) -> BuildingStory:
        """One of several builders does these moves."""
        for move in moves:
            self.game.play(seat, move)
        return self

    def refuses_by(self, seat: int, move: str, reason: str, rule: str) -> BuildingStory:
        """One of several builders may not do this."""
        with pytest.raises(perihelion.Refused) as refused:
            self.game.play(seat, move)
        assert (refused.value.reason, refused.value.rule) == (reason, rule)
        return self

    def may(self, seat: int) -> list[str]:
        """What this builder may do now."""
        return [str(move) for move in self.game.pending[seat].moves]

    def places(self, seat: int = 0) -> list[str]:
        """Squares and turns at which the tile in hand may lie."""
        return [move.removeprefix("attach ") for move in self.may(seat) if move.startswith("attach ")]

    def tile(self, square: str, seat: int = 0) -> str | None:
        part = self.ship(seat).parts.get(square)
        return part.id if part else None

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The table as this seat sees it."""
        table: dict[str, Any] = self.game.view(seat)["table"]
        return table
