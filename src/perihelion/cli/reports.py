"""`perihelion reports`: what people wanted the host to know of others."""

from __future__ import annotations

import asyncio
import logging
import sys
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from perihelion.cli.serve import Data, Database
from perihelion.engine.refused import Refused
from perihelion.words import Words

if TYPE_CHECKING:
    from perihelion.server.company import Report
    from perihelion.server.settings import Settings

Settled = Annotated[str | None, typer.Option("--settle", metavar="ID", help="Mark a report as dealt with.")]
All = Annotated[bool, typer.Option("--all", help="Also list those that were dealt with.")]


def reports(data: Data = None, database: Database = None, settle: Settled = None, every: All = False) -> None:
    """List the people others have reported, also while the server runs."""
    from perihelion.server.settings import Settings

    logging.getLogger("perihelion").setLevel(logging.ERROR)  # the sentence below says it
    try:
        found = asyncio.run(_read(Settings.from_environment(data=data, database=database), settle, every))
    except Refused as why:
        sys.exit("perihelion: " + Words("en").refusal(why.reason, about=why.about))
    for report in found:
        print(told(report))
    if not found:
        print("no reports")


async def _read(settings: Settings, settle: str | None, every: bool) -> list[Report]:
    from perihelion.server.company import Company
    from perihelion.server.database import Database
    from perihelion.server.people import People

    store = Database(settings.database_url)
    if store.is_sqlite and not store.file.is_file():
        raise Refused("nothing-to-back-up", folder=str(settings.data))
    try:
        company = Company(store, People(store))
        if settle is not None:
            await company.settle(settle)
        return await company.reports(settled=every)
    finally:
        await store.close()


def told(report: Report) -> str:
    """A report in a few lines."""
    when = datetime.fromtimestamp(report.at).strftime("%Y-%m-%d %H:%M")
    mark = " (dealt with)" if report.settled else ""
    lines = [f"{report.id}{mark}  {when}  table {report.table}"]
    lines += [f"  {report.by} reports {report.name} ({report.person})", f"  why: {report.why}"]
    lines += [f"  said: {line}" for line in report.said]
    return "\n".join(lines)
