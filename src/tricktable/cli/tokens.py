"""Tokens: who this user is at each server. Whoever has a token has the seat, so nobody else may read the file."""

import getpass
import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Final

from tricktable.cli.data_folder import data_folder
from tricktable.clients.server_calls import Guest, known_guest, new_guest
from tricktable.tables.names import clean_name

FOLDER: Final = "guests"
SOMEBODY: Final = "Guest"


def own_name(wanted: str | None) -> str:
    """The name that was asked for, or that of the user."""
    if wanted is None:
        try:
            wanted = getpass.getuser()
        except (OSError, KeyError):  # a user without a name
            wanted = SOMEBODY
    return clean_name(wanted) or SOMEBODY


def guest_at(server: str, name: str, is_program: bool) -> Guest:
    """The guest of this name from this machine: the same as the last time, if the server still knows them."""
    path = token_path(server, name, is_program)
    token = _kept(path)
    guest = known_guest(server, token) if token else None
    if guest is None:
        guest = new_guest(server, name, is_program)
        _keep(path, server, guest)
    return guest


def token_path(server: str, name: str, is_program: bool) -> Path:
    """A file for each server and name: several programs may write at one time."""
    kind = "program" if is_program else "person"
    digest = sha256("\0".join((server, name, kind)).encode()).hexdigest()
    return data_folder() / FOLDER / f"{digest[:24]}.json"


def _kept(path: Path) -> str:
    """The token in a file; none if there is no such file, or something else is in it."""
    try:
        token = json.loads(path.read_text("utf-8"))["token"]
    except (OSError, ValueError, TypeError, KeyError):
        return ""
    return token if isinstance(token, str) and token.isascii() and token.isprintable() else ""


def _keep(path: Path, server: str, guest: Guest) -> None:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = path.with_suffix(f".{os.getpid()}")
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump({"server": server, "name": guest.name, "token": guest.token}, file)
    new.replace(path)
