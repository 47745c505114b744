"""Zstandard for files that are published, where its package is installed. What this package itself ships needs none."""

import io
from typing import Final

from tricktable.core.errors import SetupError

try:
    import zstandard
except ModuleNotFoundError:
    has_zstandard = False
else:
    has_zstandard = True

LEVEL: Final = 19
MISSING: Final = "files that end in .zst need another package: `pip install 'tricktable[data]'`"


def compressed(content: bytes) -> bytes:
    """The same content always gives the same bytes."""
    if not has_zstandard:
        raise SetupError(MISSING)
    return zstandard.ZstdCompressor(LEVEL, write_checksum=True).compress(content)


def expanded(content: bytes, most: int) -> bytes:
    """No more than so many bytes of what was compressed; raises `OSError` if it was damaged."""
    if not has_zstandard:
        raise SetupError(MISSING)
    try:
        with zstandard.ZstdDecompressor().stream_reader(io.BytesIO(content)) as reader:
            return reader.read(most)
    except zstandard.ZstdError as error:
        raise OSError(str(error)) from None
