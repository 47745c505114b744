"""The sdist and the wheel, and the environment that has nothing but the wheel and what it asks for."""

import os
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]


def _made(pattern: str) -> Path:
    found = list(PROJECT.glob(pattern))
    assert len(found) == 1, f"there are {len(found)} of {pattern}: `make dist build/installed/.ready` makes one"
    return found[0]


@pytest.fixture(scope="session")
def sdist() -> Path:
    return _made("dist/tricktable-*.tar.gz")


@pytest.fixture(scope="session")
def wheel() -> Path:
    return _made("dist/tricktable-*.whl")


@pytest.fixture(scope="session")
def installed() -> Path:
    """The interpreter of an environment into which the wheel was installed."""
    return _made("build/installed/bin/python")


@pytest.fixture
def surroundings(installed: Path) -> dict[str, str]:
    """What a program gets to know that runs in that environment: no other Python, no node, no compiler's name."""
    unset = ("CC", "PYTHONPATH", "TRICKTABLE_COMPILE")
    kept = {name: value for name, value in os.environ.items() if name not in unset}
    return kept | {"PATH": str(installed.parent)}
