"""Counting and finding bits, copying words, for the interpreter. `intrinsics.pxd` says the same to the compiler."""

from collections.abc import MutableSequence
from typing import Final

EVERY_BIT: Final = 0xFFFFFFFFFFFFFFFF
EQUAL: Final = 1e-9
"""Worths that differ by less are the same."""
DECIDED: Final = 100.0
"""The sharpness of shares once the match is over."""


def copy_words(words: MutableSequence[int], source: int, target: int, number: int) -> None:
    words[target : target + number] = words[source : source + number]


def seldom(condition: int) -> bool:
    """A condition for whose yes the compiler keeps no room on the usual way."""
    return condition != 0


def count(bits: int) -> int:
    return bits.bit_count()


def lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def nth(bits: int, number: int) -> int:
    """Where the bit with this number lies, counted from the lowest."""
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits)
