"""Every page, in both themes and sizes: nothing inaccessible, nothing wider than the screen."""

from itertools import product

import pytest

from .conftest import DESK, PHONE, client_size, faults

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

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("theme", "size"), list(product(("dark", "light"), (DESK, PHONE))))
def test_no_page_has_a_fault_or_scrolls_sideways(person, theme, size):
    page = person(size=size, theme=theme)
    for address in PAGES:
        page.goto(address)
        page.wait_for_selector("h1")
        assert faults(page) == [], address
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address


def test_the_language_is_switched_in_place(person):
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="La table ouverte des jeux de société spatiaux").wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    page.get_by_role("button", name="English").wait_for()


def test_nothing_is_loaded_from_elsewhere(person, place):
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_selector("h1")
    assert [url for url in asked if not url.startswith((place.address, "data:"))] == []


def test_the_client_is_small():
    assert 50_000 < client_size() <= 250_000
