"""Galaxy Trucker in the browser: every question in the generic panel, ships beside it."""

import re
from typing import Any

import pytest

from .conftest import PHONE, Person, faults
from .playing import asked, play

pytestmark = pytest.mark.browser


def table(page: Any, seats: int = 2, tempo: str = "turns") -> None:
    """A table for one flight of class I, begun, with a rookie at the other seat."""
    page.goto("/new/galaxy-trucker")
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for flight in (3, 2):
        page.get_by_role("button", name=f"Take out Flights {flight}", exact=True).click()
    if seats > 1:
        page.get_by_role("combobox", name=re.compile("^Seat 2")).select_option("rookie")
    page.get_by_role("combobox", name=re.compile("^Tempo")).select_option(tempo)
    assert "\n".join(faults(page)) == ""
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()


def test_a_flight_is_played_to_the_end_in_the_panel(person: Person) -> None:
    page = person()
    table(page)
    assert asked(page)
    page.get_by_role("img", name="Your ship").wait_for()
    assert "\n".join(faults(page)) == ""
    assert play(page) > 20
    page.locator(".verdict").wait_for()
    assert "\n".join(faults(page)) == ""


def test_live_the_sand_runs_and_the_bot_builds(person: Person) -> None:
    page = person(size=PHONE)
    table(page, tempo="live")
    assert asked(page)
    page.get_by_text(re.compile(r"\b8\d seconds left")).wait_for()
    page.get_by_text(re.compile(r"Rookie \d: ([2-9]|\d\d) tiles")).first.wait_for(timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_any_ship_says_how_safe_it_is(person: Person) -> None:
    page = person(size=PHONE)
    table(page)
    assert asked(page)
    for ship in range(2):
        page.get_by_text("How safe is this ship?").nth(ship).click()
        page.locator("table").nth(ship).wait_for()
    shots = page.locator("table").first.get_by_role("row", name=re.compile("^Heavy shot"))
    assert shots.get_by_role("cell").all_inner_texts() == ["17\u202f%"] * 4, "a lone cabin: rolls of 7"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "\n".join(faults(page)) == ""


def test_the_tile_in_hand_is_seen_and_attached_by_pressing_a_square(person: Person) -> None:
    page = person()
    table(page)
    assert asked(page)
    page.get_by_role("button", name=re.compile("^Why not")).click()
    page.locator(".barred").wait_for()
    page.locator(".moves button", has_text="ake a face-down tile").first.click()
    page.locator(".barred").wait_for(state="detached")
    page.locator("[data-hand] svg").wait_for()
    assert "\n".join(faults(page)) == ""
    page.locator("[data-square]").first.click()
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] button").first.click()
    page.locator("[data-hand]").wait_for(state="detached")
    assert asked(page)
    page.locator(".moves button", has_text="ook at pile 1").click()
    assert ":" in page.locator("[data-pile='1'] li").first.inner_text(), "a card, and what it does"
