"""Servers: the processes that are measured, each on one core, and what they use of it."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PEER = Path(__file__).parent / "peer"
BUILT_PEER = PROJECT / "build" / "peer"
READY = re.compile(r"serves at http://127\.0\.0\.1:(\d+)")
SCHEDULED = 2
"""With the number of a process this makes the clock of its processor time on Linux (`clock_getcpuclockid`)."""


class Server:
    """A server process that has said where it serves."""

    def __init__(self, command: list[str], core: int, cwd: Path, variables: dict[str, str]) -> None:
        own_cores = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {core})  # which the process inherits
        try:
            self.process = subprocess.Popen(
                command, cwd=cwd, env=os.environ | variables, stdout=subprocess.PIPE, text=True
            )
        finally:
            os.sched_setaffinity(0, own_cores)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = READY.search(line)
            if found is not None:
                self.port = int(found[1])
                return
        sys.exit(f"this server did not start: {' '.join(command)}")

    def family(self) -> list[int]:
        """The process and those that it has started, as far as they live."""
        family = [self.process.pid]
        for pid in family:
            for task in Path(f"/proc/{pid}/task").iterdir():
                family += map(int, (task / "children").read_text().split())
        return family

    def cpu(self) -> float:
        """Seconds of processor time so far, of all threads, in the server and in the kernel for it."""
        return sum(time.clock_gettime(~pid << 3 | SCHEDULED) for pid in self.family())

    def memory(self) -> float:
        """Megabytes in memory now."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.family())
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


def start_ours(store: Path, core: int, path: Path | None) -> Server:
    """Our server with its store in this file, from the package in `path` or the one that is installed."""
    command = [sys.executable, "-m", "tricktable", "serve", "--port", "0", "--db", f"sqlite:///{store}", "--pace", "0"]
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
