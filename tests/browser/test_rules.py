"""The rules reader: deep links, search, cross references; and what is out of reach."""

import re
from typing import Any

import pytest

from .cable import Cable
from .conftest import DESK, PHONE, Person, faults
from .tables import eventually

pytestmark = pytest.mark.browser


def in_sight(page: Any, selector: str) -> bool:
    """Whether something lies in the window, below the header."""
    place = page.locator(selector).bounding_box()
    return bool(50 < place["y"] < page.viewport_size["height"] * 0.6)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_an_address_leads_to_its_clause(person: Person, size: tuple[int, int]) -> None:
    page = person(size=size)
    page.goto("/rules/wild-space#WS-6.4")
    page.locator(".clause.here").wait_for()
    eventually(lambda: page.locator(".clause.here").get_attribute("id") == "WS-6.4")
    page.wait_for_timeout(100)
    assert in_sight(page, ".clause.here")
    page.locator("#WS-7\\.1 a", has_text="12.22").click()
    page.locator("#WS-12\\.22.here").wait_for()
    page.wait_for_timeout(100)
    assert in_sight(page, ".clause.here")


def test_a_search_marks_what_it_found_whatever_the_accents(person: Person) -> None:
    page = person(locale="fr-FR")
    page.goto("/rules/wild-space")
    page.locator(".clause").first.wait_for()
    every = page.locator(".clause").count()
    page.keyboard.press("/")
    page.keyboard.type("emissaire piocher")
    page.locator("mark").first.wait_for()
    marked = {text.lower() for text in page.locator("mark").all_inner_texts()}
    assert "émissaire" in marked and marked <= {"émissaire", "piocher"}
    found = page.locator(".clause").count()
    assert 0 < found < every
    page.get_by_role("status").filter(has_text=re.compile(f"^{found} paragraphe")).wait_for()
    assert faults(page) == []
    page.get_by_role("searchbox").fill("xyzzy")
    page.get_by_role("status").filter(has_text="Rien").wait_for()


def test_a_clause_hidden_by_a_search_is_shown_when_it_is_gone_to(person: Person) -> None:
    page = person()
    page.goto("/rules/wild-space")
    page.get_by_role("searchbox").fill("recruiting 12.22")
    page.locator("#WS-7\\.1 a", has_text="12.22").click()
    page.locator("#WS-12\\.22.here").wait_for()
    eventually(lambda: page.get_by_role("searchbox").input_value() == "")


def test_the_contents_lead_to_a_chapter_on_a_phone(person: Person) -> None:
    page = person(size=PHONE)
    page.goto("/rules/wild-space")
    page.get_by_text("Contents").click()
    page.get_by_role("link", name="9. Scoring").click()
    page.wait_for_timeout(100)
    assert in_sight(page, "#chapter-9")
    eventually(lambda: page.locator("details[open]").count() == 0)


def test_no_rules_for_no_game(person: Person) -> None:
    page = person()
    page.goto("/rules/chess")
    page.get_by_role("heading", name="Lost in space").wait_for()
    assert faults(page) == []


def test_without_a_server_the_page_says_so_and_fills_itself_when_it_is_back(
    chromium: Any, cable: Cable
) -> None:
    context = chromium.new_context(locale="en-GB", base_url=cable.address, reduced_motion="reduce")
    troubles: list[str] = []
    try:
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto("/rules/wild-space")
        page.locator(".clause").first.wait_for()
        page.wait_for_function("caches.open('perihelion-client').then(c => c.keys()).then(k => k.length > 5)")
        cable.cut()
        page.reload()
        page.get_by_role("heading", name="Out of radio range").wait_for()
        assert faults(page) == []
        cable.mend()
        page.locator(".clause").first.wait_for()  # nobody need press anything
        page.locator(".offline").wait_for(state="detached")
        cable.cut()
        page.get_by_role("link", name="Learn").click()  # a page that was never seen
        page.get_by_role("heading", name="Out of radio range").wait_for()
        cable.mend()
        page.get_by_role("button", name="Try again").click()
        page.get_by_role("heading", name="Learn by playing").wait_for()
    finally:
        context.close()
    assert troubles == []
