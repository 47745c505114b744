"""Reviews over HTTP: what was better in a finished match, round by round as it is found, and other choices tried."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Final

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from tricktable.bots.reviews import Label
from tricktable.core.errors import NotationError
from tricktable.server.api.bodies import NewTry
from tricktable.server.api.finished_matches import is_brought, replay_of
from tricktable.server.api.practice import note_try
from tricktable.server.exchange import Exchange, json
from tricktable.server.problems import Problem
from tricktable.server.server import Server
from tricktable.tables.live.review_jobs import BrokenOff, Job
from tricktable.tables.played.played_match import PlayedMatch, PlayedRound
from tricktable.tables.played.practice import practice_from
from tricktable.tables.played.review_forms import ChoiceTask, ReviewForms
from tricktable.tables.played.reviews import ReviewBegun
from tricktable.tables.wire import Form
from tricktable.words.reasons import why

LINES: Final = "application/x-ndjson"
SILENCE: Final = 10.0
"""Seconds after which an empty line says that there will be more: proxies end connections at which nothing happens."""
TOO_MUCH: Final = "too many reviews from this address: wait a little"

Lines = AsyncGenerator[bytes, None]


class Stream(StreamingResponse):
    """Lines as they come. Whoever makes them hears at once that nobody reads any more."""

    def __init__(self, lines: Lines, when_over: Callable[[], None]) -> None:
        super().__init__(lines, media_type=LINES, headers={"X-Accel-Buffering": "no"})
        self._lines: Final = lines
        self._when_over: Final = when_over

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            try:
                await self._lines.aclose()
            finally:
                self._when_over()


async def review(exchange: Exchange) -> Response:
    """The review of a seat."""
    guest = exchange.caller.known().id
    played, seat, is_own = await _finished(exchange, guest)
    if exchange.request.method == "HEAD":
        return Response(media_type=LINES)
    server = exchange.server
    job = await server.reviews.job(exchange.path("id"), played, seat)
    forms = ReviewForms(played, seat, exchange.query("all") is not None)
    server.reviews.take_place(guest)
    try:
        if job.cost and job.task is None:
            exchange.demand_room(server.reviewing, TOO_MUCH, _cost(server, job.cost))
    except Problem:
        server.reviews.give_place_back(guest)
        raise
    lines = _breathing(_lines(server, job, guest, forms, is_own))
    return Stream(lines, lambda: server.reviews.give_place_back(guest))


async def attempt(exchange: Exchange) -> Response:
    """Another choice in a position of the match, judged as if it had been made."""
    wish = await exchange.body(NewTry)
    guest = exchange.caller.known().id
    played, seat, is_own = await _finished(exchange, guest)
    part = _part(played, wish.position, seat)
    place = wish.position - part.first
    action = await asyncio.to_thread(_choice, played, part, place, seat, wish.action)
    server = exchange.server
    exchange.demand_room(server.reviewing, TOO_MUCH)
    thoroughness = server.reviews.thoroughness(played.game)
    task = ChoiceTask(str(played.record), part.number, place, seat, action, thoroughness)
    kept = await server.reviews.attempt(guest, task)
    assert kept is not None, "there were several choices"
    if is_own:
        is_right = kept.judgement.label is Label.GOOD
        tables, id = server.tables, exchange.path("id")
        await note_try(tables.store, guest, id, seat, wish.position, is_right, tables.now())
    return json(ReviewForms(played, seat, exchange.query("all") is not None).choice(kept))


async def _finished(exchange: Exchange, guest: str) -> tuple[PlayedMatch, int, bool]:
    """A match that is over and that this guest may review, the seat whose choices are reviewed, and whether it was
    theirs; raises `Problem`."""
    played = await replay_of(exchange)
    if not played.match.is_over:
        raise Problem("stage", "this match is not over: only finished ones are reviewed")
    seats = tuple(map(str, range(played.game.players)))
    viewer = exchange.query("viewer")
    if viewer not in seats:
        raise Problem("malformed", f"viewer is the seat whose choices are reviewed, not {viewer or 'nobody'}", seats)
    store, id = exchange.server.tables.store, exchange.path("id")
    sat = await store.sat(id)
    seated = {} if sat is None else sat.seats
    if sat is not None and sat.is_private and guest not in seated.values():
        if seated or not await is_brought(store, played.record.table, id):
            raise Problem("seat", "only those who played this private match may review it")
    return played, int(viewer), seated.get(int(viewer)) == guest


def _part(played: PlayedMatch, position: int, seat: int) -> PlayedRound:
    """The round in which this seat chose at a position."""
    for part in played.parts:
        if part.first <= position < part.last:
            if part.steps[position - part.first][0] == seat:
                return part
            raise Problem("turn", f"it was not seat {seat} who chose at position {position}")
    raise Problem("unknown", f"nobody chose anything at position {position}")


def _choice(played: PlayedMatch, part: PlayedRound, place: int, seat: int, text: str) -> int:
    """The action that this notation names, if the seat could take it there, and others as well."""
    match = played.begun(part)
    for each, action in part.steps[:place]:
        match.step(each, action)
    legal = match.legal_actions(seat)
    try:
        action = played.game.actions.parse(text)
    except NotationError as error:
        texts = tuple([played.game.actions.text[each] for each in legal])
        raise Problem("notation", str(error), texts) from None
    if action not in legal:
        refusal = match.phase.refusal(seat, action)
        raise Problem(refusal.reason, str(refusal), refusal.allowed, phrase=why(match.view(seat), refusal))
    if len(legal) < 2:
        raise Problem("turn", f"seat {seat} had nothing to choose there")
    return action


def _cost(server: Server, choices: int) -> float:
    """The longest match costs all that there is at once, and not more."""
    return min(choices, server.settings.limits.reviews.burst)


async def _lines(server: Server, job: Job, guest: str, forms: ReviewForms, is_own: bool) -> Lines:
    numbers = tuple([plan.number for plan in job.plans])
    yield _line(ReviewBegun(match=job.id, seat=job.seat, engine=job.engine, rounds=numbers))
    try:
        async with server.reviews.listened(job, guest) as found:
            rounds = []
            async for kept in found.rounds():
                rounds.append(kept)
                yield _line(forms.round(kept))
            if is_own:
                tables = server.tables
                await tables.store.practise(guest, list(practice_from(job.id, forms, rounds, tables.now())))
            yield _line(forms.summary(rounds))
    except BrokenOff:
        return  # without a summary: whoever asks again gets the rest


async def _breathing(lines: Lines) -> Lines:
    """The same lines, with empty ones between them where it takes long."""
    coming: asyncio.Future[bytes] | None = None
    try:
        while True:
            coming = coming or asyncio.ensure_future(anext(lines))
            done, _ = await asyncio.wait({coming}, timeout=SILENCE)
            if not done:
                yield b"\n"
                continue
            try:
                line = coming.result()
            except StopAsyncIteration:
                return
            coming = None
            yield line
    finally:
        if coming is not None:
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
        await lines.aclose()


def _line(form: Form) -> bytes:
    return msgspec.json.encode(form) + b"\n"
