"""A real browser at a real server. Debian's chromium; where there is none, these tests are skipped."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.serving import Server, served

from .cable import Cable

FULL = bool(os.environ.get("PERIHELION_FULL"))
CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP gamebox 127.0.0.1",  # a name of the house
]
DESK, PHONE = (1440, 900), (390, 844)
Person = Callable[..., Any]  # comes with a browser; the answer is a page


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(Server(tmp_path_factory.mktemp("browser"), limits="0")) as serving:
        yield serving


@pytest.fixture
def cable(place: Server) -> Iterator[Cable]:
    """A way to it that can be cut."""
    laid = Cable(place.port)
    yield laid
    laid.cut()


@pytest.fixture(scope="session")
def browser() -> Iterator[tuple[Any, AbstractEventLoop]]:
    """The one browser of this worker, and the event loop in which it is spoken to."""
    if CHROMIUM is None:
        pytest.skip("no chromium on this machine")
    from playwright.sync_api import sync_playwright

    playwright = sync_playwright().start()
    loop = asyncio.get_running_loop()
    started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    asyncio._set_running_loop(None)
    yield started, loop
    asyncio._set_running_loop(loop)
    started.close()
    playwright.stop()


@pytest.fixture
def chromium(browser: tuple[Any, AbstractEventLoop]) -> Iterator[Any]:
    """Its event loop is put away after each test: it would be in the way of others that run here."""
    started, loop = browser
    asyncio._set_running_loop(loop)
    yield started
    asyncio._set_running_loop(None)


@pytest.fixture
def person(chromium: Any, place: Server) -> Iterator[Person]:
    """Somebody at a browser of their own: a page on which nothing may go wrong unseen."""
    contexts, troubles = [], []

    def arrive(
        *,
        size: tuple[int, int] = DESK,
        theme: str = "dark",
        locale: str = "en-GB",
        motion: bool = False,
        touch: bool = False,
        keeps: bool = True,
    ) -> Any:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=locale,
            base_url=place.address,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            service_workers="allow" if keeps else "block",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert troubles == []


WEB = Path(__file__).parents[2] / "web"
RAW_KEY = re.compile(r"\b(?:web|event|prompt|move|refused|part|option|choice|hf|gt|ws)-[a-z][a-z-]+")
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Any) -> list[str]:
    """Words that are missing, and what axe-core finds wrong with a page once it has come to rest."""
    wordless = RAW_KEY.findall(page.locator("body").inner_text())
    if wordless:
        return [f"no words for {key}" for key in wordless]
    page.evaluate(AXE.read_text("utf-8"))
    for wait in (0, 300, 1000):
        page.wait_for_timeout(wait)
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        if not found:
            return []
    return [
        f"{one['id']}: {one['nodes'][0]['failureSummary'][:300]} {one['nodes'][0]['html'][:200]}"
        for one in found
    ]


def errors_of(page: Any) -> list[str]:
    """What goes wrong in a page from now on, as its console tells it."""
    told: list[str] = []
    page.on("console", lambda line: told.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: told.append(str(error)))
    return told
