"""Reviews over HTTP: what was better in a finished match, round by round as it is found, and other choices tried."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from tricktable.core.errors import NotationError
from tricktable.server.api.bodies import NewTry
from tricktable.server.api.finished_matches import replay_of
from tricktable.server.exchange import Exchange, json
from tricktable.server.problems import Problem
from tricktable.server.server import Server
from tricktable.tables.live.review_jobs import BrokenOff, Job
from tricktable.tables.played.played_match import PlayedMatch, PlayedRound
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

    def __init__(self, lines: Lines) -> None:
        super().__init__(lines, media_type=LINES, headers={"X-Accel-Buffering": "no"})
        self._lines: Final = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self._lines.aclose()


async def review(exchange: Exchange) -> Response:
    """The review of a seat."""
    guest = exchange.caller.known().id
    played, seat = await _finished(exchange)
    if exchange.request.method == "HEAD":
        return Response(media_type=LINES)
    server = exchange.server
    job = await server.reviews.job(exchange.path("id"), played, seat)
    if not job.is_complete:
        server.reviews.demand_place(guest)
        if job.task is None:
            exchange.demand_room(server.reviewing, TOO_MUCH, _cost(server, job.cost))
    forms = ReviewForms(played, seat, exchange.query("all") is not None)
    return Stream(_breathing(_lines(server, job, guest, forms)))


async def attempt(exchange: Exchange) -> Response:
    """Another choice in a position of the match, judged as if it had been made."""
    wish = await exchange.body(NewTry)
    guest = exchange.caller.known().id
    played, seat = await _finished(exchange)
    part = _part(played, wish.position, seat)
    place = wish.position - part.first
    action = await asyncio.to_thread(_choice, played, part, place, seat, wish.action)
    server = exchange.server
    exchange.demand_room(server.reviewing, TOO_MUCH)
    thoroughness = server.reviews.thoroughness(played.game)
    task = ChoiceTask(str(played.record), part.number, place, seat, action, thoroughness)
    kept = await server.reviews.attempt(guest, task)
    assert kept is not None, "there were several choices"
    return json(ReviewForms(played, seat, exchange.query("all") is not None).choice(kept))


async def _finished(exchange: Exchange) -> tuple[PlayedMatch, int]:
    """A match that is over, and the seat whose choices are reviewed; raises `Problem`."""
    played = await replay_of(exchange)
    if not played.match.is_over:
        raise Problem("stage", "this match is not over: only finished ones are reviewed")
    seats = tuple(map(str, range(played.game.players)))
    viewer = exchange.query("viewer")
    if viewer not in seats:
        raise Problem("malformed", f"viewer is the seat whose choices are reviewed, not {viewer or 'nobody'}", seats)
    return played, int(viewer)


def _part(played: PlayedMatch, position: int, seat: int) -> PlayedRound:
    """The round in which this seat chose at a position."""
    for part in played.parts:
        if part.number and part.first <= position < part.last:
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


async def _lines(server: Server, job: Job, guest: str, forms: ReviewForms) -> Lines:
    numbers = tuple([plan.number for plan in job.plans])
    yield _line(ReviewBegun(match=job.id, seat=job.seat, engine=job.engine, rounds=numbers))
    try:
        async with server.reviews.listened(job, guest) as found:
            rounds = []
            async for kept in found.rounds():
                rounds.append(kept)
                yield _line(forms.round(kept))
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
