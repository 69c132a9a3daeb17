"""`perihelion lab`: reports from simulated games."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Sheet

from perihelion import Refused
from perihelion.lab.balance import Balance, Table, as_json, balance
from perihelion.lab.balance_page import page
from perihelion.lab.hermes import WIDTHS, Solved, solve

lab = typer.Typer(no_args_is_help=True, help="Reports from simulated games.")


@lab.callback()
def reports() -> None:
    """Reports from simulated games."""


@lab.command("balance")
def balance_report(
    game: Annotated[str, typer.Argument(help="The game, such as wild-space.")],
    games: Annotated[int, typer.Option(min=10, help="How many games are played.")] = 1000,
    seats: Annotated[int, typer.Option(help="Number of players.")] = 3,
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = "rookie",
    expansions: Annotated[str, typer.Option(help="Separated by commas.")] = "",
    seed: Annotated[int, typer.Option(min=0)] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; all cores if not said.")] = None,
    html: Annotated[Path | None, typer.Option(help="Where to write the page with plots.")] = Path(
        "balance.html"
    ),
    as_data: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Tell how often each card, captain, planet and seat is used and what it is worth."""
    options = {"expansions": expansions.split(",")} if expansions else {}
    try:
        found = balance(Table(game, seats, bot, seed, options), games, workers=workers)
    except Refused as why:
        Console(stderr=True).print(str(why))
        raise typer.Exit(2) from None
    if html is not None:
        html.write_text(page(found), "utf-8")
    if as_data:
        typer.echo(json.dumps(as_json(found), indent=1))
    else:
        _print(found, html)


def _print(found: Balance, html: Path | None) -> None:
    console = Console()
    for kind in found.kinds():
        sheet = Sheet(kind, "used by", "worth", "error", "", title=f"{found.game}: {kind}")
        for piece in found.of(kind):
            mark = "lopsided" if piece.is_lopsided else ""
            share, worth = f"{100 * piece.share:.1f} %", f"{piece.worth:+.2f}"
            sheet.add_row(piece.piece, share, worth, f"{piece.error:.2f}", mark)
        console.print(sheet)
    console.print(f"{found.games} games of {found.seats} seats; a seat scores {found.mean:.1f} on average.")
    if html is not None:
        console.print(f"Page with plots: {html}")


@lab.command("hermes")
def hermes_report(
    games: Annotated[int, typer.Option(min=1, help="How many deals are searched.")] = 60,
    seed: Annotated[int, typer.Option(min=0, help="Of the first; the others follow.")] = 1,
    width: Annotated[
        list[int] | None,
        typer.Option(min=1, help="Positions kept each turn; of several the next if one fails."),
    ] = None,
    lines: Annotated[Path | None, typer.Option(help="Where to write the lines that win.")] = None,
) -> None:
    """Tell which deals of Hermes Fall can be won by somebody who knows what is to come."""
    found = []
    for number in range(seed, seed + games):
        found.append(solve(number, width or WIDTHS))
        typer.echo(in_words(found[-1]))
    won = [one for one in found if one.moves]
    typer.echo(f"{len(won)} of {len(found)} won")
    if lines is not None:
        lines.write_text("".join(f"{one.seed}: {', '.join(one.moves)}\n" for one in won), "utf-8")


def in_words(one: Solved) -> str:
    what = f"won, width {one.width}" if one.moves else f"{one.aside} of 2 bodies"
    return f"{one.seed:3} {one.faction:8} {what}"
