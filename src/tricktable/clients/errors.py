"""What can go wrong for a client, in words that people can read."""

from typing import Final

from tricktable.core.errors import TricktableError

UNREACHABLE: Final = "unreachable"
"""Nobody answers, or not now: trying again may help."""
STRANGER: Final = "stranger"
"""Somebody answers who is no Tricktable server."""
LOST: Final = "lost"
"""The connection was lost before the answer came: nobody knows whether it was done."""


class ClientError(TricktableError):
    """Something that a server refused, or could not be asked for. `code` is a word for programs: one of those above, or
    one that `docs/wire.md` lists."""

    def __init__(self, code: str, text: str, allowed: tuple[str, ...] = ()) -> None:
        self.code: Final = code
        self.text: Final = text
        self.allowed: Final = allowed
        super().__init__(text)

    def __reduce__(self) -> tuple[type["ClientError"], tuple[str, str, tuple[str, ...]]]:
        return ClientError, (self.code, self.text, self.allowed)
