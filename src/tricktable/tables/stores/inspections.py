"""Whether everything in a store's file is what was written: each log from its first entry to its last, each record,
each guest, what they practise. The server checks what it reads when it reads it; a copy is checked as a whole."""

import struct
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import apsw

from tricktable.tables.stores import migrations
from tricktable.tables.stores.contracts import StoreError, record_id
from tricktable.tables.stores.files import (
    PATIENCE,
    Broken,
    check_header,
    damages_in,
    heads_in,
    rows_of,
    suspicious,
    told,
)
from tricktable.tables.stores.seals import Head, problem, record_seal, seal

MOST: Final = 20
"""Faults that are told."""
RECORDS: Final = """
    SELECT CAST(id AS BLOB), CAST(game AS BLOB), players, CAST(names AS BLOB), ended_at, seal, is_private,
        CAST(record AS BLOB)
    FROM records
"""
GUESTS: Final = "SELECT digest, CAST(id AS BLOB), CAST(name AS BLOB), seen_at, seal FROM guests"
PLAYED: Final = "SELECT CAST(guest AS BLOB), ended_at, CAST(record_id AS BLOB), seat, seal FROM played"
PRACTICE: Final = """
    SELECT CAST(guest AS BLOB), CAST(record_id AS BLOB), seat, position, CAST(game AS BLOB), due_at, solved, seal
    FROM practice
"""

Tell = Callable[[int, int], None]
"""Hears how far something is: so much of so much."""


class Inspection(NamedTuple):
    """What was found in a file."""

    heads: dict[str, Head]
    """Where the log of each table ends, of those too that were set aside."""
    records: int
    damaged: dict[str, str]
    """Tables that a server had set aside before: they are in the file as they were found."""
    faults: tuple[str, ...]
    """What is not as it was written, and nobody knew of."""

    @property
    def entries(self) -> int:
        """Of all tables together."""
        return sum(head.number for head in self.heads.values())


@contextmanager
def reading_still(path: Path) -> Iterator[apsw.Connection]:
    """A file that nobody writes to, to be read without leaving a trace; raises `StoreError` if it is none of ours."""
    try:
        check_header(path)
        flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
        with closing(apsw.Connection(f"{path.as_uri()}?immutable=1", flags=flags)) as connection:
            yield connection
    except (Broken, apsw.Error) as error:
        raise StoreError(f"{path} is damaged: {error}") from None


def inspect(connection: apsw.Connection, tell: Tell = lambda done, total: None) -> Inspection:
    """Looks at everything. What cannot be read at all is a fault, too."""
    faults: list[str] = []
    heads: dict[str, Head] = {}
    damaged: dict[str, str] = {}
    records = 0
    try:
        with suspicious():
            faults += pages(connection)
            heads, _ = heads_in(connection)
            damaged = damages_in(connection)
            for place, (table, head) in enumerate(heads.items()):
                tell(place, len(heads))
                if table not in damaged and (reason := problem(table, head, rows_of(connection, table))):
                    faults.append(f"table {table}: {reason}")
            faults += _strays(connection, heads, damaged)
            faults += _rows(connection)
            row = connection.execute("SELECT count(*) FROM records").fetchone()
            records = row[0] if row is not None else 0
    except (Broken, apsw.Error, UnicodeDecodeError, struct.error) as error:
        faults.append(str(error))
    tell(len(heads), len(heads))
    return Inspection(heads, records, damaged, tuple(faults))


def glance(path: Path) -> tuple[str, dict[str, str]]:
    """A quick look at a file in which a server may write meanwhile: what is wrong with its pages or the ends of its
    logs, "" if nothing; and the tables that were set aside. Raises `StoreError` if it cannot be read at all."""
    with told(path), closing(apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)) as connection:
        connection.set_busy_timeout(PATIENCE)
        try:
            with suspicious(), connection:
                if connection.pragma("application_id") != migrations.APPLICATION:
                    raise StoreError(f"{path} is not a store of Tricktable")
                answer = str(connection.execute("PRAGMA quick_check(1)").get)
                heads_in(connection)
                damaged = damages_in(connection)
        except Broken as broken:
            return str(broken), {}
    return "" if answer == "ok" else " ".join(answer.split()), damaged


def pages(connection: apsw.Connection) -> list[str]:
    """What SQLite itself finds wrong with its file; all of it, also what holds nothing of ours."""
    found = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({MOST})")]
    return [] if found == ["ok"] else [" ".join(text.split()) for text in found]


def _strays(connection: apsw.Connection, heads: dict[str, Head], damaged: dict[str, str]) -> Iterator[str]:
    """Entries of tables that there are not."""
    for (name,) in connection.execute("SELECT DISTINCT CAST(table_id AS BLOB) FROM entries"):
        table = name.decode("utf-8", "replace")
        if table not in heads and table not in damaged:
            yield f"table {table}: its row is missing"


def _rows(connection: apsw.Connection) -> Iterator[str]:
    """Records, guests, and who played what: each row has a seal."""
    for id, game, players, names, ended_at, its_seal, is_private, record in connection.execute(RECORDS):
        name = id.decode("utf-8", "replace")
        if its_seal != record_seal(id, game, players, names, ended_at, is_private):
            yield f"record {name}: its line is not what was written"
        elif record_id(record.decode("utf-8", "replace")) != name:
            yield f"record {name}: it is not the text that was written"
    for digest, id, name, seen_at, its_seal in connection.execute(GUESTS):
        if its_seal != seal("guest", digest, id, name, seen_at):
            yield "a guest is not what was written"
    for guest, ended_at, record_key, seat, its_seal in connection.execute(PLAYED):
        if its_seal != seal("played", guest, ended_at, record_key, seat):
            yield "a line of who played is not what was written"
    for *columns, its_seal in connection.execute(PRACTICE):
        if its_seal != seal("practice", *columns):
            yield "a position that somebody practises is not what was written"


def version_of(path: Path) -> int:
    """The version of a file that nobody writes to."""
    with reading_still(path) as connection:
        return migrations.version_of(connection, path)
