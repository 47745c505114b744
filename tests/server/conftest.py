"""What every test of the server leaves as it was."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def usual_logs() -> Iterator[None]:
    """A server sets up the logs of its whole process."""
    root = logging.getLogger()
    ours = logging.getLogger("tricktable")
    handlers, level, our_level = list(root.handlers), root.level, ours.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    ours.setLevel(our_level)
