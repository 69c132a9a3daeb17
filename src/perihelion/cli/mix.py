"""`perihelion mix`: dice choose what a table of Galaxy Trucker plays with."""

import secrets
from typing import Annotated

import typer

from perihelion.engine.chance import Stream
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.undecided import mix as mixed


def mix(
    difficulty: Annotated[int, typer.Argument(min=0, max=20, help="How many dice are rolled.")] = 3,
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed rolls the same dice.")] = None,
) -> None:
    """Roll for the parts of the Big Expansion, and print the options of the table."""
    stream = Stream(secrets.randbits(64) if seed is None else seed)
    rolls = [stream.pick("dice", DIE) for _ in range(difficulty)]
    typer.echo(f"# {' '.join(map(str, rolls))}".rstrip())
    for option, value in mixed(rolls).items():
        typer.echo(f"option {option}: {' '.join(value) if isinstance(value, list) else value}".rstrip())
