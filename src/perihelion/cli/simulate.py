"""`perihelion simulate`: thousands of games between bots, and how they fared.

The table on standard output follows from the seed alone; the speed goes to standard error.
`--json` prints one object; all but `speed` follows from the seed:

    results.game, .options, .seed, .rotate, .paired, .games   what was asked for
    results.finished                      games played; fewer than asked only after Ctrl-C
    results.bots, results.seats           a standing for each bot, and for each seat
    results.decisions, results.turns      a spread over the games; turns are those of all seats together
    speed.seconds, .workers, .games_per_second, .decisions_per_second

    a standing: name, games, wins (a shared one is split), share, low, high (its 95 % interval), score
    (a spread); a bot in two seats of a game has two games there
    a spread: mean, error (standard error of the mean), median, least, most
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from perihelion import lab
from perihelion.games import games as known_games
from perihelion.lab.tally import Spread, Standing

FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130


def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as wild-space.")],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one per seat: captain:50,rookie")
    ] = "rookie",
    seats: Annotated[int | None, typer.Option(help="How many seats; as many as bots, or two.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(help="Processes to use; all cores if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: key=value.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    rotate: Annotated[bool, typer.Option(help="Move the bots on by one seat from game to game.")] = True,
    paired: Annotated[
        bool, typer.Option("--paired", help="Deal the same until every bot has had every seat.")
    ] = False,
) -> None:
    """Play many games between bots and tell how they fared."""
    names = [name.strip() for name in bots.split(",")]
    if seats is None:
        seats = max(2, len(names))
    watching = sys.stderr.isatty() and not as_json
    try:
        with faults_in_words(), bar(watching) as shown:
            task = shown.add_task("games", total=max(games, 1))
            simulation = lab.simulate(
                game,
                bots=names,
                games=games,
                seats=seats,
                seed=seed,
                rotate=rotate,
                paired=paired,
                options=read_options(game, option or []),
                workers=workers,
                progress=lambda finished: shown.update(task, completed=finished, refresh=watching),
            )
    except lab.Stopped as stopped:
        _tell_stopped(stopped.partial, games, as_json)
    else:
        _tell(simulation, as_json)


@contextmanager
def faults_in_words() -> Iterator[None]:
    """Whatever keeps bots from playing is told in a sentence, and ends the command."""
    try:
        yield
    except lab.BadPlan as bad:
        leave(str(bad), BAD_INPUT)
    except lab.WorkerLost as lost:
        leave(str(lost), FAILED)
    except lab.GameFailed as failed:
        leave(f"{failed.failure.trace}\n{failed}", FAILED)


def bar(watching: bool) -> Progress:
    """A bar on standard error; it draws itself only when told, so that no thread runs when workers start."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, auto_refresh=False, disable=not watching)


def leave(sentence: str, code: int) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


def read_options(game: str, said: list[str]) -> dict[str, Any]:
    """`key=value` of each option, the value read as the game declares it."""
    info = known_games().get(game)
    declared = {option.name: option for option in info.options} if info else {}
    options: dict[str, Any] = {}
    for text in said:
        key, sign, value = text.partition("=")
        if not sign:
            raise lab.BadPlan(f"An option is written key=value, not “{text}”.")
        words = [word for word in value.split(",") if word]
        options[key] = declared[key].from_words(words) if key in declared else value
    return options


def _tell_stopped(partial: lab.Simulation | None, games: int, as_json: bool) -> None:
    if partial is None:
        leave("Stopped before a game was finished.", INTERRUPTED)
    typer.echo(f"Stopped after {partial.finished} of {games} games; these are their figures.", err=True)
    _tell(partial, as_json)
    raise typer.Exit(INTERRUPTED)


def _tell(simulation: lab.Simulation, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps({"results": results(simulation), "speed": speed(simulation)}, indent=2))
        return
    console = Console()
    console.print(_title(simulation), highlight=False)
    console.print(_table("bot", simulation.bots))
    console.print(_table("seat", simulation.seats))
    console.print(
        f"Length: {spread_words(simulation.decisions)} decisions, {spread_words(simulation.turns)} turns.",
        highlight=False,
    )
    typer.echo(_speed_line(simulation), err=True)


def results(simulation: lab.Simulation) -> dict[str, Any]:
    """All that follows from the plan alone."""
    plan = simulation.plan
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "seed": plan.seed,
        "rotate": plan.rotate,
        "paired": plan.paired,
        "games": plan.games,
        "finished": simulation.finished,
        "bots": [standing.as_json() for standing in simulation.bots],
        "seats": [standing.as_json() for standing in simulation.seats],
        "decisions": simulation.decisions.as_json(),
        "turns": simulation.turns.as_json(),
    }


def speed(simulation: lab.Simulation) -> dict[str, Any]:
    return {
        "seconds": simulation.seconds,
        "workers": simulation.workers,
        "games_per_second": simulation.games_per_second,
        "decisions_per_second": simulation.decisions_per_second,
    }


def _title(simulation: lab.Simulation) -> str:
    plan = simulation.plan
    turned = "seats rotated" if plan.rotate else "seats fixed"
    turned += ", every deal from every seat" if plan.paired else ""
    return f"{plan.game}: {simulation.finished} games, seed {plan.seed}, {turned}"


def _table(of: str, standings: tuple[Standing, ...]) -> Table:
    table = Table(of, "games", "wins", "share", "95 %", "mean score", "median", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in standings:
        between = f"{row.low:.1%} - {row.high:.1%}"
        cells = (str(row.games), f"{row.wins:g}", f"{row.share:.1%}", between, spread_words(row.score))
        table.add_row(row.name, *cells, f"{row.score.median:g}")
    return table


def spread_words(spread: Spread) -> str:
    return f"{spread.mean:.2f} ± {spread.error:.2f}" if spread.error else f"{spread.mean:g}"


def _speed_line(simulation: lab.Simulation) -> str:
    shared = "1 worker" if simulation.workers == 1 else f"{simulation.workers} workers"
    speeds = (
        f"{simulation.decisions_per_second:,.0f} decisions, {simulation.games_per_second:,.1f} games a second"
    )
    return f"{speeds}; {shared}, {simulation.seconds:.1f} s in all."
