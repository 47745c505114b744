"""Guests: people and programs that come without an account. A secret token says who somebody is; only its digest is
kept."""

import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from tricktable.server.problems import Problem
from tricktable.tables.names import clean_name
from tricktable.tables.stores import Store

TOKEN_BYTES: Final = 32
ID_BYTES: Final = 9
LONGEST_TOKEN: Final = 64
PERSON: Final = "g"
PROGRAM: Final = "p"
"""An id begins with one of these, so that everybody's kind lasts as long as their id."""
FORGOTTEN: Final = ""
"""The name of a guest who wanted to be forgotten."""


class Guest(NamedTuple):
    """Somebody who may sit at tables."""

    id: str
    name: str

    @property
    def is_program(self) -> bool:
        return self.id.startswith(PROGRAM)


class Guests:
    """Everybody who has come to this server."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def welcome(self, name: str, is_program: bool) -> tuple[Guest, str]:
        """A new guest and the token that is theirs alone."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = Guest((PROGRAM if is_program else PERSON) + secrets.token_urlsafe(ID_BYTES), given_name(name))
        await self._store.put_guest(_digest(token), guest.id, guest.name)
        return guest, token

    async def find(self, token: str) -> Guest | None:
        """Who has this token."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        kept = await self._store.guest(_digest(token))
        return None if kept is None or kept.name == FORGOTTEN else Guest(kept.id, kept.name)

    async def rename(self, token: str, name: str) -> Guest:
        """Gives the guest with this token another name; at tables where they sit already the old one stays."""
        await self._store.rename_guest(_digest(token), given_name(name))
        guest = await self.find(token)
        assert guest is not None
        return guest

    async def forget(self, token: str) -> None:
        """The token is worth nothing any more, and the name is gone."""
        await self._store.rename_guest(_digest(token), FORGOTTEN)


def given_name(text: str) -> str:
    """The name as it is shown; raises `Problem` if nothing is left of it."""
    name = clean_name(text)
    if not name:
        raise Problem("name", "a name needs letters that can be shown")
    return name


def _digest(token: str) -> bytes:
    return sha256(token.encode(errors="replace")).digest()
