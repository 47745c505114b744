"""Addresses over HTTP: where others find this server, for whoever opened it under one that names this machine only."""

from typing import Final
from urllib.parse import urlsplit

from starlette.responses import Response

from tricktable.server.api.bodies import AddressesForm
from tricktable.server.callers import header
from tricktable.server.exchange import Exchange, json
from tricktable.server.operations.interfaces import is_for_this_machine, reachable_addresses

FORWARDED: Final = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"via")
"""What proxies add: whoever comes through one is not on this machine."""


async def addresses(exchange: Exchange) -> Response:
    """Where others find this server. Only whoever sits at this machine is told what its network looks like."""
    settings = exchange.server.settings
    if settings.public_url:
        return json(AddressesForm(addresses=(settings.public_url,)))
    if settings.listens is None or not _is_at_this_machine(exchange):
        return json(AddressesForm())
    host, port = settings.listens
    return json(AddressesForm(addresses=reachable_addresses(host, port), is_local=is_for_this_machine(host)))


def _is_at_this_machine(exchange: Exchange) -> bool:
    scope = exchange.request.scope
    asked = urlsplit(f"//{header(scope, b'host')}").hostname or ""
    if any(header(scope, name) for name in FORWARDED):
        return False
    client = scope.get("client") or ("", 0)
    return is_for_this_machine(client[0]) and is_for_this_machine(asked)
