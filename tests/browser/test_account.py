"""The account in the browser: a passphrase before what is grave, a second step, devices, and bad company."""

import re
import time
from secrets import token_hex
from typing import Any

import pyotp
import pytest
from server.serving import Server

from perihelion.client import Client

from .conftest import Person

pytestmark = pytest.mark.browser
PASSPHRASE = "a quiet evening in orbit"


def fresh(name: str) -> str:
    return f"{name} {token_hex(4)}"


def signed_in(page: Any, name: str) -> None:
    """By hand, on the settings page."""
    page.goto("/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Sign in", exact=True).click()


def answered(page: Any, label: str, words: str) -> None:
    """A question in a dialogue, by keyboard."""
    field = page.get_by_role("dialog").get_by_label(label)
    field.fill(words)
    time.sleep(0.35)  # a key pressed twice within 300 ms is one press
    field.press("Enter")


def account(place: Server) -> tuple[Client, str]:
    client, name = place.guest(), fresh("Ada")
    client.register(name, PASSPHRASE)
    return client, name


def test_a_second_step_is_turned_on_asked_for_and_turned_off(person: Person, place: Server) -> None:
    _, name = account(place)
    page, other = person(), person()
    signed_in(page, name)
    page.get_by_role("button", name="Turn it on").click()
    page.get_by_role("img", name="The secret as a picture").wait_for()
    maker = pyotp.TOTP(page.locator("code.secret").inner_text().replace(" ", ""))
    page.get_by_label("Code").fill(maker.at(int(time.time()), -1))
    page.get_by_role("button", name="Turn it on").click()
    answered(page, "Passphrase", PASSPHRASE)
    page.get_by_text("Write these codes down").wait_for()
    paper = page.locator(".codes code").first.inner_text()
    page.get_by_role("button", name="I have written them down").click()
    page.get_by_text("10 codes on paper are left").wait_for()

    signed_in(other, name)
    answered(other, "Code", "123")
    other.get_by_text("This code is not right").first.wait_for()
    answered(other, "Code", paper)
    other.get_by_role("heading", name="Your account").wait_for()
    other.get_by_text("9 codes on paper are left").wait_for()

    page.get_by_role("button", name="Turn it off").click()
    answered(page, "Passphrase", PASSPHRASE)
    answered(page, "Code", maker.now())
    page.get_by_role("button", name="Turn it on").wait_for()


def test_other_devices_are_listed_and_signed_out_with_the_passphrase(person: Person, place: Server) -> None:
    elsewhere, name = account(place)
    page = person()
    signed_in(page, name)
    page.get_by_text("this device").wait_for()
    page.get_by_role("button", name=re.compile("Sign out python-httpx")).click()
    answered(page, "Passphrase", "not this one")
    page.get_by_text("This is not your passphrase").wait_for()
    assert elsewhere.me().name == name
    page.get_by_role("button", name="Sign out all other devices").click()
    answered(page, "Passphrase", PASSPHRASE)
    page.get_by_role("button", name="Sign out all other devices").wait_for(state="detached")
    page.get_by_role("textbox", name="E-mail").fill("ada@example.org")
    page.get_by_role("button", name="Keep the address").click()
    answered(page, "Passphrase", PASSPHRASE)
    page.get_by_text("ada@example.org is not confirmed yet").wait_for()
    page.get_by_role("button", name="Delete everything about me").click()
    answered(page, "Passphrase", PASSPHRASE)
    page.wait_for_url("**/")


def test_a_spectator_is_silenced_reported_and_blocked(person: Person, place: Server) -> None:
    name = fresh("Vile")
    page, ada, vile = person(), place.guest("Ada"), place.guest(name)
    page.context.add_cookies([{"name": "perihelion", "value": ada.token, "url": place.address}])
    table = ada.open("wild-space", seats=2, public=True, bots={"1": "rookie"}).id
    ada.do(table, "start", shuffle=False)
    vile.do(table, "say", text="something vile")
    page.goto(f"/tables/{table}")
    page.get_by_text("something vile").wait_for()

    def choose(what: str) -> None:
        page.get_by_role("dialog", name="People at the table").get_by_role(
            "button", name=what, exact=True
        ).click()

    page.get_by_label("More about this table").click()
    page.get_by_role("button", name="People at the table").click()
    choose("Silence")
    page.get_by_role("dialog").get_by_role("button", name="Let them speak").wait_for()
    choose("Report")
    answered(page, "What happened", "vile words")
    page.get_by_text("The host of this server will read it").wait_for()
    choose("Block")
    time.sleep(0.35)
    page.get_by_role("dialog").last.get_by_role("button", name="Block", exact=True).click()
    page.get_by_text("something vile").wait_for(state="detached")
    page.get_by_text(f"{name} is blocked").wait_for()
