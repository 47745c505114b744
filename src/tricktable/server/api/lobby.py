"""The lobby over HTTP: the tables, and everything that can be done at one without a socket."""

from typing import Final

import msgspec
from starlette.responses import Response

from tricktable.server.api.bodies import LobbyForm, OwnTablesForm
from tricktable.server.exchange import Exchange, json, text
from tricktable.server.problems import Problem
from tricktable.server.shares import CHANGES
from tricktable.server.sockets import number_of, wants_aid
from tricktable.tables.announcements import table_form
from tricktable.tables.live.listings import Search
from tricktable.tables.wire import AnyRequest, OpenTable

TABLES: Final = 20
"""Tables of a page of the lobby."""
OWN_TABLES: Final = 50
"""Tables that a guest is told at most: where it is their turn, and the newest ones."""


async def lobby(exchange: Exchange) -> Response:
    """A page of the tables that everybody may see and that were looked for."""
    server = exchange.server
    server.visitors.note(exchange.caller.guest)
    asked = exchange.query
    chairs = int(asked("chairs") or 0)
    search = Search(asked("game") or "", asked("level") or "", chairs, asked("search") or "")
    found = await server.tables.lobby(search)
    pages = max(1, -(-len(found) // TABLES))
    page = min(int(asked("page") or 1), pages)
    tables = tuple([live.listed() for live in found[(page - 1) * TABLES : page * TABLES]])
    people = server.people_everywhere()
    return json(LobbyForm(tables=tables, page=page, pages=pages, total=len(found), people=people))


async def own_tables(exchange: Exchange) -> Response:
    """The tables at which the guest who asks sits, and where it is their turn."""
    guest = exchange.caller.known()
    everywhere = exchange.server.tables
    turns = await everywhere.turns_of(guest.id)
    tables = sorted(await everywhere.tables_of(guest.id), key=lambda table: table.id not in turns)[:OWN_TABLES]
    awaited = tuple([table.id for table in tables if table.id in turns])
    return json(OwnTablesForm(tables=tuple(tables), awaited=awaited))


async def open_table(exchange: Exchange) -> Response:
    """A new table; whoever opens it is its host."""
    wishes = await exchange.body(OpenTable)
    asker = exchange.asker()
    exchange.demand_room(exchange.server.new_tables, "too many new tables from this address")
    server, address = exchange.server, exchange.address
    await server.demand_table(address)
    if wishes.record:
        exchange.demand_room(server.kept, "too many records from this address", len(wishes.record))
    live = await server.tables.open(asker, wishes)
    server.note_table(address, live.id)
    return json(table_form(live.table), 201, {"Location": f"/t/{live.id}"})


async def table(exchange: Exchange) -> Response:
    """A table without its cards."""
    live = await exchange.server.live_table(exchange.path("id"), exchange.address)
    return json(table_form(live.table))


async def record(exchange: Exchange) -> Response:
    """The match as the asker knows it; everything once it is over."""
    live = await exchange.server.live_table(exchange.path("id"), exchange.address)
    guest = exchange.viewer()
    table = live.table
    if table.match is None:
        raise Problem("stage", "the match has not begun")
    if table.record_id:
        kept = await exchange.server.tables.store.record(table.record_id)
        if kept is not None:
            return text(kept)
    exchange.demand_room(exchange.server.replays, "too many questions about matches: wait a little")
    return text(live.record(None if table.stage == "over" else table.viewer_of(guest)))


async def ask(exchange: Exchange) -> Response:
    """Carries a request out."""
    request: AnyRequest = await exchange.body(AnyRequest)  # type: ignore[arg-type] # a union of kinds
    asker = exchange.asker()
    shares, address = exchange.server.sockets.shares, exchange.address
    if not exchange.is_passed_on:
        if not shares.may_send(asker.guest, address) or not shares.may_ask(asker.guest, address, request):
            raise Problem("slow down", CHANGES, wait=1.0)
    live = await exchange.server.live_table(exchange.path("id"), exchange.address)
    return json(await live.ask(asker, request))


async def updates(exchange: Exchange) -> Response:
    """What a socket would have told by now."""
    if not exchange.is_passed_on:
        exchange.demand_room(exchange.server.polls, "too many questions: open a socket, or wait a little")
    guest = exchange.viewer()
    since = exchange.query("since")
    number = None if since is None else number_of(since)
    has_aid = wants_aid(exchange.query("aid"))
    live = await exchange.server.live_table(exchange.path("id"), exchange.address)
    messages = [msgspec.Raw(message) for message in await live.messages_since(guest, number, has_aid)]
    return Response(msgspec.json.encode({"messages": messages}), media_type="application/json")
