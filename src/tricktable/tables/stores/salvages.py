"""What can be saved from a damaged file: a new one gets all that is whole, and the old one is kept beside it."""

import os
import shutil
from contextlib import closing
from glob import escape
from itertools import count
from logging import getLogger
from pathlib import Path
from time import gmtime, strftime
from typing import Final, NamedTuple

from tricktable.tables.stores import migrations
from tricktable.tables.stores.contracts import StoreError
from tricktable.tables.stores.files import set_aside, sync_folder
from tricktable.tables.stores.remains import Remains
from tricktable.tables.stores.seals import head_seal, seal
from tricktable.tables.stores.wals import PAGE, Wal

_log: Final = getLogger(__name__)


class Saved(NamedTuple):
    """How much of a file could be saved."""

    whole: int
    is_counted: bool
    """Does the file still say how many tables it had?"""
    damaged: int


def salvage(path: Path, reason: str) -> None:
    """Puts a new file in the place of a damaged one. If nothing can be saved, everything stays as it was."""
    _log.error("%s is damaged (%s): saving what is whole", path, reason)
    stamp = _stamp(path)
    kept = beside(path, f".damaged-{stamp}")
    copy = beside(path, ".working")
    ways = {beside(path, ".attempt-1"): _mend_header, beside(path, ".attempt-2"): _replace_first_page}
    saved: dict[Path, Saved] = {}
    try:
        for attempt, mend in ways.items():
            remove(copy, attempt)
            os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            shutil.copyfile(path, copy)
            Wal(path).apply(copy)
            mend(copy)
            saved[attempt] = _rebuild(copy, attempt, kept.name)
            if not saved[attempt].damaged:
                break
        best = max(saved, key=saved.__getitem__)
        if not saved[best].whole and not saved[best].is_counted:
            raise StoreError(f"{path} is damaged and no table in it can be read ({reason}): restore it from a copy")
        # From here on an interrupted salvage is completed by the next one who opens the store.
        os.replace(best, beside(path, f".salvaged-{stamp}"))
    finally:
        remove(copy, *ways)
    complete(path)
    _log.error(
        "%s: %d tables are whole, %d are not; the damaged file is %s",
        path,
        saved[best].whole,
        saved[best].damaged,
        kept,
    )


def complete(path: Path) -> None:
    """Gives the files of a salvage their names; also of one that was interrupted in the middle of that."""
    for ready in path.parent.glob(f"{escape(path.name)}.salvaged-*"):
        kept = beside(path, f".damaged-{ready.name.rpartition('.salvaged-')[2]}")
        sync_folder(path.parent)
        left = beside(path, "-wal")
        if left.exists() and left.stat().st_size and not beside(kept, "-wal").exists():
            os.rename(left, beside(kept, "-wal"))
        left.unlink(missing_ok=True)  # an empty one: it must not meet the new file
        beside(path, "-shm").unlink(missing_ok=True)
        if path.exists() and not kept.exists():
            os.rename(path, kept)
        sync_folder(path.parent)
        os.rename(ready, path)
        sync_folder(path.parent)


def beside(path: Path, ending: str) -> Path:
    """A file of the same name with something behind it."""
    return path.with_name(path.name + ending)


def _stamp(path: Path) -> str:
    """The time as part of a name that no file has yet."""
    time = strftime("%Y%m%d-%H%M%S", gmtime())
    stamps = (f"{time}-{number}" if number else time for number in count())
    return next(stamp for stamp in stamps if not beside(path, f".damaged-{stamp}").exists())


def _rebuild(copy: Path, target: Path, kept: str) -> Saved:
    """Makes a new file of all that is whole in the copy."""
    whole = set()
    with closing(Remains(copy)) as remains, closing(migrations.create(target)) as new, new:
        for table, rows in remains.logs():
            head = remains.heads[table]
            sealed = (table, *head, head_seal(table.encode(), head))
            new.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", sealed)
            new.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", [(table, *row) for row in rows])
            whole.add(table)
        new.execute(
            "UPDATE counts SET count = ?, seal = ? WHERE name = 'tables'",
            (len(whole), seal("count", "tables", len(whole))),
        )
        new.executemany("INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?)", remains.records())
        new.executemany("INSERT OR IGNORE INTO played VALUES (?, ?, ?, ?, ?)", remains.played())
        new.execute("INSERT INTO unnoted SELECT id FROM tables WHERE is_finished")  # what is lost is read again
        new.executemany("INSERT OR IGNORE INTO guests VALUES (?, ?, ?, ?, ?)", remains.guests())
        new.executemany("INSERT OR IGNORE INTO practice VALUES (?, ?, ?, ?, ?, ?, ?, ?)", remains.practice())
        damaged = _damaged(remains, whole, kept)
        for table, reason in damaged.items():
            set_aside(new, table, reason)
        is_counted = remains.count is not None
    return Saved(len(whole), is_counted, len(damaged))


def _damaged(remains: Remains, whole: set[str], kept: str) -> dict[str, str]:
    """All tables that could not be saved, also those without a name."""
    damaged = dict.fromkeys(remains.names - whole, f"its log is not whole; what is left of it is in {kept}")
    damaged |= remains.damaged
    if remains.count is None:
        damaged[f"?{kept}"] = f"more tables may be lost: how many {kept} had cannot be read"
    elif remains.count > len(remains.sure):
        damaged[f"?{kept}"] = f"{remains.count - len(remains.sure)} more are lost, of which {kept} has no name"
    return damaged


def _mend_header(copy: Path) -> None:
    """Only tells the header how long the file is, and that there is no write-ahead log any more."""
    pages = -(-copy.stat().st_size // PAGE)
    with copy.open("r+b") as file:
        page = bytearray(file.read(PAGE).ljust(PAGE, b"\0"))
        page[18:20] = b"\1\1"
        page[28:32] = pages.to_bytes(4, "big")
        page[92:96] = page[24:28]  # without that the length is not believed
        file.seek(0)
        file.write(page)
        file.truncate(pages * PAGE)


def _replace_first_page(copy: Path) -> None:
    """Takes the first page of a new store: what the first version made stands at the same places in all files."""
    model = beside(copy, ".model")
    remove(model)
    try:
        migrations.create(model).close()
        with model.open("rb") as source, copy.open("r+b") as target:
            target.write(source.read(PAGE))
    finally:
        remove(model)
    _mend_header(copy)


def remove(*paths: Path) -> None:
    """Removes files, and what SQLite has beside them."""
    for path in paths:
        for ending in ("", "-wal", "-shm", "-journal"):
            beside(path, ending).unlink(missing_ok=True)
