"""No bot knows what its seat cannot know: in every phase of every table, with a cheater who must be caught."""

import sys
from collections import Counter
from types import FrameType
from typing import Final
from zlib import crc32

import pytest

from tests.bots.secrecies import all_positions, check_secrecy, quick, twin
from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.bots import BOTS, Bot
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View

at_every_table: Final = pytest.mark.parametrize("table", TABLES, ids=table_name)
OFTEN: Final = 2
"""How many positions of each kind are looked at."""

PHASES: Final = {
    "hasp": {"trump", "trick"},
    "njet": {"veto", "teams", "monster", "cache", "trick"},
    "meinz": {"discard", "trick", "call", "swap"},
    "was_sticht": {"take", "draft", "pick", "trick", "drop"},
    "mue": {"auction", "chief trump", "vice trump", "partner", "trick"},
}
LACKING: Final = {
    "hasp-3": {"trump"},
    "njet-2": {"teams", "monster"},
    "njet-4": {"monster"},
}
"""Phases that a table does without."""


class Cheater(Bot):
    """Looks over the shoulder of whoever asks: it finds the match among the variables of its callers."""

    name = "cheater"

    def choose(self, view: View, stream: Stream) -> int:
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            for value in frame.f_locals.values():
                if isinstance(value, Match):
                    hidden = f"{value.deal.parts} {value.steps}"
                    return view.legal[crc32(hidden.encode()) % len(view.legal)]
            frame = frame.f_back
        return view.legal[0]


def look(table: Table, bots: list[Bot]) -> set[str]:
    """Holds the bots to secrecy in a few positions of each kind; returns the phases."""
    game = game_at(table)
    seen: Counter[tuple[str, str]] = Counter()
    stream = Stream("secrecy")
    for seed in range(4):
        for match in all_positions(game, f"secrecy {seed}"):
            seat = stream.choice(match.awaited())
            legal = match.legal_actions(seat)
            kind = (match.phase.name, game.actions.text[legal[0]].partition(" ")[0] if len(legal) > 1 else "")
            if match.phase.name == "trick" and legal[0] < len(game.deck.text):
                kind = ("trick", f"after {len(match.steps) // 12}")
            if seen[kind] == OFTEN or (len(legal) == 1 and stream.below(20)):
                continue
            seen[kind] += 1
            other = twin(match, seat, stream)
            for bot in bots:
                check_secrecy(bot, match, other, seat)
    return {phase for phase, _ in seen}


@at_every_table
def test_no_choice_of_any_bot_depends_on_what_is_hidden(table: Table) -> None:
    phases = look(table, [quick(name) for name in BOTS])

    assert phases == PHASES[table[0]] - LACKING.get(table_name(table), set())


@at_every_table
def test_a_cheater_is_caught(table: Table) -> None:
    with pytest.raises(AssertionError, match=r"cheater in seat . knows what it cannot know"):
        look(table, [Cheater()])


@at_every_table
def test_a_twin_looks_the_same_and_is_another_match(table: Table) -> None:
    stream = Stream("twins")
    others = 0
    for match in positions(game_at(table), "twins"):
        if match.is_over or not match.number or stream.below(20):
            continue
        other = twin(match, match.turn, stream)
        assert str(other.view(match.turn)) == str(match.view(match.turn))
        others += (other.deal.parts, other.steps) != (match.deal.parts, match.steps)

    assert others
