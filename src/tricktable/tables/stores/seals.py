"""Digests that show whether what is read is what was written.

An entry's digest covers the one before it, so that a log can lose, gain or change nothing in the middle; the row of
its table holds the last number and digest, so that it cannot lose its end. Rows have a seal over all their columns.
"""

from collections.abc import Iterable
from hashlib import sha256
from struct import Struct
from typing import Final, NamedTuple

SIZE: Final = 16
"""Bytes of a digest: plenty against damage. It is no signature."""
START: Final = bytes(SIZE)
"""What comes before a table's first entry."""
_ENTRY: Final = Struct(">16sBQ")
_HEAD: Final = Struct(">B64sQ?Q16s")


class Head(NamedTuple):
    """Where a table's log ends."""

    position: int
    """Tables that began earlier have smaller ones."""
    is_finished: bool
    number: int
    digest: bytes


class Row(NamedTuple):
    """An entry as it was found."""

    number: int
    entry: bytes
    digest: bytes


def entry_digest(before: bytes, table: bytes, number: int, entry: bytes) -> bytes:
    """The digest of an entry, chained to the one before."""
    return sha256(_ENTRY.pack(before, len(table), number) + table + entry).digest()[:SIZE]


def head_seal(table: bytes, head: Head) -> bytes:
    """The seal of a table's row."""
    return sha256(b"table" + _HEAD.pack(len(table), table, *head)).digest()[:SIZE]


def seal(kind: str, *parts: str | int | bytes) -> bytes:
    """The seal of any other row; the length before each part keeps them apart."""
    digest = sha256(kind.encode())
    for part in parts:
        piece = part if isinstance(part, bytes) else str(part).encode()
        digest.update(b"%d:" % len(piece))
        digest.update(piece)
    return digest.digest()[:SIZE]


def record_seal(
    id: str | bytes, game: str | bytes, players: int, names: str | bytes, ended_at: int, is_private: int
) -> bytes:
    """The seal of a record's line. Lines of the first versions have no word on privacy, and are for everybody."""
    return seal("record", id, game, players, names, ended_at, *(["private"] if is_private else []))


def problem(table: str, head: Head, rows: Iterable[Row]) -> str:
    """What is wrong with a table's log, "" if it is whole."""
    name = table.encode()
    digest = START
    number = 0
    for row in rows:
        number += 1
        if number > head.number:
            return f"there is an entry {row.number} after the last one, {head.number}"
        if row.number != number:
            return f"entry {number} of {head.number} is missing"
        digest = entry_digest(digest, name, number, row.entry)
        if digest != row.digest:
            return f"entry {number} of {head.number} is not what was written"
    if number < head.number:
        return f"entries {number + 1} to {head.number} are missing"
    if digest != head.digest:
        return f"entry {number} is not the one that was written last"
    return ""
