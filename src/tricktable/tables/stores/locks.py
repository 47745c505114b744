"""One server for a file: a lock that the system takes back when its process ends, however it ends."""

import fcntl
import os
from pathlib import Path
from typing import Final

from tricktable.tables.stores.contracts import StoreError


class Lock:
    """The right to write to a store's file. It is a file beside it that is never removed: that would be a race."""

    def __init__(self, path: Path) -> None:
        """Takes the lock of the store at `path`, or says who has it."""
        place = path.with_name(path.name + ".lock")
        try:
            self._file: Final = os.open(place, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StoreError(f"{path} cannot be locked: {error.strerror} ({place})") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            owner = os.pread(self._file, 20, 0).decode("ascii", "replace").strip()
            os.close(self._file)
            if isinstance(error, BlockingIOError):
                who = f" (process {owner})" if owner else ""
                raise StoreError(f"{path} is in use by another server{who}: stop it, or choose another file") from None
            raise StoreError(f"{path} cannot be locked: {error.strerror}") from None
        try:
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)
        except OSError:  # on a full disk: the number only serves a message
            pass

    def release(self) -> None:
        os.close(self._file)
