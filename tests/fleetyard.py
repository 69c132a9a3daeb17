"""Ships of Latest Models for stories: squares with what lies there, fleets of which dice have joined ships.

`A`, `B`, `C` and `D` are small ships in the four parts of class IVC.
"""

from __future__ import annotations

from typing import Any

from shipyard import build, printed_pieces
from story import TruckerStory
from trucker import FlightStory, flight

import perihelion
from perihelion.games.galaxy_trucker.editions import content_for
from perihelion.games.galaxy_trucker.expansions.latest_models.annex import read_figures
from perihelion.games.galaxy_trucker.expansions.latest_models.plans import key_of, opened
from perihelion.games.galaxy_trucker.ships.boards import Board, square_at

A = {"5.5": "C", "5.6": "h", "5.7": "e", "4.6": "b"}
B = {"9.5": "C", "9.6": "h", "9.7": "e", "10.6": "b"}
C = {"5.9": "C", "5.10": "h", "4.10": "e", "6.10": "b"}
D = {"9.9": "C", "9.10": "h", "10.10": "e", "8.10": "b"}
CREWED = {"9.5": "C", "9.6": "h:purple", "9.7": "n", "10.6": "h"}
SIDE_BY_SIDE, THREE, ONE = (2, 4), (2, 3), (3, 6)
RICH = "bill 0: IVC/card/30/GT-16.2"


def printed(name: str) -> Board:
    return printed_pieces().boards[name]


def board_of(*dice: int) -> Board:
    return opened(printed("IVC"), key_of(read_figures(content_for(("latest-models",))).plans), dice)


def drawn(board: Board, words: dict[str, str]) -> str:
    """A board with these tiles on it."""
    assert set(words) <= set(board.neighbours), "there are such squares"
    rows = [[square_at(column, row) for column in board.columns] for row in board.rows]
    return "\n".join(
        " ".join(words.get(square, "-" if square in board.neighbours else ".") for square in row)
        for row in rows
    )


def fleet(
    *ships: dict[str, str], dice: tuple[int, int] = SIDE_BY_SIDE, lines: str = "", **about: Any
) -> FlightStory:
    board = board_of(*dice)
    plans = f"plans: {dice[0]} {dice[1]}\n"
    return flight(*(drawn(board, words) for words in ships), board=board, lines=plans + lines, **about)


def building(flights: str, lines: str = "", seats: int = 1) -> TruckerStory:
    said = [
        "perihelion galaxy-trucker 1",
        f"seats: {seats}",
        f"option flights: {flights}",
        *lines.split("\n"),
    ]
    return TruckerStory(perihelion.from_position("galaxy-trucker", "\n".join(said) + "\n"))


def new(flights: list[str], seats: int = 1, **options: Any) -> perihelion.Game:
    return perihelion.new("galaxy-trucker", seats=seats, seed=3, options={"flights": flights, **options})


def seen(story: FlightStory, seat: int = 0) -> dict[str, Any]:
    told: dict[str, Any] = story.game.view(0)["table"]["players"][seat]["ship"]
    return told


def end(story: FlightStory) -> FlightStory:
    story.gt.on.book.settle(story.gt)
    return story


def at_check(*words: dict[str, str], dice: tuple[int, int] = SIDE_BY_SIDE, lines: str = "") -> FlightStory:
    board, used = board_of(*dice), set[str]()
    said = [
        "perihelion galaxy-trucker 1",
        f"seats: {len(words)}",
        "option flights: IVC",
        "phase: check",
        f"plans: {dice[0]} {dice[1]}",
    ]
    for seat, ship in enumerate(words):
        rows = build(drawn(board, ship), board=board, seat=seat, used=used)
        said += [f"ship {seat}: {row}" for row in rows] + [f"number {seat}: {seat + 1}"]
    text = "\n".join([*said, *lines.strip().splitlines()]) + "\n"
    return FlightStory(perihelion.from_position("galaxy-trucker", text))


def place(story: FlightStory, seat: int = 0) -> str:
    """The square of a ship that the next roll for coordinates means."""
    book = story.gt.on.book
    return book.meant(story.gt, seat, *book.coordinates(story.gt))
