"""Outcomes: who won a match and with how many points, and whether it was practice, from the text of its record."""

import re
from typing import Final, NamedTuple

_TOTALS: Final = re.compile(r"^totals: (-?\d+(?: -?\d+)*)$", re.M)
_PRACTICE: Final = re.compile(r"^practice: \d+$", re.M)
_RESULT: Final = re.compile(r"^result: (\d(?: \d)*)$", re.M)


class Outcome(NamedTuple):
    """What a list tells of a match that is over. Records are checked when they come, and not for each list again."""

    winners: tuple[int, ...]
    """Their seats; none if the record ends before the match did."""
    totals: tuple[int, ...]
    """After the last round, by seat; none if there was none."""
    is_practice: bool = False
    """Somebody who played alone with bots went back in it."""


def outcome_of(record: str, players: int) -> Outcome:
    """The outcome of a match of so many players."""
    totals = _TOTALS.findall(record)
    result = _RESULT.search(record)
    winners = _numbers(result[1] if result else "")
    is_practice = _PRACTICE.search(record) is not None
    return Outcome(winners, _numbers(totals[-1] if totals else "")[:players], is_practice)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple([int(number) for number in text.split()])
