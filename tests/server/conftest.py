"""One server for all tests that only need some server."""

from collections.abc import Iterator

import pytest
from server.serving import Server


@pytest.fixture(scope="session")
def some_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = Server(tmp_path_factory.mktemp("server"), limits="0").start()
    yield serving
    assert serving.stop() == 0, serving.told()
    assert "Traceback" not in serving.told(), serving.told()


@pytest.fixture
def server(some_server: Server) -> Iterator[Server]:
    yield some_server
    some_server.close_clients()
