"""At the table without a mouse: by keys alone, and by ear."""

import re
from functools import partial
from typing import Any

import pytest

from .conftest import FULL, Person, faults
from .playing import anew
from .tables import after, against_a_rookie, eventually, press, sequence, until

pytestmark = pytest.mark.browser


def focused(page: Any) -> str:
    return str(page.evaluate("document.activeElement.tagName.toLowerCase()"))


def test_a_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    page.keyboard.press("ArrowRight")
    turns = lost = 0
    while page.locator(".verdict").count() == 0 and (FULL or turns < 20):
        before = sequence(page)
        if turns % 3 == 1:
            page.keyboard.press("ArrowDown")
        lost += focused(page) == "body"
        anew(page)
        page.keyboard.press("Enter")
        if page.locator("dialog[open]").count():
            anew(page)
            page.keyboard.press("Enter")
        after(page, before)
        lost += focused(page) == "body"
        turns += 1
    assert turns > 15
    assert lost == 0
    assert "\n".join(faults(page)) == ""


def test_whatever_can_be_read_is_read_large_by_keys(person: Person) -> None:
    """Also what is not asked for: the display, the planets, the crew."""
    page = person()
    against_a_rookie(page)
    read = set()
    for key in ["Shift+ArrowRight"] * 12 + ["Shift+ArrowUp"] * 6 + ["Shift+ArrowLeft"] * 12:
        page.keyboard.press(key)
        read.add(page.evaluate("document.activeElement.closest('[data-lens]').dataset.lens"))
        page.locator(".lens").wait_for()
    assert len(read) > 12
    assert {name.split(".")[0] for name in read} >= {"card", "sector"}
    page.keyboard.press("Escape")
    page.locator(".lens").wait_for(state="detached")


def test_a_dialogue_that_is_shut_gives_the_focus_back_to_what_opened_it(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    for opens in (page.get_by_role("button", name="Score sheet"), page.locator("[data-place=discard]")):
        opens.focus()
        for shut in ("Escape", "Enter"):
            anew(page)
            page.keyboard.press("Enter")
            page.locator("dialog[open]").wait_for()
            if shut == "Enter":
                page.locator("dialog[open]").get_by_role("button", name="Close").focus()
            anew(page)
            page.keyboard.press(shut)
            page.locator("dialog[open]").wait_for(state="detached")
            eventually(partial(opens.evaluate, "node => node === document.activeElement"))


def test_the_keys_are_shown_and_can_be_switched_off(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    eventually(lambda: page.locator("dialog[open] kbd", has_text=re.compile("^S$")).count() == 1)
    assert "\n".join(faults(page)) == ""
    page.get_by_role("checkbox", name="Single letters and digits are shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.locator("#asked:focus").wait_for()
    before = sequence(page)
    page.keyboard.press("1")
    page.wait_for_timeout(400)
    assert sequence(page) == before
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="Single letters and digits are shortcuts").check()
    page.keyboard.press("Escape")
    page.locator("#asked:focus").wait_for()
    page.keyboard.press("c")
    eventually(lambda: focused(page) == "input")
    page.keyboard.press("Escape")
    page.locator("#asked:focus").wait_for()
    page.keyboard.press("1")
    after(page, before)


def test_the_score_sheet_is_opened_at_any_time(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    page.keyboard.press("s")
    page.get_by_role("dialog", name="Score sheet").wait_for()
    eventually(lambda: page.locator("dialog tfoot td").count() == 2)
    assert "\n".join(faults(page)) == ""
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def test_the_chain_of_a_turn_builds_up(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    press(page, "PL-H1.left")
    page.locator(".chain li[aria-current='step']", has_text="Landing on Harbor, left sector").wait_for()
    press(page, "deck")
    page.locator(".chain li", has_text="1 card drawn").wait_for()
    press(page, "deck")
    page.locator(".chain li", has_text="2 cards drawn").wait_for()
    eventually(lambda: page.locator(".chain li").count() == 2)


def names(page: Any, role: str) -> list[str]:
    """What the accessibility tree of the browser calls everything of a role."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    of_role = (node for node in nodes if not node.get("ignored") and node["role"]["value"] == role)
    return [node.get("name", {}).get("value", "").strip() for node in of_role]


def test_every_event_is_told_and_the_turn_once(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    told, turn = page.locator("[data-told]"), page.locator("[data-turn]")
    assert (told.get_attribute("aria-live"), turn.get_attribute("aria-live")) == ("polite", "assertive")
    page.evaluate(
        """() => {
            window.turns = []; window.told = [];
            for (const [selector, list] of [['[data-turn]', turns], ['[data-told]', told]]) {
                const node = document.querySelector(selector);
                const watch = new MutationObserver(() => list.push(node.innerText.trim()));
                watch.observe(node, { childList: true, subtree: true, characterData: true });
            }
        }"""
    )
    press(page, "PL-H1.left")
    press(page, "deck")
    press(page, "deck")
    until(page, "told.some((one) => one.includes('You draw'))")
    assert page.evaluate("turns") == []  # three questions, one turn
    page.get_by_role("button", name="End your turn").click()
    until(page, "turns.includes('It is your turn.')")
    assert page.evaluate("turns.filter(Boolean)") == ["It is your turn."]
    assert any("Rookie" in one for one in page.evaluate("told"))


def test_every_piece_has_a_name_and_says_what_it_does(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    assert all(names(page, "button"))
    assert any(
        name.startswith("Land on Harbor, left sector: draw 2 cards.") for name in names(page, "button")
    )
    press(page, "PL-H1.left")
    page.get_by_role(
        "button", name=re.compile("^Draw the top card of the deck, unseen. Deck, ")
    ).first.wait_for()
    assert page.locator("[data-piece]:not(:has(.hidden:not(:empty))):not(:has(.name))").count() == 0
    assert all(names(page, "image"))


def test_a_move_is_taken_back_by_a_key_and_made_again(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    shuttle = page.locator("[data-place$='.PL-H1.left'][data-face^='shuttle.']")
    press(page, "PL-H1.left")
    shuttle.wait_for()
    page.keyboard.press("u")
    shuttle.wait_for(state="detached")
    press(page, "PL-H1.left")
    shuttle.wait_for()
    eventually(lambda: page.locator(".chain li").count() == 1)


def test_a_key_held_down_answers_once(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    page.keyboard.press("ArrowRight")
    before = sequence(page)
    page.keyboard.down("Enter")
    after(page, before)
    once = sequence(page)
    for _ in range(5):
        page.keyboard.down("Enter")
        page.wait_for_timeout(40)
    page.keyboard.up("Enter")
    page.wait_for_timeout(300)
    assert sequence(page) == once
