"""Verification of shuffles: does a round's deal come from the secret and the parts that its record names?"""

from typing import Final

from tricktable.core.deals import Deals
from tricktable.core.games import Game
from tricktable.core.records import Record, RecordRound

PROBLEMS: Final = {
    "missing": "it has no shuffle lines",
    "unrevealed": "its secret was not revealed",
    "mismatch": "its secret does not fit its commitment",
}


class Fault(Exception):
    """Why the deal of a round that is over cannot be verified; `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(reason)


def verify_round(record: Record, game: Game, part: RecordRound) -> None:
    """Raises `Fault` unless secret and parts of this round, which is over, give its commitment and its cards."""
    shuffle = part.shuffle
    if shuffle is None:
        raise Fault(part.at, PROBLEMS["missing"])
    problem = shuffle.problem(record.table, part.number)
    if problem:
        line = part.mark("shuffle secret" if shuffle.secret else "shuffle commitment")
        raise Fault(line, PROBLEMS[problem])
    deals = shuffle.deals(record.table, part.number)
    if part.number == 1 and record.drawn != drawn_from(deals, game):
        raise Fault(record.mark("draw"), "the draw is not that of its secret and parts")
    strange = dealt_otherwise(part, game, deals)
    if strange:
        raise Fault(part.mark(f"deal {strange}"), f"the cards of {strange!r} are not those of its secret and parts")


def contributors(part: RecordRound, seating: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of those whose parts are in a shuffle. Players have the numbers of before a draw."""
    if part.shuffle is None:
        return ()
    return tuple(sorted(seating.index(player) for player in part.shuffle.parts if player in seating))


def drawn_from(deals: Deals, game: Game) -> str:
    """The draw that these deals give, as a record writes it."""
    return game.draw_pack().texts(game.draw(deals))


def comes_from(deals: Deals, record: Record, game: Game) -> bool:
    """Draw and deals of this record are those of these deals."""
    if record.drawn != drawn_from(deals, game):
        return False
    return not any(dealt_otherwise(part, game, deals) for part in record.rounds if part.number)


def dealt_otherwise(part: RecordRound, game: Game, deals: Deals) -> str:
    """The first part of a round's deal that does not come from these deals; empty if all do."""
    deal = deals.deal(part.number, game.layout)
    for dealt in game.layout.parts:
        if part.deal.get(dealt.label, "") != deal.text(dealt.label):
            return dealt.label
    return ""
