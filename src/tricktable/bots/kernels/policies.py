"""The policies of the play-outs: weights of a card's features, by table, attitude, and leading or following."""

import json
from array import array
from functools import lru_cache
from importlib.resources import files


@lru_cache(maxsize=1)
def _weights() -> dict[str, list[float]]:
    text = files("tricktable.bots.kernels").joinpath("policies.json").read_text(encoding="utf-8")
    weights: dict[str, list[float]] = json.loads(text)
    return weights


@lru_cache(maxsize=32)
def policy(table: str) -> "array[float]":
    """The weights for a table such as `hasp 4`."""
    return array("d", _weights()[table])
