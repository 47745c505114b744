"""Small banks."""

from pathlib import Path

import pytest

from tests.research.banks.planting import made


@pytest.fixture(scope="session")
def bank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Seven matches of HASP for two in portions of three. Nobody changes it."""
    return made(tmp_path_factory.mktemp("banks") / "small")
