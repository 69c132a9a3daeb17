"""The dice table for those who cannot decide what to combine."""

from collections.abc import Iterable, Sequence
from typing import Any

from perihelion.games.galaxy_trucker.meta import MOST_ROADS
from perihelion.games.galaxy_trucker.ships.boards import DIE

OTHERWISE = {1: ("I", "IA"), 2: ("II", "IIA"), 3: ("III", "IIIA")}  # roll -> class, and the class instead
MACHINATIONS = (4, 5)


def mix(rolls: Iterable[int], flights: Sequence[str] = ("I", "II", "III")) -> dict[str, Any]:
    """What dice choose, one roll after the other: options of a table.  [BE-7.3]

    1, 2 and 3 change a ship class, 4 and 5 bring Evil Machinations, 6 a level of Rough Roads; so does
    whatever is in play already, or has no class to change. No roll at all is the standard game.

    >>> mix([1, 4, 6, 5])
    {'expansions': ['evil-machinations', 'rough-roads'], 'flights': ['IA', 'II', 'III'], 'roads': 2}
    """
    flown, machinations, roads = list(flights), False, 0
    for roll in rolls:
        assert roll in DIE, f"no die shows {roll}"
        usual, other = OTHERWISE.get(roll, ("", ""))
        if usual in flown:
            flown[flown.index(usual)] = other
        elif roll in MACHINATIONS and not machinations:
            machinations = True
        else:
            roads = min(MOST_ROADS, roads + 1)
    parts = (["evil-machinations"] if machinations else []) + (["rough-roads"] if roads else [])
    return {"expansions": parts, "flights": flown} | ({"roads": roads} if roads else {})
