"""What reaches people: invitations, friends, rematches, live lists, notices, and links a stranger opens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from server.serving import Server, play_on

from perihelion.client import Client

from .conftest import PHONE, Person, faults
from .tables import until

pytestmark = pytest.mark.browser


def at(page: Any, place: Server, client: Client) -> Any:
    """The page is this person's from now on."""
    page.context.add_cookies([{"name": "perihelion", "value": client.token, "url": place.address}])
    return page


def met(place: Server, names: tuple[str, str] = ("Ada", "Ben")) -> tuple[Client, Client, str]:
    """Two people who have played: their game was closed."""
    ada, ben = (place.guest(name) for name in names)
    table = ada.open("wild-space", seats=2).id
    ben.follow(ada.link(table, "join"))
    ben.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    return ada, ben, table


def test_an_invitation_shows_the_game_and_one_press_seats_the_guest(person: Person, place: Server) -> None:
    ada = place.guest("Ada")
    table = ada.open("galaxy-trucker", seats=2, title="Scrap").id
    link = ada.request("POST", f"/api/tables/{table}/links", json={"kind": "join"})
    page = person(size=PHONE, touch=True)
    page.goto(f"/join/{link['code']}#{link['secret']}")
    expect(page.get_by_role("heading", name="Ada invites you to a game of Galaxy Trucker.")).to_be_visible()
    expect(page.locator("form img")).to_be_visible()
    assert faults(page) == []
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down at the table").dblclick()
    expect(page.get_by_text("Everybody is here")).to_be_visible()
    assert [one["name"] for one in ada.see(table).table["places"]] == ["Ada", "Ben"]


def test_a_guest_who_comes_too_late_is_told_and_looks_on(person: Person, place: Server) -> None:
    ada = place.guest("Ada begins")
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}).id
    link = ada.request("POST", f"/api/tables/{table}/links", json={"kind": "join"})
    ada.do(table, "start", shuffle=False)
    page = person(size=PHONE, touch=True)
    page.goto(f"/join/{link['code']}#{link['secret']}")
    page.get_by_text("The game has begun").wait_for()
    page.get_by_role("button", name="Watch").click()
    expect(page).to_have_url(re.compile(table))
    page.goto(f"/join/{link['code']}")
    page.get_by_text("This link is not whole").wait_for()


def test_a_friend_is_asked_with_one_press_and_finds_the_table_without_loading_the_list_again(
    person: Person, place: Server
) -> None:
    ada, ben, begun = met(place, ("Ada of friends", "Ben of friends"))
    table = ada.open("wild-space", seats=2, title="Once more").id
    mine, theirs = at(person(), place, ada), at(person(locale="fr-FR"), place, ben)
    theirs.goto("/games")
    expect(theirs.get_by_role("heading", name="Vos partenaires de jeu")).to_be_visible()
    mine.goto(f"/tables/{table}")
    mine.get_by_role("button", name="Invite Ben of friends").dblclick()
    expect(theirs.get_by_text("Ada of friends vous invite")).to_be_visible()
    assert faults(theirs) == [] and faults(mine) == []
    theirs.get_by_role("button", name="S'asseoir ici").click()
    expect(theirs).to_have_url(re.compile(table))
    expect(mine.get_by_text("Everybody is here")).to_be_visible()
    mine.goto("/games")
    expect(mine.get_by_role("link", name=re.compile("My games.*one table waits"))).to_be_visible()
    while ada.see(begun).moves:
        ada.play(begun, ada.see(begun).moves[-1])
    expect(mine.locator(".count")).to_have_count(0)


def test_the_next_table_that_waits_is_one_press_away(person: Person, place: Server) -> None:
    ada = place.guest("Ada of tables")
    first, second = (ada.open("wild-space", seats=1, title=title).id for title in ("One", "Two"))
    for table in (first, second):
        ada.do(table, "start")
    page = at(person(), place, ada)
    page.goto(f"/tables/{first}")
    expect(page).to_have_title("● (1) One · Perihelion")
    page.locator("[data-next]").click()
    expect(page).to_have_url(re.compile(second))
    expect(page).to_have_title("● (1) Two · Perihelion")


CUT = """[...document.querySelectorAll(".bar li .name")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).length"""


def test_five_keep_their_names_beside_the_next_table(person: Person, place: Server) -> None:
    ada = place.guest("Ada")
    tables = [
        ada.open("wild-space", seats=n, bots={str(s): "rookie" for s in range(1, n)}).id for n in (5, 1)
    ]
    for table in tables:
        ada.do(table, "start", shuffle=False)
    page = at(person(), place, ada)
    page.goto(f"/tables/{tables[0]}")
    page.locator("[data-next]").wait_for()
    assert page.evaluate(CUT) == 0
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.evaluate(CUT) == 0
    line = "(line => line.scrollWidth > line.clientWidth)(document.querySelector('.bar ol'))"
    assert not page.evaluate(line), "all five are in sight"


def test_no_word_of_the_head_is_broken_on_a_small_phone(person: Person, place: Server) -> None:
    """A list of waiting tables takes its room from a long name."""
    ada = place.guest("Ada of the long name")
    ada.do(ada.open("wild-space", seats=1).id, "start")
    page = at(person(size=(360, 740), touch=True), place, ada)
    page.goto("/games")
    page.locator("header .count").wait_for()
    words = "(heads => heads.map((one) => one.getClientRects().length > 1 || one.offsetHeight > 48))"
    heads = "[...document.querySelectorAll('header nav > *')]"
    assert not any(page.evaluate(f"{words}({heads})"))
    assert page.evaluate("document.querySelector('header nav').getBoundingClientRect().right <= innerWidth")


def test_whose_turn_it_is_is_in_sight_on_a_phone_with_five(person: Person, place: Server) -> None:
    ada, eve = place.guest("Ada"), place.guest("Eve, who is the fifth")
    table = ada.open("wild-space", seats=5, bots={str(s): "rookie" for s in range(1, 4)}).id
    eve.follow(ada.link(table, "join"))
    eve.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    while ada.see(table).asked:
        ada.play(table, ada.see(table).moves[-1])
    page = at(person(size=PHONE, touch=True), place, ada)
    page.goto(f"/tables/{table}")
    asked = page.locator(".bar li.asked", has_text="Eve")
    until(page, "document.querySelectorAll('.bar li.asked').length === 1")
    asked.wait_for(timeout=30_000)
    until(page, "document.querySelector('.bar li.asked').getBoundingClientRect().right <= innerWidth")


def test_a_rematch_is_offered_and_accepted_at_one_new_table(person: Person, place: Server) -> None:
    ada, ben, table = met(place, ("Ada again", "Ben again"))
    for client in (ada, ben):
        client.do(table, "resign")
    while ada.see(table).status != "over":
        ada.see(table, since=ada.see(table).sequence, wait=5)
    mine, theirs = at(person(), place, ada), at(person(), place, ben)
    for page in (mine, theirs):
        page.goto(f"/tables/{table}")
    mine.get_by_role("button", name="Play again").dblclick()
    expect(mine).not_to_have_url(re.compile(table))
    theirs.get_by_role("button", name=re.compile("Accept Ada again.s rematch")).dblclick()
    for page in (mine, theirs):
        expect(page.locator(".tabletop")).to_be_visible()
    expect(theirs).to_have_url(mine.url)


def test_a_stranger_opens_the_end_of_a_private_game_that_was_shared(person: Person, place: Server) -> None:
    ada = place.guest("Ada shares")
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}, title="Between us").id
    ada.do(table, "start", shuffle=False)
    play_on(ada, table)
    page, stranger = at(person(), place, ada), person(size=PHONE, touch=True, locale="fr-FR")
    page.goto(f"/tables/{table}")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name="Share").first.click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("window.copied")
    answer = stranger.goto(link)
    assert "Between us" in answer.text() and link.partition("#end.")[2] not in answer.text()
    expect(stranger.locator(".panel.log [aria-current]")).to_be_attached()
    stranger.goto("/about")
    stranger.goto(f"/tables/{table}")
    expect(stranger.locator("main").get_by_text("Cette table n'existe pas")).to_be_visible()


DEVICE = """(() => {
  window.offered = [];
  window.whyNot = "NotAllowedError";
  navigator.share = (about) => {
    window.offered.push(about.url);
    return Promise.reject(new DOMException("no", window.whyNot));
  };
  const writeText = async (text) => void (window.copied = text);
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
})()"""


def test_where_the_devices_own_sharing_does_not_open_the_link_is_copied(
    person: Person, place: Server
) -> None:
    ada = place.guest("Ada shares by phone")
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}, public=True).id
    ada.do(table, "start", shuffle=False)
    play_on(ada, table)
    page = at(person(size=PHONE, touch=True), place, ada)
    page.add_init_script(DEVICE)
    page.goto(f"/tables/{table}")
    share = page.get_by_role("button", name="Share")
    share.tap()
    until(page, "window.copied !== undefined && window.copied === window.offered[0]")
    page.evaluate("window.copied = undefined; window.whyNot = 'AbortError'")
    page.wait_for_timeout(400)
    page.get_by_role("dialog").locator(".share").tap()
    until(page, "window.offered.length === 2")
    page.wait_for_timeout(200)
    assert page.evaluate("window.copied === undefined"), "whoever closed it does not want the link"


def test_without_a_key_of_the_server_the_browser_tells_while_a_page_is_open(
    person: Person, place: Server
) -> None:
    page = at(person(), place, place.guest("Ada of notices"))
    page.context.grant_permissions(["notifications"])
    page.goto("/settings")
    wish = page.get_by_label("This browser tells me when it is my turn")
    expect(page.get_by_text("While a page of Perihelion is open")).to_be_visible()
    wish.check()
    expect(wish).to_be_checked()
    page.reload()
    expect(wish).to_be_checked()
    wish.uncheck()
    page.reload()
    expect(wish).not_to_be_checked()


def test_what_is_pushed_is_shown_and_leads_to_its_table(person: Person, place: Server) -> None:
    """The browser has opened the message already; how it is sealed is shown in tests/server/test_push.py."""
    page = at(person(), place, place.guest("Ada of pushes"))
    page.context.grant_permissions(["notifications"])
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    cdp, known = page.context.new_cdp_session(page), list[str]()
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(20)
    said = '{"kind": "your-turn", "tag": "t4ble", "title": "It is your turn", "waiting": 2}'
    about = {"origin": f"{place.address}/", "registrationId": known[0], "data": said}
    cdp.send("ServiceWorker.deliverPushMessage", about)
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(({ title, tag, data }) => [title, tag, data])"""
    for _ in range(100):
        if page.evaluate(shown):
            break
        page.wait_for_timeout(50)
    assert page.evaluate(shown) == [["It is your turn", "t4ble", "/tables/t4ble"]]


HIDDEN_PAGE = """
Object.defineProperty(document, "hidden", { get: () => window.away === true });
window.badges = [];
navigator.setAppBadge = async (count) => void window.badges.push(count);
navigator.clearAppBadge = async () => void window.badges.push(0);
"""
TOLD = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, data }) => [title, body, data])"""


def test_a_page_nobody_looks_at_tells_of_the_turn_and_the_icon_counts_the_tables(
    person: Person, place: Server
) -> None:
    ada, ben, table = met(place, ("Ada of badges", "Ben of badges"))
    page = at(person(), place, ben)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(HIDDEN_PAGE)
    page.goto("/games")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect(page.locator(".panel a").first).to_be_visible()
    until(page, "window.badges.at(-1) === 0")
    page.evaluate("window.away = true")
    while ada.see(table).moves:
        ada.play(table, ada.see(table).moves[-1])
    until(page, "window.badges.at(-1) === 1")
    for _ in range(200):
        if page.evaluate(TOLD):
            break
        page.wait_for_timeout(50)
    title = ada.see(table).table["title"]
    assert page.evaluate(TOLD) == [["your turn", title, f"/tables/{table}"]]
    expect(page.locator(".cover img").first).to_be_visible()
