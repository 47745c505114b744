"""Chance: a portable stream of numbers from a seed, the same on every machine and every Python.

The stream is SHA-256 in counter mode, so that any language can check a shuffle (`docs/notation.md` gives the
definition and test vectors):

- the key of a seed is `SHA-256("tricktable stream 1" + NUL + seed)`;
- block `i` (from 0) is `SHA-256(key + i as 8 bytes, big-endian)`; it yields four 64-bit numbers, big-endian, in order;
- `below(n)` takes the next number that is less than the largest multiple of `n` up to 2**64, modulo `n`;
- a limit of `b` bits beyond 2**64 takes `ceil(b / 64) + 1` numbers at a time as one long number, the most significant
  first, in the same way;
- a shuffle exchanges, for `i` from the last place down to 1, the items at the places `i` and `below(i + 1)`;
- the stream named `name` inside a stream has the key `SHA-256(key + "/" + name)`.
"""

from collections.abc import Callable
from hashlib import sha256
from struct import Struct
from typing import Final

from tricktable.builds import is_compiled

_RANGE: Final = 1 << 64
_SMALL: Final = 1 << 32
_FAIR: Final = _RANGE - _SMALL
"""Numbers below this one are fair for every limit up to 2**32: there is no need to work out the limit's own bound."""
_backwards: Final = Struct("<4Q").unpack
"""The four numbers of a block whose bytes are reversed: the last number first."""


Shuffle = Callable[[bytes, int, tuple[int, ...]], tuple[list[int], int]]
"""Takes a stream's key, how many of its numbers are read, and items; returns them shuffled, and what is read then."""


Block = Callable[[bytes, int], list[int]]
"""Takes a stream's key and the number of a block; returns its numbers, the last one first."""


def _find_shuffle() -> Shuffle | None:
    """The shuffle in C, where it is compiled."""
    if not is_compiled("tricktable.core.shuffles"):
        return None
    from tricktable.core.shuffles import shuffled

    shuffle: Shuffle = shuffled
    return shuffle


def _find_block() -> Block | None:
    """The numbers of a block in C, where that is compiled."""
    if not is_compiled("tricktable.core.shuffles"):
        return None
    from tricktable.core.shuffles import numbers_of

    block: Block = numbers_of
    return block


_shuffle_in_c: Final = _find_shuffle()
_block_in_c: Final = _find_block()


class Stream:
    """Numbers from a seed. Two streams of one seed give the same numbers."""

    __slots__ = ("_block", "_numbers", "_skipped", "key")

    def __init__(self, seed: bytes | str, key: bytes = b"") -> None:
        """A stream by its seed; one inside another stream has only a key."""
        if not key:
            key = sha256(b"tricktable stream 1\0" + (seed.encode() if isinstance(seed, str) else seed)).digest()
        self.key = key
        self._block = 0
        """The next block."""
        self._skipped = 0
        """How many of its numbers have been read already, in C."""
        self._numbers: list[int] = []
        """The rest of the block before it, the next number at the end."""

    def named(self, name: str) -> "Stream":
        """An independent stream inside this one; it does not matter how far this one has been read."""
        return Stream(b"", sha256(self.key + b"/" + name.encode()).digest())

    def next(self) -> int:
        """The next 64-bit number."""
        numbers = self._numbers
        if not numbers:
            if _block_in_c is not None:
                numbers.extend(_block_in_c(self.key, self._block))
            else:
                block = sha256(self.key + self._block.to_bytes(8, "big")).digest()
                numbers.extend(_backwards(block[::-1]))
            self._block += 1
            if self._skipped:
                del numbers[-self._skipped :]
                self._skipped = 0
        return numbers.pop()

    def below(self, limit: int) -> int:
        """A number from 0 to `limit - 1`, each equally likely."""
        if limit < 1:
            raise ValueError(f"no number is below {limit}")
        if limit > _RANGE:
            return self._below_large(limit)
        number = self.next()
        return number % limit if limit <= _SMALL and number < _FAIR else self._fair(number, limit)

    def _fair(self, number: int, limit: int) -> int:
        """This number modulo `limit`, or the next one that is less than the largest multiple of it."""
        bound = _RANGE - _RANGE % limit
        while number >= bound:
            number = self.next()
        return number % limit

    def _below_large(self, limit: int) -> int:
        """For limits beyond 64 bits (counts of deals): several numbers, most significant first, and rejection."""
        words = (limit.bit_length() + 63) // 64 + 1
        span = 1 << (64 * words)
        bound = span - span % limit
        while True:
            number = 0
            for _ in range(words):
                number = number << 64 | self.next()
            if number < bound:
                return number % limit

    def shuffled(self, items: tuple[int, ...]) -> list[int]:
        """Fisher-Yates from the end: item `i` changes places with one of the items `0..i`."""
        numbers = self._numbers
        if _shuffle_in_c is not None:
            result, read = _shuffle_in_c(self.key, 4 * self._block + self._skipped - len(numbers), items)
            numbers.clear()
            self._block = read // 4
            self._skipped = read % 4
            return result
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            # The same as `below(last + 1)`, written out: whole matches of chance wait for this.
            number = numbers.pop() if numbers else self.next()
            other = number % (last + 1) if number < _FAIR else self._fair(number, last + 1)
            result[last], result[other] = result[other], result[last]
        return result

    def choice(self, items: tuple[int, ...]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]
