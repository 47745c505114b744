"""Addresses of stores: which kinds there are, and how one is shown to people."""

import re
from typing import Final

IN_MEMORY: Final = ("memory:", "sqlite:", "sqlite://", "sqlite:///", "sqlite:///:memory:")
FILE: Final = "sqlite:///"
DATABASES: Final = ("postgresql://", "postgres://")


def without_password(url: str) -> str:
    """An address as it may stand in a log or on a screen: without whoever connects, and without settings.

    Passwords that should have been written with %2F and so on may hold anything: where it cannot be told where one
    ends, nothing of the address is shown.
    """
    scheme, colon, rest = url.partition("://")
    if not colon:
        return url
    before, *settings = re.split("[?#]", rest, maxsplit=1)
    if any("@" in text for text in settings):
        return f"{scheme}://..."
    return f"{scheme}://{before.rpartition('@')[2]}"
