"""Puzzles over HTTP: which there are, the one of the day, a position to choose in, and what came of a try."""

import asyncio
from functools import lru_cache
from typing import Final

from starlette.responses import Response

from tricktable.bots.puzzles.collection import all_puzzles, chosen, of_day
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.server.exchange import Exchange, json, squeezed
from tricktable.server.problems import Problem
from tricktable.tables.played.puzzles import (
    NewPuzzleTry,
    PuzzleForm,
    PuzzlesForm,
    PuzzleVerdict,
    form_of,
    line_of,
    verdict_on,
)

DAY: Final = 24 * 60 * 60 * 1000
"""Milliseconds. A day begins at midnight UTC, for all at once."""
KEPT: Final = 64
"""Positions that are kept: many ask for the puzzle of the day."""
TRIES_KEPT: Final = 1024
"""What is said about a try takes a moment to find out, and is always the same."""
TOO_MANY: Final = "too many questions about puzzles: wait a little"


async def puzzles(exchange: Exchange) -> Response:
    """All, or those of a game or a theme."""
    found = chosen([*(await _all()).values()], exchange.query("game") or "", exchange.query("theme") or "")
    return squeezed(exchange, PuzzlesForm(puzzles=tuple([line_of(puzzle) for puzzle in found])))


async def day(exchange: Exchange) -> Response:
    """The one that everybody gets today."""
    await _all()
    found = of_day(exchange.server.tables.now() // DAY)
    if found is None:
        raise Problem("unknown", "there are no puzzles here")
    return json(line_of(found))


async def puzzle(exchange: Exchange) -> Response:
    """A puzzle to solve."""
    id = (await _puzzle(exchange)).id
    exchange.demand_room(exchange.server.replays, TOO_MANY)
    return squeezed(exchange, await asyncio.to_thread(_form, id))


async def attempt(exchange: Exchange) -> Response:
    """What comes of a choice."""
    found = await _puzzle(exchange)
    action = (await exchange.body(NewPuzzleTry)).action
    choices = sorted(choice.action for choice in found.choices)  # in an order that does not tell which is best
    if action not in choices:
        raise Problem("notation", "there is no such choice here", tuple(choices))
    exchange.demand_room(exchange.server.replays, TOO_MANY)
    return json(await asyncio.to_thread(_verdict, found.id, action))


async def _all() -> dict[str, Puzzle]:
    """All puzzles. They are read when somebody wants the first of them, and nobody else waits for that."""
    return await asyncio.to_thread(all_puzzles)


async def _puzzle(exchange: Exchange) -> Puzzle:
    found = (await _all()).get(exchange.path("id"))
    if found is None:
        raise Problem("unknown", "there is no such puzzle")
    return found


@lru_cache(maxsize=KEPT)
def _form(id: str) -> PuzzleForm:
    return form_of(all_puzzles()[id])


@lru_cache(maxsize=TRIES_KEPT)
def _verdict(id: str, action: str) -> PuzzleVerdict:
    return verdict_on(all_puzzles()[id], action)
