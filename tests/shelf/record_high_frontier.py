"""Adds games of High Frontier to the shelf: `PYTHONPATH=tests python tests/shelf/record_high_frontier.py`."""

from pathlib import Path
from typing import Any

from conformance.test_games import LATE

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS

SHELF = Path(__file__).parent
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "high-frontier-1": (1, {}),
    "high-frontier-2": (2, {}),
    "high-frontier-3-shorter": (3, {"shorter": "yes", "mining": "all", "rounds": 40}),
    "high-frontier-4": (4, {"first": 2}),
    "high-frontier-5-unfinished": (5, {}),
}
UNFINISHED = 400  # decisions


def played(game: Game, bots: list[str], stop: int | None = None) -> str:
    """The record of a game by these bots, to its end or to so many decisions."""
    players = [BOTS[name](seat) for seat, name in enumerate(bots)]
    while not game.over and (stop is None or game.history is None or len(game.history.entries) < stop):
        (seat,) = game.pending
        game.play(seat, players[seat].choose(Chair(game, seat)))
    return game.save()


def main() -> None:
    for name, (seats, options) in TABLES.items():
        game = perihelion.new("high-frontier", seats=seats, seed=seats, options=options)
        bots = ["random" if seat == 2 else "rookie" for seat in range(seats)]
        stop = UNFINISHED if name.endswith("unfinished") else None
        (SHELF / f"{name}.json").write_text(played(game, bots, stop), "utf-8")
    for seed in range(3):
        late = perihelion.from_position("high-frontier", LATE.format(seed=seed))
        (SHELF / f"high-frontier-3-late-{seed}.json").write_text(played(late, ["random"] * 3), "utf-8")


if __name__ == "__main__":
    main()
