"""The first page: the picture, the covers, and a game in one press."""

from typing import Any

import pytest
from server.serving import Server

from .conftest import DESK, PHONE, Person

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "laptop": (1280, 720), "phone": PHONE, "small phone": (360, 740)}
SHIFTS = """new Promise((told) => {
  const shifts = [];
  const name = ({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 60);
  new PerformanceObserver((list) => list.getEntries().forEach((one) => shifts.push(one.sources.map(name))))
    .observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => told(shifts)));
})"""


def drawn(page: Any) -> None:
    """Waits until every picture in sight has come."""
    page.wait_for_function(
        """[...document.images].filter((one) => one.getBoundingClientRect().top < innerHeight)
           .every((one) => one.complete && one.naturalWidth > 0)"""
    )


def at_home(page: Any) -> Any:
    page.goto("/")
    page.get_by_role("heading", name="Wild Space").wait_for()
    page.wait_for_load_state("networkidle")
    drawn(page)
    return page


def box(page: Any, selector: str, nth: int = 0) -> dict[str, float]:
    found = page.locator(selector).nth(nth).bounding_box()
    assert found is not None
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_game_is_seen_whole_with_its_buttons_and_nothing_moves(
    person: Person, size: tuple[int, int], locale: str
) -> None:
    page = person(size=size, locale=locale)
    wide, high = size
    at_home(page)
    hero, first, second = box(page, ".hero picture"), box(page, "article"), box(page, "article", 1)
    assert hero["x"] == hero["y"] == 0 and hero["width"] == wide, "the sky reaches to the edges"
    assert first["y"] < hero["bottom"] < first["bottom"], "the covers lie over its lower edge"
    assert first["bottom"] <= high + 2, "the first game is seen whole"
    assert box(page, "article .row")["height"] < (110 if wide < 500 else 50), "its buttons stand side by side"
    claim = box(page, ".claim")
    assert claim["bottom"] <= first["y"] and claim["y"] >= box(page, "header")["bottom"] - 6
    if wide < 500:
        assert first["bottom"] < second["y"] < high - 60, "the next one peeps in"
    else:
        assert second["y"] == first["y"] and second["height"] == first["height"]
    assert page.evaluate(SHIFTS) == []


def test_the_night_of_the_first_page_does_not_follow_the_theme(person: Person) -> None:
    colours = []
    for theme in ("dark", "light"):
        page = at_home(person(theme=theme))
        colours.append(page.evaluate("getComputedStyle(document.querySelector('h1')).color"))
        colours.append(page.evaluate("getComputedStyle(document.querySelector('header a')).color"))
    assert len(set(colours)) == 1
    page.goto("/about")
    page.wait_for_function(f"getComputedStyle(document.querySelector('header a')).color !== '{colours[0]}'")


def test_play_now_pressed_twice_opens_one_table(person: Person, place: Server) -> None:
    page = person()
    ada = place.guest("Ada")
    page.context.add_cookies([{"name": "perihelion", "value": ada.token, "url": place.address}])
    at_home(page).get_by_role("button", name="Play now").nth(1).dblclick()
    page.wait_for_url("**/tables/*")
    page.get_by_role("heading", name="Galaxy Trucker").wait_for()
    tables = ada.tables("mine")
    assert [(table["game"], table["status"]) for table in tables] == [("galaxy-trucker", "playing")]
