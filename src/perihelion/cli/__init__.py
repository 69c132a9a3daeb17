"""The command line: one module per command."""

import typer

from perihelion.cli import (
    backup,
    check,
    content,
    coverage,
    lab,
    mix,
    play,
    push_keys,
    reports,
    route,
    serve,
    ship,
    simulate,
    survey,
    tournament,
)

app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Perihelion, an open table for space board games."
)
app.command("run")(serve.serve)
app.command("play")(play.play)
app.command("menu")(play.menu)
app.command("serve")(serve.serve)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("reports")(reports.reports)
app.command("check")(check.check)
app.command("push-keys")(push_keys.push_keys)
app.command("mix")(mix.mix)
app.command("ship")(ship.ship)
app.command("route")(route.route)
app.command("map")(survey.survey_map)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("coverage")(coverage.coverage)
app.add_typer(content.content, name="content")
app.add_typer(lab.lab, name="lab")


def main() -> None:
    app()
