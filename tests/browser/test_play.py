"""People play in the browser: against bots, with one another, through a broken connection, on a phone."""

from typing import Any

import pytest
from server.serving import Server

from .cable import Cable
from .conftest import FULL, PHONE, Person, faults
from .playing import (
    anew,
    answer,
    asked,
    invited,
    new_table,
    open_log,
    play,
    play_now,
    play_together,
    shut_log,
)
from .tables import sequence

pytestmark = pytest.mark.browser


def test_playing_within_ten_seconds(person: Person) -> None:
    page = person()
    play_now(page)
    assert "\n".join(faults(page)) == ""
    assert play(page, moves=5) == 5


BOTH = ("Space Base", "Encounters")


@pytest.mark.parametrize("expansions", [BOTH, *([(), *((one,) for one in BOTH)] if FULL else [])])
def test_two_people_in_two_browsers_and_a_bot_play(person: Person, expansions: tuple[str, ...]) -> None:
    ada, ben = person(theme="light"), person()
    new_table(ada, 3, expansions, seat_3="rookie")
    invited(ada, ben, "Ben")
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben):
        page.locator(".tabletop").wait_for()
    played = play_together([ada, ben], moves=10_000 if FULL else 30)
    assert played > 40 if FULL else played == 30
    for page in (ada, ben):
        if FULL:
            page.locator(".verdict").wait_for()
        assert "\n".join(faults(page)) == ""


@pytest.mark.parametrize("expansions", [(), BOTH] if FULL else [()])
def test_a_game_alone_against_the_smuggler(person: Person, expansions: tuple[str, ...]) -> None:
    page = person(theme="light")
    new_table(page, 1, expansions)
    page.get_by_role("button", name="Start the game").click()
    assert play(page) > 10
    page.locator(".verdict").wait_for()
    assert "\n".join(faults(page)) == ""


def in_sight(page: Any, locator: Any) -> bool:
    box = locator.bounding_box()
    return bool(box["y"] >= 0 and box["y"] + box["height"] <= page.viewport_size["height"])


def test_a_whole_game_on_a_phone_in_french(person: Person) -> None:
    page = person(size=PHONE, locale="fr-FR")
    page.goto("/")
    page.get_by_role("button", name="Jouer").first.click()
    while asked(page):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        answer(page)
    finale = page.get_by_role("dialog")
    finale.get_by_text("Ce qui a fait la différence").wait_for()
    assert "\n".join(faults(page)) == ""
    for name in ("Rejouer", "Revoir", "Voir le plateau"):
        assert in_sight(page, finale.get_by_text(name)), "without scrolling"
    shown = finale.inner_text()
    finale.get_by_role("button", name="Voir le plateau").click()
    finale.wait_for(state="detached")
    told = open_log(page).text_content()
    shut_log(page)
    for text in (told, shown):
        assert text.strip() and not any(f" {word} " in text for word in ("the", "you", "draws", "wins"))
    page.get_by_role("button", name="Afficher le résultat").click()
    anew(page)
    address = page.url
    finale.get_by_role("button", name="Rejouer").click()
    page.wait_for_url(lambda url: url != address)
    assert asked(page), "with bots alone it begins at once"


def test_a_card_on_the_board_is_pressed_and_a_barred_one_says_why(person: Person) -> None:
    page = person()
    play_now(page)
    page.locator("[data-piece='PL-H1.left']").click()
    page.get_by_text("Harbor, left sector: draw").first.wait_for()
    page.locator("[data-piece='deck']").click()
    page.locator("[data-piece^='hand.']").nth(3).wait_for()


def test_play_goes_on_after_a_lost_connection_without_a_reload(person: Person) -> None:
    page = person()
    play_now(page)
    play(page, moves=3)
    assert asked(page), "the question comes before the line is cut"
    before = page.locator(".tabletop").get_attribute("data-sequence")
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    anew(page)
    page.locator(".moves button").first.click()
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    anew(page)
    assert play(page, moves=3) == 3


def test_a_press_on_a_line_that_died_without_a_word_arrives(
    person: Person, place: Server, cable: Cable
) -> None:
    page = person()
    page.goto(f"{cable.address}/")
    page.get_by_role("button", name="Play now").first.click()
    assert asked(page)
    before = sequence(page)
    cable.choke()
    page.locator("[data-answer]").first.click()
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    assert asked(page)
    anew(page)
    assert play(page, moves=2) == 2


def test_in_a_house_without_https_one_plays_and_passes_links_on(person: Person, place: Server) -> None:
    """There a browser keeps much of itself back: names made by chance, the clipboard, service workers."""
    page = person()
    page.goto(f"http://gamebox:{place.port}/")
    assert not page.evaluate("isSecureContext")
    page.get_by_role("button", name="Play now").first.click()
    assert asked(page)
    assert play(page, moves=2) == 2
    page.goto(f"http://gamebox:{place.port}/new/wild-space")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Invite by link").click()
    page.get_by_text("The link is on your clipboard.").wait_for()
    page.goto(f"http://gamebox:{place.port}/workshop")
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_text("The link is copied.").wait_for()
    assert "\n".join(faults(page)) == ""
    page.goto(f"http://gamebox:{place.port}/settings")
    page.get_by_label("Movement on the screen").wait_for()
    assert page.get_by_label("This browser tells me").count() == 0, "it could not"


def test_a_move_is_taken_back_and_made_again(person: Person) -> None:
    page = person()
    play_now(page)
    prompt = page.locator("#asked").inner_text()
    page.locator("[data-piece='PL-H1.left']").click()
    page.locator("#asked", has_text="Harbor").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("#asked", has_text=prompt).wait_for()
    anew(page)
    page.get_by_role("button", name="Redo").click()
    page.locator("#asked", has_text="Harbor").wait_for()


def test_a_standing_order_is_given_before_ones_first_turn(person: Person) -> None:
    ada, ben = person(), person(size=PHONE)
    new_table(ada, 2)
    invited(ada, ben, "Ben")
    ada.get_by_role("button", name="Start the game").click()
    ada.locator(".tabletop").wait_for()
    waits = ben if ada.locator("[data-answer]").count() else ada
    waits.locator(".tabletop").wait_for()
    waits.get_by_label("More about this table").click()
    waits.get_by_role("button", name="Standing orders").click()
    waits.get_by_role("combobox", name="Your answer").select_option("land PL-H1.left")
    waits.get_by_role("button", name="Answer like this").click()
    waits.get_by_role("button", name="Revoke").wait_for()
    assert "\n".join(faults(waits)) == ""


def test_a_standing_order_answers_and_is_revoked(person: Person) -> None:
    page = person()
    play_now(page)
    page.get_by_label("More about this table").click()
    page.get_by_role("button", name="Standing orders").click()
    page.get_by_role("combobox", name="Your answer").select_option("land PL-H1.left")
    page.get_by_text("Whenever you are asked which shuttle to use on your turn").wait_for()
    assert "\n".join(faults(page)) == ""
    page.get_by_role("button", name="Answer like this").click()
    page.get_by_text("by standing order").first.wait_for()
    page.get_by_role("combobox", name="Your answer").select_option("draw left")
    page.get_by_role("dialog").get_by_text("Draw the card on the left").last.wait_for()
    page.get_by_role("button", name="Revoke").click()
    page.get_by_text("None yet.").wait_for()
    page.get_by_role("button", name="Close").last.click()
    page.locator("#asked", has_text="Harbor").wait_for()
