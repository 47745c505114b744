"""Portions: some matches of a bank, played or read, as a frame of compressed records and a table of decisions."""

import io
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, NamedTuple

from tricktable.bots import bot_streams, find_bot
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_playback import playback
from tricktable.core.record_writing import record_of
from tricktable.core.records import FIRST_LINE, Record
from tricktable.research.banks.decisions import Decisions
from tricktable.research.banks.plans import SEEDED, Plan, Portion
from tricktable.research.extras import MissingExtra

try:
    import pyarrow.parquet as pq
    import zstandard
except ModuleNotFoundError as error:
    raise MissingExtra("data") from error

LEVEL: Final = 15
"""Of the compression of records."""
PARQUET: Final[dict[str, Any]] = {
    "compression": "zstd",
    "compression_level": 9,
    "version": "2.6",
    "data_page_version": "2.0",
    "use_dictionary": True,
}
"""How decisions are written; the same in every portion and in the whole file."""


class Made(NamedTuple):
    """A portion that is done."""

    place: int
    text: bytes
    """A frame of Zstandard."""
    decisions: bytes
    """A file of Parquet."""
    rows: int


def make_portion(portion: Portion) -> Made:
    """Plays the matches of a portion, or reads their records."""
    plan = portion.plan
    game = plan.rules()
    decisions = Decisions(game, plan.budget)
    if plan.source == SEEDED:
        texts = [_play(plan, game, number, decisions) for number in portion.numbers]
    else:
        texts = list(portion.texts)
        for number, text in zip(portion.numbers, texts, strict=True):
            read_decisions(Record.parse(text), text, game, number, plan, decisions)
    frame = zstandard.ZstdCompressor(LEVEL, write_checksum=True).compress("".join(texts).encode())
    return Made(portion.place, frame, written(decisions.table()), len(decisions))


def _play(plan: Plan, game: Game, number: int, decisions: Decisions) -> str:
    """Bots play a match; its record says which seed its cards come from."""
    seed = plan.seed_of(number)
    bots = [find_bot(name) for name in plan.bots]
    streams = bot_streams(game, seed)
    match = Match.begin(game, ShuffledDeals(seed))
    decisions.begin(number, seed)
    while match.awaited():
        seat = match.turn
        action = bots[seat].choose(match.view(seat), streams[seat])
        decisions.note(match, seat, action)
        match.apply(seat, action)
    decisions.end(match)
    record = record_of(match)
    record.seed = seed.encode().hex()
    record.names = names_of(plan.bots)
    return str(record.sealed())


def names_of(bots: tuple[str, ...]) -> dict[int, str]:
    """What bots are called in the records of a bank."""
    return {seat: f"{bot} {seat}" for seat, bot in enumerate(bots)}


def read_decisions(record: Record, text: str, game: Game, number: int, plan: Plan, decisions: Decisions) -> None:
    """Notes the decisions of a match from its record, while every word of it is checked."""
    decisions.begin(number, plan.seed_of(number) if plan.source == SEEDED else sha256(text.encode()).digest())
    match = None
    for match, step in _steps(record, game):
        if step is not None and step[0] < game.players:
            decisions.note(match, step[0], game.actions.parse(step[1]))
    assert match is not None
    decisions.end(match)


def _steps(record: Record, game: Game) -> Iterator[tuple[Match, tuple[int, str] | None]]:
    """The match before each step of its record, with what is done next; at its end with nothing."""
    steps = [step for part in record.rounds for line in part.lines for step in line.steps]
    for place, match in enumerate(playback(record, game)):
        yield match, steps[place] if place < len(steps) else None


def written(table: Any) -> bytes:
    """A table as a file of Parquet with one row group."""
    out = io.BytesIO()
    pq.write_table(table, out, row_group_size=max(1, len(table)), **PARQUET)
    return out.getvalue()


def split(text: str) -> list[str]:
    """Records that stand one behind the other. None of their lines but the first can be the first of another."""
    begin = FIRST_LINE + "\n"
    return [begin + part for part in text.split(begin)[1:]]
