"""Replays: stepping, links to a moment, any seat after the end, playing on from there, records as files."""

import json
from pathlib import Path
from typing import Any

import pytest
from server.serving import Server, play_on

from .conftest import DESK, PHONE, Person, errors_of, faults
from .playing import asked, open_log
from .tables import eventually

pytestmark = pytest.mark.browser
Over = tuple[Any, str]  # a page, and its table


@pytest.fixture
def over(person: Person, place: Server) -> Over:
    """Somebody at the replay of a finished game of theirs."""
    client = place.guest("Ada")
    table = client.open("wild-space", seats=2, bots={"1": "rookie"}).id
    client.do(table, "start", shuffle=False)
    play_on(client, table)
    page = person()
    page.context.add_cookies([{"name": "perihelion", "value": client.token, "url": place.address}])
    return page, table


def step(page: Any) -> int:
    return int(page.url.partition("#")[2] or 0)


def test_a_game_is_stepped_through_from_any_seat(over: Over) -> None:
    page, table = over
    page.goto(f"/tables/{table}/replay#40")
    page.locator(".panel.log [aria-current]").wait_for()
    assert "\n".join(faults(page)) == ""
    page.get_by_role("button", name="One step forward").click()
    assert step(page) == 41
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert step(page) == 39
    page.get_by_role("button", name="To the end").click()
    page.get_by_label("Seen from").select_option("1")
    page.get_by_role("button", name="To the start").click()
    mine = page.locator("[data-piece^='hand.']").all_inner_texts()
    page.get_by_label("Seen from").select_option("0")
    hand = page.locator("[data-piece^='hand.']")
    eventually(lambda: mine != hand.all_inner_texts())  # each seat sees its own hand
    page.get_by_label("Speed").select_option("5")
    page.get_by_role("button", name="Run").click()
    page.wait_for_timeout(1200)
    assert step(page) > 6
    page.get_by_role("button", name="Stop").click()


def test_the_log_is_told_to_the_seat_one_looks_from(over: Over) -> None:
    page, table = over
    page.goto(f"/tables/{table}/replay")
    page.get_by_role("button", name="To the end").click()
    told = []
    for seat, other in (("1", "Ada"), ("0", "Rookie 2"), ("1", "Ada")):
        page.get_by_label("Seen from").select_option(seat)
        page.locator(".panel.log").get_by_text(f"{other} has Captain").wait_for()
        told.append(page.locator(".panel.log").inner_text())
        assert "{" not in told[-1], "a word is missing to a line that was told to somebody else"
    assert told[0] == told[2] != told[1]


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")])
@pytest.mark.parametrize("signed_in", [False, True])
def test_anybody_opens_a_link_to_a_moment_of_a_game_they_were_not_in(
    over: Over, person: Person, place: Server, size: tuple[int, int], locale: str, signed_in: bool
) -> None:
    page, table = over
    page.goto(f"/tables/{table}/replay#40")
    page.get_by_role("button", name="Link to this moment").click()
    page.locator(".notices").get_by_text("The link is").wait_for()
    link = page.url
    assert link.partition("#")[2].startswith("40.")
    stranger = person(size=size, locale=locale, touch=size == PHONE)
    told = errors_of(stranger)
    if signed_in:
        token = place.guest("Cid", locale[:2]).token
        stranger.context.add_cookies([{"name": "perihelion", "value": token, "url": place.address}])
    stranger.goto(link)
    stranger.locator(".panel.log [aria-current]").wait_for()
    assert "\n".join(faults(stranger)) == "" and "{" not in stranger.locator(".panel.log").inner_text()
    stranger.locator("button.main + button").click()
    assert stranger.url == link.replace("#40.", "#41.")
    assert stranger.locator(f"a[href='/tables/{table}'], a[download]").count() == 0, "what would be refused"
    stranger.reload()
    stranger.locator(".panel.log [aria-current]").wait_for()
    assert told == []
    stranger.goto("/about")
    stranger.goto(f"/tables/{table}/replay#40")
    stranger.get_by_text(NO_TABLE[locale[:2]]).wait_for()


NO_TABLE = {"en": "There is no such table", "fr": "Cette table n'existe pas"}


def test_one_plays_on_from_a_moment(over: Over) -> None:
    page, table = over
    page.goto(f"/tables/{table}/replay#40")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start the game").click()
    assert asked(page) and table not in page.url
    open_log(page).locator("li").nth(30).wait_for()  # the story before is there


def test_a_record_is_downloaded_and_opened_again(over: Over, tmp_path: Path) -> None:
    page, table = over
    page.goto(f"/tables/{table}/replay")
    with page.expect_download() as download:
        page.get_by_label("More about this table").click()
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "perihelion record"
    page.goto("/games")
    page.get_by_label("Open a record file").set_input_files(file)
    page.wait_for_url("**/replay*")
    page.locator(".panel.log [aria-current]").wait_for()
    assert table not in page.url
    (tmp_path / "broken.json").write_text("{}")
    page.goto("/games")
    page.get_by_label("Open a record file").set_input_files(tmp_path / "broken.json")
    page.get_by_text("The saved game is damaged").first.wait_for()
