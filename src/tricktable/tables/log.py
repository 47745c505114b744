"""The log of a table: its entries, one after the other. A table is what its entries make of it, and nothing else."""

from typing import Final, Literal, get_args

import msgspec

from tricktable.tables.clocks import Clock
from tricktable.tables.wire import HintRule

Mover = Literal["player", "bot", "clock", "table"]
"""Who made a choice: the player, a bot for its seat, a bot because the time was up, or the table because there was no
other."""


TAG: Final = "what"


class Entry(msgspec.Struct, forbid_unknown_fields=True, tag_field=TAG, kw_only=True):
    """Something that happened at a table."""

    at: int = 0
    """When, in milliseconds since 1970."""


class Opened(Entry, tag="opened", kw_only=True):
    """Somebody opened the table."""

    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    options: dict[str, str]
    title: str
    host: str
    """The guest who opened it, by id."""
    secret: str
    """What the table's chance comes from, in hexadecimal; never told to anybody."""
    seed: str = ""
    """Deals from this seed instead, in hexadecimal: the same cards again, and nothing to verify."""
    record: str = ""
    """The match goes on from where this record ends."""
    is_private: bool = False
    """Whoever has the link may come; the lobby does not list it."""
    clock: Clock | None = None
    level: str
    """How well bots play that take over for somebody."""
    plays_forced: bool = False
    """Choices of one are made by the table."""
    starts_full: bool = False
    """The match begins by itself as soon as every chair is taken and the players have contributed to the shuffle."""
    hints: HintRule = "alone"
    """When a seat may ask for hints."""
    rematch_of: str = ""
    """The table whose players play again here. If it never heard of that, nobody knows of this one."""


class Sat(Entry, tag="sat"):
    """A guest took a chair."""

    chair: int
    guest: str
    name: str
    is_program: bool = False


class BotSat(Entry, tag="bot sat"):
    """A bot was put on a chair."""

    chair: int
    bot: str
    name: str


class Renamed(Entry, tag="renamed"):
    """A player is called something else from now on."""

    seat: int
    name: str


class AskedChair(Entry, tag="asked chair"):
    """A guest would like to change places with another one, before the match."""

    chair: int
    other: int


class DeclinedChair(Entry, tag="declined chair"):
    """The other one stays where they are."""

    chair: int
    other: int


class Swapped(Entry, tag="swapped"):
    """Whoever sat on these two chairs changed places before the match; nobody may have sat on one of them."""

    chair: int
    other: int


class BecameHost(Entry, tag="became host"):
    """The host is gone: whoever sits there has their rights now."""

    chair: int


class ChangedTerms(Entry, tag="changed terms", kw_only=True):
    """The host changed what was agreed, before the match: everything as in `Opened`."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    title: str
    is_private: bool
    clock: Clock | None
    level: str
    plays_forced: bool
    starts_full: bool
    hints: HintRule


class Rose(Entry, tag="rose"):
    """Whoever sat there left before the match, or was sent away by the host."""

    chair: int


class Contributed(Entry, tag="contributed"):
    """A player gave a part to the shuffle of a round."""

    chair: int
    number: int
    part: str


class Started(Entry, tag="started"):
    """The match began."""


class Moved(Entry, tag="moved"):
    """A seat made its choice, or somebody made it for the seat."""

    seat: int
    action: str
    by: Mover = "player"
    took: int = 0
    """How long it took, in milliseconds, where the table has a clock."""


class TookOver(Entry, tag="took over"):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str


class CameBack(Entry, tag="came back"):
    """The player plays again."""

    seat: int


class ClearedAway(Entry, tag="cleared away"):
    """The player is done with this table, where others play on: it is no longer one of theirs unless they come back."""

    seat: int


class AskedBack(Entry, tag="asked back"):
    """A player wants to take the last choice back."""

    seat: int


class AnsweredBack(Entry, tag="answered back"):
    """Another player agrees to that, or does not."""

    seat: int
    agrees: bool


class TookBack(Entry, tag="took back"):
    """All agreed: the last choice has not been made."""

    seat: int


class Undid(Entry, tag="undid"):
    """A player who is alone with bots went back to before their last choice: all that came since has not happened."""

    seat: int


class Stopped(Entry, tag="stopped"):
    """A player who is alone with bots ended the match before it was decided."""

    seat: int


class Ended(Entry, tag="ended"):
    """The match is over, and its record is kept."""

    match: str = ""
    """The record's id; logs that are older than replays have none."""


class AskedRematch(Entry, tag="asked rematch"):
    """A player wants to play again with the same people."""

    seat: int


class Rematched(Entry, tag="rematched"):
    """All agreed: there is a new table for them."""

    table: str


class Woke(Entry, tag="woke"):
    """The table goes on after its server had stopped: whoever is to choose has all the time of a choice again."""


class Closed(Entry, tag="closed"):
    """Nobody plays here any more."""


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | Renamed
    | AskedChair
    | DeclinedChair
    | Swapped
    | BecameHost
    | ChangedTerms
    | Rose
    | Contributed
    | Started
    | Moved
    | TookOver
    | CameBack
    | ClearedAway
    | AskedBack
    | AnsweredBack
    | TookBack
    | Undid
    | Stopped
    | Ended
    | AskedRematch
    | Rematched
    | Woke
    | Closed
)

_KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyEntry)}
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """The entry as the log keeps it."""
    return _encoder.encode(entry)


class NewerEntry(ValueError):
    """A newer version wrote this entry: only it knows what the table is now."""


def decode(text: bytes) -> AnyEntry:
    """The entry that a log kept; raises `NewerEntry`, or `msgspec.ValidationError` if it is none."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        if _is_newer(text):
            raise NewerEntry(str(error)) from None
        raise


def _is_newer(text: bytes) -> bool:
    """Something is told that this version has no word for."""
    found = msgspec.json.decode(text)
    name = found.get(TAG) if isinstance(found, dict) else None
    if not isinstance(name, str):
        return False
    kind = _KINDS.get(name)
    return kind is None or not set(found) <= {TAG, *kind.__struct_fields__}
