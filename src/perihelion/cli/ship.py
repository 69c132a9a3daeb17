"""`perihelion ship`: a ship of Galaxy Trucker drawn, checked and weighed."""

from pathlib import Path
from typing import Annotated, Any, cast

import typer

from perihelion.cli.play import Lang, language
from perihelion.cli.text_client.files import refusal
from perihelion.engine.packs import Pack
from perihelion.engine.reading import read_table
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Ruleset
from perihelion.games import facts, info, ruleset
from perihelion.games.galaxy_trucker.ships.sheet import Sheet, sheets
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.words import Words
from perihelion.words.galaxy_trucker.sheet import SheetWords

GAME = "galaxy-trucker"


def ship(
    file: Annotated[Path, typer.Argument(help="A position of Galaxy Trucker with one or more ships.")],
    seat: Annotated[int | None, typer.Option(help="Only the ship of this seat, from 0.")] = None,
    svg: Annotated[
        Path | None,
        typer.Option(help="Write the drawing to this SVG file as well; of several, each to its own."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Draw a ship, list its errors and exposed connectors, its strengths and the odds of every hit."""
    words = Words(language(lang))
    try:
        table = cast(Trucker, read_table(info(GAME), file.read_text("utf-8"), rules_for))
    except Refused as why:
        typer.echo(f"{file}: {refusal(why, words)}", err=True)
        raise typer.Exit(1) from None
    except (OSError, UnicodeDecodeError) as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(2) from None
    drawn = sheets(table)
    if seat is not None and not 0 <= seat < len(drawn):
        typer.echo(words("refused-no-such-seat", seat=seat), err=True)
        raise typer.Exit(2)
    chosen = drawn if seat is None else [drawn[seat]]
    said = SheetWords(words, facts(table.on), [])
    typer.echo("\n\n".join("\n".join(told(sheet, said)) for sheet in chosen))
    if svg is not None:
        for sheet in chosen:
            named = svg if len(chosen) == 1 else svg.with_stem(f"{svg.stem}-{sheet.seat}")
            named.write_text(sheet._repr_svg_(), "utf-8")


def rules_for(options: dict[str, Any], seats: int, packs: list[Pack]) -> Ruleset:
    return ruleset(GAME, seats, options, packs)


def told(sheet: Sheet, said: SheetWords) -> list[str]:
    """A sheet in lines."""
    ship = sheet.ship
    return [
        said.heading(sheet.seat, ship.board.id),
        str(sheet),
        said.errors([(flaw.reason.key, flaw.squares) for flaw in sheet.flaws]),
        said.exposed(sheet.exposed),
        said.strength(sheet.engines),
        said.strength(sheet.cannons),
        said.crew(ship.crew_count, ship.battery_count),
        said.about_odds(),
        *said.table_of_odds(sheet.odds),
    ]
