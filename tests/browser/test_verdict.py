"""The end of a game: the scores are counted up to the true ones, and what decided it leads to the moment."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from server.serving import Server

from perihelion.client import Client

from .conftest import DESK, PHONE, Person, errors_of, faults
from .tables import until

pytestmark = pytest.mark.browser

SHELF = Path(__file__).parents[1] / "shelf"
RECORDS = ("wild-space-3-8", "wild-space-1-0", "galaxy-trucker-4", "high-frontier-3-shorter")
WITHOUT_BEATS = """const real = window.setInterval;
window.setInterval = (what, ms, ...rest) => (ms === 300 ? 0 : real(what, ms, ...rest));"""


def ended(place: Server, record: str) -> tuple[Client, str]:
    """Somebody at a table where a game of the shelf has come to its end."""
    ada = place.guest("Ada")
    text = (SHELF / f"{record}.json").read_text("utf-8")
    return ada, ada.request("POST", "/api/tables/records", json={"record": text, "title": "Friday"})["id"]


def sits(page: Any, ada: Client, place: Server) -> Any:
    page.context.add_cookies([{"name": "perihelion", "value": ada.token, "url": place.address}])
    return page


def finale(page: Any, table: str) -> Any:
    page.goto(f"/tables/{table}")
    shown = page.get_by_role("dialog")
    shown.locator("[data-counted=true]").wait_for()
    return shown


def true_scores(ada: Client, table: str) -> list[int]:
    """Everybody's score, the highest rank first; who sits in no seat is among them."""
    result = (ada.see(table).view or {})["result"]
    rivals = [sum(item["credits"] for item in items) for items in result.get("rivals", {}).values()]
    ranks = [*result["ranks"], *(2 if result["winners"] else 1 for _ in rivals)]
    order = sorted(range(len(ranks)), key=lambda who: (ranks[who], who))
    return [[*result["scores"], *rivals][who] for who in order]


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), ((360, 740), "light")], ids=["desk", "phone"])
def test_the_end_counts_to_the_true_scores_and_its_moments_are_those_of_the_replay(
    person: Person, place: Server, record: str, size: tuple[int, int], theme: str
) -> None:
    ada, table = ended(place, record)
    page = sits(person(size=size, theme=theme), ada, place)
    told = errors_of(page)
    shown = finale(page, table)
    expect(shown.locator(".bars .total")).to_have_text([str(score) for score in true_scores(ada, table)])
    expect(shown.locator(".bars .own")).to_contain_text("Ada")
    expect(shown.get_by_role("heading", level=2)).to_be_focused()
    swings = ada.request("GET", f"/api/tables/{table}/swings")["swings"]
    moments = shown.locator("[data-moment]")
    expect(moments).to_have_count(len(swings))
    assert [int(one.get_attribute("data-moment")) for one in moments.all()] == [
        one["sequence"] for one in swings
    ]
    assert faults(page) == [] and told == []
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    for button in shown.locator(".acts > *").all():
        box = button.bounding_box()
        assert box["y"] + box["height"] <= size[1] and box["x"] + box["width"] <= size[0]
    moments.first.click()
    page.wait_for_url(f"**/tables/{table}/replay#{swings[0]['sequence']}")
    shown.wait_for(state="detached")
    page.locator("button[aria-current=step]").first.wait_for()


def test_a_press_or_a_key_ends_the_counting(person: Person, place: Server) -> None:
    ada, table = ended(place, "wild-space-3-8")
    scores = [str(score) for score in true_scores(ada, table)]
    for by_key in (True, False):
        page = sits(person(motion=True), ada, place)
        page.add_init_script(WITHOUT_BEATS)
        page.goto(f"/tables/{table}")
        totals = page.locator(".bars .total")
        expect(totals).to_have_text(["0"] * len(scores))
        page.keyboard.press("x") if by_key else page.mouse.click(700, 20)
        expect(totals).to_have_text(scores)
    page = sits(person(motion=True), ada, place)
    expect(finale(page, table).locator(".bars .total")).to_have_text(scores)


def test_it_is_closed_to_see_the_board_and_opened_again(person: Person, place: Server) -> None:
    ada, table = ended(place, "wild-space-3-8")
    page = sits(person(size=PHONE), ada, place)
    shown = finale(page, table)
    page.keyboard.press("Escape")
    shown.wait_for(state="detached")
    again = page.get_by_role("button", name="Show the result", exact=True)
    expect(again).to_be_focused()
    again.dblclick()
    shown.get_by_role("button", name="See the board").click()
    shown.wait_for(state="detached")
    page.goto(f"/tables/{table}/replay#99999")
    page.get_by_role("button", name="Show the result").click()
    shown.locator("[data-moment]").first.wait_for()
    shown.locator("[data-moment]").first.click()
    shown.wait_for(state="detached")
    until(page, "location.hash !== '#99999'")


def test_a_component_on_the_board_is_read_large(person: Person, place: Server) -> None:
    """Under a mouse, turned as it stands."""
    ada, table = ended(place, "galaxy-trucker-4")
    page = sits(person(), ada, place)
    shown = finale(page, table)
    page.keyboard.press("Escape")
    shown.wait_for(state="detached")
    page.locator(".trucker [data-lens^='tile.']:visible").first.hover()
    page.locator(".lens svg").wait_for()
    assert page.locator(".lens .words").inner_text()


def test_again_pressed_twice_is_one_table_and_the_picture_is_saved(person: Person, place: Server) -> None:
    ada, table = ended(place, "galaxy-trucker-4")
    page = sits(person(), ada, place)
    shown = finale(page, table)
    shown.locator("figure svg").first.wait_for(state="attached")
    with page.expect_download() as saved:
        shown.get_by_role("button", name="Save the picture").click()
    assert Path(saved.value.path()).read_bytes()[:4] == b"\x89PNG"
    before = len(ada.tables("mine"))
    shown.get_by_role("button", name="Play again").dblclick()
    page.wait_for_url(lambda url: table not in url)
    assert len(ada.tables("mine")) == before + 1


def test_whoever_watched_sees_who_won_and_is_offered_no_rematch(person: Person, place: Server) -> None:
    ada = place.guest("Ada")
    table = ada.open("wild-space", seats=1, public=True, options={}).id
    ada.do(table, "start", shuffle=False)
    ada.play_seat(table, lambda update: update.moves[0])
    page = person()
    shown = finale(page, table)
    won = ada.see(table).table["result"]["winners"]
    expect(shown.get_by_role("heading", level=2)).to_contain_text("Ada wins" if won else "The Smuggler wins")
    expect(shown.locator(".bars li")).to_have_count(2)
    assert shown.get_by_role("button", name="Play again").count() == 0
    assert shown.locator(".bars .own").count() == 0
