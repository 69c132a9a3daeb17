"""`perihelion route`: how a rocket of High Frontier gets where it should, in turns, fuel and risk."""

from pathlib import Path
from typing import Annotated

import typer

from perihelion.cli.play import Lang, language
from perihelion.cli.text_client.files import refusal
from perihelion.cli.text_client.high_frontier_routes import in_words, no_route, sentence
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.facts import told_facts
from perihelion.games.high_frontier.planner.no_route import why_no_route
from perihelion.games.high_frontier.planner.route_phrases import told_craft, told_route
from perihelion.games.high_frontier.planner.routes import Route, Wishes, planner_for
from perihelion.games.high_frontier.positions.rocket_text import Said, find_sites, read_rocket
from perihelion.games.high_frontier.starmap.drawing import as_svg
from perihelion.words import Words, capital
from perihelion.words.high_frontier import HighFrontierWords


def route(
    rocket: Annotated[str, typer.Argument(help='Such as "Mirror Steamer + Crew, 3 tanks", or a file.')],
    to: Annotated[
        str | None, typer.Argument(help="A site, a world or any space; without it, every site.")
    ] = None,
    refuel: Annotated[bool, typer.Option("--refuel", help="Mine water on the way.")] = False,
    svg: Annotated[Path | None, typer.Option(help="Write the first route to this SVG file as well.")] = None,
    lang: Lang = None,
) -> None:
    """List the best routes of a rocket by turns, fuel and risk, leg by leg."""
    words = Words(language(lang))
    content = base_content()
    try:
        said = read_rocket(content, _text(rocket))
        wanted = None if to is None else find_sites(content, to)
    except Refused as why:
        typer.echo(refusal(why, words), err=True)
        raise typer.Exit(1) from None
    except (OSError, UnicodeDecodeError) as error:
        typer.echo(f"{rocket}: {error}", err=True)
        raise typer.Exit(2) from None
    planner = planner_for(content)
    wishes = Wishes(refuel=refuel or said.refuel, factories=said.factories)
    found = planner.routes(said.craft, wanted, wishes)
    told = HighFrontierWords(words, told_facts(content), [])
    tanks = planner.atlas.diagram.tanks(said.craft.dry, said.craft.steps)
    typer.echo(sentence(told, told_craft(said.craft, tanks)))
    if wanted is None:
        _list_all(found, told)
    else:
        for space in wanted:
            if space not in found:
                bars = why_no_route(planner, said.craft, space, wishes)
                typer.echo(no_route(told, space, bars))
            else:
                _explain(said, found[space], told)
    if svg is not None and found:
        first = next(iter(found.values()))[0]
        names = {space: capital(told.name("space", space)) for space in content.map.spaces}
        svg.write_text(as_svg(planner.atlas.chart, first, names), "utf-8")


def _text(rocket: str) -> str:
    """What was typed, or what the file of that name says."""
    path = Path(rocket)
    return path.read_text("utf-8") if len(rocket) < 200 and "\n" not in rocket and path.is_file() else rocket


def _list_all(found: dict[str, list[Route]], told: HighFrontierWords) -> None:
    """One line for each route, the nearest sites first."""
    if not found:
        typer.echo(told.words("hf-route-nowhere"))
    for routes in sorted(found.values(), key=lambda routes: (routes[0].cost, routes[0].to)):
        for one in routes:
            typer.echo(sentence(told, told_route(one)))


def _explain(said: Said, routes: list[Route], told: HighFrontierWords) -> None:
    for one in routes:
        typer.echo("\n".join(["", *in_words(told, said.craft, one)]))
    typer.echo("\n" + told.words("hf-route-key"))
