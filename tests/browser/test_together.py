"""Several people at a table: watching, consent, presence, what one missed, one device for all."""

import re
from typing import Any

import pytest

from .conftest import Person, faults
from .playing import answer, asked, invited, new_table, open_log, play_together

pytestmark = pytest.mark.browser


@pytest.fixture
def two(person: Person) -> tuple[Any, Any]:
    """Ada, who is asked first, and Ben, at a table for two."""
    ada, ben = person(), person(locale="fr-FR")
    new_table(ada, 2)
    invited(ada, ben, "Benoît")
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben):
        page.locator(".tabletop").wait_for()
    return ada, ben


def first_of(pages: tuple[Any, Any]) -> tuple[Any, Any]:
    """Who is asked; people are dealt to their seats."""
    for page in pages:
        page.locator("#asked").wait_for()
    return pages if pages[0].locator(".moves button").count() else (pages[1], pages[0])


def test_people_talk_and_see_who_is_here(two: tuple[Any, Any]) -> None:
    ada, ben = two
    open_log(ben)
    ben.get_by_placeholder("Dire quelque chose").fill("bonjour")
    ben.get_by_role("button", name="Envoyer").click()
    open_log(ada).get_by_text("Benoît: bonjour").wait_for()
    ada.get_by_role("listitem").filter(has_text="Benoît").filter(has_text="is looking").first.wait_for()
    ben.context.close()
    ada.get_by_role("listitem").filter(has_text="Benoît").filter(has_text="is away").first.wait_for(
        timeout=30_000
    )


def test_beyond_what_was_learnt_the_other_is_asked(two: tuple[Any, Any]) -> None:
    mine, other = first_of(two)
    english = mine is two[0]
    while not mine.get_by_role("button", name="Ask to undo" if english else "Demander l'annulation").count():
        asked(mine)
        answer(mine)
    before = mine.locator("#asked").inner_text()
    mine.get_by_role("button", name="Ask to undo" if english else "Demander l'annulation").click()
    allow = other.get_by_role("button", name="Accepter" if english else "Allow it")
    allow.wait_for()
    assert "\n".join(faults(other)) == ""
    allow.click()
    mine.locator("#asked", has_not_text=re.compile(f"^{re.escape(before)}$")).wait_for()
    mine.get_by_role("button", name="Redo" if english else "Rétablir").wait_for()


def test_whoever_watches_sees_the_table_and_no_hand(two: tuple[Any, Any], person: Person) -> None:
    ada, ben = two
    ada.get_by_label("More about this table").click()
    ada.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    ada.get_by_role("button", name="Copy a link for watching").click()
    ada.get_by_text("The link is on your clipboard.").first.wait_for()
    cid = person()
    cid.goto(ada.evaluate("window.copied"))
    cid.get_by_role("button", name="Watch").click()
    cid.locator(".tabletop").wait_for()
    assert cid.locator(".moves button").count() == 0
    assert cid.locator("[data-piece^='hand.']").count() == 0
    before = cid.locator(".tabletop").get_attribute("data-sequence")
    play_together([ada, ben], moves=2)
    cid.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    assert "\n".join(faults(cid)) == ""


def test_whoever_comes_back_is_told_what_happened_meanwhile(two: tuple[Any, Any]) -> None:
    mine, other = first_of(two)
    address = other.url
    other.goto("/settings")
    other.locator("h1").wait_for()
    while mine.locator(".moves button").count():
        answer(mine)
    other.goto(address)
    read = other.get_by_role("button", name=re.compile("^(I have read it|J'ai lu)$"))
    read.wait_for()
    assert "\n".join(faults(other)) == ""
    read.click()
    read.wait_for(state="detached")


def test_two_people_share_a_device_behind_a_curtain(person: Person) -> None:
    page = person()
    page.goto("/new/wild-space")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("combobox", name="Seat 2").select_option("beside")
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    curtains = 0
    for _ in range(40):
        page.locator(".moves button, .curtain button").first.wait_for()
        if page.locator(".curtain").count():
            assert page.locator("[data-piece^='hand.']").count() == 0, (
                "nobody's hand shows behind the curtain"
            )
            assert curtains or "\n".join(faults(page)) == ""
            curtains += 1
            page.get_by_role("button", name=re.compile("^I am")).click()
        else:
            answer(page)
    assert curtains > 3
