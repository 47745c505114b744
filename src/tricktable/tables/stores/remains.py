"""What is left in a damaged file. SQLite reads what it can, and seals and digests tell what of it is true."""

import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import apsw

from tricktable.tables.stores.contracts import TABLE_ID, record_id
from tricktable.tables.stores.files import Broken, count_in, rows_of
from tricktable.tables.stores.seals import START, Head, Row, entry_digest, head_seal, problem, record_seal, seal

UNREADABLE: Final = (apsw.Error, AttributeError, MemoryError, TypeError, ValueError, OverflowError, struct.error)
"""What comes of reading bytes that mean nothing."""
HEADS: Final = "SELECT CAST(id AS BLOB), position, is_finished, number, digest, seal FROM tables ORDER BY id {0}"
ENTRIES: Final = """
    SELECT CAST(table_id AS BLOB), number, entry, digest FROM entries ORDER BY table_id {0}, number {0}
"""
DAMAGES: Final = "SELECT CAST(table_id AS BLOB), CAST(reason AS BLOB), seal FROM damages ORDER BY table_id {0}"
RECORDS: Final = """
    SELECT CAST(id AS BLOB), CAST(game AS BLOB), players, CAST(names AS BLOB), ended_at, seal,
        CAST(record AS BLOB), is_private
    FROM records ORDER BY id {0}
"""
GUESTS: Final = "SELECT digest, CAST(id AS BLOB), CAST(name AS BLOB), seen_at, seal FROM guests ORDER BY digest {0}"
PLAYED: Final = """
    SELECT CAST(guest AS BLOB), ended_at, CAST(record_id AS BLOB), seat, seal FROM played
    ORDER BY guest {0}, ended_at {0}, record_id {0}
"""
PRACTICE: Final = """
    SELECT CAST(guest AS BLOB), CAST(record_id AS BLOB), seat, position, CAST(game AS BLOB), due_at, solved, seal
    FROM practice ORDER BY guest {0}, record_id {0}, seat {0}, position {0}
"""


class Remains:
    """All that is true in a damaged file."""

    def __init__(self, path: Path) -> None:
        self._file: Final = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        self._file.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 0)
        with suppress(apsw.Error):
            self._file.pragma("writable_schema", "ON")  # SQLite then reads on where it would refuse the whole file
        self.heads: Final = self._heads()
        self.damaged: Final = self._damages()
        self.names: Final = set(self.heads)
        """Of all tables that left a trace; complete when the logs have been read."""
        self.sure: Final = set(self.heads)
        """The names that are true: a seal or a digest covers them."""

    @property
    def count(self) -> int | None:
        """How many tables there were, if that can be read."""
        try:
            return count_in(self._file)
        except (*UNREADABLE, Broken):
            return None

    def logs(self) -> Iterator[tuple[str, list[Row]]]:
        """The logs that are whole."""
        whole = set()
        for table, head in self.heads.items():
            with suppress(*UNREADABLE):
                rows = rows_of(self._file, table)
                if not problem(table, head, rows):
                    whole.add(table)
                    yield table, rows
        # Where the way to a log is broken, its entries may still be found in passing.
        found: dict[str, dict[int, Row]] = {}
        for name, *columns in self._scan(ENTRIES):
            with suppress(*UNREADABLE):
                if (table := readable(name)) not in whole:
                    row = Row(*columns)
                    found.setdefault(table, {})[row.number] = row
        self.names.update(found)
        for table, by_number in found.items():
            with suppress(*UNREADABLE):
                rows = [by_number[number] for number in sorted(by_number)]
                if rows[0].digest == entry_digest(START, table.encode(), rows[0].number, rows[0].entry):
                    self.sure.add(table)
                if table in self.heads and not problem(table, self.heads[table], rows):
                    yield table, rows

    def records(self) -> Iterator[tuple[Any, ...]]:  # Any: what apsw takes
        """The rows of records that are what was written."""
        for row in self._scan(RECORDS):
            with suppress(*UNREADABLE):
                id, game, players, names, ended_at, its_seal, record, is_private = row
                texts = id.decode(), game.decode(), names.decode(), record.decode()
                is_true = its_seal == record_seal(id, game, players, names, ended_at, is_private)
                if is_true and record_id(texts[3]) == texts[0]:
                    yield texts[0], texts[1], players, texts[2], ended_at, its_seal, texts[3], is_private

    def played(self) -> Iterator[tuple[Any, ...]]:  # Any: what apsw takes
        """The rows of who played what that are what was written."""
        for guest, ended_at, record, seat, its_seal in self._scan(PLAYED):
            with suppress(*UNREADABLE):
                if its_seal == seal("played", guest, ended_at, record, seat):
                    yield guest.decode(), ended_at, record.decode(), seat, its_seal

    def guests(self) -> Iterator[tuple[Any, ...]]:  # Any: what apsw takes
        """The rows of guests that are what was written."""
        for digest, id, name, seen_at, its_seal in self._scan(GUESTS):
            with suppress(*UNREADABLE):
                if its_seal == seal("guest", digest, id, name, seen_at):
                    yield digest, id.decode(), name.decode(), seen_at, its_seal

    def practice(self) -> Iterator[tuple[Any, ...]]:  # Any: what apsw takes
        """The rows of what guests practise that are what was written."""
        for row in self._scan(PRACTICE):
            with suppress(*UNREADABLE):
                guest, record, seat, position, game, due_at, solved, its_seal = row
                if its_seal == seal("practice", *row[:-1]):
                    yield guest.decode(), record.decode(), seat, position, game.decode(), due_at, solved, its_seal

    def close(self) -> None:
        self._file.close()

    def _heads(self) -> dict[str, Head]:
        heads = {}
        for name, position, is_finished, number, digest, its_seal in self._scan(HEADS):
            with suppress(*UNREADABLE):
                head = Head(position, bool(is_finished), number, digest)
                if its_seal == head_seal(name, head):
                    heads[name.decode()] = head
        return heads

    def _damages(self) -> dict[str, str]:
        damaged = {}
        for name, reason, its_seal in self._scan(DAMAGES):
            with suppress(*UNREADABLE):
                if its_seal == seal("damage", name, reason):
                    damaged[name.decode()] = reason.decode()
        return damaged

    def _scan(self, query: str) -> Iterator[tuple[Any, ...]]:  # Any: whatever the file holds
        """All rows that can be reached from either end, where a page is broken; most of them twice."""
        for order in ("ASC", "DESC"):
            with suppress(*UNREADABLE):
                yield from self._file.execute(query.format(order))


def readable(name: bytes) -> str:
    """A table's name, with a question mark before one that was never given."""
    text = name.decode("utf-8", "replace")
    return text if TABLE_ID.fullmatch(text) else f"?{text[:64]!a}"
