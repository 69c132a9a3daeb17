"""What a page loads, as it comes over the wire: the client's own files, and what it asks the server."""

from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from perihelion.client import Client
from perihelion.games import games

HOME = "button.main:enabled"
TABLE = "[data-answer]"


def loaded(page: Any, address: str, shown: str) -> tuple[dict[str, int], float]:
    """Bytes by path, compressed, of what comes until a page is at rest, and the seconds until it was shown.

    The browser must keep nothing of it: what a worker of the client fetches is not seen here.
    """
    asked: list[Any] = []
    page.on("requestfinished", lambda request: asked.append(request))
    begun = perf_counter()
    page.goto(address)
    page.locator(shown).first.wait_for()
    seconds = perf_counter() - begun
    page.wait_for_load_state("networkidle")
    return {urlsplit(one.url).path: one.sizes()["responseBodySize"] for one in asked}, seconds


def without_fonts(found: dict[str, int]) -> int:
    return sum(size for path, size in found.items() if not path.endswith(".woff2"))


def everything_in_play(host: Client, game: str) -> str:
    """A table at which everything is in play that a game has, begun; its address."""
    about = games()[game]
    expansions = [
        choice for option in about.options if option.name == "expansions" for choice in option.choices
    ]
    seats = max(about.seats)
    options = {"expansions": expansions} if expansions else {}
    bots = {str(seat): "rookie" for seat in range(1, seats)}
    table = host.open(game, seats, options=options, bots=bots).id
    host.do(table, "start", shuffle=False)
    return f"/tables/{table}"
