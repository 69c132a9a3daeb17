"""The Big Expansion as it is seen: cards planted by a press, papers beside the board, drawings on demand."""

from typing import Any

import pytest
from server.serving import Server

from .conftest import DESK, PHONE, Person, faults
from .tables import eventually, seated

pytestmark = pytest.mark.browser

PARTS = ["new-technologies", "evil-machinations", "rough-roads", "bonus-cards"]
EVERYTHING = {"expansions": PARTS, "flights": ["IIA"], "roads": 2}
DRAWN = "document.getElementById('gx-s-evil') !== null"


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")])
def test_a_machination_is_planted_by_pressing_it(
    person: Person, place: Server, size: tuple[int, int], theme: str
) -> None:
    page = person(size=size, theme=theme)
    seated(page, place, "galaxy-trucker", seats=2, options=EVERYTHING)
    hand: Any = page.locator(".hand button")
    hand.nth(3).wait_for(timeout=30_000)
    assert hand.count() == 4 and faults(page) == []
    hand.first.click()
    hand.first.wait_for(state="detached")
    papers = page.locator("[data-paper]")
    eventually(lambda: papers.count() == 6)  # two roads, a planted card, three in hand
    assert page.locator("[data-paper].planted").count() == 1
    papers.first.click()
    page.locator(".papers [role=status]").wait_for()
    assert faults(page) == []


def test_drawings_of_the_expansion_come_when_it_is_in_play(person: Person, place: Server) -> None:
    page = person()
    seated(page, place, "galaxy-trucker", seats=2, options=EVERYTHING)
    page.locator(".hand button").first.wait_for(timeout=30_000)
    eventually(lambda: page.evaluate(DRAWN))
    loaded = "performance.getEntriesByType('resource').some(({name}) => name.includes('/expansions-'))"
    assert page.evaluate(loaded)
    other = person()
    seated(other, place, "galaxy-trucker", seats=2)
    other.locator("[data-pad]").wait_for(timeout=30_000)
    assert not other.evaluate(loaded) and not other.evaluate(DRAWN)
