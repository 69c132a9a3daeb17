"""The client in the browser: what pages load, and how soon they can be used. Needs chromium.

python bench/client.py            the first page, a table of each game, how soon a press is painted, and how
                                  soon a newcomer has moved, at a server of this machine; last, four people
                                  who build in Galaxy Trucker
"""

import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import building  # noqa: E402 - beside this file; it uses the tests
from browser.conftest import CHROMIUM, DESK, FLAGS  # noqa: E402 - from the tests
from browser.loading import HOME, TABLE, everything_in_play, loaded, without_fonts  # noqa: E402
from browser.playing import play  # noqa: E402
from browser.tables import seated, sequence  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server.serving import Server  # noqa: E402

from perihelion.games import PACKAGES  # noqa: E402

HOME_LARGEST, LARGEST = 110_000, 250_000
LATEST_MS = 1000
FIRST_MOVE_MS, PAINT_MS = 3000, 50
FRAME_MS, LONGEST_MS = 17, 50
PLAY_NOW = "button.main:enabled"
ROUNDS = 7
PRESSES = 60
# What a browser does not tell of took less than 16 ms; that is told of in steps of 8.
UNTOLD_MS = 16
EVENTS = """
window.painted = {};
new PerformanceObserver((list) => {
  for (const {interactionId, duration} of list.getEntries()) {
    if (interactionId) window.painted[interactionId] = Math.max(window.painted[interactionId] ?? 0, duration);
  }
}).observe({type: 'event', durationThreshold: 16, buffered: true});
"""


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


def first_move(browser: Any, server: Server) -> float:
    """Milliseconds from the address to a move that is made, for a browser that has never been here."""
    found = []
    for _ in range(ROUNDS):
        context = newcomer(browser, server)
        page, begun = context.new_page(), perf_counter()
        page.goto("/")
        page.locator(PLAY_NOW).first.click()
        page.locator(TABLE).first.wait_for()
        before = sequence(page)
        page.locator(TABLE).first.click()
        page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
        found.append(perf_counter() - begun)
        context.close()
    return statistics.median(found) * 1000


def input_to_paint(browser: Any, server: Server, game: str) -> float:
    """Milliseconds from a press to what is painted of it, in 95 of 100."""
    context, ada = newcomer(browser, server), server.guest("Ada", "fr")
    page = context.new_page()
    page.add_init_script(EVENTS)
    seated(page, server, game, seats=2, host=ada)
    made = play(page, PRESSES)
    told = sorted(page.evaluate("Object.values(window.painted)"))
    context.close()
    every = [float(UNTOLD_MS)] * max(made - len(told), 0) + told
    return every[int(0.95 * (len(every) - 1))]


def four_build(browser: Any, server: Server) -> None:
    """One page among three players at sockets."""
    desk = {"width": DESK[0], "height": DESK[1]}
    context = browser.new_context(base_url=server.address, viewport=desk, service_workers="block")
    seen = building.measure(context.new_page(), server)
    context.close()
    row("four build in galaxy-trucker: median frame", f"{seen.frame:.1f} ms", f"{FRAME_MS} ms")
    row("longest task of the page", f"{seen.longest:.0f} ms", f"{LONGEST_MS} ms")
    row("a press is painted after, 95 of 100", f"{seen.paint:.0f} ms", f"{PAINT_MS} ms")
    row("layout shift, all of it", f"{seen.shift:.4f}", "0")


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
        paint = input_to_paint(browser, server, game)
        row(f"a press is painted after, 95 of 100 of {PRESSES}", f"{paint:,.0f} ms", f"{PAINT_MS} ms")
    first = first_move(browser, server)
    row(f"a newcomer has moved after, median of {ROUNDS}", f"{first:,.0f} ms", f"{FIRST_MOVE_MS:,} ms")
    four_build(browser, server)


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
