"""Whoever presses twice answers once, wherever and with whatever they press."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from server.serving import Server

from perihelion.client import Client

from . import test_galaxy_trucker as trucker
from . import test_high_frontier as frontier
from .conftest import PHONE, Person, faults
from .playing import anew, asked
from .tables import against_a_rookie, eventually, sequence, until

pytestmark = pytest.mark.browser
LATER = 350  # ms after which a second press would have been answered


def twice(page: Any, press: Callable[[], object]) -> int:
    """Presses twice within 300 ms; how many lines the log has grown by."""
    anew(page)
    before = sequence(page)
    press()
    page.wait_for_timeout(50)
    press()
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    page.wait_for_timeout(LATER)
    return sequence(page) - before


def back(page: Any) -> None:
    """Takes the last answer back."""
    anew(page)
    before = sequence(page)
    page.keyboard.press("u")
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    asked(page)


def middle(locator: Any) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def clicking(page: Any, locator: Any) -> Callable[[], object]:
    """Clicks where this stands now, whatever will stand there."""
    locator.scroll_into_view_if_needed()
    at = middle(locator)
    return lambda: page.mouse.click(*at)


def answers(page: Any, words: str) -> Any:
    return page.locator("[data-answer]", has_text=re.compile(words, re.IGNORECASE)).first


def test_landing_is_all_that_two_presses_do(person: Person) -> None:
    """In the panel, on the board, by figure and by Enter; a key is held down; a second later it counts."""
    page = person()
    against_a_rookie(page)
    land = page.locator("[data-answer]").first
    sector = page.locator("[data-piece='PL-H1.left'] [data-legal]")
    assert twice(page, clicking(page, land)) == 1
    back(page)
    assert twice(page, clicking(page, sector)) == 1
    back(page)
    assert twice(page, lambda: page.keyboard.press("1")) == 1
    back(page)
    land.focus()
    assert twice(page, lambda: page.keyboard.press("Enter")) == 1
    back(page)
    assert twice(page, lambda: page.keyboard.down("1")) == 1
    page.keyboard.up("1")
    anew(page)
    before = sequence(page)
    deck = page.locator("[data-piece='deck'] [data-legal]")
    deck.dblclick()
    page.wait_for_timeout(LATER)
    assert sequence(page) - before == 1, "one card"
    deck.click()
    page.locator(f".tabletop[data-sequence='{int(before) + 2}']").wait_for()
    assert page.locator(".notices .refused").count() == 0


def test_taps_of_a_finger_are_no_other(person: Person) -> None:
    page = person(size=PHONE, touch=True)
    against_a_rookie(page)
    land = page.locator("[data-answer]").first
    land.scroll_into_view_if_needed()
    at = middle(land)
    assert twice(page, lambda: page.touchscreen.tap(*at)) == 1


def test_a_shuttle_is_dragged_and_the_place_pressed_once_more(person: Person) -> None:
    page = person(size=(1440, 1400))
    against_a_rookie(page)
    shuttle = page.locator(".fleet").first
    sector = page.locator("[data-piece='PL-H1.left']").first
    start, end = middle(shuttle), middle(sector)
    before = sequence(page)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.mouse.up()
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    page.mouse.click(*end)
    page.wait_for_timeout(LATER)
    assert sequence(page) - before == 1


def test_undo_pressed_twice_does_not_redo(person: Person) -> None:
    page = person()
    against_a_rookie(page)
    assert twice(page, clicking(page, page.locator("[data-answer]").first)) == 1
    assert twice(page, clicking(page, page.locator("[data-key='u']"))) == 1


def test_a_link_pressed_twice_leads_to_one_page(person: Person) -> None:
    """Where it was, something else may stand by the time the second press comes."""
    page = person()
    against_a_rookie(page)
    page.evaluate("window.heads = 0")
    page.evaluate("""() => new MutationObserver(() => {
      if (document.querySelector('header nav')) window.heads += 1;
    }).observe(document.body, {childList: true, subtree: true})""")
    before = page.evaluate("history.length")
    page.get_by_role("link", name="Replay").dblclick()
    page.locator(".panel.log [aria-current]").wait_for()
    assert page.url.partition("#")[0].endswith("/replay")
    assert page.evaluate("history.length") == before + 1
    assert page.evaluate("window.heads") == 0, "nor does the site's head come up in between"


def test_starting_answers_nothing(person: Person) -> None:
    """Where a button of the lobby stood, an answer may stand."""
    page = person()
    page.goto("/")
    play = page.get_by_role("button", name="Play now").first
    play.wait_for()
    at = middle(play)
    page.mouse.dblclick(*at)
    asked(page)
    assert page.get_by_role("button", name="Undo").count() == 0


def test_a_tile_drawn_is_not_laid_by_the_same_presses(person: Person) -> None:
    """By turns and live; putting it back finishes nothing."""
    for tempo in ("turns", "live"):
        page = person()
        trucker.table(page, tempo=tempo)
        asked(page)
        answers(page, "face-down tile").dblclick()
        page.locator("[data-hand]").wait_for()
        page.wait_for_timeout(LATER)
        assert page.locator("[data-hand]").count() == 1
        returned = answers(page, "put it back")
        returned.dblclick()
        page.locator("[data-hand]").wait_for(state="detached")
        if tempo == "live":  # the bot is not waited for
            anew(page)
            page.keyboard.press("1")
            page.locator("[data-hand]").wait_for()
            key = returned.get_attribute("data-key")
            page.keyboard.press(key)
            page.keyboard.press(key)
            page.locator("[data-hand]").wait_for(state="detached")
            page.wait_for_timeout(LATER)
        assert page.get_by_text(re.compile("You finish")).count() == 0
        assert page.locator("dialog[open]").count() == 0
        page.context.close()


def test_a_ship_is_finished_by_two_different_presses(person: Person) -> None:
    page = person()
    trucker.table(page, tempo="live")
    asked(page)
    finish = answers(page, "finish your ship and take number 2")
    assert finish.get_attribute("data-key") is None
    finish.dblclick()
    dialogue = page.get_by_role("dialog")
    dialogue.get_by_text("Finish your ship and take number 2: is that what you want?").wait_for()
    page.wait_for_timeout(LATER)
    assert "\n".join(faults(page)) == ""
    dialogue.get_by_role("button", name="Cancel").click()
    anew(page)
    finish.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_timeout(LATER)
    eventually(lambda: page.get_by_role("dialog").count() == 1)
    assert page.get_by_text(re.compile("You finish")).count() == 0
    dialogue.get_by_role("button", name="Finish your ship").click()
    page.get_by_text(re.compile("You .*number 2")).first.wait_for()


def test_in_high_frontier_two_presses_do_one_thing(person: Person) -> None:
    page = person()
    frontier.training(page)
    assert twice(page, clicking(page, answers(page, "4 tanks"))) == 1
    page.get_by_label("Find a site").select_option("luna")
    page.get_by_role("button", name="Routes of my rocket").click()
    page.get_by_text(re.compile("Luna: 2 turns")).first.wait_for()
    fly = page.get_by_role("button", name="Fly the first turn")
    before = sequence(page)
    fly.dblclick()
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    page.wait_for_timeout(LATER)
    assert page.locator(".notices .refused").count() == 0
    page.get_by_role("heading", name="Rocket: Earth HEO").wait_for()


def test_on_the_star_map_two_presses_are_one_step(person: Person) -> None:
    page = person()
    frontier.training(page)
    for words in ("4 tanks", "move the rocket", "use"):
        frontier.press(page, answers(page, words))
    space = page.locator("[data-piece='earth-heo'][data-legal]")
    space.wait_for()
    assert twice(page, clicking(page, space)) == 1


def test_decommissioning_stands_apart_and_is_asked_twice(person: Person) -> None:
    page = person()
    frontier.training(page)
    away = page.locator(".grave [data-answer]").first
    away.wait_for()
    before = sequence(page)
    away.dblclick()
    page.wait_for_timeout(LATER)
    assert sequence(page) == before
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()


class Line:
    """The socket of a page, on which what the server says can be held back."""

    def __init__(self, page: Any) -> None:
        self.holding: tuple[str, ...] = ()
        self.held: list[str] = []
        self.sent: list[str] = []
        page.route_web_socket(re.compile("/api/live"), self._open)

    def _open(self, near: Any) -> None:
        far = near.connect_to_server()
        self.near = near
        far.on_message(self._told)

        def to_server(said: str) -> None:
            self.sent.append(said)
            far.send(said)

        near.on_message(to_server)

    def _told(self, said: str) -> None:
        kinds = [*self.holding, *(["change"] if "update" in self.holding else [])]
        if any(f'"type":"{kind}"' in said for kind in kinds):
            self.held.append(said)
        else:
            self.near.send(said)

    def let_go(self) -> None:
        self.holding = ()
        for said in self.held:
            self.near.send(said)
        self.held = []

    @property
    def plays(self) -> int:
        return sum('"do":"play"' in said for said in self.sent)


def test_over_a_slow_line_the_second_press_is_not_even_sent(person: Person) -> None:
    """While the answer is under way; when it was taken but not yet seen; and when it has just come."""
    page = person()
    line = Line(page)
    against_a_rookie(page)
    before = sequence(page)
    for holding in (("done", "update"), ("update",)):
        line.sent.clear()
        line.holding = holding
        press = clicking(page, page.locator("[data-answer]").first)
        press()
        page.wait_for_timeout(400)
        press()
        anew(page)
        press()
        assert line.plays == 1
        line.let_go()
        page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
        press()
        assert line.plays == 1
        back(page)
        before = sequence(page)
    assert page.locator(".notices .refused").count() == 0


def test_what_is_asked_next_can_be_answered_before_the_last_answer_is_confirmed(
    person: Person,
) -> None:
    """The own line says so too, and on a broken or busy line it may be the first that comes."""
    page = person()
    line = Line(page)
    against_a_rookie(page)
    line.holding = ("done",)
    for answers in (1, 2):
        before = sequence(page)
        page.locator("[data-answer]").first.click()
        page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
        anew(page)
        assert line.plays == answers


class Ada:
    """Somebody who builds at the same table, over the wire."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.table = client, table

    def does(self, *moves: str) -> None:
        for move in moves:
            self.client.play(self.table, move)

    @property
    def face_up(self) -> list[str]:
        view = self.client.see(self.table).view
        assert view is not None
        found: list[str] = view["table"]["face_up"]
        return found


WithAda = tuple[Any, Line, Ada]


def joined_by_ada(page: Any, place: Server) -> Ada:
    """From a table for two that is being set up to one at which Ada plays."""
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Invite by link").click()
    link = page.get_by_label("The link; whoever has it can come").input_value()
    ada = place.guest("Ada")
    table = ada.follow(link.partition("#")[2])
    ada.do(table, "sit")
    page.get_by_role("button", name="Start the game").click()
    return Ada(ada, table)


@pytest.fixture
def with_ada(person: Person, place: Server) -> WithAda:
    """A page that builds live against Ada, and its line."""
    page = person()
    line = Line(page)
    page.goto("/new/galaxy-trucker")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("combobox", name=re.compile("^Tempo")).select_option("live")
    ada = joined_by_ada(page, place)
    asked(page)
    return page, line, ada


TILES = "ul button[data-legal]"


def heap_of(page: Any, count: int) -> Any:
    until(page, f"document.querySelectorAll('{TILES}').length === {count}")
    return page.locator(TILES)


def where(node: Any) -> dict[str, int]:
    """To the pixel: what is scaled differs by less."""
    return {side: round(length) for side, length in node.bounding_box().items()}


def test_answers_stay_where_they_are_while_another_builds(with_ada: WithAda) -> None:
    page, _, ada = with_ada
    ada.does("draw", "return")
    heap_of(page, 1)
    nodes = [answers(page, "face-down"), answers(page, "^take the"), answers(page, "number 2")]
    nodes.append(page.locator(TILES).first)
    was = [(where(node), node.get_attribute("data-key")) for node in nodes]
    assert [key for _, key in was] == ["1", "2", None, None]
    ada.does("draw", "return", "draw", "return")
    heap_of(page, 3)
    assert [(where(node), node.get_attribute("data-key")) for node in nodes] == was
    third = page.locator(TILES).nth(2)
    last = where(third)
    ada.does(f"take {ada.face_up[0]}")
    assert where(heap_of(page, 2).nth(1)) == last, "a tile that was taken leaves a gap"
    ada.does("return", "finish 1")
    page.locator(".grave button:disabled").wait_for()
    assert [where(nodes[n]) for n in (0, 2)] == [was[n][0] for n in (0, 2)]


def test_a_tile_drawn_can_be_put_back_before_the_drawing_is_confirmed(with_ada: WithAda) -> None:
    """The word that it was done may come late, as after a broken line: what is seen can be used."""
    page, line, _ = with_ada
    line.holding = ("done",)
    page.keyboard.press("d")
    page.locator("[data-hand]:not([data-hand='?'])").wait_for()
    page.keyboard.press("b")
    heap_of(page, 1)
    assert line.plays == 2


def test_who_lost_a_race_reads_who_was_faster(with_ada: WithAda) -> None:
    """Once, however often it happens."""
    page, line, ada = with_ada
    ada.does("draw", "return", "draw", "return")
    heap_of(page, 2)
    line.holding = ("update",)
    tile = ada.face_up[0]
    ada.does(f"take {tile}")
    page.locator(TILES).first.click()
    page.locator(".notices .refused", has_text="Ada was faster and has taken this tile.").wait_for()
    anew(page)
    page.locator(TILES).first.click()
    page.wait_for_timeout(LATER)
    eventually(lambda: page.locator(".notices .refused").count() == 1)


def test_no_answer_moves_when_another_would_take_a_move_back(
    person: Callable[..., Any], place: Server
) -> None:
    """At a desk and on a phone; whoever presses meanwhile allows nothing unread."""
    page = person()
    page.goto("/new/high-frontier")
    page.get_by_role("radio", name="2", exact=True).check()
    ada = joined_by_ada(page, place)
    page.locator(".tabletop").wait_for()
    if not ada.client.see(ada.table).moves:
        for words in ("income", "end your turn"):
            frontier.press(page, answers(page, words))
    ada.does("income", "pass")
    frontier.press(page, answers(page, "income"))
    end = answers(page, "end your turn")
    for size in ((1440, 900), PHONE):
        page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
        anew(page)
        was = end.bounding_box()
        ada.client.do(ada.table, "undo")
        page.get_by_role("button", name="Allow").wait_for()
        assert end.bounding_box() == was
        page.get_by_role("button", name="No", exact=True).click()
        page.get_by_role("button", name="Allow").wait_for(state="detached")
