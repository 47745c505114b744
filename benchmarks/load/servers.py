"""Servers: the processes that are measured, each on one core, and what they use of it."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PROJECT = Path(__file__).parents[2]
PEER = Path(__file__).parent / "peer"
BUILT_PEER = PROJECT / "build" / "peer"
READY = re.compile(r"serves at http://127\.0\.0\.1:(\d+)")
SCHEDULED = 2
"""With the number of a process this makes the clock of its processor time on Linux (`clock_getcpuclockid`)."""


@contextmanager
def bound_to(core: int) -> Iterator[None]:
    """Processes that are started meanwhile have this core alone."""
    own_cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, own_cores)


def family(process: int) -> list[int]:
    """A process and those that it has started, as far as they live."""
    family = [process]
    for pid in family:
        for task in Path(f"/proc/{pid}/task").iterdir():
            family += map(int, (task / "children").read_text().split())
    return family


def worked(process: int) -> float:
    """Seconds of processor time of a process and those that it has started."""
    return sum(time.clock_gettime(~pid << 3 | SCHEDULED) for pid in family(process))


class Server:
    """A server process that has said where it serves."""

    def __init__(self, command: list[str], core: int, cwd: Path, variables: dict[str, str]) -> None:
        with bound_to(core):
            self.process = subprocess.Popen(
                command, cwd=cwd, env=os.environ | variables, stdout=subprocess.PIPE, text=True
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = READY.search(line)
            if found is not None:
                self.port = int(found[1])
                return
        sys.exit(f"this server did not start: {' '.join(command)}")

    def cpu(self) -> float:
        """Seconds of processor time so far, of all threads, in the server and in the kernel for it."""
        return worked(self.process.pid)

    def database(self) -> float:
        """Whatever it keeps, it writes itself."""
        return 0.0

    def memory(self) -> float:
        """Megabytes in memory now."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in family(self.process.pid))
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *error: object) -> None:
        """Lets it end in its own way."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Nodes:
    """Servers that are nodes of one hall, and the database that they share."""

    def __init__(self, servers: Sequence[Server], database: int) -> None:
        """`database` is its process."""
        self._servers: Final = servers
        self._keeper: Final = database
        self.ports: Final = [server.port for server in servers]
        self.port: Final = self.ports[0]

    def cpu(self) -> float:
        """Seconds of processor time of all nodes so far."""
        return sum(server.cpu() for server in self._servers)

    def database(self) -> float:
        """The same of the database."""
        return worked(self._keeper)

    def memory(self) -> float:
        """Megabytes of all nodes now."""
        return sum(server.memory() for server in self._servers)


def start_ours(store: Path, core: int, path: Path | None) -> Server:
    """Our server with its store in this file, from the package in `path` or the one that is installed."""
    return _serve(["--db", f"sqlite:///{store}"], core, path)


def start_node(name: str, db: str, key: Path, core: int, path: Path | None) -> Server:
    """One of several nodes on this database."""
    return _serve(["--db", db, "--node", name, "--cluster-key-file", str(key)], core, path)


def _serve(options: list[str], core: int, path: Path | None) -> Server:
    command = [sys.executable, "-m", "tricktable", "serve", "--port", "0", "--pace", "0", *options]
    return Server(command, core, PROJECT, {"PYTHONPATH": str(path.resolve())} if path is not None else {})


def start_peer(core: int) -> Server:
    """boardgame.io's server."""
    node = shutil.which("node")
    assert node is not None
    return Server([node, "server.js"], core, BUILT_PEER, {"NODE_ENV": "production"})


def install_peer() -> None:
    """Puts the peer and what it needs into the build folder, unless it is there."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        sys.exit("boardgame.io needs Node.js 18 or later with npm (`--alone` measures without it)")
    lock = BUILT_PEER / "package-lock.json"
    is_there = (BUILT_PEER / "node_modules").is_dir() and lock.read_bytes() == (PEER / lock.name).read_bytes()
    BUILT_PEER.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy(file, BUILT_PEER)
    if not is_there:
        command = [npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=BUILT_PEER, check=True, stdout=sys.stderr)
