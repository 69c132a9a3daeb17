"""Simulations: thousands of games between bots, the same for a seed on one core or on many."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from perihelion.bots import BOTS, Factory
from perihelion.lab.plan import BadPlan, Plan, make_plan
from perihelion.lab.playing import Failure, GameFailed, play_stretch, stretches
from perihelion.lab.pool import Pool, cores, pool_of
from perihelion.lab.tally import Spread, Standing, Tally

LONGEST_STRETCH = 20  # a worker asked to stop first finishes its stretch
STRETCHES_PER_WORKER = 8


@dataclass(slots=True, frozen=True)
class Simulation:
    """What was played and how it went; all but `seconds` and `workers` follows from the plan.

    plan        what was to be played
    finished    how many of its games were
    bots        how each bot fared
    seats       how each seat fared
    decisions   per game
    turns       per game, all seats together
    seconds     it took
    workers     that shared the work
    """

    plan: Plan
    finished: int
    bots: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    decisions: Spread
    turns: Spread
    seconds: float
    workers: int

    def standing(self, bot: str) -> Standing:
        return next(standing for standing in self.bots if standing.name == bot)

    @property
    def games_per_second(self) -> float:
        return self.finished / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions.mean * self.games_per_second


class Stopped(KeyboardInterrupt):
    """A simulation was interrupted; `partial` tells of the games finished until then, if any."""

    def __init__(self, partial: Simulation | None) -> None:
        super().__init__("the simulation was stopped")
        self.partial = partial


def simulate(
    game: str,
    *,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    rotate: bool = True,
    paired: bool = False,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    known: Mapping[str, Factory] = BOTS,
    progress: Callable[[int], None] | None = None,
    pool: Pool | None = None,
) -> Simulation:
    """Plays games between bots and tells how they fared.

    bots       one name for all seats, or one per seat; `captain:50` has 50 simulations a decision
    rotate     whether they move on by one seat from game to game
    paired     whether the same cards are dealt until every bot has had every seat
    workers    processes to share the work; as many as there are cores where nothing is said
    known      the bots there are: name -> maker from a seed; what a module defines can be added
    progress   called with the number of games finished so far
    pool       another place to play than processes of this machine

    Raises BadPlan, GameFailed where a game breaks, WorkerLost, and Stopped on Ctrl-C.
    """
    if workers is not None and workers < 1:
        raise BadPlan(f"At least one worker is needed, not {workers}.")
    plan = make_plan(
        game,
        bots=bots,
        seats=seats,
        games=games,
        seed=seed,
        rotate=rotate,
        paired=paired,
        options=options or {},
        known=known,
    )
    workers = min(workers or cores(), games)
    return _run(plan, pool or pool_of(workers), workers, progress)


def _run(plan: Plan, pool: Pool, workers: int, progress: Callable[[int], None] | None) -> Simulation:
    size = min(LONGEST_STRETCH, max(1, plan.games // (workers * STRETCHES_PER_WORKER)))
    tally = Tally(plan.bots, plan.seats)
    begun = perf_counter()
    try:
        for part in pool.run(play_stretch, stretches(plan, size)):
            if isinstance(part, Failure):
                raise GameFailed(part)
            tally.merge(part)
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        seconds = perf_counter() - begun
        raise Stopped(_told(plan, tally, seconds, workers) if tally.games else None) from None
    return _told(plan, tally, perf_counter() - begun, workers)


def _told(plan: Plan, tally: Tally, seconds: float, workers: int) -> Simulation:
    return Simulation(
        plan,
        tally.games,
        tuple(record.standing(name) for name, record in tally.bots.items()),
        tuple(record.standing(f"seat {seat}") for seat, record in enumerate(tally.seats)),
        Spread.of(tally.decisions),
        Spread.of(tally.turns),
        seconds,
        workers,
    )
