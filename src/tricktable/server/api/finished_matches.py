"""Finished matches over HTTP, position by position, and records that somebody brings."""

import asyncio
from functools import lru_cache
from typing import Final

import msgspec
from starlette.responses import Response

from tricktable.core.errors import RecordError
from tricktable.core.seats import SPECTATOR
from tricktable.server.api.bodies import MatchesForm, MatchForm, NewRecord, RecordForm
from tricktable.server.exchange import Exchange, json, squeezed, text
from tricktable.server.problems import Problem
from tricktable.tables import log
from tricktable.tables.played.frames import ALL, frames_of
from tricktable.tables.played.outcomes import outcome_of
from tricktable.tables.played.outlines import outline_of
from tricktable.tables.played.played_match import PlayedMatch
from tricktable.tables.stores import DamagedRecord, DamagedTable, Finished, Store, StoreError, Summary

LISTED: Final = 20
"""Finished matches that are listed at a time."""
KEPT: Final = 32
"""Replays that are kept in memory: whoever looks at one asks for round after round."""
VIEWERS: Final = {"spectator": SPECTATOR, "all": ALL}


async def matches(exchange: Exchange) -> Response:
    """Finished matches that everybody may see."""
    store = exchange.server.tables.store
    summaries = await store.records(LISTED, exchange.query("before") or "")
    return _listed([await _line(store, summary) for summary in summaries])


async def own_matches(exchange: Exchange) -> Response:
    """Finished matches of the guest who asks; private ones too."""
    store = exchange.server.tables.store
    played = await store.records_of(exchange.caller.known().id, LISTED, exchange.query("before") or "")
    return _listed([await _line(store, summary, seat) for summary, seat in played])


async def _line(store: Store, summary: Summary, seat: int | None = None) -> MatchForm:
    try:
        record = await store.record(summary.id) or ""
    except StoreError:  # it is damaged: its replay says so
        record = ""
    outcome = outcome_of(record, summary.players)
    return MatchForm(**summary._asdict(), **outcome._asdict(), seat=seat)


def _listed(lines: list[MatchForm]) -> Response:
    return json(MatchesForm(matches=tuple(lines), next=lines[-1].id if len(lines) == LISTED else ""))


async def match(exchange: Exchange) -> Response:
    """The record of a match, or of its beginning up to a position."""
    until = exchange.query("until")
    if until is None:
        return text(await _record(exchange))
    replay = await replay_of(exchange)
    try:
        return text(str(await asyncio.to_thread(replay.until, int(until))))
    except ValueError as error:
        raise Problem("unknown", str(error)) from None


async def outline(exchange: Exchange) -> Response:
    """A match without its cards: its rounds, where they begin, and how they ended."""
    replay = await replay_of(exchange)
    id = exchange.path("id")
    brought = await is_brought(exchange.server.tables.store, replay.record.table, id)
    return squeezed(exchange, await asyncio.to_thread(outline_of, replay, id, brought))


async def frames(exchange: Exchange) -> Response:
    """The positions of a round, as somebody knew them then."""
    replay = await replay_of(exchange)
    viewer = _viewer(exchange.query("viewer") or "spectator", replay)
    number = exchange.path("number")
    part = replay.round(int(number)) if number.isascii() and number.isdigit() and len(number) < 7 else None
    if part is None:
        numbers = tuple([str(each.number) for each in replay.parts])
        raise Problem("unknown", "the match has no such round", numbers)
    return squeezed(exchange, await asyncio.to_thread(frames_of, replay, part, viewer))


async def bring(exchange: Exchange) -> Response:
    """Keeps a record that somebody has: only whoever knows its id finds it."""
    wishes = await exchange.body(NewRecord)
    exchange.caller.known()
    exchange.demand_room(exchange.server.new_records, "too many records from this address")
    exchange.demand_room(exchange.server.kept, "too many records from this address", len(wishes.record))
    try:
        replay = await asyncio.to_thread(_read, wishes.record)
    except RecordError as error:
        raise Problem("record", str(error)) from None
    record = replay.record
    finished = Finished(record.game, record.players, tuple(record.names.values()), wishes.record, is_private=True)
    tables = exchange.server.tables
    id = await tables.store.add_record(finished, tables.now())
    return json(RecordForm(id=id), 201, {"Location": f"/r/{id}"})


async def is_brought(store: Store, table: str, id: str) -> bool:
    """The record is not that of a match which was played here: the log of the table that it names does not end with it,
    or there is none."""
    try:
        texts = await store.read(table) if table else []
        entries = await asyncio.to_thread(lambda: [log.decode(text) for text in texts])
    except (KeyError, DamagedTable, msgspec.ValidationError, log.NewerEntry):
        return True
    return all(not isinstance(entry, log.Ended) or entry.match not in ("", id) for entry in entries)


async def _record(exchange: Exchange) -> str:
    try:
        found = await exchange.server.tables.store.record(exchange.path("id"))
    except DamagedRecord:
        raise Problem("damaged", "the record of this match is damaged") from None
    if found is None:
        raise Problem("unknown", "there is no such match")
    return found


async def replay_of(exchange: Exchange) -> PlayedMatch:
    """The replay of a match that is kept here; raises `Problem`."""
    record = await _record(exchange)
    exchange.demand_room(exchange.server.replays, "too many questions about matches: wait a little")
    try:
        return await asyncio.to_thread(_read, record)
    except RecordError as error:
        raise Problem("rules", f"this match cannot be replayed here any more: {error.reason}") from None


@lru_cache(maxsize=KEPT)
def _read(record: str) -> PlayedMatch:
    return PlayedMatch.of(record)


def _viewer(name: str, replay: PlayedMatch) -> int:
    if name in VIEWERS:
        return VIEWERS[name]
    if int(name) >= replay.game.seats:
        seats = tuple([str(seat) for seat in range(replay.game.seats)])
        raise Problem("malformed", f"there is no seat {name} in this match", (*seats, *VIEWERS))
    return int(name)
