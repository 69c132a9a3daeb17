"""`perihelion run` and `perihelion serve`: the table in the browser."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from perihelion.engine.refused import Refused
from perihelion.words import Words

Host = Annotated[str | None, typer.Option(help="Where to listen.", show_default="127.0.0.1")]
Port = Annotated[int | None, typer.Option(help="On which port.", min=0, max=65_535, show_default="8000")]
Data = Annotated[
    Path | None, typer.Option(help="Folder of database, packs and backups.", show_default="perihelion-data")
]
Database = Annotated[
    str | None, typer.Option(help="PostgreSQL: postgresql+asyncpg://...", show_default="SQLite")
]
Redis = Annotated[str | None, typer.Option(help="redis://..., where several processes share the tables.")]
Public = Annotated[str | None, typer.Option(help="The address people reach it by: https://...")]
Verbose = Annotated[bool, typer.Option("--verbose", help="A line for every request, too.")]


def serve(
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    public: Public = None,
    verbose: Verbose = False,
) -> None:
    """Serve the tables; everything else is set by PERIHELION_... in the environment."""
    from perihelion.server.house import House
    from perihelion.server.running import run
    from perihelion.server.settings import Settings

    said: dict[str, Any] = {
        "host": host, "port": port, "data": data, "database": database, "redis": redis, "public": public,
    }  # fmt: skip
    _log(verbose)
    try:
        run(House(Settings.from_environment(**said)))
    except Refused as why:
        sys.exit("perihelion: " + Words("en").refusal(why.reason, about=why.about))


def _log(verbose: bool) -> None:
    """One tidy line per event."""
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", datefmt="%Y-%m-%d %H:%M:%S"
    )
    for name, level in {
        "perihelion.requests": logging.INFO if verbose else logging.WARNING,
        "uvicorn.access": logging.WARNING,
        "alembic": logging.WARNING,
        "httpx": logging.WARNING,
    }.items():
        logging.getLogger(name).setLevel(level)
