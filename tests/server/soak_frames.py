"""Hostile frames without end: `python -m tests.server.soak_frames --frames 200000`.

Somebody who plays at a table sends them on a valid session, and plays on between. Nothing may fail, the memory stays
as it is, and the table still works afterwards.
"""

import argparse
import asyncio
import gc
import resource
import sys
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

from websockets.exceptions import ConnectionClosed

from tests.server.frames import hostile_frame
from tests.server.servers import Seat, begun, leave, served
from tricktable.server.limits import NO_LIMITS, Rate
from tricktable.server.settings import ServerSettings
from tricktable.tables.wire import Act, Refusal, Why

BATCH: Final = 50
"""Frames after which it is waited until all are answered."""
FORGIVING: Final = ServerSettings(limits=NO_LIMITS._replace(malformed=Rate(10**9, 1e9)))


class Outcome(NamedTuple):
    """What came of it."""

    sent: int
    refused: int
    closed: int
    """Sockets that the server closed."""
    moves: int
    grown: int
    """Kilobytes of memory that the process has more than after the first tenth."""


async def send_frames(frames: int, seed: int, settings: ServerSettings = FORGIVING) -> Outcome:
    """Sends so many hostile frames and plays on between."""
    chance = Random(seed)
    sent = refused = closed = memory = 0
    async with served(settings) as server:
        table, visitors, seats = await begun(server, seed="frames")
        while sent < frames:
            seat = seats[0]
            try:
                for _ in range(BATCH):
                    legal = seat.view.legal if seat.view is not None else ()
                    await seat.connection.send(hostile_frame(chance, legal, seat.number))
                    sent += 1
                refused += await _catch_up(seat, f"batch {sent}")
                await _play_on(seats, chance)
            except ConnectionClosed:
                closed += 1
                seats[0] = await visitors[0].socket(table).open()
                await seats[0].hear()
            if any(seat.is_over for seat in seats):
                await leave(seats)
                table, visitors, seats = await begun(server, seed="frames")
            if not memory and sent * 10 >= frames:
                memory = _memory()
        assert server.app.server.counts.refusals["failed"] == 0
        grown = _memory() - memory
        moves = server.app.server.tables.moves
        for seat in seats:
            with suppress(ConnectionClosed):
                await seat.until(lambda: seat.view is not None)  # noqa: B023 (it is awaited here)
        await asyncio.gather(*(seat.play(Random(7)) for seat in seats))
        assert all(seat.is_over for seat in seats), "the table does not work any more"
        await leave(seats)
    return Outcome(sent, refused, closed, moves, grown)


async def _catch_up(seat: Seat, id: str) -> int:
    """Hears everything up to the answer of one more question; how many refusals that were."""
    before = len(seat.messages)
    await seat.say(Why(id=id, action="no such action"))
    while True:
        message = await seat.hear()
        if isinstance(message, Refusal) and message.id == id:
            break
    heard = [message for message in seat.messages[before:] if isinstance(message, Refusal)]
    seat.messages.clear()
    return len(heard)


async def _play_on(seats: list[Seat], chance: Random) -> None:
    """A few choices, so that positions change."""
    for _ in range(3):
        mover = next((seat for seat in seats if seat.is_awaited), None)
        if mover is None or mover.view is None or mover.is_over:
            return
        number = mover.number
        await mover.say(Act(action=chance.choice(mover.view.legal), seen=number))
        for seat in seats:
            await seat.until(lambda: seat.number > number)  # noqa: B023 (it is awaited here)


def _memory() -> int:
    """Kilobytes that the process has now."""
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    outcome = asyncio.run(send_frames(args.frames, args.seed))
    print(outcome)
    return 1 if outcome.grown > 50_000 else 0


if __name__ == "__main__":
    sys.exit(main())
