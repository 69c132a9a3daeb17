"""Somebody learns a game in the browser: guided to the end, interrupted, on a phone, by keyboard."""

from typing import Any

import pytest

from perihelion.lessons import lesson

from .conftest import PHONE, Person, faults
from .playing import anew, likely
from .tables import eventually

pytestmark = pytest.mark.browser
LESSON = lesson("wild-space")


def begin(page: Any, game: str = "wild-space", name: str = "Begin") -> None:
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name=name).click()
    page.locator("[data-note]").wait_for()


def note(page: Any) -> Any:
    return page.locator("[data-note]").get_attribute("data-note")


def asked(page: Any) -> bool:
    """Waits until the learner is asked something; False once the game is over."""
    page.locator(".moves button, .verdict").first.wait_for(timeout=30_000)
    return bool(page.locator(".moves button").count())


def follow(page: Any) -> None:
    """Presses what the lesson wants: the piece that glows, or else the answer in the panel."""
    anew(page)
    before = page.locator(".tabletop").get_attribute("data-sequence")
    piece = page.locator(".legal[data-piece]").first
    (piece if piece.count() else likely(page)).click()
    if page.locator("dialog[open] button").count():
        anew(page)
        page.locator("dialog[open] button").first.click()
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()


def test_the_lesson_is_found_and_followed_with_the_mouse_to_its_end(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("link", name="Learn").first.click()
    article = page.get_by_role("article").filter(has_text="Wild Space")
    article.get_by_role("button", name="Begin").click()
    page.locator("[data-note]").wait_for()
    seen = []
    while asked(page):
        if note(page) not in seen:
            seen.append(note(page))
        if seen[-1] in ("land", "emissary") and len(seen) == len(set(seen)):
            assert "\n".join(faults(page)) == ""
        follow(page)
    guided = [step.remark.note for step in LESSON.steps if step.seat == LESSON.seat]
    assert seen[: len(guided)] == guided
    page.locator("[data-note='finished']").wait_for()
    page.get_by_text("Well done, captain!").wait_for()
    page.locator(".verdict li").nth(3).wait_for()  # the own score sheet lies open
    assert "\n".join(faults(page)) == ""
    page.get_by_role("button", name="Play now").click()
    page.locator(".coach").wait_for(state="detached")
    assert asked(page)
    page.goto("/learn")
    page.get_by_text("You have finished this lesson.").wait_for()


def test_another_move_is_answered_kindly_and_nothing_is_lost(person: Person) -> None:
    page = person()
    begin(page)
    before = page.locator(".tabletop").get_attribute("data-sequence")
    page.locator("[data-piece='PL-H2.right']").click()
    page.get_by_text("We begin where your hand grows").wait_for()
    page.get_by_role("button", name="Why not").click()
    page.get_by_role("button", name="land on Harbor, right sector").last.click()
    page.get_by_role("alert").get_by_text("We begin where your hand grows").wait_for()
    assert page.locator(".tabletop").get_attribute("data-sequence") == before
    eventually(lambda: page.locator(".legal[data-piece]").count() == 1)
    follow(page)
    page.locator("[data-note='draw']").wait_for()
    page.get_by_text("We begin where your hand grows").wait_for(state="detached")


def test_a_lesson_goes_on_after_a_reload_from_another_page_and_after_a_lost_connection(
    person: Person,
) -> None:
    page = person()
    begin(page)
    for _ in range(6):
        asked(page)
        follow(page)
    page.locator("[data-note='chain']").wait_for()
    page.reload()
    page.locator("[data-note='chain']").wait_for()
    begin(page, name="Go on where I was")
    assert note(page) == "chain"
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    follow(page)
    page.locator("[data-note='opens']").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-note='chain']").wait_for()


def test_on_a_phone_in_french_what_is_wanted_comes_into_sight(person: Person) -> None:
    page = person(size=PHONE, theme="light", locale="fr-FR")
    begin(page, name="Commencer")
    page.get_by_text("Au bout de dix tours").wait_for()
    for _ in range(18):
        asked(page)
        piece = page.locator(".legal[data-piece]").first
        if piece.count():
            panel = page.locator(".asking").bounding_box()
            place = piece.bounding_box()
            assert place["y"] > 0 and place["y"] + 44 < panel["y"], note(page)
            assert place["x"] >= 0 and place["x"] + 44 <= PHONE[0], note(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), note(page)
        follow(page)
    assert "\n".join(faults(page)) == ""


def test_whoever_answers_by_keyboard_stays_at_the_answers(person: Person) -> None:
    page = person()
    begin(page)
    page.locator(".moves button").first.focus()
    for expected in ("draw", "deck", "end"):
        anew(page)
        page.keyboard.press("Enter")
        page.locator(f"[data-note='{expected}']").wait_for()
        page.wait_for_function("document.activeElement.closest('.moves') !== null")


def test_a_game_without_a_lesson_says_so(person: Person) -> None:
    page = person()
    page.goto("/learn/chess")
    page.get_by_text("There is no lesson for this game yet").wait_for()
    assert faults(page) == []
