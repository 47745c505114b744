"""A store of each kind, for what all of them promise."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.stores.waiting import LEASE, runner, wait
from tricktable.tables.stores import Store, open_store


@pytest.fixture(autouse=True, scope="session")
def _loop() -> Iterator[None]:
    yield
    runner.close()


@pytest.fixture(params=["sqlite:", "memory:", "postgresql:"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store of each kind is kept."""
    if request.param == "postgresql:":
        return str(request.getfixturevalue("postgresql"))
    return "memory:" if request.param == "memory:" else f"sqlite:///{tmp_path}/x.db"


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = open_store(address, lease=LEASE)
    yield opened
    wait(opened.finish())
