"""Copying bytes where nothing is compiled; `copying.pxd` says the same to the compiler."""

from collections.abc import MutableSequence, Sequence

Bytes = MutableSequence[int]


def copy_bytes(out: Bytes, at: int, source: Bytes, start: int, size: int) -> None:
    """Copies so many bytes."""
    for place in range(size):
        out[at + place] = source[start + place]


def clear_bytes(out: Bytes, at: int, size: int) -> None:
    """Makes so many bytes 0."""
    for place in range(at, at + size):
        out[place] = 0


def copy_runs(out: Bytes, base: int, source: Bytes, runs: Sequence[int], first: int, last: int) -> None:
    """Copies stretches of bytes: `runs` has for each its place in `out`, its place in `source` and its size."""
    for run in range(first, last, 3):
        copy_bytes(out, base + runs[run], source, runs[run + 1], runs[run + 2])


def copy_bits(out: Bytes, at: int, bits: int, slots: Sequence[int], number: int) -> None:
    """For each of so many slots whether any of its bits is there."""
    for place in range(number):
        out[at + place] = bits & slots[place] != 0


def copy_counts(out: Bytes, at: int, bits: int, slots: Sequence[int], number: int) -> None:
    """For each of so many slots how many of its bits are there."""
    for place in range(number):
        out[at + place] = (bits & slots[place]).bit_count()


def count_bits(bits: int) -> int:
    """How many bits are there."""
    return bits.bit_count()


def copy_unseen(out: Bytes, at: int, copies: Bytes, hand: int, played: Bytes, number: int) -> None:
    """For each card whether there are more copies than those in the hand, which is written there, and the played."""
    for place in range(number):
        out[at + place] = copies[place] > out[hand + place] + played[place]


def copy_without(out: Bytes, at: int, source: int, without: int, number: int) -> None:
    """Zeros and ones from another place of `out`, but for those at a third."""
    for place in range(number):
        out[at + place] = out[source + place] & (out[without + place] ^ 1)
