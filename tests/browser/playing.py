"""Playing in the browser: what tests do at a table, by the panel that answers everything."""

import time
from itertools import count
from typing import Any

Page = Any
PLACES = 7
presses = count()
pressed: dict[int, float] = {}
LONGEST_GAME = 240.0


def asked(page: Page) -> bool:
    """Waits until the page asks something; False once the game is over."""
    page.locator(".moves button, .verdict").first.wait_for(timeout=30_000)
    return bool(page.locator(".moves button").count())


def anew(page: Page) -> None:
    """What is pressed next is no second press."""
    page.wait_for_timeout(310)


def elsewhere(page: Page) -> dict[str, int]:
    """Where to press an answer: further along than the last ones were pressed, so that each is meant."""
    place = next(presses) % PLACES
    page.wait_for_timeout(max(0, pressed.get(place, 0) + 0.5 - time.monotonic()) * 1000)
    pressed[place] = time.monotonic()
    return {"x": 16 + 36 * place, "y": 14}


def answer(page: Page) -> None:
    """Presses the first answer of the panel, and waits until the table went on."""
    before = page.locator(".tabletop").get_attribute("data-sequence")
    page.locator(".moves button").first.click(position=elsewhere(page))
    page.locator(f".tabletop:not([data-sequence='{before}']), .curtain").first.wait_for()


def play(page: Page, moves: int = 10_000) -> int:
    """Answers until the game is over, or so often."""
    made = 0
    while made < moves and asked(page):
        answer(page)
        made += 1
    return made


def play_together(pages: list[Page], moves: int = 10_000) -> int:
    """The same with several people, each at a browser of their own."""
    made, until = 0, time.monotonic() + LONGEST_GAME
    while made < moves and not pages[0].locator(".verdict").count():
        assert time.monotonic() < until, "nobody is asked, or it goes on for ever"
        for page in pages:
            if page.locator(".moves button:enabled").count():
                answer(page)
                made += 1
        pages[0].wait_for_timeout(5)
    return made


def play_now(page: Page) -> None:
    """From the first page to a table against bots."""
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    asked(page)


def new_table(page: Page, seats: int, expansions: tuple[str, ...] = (), **others: str) -> None:
    """Opens a table; `seat_2="rookie"` says who sits where."""
    page.goto("/new/wild-space")
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for expansion in expansions:
        page.get_by_role("checkbox", name=expansion).check()
    for seat, who in others.items():
        page.get_by_role("combobox", name=f"Seat {seat[-1]}").select_option(who)
    page.get_by_role("button", name="Open the table").click()


def invited(owner: Page, guest: Page, name: str) -> None:
    """The owner's link brings somebody to a free seat."""
    owner.get_by_role("button", name="Invite by link").click()
    guest.goto(owner.get_by_label("The link; whoever has it can come").input_value())
    guest.locator("form input").fill(name)
    guest.locator("form button").click()
    guest.locator("ol li button").first.click()
    owner.get_by_text(name).first.wait_for()
