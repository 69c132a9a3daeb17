"""High Frontier in the browser: the map answers, pans and zooms; everything else is in the panel."""

import re
from itertools import combinations
from typing import Any

import pytest
from server.serving import Server

from perihelion.client import Client

from .conftest import PHONE, Person, faults
from .playing import anew, asked, play
from .tables import eventually

pytestmark = pytest.mark.browser


def table(page: Any, rounds: str = "2") -> None:
    """A short game against a rookie, begun."""
    page.goto("/new/high-frontier")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("combobox", name=re.compile("^Seat 2")).select_option("rookie")
    page.get_by_role("spinbutton", name=re.compile("^Rounds")).fill(rounds)
    assert "\n".join(faults(page)) == ""
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    assert asked(page)


def against_ben(page: Any, place: Server, ada: Client) -> None:
    """Ada begins, and Ben is in no hurry: what is put up lies there until he has bid."""
    table, ben = ada.open("high-frontier", seats=2).id, place.guest("Ben")
    ben.follow(ada.link(table, "join"))
    ben.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    page.context.add_cookies([{"name": "perihelion", "value": ada.token, "url": place.address}])
    page.goto(f"/tables/{table}")
    assert asked(page)


def training(page: Any, rounds: str = "") -> None:
    """Alone, with a rocket at LEO."""
    page.goto("/new/high-frontier")
    page.get_by_role("radio", name="1", exact=True).check()
    if rounds:
        page.get_by_role("spinbutton", name=re.compile("^Rounds")).fill(rounds)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()
    assert asked(page)


def alone_in_french(page: Any) -> None:
    page.goto("/new/high-frontier")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.locator("button.main").first.click()


def answer_of(page: Any, words: str) -> Any:
    return page.locator(".moves button", has_text=re.compile(words, re.IGNORECASE)).first


def press(page: Any, locator: Any) -> None:
    anew(page)
    before = page.locator(".tabletop").get_attribute("data-sequence")
    locator.click()
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()


def window(page: Any) -> str:
    return str(page.locator(".sky").get_attribute("data-window"))


def across(seen: str) -> float:
    return float(seen.split()[2])


def test_a_game_is_played_to_the_end_in_the_panel(person: Person) -> None:
    page = person()
    table(page)
    page.get_by_role("region", name="Map of the solar system").wait_for()
    assert "\n".join(faults(page)) == ""
    play(page)
    page.locator(".verdict").wait_for()
    assert "\n".join(faults(page)) == ""


def test_a_patent_is_put_up_by_pressing_its_deck(person: Person) -> None:
    page = person()
    table(page)
    deck = page.locator("[data-piece='thruster'] [data-legal]")
    if not deck.count():  # the rookie began, and asks for bids
        press(page, page.locator(".moves button").last)
        deck.wait_for()
    press(page, deck)
    page.get_by_text(re.compile("You put up")).first.wait_for()


def test_a_rocket_is_flown_by_pressing_spaces(person: Person) -> None:
    """Alone, in the training, by mouse and by keys."""
    page = person()
    training(page)
    for words in ("4 tanks", "move the rocket", "use"):
        press(page, answer_of(page, words))
    press(page, page.locator("[data-piece='earth-heo'][data-legal]"))
    page.get_by_role("heading", name="Rocket: Earth HEO").wait_for()
    before = page.locator(".tabletop").get_attribute("data-sequence")
    page.locator("[data-piece='earth-belt-1'][data-legal]").focus()
    page.keyboard.press("Enter")
    page.locator(f".tabletop:not([data-sequence='{before}'])").wait_for()
    page.get_by_role("heading", name="Rocket: Earth belt point 1").wait_for()
    assert "\n".join(faults(page)) == ""


def test_the_choice_of_a_thruster_says_what_its_thrust_is_made_of(person: Person) -> None:
    page = person()
    training(page)
    for words in ("4 tanks", "move the rocket"):
        press(page, answer_of(page, words))
    assert "thrust 8 = 9 (thruster) − 1 (wet mass)" in answer_of(page, "use").inner_text()


def plan(page: Any) -> None:
    """The way to Luna, found and drawn."""
    press(page, answer_of(page, "4 tanks"))
    page.get_by_label("Find a site").select_option("luna")
    page.get_by_role("button", name="Routes of my rocket").click()
    page.get_by_text(re.compile("Luna: 2 turns")).first.wait_for()
    page.locator(".plotted").wait_for()


def test_the_planner_draws_its_routes(person: Person) -> None:
    page = person()
    training(page)
    plan(page)
    page.get_by_text(re.compile("Turn 1: .*thrust")).wait_for()
    assert "\n".join(faults(page)) == ""
    page.get_by_label("Find a site").select_option("")
    page.locator(".plotted").wait_for(state="detached")


def test_a_plan_is_flown_turn_by_turn(person: Person) -> None:
    """The next turn follows the first, also after the page was loaded anew; having arrived it is gone."""
    page = person()
    training(page)
    plan(page)
    press(page, page.get_by_role("button", name="Fly the first turn"))
    page.get_by_role("heading", name="Rocket: Earth HEO").wait_for()
    flying = page.get_by_role("button", name=re.compile("^Fly "))
    eventually(lambda: flying.count() == 0)
    page.reload()
    page.get_by_text(re.compile("Luna: 1 turn,")).wait_for()
    press(page, answer_of(page, "end your turn"))
    eventually(lambda: flying.all_inner_texts() == ["Fly the next turn"])
    press(page, flying)
    page.get_by_role("heading", name="Rocket: Luna").wait_for()
    eventually(lambda: page.locator(".plotted, ul[aria-label='Routes'], .notices .panel").count() == 0)


def test_a_plan_that_fits_no_more_is_given_up(person: Person) -> None:
    """With other fuel it would be refused; after the last turn there is nothing to plan."""
    page = person()
    training(page, rounds="1")
    plan(page)
    press(page, answer_of(page, "3 tanks"))
    page.get_by_text(re.compile("The plan does not fit any more")).wait_for()
    eventually(lambda: page.locator(".plotted").count() == 0)
    plan(page)
    press(page, answer_of(page, "end your turn"))
    page.locator(".verdict").wait_for()
    eventually(lambda: page.locator(".plotted").count() == 0)
    eventually(lambda: page.get_by_role("button", name=re.compile("Routes of|In reach")).count() == 0)


def test_the_sites_in_reach_are_shown_and_hidden(person: Person) -> None:
    page = person(touch=True)
    training(page)
    press(page, answer_of(page, "4 tanks"))
    switch, turns = page.get_by_role("button", name="In reach"), page.locator(".turns")
    switch.click()
    page.locator(".turns[data-at='luna']").wait_for()
    eventually(lambda: "Luna (2 turns)" in page.get_by_label("Find a site").inner_text())
    switch.press("Enter")
    turns.first.wait_for(state="detached")
    switch.tap()
    turns.first.wait_for()
    page.get_by_role("button", name="All", exact=True).tap()
    turns.first.wait_for(state="detached")
    eventually(lambda: switch.get_attribute("aria-pressed") == "false")
    switch.click()
    turns.first.wait_for()
    press(page, answer_of(page, "3 tanks"))
    turns.first.wait_for(state="detached")


def test_cards_can_be_read(person: Person, place: Server) -> None:
    """Large under a mouse; by its sign in a dialogue, of a deck the face only; in an auction both sides."""
    page, ada = person(), place.guest("Ada")
    against_ben(page, place, ada)
    page.locator(".decks [data-lens]").first.hover()
    page.locator(".lens.card .card").wait_for()
    assert page.locator(".lens p.words").inner_text()
    page.locator("header.bar").hover()
    page.locator(".lens").wait_for(state="detached")
    page.locator(".decks .read").first.click()
    eventually(lambda: page.get_by_role("dialog").locator(".card").count() == 1)
    assert "\n".join(faults(page)) == ""
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    press(page, page.locator("[data-piece='thruster'] [data-legal]"))
    eventually(lambda: page.get_by_role("region", name="Up for auction").locator(".card").count() == 2)


def test_a_deal_is_put_together_and_answered(person: Person) -> None:
    """A gift of water, which the bot takes."""
    page = person()
    table(page)
    page.get_by_role("button", name="Propose a deal").click()
    dialogue = page.get_by_role("dialog")
    dialogue.get_by_label(re.compile("^How many")).fill("2")
    dialogue.get_by_role("button", name="Add to the deal").click()
    dialogue.get_by_text(re.compile("You give .* 2 WT")).wait_for()
    dialogue.get_by_role("button", name="Offer this deal").click()
    page.get_by_text(re.compile("agrees to deal 1")).first.wait_for()


def test_a_deal_says_what_it_lacks(person: Person) -> None:
    """Nothing in it, an empty field, a wrong number, something that was not added."""
    page = person()
    table(page)
    page.get_by_role("button", name="Propose a deal").click()
    dialogue = page.get_by_role("dialog")
    add, offer = (
        dialogue.get_by_role("button", name=name) for name in ("Add to the deal", "Offer this deal")
    )
    amount = dialogue.get_by_label(re.compile("^How many"))
    offer.click()
    dialogue.get_by_role("alert").get_by_text("Nothing is in it yet").wait_for()
    for filled in ("", "99", "1.5"):
        amount.fill(filled)
        add.click()
        assert told_of(amount).startswith("Enter a whole number from 1 to ")
    assert "\n".join(faults(page)) == ""
    amount.fill("2")
    offer.click()
    assert told_of(amount).startswith("This is not in the deal yet")
    dialogue.get_by_label("What").select_option("promise")
    add.click()
    assert told_of(dialogue.get_by_label("In your words")) == "Say what is promised."
    eventually(lambda: dialogue.get_by_role("listitem").inner_text().startswith("Nothing is in it yet"))


def told_of(field: Any) -> Any:
    """What a field in which one stands is told by."""
    return field.evaluate("""field => field === document.activeElement && field.ariaInvalid === 'true'
        && document.getElementById(field.getAttribute('aria-describedby')).innerText""")


def test_the_map_zooms_pans_and_shows_a_place(person: Person) -> None:
    page = person()
    table(page)
    whole = window(page)
    page.get_by_role("button", name="Nearer").click()
    near = window(page)
    assert near != whole
    sky = page.locator(".sky").bounding_box()
    x, y = sky["x"] + sky["width"] / 2, sky["y"] + sky["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=4)
    page.mouse.up()
    panned = window(page)
    assert panned != near
    page.mouse.wheel(0, -4)
    page.wait_for_function("was => document.querySelector('.sky').dataset.window !== was", arg=panned)
    assert across(window(page)) > 0.9 * across(panned)  # a small step
    page.get_by_role("button", name="Whole map").click()
    eventually(lambda: window(page) == whole)
    page.get_by_label("Find a site").select_option("luna")
    page.get_by_role("heading", name="Luna").wait_for()
    page.get_by_text(re.compile("Size 9, type S", re.IGNORECASE)).wait_for()
    page.get_by_text("Prospecting needs ISRU 2 or lower").wait_for()
    eventually(lambda: window(page) != whole)


def test_names_on_the_map_do_not_lie_over_one_another(person: Person) -> None:
    page = person(locale="fr-FR")
    alone_in_french(page)
    nearer = page.get_by_role("button", name="Vue d'ensemble").locator("xpath=../button[1]")
    nearer.wait_for()
    for _ in range(4):
        boxes = page.evaluate(NAMES)
        assert len(boxes) > 5
        assert not [pair for pair in combinations(boxes, 2) if meet(*pair)]
        nearer.click()


NAMES = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
  [...document.querySelectorAll('.sky text[text-anchor]')].map((name) => {
    const {left, right, top, bottom} = name.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [left, middle - 5, right, middle + 5];
  })
))))"""  # a frame later: where motion is not wanted a change still takes a moment


def meet(one: list[float], other: list[float]) -> bool:
    """Whether two names lie over each other by more than the rim of a letter."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > 2 and min(one[3], other[3]) > max(one[1], other[1])


def test_a_rocket_stands_beside_its_own_space_and_no_name_over_it(person: Person) -> None:
    """From as near as can be to the whole map, at the start and under way."""
    page = person()
    training(page)
    for words in ("4 tanks", "move the rocket", "use"):
        press(page, answer_of(page, words))
    for place in ("LEO", "earth-heo"):
        if place != "LEO":
            press(page, page.locator(f"[data-piece='{place}'][data-legal]"))
        page.get_by_role("button", name="My craft").click()
        for _ in range(7):
            page.wait_for_function(STANDING, arg=place)  # once the map rests
            page.get_by_role("button", name="Farther").click()


STANDING = """place => {
  const rocket = document.querySelector("[data-place='rocket.0']");
  const body = rocket.getBoundingClientRect();
  const over = [...document.querySelectorAll('.sky text[text-anchor]')].filter((name) => {
    const box = name.getBoundingClientRect();
    return Math.min(box.right, body.right) - Math.max(box.left, body.left) > 1
      && Math.min(box.bottom, body.bottom) - Math.max(box.top, body.top) > 3;
  });
  return rocket.closest('[data-at]').dataset.at === place && !over.length;
}"""


def test_the_map_is_painted_and_its_clusters_open(person: Person) -> None:
    """Who presses a world that has several sites is brought nearer, and then has one of them told."""
    page = person()
    table(page)
    page.get_by_role("region", name="Map of the solar system").wait_for()
    eventually(lambda: page.evaluate(INKED) > 30)
    page.locator(".sky text", has_text="Mars").first.wait_for()
    whole = window(page)
    page.mouse.click(*on_screen(page, 640, 299))
    eventually(lambda: across(window(page)) < across(whole) / 3)
    page.mouse.click(*on_screen(page, 632, 297))
    page.get_by_role("heading", name="Mars: Arsia Mons").wait_for()


INKED = """() => {
  const canvas = document.querySelector('.sky canvas');
  const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const found = new Set();
  for (let n = 0; n < data.length; n += 404) found.add(`${data[n] >> 4} ${data[n + 1] >> 4}`);
  return found.size;
}"""  # how many colours


def on_screen(page: Any, x: float, y: float) -> tuple[float, float]:
    """A point of the map, in its units."""
    sky = page.locator(".sky").bounding_box()
    left, top, wide, _ = (float(figure) for figure in window(page).split())
    scale = sky["width"] / wide
    return sky["x"] + (x - left) * scale, sky["y"] + (y - top) * scale


def test_the_map_is_steered_by_arrows(person: Person) -> None:
    """Along the lines from space to space, told at every step; Enter looks closer at one."""
    page = person()
    training(page)
    page.get_by_role("application").focus()
    told = page.locator(".chart [aria-live]")
    page.keyboard.press("ArrowRight")
    eventually(lambda: told.inner_text().startswith("LEO: "))
    page.keyboard.press("ArrowUp")
    eventually(lambda: told.inner_text().startswith("Sol-Earth L2: "))
    assert "Lines lead to " in told.inner_text()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Sol-Earth L2").wait_for()
    assert "\n".join(faults(page)) == ""


def test_the_score_sheet_counts_itself(person: Person) -> None:
    page = person()
    table(page)
    page.get_by_role("button", name="Score sheet").click()
    dialogue = page.get_by_role("dialog")
    eventually(lambda: dialogue.get_by_role("row").count() == 8)
    assert dialogue.get_by_role("row", name=re.compile("^Points in all")).inner_text().split()[-2:] == [
        "0",
        "0",
    ]
    assert "\n".join(faults(page)) == ""


def test_no_route_says_why(person: Person) -> None:
    page = person()
    training(page)
    press(page, answer_of(page, "1 tank"))
    page.get_by_label("Find a site").select_option("luna")
    page.get_by_role("button", name="Routes of my rocket").click()
    page.get_by_text("Luna: no route. Too little fuel: 4 tanks would do.").wait_for()


def test_filters_leave_what_they_mean(person: Person) -> None:
    page = person()
    table(page)
    page.get_by_role("button", name="Science").click()
    names = page.locator(".sky text[text-anchor]")
    page.locator(".sky text", has_text="Mars").first.wait_for(state="detached")
    few = names.count()
    assert few > 3
    page.get_by_role("button", name="Science").click()
    eventually(lambda: names.count() > few)
    page.get_by_role("button", name="All", exact=True, pressed=True).wait_for()


def test_on_a_phone_nothing_is_wider_than_the_screen(person: Person) -> None:
    page = person(size=PHONE)
    table(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "\n".join(faults(page)) == ""


def test_in_french(person: Person) -> None:
    page = person(locale="fr-FR")
    alone_in_french(page)
    page.get_by_role("region", name="Carte du système solaire").wait_for()
    assert "\n".join(faults(page)) == ""


def test_a_standing_order_bids_as_little_as_possible(person: Person) -> None:
    page = person()
    table(page)
    if answer_of(page, "put up").count():  # otherwise the rookie began, and asks for bids
        press(page, answer_of(page, "put up"))
    page.locator("#asked", has_text="Your bid").wait_for()
    page.get_by_label("More about this table").click()
    page.get_by_role("button", name="Standing orders").click()
    page.get_by_role("combobox", name="Your answer").select_option("bid 2")
    page.get_by_text("Whenever you are asked what you bid in an auction").wait_for()
    page.get_by_text("As little as possible, at most: bid 2").wait_for()
    assert "\n".join(faults(page)) == ""
    page.get_by_role("button", name="Answer like this").click()
    page.get_by_text("by standing order").first.wait_for()
