"""The ladder: how strong the bots are at each game, as a tournament found.

Each file of `ladders/` is what `./perihelion tournament GAME ... --json` printed; its `command` says how.
"""

from functools import cache
from importlib.resources import files

import msgspec


class Rung(msgspec.Struct):
    """A bot on the ladder: its rating, the half width of the 95 % interval, and the share of games won."""

    bot: str
    rating: float
    error: float
    games: int
    share: float


class _Rating(msgspec.Struct):
    name: str
    rating: float
    error: float


class _Standing(msgspec.Struct):
    name: str
    games: int
    share: float


class _Results(msgspec.Struct):
    ratings: list[_Rating]
    standings: list[_Standing]


class _Held(msgspec.Struct):
    command: str
    results: _Results


@cache
def ladders() -> dict[str, list[Rung]]:
    """By game, the strongest bot first."""
    found = sorted(files(__package__).joinpath("ladders").iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".json"): _rungs(file.read_text("utf-8")) for file in found}


def _rungs(text: str) -> list[Rung]:
    results = msgspec.json.decode(text, type=_Held).results
    standings = {standing.name: standing for standing in results.standings}
    return [
        Rung(one.name, one.rating, one.error, standings[one.name].games, standings[one.name].share)
        for one in sorted(results.ratings, key=lambda rating: -rating.rating)
    ]
