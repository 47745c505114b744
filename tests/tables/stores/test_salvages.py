"""Whatever happens to a file: each table is what was written, or it is said that it is not."""

import asyncio
import os
import random
import resource
import shutil
from collections.abc import Coroutine, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

import apsw
import pytest

from tests.at_once import at_once
from tests.tables.stores.test_sqlite import killed_while_writing
from tricktable.tables.stores import (
    Damaged,
    DamagedTable,
    Finished,
    Guest,
    Store,
    StoreError,
    open_store,
    record_id,
)
from tricktable.tables.stores.wals import PAGE, Wal

TABLES: Final = 30
FINISHED: Final = 5
TEXT: Final = "the record of a match, much longer than a page of the file\n" * 90


class Written(NamedTuple):
    """A closed store, and what was written to it."""

    path: Path
    logs: dict[str, list[bytes]]
    content: bytes


async def _write(store: Store, logs: dict[str, list[bytes]], order: random.Random) -> None:
    """Appends to all tables, one now, another then."""
    waiting = {table: list(enumerate(entries, 1)) for table, entries in logs.items()}
    while waiting:
        table = order.choice(sorted(waiting))
        number, entry = waiting[table].pop(0)
        finished = None
        if not waiting[table]:
            del waiting[table]
            if int(table[1:]) < FINISHED:
                finished = Finished("mue", 4, ("Ada", "Bo"), table + TEXT, guests=("ada", "bo"))
        await store.append(table, number, entry, finished)
    await asyncio.gather(*(store.put_guest(b"digest %d" % number, f"g{number}", "Ada") for number in range(40)))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    path = tmp_path_factory.mktemp("written") / "x.db"
    order = random.Random(1)
    logs = {f"t{number}": [order.randbytes(order.choice((9, 90, 300))) for _ in range(25)] for number in range(TABLES)}
    logs["t7"][3] = order.randbytes(20_000)  # which has pages of its own
    with closing(open_store(f"sqlite:///{path}")) as store:
        asyncio.run(_write(store, logs, order))
    return Written(path, logs, path.read_bytes())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "x.db"


def check(path: Path, logs: dict[str, list[bytes]]) -> list[Damaged] | None:
    """Opens a damaged file, and holds what is in it against what was written. None if the file was refused."""
    before = path.read_bytes()
    try:
        store = open_store(f"sqlite:///{path}")
    except StoreError:
        assert path.read_bytes() == before  # so that somebody who knows more can try
        return None
    with closing(store):
        damaged = {each.table for each in at_once(store.damaged())}
        nameless = [each for each in damaged if each.startswith("?")]
        going_on = set(at_once(store.unfinished()))
        whole = set()
        for table, log in logs.items():
            if table in damaged:
                assert table not in going_on
                with pytest.raises(DamagedTable):
                    at_once(store.read(table))
                continue
            try:
                found = at_once(store.read(table))
            except DamagedTable:  # a finished one, which is only checked when it is read
                assert int(table[1:]) < FINISHED
                continue
            except KeyError:
                assert nameless, f"{table} is gone without a word"
                continue
            assert found == log, table
            whole.add(table)
            assert (table in going_on) == (int(table[1:]) >= FINISHED)
        assert going_on <= logs.keys()
        orders = [store.append(table, len(log) + 1, b"on") for table, log in logs.items()]
        assert [table for table, answer in zip(logs, together(orders), strict=True) if answer is None] == [
            table for table in logs if table in whole
        ]
        for number in range(FINISHED):
            text = f"t{number}{TEXT}"
            with suppress(StoreError):
                assert at_once(store.record(record_id(text))) in (text, None)
        with suppress(StoreError):
            assert {(each.summary.game, each.seat) for each in at_once(store.records_of("bo", 99))} <= {("mue", 1)}
        for number in range(40):
            assert at_once(store.guest(b"digest %d" % number)) in (Guest(f"g{number}", "Ada"), None)
        kept = sorted(path.parent.glob("x.db.damaged-*"))
        assert [each.read_bytes() for each in kept if not each.name.endswith("-wal")] in ([], [before])
        return at_once(store.damaged())


def together(orders: list[Coroutine[None, None, None]]) -> list[object]:
    """What comes of orders that are given at once."""

    async def give() -> list[object]:
        return await asyncio.gather(*orders, return_exceptions=True)

    return asyncio.run(give())


def flips(size: int, count: int, seed: int) -> Iterator[tuple[int, int]]:
    """Places in a file, and what is done to the byte there; the first page gets more than its share."""
    order = random.Random(seed)
    for number in range(count):
        place = order.randrange(PAGE if number % 5 == 0 else size)
        yield order.randrange(100) if number % 15 == 0 else place, order.randrange(1, 256)


def clean(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.mkdir()


def test_one_changed_byte_never_changes_a_table_without_a_word(written: Written, path: Path) -> None:
    outcomes = []
    for place, change in flips(len(written.content), 150, 2):
        content = bytearray(written.content)
        content[place] ^= change
        clean(path.parent)
        path.write_bytes(content)

        outcomes.append((check(path, written.logs), place))

    losses = [len(damaged) for damaged, _ in outcomes if damaged is not None]
    assert any(losses)
    assert sorted(losses)[len(losses) // 2] <= 2  # mostly one table at most, or the few that share a page
    assert sum(1 for damaged, _ in outcomes if damaged is None) <= 8  # of 150: mostly a version from the future


def test_a_file_that_was_cut_off_never_loses_a_table_without_a_word(written: Written, path: Path) -> None:
    size = len(written.content)
    order = random.Random(3)
    borders = [size - PAGE, size - 2 * PAGE, *(PAGE * order.randrange(1, size // PAGE) for _ in range(14)), PAGE]
    elsewhere = [size - 1, size - 100, 1, 99, 100, 511, *(order.randrange(size) for _ in range(14))]
    saved = []
    for length in (*borders, *elsewhere):
        clean(path.parent)
        path.write_bytes(written.content[:length])

        damaged = check(path, written.logs)

        assert damaged is None or damaged or length >= size - PAGE
        saved.append(damaged is not None)

    assert sum(saved) > len(saved) // 2


def test_a_page_that_was_overwritten_costs_the_tables_that_were_on_it(written: Written, path: Path) -> None:
    for page in range(0, len(written.content) // PAGE, 3):
        content = bytearray(written.content)
        content[page * PAGE : (page + 1) * PAGE] = bytes(PAGE)
        clean(path.parent)
        path.write_bytes(content)

        check(path, written.logs)


def test_a_damaged_page_costs_few_tables_and_the_file_is_kept(written: Written, path: Path) -> None:
    place = written.content.index(written.logs["t20"][4])
    page = place // PAGE * PAGE
    content = bytearray(written.content)
    content[page : page + 8] = b"\xff" * 8
    path.write_bytes(content)

    damaged = check(path, written.logs)

    assert damaged is not None
    assert "t20" in {each.table for each in damaged}
    assert len(damaged) <= 4
    (kept,) = path.parent.glob("x.db.damaged-*")
    assert all(kept.name in each.reason for each in damaged)
    assert path.stat().st_mode & 0o777 == 0o600
    leftovers = {each.name for each in path.parent.iterdir()} - {"x.db", "x.db.lock", "x.db.mark", kept.name}
    assert leftovers == set()


def test_the_first_page_can_be_replaced(written: Written, path: Path) -> None:
    """Its words make the rest readable, and they are the same in every store."""
    place = written.content.index(b"CREATE TABLE tables")
    content = bytearray(written.content)
    content[place : place + 200] = bytes(200)
    path.write_bytes(content)

    assert check(path, written.logs) == []


def test_a_salvage_for_which_there_is_no_room_changes_nothing(written: Written, path: Path) -> None:
    path.write_bytes(written.content[:-PAGE])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    resource.setrlimit(resource.RLIMIT_FSIZE, (len(written.content) // 2, hard))
    try:
        with pytest.raises(StoreError, match=r"x\.db"):
            open_store(f"sqlite:///{path}")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    assert path.read_bytes() == written.content[:-PAGE]
    assert {each.name for each in path.parent.iterdir()} <= {"x.db", "x.db.lock", "x.db.mark", "x.db-shm", "x.db-wal"}
    assert check(path, written.logs)


def test_a_row_that_vanished_is_missed(written: Written, path: Path) -> None:
    path.write_bytes(written.content)
    with closing(apsw.Connection(str(path))) as other:
        other.execute("DELETE FROM tables WHERE id = 't9'; DELETE FROM tables WHERE id = 't10'")
        other.execute("DELETE FROM entries WHERE table_id = 't10'")

    damaged = check(path, written.logs)

    assert damaged is not None
    assert [each.table for each in damaged if not each.table.startswith("?")] == ["t9"]
    assert [each.reason.split()[:4] for each in damaged if each.table.startswith("?")] == [
        ["1", "more", "are", "lost,"]
    ]


def test_damage_stays_known_through_another_salvage(written: Written, path: Path) -> None:
    path.write_bytes(written.content)
    with closing(apsw.Connection(str(path))) as other:
        other.execute("DELETE FROM tables WHERE id = 't9'")
    open_store(f"sqlite:///{path}").close()
    with closing(apsw.Connection(str(path))) as other:
        other.execute("DELETE FROM tables WHERE id = 't10'")

    with closing(open_store(f"sqlite:///{path}")) as store:
        assert {each.table for each in at_once(store.damaged())} == {"t9", "t10"}
        asyncio.run(store.append("new", 1, b"x"))
        assert at_once(store.unfinished())[-1] == "new"


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a killed server left: a file and its write-ahead log."""
    path = tmp_path_factory.mktemp("killed") / "x.db"
    killed_while_writing(path, 8, 400)
    assert Wal(path).end > 50
    return path


def left_by(killed: Path, path: Path) -> dict[str, list[bytes]]:
    """Copies of the files, and the logs in them."""
    clean(path.parent)
    for ending in ("", "-wal"):
        shutil.copy(killed.with_name(f"x.db{ending}"), path.with_name(f"x.db{ending}"))
    reference = path.with_name("reference.db")
    for ending in ("", "-wal"):
        shutil.copy(killed.with_name(f"x.db{ending}"), path.with_name(f"reference.db{ending}"))
    with closing(open_store(f"sqlite:///{reference}")) as store:
        return {table: at_once(store.read(table)) for table in at_once(store.unfinished())}


@pytest.mark.parametrize("survived", range(4))
def test_an_interrupted_salvage_is_completed(
    killed: Path, path: Path, survived: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies before any of the files gets its new name, and after each of them."""
    logs = left_by(killed, path)
    left = path.with_name("x.db-wal")
    content = bytearray(left.read_bytes())
    content[20_000] ^= 1
    left.write_bytes(content)
    before = path.read_bytes()
    renames = iter(range(survived))
    rename = os.rename

    def rename_or_die(old: Path, new: Path) -> None:
        if next(renames, None) is None:
            raise KeyboardInterrupt
        rename(old, new)

    with monkeypatch.context() as patch, suppress(KeyboardInterrupt):
        patch.setattr(os, "rename", rename_or_die)
        open_store(f"sqlite:///{path}").close()

    check_killed(path, logs)
    kept, its_wal = sorted(path.parent.glob("x.db.damaged-*"))
    assert kept.read_bytes() == before
    assert its_wal.read_bytes() == content
    assert not list(path.parent.glob("*.salvaged-*"))


def test_damage_beside_a_write_ahead_log_is_found(killed: Path, path: Path) -> None:
    """The file under the log: pages that the log has anew do no harm."""
    size = killed.stat().st_size
    for place, change in flips(size, 30, 4):
        logs = left_by(killed, path)
        content = bytearray(path.read_bytes())
        content[place] ^= change
        path.write_bytes(content)
        check_killed(path, logs)


def test_a_damaged_write_ahead_log_never_shortens_a_table_without_a_word(killed: Path, path: Path) -> None:
    """All but its last transaction: that one looks as after a power failure, when nobody was told of it."""
    wal = Wal(killed)
    last = [frame.place for frame in wal.frames if frame.pages][-2]
    end = 32 + last * (24 + PAGE)
    salvaged = 0
    for place, change in ((3, 1), (9, 8), (17, 1), (25, 7), (40, 3), *flips(end, 30, 5)):
        logs = left_by(killed, path)
        left = path.with_name("x.db-wal")
        content = bytearray(left.read_bytes())
        content[place % end] ^= change
        left.write_bytes(content)
        check_killed(path, logs)
        salvaged += bool(list(path.parent.glob("x.db.damaged-*-wal")))

    assert salvaged > 15


def check_killed(path: Path, logs: dict[str, list[bytes]]) -> None:
    try:
        store = open_store(f"sqlite:///{path}")
    except StoreError:
        return
    with closing(store):
        damaged = {each.table for each in at_once(store.damaged())}
        for table, log in logs.items():
            if table in damaged:
                continue
            try:
                assert at_once(store.read(table)) == log
            except KeyError:
                assert any(each.startswith("?") for each in damaged)


def test_a_last_transaction_that_was_cut_off_is_undone(killed: Path, path: Path) -> None:
    """As after a power failure: nobody was told that it was written."""
    logs = left_by(killed, path)
    wal = Wal(path)
    left = path.with_name("x.db-wal")
    os.truncate(left, 32 + wal.end * (24 + PAGE) - 10)

    with closing(open_store(f"sqlite:///{path}")) as store:
        assert at_once(store.damaged()) == []
        for table, log in logs.items():
            found = at_once(store.read(table))
            assert found == log[: len(found)]
        assert sum(len(at_once(store.read(table))) for table in logs) < sum(map(len, logs.values()))


def test_a_first_page_of_zeros_is_damage_and_all_tables_are_saved(written: Written, path: Path) -> None:
    shutil.copy(written.path, path)
    with path.open("r+b") as file:
        file.write(bytes(PAGE))

    assert check(path, written.logs) == []
