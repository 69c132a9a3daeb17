"""On a phone, by touch alone: a whole game of each kind, and the sheet that asks."""

from math import dist
from typing import Any

import pytest
from server.serving import Server

from .conftest import FULL, PHONE, Person, faults
from .playing import Patience, anew, asked, elsewhere
from .tables import after, eventually, seated, sequence

pytestmark = pytest.mark.browser
SMALL = (360, 740)
SHORT: dict[str, dict[str, Any]] = {
    "wild-space": {"seats": 2},
    "galaxy-trucker": {"seats": 2, "options": {"flights": ["I"], "first-flight": "yes", "ticks": 6}},
    "high-frontier": {"seats": 1, "options": {"scenario": "training", "rounds": 8}},
}
FIRST = {"high-frontier": ("to 4 tanks", "Move the rocket", "Use Orion")}  # else nothing flies
LEAST_BY_PIECES = {"wild-space": 20, "galaxy-trucker": 6, "high-frontier": 3}
NEAR, EDGE = 48, 14  # px
SPOKEN = "piece => piece.getAttribute('aria-label') || piece.textContent || ''"
ABOUT = f"piece => (piece.dataset.square ?? '') + ({SPOKEN})(piece).replace(/[0-9]/g, '')"
OFTEN = {"wild-space": 100, "galaxy-trucker": 6, "high-frontier": 1}
MOST = 400  # answers; no game of these is longer, so that what goes round in circles is found out


class Finger:
    """Answers by touch: by a piece that glows, where that leads on, or else in the sheet."""

    def __init__(self, page: Any, often: int) -> None:
        self.page, self.patience = page, Patience(often)
        self.by_pieces = self.by_sheet = 0
        self._last = (0.0, 0.0)

    def answer(self) -> None:
        before = sequence(self.page)
        piece = self.page.locator("[data-legal]:visible").first
        if piece.count() and self.patience.has(piece.evaluate(ABOUT)):
            self._tap(piece)
            self._make_clear(piece, before)
            self.by_pieces += 1
        else:
            self._tap_answer(self.patience.likely(self.page))
        self.page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()

    def begin(self, words: str) -> None:
        anew(self.page)
        before = sequence(self.page)
        self._tap_answer(self.page.locator("[data-answer]").filter(has_text=words).first)
        after(self.page, before)

    def _tap_answer(self, button: Any) -> None:
        button.tap(position=elsewhere(self.page, button))
        self.by_sheet += 1

    def _tap(self, piece: Any) -> None:
        """By its left edge, where a card of the hand is seen; a second press at one place is none."""
        piece.scroll_into_view_if_needed()
        box = piece.bounding_box()
        edge, middle = min(EDGE, box["width"] / 2), box["height"] / 2
        at = (box["x"] + edge, box["y"] + middle)
        if dist(at, self._last) < NEAR:
            anew(self.page)
        self._last = at
        piece.tap(position={"x": edge, "y": middle})

    def _make_clear(self, piece: Any, before: int) -> None:
        """A piece with which several things can be done asks which; a tile turns, and is tapped again."""
        dialog, turned = self.page.locator("dialog[open]"), self.page.locator(".ghost.fits")
        eventually(lambda: sequence(self.page) != before or dialog.count() or turned.count())
        if dialog.count():
            anew(self.page)
            dialog.locator("button").first.tap()
        elif sequence(self.page) == before and turned.count():
            self._tap(piece)


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_touch(game: str, person: Person, place: Server) -> None:
    page = person(size=PHONE if game == "wild-space" else SMALL, touch=True)
    seated(page, place, game, **SHORT[game])
    finger = Finger(page, OFTEN[game])
    for words in FIRST.get(game, ()):
        finger.begin(words)
    for _ in range(MOST):
        if not asked(page):
            break
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        finger.answer()
    page.locator(".verdict").first.wait_for()
    assert finger.by_pieces >= LEAST_BY_PIECES[game], f"only {finger.by_sheet} in the sheet"
    if FULL:
        assert "\n".join(faults(page)) == ""


def height(page: Any) -> float:
    return float(page.locator("[data-sheet]").bounding_box()["height"])


def test_the_sheet_has_three_heights_and_remembers(person: Person, place: Server) -> None:
    """By tap, by keys, by pulling; what glows is not under it when something is asked."""
    page = person(size=SMALL, touch=True)
    seated(page, place, "wild-space", seats=2)
    assert asked(page)
    grip, lip = page.locator(".grip"), height(page)
    for wanted in ("half", "full", "lip"):
        anew(page)
        grip.tap()
        page.locator(f"[data-sheet={wanted}]").wait_for()
    grip.focus()
    page.keyboard.press("ArrowUp")
    eventually(lambda: height(page) > 2 * lip)
    half = height(page)
    page.reload()
    assert asked(page)
    board = page.locator(".board").bounding_box()
    assert board["y"] + board["height"] <= SMALL[1] - lip + 1, (
        "its box ends at the lip, wherever the sheet is"
    )
    eventually(lambda: page.evaluate(COVERED) == 0)
    box = grip.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + half, steps=5)
    page.mouse.up()
    page.locator("[data-sheet=lip]").wait_for()
    eventually(lambda: height(page) == lip)


COVERED = """(() => {
  const foot = document.querySelector('[data-sheet]').getBoundingClientRect().top;
  const first = document.querySelector('.board [data-legal]');
  return Number(first !== null && first.getBoundingClientRect().bottom > foot);
})()"""


def test_the_score_sheet_of_five_is_read_without_scrolling_sideways(person: Person, place: Server) -> None:
    page = person(size=SMALL, touch=True)
    seated(page, place, "wild-space", seats=5)
    assert asked(page)
    page.get_by_role("button", name="Score sheet").tap()
    sheet = page.get_by_role("dialog", name="Score sheet")
    sheet.get_by_text("Rookie 5").first.wait_for()
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth && sheet.scrollTop === 0")
    assert "\n".join(faults(page)) == ""


def test_a_finger_that_rests_on_a_piece_reads_it_and_does_not_play_it(person: Person, place: Server) -> None:
    page = person(size=PHONE, touch=True)
    seated(page, place, "wild-space", seats=2)
    assert asked(page)
    box = page.locator(
        "[data-lens] [data-legal]:visible, [data-legal][data-lens]:visible"
    ).first.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers, before = page.context.new_cdp_session(page), sequence(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(".lens").wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".lens").wait_for(state="detached")
    page.wait_for_timeout(400)
    assert sequence(page) == before
    assert page.locator(".bubble").count() == 0


@pytest.mark.parametrize("game", SHORT)
def test_half_a_sheet_shows_answers_whole(game: str, person: Person, place: Server) -> None:
    """What a game adds beside them waits until the sheet is pulled up all the way."""
    page = person(size=SMALL, touch=True)
    seated(page, place, game, **SHORT[game])
    assert asked(page)
    anew(page)
    page.locator(".grip").tap()
    page.locator("[data-sheet=half]").wait_for()
    box, button = (page.locator(one).bounding_box() for one in (".answers", ".answers button >> nth=0"))
    assert button["y"] + button["height"] <= box["y"] + box["height"] + 1
    assert box["height"] > 120
