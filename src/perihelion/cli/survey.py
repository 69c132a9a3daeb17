"""`perihelion map`: the map of High Frontier surveyed, and its sites listed."""

from pathlib import Path
from typing import Annotated

import typer

from perihelion.cli.play import Lang, language
from perihelion.cli.text_client.files import refusal
from perihelion.engine.packs import Pack, layered, read_pack
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.content import BASE, Content, packaged, read_content
from perihelion.games.high_frontier.facts import told_facts
from perihelion.games.high_frontier.starmap.survey import fewest_burns, survey
from perihelion.words import Words
from perihelion.words.high_frontier import HighFrontierWords

WHOLE = (*BASE, "expansion")


def survey_map(
    pack: Annotated[Path | None, typer.Argument(help="A content pack with a map.toml.")] = None,
    whole: Annotated[bool, typer.Option("--whole", help="With the board of the expansion.")] = False,
    sites: Annotated[bool, typer.Option("--sites", help="List the sites, nearest first.")] = False,
    lang: Lang = None,
) -> None:
    """Check the map of High Frontier: every place reached and left, lanes, hazards, roads and signs."""
    words = Words(language(lang))
    try:
        content = _content([read_pack(pack)] if pack else [], whole=whole)
    except Refused as why:
        typer.echo(refusal(why, words), err=True)
        raise typer.Exit(1) from None
    said = HighFrontierWords(words, told_facts(content), [])
    flaws = survey(content.map)
    if flaws:
        typer.echo(words("hf-map-flaws", count=len(flaws)), err=True)
        for flaw in flaws:
            typer.echo(words("hf-map-flaw", what=flaw.what, where=flaw.where, said=flaw.said), err=True)
        raise typer.Exit(1)
    board = content.map
    counts = {"spaces": len(board.spaces), "lines": len(board.edges), "sites": len(board.sites)}
    typer.echo(words("hf-map-sound", **counts, routes=len(board.routes)))
    if sites:
        burns = fewest_burns(board)
        for site in sorted(board.sites, key=lambda site: (burns[site], site)):
            name, text = said.name("space", site), said.name("about-space", site)
            zone = board.spaces[site].zone
            typer.echo(words("hf-map-site", name=name, zone=zone, text=text, burns=burns[site]))


def _content(packs: list[Pack], *, whole: bool) -> Content:
    return read_content(layered(packaged(), packs), WHOLE if whole else BASE)
