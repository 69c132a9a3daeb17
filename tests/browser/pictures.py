"""Pictures of every page, on a desk and on a phone, in both themes.

./perihelion pictures [FOLDER] [LANGUAGE] [PAGE ...]
"""

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import CHROMIUM, DESK, FLAGS, PHONE
from server.serving import Server

from perihelion.client import Client

SIZES = {"desk": DESK, "phone": PHONE}
TELLING = ("play ", "attach ")  # moves that put something on the table
BOTS = {"1": "rookie", "2": "rookie"}
SHELF = Path(__file__).parents[1] / "shelf"
ENDS = {  # games that are over, by the name of their picture
    "verdict-wild-space": "wild-space-3-8",
    "verdict-alone": "wild-space-1-0",
    "verdict-galaxy-trucker": "galaxy-trucker-4",
    "verdict-high-frontier": "high-frontier-3-shorter",
}


def play_by_chance(client: Client, table: str, moves: int) -> None:
    """Some moves, so that there is something to see; always the same ones."""
    chance = Random(7)
    while moves:
        update = client.see(table)
        if update.status != "playing":
            return
        if update.asked is None:
            client.see(table, update.sequence, wait=5)
            continue
        telling = [move for move in update.moves if move.startswith(TELLING)]
        client.play(table, chance.choice(telling or update.moves))
        moves -= 1


def table_of(client: Client, moves: int, seats: int = 3, game: str = "wild-space", **setup: Any) -> str:
    bots = {seat: bot for seat, bot in BOTS.items() if int(seat) < seats}
    table = client.open(game, seats=seats, bots=bots, **setup).id
    client.do(table, "start", shuffle=False)
    play_by_chance(client, table, moves)
    return table


def ended(client: Client, record: str) -> str:
    """A table at which a game of the shelf has come to its end."""
    text = (SHELF / f"{record}.json").read_text("utf-8")
    brought = {"record": text, "title": "Friday night"}
    table: str = client.request("POST", "/api/tables/records", json=brought)["id"]
    return table


def addresses(client: Client) -> Iterator[tuple[str, str]]:
    """Every page there is, by the name of its picture."""
    both: dict[str, Any] = {"options": {"expansions": ["space-base", "encounters"]}}
    played = table_of(client, 24)
    over = table_of(client, 10_000, seats=2, public=True)
    yield "home", "/"
    yield "new-table", "/new/wild-space"
    yield "lobby", f"/tables/{client.open('wild-space', seats=3, title='Friday night', public=True).id}"
    yield "table-first", f"/tables/{table_of(client, 0)}"
    yield "table", f"/tables/{played}"
    yield "table-both", f"/tables/{table_of(client, 40, seats=2, **both)}"
    yield "table-alone", f"/tables/{table_of(client, 16, seats=1)}"
    yield "table-galaxy-trucker", f"/tables/{table_of(client, 40, game='galaxy-trucker')}"
    yield "table-high-frontier", f"/tables/{table_of(client, 60, game='high-frontier')}"
    yield "table-over", f"/tables/{over}"
    yield "replay", f"/tables/{over}/replay#40"
    yield from ((name, f"/tables/{ended(client, record)}") for name, record in ENDS.items())
    yield from (
        (name, f"/{address}")
        for name, address in {
            "games": "games",
            "ladder": "ladder",
            "learn": "learn/wild-space",
            "rules": "rules/wild-space",
            "rule": "rules/wild-space#WS-6.4",
            "settings": "settings",
            "about": "about",
            "join": "join#nothing",
            "nowhere": "no/such/page",
        }.items()
    )


def take(folder: Path, language: str, wanted: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), limits="0").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        client = server.guest("Ada", language)
        pages = [(name, address) for name, address in addresses(client) if not wanted or name in wanted]
        for (size, extent), theme in product(SIZES.items(), ("dark", "light")):
            context = browser.new_context(
                viewport={"width": extent[0], "height": extent[1]},
                color_scheme="dark" if theme == "dark" else "light",
                locale={"en": "en-GB", "fr": "fr-FR"}[language],
                base_url=server.address,
                reduced_motion="reduce",
            )
            cookie = {"name": "perihelion", "value": client.token, "url": server.address}
            context.add_cookies([cookie])  # type: ignore[list-item]
            page = context.new_page()
            for name, address in pages:
                page.goto(address)
                page.wait_for_selector("h1", state="attached")
                if name in ENDS:
                    page.wait_for_selector("[data-moment]")
                page.wait_for_timeout(400)
                page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
            context.close()
        browser.close()
        server.stop()


def main(folder: str = "pictures", language: str = "en", *wanted: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    take(Path(folder), language, list(wanted))
    print(f"{len(list(Path(folder).glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main(*sys.argv[1:])
