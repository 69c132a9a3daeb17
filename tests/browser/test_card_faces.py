"""Wild Space as it is drawn: every card tells all it does, no hand is clipped, nothing leaves its box."""

import json
from itertools import product
from typing import Any

import pytest
from server.serving import Server

from .conftest import DESK, FULL, PHONE, Person
from .playing import new_table
from .tables import against_a_rookie, seated, until

pytestmark = pytest.mark.browser

EXPANSIONS = ("Encounters", "Space Base")
BOTH = {"expansions": ["space-base", "encounters"]}
LARGEST_HAND = 15
SIZES = [DESK, (1280, 720), PHONE, (360, 740)]

# Looks at every card of the hand in turn, as a mouse would, and tells what of its words is cut off.
WORDS = """async () => {
  const cut = [];
  let told = 0;
  for (const piece of document.querySelectorAll('[data-piece^="hand."]')) {
    piece.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    let lens, box, words, whole, seen;
    for (let frame = 0; frame < 90 && !(whole && seen); frame += 1) {
      await new Promise(requestAnimationFrame);
      lens = document.querySelector('.lens.card');
      [box, words] = [lens?.getBoundingClientRect(), lens?.querySelector('.words')];
      whole = words && words.textContent.trim().length > 3 && lens.scrollHeight <= lens.clientHeight + 1;
      seen = box && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    }
    if (whole && seen) told += 1;
    else cut.push(`${piece.dataset.piece} ${words?.textContent} ${JSON.stringify(box)}`);
  }
  return [told, cut.join("\\n")];
}"""
# How many cards are held, how many leave the board, and of how many the spine is covered.
FAN = """() => {
  const box = document.querySelector('.surface').getBoundingClientRect();
  const held = [...document.querySelectorAll('[data-piece^="hand."]')];
  const outside = held.filter((piece) => {
    const card = piece.getBoundingClientRect();
    return card.left < box.left - 1 || card.right > box.right + 1 ||
      card.bottom > box.bottom + 1 || card.top < box.top;
  });
  const covered = held.filter((piece) => {
    const card = piece.querySelector('svg').getScreenCTM();
    const at = (x, y) => new DOMPoint(x, y).matrixTransform(card);
    return [[14, 42], [55, 42], [14, 300], [55, 300]].some(([x, y]) => {
      const point = at(x, y);
      return document.elementFromPoint(point.x, point.y)?.closest('[data-piece]') !== piece;
    });
  });
  return [held.length, outside.length, covered.length];
}"""
OVERFLOWS = """() => {
  const box = document.querySelector('.surface').getBoundingClientRect();
  const parts = '[data-piece], .rival, .turn button, .fleet, .pile, .pane, h2';
  const shown = document.querySelectorAll(`.surface :is(${parts})`);
  return [...shown].filter((node) => {
    const { left, right, top, bottom, width } = node.getBoundingClientRect();
    const out = left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2;
    return width > 0 && out;
  }).map((node) => `${node.className} ${JSON.stringify(node.getBoundingClientRect())}`);
}"""


def dealt(page: Any, cards: list[str]) -> None:
    """From now on the page is told that it holds these cards."""
    socket: Any = None

    def from_server(message: Any) -> None:
        told = json.loads(message)
        state = told.get("state") or {}
        if told.get("type") == "update" and state.get("view"):
            state["view"]["table"]["players"][state["seat"]]["hand"] = cards
        socket.send(json.dumps(told))

    def opened(page_side: Any) -> None:
        nonlocal socket
        socket = page_side
        page_side.connect_to_server().on_message(from_server)

    page.route_web_socket("**/api/live", opened)


def held_at_a_table(page: Any, many: int | None) -> list[str]:
    """A table with both expansions, and so many of its cards in hand; all of them where nothing is said."""
    new_table(page, 2, EXPANSIONS, seat_2="rookie")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-answer]").first.wait_for(timeout=30_000)
    facts = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/facts").json()
    cards = [id for id, card in facts["cards"].items() if card["type"] != "captain"][:many]
    dealt(page, cards)
    return cards


LOOKS = list(product([DESK, PHONE], ["en", "fr"])) if FULL else [(DESK, "en"), (PHONE, "fr")]


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_every_card_tells_all_it_does(person: Person, size: tuple[int, int], language: str) -> None:
    page = person(size=size)
    cards = held_at_a_table(page, None)
    if language == "fr":
        page.evaluate('localStorage.setItem("perihelion", `{"language": "fr"}`)')
    page.reload()
    page.locator('[data-piece^="hand."]').nth(len(cards) - 1).wait_for()
    assert len(cards) > 140
    page.mouse.move(0, 0)  # at rest on the board it would look at whatever comes to lie under it
    assert page.evaluate(WORDS) == [len(cards), ""]


@pytest.mark.parametrize("size", SIZES if FULL else [DESK, PHONE])
def test_a_hand_of_fifteen_shows_every_spine(person: Person, size: tuple[int, int]) -> None:
    page = person(size=size)
    held_at_a_table(page, LARGEST_HAND)
    page.reload()
    page.locator('[data-piece^="hand."]').nth(LARGEST_HAND - 1).wait_for()
    until(page, f"JSON.stringify(({FAN})()) === '[{LARGEST_HAND},0,0]'")


def test_nothing_leaves_its_box_with_everything_in_play_and_five_seats(person: Person, place: Server) -> None:
    client = place.guest("Ada")
    bots = {str(seat): "rookie" for seat in range(1, 5)}
    table = client.open("wild-space", seats=5, bots=bots, options=BOTH).id
    client.do(table, "start", shuffle=False)
    page = person()
    page.context.add_cookies([{"name": "perihelion", "value": client.token, "url": place.address}])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/tables/{table}")
        page.locator(".rival").nth(3).wait_for()
        until(page, f"({OVERFLOWS})().length === 0")


def test_left_is_drawn_left_and_words_come_on_looking(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    left, right = (page.locator(f"[data-piece='PL-H1.{side}']") for side in ("left", "right"))
    assert left.bounding_box()["x"] < right.bounding_box()["x"]
    left.hover()
    page.locator(".lens", has_text="Harbor, left sector").get_by_text("Draw 2 cards").wait_for()
    right.hover()
    page.locator(".lens", has_text="Harbor, right sector").wait_for()
    page.locator("[data-piece='display.left']").hover()
    page.locator(".lens.card").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator(".lens").wait_for()


def test_a_crew_and_the_discards_are_laid_out_large(person: Person, place: Server) -> None:
    page = person()
    seated(page, place, "wild-space", seats=2)  # the rookie has not discarded anything yet
    page.locator(".rival").click()
    page.get_by_role("dialog", name="The crew of Rookie").locator("li").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".pile").click()
    page.get_by_role("dialog", name="Discard pile, empty").wait_for()


def test_a_tap_on_what_is_not_asked_for_tells_it_large(person: Person, place: Server) -> None:
    page = person(size=PHONE, touch=True)
    seated(page, place, "wild-space", seats=2, options=BOTH)  # first, the side of the captain is asked
    page.locator("[data-answer]").first.wait_for(timeout=30_000)
    page.locator("[data-lens='sector.PL-H1.left']").tap()
    page.locator(".lens", has_text="Harbor, left sector").get_by_text("Draw 2 cards").wait_for()
    page.locator(".bubble", has_text="Not now").wait_for()
    lens, said = (page.locator(one).bounding_box() for one in (".lens", ".bubble"))
    assert lens["y"] >= said["y"] + said["height"] or said["y"] >= lens["y"] + lens["height"]
    page.locator("#asked").tap()
    page.locator(".lens").wait_for(state="detached")


def test_what_is_opened_as_soon_as_the_last_was_shut_stays_open(person: Person, place: Server) -> None:
    """The browser tells late that a dialogue was closed, and that was another one."""
    page = person()
    seated(page, place, "wild-space", seats=2)
    page.locator(".rival").click()
    page.get_by_role("dialog", name="The crew of Rookie").wait_for()
    page.evaluate("""() => {
      document.querySelector('dialog[open]').close();
      queueMicrotask(() => queueMicrotask(() => document.querySelector('.pile').click()));
    }""")
    page.get_by_role("dialog", name="Discard pile, empty").wait_for()
    page.wait_for_timeout(300)
    assert page.get_by_role("dialog", name="Discard pile, empty").is_visible()
