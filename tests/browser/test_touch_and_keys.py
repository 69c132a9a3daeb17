"""Keys, dragging, motion and sound at the table."""

import re

import pytest

from .conftest import faults

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
new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node.matches?.('.flight, .flights')) window.flown += 1;
}).observe(document, { childList: true, subtree: true });
"""


def against_a_rookie(page):
    """A base game against one easy bot."""
    page.goto("/new/wild-space")
    page.get_by_role("combobox", name=re.compile("^Players")).select_option("2")
    page.get_by_role("combobox", name=re.compile("^Seat 2")).select_option("rookie")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-answer]").first.wait_for(timeout=30_000)


def sequence(page):
    return page.locator(".asking").get_attribute("data-sequence")


def after(page, before):
    """Waits until the table has moved on and asks again, or the game is over."""
    page.locator(f".asking:not([data-sequence='{before}'])").wait_for()
    page.locator("[data-answer], .verdict").first.wait_for(timeout=30_000)


def until(page, true):
    """Waits until an expression of the page is true; its rules of security allow no other way."""
    for _ in range(100):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never: {true}")


def focused(page):
    return page.evaluate("(document.activeElement.dataset.piece || document.activeElement.tagName).toLowerCase()")


def test_a_whole_game_by_keyboard_alone(person):
    page = person()
    against_a_rookie(page)
    page.keyboard.press("ArrowRight")
    turns = lost = 0
    while page.locator(".verdict").count() == 0:
        before = sequence(page)
        if turns % 3 == 1:
            page.keyboard.press("ArrowDown")
        lost += focused(page) == "body"
        page.keyboard.press("Enter")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
        after(page, before)
        lost += focused(page) == "body"
        turns += 1
    assert turns > 15
    assert lost == 0
    assert "\n".join(faults(page)) == ""


def middle(page, selector):
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 60)


def drag(page, source, target):
    page.mouse.move(*middle(page, source))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=6)


def test_a_shuttle_and_a_card_are_dragged(person):
    page = person(size=(1440, 1400))
    against_a_rookie(page)
    before = sequence(page)
    drag(page, ".fleet", "[data-piece='PL-H1.left']")
    assert page.locator("[data-drop='legal']").count() >= 2
    assert page.locator("[data-over]").count() == 1
    page.mouse.up()
    after(page, before)
    page.locator("[data-place$='.PL-H1.left'][data-face^='shuttle.']").first.wait_for()
    assert page.locator(".carried, [data-drop], [data-lifted]").count() == 0

    held = page.locator("[data-piece^='hand.']").count()
    before = sequence(page)
    drag(page, "[data-piece='display.right']", ".hand")
    page.mouse.up()
    after(page, before)
    assert page.locator("[data-piece^='hand.']").count() == held + 1


def test_what_is_dropped_where_it_may_not_go_comes_back_and_says_why(person):
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
    assert page.locator(".carried, [data-drop]").count() == 0
    assert sequence(page) == before


def test_a_place_where_one_may_not_go_says_why(person):
    page = person(size=(1440, 1400))
    against_a_rookie(page)
    landing = "[data-piece='PL-H1.left']"
    page.locator(landing).click()
    for _ in range(3):  # two cards drawn, the turn ended
        before = sequence(page)
        page.keyboard.press("1")
        after(page, before)
    drag(page, ".fleet", landing)
    assert page.locator(landing).get_attribute("data-drop") == "barred"
    page.mouse.up()
    page.locator(".notices .refused").wait_for()
    assert page.locator(".carried").count() == 0


def finger(page):
    """A finger on the screen: down at, to, up."""
    session = page.context.new_cdp_session(page)

    def touch(kind, *at):
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


def test_a_finger_that_rests_drags_and_one_that_moves_scrolls(person):
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

    page.evaluate("document.querySelector('[data-piece=deck]').scrollIntoView({ block: 'center', behavior: 'instant' })")
    x, y = middle(page, "[data-piece='deck']")
    scrolled = page.evaluate("scrollY")
    touch("touchStart", x, y)
    page.wait_for_timeout(40)
    for way in range(1, 6):
        touch("touchMove", x, y - way * 25)
        page.wait_for_timeout(16)
    assert page.locator(".carried").count() == 0
    touch("touchEnd")
    until(page, f"scrollY > {scrolled + 20}")


def test_pieces_fly_quickly_and_any_key_ends_it(person):
    page = person(motion=True)
    page.add_init_script(SEEN)
    against_a_rookie(page)
    before = sequence(page)
    page.locator("[data-piece='PL-H1.left']").click()
    after(page, before)
    before = sequence(page)
    page.locator("[data-piece='display.left']").click()
    page.locator(".flight").first.wait_for()
    times = page.evaluate(
        "document.getAnimations().filter((one) => one.effect.target.closest('.flight'))"
        ".map((one) => one.effect.getComputedTiming()).map((one) => [one.duration, one.endTime])"
    )
    assert times
    assert max(each for each, _ in times) < 300
    assert max(end for _, end in times) <= 1500
    page.keyboard.press("Shift")
    assert page.locator(".flight").count() == 0
    after(page, before)
    assert page.evaluate("flown") >= 2


def test_nothing_flies_for_who_wants_less_motion(person):
    page = person(motion=False)
    page.add_init_script(SEEN)
    against_a_rookie(page)
    for _ in range(4):
        before = sequence(page)
        page.keyboard.press("1")
        after(page, before)
    assert page.evaluate("flown") == 0


def test_motion_can_be_switched_off_and_a_replay_moves(person):
    page = person(motion=True)
    page.add_init_script(SEEN)
    page.goto("/settings")
    page.get_by_label("Movement on the screen").select_option("off")
    against_a_rookie(page)
    for _ in range(4):
        before = sequence(page)
        page.keyboard.press("1")
        after(page, before)
    assert page.evaluate("flown") == 0
    table = page.url
    page.goto("/settings")
    page.get_by_label("Movement on the screen").select_option("fast")
    page.goto(f"{table}/replay")
    page.locator(".controls li").first.wait_for()
    assert page.evaluate("flown") == 0
    page.get_by_role("button", name="One step on").click()
    until(page, "flown > 0")


def test_sounds_are_heard_after_a_gesture_until_they_are_switched_off(person):
    page = person()
    page.add_init_script(HEARD)
    against_a_rookie(page)
    before = sequence(page)
    page.locator("[data-piece='PL-H1.left']").click()
    after(page, before)
    until(page, "notes.length > 0")
    page.get_by_role("button", name="Sounds", pressed=True).click()
    page.evaluate("notes.length = 0")
    before = sequence(page)
    page.locator("[data-piece='deck']").click()
    after(page, before)
    page.wait_for_timeout(300)
    assert page.evaluate("notes") == []
    page.reload()
    page.get_by_role("button", name="Sounds", pressed=False).wait_for()


def names(page, role):
    """What the accessibility tree of the browser calls everything of a role."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    of_role = (node for node in nodes if not node.get("ignored") and node["role"]["value"] == role)
    return [node.get("name", {}).get("value", "").strip() for node in of_role]


def test_every_event_is_told_and_the_turn_once(person):
    page = person()
    against_a_rookie(page)
    told, turn = page.locator("[data-told]"), page.locator("[data-turn]")
    assert (told.get_attribute("aria-live"), turn.get_attribute("aria-live")) == ("polite", "assertive")
    page.evaluate(
        """() => {
            window.turns = []; window.told = [];
            const watch = (selector, list) => new MutationObserver(() => {
                list.push(document.querySelector(selector).innerText.trim());
            }).observe(document.querySelector(selector), { childList: true, subtree: true, characterData: true });
            watch('[data-turn]', window.turns); watch('[data-told]', window.told);
        }"""
    )
    page.locator("[data-piece='PL-H1.left']").click()
    page.locator("[data-piece='deck']").click()
    page.locator("[data-piece='deck']").click()
    until(page, "told.some((one) => one.includes('You draw'))")
    assert page.evaluate("turns") == []  # three questions, one turn
    page.get_by_role("button", name="End your turn").click()
    until(page, "turns.includes('It is your turn.')")
    assert page.evaluate("turns.filter(Boolean)") == ["It is your turn."]
    assert any("rookie" in one for one in page.evaluate("told"))


def test_every_piece_has_a_name_and_says_what_it_does(person):
    page = person()
    against_a_rookie(page)
    assert all(names(page, "button"))
    assert any(name.startswith("Land on Harbor, left sector.") for name in names(page, "button"))
    page.locator("[data-piece='PL-H1.left']").click()
    page.get_by_role("button", name=re.compile("^Draw the top card of the deck, unseen. Deck, ")).first.wait_for()
    assert page.locator("[data-piece]:not(:has(.hidden:not(:empty))):not(:has(.name))").count() == 0
    assert all(names(page, "image"))


def test_the_keys_are_shown_and_can_be_switched_off(person):
    page = person()
    against_a_rookie(page)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    assert page.locator("dialog[open] kbd", has_text=re.compile("^U$")).count() == 1
    assert "\n".join(faults(page)) == ""
    page.get_by_role("checkbox", name="Single letters and figures are shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.locator("#asked:focus").wait_for()
    before = sequence(page)
    page.keyboard.press("1")
    page.wait_for_timeout(400)
    assert sequence(page) == before
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="Single letters and figures are shortcuts").check()
    page.keyboard.press("Escape")
    page.locator("#asked:focus").wait_for()
    page.keyboard.press("1")
    after(page, before)


def test_the_score_sheet_is_opened_at_any_time(person):
    page = person()
    against_a_rookie(page)
    page.keyboard.press("s")
    page.get_by_role("dialog", name="Score sheet").wait_for()
    assert page.locator("dialog tfoot td").count() == 2
    assert "\n".join(faults(page)) == ""
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def test_the_chain_of_a_turn_builds_up(person):
    page = person()
    against_a_rookie(page)
    page.locator("[data-piece='PL-H1.left']").click()
    page.locator(".chain li[aria-current='step']", has_text="Landing on Harbor, left sector").wait_for()
    page.locator("[data-piece='deck']").click()
    page.locator(".chain li", has_text="1 card drawn").wait_for()
    page.locator("[data-piece='deck']").click()
    page.locator(".chain li", has_text="2 cards drawn").wait_for()
    assert page.locator(".chain li").count() == 2
