"""Playing the games of a plan, one after the other."""

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import perihelion
from perihelion.bots import BOTS, Entrant, Factory
from perihelion.bots.deals import Haggling, agrees, offer
from perihelion.bots.guides import Guided
from perihelion.engine.chairs import Chair
from perihelion.engine.driver import Game
from perihelion.engine.ruleset import Result
from perihelion.lab.answering import answer, next_seat
from perihelion.lab.plan import Plan, derived_seed, enter
from perihelion.lab.tally import Tally

PACE = 3.0  # seconds in which everybody acts once, in a phase played in real time


@dataclass(slots=True, frozen=True)
class Played:
    """A game played to its end.

    result      scores, ranks, winners
    decisions   how many there were
    turns       how many turns of all seats together
    """

    result: Result
    decisions: int
    turns: int


@dataclass(slots=True, frozen=True)
class Failure:
    """A game that broke: how to see it again, and what went wrong."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]
    said: str
    trace: str


class GameFailed(Exception):
    """A game of a simulation broke: a fault of the rules or of a bot."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure

    def __str__(self) -> str:
        failed = self.failure
        options = f", options={dict(failed.options)!r}" if failed.options else ""
        again = (
            f"perihelion.lab.play_out({failed.game!r}, {list(failed.bots)!r}, seed={failed.seed}{options})"
        )
        return f"The game with seed {failed.seed} failed: {failed.said}\nTo see it again: {again}"


def play_out(
    game: str,
    bots: Sequence[str],
    *,
    seed: int,
    options: Mapping[str, Any] | None = None,
    known: Mapping[str, Factory] = BOTS,
) -> Played:
    """Plays one game between these bots, the first in seat 0; the same seed plays the same game."""
    return _play_out(game, enter(bots, known), seed, options or {})


def _play_out(game: str, entrants: Sequence[Entrant], seed: int, options: Mapping[str, Any]) -> Played:
    table = perihelion.new(game, seats=len(entrants), seed=seed, options=options, tracked=False)
    players = [
        (sitting.make(derived_seed("bot", seed, seat)), Chair(table, seat, sitting.simulations))
        for seat, sitting in enumerate(entrants)
    ]
    decisions = 0
    most = table.rules.info.max_decisions
    haggling = Haggling()
    asked = next_seat(table)
    while asked is not None:
        bot, chair = players[asked]
        if isinstance(bot, Guided) and haggling.is_time(table, asked):
            make_offer(table, chair, haggling)
        asked = answer(table, asked, bot.choose(chair), PACE)
        decisions += 1
        assert decisions <= most, f"the game goes on after {most} decisions"
    assert table.result is not None
    return Played(table.result, decisions, table.rules.turn(table.state))


def make_offer(table: Game, chair: Chair, haggling: Haggling) -> None:
    """A bot offers what it thinks of, and the others answer at once."""
    terms = offer(chair)
    if terms is not None and haggling.is_new(terms):
        number = table.propose(chair.seat, terms)
        deal = table.deals.find(chair.seat, number)
        for other in deal.parties:
            if other != chair.seat:
                table.respond(other, number, agrees(table.rules.info.name, other, deal.as_json()))


@dataclass(slots=True, frozen=True)
class Stretch:
    """Some games of a plan, by number: the first, and the one after the last."""

    plan: Plan
    first: int
    end: int


def play_stretch(stretch: Stretch) -> Tally | Failure:
    """Plays these games and adds them up; stops at one that breaks."""
    plan = stretch.plan
    tally = Tally(plan.bots, plan.seats)
    for number in range(stretch.first, stretch.end):
        seating = plan.seating(number)
        seed = plan.seed_of(number)
        bots = tuple(plan.bots[n] for n in seating)
        try:
            played = _play_out(plan.game, [plan.entrants[n] for n in seating], seed, plan.options)
        except Exception as fault:  # whatever breaks a game must come back with its seed
            said = f"{type(fault).__name__}: {fault}"
            return Failure(plan.game, bots, seed, plan.options, said, traceback.format_exc())
        tally.add(bots, played.result, decisions=played.decisions, turns=played.turns)
    return tally


def stretches(plan: Plan, size: int) -> list[Stretch]:
    """The games of a plan in pieces of this size."""
    starts = range(0, plan.games, size)
    return [Stretch(plan, first, min(first + size, plan.games)) for first in starts]
