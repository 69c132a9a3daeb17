"""Playing in the browser: what tests do at a table, by the panel that answers everything."""

import time
from collections import Counter
from itertools import count
from typing import Any

Page = Any
PLACES = 7
presses = count()
pressed: dict[int, float] = {}
LONGEST_GAME = 240.0
READY = ".moves button:enabled:not([aria-disabled='true'])"  # the last answer is no longer under way


def asked(page: Page) -> bool:
    """Waits until the page asks something; False once the game is over."""
    page.locator(".moves button, .verdict").first.wait_for(timeout=30_000)
    return bool(page.locator(".moves button").count())


def anew(page: Page) -> None:
    """What is pressed next is no second press."""
    page.wait_for_timeout(310)


def elsewhere(page: Page, button: Any) -> dict[str, int]:
    """Where to press an answer: further along than the last ones were pressed, so that each is meant.

    On a narrow one there is no further: a late answer would make the next press a second one.
    """
    room = int((button.bounding_box()["width"] - 32) // 36) + 1
    place = next(presses) % max(min(PLACES, room), 1)
    if room <= 1:
        anew(page)
    page.wait_for_timeout(max(0, pressed.get(place, 0) + 0.5 - time.monotonic()) * 1000)
    pressed[place] = time.monotonic()
    return {"x": 16 + 36 * place, "y": 14}


def likely(page: Page) -> Any:
    """The answer that is most likely meant: the first that is offered."""
    found = page.locator("[data-likely]")
    return (found if found.count() else page.locator(".moves button:enabled")).first


class Patience:
    """Tanks are filled and emptied, tiles taken and laid back for ever: the same is done only so often."""

    def __init__(self, often: int = 10_000) -> None:
        self._often, self._done = often, Counter[str]()

    def has(self, deed: str) -> bool:
        self._done[deed] += 1
        return self._done[deed] <= self._often

    def likely(self, page: Page) -> Any:
        """The likeliest answer; where it was given too often, what ends the turn, or all of it."""
        button, end = likely(page), page.locator(".ends button:enabled").last
        return button if self.has(button.inner_text()) or not end.count() else end


def answer(page: Page, button: Any = None) -> None:
    """Presses the likeliest answer of the panel, or another, and waits until the table went on."""
    before = page.locator(".tabletop").get_attribute("data-sequence")
    button = button or likely(page)
    button.click(position=elsewhere(page, button))
    page.locator(f".tabletop:not([data-sequence='{before}']), .curtain").first.wait_for()


def play(page: Page, moves: int = 10_000, patience: Patience | None = None) -> int:
    """Answers until the game is over, or so often."""
    made, patience = 0, patience or Patience()
    while made < moves and asked(page):
        answer(page, patience.likely(page))
        made += 1
    return made


def play_together(pages: list[Page], moves: int = 10_000) -> int:
    """The same with several people, each at a browser of their own."""
    made, until = 0, time.monotonic() + LONGEST_GAME
    while made < moves and not pages[0].locator(".verdict").count():
        assert time.monotonic() < until, "nobody is asked, or it goes on for ever"
        for page in pages:
            if page.locator(READY).count():
                answer(page)
                made += 1
        pages[0].wait_for_timeout(5)
    return made


def open_log(page: Page) -> Any:
    """Draws log and chat out, and says where they are."""
    page.locator("[data-key=c]").click()
    page.locator(".drawer [role=log] li").first.wait_for()
    return page.locator(".drawer")


def shut_log(page: Page) -> None:
    page.locator("[data-key=c]").click()
    page.locator(".drawer").wait_for(state="detached")


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
    owner.get_by_text(name).first.wait_for()
