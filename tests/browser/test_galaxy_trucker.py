"""Galaxy Trucker in the browser: building by mouse, keys and fingers, the flight, how safe a ship is."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from server.serving import Server

from .conftest import PHONE, Person, faults
from .playing import anew, asked, play
from .tables import until

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


def hold_a_tile(page: Any, take: Any) -> None:
    """Takes a tile, and waits until it is turned up."""
    take()
    page.locator("[data-hand]").wait_for()
    page.locator("button[data-square]").first.wait_for()


def place(page: Any, lay: Any) -> bool:
    """Lays the tile in hand where it fits, turned if need be; whether it fits anywhere."""
    squares = page.locator("button[data-square][data-legal]")
    if not squares.count():
        return False
    before = page.locator("[data-tile]").count()
    lay(squares.first)
    if page.locator("[data-hand]").count():  # it has turned there, and lies there when pressed again
        anew(page)
        lay(squares.first)
    expect(page.locator("[data-hand]")).to_have_count(0)
    assert page.locator("[data-tile]").count() >= before
    return True


def test_a_flight_is_played_to_the_end_in_the_panel(person: Person) -> None:
    page = person()
    table(page)
    assert asked(page)
    page.get_by_role("img", name="Your ship").wait_for()
    assert "\n".join(faults(page)) == ""
    assert play(page, 8) == 8
    while asked(page) and not page.locator("[data-finish='1']:enabled").count():
        play(page, 1)
    anew(page)
    page.locator("[data-finish='1']").click()
    page.get_by_role("dialog").get_by_role("button", name="Finish your ship").click()
    expect(page.locator("[data-finish='1']:enabled")).to_have_count(0)
    play(page)  # so poor a ship may be out of the race at the first card, or see them all
    page.locator(".verdict").wait_for()
    page.locator("[data-receipts]").wait_for()
    assert "\n".join(faults(page)) == ""


def test_live_the_sand_runs_and_the_bot_builds(person: Person) -> None:
    page = person(size=PHONE)
    table(page, tempo="live")
    assert asked(page)
    expect(page.locator("[data-glass]")).to_have_text(re.compile(r"^8\d s$"))
    expect(page.locator("[data-rival]").first).to_contain_text(
        re.compile(r"([2-9]|\d\d) tiles"), timeout=60_000
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_any_ship_says_how_safe_it_is(person: Person) -> None:
    page = person(size=PHONE)
    table(page)
    assert asked(page)
    page.get_by_role("button", name="Ship check").click()
    shots = page.get_by_role("row", name=re.compile("^Heavy shot"))
    expect(shots.get_by_role("cell")).to_have_text(["17\u202f%"] * 4)  # a lone cabin: rolls of 7
    page.get_by_role("button", name="What if the tile at 7.7 were lost?").click()
    page.get_by_text("Without the starting cabin at 7.7 nothing else falls off.").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "\n".join(faults(page)) == ""


def test_a_tile_is_grabbed_turned_and_laid_by_mouse(person: Person) -> None:
    page = person()
    table(page)
    assert asked(page)
    hold_a_tile(page, lambda: page.locator("[data-piece='heap']").click())
    assert "\n".join(faults(page)) == ""
    pad = page.locator("[data-pad]").bounding_box()
    page.mouse.move(pad["x"] + 20, pad["y"] + pad["height"] - 20)
    for turned in (90, 180):
        page.mouse.wheel(0, 100)
        until(page, f"document.querySelector('.floating svg').style.rotate.startsWith('{turned + 3}')")
        page.wait_for_timeout(150)
    if not place(page, lambda square: square.click()):
        page.keyboard.press("b")
        expect(page.locator("[data-piece^='tile ']").first).to_be_visible()
    assert asked(page)
    page.locator("[data-piece='pile 1']").click()
    pile = page.locator("dialog[data-pile='1']")
    expect(pile.get_by_role("img").first).to_have_accessible_name(re.compile(":"))  # a card, and what it does
    assert "\n".join(faults(page)) == ""


def test_a_double_click_lays_a_tile_and_does_not_lift_it_again(person: Person) -> None:
    page = person()
    table(page, seats=1, tempo="live")
    assert asked(page)
    tiles, square = page.locator("[data-pad] [data-tile]"), page.locator("button[data-square][data-legal]")
    for _ in range(12):  # one of so many tiles fits as it lies
        hold_a_tile(page, lambda: page.locator("[data-piece='heap']").dblclick())
        if square.count():
            anew(page)
            square.first.dblclick()  # it turns, or lies there
            anew(page)
        if page.locator("[data-hand]").count():
            page.locator("[data-lets='return']").dblclick()
        expect(page.locator("[data-hand]")).to_have_count(0)
        anew(page)
        if tiles.count() > 1:
            break
    page.wait_for_timeout(500)
    assert tiles.count() == 2 and asked(page)


def test_a_ship_is_built_by_keys_alone(person: Person) -> None:
    page = person()
    table(page, tempo="live")
    assert asked(page)
    for _ in range(3):
        hold_a_tile(page, lambda: page.keyboard.press("d"))
        page.keyboard.press("r")

        def lay(square: Any) -> None:
            square.focus()
            page.keyboard.press("Enter")

        if not place(page, lay):
            page.keyboard.press("b")
            expect(page.locator("[data-hand]")).to_have_count(0)
        anew(page)
    page.keyboard.press("d")
    page.locator("[data-hand]").wait_for()
    page.keyboard.press("s")
    expect(page.locator("[data-piece='aside 1']")).to_be_enabled()


def test_a_finger_takes_a_tile_and_lays_it_down(person: Person) -> None:
    page = person(size=PHONE, touch=True)
    table(page, tempo="live")
    assert asked(page)
    hold_a_tile(page, lambda: page.locator("[data-piece='heap']").tap())
    page.get_by_role("button", name="Turn right").tap()
    if not place(page, lambda square: square.tap()):
        page.get_by_role("button", name="Put back").tap()
        expect(page.locator("[data-hand]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "\n".join(faults(page)) == ""


def test_under_a_thumb_nothing_moves_when_a_tile_is_taken(person: Person) -> None:
    """On a phone what lies on the belt keeps its place, and so do the buttons beside the hand."""
    page = person(size=PHONE, touch=True)
    table(page, seats=1)
    assert asked(page)
    for _ in range(3):
        hold_a_tile(page, lambda: page.locator("[data-piece='heap']").tap())
        anew(page)
        page.locator("[data-lets='return']").tap()
        expect(page.locator("[data-hand]")).to_have_count(0)
        anew(page)
    belt = page.locator("[data-piece^='tile ']")
    last = belt.last.get_attribute("data-piece")
    kept, slots = page.locator(f"[data-piece='{last}']"), page.locator(".slot").first
    before = kept.bounding_box(), slots.bounding_box()
    hold_a_tile(page, lambda: belt.first.tap())
    assert kept.bounding_box() == before[0]
    anew(page)
    page.locator("[data-lets='aside']").tap()
    expect(page.locator("[data-piece='aside 1']")).to_be_enabled()
    assert (kept.bounding_box(), slots.bounding_box()) == before


def test_the_first_flight_is_learnt_to_its_end(person: Person) -> None:
    page = person()
    page.goto("/learn/galaxy-trucker")
    page.get_by_role("button", name="Begin").click()
    page.locator("[data-note='cannon']").wait_for()
    page.locator("button[data-square='7.6'][data-legal]").click()
    page.locator("[data-note='next']").wait_for()
    assert "\n".join(faults(page)) == ""
    page.locator("[data-piece='heap'][data-legal]").click()
    page.locator("[data-note='battery']").wait_for()
    while page.locator("[data-note='finish']").count() == 0:
        assert play(page, 1) == 1
    anew(page)
    page.locator("[data-finish='1']").click()
    page.get_by_role("dialog").get_by_role("button", name="Finish your ship").click()
    page.locator("[data-note='alien']").wait_for()
    assert play(page) > 10
    page.locator("[data-note='finished']").wait_for()
    page.locator("[data-receipts]").wait_for()


def test_the_workshop_judges_any_ship_and_links_to_it(person: Person) -> None:
    page = person()
    page.goto("/workshop")
    page.get_by_text("No errors.").wait_for()
    page.get_by_label("Tiles").select_option("engine")
    page.locator("[data-take='EN-05']").click()
    for _ in range(4):
        page.keyboard.press("r")  # all the way round
    page.locator("button[data-square='7.8']").click()
    expect(page.locator("[data-count='engines']")).to_have_text(re.compile("1"))
    assert "\n".join(faults(page)) == ""
    link = page.url
    assert "7.8:EN-05" in link
    other = person(size=PHONE)
    other.goto(link.replace("7.8:EN-05", "7.8:EN-05%3E"))  # turned: it must not
    other.get_by_text("An engine does not blow to the rear (7.8)").wait_for()
    other.get_by_label("Paste a link or a ship as text").fill("nonsense")
    other.get_by_label("Paste a link or a ship as text").blur()
    other.get_by_text("This is no ship").wait_for()
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_reaches_for_a_tile_too_late_is_told_and_holds_nothing(person: Person, place: Server) -> None:
    """The page sees the tile still lying there: news from the server are held back for a moment."""
    page = person()
    ada, bob = place.guest("Ada"), place.guest("Bob")
    options = {"tempo": "live", "flights": ["I"]}
    table = ada.open("galaxy-trucker", seats=2, public=True, options=options).id
    bob.do(table, "sit", seat=1)
    ada.do(table, "start", shuffle=False)
    ada.play(table, "draw")
    ada.play(table, "return")
    held: list[Any] = []
    sockets: list[Any] = []

    def between(socket: Any) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda told: held.append(told) if holding else socket.send(told))

    holding = False
    page.route_web_socket(re.compile("/api/live"), between)
    page.context.add_cookies([{"name": "perihelion", "value": ada.token, "url": place.address}])
    page.goto(f"/tables/{table}")
    tile = page.locator("[data-piece^='tile '][data-legal]")
    tile.wait_for()
    holding = True
    bob.play(table, "take " + str(tile.get_attribute("data-piece")).removeprefix("tile "))
    tile.click()
    page.locator("[data-hand]").wait_for()  # it answers at once
    expect(tile).to_have_count(0)
    for _ in range(200):  # until the refusal has come as well
        if any('"refused"' in str(told) for told in held):
            break
        page.wait_for_timeout(50)
    holding = False
    for told in held:
        sockets[-1].send(told)
    page.get_by_text("Bob was faster").first.wait_for()
    expect(page.locator("[data-hand]")).to_have_count(0)
