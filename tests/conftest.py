"""What every test leans on."""

import os
import signal
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest
from quiet import Moment, slowness

FULL = bool(os.environ.get("PERIHELION_FULL"))
LONGEST = 20.0  # seconds of work that a test may be on a quiet machine
BEGUN = pytest.StashKey[Moment]()
SHARED: list[float] = []  # seconds that the test at hand has set up for others too
HERE = Path(__file__).parent
REAL_TIME = ("bench", "browser", "server", "setup", "text_client")  # a real clock takes part


def pytest_configure() -> None:
    """A job in the background of a shell ignores Ctrl-C, and so would whatever the tests start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """In the short form what real time decides may fail once; it is named. Rules may not."""
    for item in items:
        if not FULL and item.path.relative_to(HERE).parts[0] in REAL_TIME:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[BEGUN] = Moment.now()
    SHARED.clear()


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
    """What a test sets up for itself is part of what it takes; what others use too is not."""
    begun = Moment.now() if fixturedef.scope != "function" else None
    done = yield
    if begun is not None:
        SHARED.append(begun.taken())
    return done


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """A test that takes too long fails; in the long form it may."""
    yield
    taken = item.stash[BEGUN].taken() - sum(SHARED)
    if not FULL and taken > LONGEST:
        taken /= slowness()
    assert FULL or taken <= LONGEST, f"{taken:.0f} s of work; {LONGEST:.0f} s are allowed"
