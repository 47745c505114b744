"""Health over HTTP: does the server live, and may people be sent to it?"""

import msgspec
from starlette.responses import Response

from tricktable.server.api.bodies import HealthForm
from tricktable.server.exchange import Exchange


async def healthz(exchange: Exchange) -> Response:
    """The process lives and answers."""
    found = reasons(exchange)
    return _response(HealthForm(is_ready=not found, reasons=found), 200)


async def readyz(exchange: Exchange) -> Response:
    """Everything works: tables are awake, and what happens there can be kept."""
    found = reasons(exchange)
    if not found and not await exchange.server.can_write():
        found = ("nothing can be written to the store",)
    return _response(HealthForm(is_ready=not found, reasons=found), 503 if found else 200)


def reasons(exchange: Exchange) -> tuple[str, ...]:
    """Why nobody should be sent here now."""
    server = exchange.server
    tables = server.tables
    found = []
    if server.is_leaving or tables.is_closing:
        found.append("the server is going down")
    if not tables.is_awake:
        found.append("the tables are not awake yet")
    return tuple(found)


def _response(form: HealthForm, status: int) -> Response:
    return Response(msgspec.json.encode(form), status, {"Cache-Control": "no-store"}, "application/json")
