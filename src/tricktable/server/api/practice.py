"""Practice over HTTP: what a guest got wrong and tries again."""

from typing import Final

from starlette.responses import Response

from tricktable.server.api.bodies import PracticeForm, PracticeItemForm
from tricktable.server.exchange import Exchange, json
from tricktable.server.problems import Problem
from tricktable.tables.played.practice import after_try, dropped
from tricktable.tables.stores import PracticeItem, Store

TOLD: Final = 50
"""Positions that are told at a time."""


async def practice(exchange: Exchange) -> Response:
    """What is due now, and how much comes back later."""
    tables = exchange.server.tables
    items = await tables.store.practice(exchange.caller.known().id)
    due = [item for item in items if item.due_at <= tables.now()]
    later = items[len(due) :]
    form = PracticeForm(
        items=tuple([_form(item) for item in due[:TOLD]]),
        due=len(due),
        waiting=len(later),
        next=later[0].due_at if later else 0,
    )
    return json(form)


async def drop(exchange: Exchange) -> Response:
    """One of them shall not come back."""
    store = exchange.server.tables.store
    guest = exchange.caller.known().id
    seat, position = exchange.path("seat"), exchange.path("position")
    is_number = all(text.isascii() and text.isdigit() and len(text) < 7 for text in (seat, position))
    item = await _found(store, guest, exchange.path("id"), int(seat), int(position)) if is_number else None
    if item is None:
        raise Problem("unknown", "you do not practise this position")
    await store.put_practice(guest, dropped(item))
    return Response(None, 204)


async def note_try(store: Store, guest: str, match: str, seat: int, position: int, is_right: bool, now: int) -> None:
    """Somebody has tried a choice: if they practise it, it comes back accordingly."""
    item = await _found(store, guest, match, seat, position)
    if item is not None:
        await store.put_practice(guest, after_try(item, is_right, now))


async def _found(store: Store, guest: str, match: str, seat: int, position: int) -> PracticeItem | None:
    items = await store.practice(guest)
    return next((item for item in items if item[:3] == (match, seat, position)), None)


def _form(item: PracticeItem) -> PracticeItemForm:
    return PracticeItemForm(
        match=item.record,
        seat=item.seat,
        position=item.position,
        game=item.game,
        due=item.due_at,
        solved=item.solved,
    )
