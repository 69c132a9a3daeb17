"""Every card of Wild Space says all it does on its face."""

import json
from itertools import product
from typing import Any

import pytest

from .conftest import DESK, FULL, PHONE, Person
from .playing import new_table

pytestmark = pytest.mark.browser

EXPANSIONS = ("Encounters", "Space Base")
CUT_OFF = """() => [...document.querySelectorAll('[data-piece^="hand."]')].flatMap((piece) => {
  const [card, name, text] = ['.card', '.name', '.text'].map((part) => piece.querySelector(part));
  const badge = piece.querySelector('.quartz');
  const whole = text.scrollHeight <= text.clientHeight + 1 && card.scrollWidth <= card.clientWidth;
  const covered = badge && badge.offsetTop + badge.offsetHeight > name.offsetTop;
  return whole && !covered ? [] : [`${piece.dataset.piece} ${text.innerText}`];
})"""
FAN = """() => {
  const fan = document.querySelector('[data-piece^="hand."]').closest('section');
  const low = [...fan.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().bottom);
  return Math.max(...low) <= fan.getBoundingClientRect().bottom;
}"""


def every_card_in_hand(page: Any, cards: list[str]) -> None:
    """From now on the page is told that it holds all these cards."""
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


LOOKS = list(product([DESK, PHONE], ["en", "fr"])) if FULL else [(DESK, "en"), (PHONE, "fr")]


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_no_effect_is_cut_off(person: Person, size: tuple[int, int], language: str) -> None:
    page = person(size=size)
    new_table(page, 2, EXPANSIONS, seat_2="rookie")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-answer]").first.wait_for(timeout=30_000)
    table = page.url.rsplit("/", 1)[1]
    facts = page.request.get(f"/api/tables/{table}/facts").json()
    cards = [id for id, card in facts["cards"].items() if card["type"] != "captain"]
    if language == "fr":
        page.evaluate('localStorage.setItem("perihelion", `{"language": "fr"}`)')
    every_card_in_hand(page, cards)
    page.reload()
    page.locator('[data-piece^="hand."]').nth(len(cards) - 1).wait_for()
    assert len(cards) > 140
    assert "\n".join(page.evaluate(CUT_OFF)) == ""
    assert page.evaluate(FAN)
