"""Matches that people and bots have played on a server, made ready for a bank: checked, and without names."""

import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from tricktable.bots import BOTS
from tricktable.core.errors import RecordError
from tricktable.core.games import Game
from tricktable.core.record_playback import replay
from tricktable.core.records import EVERYTHING, Record

PERSON: Final = "person"
"""What everybody is called who is no bot."""
_BOT: Final = re.compile(r".* \((\w+)\)")


class Chosen(NamedTuple):
    """The matches of one table, and how many others there were."""

    texts: tuple[str, ...]
    """In the order of their digests, which tells nothing of when they were played."""
    others: int
    """Of other games, seats or options."""
    unusable: int
    """Unfinished ones, and those that are not right by the rules of today."""


def chosen(records: Iterable[str], game: Game) -> Chosen:
    """The records that belong into a bank of this table."""
    texts: dict[str, str] = {}
    others = unusable = 0
    for text in records:
        try:
            record = Record.parse(text)
            is_ours = (record.game, record.players) == (game.name, game.players)
            if not is_ours or record.options != game.named_options():
                others += 1
                continue
            if not record.result or record.known_to != EVERYTHING:
                raise RecordError(record.mark("result"), "the match is not over, or not known to all")
            replay(record, game)
        except RecordError:
            unusable += 1
            continue
        plain = anonymous(record)
        texts[sha256(plain.encode()).hexdigest()] = plain
    return Chosen(tuple(texts[digest] for digest in sorted(texts)), others, unusable)


def is_anonymous(record: Record) -> bool:
    """Nothing in it leads to its players or to the table."""
    has_shuffle = any(part.shuffle is not None for part in record.rounds)
    known = all(name == PERSON or name in BOTS for name in record.names.values())
    return known and not (record.table or record.seed or has_shuffle)


def anonymous(record: Record) -> str:
    """The record of a server's match without anything that leads to its players or to the table: bots are called by
    their level and everybody else a person, and neither table, shuffles nor seed are told."""
    record.names = {seat: _kind(name) for seat, name in record.names.items()}
    record.table = ""
    record.seed = ""
    for part in record.rounds:
        part.shuffle = None
    return str(record.sealed())


def _kind(name: str) -> str:
    """A bot's level; a server writes it behind the bot's name, and lets nobody else have such a name."""
    found = _BOT.fullmatch(name)
    return found[1] if found is not None and found[1] in BOTS else PERSON
