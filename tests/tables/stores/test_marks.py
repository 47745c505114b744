"""What happens to a store's file beside it: removed, replaced, cut short, closed in order."""

import asyncio
import logging
import os
import shutil
from pathlib import Path

import apsw
import pytest

from tests.at_once import at_once
from tricktable.tables.stores import StoreError, files
from tricktable.tables.stores.seals import Row
from tricktable.tables.stores.sqlite import SqliteStore


def _fill(store: SqliteStore, tables: int = 3, entries: int = 20) -> None:
    async def write() -> None:
        for number in range(1, entries + 1):
            for table in range(tables):
                await store.append(f"t{table}", number, b"entry " * 40)

    asyncio.run(write())


def _killed(path: Path, to: Path) -> Path:
    """The files as a process leaves them that is killed now."""
    to.mkdir()
    for file in path.parent.glob(f"{path.name}*"):
        shutil.copy2(file, to / file.name)
    return to / path.name


def _left_by_a_kill(folder: Path) -> Path:
    """A file with entries whose process was killed."""
    path = folder / "t.db"
    store = SqliteStore(path)
    _fill(store)
    left = _killed(path, folder / "left")
    store.close()
    return left


@pytest.mark.parametrize("ending", ["", "-wal"])
@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_nothing_is_acknowledged_that_goes_into_a_file_without_a_name(tmp_path: Path, ending: str, how: str) -> None:
    path = tmp_path / "t.db"
    store = SqliteStore(path)
    _fill(store)
    file = path.with_name(path.name + ending)
    shutil.copy2(file, tmp_path / "other")
    file.unlink()
    if how == "replaced":
        os.rename(tmp_path / "other", file)

    with pytest.raises(StoreError, match="removed or replaced"):
        asyncio.run(store.append("t0", 21, b"lost"))

    store.close()


def test_acknowledged_entries_that_are_missing_after_a_kill_are_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite takes what is left of a write-ahead log that was cut, and says nothing."""
    left = _left_by_a_kill(tmp_path)
    wal = left.with_name("t.db-wal")
    os.truncate(wal, wal.stat().st_size // 2)

    with caplog.at_level(logging.ERROR):
        again = SqliteStore(left)

    assert "entries that had been written are missing" in caplog.text
    assert [each.table for each in at_once(again.damaged())] == ["?entries"]
    again.close()
    later = SqliteStore(left)
    assert [each.table for each in at_once(later.damaged())] == ["?entries"]
    later.close()


def test_a_kill_loses_nothing_and_says_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    left = _left_by_a_kill(tmp_path)

    again = SqliteStore(left)

    assert (len(at_once(again.read("t0"))), at_once(again.damaged()), caplog.records) == (20, [], [])
    again.close()


def test_a_file_that_was_closed_in_order_is_not_checked_from_end_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.db"
    left = _left_by_a_kill(tmp_path)
    checked: list[str] = []
    honest = files.rows_of

    def counting(file: apsw.Connection, table: str) -> list[Row]:
        checked.append(table)
        return honest(file, table)

    monkeypatch.setattr(files, "rows_of", counting)
    monkeypatch.setattr(files, "_check_pages", lambda *args: checked.append("pages"))

    for place in (path, left):
        SqliteStore(place).close()
        checked.append("|")

    assert checked == ["|", "pages", "t0", "t1", "t2", "|"]
    with path.open("r+b") as file:  # somebody touches it
        file.seek(40)
        file.write(bytes(4))
    checked.clear()
    SqliteStore(path).close()
    assert checked[0] == "pages"


def test_a_store_of_before_has_no_mark_and_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    store = SqliteStore(path)
    _fill(store)
    store.close()
    path.with_name("t.db.mark").unlink()

    again = SqliteStore(path)
    assert (len(at_once(again.read("t0"))), at_once(again.damaged())) == (20, [])
    again.close()
    assert path.with_name("t.db.mark").exists()


def test_tables_that_go_on_can_be_forgotten_and_finished_ones_cannot(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    store = SqliteStore(path)
    _fill(store)

    assert asyncio.run(store.forget_tables(["t0", "t2", "nobody's"])) == 2

    assert at_once(store.unfinished()) == ["t1"]
    store.close()
    again = SqliteStore(path)
    assert (at_once(again.unfinished()), at_once(again.damaged()), at_once(again.has("t0"))) == (["t1"], [], False)
    asyncio.run(again.append("t0", 1, b"a new one"))
    again.close()
