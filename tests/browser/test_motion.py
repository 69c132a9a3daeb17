"""What moves at the table: by hand, by itself, and what is heard of it."""

from collections.abc import Callable
from typing import Any

import pytest

from .conftest import Person
from .playing import anew, new_table
from .tables import after, against_a_rookie, eventually, press, sequence, until

pytestmark = pytest.mark.browser

HEARD = """
window.notes = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.notes.push(this.frequency.value);
  return start.apply(this, at);
};
"""
SEEN = """
window.flown = 0;
window.times = [];
const timed = (node) => () => {
  for (const one of node.getAnimations({ subtree: true })) {
    const { duration, endTime } = one.effect.getComputedTiming();
    const moves = one.effect.getKeyframes().some((frame) => 'transform' in frame);
    window.times.push([moves ? duration : 0, endTime]);
  }
};
new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node.matches?.('.flight, .flights')) {
        window.flown += 1;
        requestAnimationFrame(timed(node));
      }
}).observe(document, { childList: true, subtree: true });
"""


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 60)


def answer_by_key(page: Any, times: int) -> None:
    """So often the first answer."""
    for _ in range(times):
        before = sequence(page)
        anew(page)
        page.keyboard.press("1")
        after(page, before)


def drag(page: Any, source: str, target: str) -> None:
    page.mouse.move(*middle(page, source))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=6)


def test_a_shuttle_and_a_card_are_dragged(person: Person) -> None:
    page = person(size=(1440, 1400))
    against_a_rookie(page)
    before = sequence(page)
    drag(page, ".fleet", "[data-piece='PL-H1.left']")
    eventually(lambda: page.locator("[data-drop='legal']").count() >= 2)
    eventually(lambda: page.locator("[data-over]").count() == 1)
    page.mouse.up()
    after(page, before)
    page.locator("[data-place$='.PL-H1.left'][data-face^='shuttle.']").first.wait_for()
    eventually(lambda: page.locator(".carried, [data-drop], [data-lifted]").count() == 0)

    held = page.locator("[data-piece^='hand.']").count()
    before = sequence(page)
    drag(page, "[data-piece='display.right']", "section[data-place^='hand-of.']")
    page.mouse.up()
    after(page, before)
    eventually(lambda: page.locator("[data-piece^='hand.']").count() == held + 1)


def test_what_is_dropped_where_it_may_not_go_comes_back_and_says_why(person: Person) -> None:
    page = person(size=(1440, 1400))
    against_a_rookie(page)
    before = sequence(page)
    drag(page, ".fleet", "[data-piece='deck']")
    page.mouse.up()
    page.get_by_text("Nothing can be done with it there.").wait_for()
    page.mouse.move(*middle(page, ".fleet"))
    page.mouse.down()
    page.mouse.move(*middle(page, "[data-piece='PL-H1.left']"), steps=4)
    page.keyboard.press("Escape")
    page.mouse.up()
    eventually(lambda: page.locator(".carried, [data-drop]").count() == 0)
    assert sequence(page) == before


def test_a_place_where_one_may_not_go_says_why(person: Person) -> None:
    page = person(size=(1440, 1400))
    against_a_rookie(page)
    landing = "[data-piece='PL-H1.left']"
    press(page, "PL-H1.left")
    answer_by_key(page, 3)  # two cards drawn, the turn ended
    drag(page, ".fleet", landing)
    eventually(lambda: page.locator(landing).get_attribute("data-drop") == "barred")
    page.mouse.up()
    page.locator(".bubble").wait_for()
    eventually(lambda: page.locator(".carried").count() == 0)


def test_a_landed_shuttle_is_dragged_up_its_sector_to_explore(person: Person) -> None:
    page = person(size=(1440, 1400))
    against_a_rookie(page)
    press(page, "PL-H1.left")
    answer_by_key(page, 3)  # two cards drawn, the turn ended
    shuttle = page.locator("[data-piece='PL-H1.left'] .shuttle.ready")
    before = sequence(page)
    drag(page, "[data-piece='PL-H1.left'] .shuttle.ready", "[data-piece='PL-H1.right']")
    eventually(lambda: page.locator("[data-drop='legal']").get_attribute("data-place") == "top.PL-H1.left")
    page.mouse.up()
    page.get_by_text("Nothing can be done with it there.").wait_for()
    assert sequence(page) == before and shuttle.count() == 1
    drag(page, "[data-piece='PL-H1.left'] .shuttle.ready", "[data-place='top.PL-H1.left']")
    page.mouse.up()
    after(page, before)
    page.locator("[data-piece='PL-H1.left'] .shuttle.done").wait_for()


def test_a_docked_shuttle_is_dragged_to_be_launched_and_then_to_land(person: Person) -> None:
    page = person(size=(1440, 1400))
    new_table(page, 2, ("Space Base",), seat_2="rookie")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-answer]").first.wait_for(timeout=30_000)
    before = sequence(page)
    drag(page, "[data-piece='slot.3']", "[data-piece='PL-H1.left']")
    eventually(lambda: page.locator("[data-drop='legal']").count() >= 3)
    page.mouse.up()
    after(page, before)
    eventually(lambda: page.locator("[data-piece='slot.3']").count() == 0)
    while not page.locator("#asked", has_text="Land the shuttle").count():
        before = sequence(page)
        page.locator("[data-answer]").last.click()
        after(page, before)
    before = sequence(page)
    drag(page, ".fleet", "[data-piece='PL-H1.left']")
    page.mouse.up()
    after(page, before)
    page.locator("[data-place$='.PL-H1.left'][data-face^='shuttle.']").first.wait_for()


def finger(page: Any) -> Callable[..., None]:
    """A finger on the screen: down at, to, up."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


def swiped(page: Any, touch: Callable[..., None], x: float, y: float) -> bool:
    """Moves a finger up at once; whether nothing was picked up."""
    touch("touchStart", x, y)
    for way in range(1, 6):
        touch("touchMove", x, y - way * 25)
    carried = page.locator(".carried").count()
    touch("touchEnd")
    return not carried


def test_a_finger_that_rests_drags_and_one_that_moves_at_once_does_not(person: Person) -> None:
    page = person(size=(390, 844), touch=True)
    against_a_rookie(page)
    touch, before = finger(page), sequence(page)
    x, y = middle(page, ".fleet")
    to = middle(page, "[data-piece='PL-H1.left']")
    touch("touchStart", x, y)
    page.locator(".carried").wait_for()
    for part in (0.3, 0.6, 1):
        touch("touchMove", x + (to[0] - x) * part, y + (to[1] - y) * part)
        page.wait_for_timeout(16)
    touch("touchEnd")
    after(page, before)
    page.locator("[data-place$='.PL-H1.left'][data-face^='shuttle.']").first.wait_for()
    assert page.evaluate("scrollY") == 0

    x, y = middle(page, "[data-piece='deck']")
    before = sequence(page)
    assert any(swiped(page, touch, x, y) for _ in range(5)), (
        "on a busy machine a quick finger may seem to rest"
    )
    assert sequence(page) == before


def test_pieces_fly_quickly_and_any_key_ends_it(person: Person) -> None:
    page = person(motion=True)
    page.add_init_script(SEEN)
    against_a_rookie(page)
    press(page, "PL-H1.left")
    before = sequence(page)
    page.locator("[data-piece='display.left']").click()
    until(page, "times.length > 0")
    times = page.evaluate("times")
    assert max(each for each, _ in times) < 300
    assert max(end for _, end in times) <= 1500
    page.keyboard.press("Shift")
    eventually(lambda: page.locator(".flight").count() == 0)
    after(page, before)
    assert page.evaluate("flown") >= 2


def check_stillness(page: Any) -> None:
    """Four answers, and nothing has flown."""
    answer_by_key(page, 4)
    assert page.evaluate("flown") == 0


def test_nothing_flies_for_who_wants_less_motion(person: Person) -> None:
    page = person(motion=False)
    page.add_init_script(SEEN)
    against_a_rookie(page)
    check_stillness(page)


def test_motion_can_be_switched_off_and_a_replay_moves(person: Person) -> None:
    page = person(motion=True)
    page.add_init_script(SEEN)
    page.goto("/settings")
    page.get_by_label("Movement on the screen").select_option("off")
    against_a_rookie(page)
    check_stillness(page)
    table = page.url
    page.goto("/settings")
    page.get_by_label("Movement on the screen").select_option("fast")
    page.goto(f"{table}/replay")
    page.locator(".log li").first.wait_for()
    assert page.evaluate("flown") == 0
    page.get_by_role("button", name="One step forward").click()
    until(page, "flown > 0")


def test_sounds_are_heard_after_a_gesture_until_they_are_switched_off(person: Person) -> None:
    page = person()
    page.add_init_script(HEARD)
    against_a_rookie(page)
    press(page, "PL-H1.left")
    until(page, "notes.length > 0")
    page.get_by_role("button", name="Sounds", pressed=True).click()
    page.evaluate("notes.length = 0")
    press(page, "deck")
    page.wait_for_timeout(300)
    assert page.evaluate("notes") == []
    page.reload()
    page.get_by_role("button", name="Sounds", pressed=False).wait_for()
