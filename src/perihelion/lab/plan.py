"""What a simulation shall play: every game of it follows from the plan and the game's number."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from perihelion.bots import BOTS, Factory, NoSuchBot
from perihelion.bots.entrants import Entrant, entrant
from perihelion.engine.chance import LARGEST_SEED
from perihelion.engine.refused import Refused
from perihelion.games import games as known_games
from perihelion.games import ruleset

_SEED_BYTES = 6  # short enough to copy by hand, long enough that no two games are the same


class BadPlan(ValueError):
    """Nothing of this kind can be simulated; the message is a sentence for people."""


@dataclass(slots=True, frozen=True)
class Plan:
    """A simulation before it is played.

    game       name of the game
    entrants   the bots, one per seat
    games      how many games are played
    seed       of the simulation
    rotate     whether the bots move on by one seat from game to game
    options    of the game
    paired     whether the same cards are dealt until every bot has had every seat
    """

    game: str
    entrants: tuple[Entrant, ...]
    games: int
    seed: int
    rotate: bool
    options: Mapping[str, Any]
    paired: bool = False

    @property
    def bots(self) -> tuple[str, ...]:
        """Names of the bots, one per seat."""
        return tuple(entrant.name for entrant in self.entrants)

    @property
    def seats(self) -> int:
        return len(self.entrants)

    def seed_of(self, number: int) -> int:
        """The seed of a game of this simulation."""
        return derived_seed("game", self.seed, number // self.seats if self.paired else number)

    def seating(self, number: int) -> list[int]:
        """Which of the bots sits in each seat in this game."""
        shift = number if self.rotate else 0
        return [(seat + shift) % self.seats for seat in range(self.seats)]


def derived_seed(*parts: str | int) -> int:
    """A seed that follows from these parts and has nothing else to do with them."""
    digest = blake2b("/".join(map(str, parts)).encode(), digest_size=_SEED_BYTES).digest()
    return int.from_bytes(digest, "big")


def make_plan(
    game: str,
    *,
    bots: Sequence[str],
    seats: int | None,
    games: int,
    seed: int,
    rotate: bool,
    options: Mapping[str, Any],
    paired: bool = False,
    known: Mapping[str, Factory] = BOTS,
) -> Plan:
    """A plan that can be played; raises BadPlan with a sentence that says what is wrong."""
    check_numbers(games, seed)
    entrants = _seated(enter(bots, known), seats)
    check_game(game, len(entrants), options)
    return Plan(game, entrants, games, seed, rotate, dict(options), paired)


def check_numbers(games: int, seed: int) -> None:
    if games < 1:
        raise BadPlan(f"At least one game must be played, not {games}.")
    if not 0 <= seed <= LARGEST_SEED:
        raise BadPlan(f"A seed is a number from 0 to {LARGEST_SEED}, not {seed}.")


def enter(bots: Sequence[str], known: Mapping[str, Factory]) -> tuple[Entrant, ...]:
    """The bots of these names."""
    try:
        return tuple(entrant(name, known) for name in bots)
    except NoSuchBot as nobody:
        raise BadPlan(str(nobody)) from None


def _seated(entrants: tuple[Entrant, ...], seats: int | None) -> tuple[Entrant, ...]:
    """One bot per seat; a single one takes every seat."""
    count = len(entrants)
    if count == 1 and seats is not None:
        return entrants * seats
    if seats is not None and count != seats:
        raise BadPlan(f"{count} bots do not fill {seats} seats: name one for all seats, or one per seat.")
    return entrants


def check_game(game: str, seats: int, options: Mapping[str, Any]) -> None:
    known = known_games()
    if game not in known:
        raise BadPlan(f"There is no game called “{game}”; there are {_listed(known)}.")
    info = known[game]
    possible = info.all_seats
    if seats not in possible:
        raise BadPlan(f"{info.title} is for {min(possible)} to {max(possible)} seats, not for {seats}.")
    names = [option.name for option in info.options]
    for name in options:
        if name not in names:
            raise BadPlan(f"{info.title} has no option “{name}”; it has {_listed(names)}.")
    try:
        ruleset(game, seats, options)
    except Refused as refused:
        raise BadPlan(f"{info.title}: {Refused.speak(refused)}") from None


def _listed(names: Mapping[str, Any] | Sequence[str]) -> str:
    return ", ".join(names) if names else "none"
