"""Waiting for a store: one loop for all that happens to it, since connections belong to one."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

Result = TypeVar("Result")

runner: Final = asyncio.Runner()
LEASE: Final = 1.2
"""Seconds for which a node lives that is not heard of, in tests."""


def wait(awaited: Coroutine[Any, Any, Result]) -> Result:  # Any: what coroutines of asyncio send and get
    return runner.run(awaited)
