"""Servers for tests that only need some server: one process on SQLite, two on PostgreSQL and Redis.

Every test of the `server` fixture runs on SQLite; on PostgreSQL a third of them, always the same, and all
of them in the full run.
"""

import os
from collections.abc import Iterator
from zlib import crc32

import pytest
from server.receivers import Letters
from server.services import Services
from server.serving import Server, Servers

FULL = bool(os.environ.get("PERIHELION_FULL"))
SHARE = 3


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out, in the economical run, most of what SQLite has shown already."""
    spared = [item for item in items if not FULL and _is_again(item) and crc32(_name(item)) % SHARE]
    if spared:
        config.hook.pytest_deselected(items=spared)
        items[:] = [item for item in items if item not in spared]


def _is_again(item: pytest.Item) -> bool:
    spec = getattr(item, "callspec", None)
    return spec is not None and spec.params.get("server") == "postgres"


def _name(item: pytest.Item) -> bytes:
    return item.name.encode()


def _stopped(serving: Server) -> None:
    """In good order, without a fault in its log."""
    serving.close_clients()
    assert serving.stop() == 0, serving.told()
    assert "Traceback" not in serving.told(), serving.told()


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    """PostgreSQL and Redis, for tests that leave them running."""
    with Services() as started:
        yield started


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = Server(tmp_path_factory.mktemp("server"), limits="0").start()
    yield serving
    _stopped(serving)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, services: Services) -> Iterator[Servers]:
    serving = Servers(tmp_path_factory.mktemp("servers"), limits="0", **services.settings()).start()
    yield serving
    _stopped(serving)


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    serving: Server = request.getfixturevalue(f"{request.param}_server")
    yield serving
    serving.close_clients()


@pytest.fixture(scope="module")
def letters() -> Iterator[Letters]:
    with Letters() as receiving:
        yield receiving


@pytest.fixture(scope="module")
def post_office(tmp_path_factory: pytest.TempPathFactory, letters: Letters) -> Iterator[Server]:
    """A server that sends mail, on SQLite."""
    serving = Server(tmp_path_factory.mktemp("post"), limits="0", smtp=letters.address).start()
    yield serving
    serving.close_clients()
    assert serving.stop() == 0, serving.told()
    assert "Traceback" not in serving.told(), serving.told()
