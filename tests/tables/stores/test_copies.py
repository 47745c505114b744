"""Copies of a store: made while it is written to, whole or not there, put back without harm to what was there."""

import asyncio
import os
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

import apsw
import pytest

from tricktable.cli import main
from tricktable.tables.stores import Finished, StoreError, migrations, open_store
from tricktable.tables.stores.copies import back_up, restore
from tricktable.tables.stores.inspections import Tell, inspect, reading_still
from tricktable.tables.stores.seals import Head

ROW: Final = 30
"""Entries of each table that a test makes."""


def quietly(doing: str) -> Tell:
    return lambda done, total: None


def filled(folder: Path, tables: int = 4) -> Path:
    """A store with tables, a record and a guest, closed in order."""
    path = folder / "tables.db"

    async def fill() -> None:
        with closing(open_store(f"sqlite:///{path}")) as store:
            for table in range(tables):
                for number in range(1, ROW + 1):
                    entry = f"entry {number} of {table}".encode()
                    last = Finished("hasp", 2, ("Ann", "Ben"), f"record of {table}") if number == ROW else None
                    await store.append(f"table-{table}", number, entry, last if table % 2 else None)
            await store.put_guest(bytes(range(32)), "guest", "Ann")

    asyncio.run(fill())
    return path


def heads_of(path: Path) -> dict[str, Head]:
    with reading_still(path) as connection:
        found = inspect(connection)
    assert not found.faults
    return found.heads


def logs_of(path: Path) -> dict[str, list[bytes]]:
    """All entries by table, read without the store."""
    logs: dict[str, list[bytes]] = {}
    with reading_still(path) as connection:
        for table, entry in connection.execute("SELECT table_id, entry FROM entries ORDER BY table_id, number"):
            logs.setdefault(table, []).append(entry)
    return logs


def damages_of(path: Path) -> dict[str, str]:
    with reading_still(path) as connection:
        return inspect(connection).damaged


def test_a_copy_holds_the_same_and_can_be_put_back(tmp_path: Path) -> None:
    path = filled(tmp_path)
    told: list[tuple[str, int, int]] = []

    def tell(doing: str) -> Tell:
        return lambda done, total: told.append((doing, done, total))

    copied = back_up(path, tmp_path / "copy.db", False, tell)
    assert (copied.found.entries, copied.found.records, len(copied.found.heads)) == (4 * ROW, 2, 4)
    assert heads_of(copied.path) == heads_of(path)
    assert {doing for doing, done, total in told if done == total} == {"copying", "checking"}
    assert (tmp_path / "copy.db.sha256").read_text() == f"{sha256(copied.path.read_bytes()).hexdigest()}  copy.db\n"
    assert copied.path.stat().st_mode & 0o077 == 0, "whoever reads it knows all cards"

    put_back = restore(copied.path, tmp_path / "elsewhere" / "tables.db", False, False, quietly)
    assert put_back.aside is None
    asyncio.run(_append(put_back.path, "table-0", ROW + 1))
    assert logs_of(put_back.path)["table-0"] == [*logs_of(path)["table-0"], b"later"]
    assert damages_of(put_back.path) == {}


def test_a_store_may_be_written_to_while_it_is_copied(tmp_path: Path) -> None:
    """The copy is one moment: it holds all that was acknowledged before it began, and of the rest a beginning."""
    path = filled(tmp_path)

    async def write() -> tuple[int, int]:
        with closing(open_store(f"sqlite:///{path}")) as store:
            number = ROW
            loop = asyncio.get_running_loop()
            copying = loop.run_in_executor(None, back_up, path, tmp_path / "copy.db", False, quietly)
            before = number
            while not copying.done():
                number += 1
                await store.append("table-0", number, b"x" * 500)
            await copying
            return before, number

    before, after = asyncio.run(write())

    assert before <= heads_of(tmp_path / "copy.db")["table-0"].number <= after
    assert after > before


@pytest.mark.parametrize("seed", range(40))
def test_a_flipped_bit_anywhere_in_the_copy_is_found(tmp_path: Path, seed: int) -> None:
    """By the digest of the whole; nothing of the store that is there is changed."""
    path = filled(tmp_path, 3)
    copy = back_up(path, tmp_path / "copy.db", False, quietly).path
    content = bytearray(copy.read_bytes())
    content[Random(seed).randrange(len(content))] ^= 1 << Random(seed).randrange(8)
    copy.write_bytes(content)
    before = path.read_bytes()

    with pytest.raises(StoreError, match=r"damaged|is not a store"):
        restore(copy, path, True, False, quietly)

    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))
    assert not list(tmp_path.glob("*.before-*"))


def places_of(content: bytes) -> list[int]:
    """Bytes of the copy that hold something of ours."""
    return [content.index(text) + 3 for text in (b"entry 7 of 1", b"record of 1", b"table-2", b"guestAnn")]


@pytest.mark.parametrize("place", range(4))
def test_a_change_of_what_is_kept_is_found_without_the_digest_too(tmp_path: Path, place: int) -> None:
    """By chains and seals: an entry, a record, the name of a table, a guest."""
    copy = back_up(filled(tmp_path), tmp_path / "copy.db", False, quietly).path
    (tmp_path / "copy.db.sha256").unlink()
    content = bytearray(copy.read_bytes())
    content[places_of(bytes(content))[place]] ^= 1
    copy.write_bytes(content)

    with pytest.raises(StoreError, match="damaged"):
        restore(copy, tmp_path / "new.db", False, False, quietly)

    assert not (tmp_path / "new.db").exists()


def change(path: Path, statement: str) -> None:
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute(statement)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DELETE FROM entries WHERE table_id = 'table-1' AND number = 7", "table table-1: entry 7 of 30 is missing"),
        (
            "DELETE FROM entries WHERE table_id = 'table-1' AND number = 30",
            "table table-1: entries 30 to 30 are missing",
        ),
        ("UPDATE entries SET entry = x'00' WHERE number = 1 AND table_id = 'table-3'", "is not what was written"),
        ("DELETE FROM tables WHERE id = 'table-2'", "there are 3 tables instead of 4"),
        ("UPDATE records SET record = 'another'", "it is not the text that was written"),
        ("UPDATE records SET names = '[]'", "its line is not what was written"),
        ("UPDATE guests SET name = 'Eve'", "a guest is not what was written"),
    ],
)
def test_a_store_with_a_fault_gives_no_copy(tmp_path: Path, statement: str, said: str) -> None:
    path = filled(tmp_path)
    change(path, statement)

    with pytest.raises(StoreError, match=said):
        back_up(path, tmp_path / "copy.db", False, quietly)

    assert [each.name for each in tmp_path.iterdir() if "copy" in each.name] == []


def test_what_is_there_already_is_kept(tmp_path: Path) -> None:
    path = filled(tmp_path)
    copy = back_up(path, tmp_path / "copy.db", False, quietly).path
    with pytest.raises(StoreError, match="is there already"):
        back_up(path, copy, False, quietly)
    with pytest.raises(StoreError, match="is there already"):
        restore(copy, path, False, False, quietly)

    asyncio.run(_append(path, "table-0", ROW + 1))
    later = heads_of(path)
    put_back = restore(copy, path, True, False, quietly)

    assert heads_of(path)["table-0"].number == ROW
    assert put_back.aside is not None
    assert heads_of(put_back.aside) == later
    with closing(open_store(f"sqlite:///{path}")):
        pass
    assert damages_of(path) == {}, "the mark of the old store would say that something is missing"


async def _append(path: Path, table: str, number: int) -> None:
    with closing(open_store(f"sqlite:///{path}")) as store:
        await store.append(table, number, b"later")


def test_a_server_that_runs_keeps_its_file(tmp_path: Path) -> None:
    path = filled(tmp_path)
    copy = back_up(path, tmp_path / "copy.db", False, quietly).path

    with closing(open_store(f"sqlite:///{path}")), pytest.raises(StoreError, match="is in use by another server"):
        restore(copy, path, True, False, quietly)


def test_a_file_that_was_copied_by_hand_from_under_a_server_is_refused(tmp_path: Path) -> None:
    """Without its -wal it would lack the last entries, and with it it is in use."""
    path = filled(tmp_path)
    copy = tmp_path / "copy.db"
    copy.write_bytes(path.read_bytes())
    (tmp_path / "copy.db-wal").write_bytes(b"x")

    with pytest.raises(StoreError, match="is no copy of `tricktable backup`"):
        restore(copy, tmp_path / "new.db", False, False, quietly)


def test_a_copy_of_an_older_version_is_renewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "STEPS", migrations.STEPS[:3])
        patch.setattr(migrations, "VERSION", 3)
        migrations.create(tmp_path / "old.db").close()

    restore(tmp_path / "old.db", tmp_path / "new.db", False, False, quietly)

    asyncio.run(_append(tmp_path / "new.db", "table", 1))
    assert logs_of(tmp_path / "new.db") == {"table": [b"later"]}


def test_a_copy_from_the_future_is_refused(tmp_path: Path) -> None:
    copy = back_up(filled(tmp_path), tmp_path / "copy.db", False, quietly).path
    (tmp_path / "copy.db.sha256").unlink()
    change(copy, "PRAGMA user_version = 99")

    with pytest.raises(StoreError, match="was written by a newer Tricktable"):
        restore(copy, tmp_path / "new.db", False, False, quietly)


def test_who_restores_as_root_does_it_for_the_servers_user(tmp_path: Path) -> None:
    copy = back_up(filled(tmp_path), tmp_path / "copy.db", False, quietly).path
    folder = tmp_path / "state"
    folder.mkdir()
    user = 54321 if os.geteuid() == 0 else os.geteuid()
    os.chown(folder, user, -1)

    restore(copy, folder / "tables.db", False, False, quietly)

    assert {path.stat().st_uid for path in folder.iterdir()} == {user}


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = filled(tmp_path)
    copy, url = str(tmp_path / "copy.db"), f"sqlite:///{path}"

    assert main(["backup", copy, "--db", url]) == 0
    assert "4 tables, 120 entries, 2 records" in capsys.readouterr().out
    assert main(["backup", copy, "--db", url]) == 1
    assert "is there already" in capsys.readouterr().err
    assert main(["backup", copy, "--db", url, "--replace"]) == 0
    assert main(["restore", copy, "--check", "--db", url]) == 0
    assert "is whole" in capsys.readouterr().out
    assert main(["restore", copy, "--db", url, "--replace"]) == 0
    assert "What was there is now" in capsys.readouterr().out
    (tmp_path / "copy.db.sha256").write_text("0" * 64)
    assert main(["restore", copy, "--check", "--db", url]) == 1
    assert "its bytes are not those" in capsys.readouterr().err
    assert main(["backup", copy, "--db", "postgresql://localhost/x"]) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert main(["backup", copy, "--db", "memory:"]) == 2


def test_the_variable_says_where_the_store_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a container the command needs nothing but a name for the copy."""
    monkeypatch.setenv("TRICKTABLE_DB", f"sqlite:///{filled(tmp_path)}")

    assert main(["backup", str(tmp_path / "copy.db")]) == 0
    assert "4 tables" in capsys.readouterr().out


def test_what_is_no_copy_is_told_by_its_own_name_and_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("nothing of the kind")
    target = tmp_path / "folder" / "tables.db"
    paths = {"notes.txt": "is not a store", "nowhere.db": "no such file", ".": "directory"}

    for name, reason in paths.items():
        for command in (["restore"], ["restore", "--check"]):
            assert main([*command, str(tmp_path / name), "--db", f"sqlite:///{target}"]) == 1
            said = capsys.readouterr().err
            assert str((tmp_path / name).resolve()) in said
            assert reason in said
    assert not target.parent.exists()


def test_a_file_in_use_is_not_replaced_by_a_copy(tmp_path: Path) -> None:
    """What its server wrote last would be read into the copy."""
    (tmp_path / "other").mkdir()
    path, other = filled(tmp_path), filled(tmp_path / "other", 1)

    with closing(open_store(f"sqlite:///{other}")) as store:
        asyncio.run(store.put_guest(bytes(32), "guest", "Ben"))
        with pytest.raises(StoreError, match="in use"):
            back_up(path, other, True, quietly)

    assert len(heads_of(other)) == 1
