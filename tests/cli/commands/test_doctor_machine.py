"""What `tricktable doctor` looks at on the machine of a server: each check finds its fault."""

import asyncio
import os
import resource
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.commands.test_doctor import only
from tests.server.operations.test_lifetime import db, process
from tricktable.builds import builds
from tricktable.cli.checkup import machine
from tricktable.tables.stores import open_store


def test_a_store_in_memory_or_in_a_container_is_found(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(
        f"overlay / overlay rw 0 0\ntmpfs {tmp_path}/a\\040b tmpfs rw 0 0\n/dev/sda {tmp_path}/c ext4 rw 0 0\n"
    )
    assert machine.file_system_of(tmp_path, mounts) == "overlay"
    assert machine.file_system_of(tmp_path / "a b" / "x", mounts) == "tmpfs"
    assert machine.file_system_of(tmp_path / "c", mounts) == "ext4"

    if Path("/dev/shm").is_dir():
        assert only(machine.place(Path("/dev/shm/tables.db"))).state == "fault"


def test_a_disk_that_is_nearly_full_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert only(machine.room(tmp_path / "tables.db")).state in ("ok", "warning")
    monkeypatch.setattr(machine, "LITTLE_ROOM", 1 << 60)
    assert only(machine.room(tmp_path / "tables.db")).state == "warning"
    monkeypatch.setattr(machine, "NO_ROOM", 1 << 60)
    assert only(machine.room(tmp_path / "tables.db")).state == "fault"


def test_a_store_that_others_may_read_is_found(tmp_path: Path) -> None:
    with closing(open_store(db(tmp_path))):
        pass
    store = tmp_path / "tables.db"
    assert only(machine.rights(store)).state == "ok"
    store.chmod(0o644)
    found = only(machine.rights(store))
    assert found.state == "warning"
    assert "all cards are in it" in found.text


def test_a_folder_that_may_not_be_written_is_found() -> None:
    """Root may everything: then somebody else looks."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        store = Path(folder, "tables.db")
        os.chmod(folder, 0o555)
        user = os.geteuid()
        try:
            os.seteuid(65534 if user == 0 else user)
            found = [*machine.rights(store), *machine.sync(store)]
        finally:
            os.seteuid(user)

    assert [each.state for each in found] == ["fault", "fault"]
    assert "may not write to" in found[0].text


def test_a_slow_sync_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "tables.db"
    assert 0 < machine.sync_seconds(tmp_path / "probe") < 5
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(machine, "SLOW_SYNC", 0.0)
    monkeypatch.setattr(machine, "HOPELESS_SYNC", 100.0)
    assert only(machine.sync(store)).state == "warning"
    monkeypatch.setattr(machine, "HOPELESS_SYNC", 0.0)
    assert only(machine.sync(store)).state == "fault"
    monkeypatch.setattr(machine, "HOPELESS_SYNC", 100.0)
    monkeypatch.setattr(machine, "SLOW_SYNC", 100.0)
    monkeypatch.setattr(machine, "SUSPICIOUS_SYNC", 100.0)
    assert "power failure" in only(machine.sync(store)).hint


@pytest.mark.parametrize(("most", "state"), [(300, "fault"), (1000, "warning")])
def test_a_server_with_few_open_files_is_found(tmp_path: Path, most: int, state: str) -> None:
    with process("--db", db(tmp_path)) as (running, _):
        resource.prlimit(running.pid, resource.RLIMIT_NOFILE, (most, most))
        found = only(machine.open_files(tmp_path / "tables.db"))

    assert found.state == state
    assert f"{most:,} files" in found.text
    assert "not known" in only(machine.open_files(tmp_path / "tables.db")).text


def test_a_damaged_store_is_found_while_a_server_runs_and_without(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    assert only(machine.database(store)).state == "ok"

    async def fill() -> None:
        with closing(open_store(db(tmp_path))) as opened:
            for number in range(1, 200):
                await opened.append("table", number, b"x" * 100)
            assert only(machine.database(store)).state == "ok"

    asyncio.run(fill())
    assert only(machine.database(store)).state == "ok"
    content = bytearray(store.read_bytes())
    content[4096 * 2 : 4096 * 4] = bytes(4096 * 2)
    store.write_bytes(content)

    found = only(machine.database(store))

    assert found.state == "fault"
    assert "damaged" in found.text
    store.write_bytes(b"something else" * 1000)
    assert only(machine.database(store)).state == "fault"


def test_interpreted_parts_are_told() -> None:
    assert only(machine.compiled()).state == ("warning" if "interpreted" in builds() else "ok")
