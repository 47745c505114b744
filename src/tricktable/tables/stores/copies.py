"""Copies of a store's file: made while a server writes to it, checked from end to end, and put back.

A copy has its name only when it is whole, checked and on the disk. The digest of its bytes stands beside it
(`NAME.sha256`, as `sha256sum` writes it), so that damage is noticed wherever it is, also where nothing is kept.
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import apsw

from tricktable.tables.stores import migrations
from tricktable.tables.stores.contracts import StoreError
from tricktable.tables.stores.files import PATIENCE, Broken, demand_file, sync_folder, told
from tricktable.tables.stores.inspections import MOST, Inspection, Tell, inspect, reading_still, version_of
from tricktable.tables.stores.locks import Lock

PAGES: Final = 4096
"""Pages that are copied at a time: 16 MB."""
BLOCK: Final = 1 << 20
PARTS: Final = ("", "-wal", "-shm", ".mark")
"""What belongs to a store: its file, and what stands beside it under the same name. The lock stays where it is."""


class Faulty(StoreError):
    """A file in which something is not as it was written."""

    def __init__(self, path: Path, faults: tuple[str, ...]) -> None:
        self.faults = faults
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{path} is damaged: {faults[0]}{more}")

    def told(self) -> list[str]:
        """The first of them."""
        return list(self.faults[:MOST])


class Copied(NamedTuple):
    """A copy that was made or put back."""

    path: Path
    bytes: int
    digest: str
    """SHA-256 of all of it."""
    found: Inspection
    aside: Path | None = None
    """Where that is which was there before."""


def back_up(source: Path, target: Path, is_over: bool, tell: Callable[[str], Tell]) -> Copied:
    """Copies the file of a store, in which a server may write meanwhile, as it is at one moment; `is_over` replaces a
    copy that is there. `tell` is asked for somebody to be told how far each part of the work is."""
    if target.exists() and not is_over:
        raise StoreError(f"{target} is there already: choose another name, or say --replace")
    if target.exists() and target.samefile(source):
        raise StoreError(f"{target} is the store itself")
    demand_file(source)
    _demand_unused(target)
    with told(target), _draft(target) as draft:
        _copy(source, draft, tell("copying"))
        with reading_still(draft) as connection:
            found = inspect(connection, tell("checking"))
        if found.faults:
            raise Faulty(source, found.faults)
        digest, size = _digest(draft)
        _sync(draft)
        _digest_beside(target).unlink(missing_ok=True)  # it would speak of the old copy
        draft.replace(target)
        _write_digest(target, digest)
        sync_folder(target.parent)
    return Copied(target, size, digest, found)


def restore(source: Path, target: Path, is_over: bool, is_dry: bool, tell: Callable[[str], Tell]) -> Copied:
    """Puts a copy where a server will look for its store, if it is whole. What is there already stays beside it under
    another name, and is only touched with `is_over`; a server that runs is never robbed of its file. With `is_dry`
    everything is checked and nothing is changed."""
    _check_copy(source)
    with told(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        lock = None if is_dry else Lock(target)
        try:
            if not (is_dry or is_over) and any(_beside(target, part).exists() for part in PARTS[:2]):
                raise StoreError(f"{target} is there already: with --replace it is kept aside")
            with _draft(target) as draft:
                size = _duplicate(source, draft, tell("copying"))
                digest, _ = _digest(draft)
                _check_digest(source, digest)
                _bring_up(draft)
                with reading_still(draft) as connection:
                    found = inspect(connection, tell("checking"))
                if found.faults:
                    raise Faulty(source, found.faults)
                if is_dry:
                    return Copied(source, size, digest, found)
                _sync(draft)
                _hand_over(target, draft)
                aside = _set_aside(target)
                draft.replace(target)
                sync_folder(target.parent)
        finally:
            if lock is not None:
                lock.release()
    return Copied(target, size, digest, found, aside)


def _copy(source: Path, target: Path, tell: Tell) -> None:
    """SQLite's own copying, of the file at one moment: what is written meanwhile is not in it, and nobody waits."""
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(_standing_still(source)) as there, closing(apsw.Connection(str(target))) as here:
        with here.backup("main", there, "main") as backup:
            while not backup.done:
                backup.step(PAGES)
                tell(backup.page_count - backup.remaining, backup.page_count)
        there.execute("COMMIT")
    _remove_shadows(target)


def _standing_still(source: Path) -> apsw.Connection:
    """The file of a store as it is now, whatever is written from now on."""
    with told(source):
        connection = apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            connection.set_busy_timeout(PATIENCE)
            if connection.pragma("application_id") != migrations.APPLICATION:
                raise StoreError(f"{source} is not a store of Tricktable: nothing was copied")
            if migrations.version_of(connection, source) < migrations.VERSION:
                raise StoreError(f"{source} is of an older Tricktable: start a server with it once, which renews it")
            connection.execute("BEGIN")
            connection.execute("SELECT count FROM counts").fetchall()
        except BaseException:
            connection.close()
            raise
        return connection


def _duplicate(source: Path, target: Path, tell: Tell) -> int:
    total = source.stat().st_size
    done = 0
    with told(source):
        there = source.open("rb")
    with there, os.fdopen(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "wb") as here:
        while block := there.read(BLOCK):
            here.write(block)
            done += len(block)
            tell(done, total)
    return done


def _bring_up(path: Path) -> None:
    """Renews a copy that an older Tricktable made, and closes it in order."""
    if version_of(path) == migrations.VERSION:
        return
    try:
        with closing(apsw.Connection(str(path))) as connection:
            migrations.migrate(connection, path)
    except (Broken, apsw.Error) as error:
        raise StoreError(f"{path} is damaged: {error}") from None
    _remove_shadows(path)


def _check_copy(source: Path) -> None:
    demand_file(source)
    if _has_rest(source):
        rest = _beside(source, "-wal").name
        raise StoreError(f"{source} is no copy of `tricktable backup`: {rest} beside it shows that it is in use")
    with told(source):
        version_of(source)


def _demand_unused(target: Path) -> None:
    """Refuses to replace the file of another store: what its server wrote last would be read into the copy."""
    if _beside(target, ".lock").exists():
        Lock(target).release()
    if _has_rest(target):
        raise StoreError(f"{target} is in use, or its server was killed: {target.name}-wal beside it is not empty")


def _has_rest(path: Path) -> bool:
    """A write-ahead log beside the file holds something that is not in it."""
    rest = _beside(path, "-wal")
    return rest.exists() and rest.stat().st_size > 0


def _check_digest(source: Path, digest: str) -> None:
    """A copy whose digest stands beside it must have it."""
    try:
        noted = _digest_beside(source).read_text("ascii").split()[0]
    except (OSError, ValueError, IndexError):
        return
    if noted != digest:
        raise Faulty(source, (f"its bytes are not those that {_digest_beside(source).name} speaks of",))


def _hand_over(target: Path, draft: Path) -> None:
    """Whoever restores as root does it for the user whose server looks there."""
    if os.geteuid() == 0:
        owner = (target if target.exists() else target.parent).stat()
        for path in (draft, _beside(target, ".lock")):
            os.chown(path, owner.st_uid, owner.st_gid)


def _set_aside(target: Path) -> Path | None:
    """Gives what is there another name, all parts the same."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%fZ")
    aside = _beside(target, f".before-{stamp}")
    found = None
    for part in PARTS:
        if _beside(target, part).exists():
            _beside(target, part).rename(_beside(aside, part))
            found = aside
    return found


@contextmanager
def _draft(path: Path) -> Iterator[Path]:
    """A name beside this one, under which something is made; nothing of it is left behind."""
    draft = _beside(path, f".part-{os.getpid()}")
    try:
        yield draft
    finally:
        for part in (*PARTS, "-journal"):
            with suppress(FileNotFoundError):
                _beside(draft, part).unlink()


def _remove_shadows(path: Path) -> None:
    for part in ("-wal", "-shm"):
        _beside(path, part).unlink(missing_ok=True)


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _digest_beside(path: Path) -> Path:
    return _beside(path, ".sha256")


def _digest(path: Path) -> tuple[str, int]:
    """Of all bytes, and how many there are."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest(), path.stat().st_size


def _write_digest(path: Path, digest: str) -> None:
    place = _digest_beside(path)
    draft = _beside(place, ".part")
    draft.write_text(f"{digest}  {path.name}\n", encoding="utf-8")
    _sync(draft)
    draft.replace(place)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
