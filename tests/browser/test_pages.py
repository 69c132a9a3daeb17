"""Every page, in both themes and sizes: nothing inaccessible, nothing wider than the screen."""

from itertools import product
from secrets import token_hex
from typing import Any

import pytest
from server.serving import Server

from perihelion.client import Client
from perihelion.games import PACKAGES

from .conftest import DESK, FULL, PHONE, Person, errors_of, faults
from .loading import HOME, TABLE, everything_in_play, loaded, without_fonts
from .tables import eventually, until

PAGES = (
    "/",
    "/learn",
    "/learn/wild-space",
    "/new/wild-space",
    "/games",
    "/ladder",
    "/recover#nothing",
    "/settings",
    "/about",
    "/rules/wild-space",
    "/join#nothing",
    "/no/such/page",
)

STRANGERS = (
    "/",
    "/new/wild-space",
    "/new/high-frontier",
    "/rules/galaxy-trucker",
    "/learn",
    "/ladder",
    "/games",
)

pytestmark = pytest.mark.browser
# Every theme and every size; in the long form every mix of them.
LOOKS = list(product(("dark", "light"), (DESK, PHONE))) if FULL else [("dark", DESK), ("light", PHONE)]


@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_no_page_has_a_fault_or_scrolls_sideways(person: Person, theme: str, size: tuple[int, int]) -> None:
    page = person(size=size, theme=theme)
    for address in PAGES:
        page.goto(address)
        page.wait_for_selector("h1")
        assert faults(page) == [], address
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address


def test_the_language_is_switched_in_place(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="La table ouverte des jeux de société spatiaux").wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    page.get_by_role("button", name="English").wait_for()


def theme(page: Any) -> str:
    return str(page.evaluate("document.documentElement.dataset.theme"))


def test_the_theme_is_switched_as_often_as_one_likes_on_any_page_and_in_all_tabs(person: Person) -> None:
    page = person()
    page.goto("/")
    other = page.context.new_page()
    other.goto("/settings")
    shown = ["dark"]
    for address in ("/", "/rules/wild-space", "/ladder"):
        page.goto(address)
        for _ in range(3):
            name = "light" if shown[-1] == "dark" else "dark"
            page.locator("nav").get_by_role("button", name=name, exact=True).click()
            shown.append(theme(page))
            until(other, f"document.documentElement.dataset.theme === '{shown[-1]}'")
    assert shown == ["dark", "light"] * 5
    eventually(lambda: other.get_by_label("Colours").input_value() == "light")


def test_the_theme_follows_the_system_until_another_is_chosen(person: Person) -> None:
    page = person(theme="light")
    page.goto("/")
    page.wait_for_selector("h1")
    for now in ("dark", "light", "dark"):
        page.emulate_media(color_scheme=now)
        until(page, f"document.documentElement.dataset.theme === '{now}'")
    page.locator("nav").get_by_role("button", name="light", exact=True).click()
    page.emulate_media(color_scheme="dark")
    assert theme(page) == "light"


def test_a_strangers_console_has_no_errors(person: Person) -> None:
    page = person()
    told = errors_of(page)
    for address in (*STRANGERS, "/settings"):
        page.goto(address)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert told == [], address


def guest(page: Any, place: Server, *titles: str) -> Client:
    """Somebody without an account, at tables of these names."""
    ada = place.guest("Ada")
    for title in titles:
        ada.open("wild-space", seats=2, title=title)
    page.context.add_cookies([{"name": "perihelion", "value": ada.token, "url": place.address}])
    return ada


def test_a_guest_who_signs_out_is_told_what_would_be_lost_and_keeps_it_by_a_link(
    person: Person, place: Server
) -> None:
    page = person()
    ada = guest(page, place, "Friday", "Sunday")
    me = ada.me().id
    page.goto("/settings")
    page.get_by_role("button", name="Sign out", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("li").first.wait_for()
    eventually(lambda: dialog.locator("li").all_inner_texts() == ["Sunday not begun", "Friday not begun"])
    assert faults(page) == []
    dialog.get_by_role("button", name="Cancel").click()
    assert ada.me().id == me, "nothing has happened"
    page.get_by_role("button", name="Sign out", exact=True).click()
    dialog.get_by_role("button", name="Make me a link").click()
    link = dialog.get_by_label("Your link").input_value()
    dialog.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("link", name="Guest").wait_for()
    elsewhere = person(size=PHONE)
    elsewhere.goto(link)
    elsewhere.get_by_role("button", name="Take my seats back").click()
    elsewhere.get_by_text("Sunday").first.wait_for()


def test_a_guest_who_signs_out_may_keep_everything_with_a_passphrase(person: Person, place: Server) -> None:
    page = person()
    guest(page, place, "Friday")
    page.goto("/settings")
    page.get_by_role("button", name="Sign out", exact=True).click()
    dialog = page.get_by_role("dialog")
    name = f"Ada {token_hex(4)}"
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_label("New passphrase").fill("eight or more")
    dialog.get_by_role("button", name="Make an account").click()
    page.get_by_role("heading", name="Your account").wait_for()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("link", name="Guest").wait_for()
    page.goto("/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Passphrase").fill("eight or more")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("link", name=name).wait_for()


def test_an_invitation_names_game_and_host(person: Person, place: Server) -> None:
    ada = place.guest("Ada")
    table = ada.open("galaxy-trucker", seats=2, title="Scrap").id
    page = person(size=PHONE)
    told = errors_of(page)
    page.goto(f"/join#{ada.link(table, 'join')}")
    page.get_by_text("Ada invites you to a game of Galaxy Trucker.").wait_for()
    assert faults(page) == [] and told == []
    page.goto("/about")
    page.goto("/join#cut-off")
    page.get_by_text("This link no longer works").wait_for()
    assert page.locator("main button").count() == 0


def test_nothing_is_loaded_from_elsewhere(person: Person, place: Server) -> None:
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_selector("h1")
    assert [url for url in asked if not url.startswith((place.address, "data:"))] == []


def test_the_first_page_loads_no_game(person: Person) -> None:
    found, _ = loaded(person(locale="fr-FR", keeps=False), "/", HOME)
    assert 30_000 < without_fonts(found) <= 110_000
    assert [path for path in found for game in PACKAGES if game in path] == []


@pytest.mark.parametrize("game", PACKAGES)
def test_a_table_loads_its_own_game_and_not_much(person: Person, place: Server, game: str) -> None:
    page = person(locale="fr-FR", keeps=False)
    ada = guest(page, place)
    found, _ = loaded(page, everything_in_play(ada, game), TABLE)
    assert 100_000 < sum(found.values()) <= 250_000
    files = [path for path in found if path.startswith("/assets/")]
    assert [path for path in files for other in PACKAGES if other != game and other in path] == []
    assert sum(path.startswith("/assets/fr-") for path in files) == 2, (
        "the words of the frame, and the game's"
    )
    page.locator("summary[aria-label]").first.click()
    page.get_by_role("button", name="English").click()
    page.locator("summary[aria-label='More about this table']").wait_for()
    assert faults(page) == []
