"""The command line: one module per command."""

import typer

from perihelion.cli import coverage, play, simulate

app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Perihelion, an open table for space board games."
)
app.command("run")(play.run)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("coverage")(coverage.coverage)


def main() -> None:
    app()
