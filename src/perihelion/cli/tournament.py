"""`perihelion tournament`: a round robin between bots, with ratings.

The tables on standard output follow from the seed alone; the speed goes to standard error.
`--json` prints one object; all but `speed` follows from the seed:

    results.game, .options, .seed, .seats what was asked for
    results.games                         of each meeting
    results.meetings                      the bots of each
    results.finished                      games played in all; fewer than asked only after Ctrl-C
    results.ratings                       name, rating, error (its 95 % interval is ± this); the best first
    results.standings                     as in `perihelion simulate`
    results.encounters                    bot, other, games, points, share, low, high
    speed.seconds, .workers
"""

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from perihelion import lab
from perihelion.cli.simulate import (
    INTERRUPTED,
    bar,
    faults_in_words,
    leave,
    read_options,
    spread_words,
)


def tournament(
    game: Annotated[str, typer.Argument(help="The game, such as wild-space.")],
    bots: Annotated[
        str, typer.Option(help="The bots; a number says how many simulations one has: captain:50")
    ] = "random,rookie,captain:20",
    games: Annotated[int, typer.Option(help="Games of each meeting.")] = 40,
    seats: Annotated[int, typer.Option(help="How many bots meet at a table.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(help="Processes to use; all cores if not given.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: key=value.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots meet each other and rate them."""
    names = [name.strip() for name in bots.split(",")]
    watching = sys.stderr.isatty() and not as_json
    try:
        with faults_in_words(), bar(watching) as shown:
            task = shown.add_task("games")
            held = lab.tournament(
                game,
                bots=names,
                games=games,
                seats=seats,
                seed=seed,
                options=read_options(game, option or []),
                workers=workers,
                progress=lambda finished, of: shown.update(
                    task, completed=finished, total=of, refresh=watching
                ),
            )
    except lab.TournamentStopped as stopped:
        _tell_stopped(stopped.partial, as_json)
    else:
        _tell(held, as_json)


def _tell_stopped(partial: lab.Tournament | None, as_json: bool) -> None:
    if partial is None:
        leave("Stopped before a game was finished.", INTERRUPTED)
    typer.echo(
        f"Stopped after {partial.finished} of {partial.games} games; these are their figures.", err=True
    )
    _tell(partial, as_json)
    raise typer.Exit(INTERRUPTED)


def _tell(held: lab.Tournament, as_json: bool) -> None:
    if as_json:
        speed = {"seconds": held.seconds, "workers": held.workers}
        typer.echo(json.dumps({"results": results(held), "speed": speed}, indent=2))
        return
    console = Console()
    console.print(_title(held), highlight=False)
    console.print(_ratings(held))
    console.print(_shares(held))
    shared = "1 worker" if held.workers == 1 else f"{held.workers} workers"
    typer.echo(
        f"{held.finished / held.seconds:,.1f} games a second; {shared}, {held.seconds:.1f} s in all.",
        err=True,
    )


def results(held: lab.Tournament) -> dict[str, Any]:
    """All that follows from the meetings alone."""
    plan = held.meetings[0]
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "seed": plan.seed,
        "seats": plan.seats,
        "games": plan.games,
        "meetings": [list(meeting.bots) for meeting in held.meetings],
        "finished": held.finished,
        "ratings": [rating.as_json() for rating in held.ratings],
        "standings": [standing.as_json() for standing in held.standings],
        "encounters": [met.as_json() for met in held.encounters],
    }


def _title(held: lab.Tournament) -> str:
    plan = held.meetings[0]
    met = "1 meeting" if len(held.meetings) == 1 else f"{len(held.meetings)} meetings"
    seed = f"seed {plan.seed}, every deal from every seat"
    return f"{plan.game}: {met} of {plan.games} games at {plan.seats} seats, {seed}"


def _ratings(held: lab.Tournament) -> Table:
    table = Table("bot", "rating", "games", "wins", "share", "95 %", "mean score", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for rating, row in zip(held.ratings, held.standings, strict=True):
        between = f"{row.low:.1%} - {row.high:.1%}"
        rated = f"{rating.rating:.0f} ± {rating.error:.0f}"
        cells = (rated, str(row.games), f"{row.wins:g}", f"{row.share:.1%}", between)
        table.add_row(row.name, *cells, spread_words(row.score))
    return table


def _shares(held: lab.Tournament) -> Table:
    """What share of its games each bot wins against each other."""
    names = [standing.name for standing in held.standings]
    table = Table("share against", *names, box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for bot in names:
        met = [held.encounter(bot, other) for other in names]
        table.add_row(bot, *(f"{m.share:.1%}" if m else "-" for m in met))
    return table
