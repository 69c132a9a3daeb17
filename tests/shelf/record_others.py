"""Adds games of Galaxy Trucker and High Frontier to the shelf.

`PYTHONPATH=tests python tests/shelf/record_others.py`
"""

from functools import partial
from pathlib import Path
from typing import Any

from conformance.test_games import LATE

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS
from perihelion.lab.answering import answer, next_seat

SHELF = Path(__file__).parent
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "galaxy-trucker-1": (1, {}),
    "galaxy-trucker-2-live": (2, {"tempo": "live", "flights": ["I", "II"]}),
    "galaxy-trucker-3-days-unfinished": (3, {"tempo": "days"}),
    "galaxy-trucker-3-free": (3, {"welding": "free", "first-flight": "yes", "flights": ["I"]}),
    "galaxy-trucker-4": (4, {"flights": ["I", "II", "IIIA"]}),
    "high-frontier-1": (1, {}),
    "high-frontier-2": (2, {}),
    "high-frontier-3-shorter": (3, {"shorter": "yes", "mining": "all", "rounds": 40}),
    "high-frontier-4": (4, {"first": 2}),
    "high-frontier-5-unfinished": (5, {}),
}
UNFINISHED = 400  # decisions
PACE = 3.0  # seconds


def played(game: Game, bots: list[str], stop: int | None = None) -> str:
    """The record of a game by these bots, to its end or to so many decisions."""
    players = [BOTS[name](seat) for seat, name in enumerate(bots)]
    seat = next_seat(game)
    while seat is not None and (stop is None or game.history is None or len(game.history.entries) < stop):
        seat = answer(game, seat, players[seat].choose(Chair(game, seat)), PACE)
    return game.save()


def from_the_start(name: str) -> str:
    seats, options = TABLES[name]
    game = perihelion.new(name.partition(f"-{seats}")[0], seats=seats, seed=seats, options=options)
    bots = ["random" if seat == 2 else "rookie" for seat in range(seats)]
    return played(game, bots, UNFINISHED if name.endswith("unfinished") else None)


def from_late_on(seed: int) -> str:
    return played(perihelion.from_position("high-frontier", LATE.format(seed=seed)), ["random"] * 3)


def main() -> None:
    """Records what is not there yet: a record on the shelf is never edited."""
    recorders = {name: partial(from_the_start, name) for name in TABLES}
    recorders |= {f"high-frontier-3-late-{seed}": partial(from_late_on, seed) for seed in range(3)}
    for name, record in recorders.items():
        path = SHELF / f"{name}.json"
        if not path.exists():
            path.write_text(record(), "utf-8")


if __name__ == "__main__":
    main()
