"""Sessions over HTTP: coming, being somebody, leaving for good."""

from starlette.responses import Response

from tricktable.server.api.bodies import GuestForm, NewGuest, NewName
from tricktable.server.callers import cookie_for
from tricktable.server.exchange import Exchange, json
from tricktable.server.guests import Guest


async def come(exchange: Exchange) -> Response:
    """A new guest, or the same one for those who are one already."""
    wishes = await exchange.body(NewGuest)
    known = exchange.caller.guest
    if known is not None:
        return json(form_of(known))
    server = exchange.server
    exchange.demand_room(server.new_guests, "too many new guests from this address")
    guest, token = await server.guests.welcome(wishes.name, wishes.is_program)
    cookie = cookie_for(token, exchange.request.scope, server.settings)
    return json(form_of(guest, token), 201, {"Set-Cookie": cookie})


async def who_am_i(exchange: Exchange) -> Response:
    """The guest who asks."""
    return json(form_of(exchange.caller.known()))


async def rename(exchange: Exchange) -> Response:
    """Another name for the guest who asks."""
    wishes = await exchange.body(NewName)
    exchange.caller.known()
    return json(form_of(await exchange.server.guests.rename(exchange.caller.token, wishes.name)))


async def forget(exchange: Exchange) -> Response:
    """The guest who asks is a guest no longer."""
    server = exchange.server
    guest = exchange.caller.known()
    await server.tables.forget_name(guest.id)  # first: whoever is forgotten cannot ask again
    await server.guests.forget(exchange.caller.token)
    await server.tables.store.forget_practice(guest.id)
    await server.forget(guest.id)
    return Response(None, 204, {"Set-Cookie": cookie_for("", exchange.request.scope, server.settings)})


def form_of(guest: Guest, token: str = "") -> GuestForm:
    return GuestForm(id=guest.id, name=guest.name, is_program=guest.is_program, token=token)
