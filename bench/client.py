"""The client in the browser: what pages load, and how soon they can be used. Needs chromium.

python bench/client.py            the first page, and a table of each game, at a server of this machine
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import CHROMIUM, FLAGS  # noqa: E402 - from the tests
from browser.loading import HOME, TABLE, everything_in_play, loaded, without_fonts  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server.serving import Server  # noqa: E402

from perihelion.games import PACKAGES  # noqa: E402

HOME_LARGEST, LARGEST = 110_000, 250_000
LATEST_MS = 1000
ROUNDS = 7


def home(browser: Any, server: Server) -> tuple[int, float]:
    """Bytes of the first page without fonts, in French, and the milliseconds until it can be used."""
    found = [loaded(newcomer(browser, server).new_page(), "/", HOME) for _ in range(ROUNDS)]
    return max(without_fonts(sizes) for sizes, _ in found), milliseconds(found)


def table(browser: Any, server: Server, game: str) -> tuple[int, float]:
    """Bytes of a table with everything in play, in French, and the milliseconds until it asks."""
    found = []
    for _ in range(ROUNDS):
        context, ada = newcomer(browser, server), server.guest("Ada", "fr")
        context.add_cookies([{"name": "perihelion", "value": ada.token, "url": server.address}])
        found.append(loaded(context.new_page(), everything_in_play(ada, game), TABLE))
        context.close()
    return max(sum(sizes.values()) for sizes, _ in found), milliseconds(found)


def newcomer(browser: Any, server: Server) -> Any:
    """Somebody whose browser has never been here."""
    return browser.new_context(base_url=server.address, locale="fr-FR", service_workers="block")


def milliseconds(found: list[tuple[dict[str, int], float]]) -> float:
    return statistics.median(seconds for _, seconds in found) * 1000


def row(what: str, figure: str, budget: str) -> None:
    print(f"| {what} | {figure} | <= {budget} |", flush=True)


def kilobytes(size: int) -> str:
    return f"{size / 1000:,.0f} kB"


def measure(browser: Any, server: Server) -> None:
    size, median = home(browser, server)
    row("the first page, without fonts", kilobytes(size), kilobytes(HOME_LARGEST))
    row(f"it can be used after, median of {ROUNDS}", f"{median:,.0f} ms", f"{LATEST_MS:,} ms")
    for game in PACKAGES:
        size, median = table(browser, server, game)
        row(f"a table of {game}, everything in play, with fonts", kilobytes(size), kilobytes(LARGEST))
        row(f"it asks after, median of {ROUNDS}", f"{median:,.0f} ms", f"{LATEST_MS:,} ms")


def main() -> None:
    print("| what | figure | budget |\n|---|---:|---:|")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), limits="0").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        measure(browser, server)
        browser.close()
        server.close_clients()
        server.stop()


if __name__ == "__main__":
    main()
