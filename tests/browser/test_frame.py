"""The frame of a table: it fills the window, pushes nothing about, and says at the place why not."""

from typing import Any

import pytest
from server.serving import Server

from .conftest import FULL, Person, faults
from .playing import Patience, anew, answer, asked, open_log, play, shut_log
from .tables import eventually, seated, sequence

pytestmark = pytest.mark.browser
OFTEN, MOST = 12, 600  # the same answer, and all of them
DESKS = [(1440, 900), (1280, 720)]
GAMES: dict[str, dict[str, Any]] = {
    "wild-space": {"seats": 2},
    "galaxy-trucker": {"seats": 2, "options": {"flights": ["I"]}},
    "high-frontier": {"seats": 2, "options": {"rounds": 8}},
}
TRUCKER = ["new-technologies", "fifth-wheel", "evil-machinations", "rough-roads", "bonus-cards"]
FULLEST: dict[str, dict[str, Any]] = {
    "wild-space": {"seats": 5, "options": {"expansions": ["space-base", "encounters"]}},
    "galaxy-trucker": {"seats": 5, "options": {"expansions": TRUCKER, "flights": ["IIA"], "tempo": "turns"}},
    "high-frontier": {"seats": 5, "options": {"expansions": ["expansion"]}},
}
WATCH = """
window.shifts = [];
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.map(({node, previousRect: a, currentRect: b}) =>
      `${node?.parentElement?.closest?.('.board') ? 'board: ' : ''}${node?.parentElement?.className}`
      + ` > ${node?.nodeName} ${node?.className ?? node?.textContent} ${a.x},${a.y} -> ${b.x},${b.y}`);
    window.shifted += entry.value;
    if (entry.value >= 0.001) window.shifts.push(`${entry.value.toFixed(4)}: ${moved.join('; ')}`);
  }
}).observe({type: 'layout-shift', buffered: true});
"""
SCROLLS = (
    "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
)


@pytest.mark.parametrize("game", GAMES if FULL else ["wild-space"])
def test_nothing_is_pushed_about_in_a_whole_game(game: str, person: Person, place: Server) -> None:
    page = person(size=DESKS[1])
    page.add_init_script(WATCH)
    seated(page, place, game, **GAMES[game])
    assert play(page, MOST, Patience(OFTEN)) > 10
    page.locator(".verdict").first.wait_for()
    assert page.evaluate("window.shifts") == []
    assert page.evaluate("window.shifted") < 0.004, "nor by many small steps"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "mix"), [*((size, GAMES) for size in DESKS), (DESKS[1], FULLEST)])
def test_a_table_fills_the_window_and_never_scrolls(
    game: str, size: tuple[int, int], mix: dict[str, dict[str, Any]], person: Person, place: Server
) -> None:
    page = person(size=size)
    seated(page, place, game, **mix[game])
    for _ in range(3):
        assert asked(page)
        answer(page)
    assert asked(page)
    assert not page.evaluate(SCROLLS)
    assert page.locator(".bar").bounding_box()["height"] <= 54
    board = page.locator(".board").bounding_box()
    assert board["width"] > 0.7 * size[0] and board["height"] >= size[1] - 54
    for seen in ("#asked", "[data-likely]", ".bar ol li >> nth=-1"):
        box = page.locator(seen).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1], seen
    assert not page.evaluate(
        "(line => line.scrollWidth > line.clientWidth)(document.querySelector('.bar ol'))"
    )
    assert page.locator("header nav").count() == 0, "the site's own head is gone"


def test_a_piece_that_rests_says_why_at_its_place(person: Person, place: Server) -> None:
    page = person()
    seated(page, place, "wild-space", seats=2)
    assert asked(page)
    before = sequence(page)
    deck = page.locator("[data-piece='deck']").first
    deck.click()
    told = page.locator(".bubble")
    told.wait_for()
    box, piece = told.bounding_box(), deck.bounding_box()
    assert abs(box["x"] + box["width"] / 2 - piece["x"] - piece["width"] / 2) < 200
    assert min(abs(box["y"] + box["height"] - piece["y"]), abs(piece["y"] + piece["height"] - box["y"])) < 60
    assert "\n".join(faults(page)) == ""
    page.keyboard.press("Escape")
    told.wait_for(state="detached")
    deck.click()
    told.wait_for()
    told.get_by_role("button", name="Close").click()
    told.wait_for(state="detached")
    assert sequence(page) == before
    anew(page)
    deck.click()
    told.wait_for()
    answer(page)
    told.wait_for(state="detached")


def test_decks_supplies_and_shuttles_that_rest_say_why_too(person: Person, place: Server) -> None:
    page = person()
    seated(page, place, "wild-space", seats=2, options={"expansions": ["space-base", "encounters"]})
    assert asked(page)
    for where in ("alien-deck", "supply", "shuttles.0"):
        page.locator(f"[data-place='{where}']").click()
        page.locator(".bubble").wait_for()
        page.keyboard.press("Escape")
        page.locator(".bubble").wait_for(state="detached")
    assert "\n".join(faults(page)) == ""


def test_the_heap_tiles_and_piles_of_a_scrapyard_say_why_not(person: Person, place: Server) -> None:
    """With a tile in hand, by mouse and by key; a spectator is told, too."""
    page, watching = person(), person()
    options = {"flights": ["I"], "tempo": "turns"}
    table = seated(page, place, "galaxy-trucker", seats=2, options=options, public=True)
    assert asked(page)
    page.keyboard.press("d")
    page.locator("[data-hand]:not([data-hand='?'])").wait_for()
    watching.goto(f"/tables/{table}")
    for looks in (page, watching):
        for piece in ("heap", "pile 1"):
            anew(looks)
            before = sequence(page)
            looks.locator(f"[data-piece='{piece}']").click(force=True)
            looks.locator(".bubble").wait_for()
            looks.keyboard.press("Escape")
            looks.locator(".bubble").wait_for(state="detached")
            assert sequence(page) == before
    anew(page)
    page.keyboard.press("d")
    page.locator(".bubble").wait_for()


def test_log_and_chat_are_a_drawer_that_tells_of_what_was_said(person: Person, place: Server) -> None:
    host = place.guest("Ada")
    page, guest = person(), place.guest("Ben")
    table = seated(page, place, "wild-space", seats=2, host=host, public=True)
    assert asked(page)
    guest.see(table)
    guest.do(table, "say", text="Good luck!")
    page.get_by_role("button", name="Log and chat: one new message").wait_for()
    assert "\n".join(faults(page)) == ""
    open_log(page).get_by_text("Good luck!").wait_for()
    eventually(lambda: page.evaluate("document.activeElement.id") == "chat")
    assert "\n".join(faults(page)) == ""
    shut_log(page)
    page.get_by_role("button", name="Log and chat", exact=True).wait_for()


def test_the_menu_of_a_table_holds_the_links_of_the_site(person: Person, place: Server) -> None:
    page = person()
    seated(page, place, "wild-space", seats=2)
    assert asked(page)
    page.get_by_label("More about this table").click()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("link", name="Revoir").wait_for()
    page.get_by_label("Autres actions").or_(page.locator("details summary")).first.click()
    assert "\n".join(faults(page)) == ""
    page.get_by_role("link", name="Mes parties").click()
    page.wait_for_url("**/games")
    page.locator("header nav").wait_for()
