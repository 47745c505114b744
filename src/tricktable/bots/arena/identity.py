"""What plays: numbers of an arena can be put together only where this is equal."""

import platform
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import tricktable


class Identity(NamedTuple):
    """What has to be equal wherever a contest is played."""

    python: str
    """Without the last number. Sums of floats differ from one Python to the next in their last digits."""
    code: str
    """SHA-256 of the sources: versions alone do not tell apart what a developer has changed."""


def _identity() -> Identity:
    digest = sha256()
    folder = Path(tricktable.__file__).parent
    for path in sorted(folder.rglob("*.py"), key=lambda path: path.relative_to(folder).as_posix()):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return Identity(".".join(platform.python_version_tuple()[:2]), digest.hexdigest())


IDENTITY: Final = _identity()
"""Taken when this module is loaded, as the bots are: files that change later are not what plays."""
