"""Round robins between bots: everybody meets everybody over the same deals, and each is rated."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter
from typing import Any

from perihelion.bots import BOTS, Entrant, Factory
from perihelion.lab.plan import BadPlan, Plan, check_game, check_numbers, enter
from perihelion.lab.playing import Failure, GameFailed, Stretch, play_stretch, stretches
from perihelion.lab.pool import Pool, cores, pool_of
from perihelion.lab.ratings import Rating, rate
from perihelion.lab.tally import Figures, Standing, Tally, wilson

LONGEST_STRETCH = 4  # bots that search take their time
STRETCHES_PER_WORKER = 8


@dataclass(slots=True, frozen=True)
class Encounter(Figures):
    """How a bot fared against another.

    games       how often the two sat at one table; a bot in two seats counts twice
    points      1 for every game it was ranked before the other, a half where they shared a rank
    low, high   the 95 % interval of its share
    """

    bot: str
    other: str
    games: int
    points: float
    share: float
    low: float
    high: float


@dataclass(slots=True, frozen=True)
class Tournament:
    """What was played and how it went; all but `seconds` and `workers` follows from the meetings.

    meetings    what was to be played: a plan for every set of bots that meet
    finished    how many of the games were
    ratings     of the bots, the best first
    standings   how each bot fared, in the same order
    encounters  how each fared against each other
    seconds     it took
    workers     that shared the work
    """

    meetings: tuple[Plan, ...]
    finished: int
    ratings: tuple[Rating, ...]
    standings: tuple[Standing, ...]
    encounters: tuple[Encounter, ...]
    seconds: float
    workers: int

    @property
    def games(self) -> int:
        return sum(plan.games for plan in self.meetings)

    def encounter(self, bot: str, other: str) -> Encounter | None:
        """How a bot fared against another; nothing where they never met."""
        return next((met for met in self.encounters if (met.bot, met.other) == (bot, other)), None)


class TournamentStopped(KeyboardInterrupt):
    """A tournament was interrupted; `partial` tells of the games finished until then, if any."""

    def __init__(self, partial: Tournament | None) -> None:
        super().__init__("the tournament was stopped")
        self.partial = partial


def tournament(
    game: str,
    *,
    bots: Sequence[str],
    games: int,
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    known: Mapping[str, Factory] = BOTS,
    progress: Callable[[int, int], None] | None = None,
    pool: Pool | None = None,
) -> Tournament:
    """Every set of as many bots as there are seats meets; all meetings have the same deals.

    games      of each meeting; every deal is played until each bot has had each seat
    progress   called with the number of games finished so far, and of all

    All else is as for `simulate`; Ctrl-C raises TournamentStopped.
    """
    if workers is not None and workers < 1:
        raise BadPlan(f"At least one worker is needed, not {workers}.")
    meetings = make_meetings(
        game, bots=bots, games=games, seats=seats, seed=seed, options=options or {}, known=known
    )
    workers = min(workers or cores(), games * len(meetings))
    return _run(meetings, pool or pool_of(workers), workers, progress)


def make_meetings(
    game: str,
    *,
    bots: Sequence[str],
    games: int,
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    known: Mapping[str, Factory] = BOTS,
) -> tuple[Plan, ...]:
    """The plans of a round robin; raises BadPlan with a sentence that says what is wrong."""
    check_numbers(games, seed)
    entrants = enter(bots, known)
    if seats < 2:
        raise BadPlan("A tournament needs two seats or more; alone, bots are compared by `simulate`.")
    check_game(game, seats, options)
    sets = dict.fromkeys(who for who in combinations(entrants, seats) if len(set(who)) > 1)
    if not sets:
        raise BadPlan(
            f"At {seats} seats {_counted(entrants)} cannot meet: name {seats} or more, not all the same."
        )
    if games % seats:
        nearest = games - games % seats + seats
        raise BadPlan(
            f"Every deal is played {seats} times, once per seating: say {nearest} games, not {games}."
        )
    return tuple(Plan(game, who, games, seed, True, dict(options), paired=True) for who in sets)


def _counted(entrants: Sequence[Entrant]) -> str:
    return "one bot" if len(entrants) == 1 else f"these {len(entrants)} bots"


def _run(
    meetings: tuple[Plan, ...], pool: Pool, workers: int, progress: Callable[[int, int], None] | None
) -> Tournament:
    names = dict.fromkeys(name for plan in meetings for name in plan.bots)
    tally = Tally(list(names), meetings[0].seats)
    begun = perf_counter()
    try:
        for part in pool.run(play_stretch, _stretches(meetings, workers)):
            if isinstance(part, Failure):
                raise GameFailed(part)
            tally.merge(part)
            if progress is not None:
                progress(tally.games, sum(plan.games for plan in meetings))
    except KeyboardInterrupt:
        partial = _told(meetings, tally, perf_counter() - begun, workers) if tally.games else None
        raise TournamentStopped(partial) from None
    return _told(meetings, tally, perf_counter() - begun, workers)


def _stretches(meetings: Sequence[Plan], workers: int) -> list[Stretch]:
    games = sum(plan.games for plan in meetings)
    size = min(LONGEST_STRETCH, max(1, games // (workers * STRETCHES_PER_WORKER)))
    return [stretch for plan in meetings for stretch in stretches(plan, size)]


def _told(meetings: tuple[Plan, ...], tally: Tally, seconds: float, workers: int) -> Tournament:
    played = {name: record for name, record in tally.bots.items() if record.scores}
    weight = 1 / meetings[0].seats  # a game of many seats has many pairs, which do not tell as many things
    points = {pair: halves * weight for pair, halves in sorted(tally.halves.items())}
    ratings = sorted(rate(list(played), points), key=lambda rating: -rating.rating)
    order = [rating.name for rating in ratings]
    return Tournament(
        meetings,
        tally.games,
        tuple(ratings),
        tuple(played[name].standing(name) for name in order),
        tuple(_encounters(tally, order)),
        seconds,
        workers,
    )


def _encounters(tally: Tally, order: Sequence[str]) -> list[Encounter]:
    met = []
    for bot in order:
        for other in order:
            games = (tally.halves[bot, other] + tally.halves[other, bot]) // 2
            if bot != other and games:
                points = tally.halves[bot, other] / 2
                met.append(Encounter(bot, other, games, points, points / games, *wilson(points, games)))
    return met
