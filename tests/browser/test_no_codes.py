"""No code of a piece or a bot is shown to a player: what is drawn, said, titled and read aloud are words."""

import re
from typing import Any

import pytest
from server.serving import Server

from .conftest import Person, faults
from .pictures import play_by_chance
from .playing import open_log

pytestmark = pytest.mark.browser

CODE = re.compile(r"(?<![\w/#.-])(?:[A-Z]{2}-[A-Z0-9][A-Z0-9.-]*|[a-z]+:\d+)")
CLAUSE = re.compile(r"(?:GT|WS|HF)-\d+[A-Z]?(?:\.\d+[A-Z]?)+(?:-[A-Z])?\.?")
SHOWN = r"""() => [
  document.body.innerText,
  ...[...document.querySelectorAll("[title], [aria-label], [alt], [placeholder]")].flatMap((node) =>
    ["title", "aria-label", "alt", "placeholder"].map((name) => node.getAttribute(name) ?? "")),
  ...[...document.querySelectorAll("option, text, title, .hidden, details")].map((node) => node.textContent),
].join("\n")"""
BOTH = {"expansions": ["space-base", "encounters"]}
TABLES = [
    ("wild-space", 2, 12, BOTH),
    ("wild-space", 1, 8, BOTH),
    ("galaxy-trucker", 2, 40, {}),
    ("high-frontier", 2, 30, {}),
]


def codes(page: Any) -> list[str]:
    shown = page.evaluate(SHOWN)
    assert re.findall(r".*\{ ?\$.*", shown) == []
    return sorted({code for code in CODE.findall(shown) if not CLAUSE.fullmatch(code)})


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_no_page_shows_a_code(person: Person, locale: str) -> None:
    page = person(locale=locale)
    for address in ("/ladder", "/rules/wild-space", "/new/wild-space", "/settings"):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert codes(page) == [], address


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(("game", "seats", "moves", "options"), TABLES)
def test_no_table_and_no_replay_shows_a_code(
    person: Person, place: Server, locale: str, game: str, seats: int, moves: int, options: dict[str, Any]
) -> None:
    client = place.guest("Ada", locale[:2])
    bots = {str(seat): "captain:1" for seat in range(1, seats)}
    table = client.open(game, seats=seats, bots=bots, options=options).id
    client.do(table, "start", shuffle=False)
    play_by_chance(client, table, moves)
    page = person(locale=locale)
    page.context.add_cookies([{"name": "perihelion", "value": client.token, "url": place.address}])
    page.goto(f"/tables/{table}")
    if client.see(table).status == "over":
        page.locator("dialog.finale[open]").wait_for()
        assert codes(page) == []
        page.keyboard.press("Escape")
        page.locator("dialog.finale[open]").wait_for(state="detached")
    open_log(page).locator("li").first.wait_for()
    assert codes(page) == [] and faults(page) == []
    page.goto(f"/tables/{table}/replay#20")
    page.locator(".log [aria-current]").wait_for()
    assert codes(page) == []
