"""Building in Galaxy Trucker as a browser bears it: one page, and three players at sockets who never rest."""

import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread
from typing import Any

from server.serving import Server

from perihelion.client import Client, ServerRefused

LIVE: dict[str, Any] = {
    "tempo": {"kind": "live", "reserve": 3600},
    "options": {"flights": ["III"], "hourglass": 3600},
}
OTHERS = ("Ben", "Cid", "Dee")
EVERY = 0.7  # s between two acts of each of the others
ANEW_MS = 310  # a key pressed sooner is the second of two presses
TILES = 40  # that the page takes
UNTOLD_MS = 16.0  # what a browser does not tell of took less
WATCH = """
window.seen = {presses: 0, pressed: {}, frames: [], long: [0], shift: 0};
for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, () => seen.presses += 1, true);
const on = (type, heard, more = {}) => {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(heard));
  observer.observe({type, buffered: true, ...more});
};
on('event', ({interactionId: id, duration}) => {
  if (id) seen.pressed[id] = Math.max(seen.pressed[id] ?? 0, duration);
}, {durationThreshold: 16});
on('longtask', ({duration}) => seen.long.push(duration));
on('layout-shift', ({value}) => seen.shift += value);
let last = performance.now();
requestAnimationFrame(function next(now) {
  seen.frames.push(now - last);
  last = now;
  requestAnimationFrame(next);
});
"""
BEGIN = "Object.assign(window.seen, {presses: 0, pressed: {}, frames: [], long: [0], shift: 0})"


@dataclass(frozen=True, slots=True)
class Building:
    """What was seen while ships were built.

    frame     median of the frames, ms
    longest   the longest task of the page, ms
    paint     from a press to what is painted of it in 95 of 100, ms
    shift     how far anything moved that was not moved by anybody, of the window, all entries together
    """

    frame: float
    longest: float
    paint: float
    shift: float


def measure(page: Any, server: Server) -> Building:
    """A page that nobody has used takes and places tiles, or puts them back, while the others do the same."""
    people, table = yard(server)
    page.add_init_script(WATCH)
    page.context.add_cookies([{"name": "perihelion", "value": people[0].token, "url": server.address}])
    page.goto(f"/tables/{table}")
    page.locator("[data-piece='heap'][data-legal]").wait_for()
    with busy(people[1:], table):
        page.evaluate(BEGIN)
        for _ in range(TILES):
            take_and_place(page)
        return read(page.evaluate("window.seen"))


def yard(server: Server) -> tuple[list[Client], str]:
    host, *others = people = [server.guest(name) for name in ("Ada", *OTHERS)]
    table = host.open("galaxy-trucker", seats=len(people), public=True, **LIVE).id
    for seat, one in enumerate(others, 1):
        one.do(table, "sit", seat=seat)
    host.do(table, "start", shuffle=False)
    return people, table


@contextmanager
def busy(others: list[Client], table: str) -> Iterator[None]:
    """The others build for as long as this lasts."""
    done = Event()
    threads = [Thread(target=build, args=(one, table, done), daemon=True) for one in others]
    for thread in threads:
        thread.start()
    yield
    done.set()
    for thread in threads:
        thread.join()


def build(client: Client, table: str, done: Event) -> None:
    """Draws and attaches where it can, else puts back: over a socket, as browsers do."""
    with client.socket() as socket:
        socket.watch(table)
        while not done.wait(EVERY):
            moves = client.see(table).moves
            wanted = [
                move for verb in ("attach", "return", "draw") for move in moves if move.startswith(verb)
            ]
            if wanted:
                try:
                    client.play(table, wanted[0])
                except ServerRefused:
                    continue  # somebody was faster


def take_and_place(page: Any) -> None:
    """By keys and mouse: a tile comes, is turned, and lies where it fits or goes back."""
    page.wait_for_timeout(ANEW_MS)
    page.keyboard.press("d")
    page.locator("[data-hand]:not([data-hand='?'])").wait_for()
    page.keyboard.press("r")
    page.locator("button[data-square]").first.wait_for()
    fits = page.locator("button[data-square][data-legal]")
    if fits.count():
        fits.first.click()
    if page.locator("[data-hand]").count():
        page.keyboard.press("b")
    page.locator("[data-piece='heap'][data-legal]").wait_for()


def read(seen: dict[str, Any]) -> Building:
    """A browser does not tell of presses that are painted at once."""
    told = sorted(seen["pressed"].values())
    pressed = [UNTOLD_MS] * max(seen["presses"] - len(told), 1) + told
    return Building(
        frame=statistics.median(seen["frames"]),
        longest=max(seen["long"]),
        paint=pressed[int(0.95 * (len(pressed) - 1))],
        shift=seen["shift"],
    )
