"""Openings: the first entries of a table's log, from somebody's wishes or for a rematch."""

import secrets
from hashlib import sha256
from typing import Final

from tricktable.core.errors import TricktableError
from tricktable.core.record_playback import replay
from tricktable.core.records import EVERYTHING, Record
from tricktable.games.records import game_of
from tricktable.tables import log
from tricktable.tables.names import free_name
from tricktable.tables.requests import Asker, Entries, Refused, agreed_terms
from tricktable.tables.table import Table
from tricktable.tables.terms import terms_of
from tricktable.tables.wire import OpenTable

ID_BYTES: Final = 9
"""A link to a private table is all that one needs to come in, so nobody must be able to guess it."""
SECRET_BYTES: Final = 32
LONGEST_CONTINUED: Final = 64_000
"""Characters of a record from which a match goes on: those of the longest matches have 40,000."""


def new_id() -> str:
    """A new table's id."""
    return secrets.token_urlsafe(ID_BYTES)


def opening(asker: Asker, wishes: OpenTable) -> log.Opened:
    """The entry that opens such a table; raises `Refused` if there is no such game."""
    game, terms = agreed_terms(wishes)
    seed = wishes.seed.encode()
    if len(wishes.record) > LONGEST_CONTINUED:
        raise Refused("setup", f"a match can go on from at most {LONGEST_CONTINUED} characters")
    if wishes.record:
        try:
            record = Record.parse(wishes.record)
            if record.known_to != EVERYTHING or record.result:
                raise Refused("setup", "only a match that is not over, with all its cards, can go on")
            game = game_of(record)
            replay(record, game)
            seed = seed or bytes.fromhex(record.seed)
        except TricktableError as error:
            raise Refused("setup", str(error)) from None
        terms |= {"game": game.name, "players": game.players, "options": dict(game.options)}
    return log.Opened(
        rules=game.version,
        host=asker.guest,
        secret=_secret(seed).hex(),
        seed=seed.hex(),
        record=wishes.record,
        at=asker.at,
        **terms,
    )


def _secret(seed: bytes) -> bytes:
    """What the table's chance comes from. With a seed everything is the same again, what the bots do included."""
    return sha256(b"tricktable table\0" + seed).digest() if seed else secrets.token_bytes(SECRET_BYTES)


def rematch(table: Table, at: int) -> Entries:
    """A new table like this one, with the same players on the same seats. For whoever is not there to agree a bot plays
    until they come; for whoever is done with the table one plays in any case."""
    terms = terms_of(table.opened) | {"starts_full": True}
    players = [table.chairs[seat].guest for seat in table.wants_rematch]
    opened = log.Opened(
        rules=table.game.version,
        host=table.host if table.host in players or not players else players[0],
        secret=secrets.token_hex(SECRET_BYTES),
        rematch_of=table.id,
        at=at,
        **terms,
    )
    entries: Entries = [opened]
    names = [chair.name for chair in table.chairs]
    for place, chair in enumerate(table.chairs):
        if place in table.guests():
            sat = log.Sat(chair=place, guest=chair.guest, name=chair.name, is_program=chair.is_program, at=at)
            entries.append(sat)
            if place not in table.wants_rematch:
                entries.append(log.TookOver(seat=place, bot=table.opened.level, at=at))
        else:
            name = free_name("", names) if chair.is_guests else chair.name
            names.append(name)
            entries.append(log.BotSat(chair=place, bot=chair.bot, name=name, at=at))
    return entries
