"""A server that the tests of clients share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.clients.processes import Party, party


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server."""
    with party(tmp_path_factory.mktemp("server")) as processes:
        yield processes.serve("--port", "0", "--db", "memory:")[1]


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Party]:
    """Everybody who comes to it in one test."""
    with party(tmp_path) as processes:
        yield processes
