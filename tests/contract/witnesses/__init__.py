"""Witnesses of this package's games."""

from importlib import import_module
from typing import cast

from tricktable.testing.witness import Witness


def witness(game: str) -> Witness:
    """The witness of this game."""
    # a module's functions satisfy the protocol, which no import statement can say
    return cast(Witness, import_module(f"tests.contract.witnesses.{game}"))
