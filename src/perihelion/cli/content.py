"""`perihelion content`: check a content pack, or begin a new one."""

from pathlib import Path
from typing import Annotated

import typer

from perihelion import Pack, Refused, read_pack
from perihelion.games import check_pack, info

content = typer.Typer(
    no_args_is_help=True, help="Content packs: tables that add to a game or replace parts of it."
)

PACK = """\
name = "{name}"
game = "{game}"
title = "{name}"
version = "1"
authors = ""
about = ""
"""

CARDS = """\
# Rows of the same shape as the game's own table of this name. A row with an id of the game replaces
# that row, a new id adds one. Every row says how sure it is: "source", "derived" or "reconstructed".
#
# [[robot]]
# id = "RO-13"
# job = "pilot"
# credits = 4
# confidence = "source"
# sourced = ["job", "credits"]
"""


@content.command("check")
def check(folder: Annotated[Path, typer.Argument(help="The folder of the pack.")]) -> None:
    """Say everything that is wrong with a pack, with file and line."""
    try:
        pack = read_pack(folder)
        wrong = check_pack(pack)
    except Refused as why:
        wrong = [why]
    for fault in wrong:
        typer.echo(told(fault), err=True)
    if wrong:
        raise typer.Exit(1)
    typer.echo(f"{pack.name}: {', '.join(_counted(pack))}. Nothing is wrong with it. Hash {pack.digest}.")


def told(why: Refused) -> str:
    """file:line: what is wrong."""
    about = dict(why.about)
    place = f"{about.pop('file', 'pack')}:{why.line or 1}"
    detail = about.pop("detail", None)
    rest = ", ".join(f"{name} {value}" for name, value in about.items() if name != "field")
    return f"{place}: {detail or ' '.join(filter(None, (why.reason.replace('-', ' '), rest)))}"


def _counted(pack: Pack) -> list[str]:
    return [
        f"{len(table.data[kind])} {kind}" for table in pack.tables.values() for kind in table.kinds()
    ] or ["numbers only"]


@content.command("new")
def new(
    folder: Annotated[
        Path, typer.Argument(help="Where the pack shall be; the folder's name becomes its own.")
    ],
    game: Annotated[str, typer.Option(help="The game it is for.")] = "wild-space",
) -> None:
    """Begin a pack: a folder with `pack.toml` and an empty table."""
    try:
        info(game)
    except Refused as why:
        typer.echo(told(why), err=True)
        raise typer.Exit(2) from None
    if folder.exists() and any(folder.iterdir()):
        typer.echo(f"{folder} is not empty; nothing was written.", err=True)
        raise typer.Exit(2)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(PACK.format(name=folder.name, game=game), "utf-8")
    (folder / "cards.toml").write_text(CARDS, "utf-8")
    typer.echo(f"{folder} is ready: write rows into cards.toml, then `perihelion content check {folder}`.")
