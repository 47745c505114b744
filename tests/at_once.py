"""Coroutines that end without waiting for anything: as stores of one process answer."""

from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


def at_once(coroutine: Coroutine[Any, Any, Result]) -> Result:  # Any: what coroutines of asyncio send and get
    """What the coroutine returns; it must not let anybody else run meanwhile."""
    try:
        coroutine.send(None)
    except StopIteration as ended:
        result: Result = ended.value
        return result
    coroutine.close()
    raise AssertionError("this had to wait for something")
