"""The client in the browser: how large it is, and how soon a page can be used. Needs chromium.

python bench/client.py            its size with one language, and the first page at a server of this machine
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.conftest import CHROMIUM, FLAGS, client_size  # noqa: E402 - from the tests
from playwright.sync_api import sync_playwright  # noqa: E402
from server.serving import Server  # noqa: E402

from perihelion.games import PACKAGES  # noqa: E402

LARGEST = 250_000
LATEST_MS = 1000
ROUNDS = 7


def usable_after() -> list[float]:
    """Milliseconds until the first page can be used, each time by somebody who was never here."""
    times = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), limits="0").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for _ in range(ROUNDS):
            context = browser.new_context(base_url=server.address)
            page = context.new_page()
            begun = time.perf_counter()
            page.goto("/")
            page.locator("button.main:enabled").first.wait_for()
            times.append((time.perf_counter() - begun) * 1000)
            context.close()
        browser.close()
        server.stop()
    return times


def main() -> None:
    print("| what | figure | budget |\n|---|---:|---:|")
    for game in PACKAGES:
        size = client_size(game) / 1000
        print(f"| all pages and {game}, one language, gzip | {size:,.0f} kB | <= {LARGEST / 1000:,.0f} kB |")
    median = statistics.median(usable_after())
    print(f"| first page usable, median of {ROUNDS} | {median:,.0f} ms | <= {LATEST_MS:,} ms |")


if __name__ == "__main__":
    main()
