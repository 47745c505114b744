"""The machine on which a server runs: where its store is, whether that is safe there, and what the server may use."""

import os
import shutil
import statistics
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from tricktable.builds import PARTS, builds
from tricktable.cli.checkup.findings import Finding, fault, ok, warning

MEGABYTE: Final = 1 << 20
LITTLE_ROOM: Final = 1024 * MEGABYTE
NO_ROOM: Final = 100 * MEGABYTE
SYNCS: Final = 15
SLOW_SYNC: Final = 0.02
"""Seconds; each choice at a table waits for one."""
HOPELESS_SYNC: Final = 0.2
SUSPICIOUS_SYNC: Final = 10e-6
"""No disk is as fast as that."""
FEW_FILES: Final = 4096
TOO_FEW_FILES: Final = 512
IN_MEMORY: Final = ("tmpfs", "ramfs")
OF_CONTAINERS: Final = ("overlay", "aufs")
FAR_AWAY: Final = ("nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs")


def compiled() -> Iterator[Finding]:
    """Compiled parts make bots and rules many times faster."""
    found = builds()
    if "interpreted" in found:
        yield warning("compiled", f"here: {found}", "install a wheel, or install with a C compiler: bots are slow")
    else:
        yield ok("compiled", f"here: {', '.join(PARTS)}")


def room(store: Path) -> Iterator[Finding]:
    """Is there room for what is to come?"""
    usage = shutil.disk_usage(store.parent)
    text = f"{usage.free // MEGABYTE:,} MB are free in {store.parent}"
    if usage.free < NO_ROOM:
        yield fault("disk", text, "make room: a full disk stops all tables")
    elif usage.free < LITTLE_ROOM:
        yield warning("disk", text, "make room, or let `serve --forget-after` forget more")
    else:
        yield ok("disk", text)


def place(store: Path) -> Iterator[Finding]:
    """Does the store outlive the machine's next start, and is SQLite at home there?"""
    kind = file_system_of(store.parent)
    text = f"{store.parent} is on {kind or 'an unknown file system'}"
    if kind in IN_MEMORY:
        yield fault("place", text, "it is gone after a restart: keep the store on a disk (--db)")
    elif kind in OF_CONTAINERS:
        yield warning("place", text, "it goes with the container: mount a volume there")
    elif kind in FAR_AWAY:
        yield warning("place", text, "locks and syncs are not sure there: use a disk of this machine, or PostgreSQL")
    else:
        yield ok("place", text)


def file_system_of(folder: Path, mounts: Path = Path("/proc/self/mounts")) -> str:
    """The kind of file system that a folder is on; empty where the system does not tell."""
    best, kind = -1, ""
    with suppress(OSError):
        for line in mounts.read_text(errors="replace").splitlines():
            _, at, its_kind, *_ = line.split(" ")
            point = Path(at.encode().decode("unicode_escape"))
            if folder.resolve().is_relative_to(point) and len(point.parts) >= best:
                best, kind = len(point.parts), its_kind
    return kind


def rights(store: Path) -> Iterator[Finding]:
    """May the server write, and nobody else read?"""
    paths = [
        store.parent,
        *(path for path in (store, _beside(store, "-wal"), _beside(store, ".lock")) if path.exists()),
    ]
    closed = [path for path in paths if not os.access(path, os.R_OK | os.W_OK, effective_ids=True)]
    if closed:
        who = f"user {os.geteuid()}"
        yield fault(
            "rights", f"{who} may not write to {closed[0]}", f"run as its owner, or: chown -R {who[5:]} {store.parent}"
        )
        return
    try:
        mode = store.stat().st_mode
    except FileNotFoundError:
        yield ok("rights", f"{store.parent} can be written")
        return
    if mode & 0o077:
        yield warning("rights", f"others on this machine may read {store}: all cards are in it", f"chmod 600 {store}")
    else:
        yield ok("rights", f"{store} is its owner's alone")


def sync(store: Path) -> Iterator[Finding]:
    """What does it cost to have something on the disk?"""
    probe = store.parent / f".doctor-{os.getpid()}"
    try:
        seconds = sync_seconds(probe)
    except OSError as error:
        yield fault("sync", f"nothing can be written in {store.parent}: {error.strerror}", "see `rights` and `disk`")
        return
    text = f"a sync takes {seconds * 1000:.2f} ms"
    if seconds > HOPELESS_SYNC:
        yield fault("sync", text, "every choice waits for it: take another disk")
    elif seconds > SLOW_SYNC:
        yield warning("sync", text, "every choice waits for it: an SSD needs a tenth of that")
    elif seconds < SUSPICIOUS_SYNC:
        yield warning("sync", text, "so fast that it is hardly on a disk: after a power failure moves could be missing")
    else:
        yield ok("sync", text)


def sync_seconds(probe: Path) -> float:
    """The time that a small write and its sync take, in the middle of several."""
    times = []
    descriptor = os.open(probe, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        for _ in range(SYNCS):
            begin = time.perf_counter()
            os.write(descriptor, bytes(4096))
            os.fsync(descriptor)
            times.append(time.perf_counter() - begin)
    finally:
        os.close(descriptor)
        probe.unlink()
    return statistics.median(times)


def open_files(store: Path, processes: Path = Path("/proc")) -> Iterator[Finding]:
    """How many connections may the server have? Of a server that runs here the system tells."""
    found = _limit_of_server(store, processes)
    if found is None:
        yield ok("files", "no server runs here with this store: its limit of open files is not known")
        return
    text = f"the server may have {found:,} files open"
    hint = "LimitNOFILE=65536 in the unit of systemd, `ulimits` in compose.yaml, or `ulimit -Hn`"
    if found < TOO_FEW_FILES:
        yield fault("files", text, hint)
    elif found < FEW_FILES:
        yield warning("files", text, hint)
    else:
        yield ok("files", text)


def _limit_of_server(store: Path, processes: Path) -> int | None:
    with suppress(OSError, ValueError, IndexError):
        process = int(_beside(store, ".lock").read_text("ascii").strip())
        if b"tricktable" in (processes / str(process) / "cmdline").read_bytes():
            for line in (processes / str(process) / "limits").read_text().splitlines():
                if line.startswith("Max open files"):
                    soft = line.split()[3]
                    return 1 << 20 if soft == "unlimited" else int(soft)
    return None


def database(store: Path) -> Iterator[Finding]:
    """Is the file whole? Its pages and the ends of all logs are looked at; `tricktable backup` looks at everything."""
    from tricktable.tables.stores import StoreError
    from tricktable.tables.stores.inspections import glance

    if not store.exists():
        yield ok("database", f"there is no {store} yet: the first start makes it")
        return
    hint = "make a copy of it as it is, then restart the server: it saves what is whole (docs/hosting.md)"
    try:
        problem, damaged = glance(store)
    except StoreError as error:
        yield fault("database", str(error), hint)
        return
    if problem:
        yield fault("database", f"{store} is damaged: {problem}", hint)
    elif damaged:
        first, reason = next(iter(damaged.items()))
        text = f"{len(damaged)} tables are set aside, the first: {first} ({reason})"
        yield warning(
            "database", text, "all others go on; a copy of before may have them (`tricktable restore --check`)"
        )
    else:
        yield ok("database", f"{store} is whole")


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)
