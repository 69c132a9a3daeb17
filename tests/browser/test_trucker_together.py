"""Galaxy Trucker with several people: four browsers at one scrapyard, and somebody whose way to it breaks."""

from typing import Any

import pytest
from playwright.sync_api import expect
from server.serving import Server

from perihelion.client import Client

from .cable import Cable
from .conftest import FULL, Person
from .playing import anew, asked, play_together

pytestmark = pytest.mark.browser
LIVE: dict[str, Any] = {
    "tempo": {"kind": "live", "reserve": 3600},
    "options": {"flights": ["I"], "hourglass": 600},
}
TILES = 8  # each: enough for a ship that may come home


def yard(place: Server, *names: str) -> tuple[list[Client], str]:
    """People at a live table where ships are being built."""
    host, *others = people = [place.guest(name) for name in names]
    table = host.open("galaxy-trucker", seats=len(people), public=True, **LIVE).id
    for seat, one in enumerate(others, 1):
        one.do(table, "sit", seat=seat)
    host.do(table, "start", shuffle=False)
    return people, table


def at(page: Any, address: str, client: Client, table: str) -> Any:
    page.context.add_cookies([{"name": "perihelion", "value": client.token, "url": address}])
    page.goto(f"{address}/tables/{table}")
    assert asked(page)
    return page


def sand(page: Any) -> int:
    """Seconds that are left."""
    return int(page.locator("[data-glass]").inner_text().split()[0])


def take_and_place(page: Any) -> None:
    """One tile from the heap to where it fits, or back."""
    hand = page.locator("[data-hand]")
    page.keyboard.press("d")
    page.locator("[data-hand]:not([data-hand='?'])").wait_for()
    page.locator("button[data-square]").first.wait_for()
    fits = page.locator("button[data-square][data-legal]").first
    for _ in range(2):  # where it must be turned first, it lies there when pressed again
        if hand.count() and fits.count():
            anew(page)
            fits.click()
    if hand.count():
        page.keyboard.press("b")
    expect(hand).to_have_count(0)


def finish(page: Any) -> None:
    anew(page)
    page.locator("[data-finish]:enabled").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Finish your ship").click()
    expect(page.locator("[data-finish]:enabled")).to_have_count(0)


@pytest.mark.skipif(not FULL, reason="four browsers at once: in the long form")
def test_four_browsers_build_live_and_fly_a_whole_game(person: Person, place: Server) -> None:
    people, table = yard(place, "Ada", "Bob", "Cid", "Dee")
    pages = [at(person(), place.address, one, table) for one in people]
    full = [sand(page) for page in pages]
    for _ in range(TILES):
        for page in pages:
            take_and_place(page)
    assert all(sand(page) < left for page, left in zip(pages, full, strict=True))
    for number, page in enumerate(pages):
        for seat in range(len(pages)):
            if seat != number:
                expect(page.locator(f"[data-rival='{seat}'] [data-tile]").nth(1)).to_be_attached()
    for page in pages:
        finish(page)
    play_together(pages)
    for page in pages:
        page.locator(".verdict").first.wait_for()


def test_whoever_is_cut_off_while_building_holds_the_tile_and_goes_on(
    person: Person, place: Server, cable: Cable
) -> None:
    (ada, bob), table = yard(place, "Ada", "Bob")
    page = at(person(), cable.address, ada, table)
    page.keyboard.press("d")
    held = page.locator("[data-hand]:not([data-hand='?'])")
    held.wait_for()
    tile = held.get_attribute("data-hand")
    cable.cut()
    page.get_by_text("Connection lost").first.wait_for()
    bob.play(table, "draw")
    bob.play(table, "return")
    cable.mend()
    page.locator("[data-piece^='tile ']").wait_for()  # what Bob has put back meanwhile
    expect(page.locator(f"[data-hand='{tile}']")).to_be_attached()
    page.keyboard.press("b")
    expect(page.locator("[data-hand]")).to_have_count(0)
    expect(page.locator(f"[data-piece='tile {tile}']")).to_be_enabled()
