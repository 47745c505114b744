"""Outcomes: who won a match and with how many points, from the text of its record."""

import re
from typing import Final, NamedTuple

_TOTALS: Final = re.compile(r"^totals: (-?\d+(?: -?\d+)*)$", re.M)
_RESULT: Final = re.compile(r"^result: (\d(?: \d)*)$", re.M)


class Outcome(NamedTuple):
    """What a list tells of a match that is over. Records are checked when they come, and not for each list again."""

    winners: tuple[int, ...]
    """Their seats; none if the record ends before the match did."""
    totals: tuple[int, ...]
    """After the last round, by seat; none if there was none."""


def outcome_of(record: str, players: int) -> Outcome:
    """The outcome of a match of so many players."""
    totals = _TOTALS.findall(record)
    result = _RESULT.search(record)
    return Outcome(_numbers(result[1] if result else ""), _numbers(totals[-1] if totals else "")[:players])


def _numbers(text: str) -> tuple[int, ...]:
    return tuple([int(number) for number in text.split()])
