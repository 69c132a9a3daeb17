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
from server.serving import Server, Servers, served

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


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    """PostgreSQL and Redis, for tests that leave them running."""
    with Services() as started:
        yield started


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(Server(tmp_path_factory.mktemp("server"), limits="0")) as serving:
        yield serving


@pytest.fixture(scope="session")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose log lies open to the tests."""
    with served(Server(tmp_path_factory.mktemp("own"), limits="0", webhooks="any")) as serving:
        yield serving


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, services: Services) -> Iterator[Servers]:
    with served(Servers(tmp_path_factory.mktemp("servers"), limits="0", **services.settings())) as serving:
        yield serving


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    serving: Server = request.getfixturevalue(f"{request.param}_server")
    yield serving
    serving.close_clients()


@pytest.fixture(scope="session")
def letters() -> Iterator[Letters]:
    with Letters() as receiving:
        yield receiving


@pytest.fixture(scope="session")
def post_office(tmp_path_factory: pytest.TempPathFactory, letters: Letters) -> Iterator[Server]:
    """A server that sends mail, on SQLite."""
    with served(Server(tmp_path_factory.mktemp("post"), limits="0", smtp=letters.address)) as serving:
        yield serving
