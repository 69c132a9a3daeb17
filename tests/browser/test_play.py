"""People play in the browser: against bots, with one another, through a broken connection."""

import re

import pytest

from .conftest import PHONE, faults

pytestmark = pytest.mark.browser


def asked(page):
    """Waits until the page asks something; False once the game is over."""
    page.locator(".moves button, .verdict").first.wait_for(timeout=30_000)
    return page.locator(".moves button").count() > 0


def play(page, moves=10_000):
    """Presses the first answer of the panel until the game is over, or so often."""
    made = 0
    while made < moves and asked(page):
        before = page.locator(".tabletop").get_attribute("data-sequence")
        page.locator(".moves button").first.click()
        page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
        made += 1
    return made


def test_playing_within_ten_seconds_and_to_the_end(person):
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    assert asked(page)
    assert "\n".join(faults(page)) == ""
    assert play(page) > 20
    page.locator(".verdict").wait_for()
    assert "\n".join(faults(page)) == ""
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step on").click()
    page.locator(".log [aria-current]").first.wait_for()
    assert "\n".join(faults(page)) == ""


@pytest.mark.parametrize(
    ("seats", "expansions"), [(1, []), (2, ["Space Base"]), (1, ["Space Base", "Encounters"])]
)
def test_every_mode_is_played_to_the_end(person, seats, expansions):
    page = person(theme="light")
    page.goto("/new/wild-space")
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for expansion in expansions:
        page.get_by_role("checkbox", name=expansion).check()
    if seats > 1:
        page.get_by_role("combobox", name=re.compile("^Seat 2")).select_option("rookie")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    assert play(page) > 10
    page.locator(".verdict").wait_for()
    assert "\n".join(faults(page)) == ""


def test_on_a_phone_nothing_scrolls_sideways(person):
    page = person(size=PHONE)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    play(page, moves=12)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "\n".join(faults(page)) == ""


def test_a_card_on_the_board_is_pressed_and_a_barred_one_says_why(person):
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    asked(page)
    page.locator("[data-piece='PL-H1.left']").click()
    page.get_by_text("Harbor, left sector: draw").first.wait_for()
    page.locator("[data-piece='deck']").click()
    page.locator("[data-piece^='hand.']").nth(3).wait_for()


def test_two_people_and_a_bot_by_an_invitation_link(person):
    ada, ben = person(), person(locale="fr-FR")
    ada.goto("/new/wild-space")
    ada.get_by_role("radio", name="3", exact=True).check()
    ada.get_by_role("combobox", name=re.compile("^Seat 3")).select_option("rookie")
    ada.get_by_role("button", name="Open the table").click()
    ada.get_by_role("button", name="Invite by link").click()
    link = ada.get_by_label("The link; whoever has it can come").input_value()
    ben.goto(link)
    ben.get_by_label("Votre nom").fill("Benoît")
    ben.get_by_role("button", name="Aller à la table").click()
    ben.get_by_role("button", name="S'asseoir ici").first.click()
    ada.get_by_text("Benoît").first.wait_for()
    ada.get_by_role("button", name="Start the game").click()
    for _ in range(6):
        for page in (ada, ben):
            if page.query_selector(".moves button"):
                page.locator(".moves button").first.click()
                page.wait_for_timeout(150)
    ben.get_by_placeholder("Dire quelque chose").fill("bonjour")
    ben.get_by_role("button", name="Envoyer").click()
    ada.get_by_text("Benoît: bonjour").wait_for()


def test_play_goes_on_after_a_lost_connection_without_a_reload(person):
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    play(page, moves=3)
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    asked(page)
    page.context.set_offline(False)
    assert play(page, moves=3) == 3
