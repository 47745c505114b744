"""Copying bytes where nothing is compiled; `copying.pxd` says the same to the compiler."""

from collections.abc import MutableSequence

Bytes = MutableSequence[int]


def copy_bytes(out: Bytes, at: int, source: Bytes, start: int, size: int) -> None:
    """Copies so many bytes."""
    for place in range(size):
        out[at + place] = source[start + place]


def clear_bytes(out: Bytes, at: int, size: int) -> None:
    """Makes so many bytes 0."""
    for place in range(at, at + size):
        out[place] = 0
