"""Outlines: a played match without its cards, as one has to know it to step through it."""

from collections.abc import Iterator, Sequence
from typing import Literal

from tricktable.core.events import Event
from tricktable.core.matches import PastRound
from tricktable.core.records import RecordRound
from tricktable.core.verification import Fault, contributors, verify_round
from tricktable.tables.captions import scores_of
from tricktable.tables.played.played_match import PlayedMatch, PlayedRound
from tricktable.tables.view_forms import round_form
from tricktable.tables.wire import Form, RoundForm
from tricktable.words.phrases import Phrase

Verdict = Literal["verified", "alone", "open", "false", "none", "brought"]
"""What is known of a deal: everything fits; the same, but no player contributed; the round is in play, so that its
secret is not told; it does not fit; there is nothing to verify; everything fits, but somebody brought the record."""


class ShuffleOutline(Form, kw_only=True):
    """What the record proves of a round's shuffle."""

    verdict: Verdict
    seats: tuple[int, ...] = ()
    """Who contributed."""
    problem: str = ""
    """What does not fit."""


class RoundOutline(Form, kw_only=True):
    """A round of a replay."""

    number: int
    """0 for what happens before the first deal."""
    dealer: int
    first: int
    """Its first position: nothing is chosen yet."""
    last: int
    tricks: tuple[tuple[int, int], ...] = ()
    """For each trick the positions before its first card and after its last."""
    score: RoundForm | None = None
    """None while the round is in play, and for round 0."""
    scores: tuple[Phrase, ...] = ()
    """What each line of the score was given for."""
    shuffle: ShuffleOutline


class Outline(Form, kw_only=True):
    """A match without its cards: what one has to know to step through it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seats: int
    """The players', and the house's behind them."""
    names: tuple[str, ...]
    """By seat; empty where the record has none."""
    rounds: tuple[RoundOutline, ...]
    winners: tuple[int, ...] = ()
    """None if the record ends before the match does."""
    table: str = ""
    """The id of the live table where it was played."""
    is_brought: bool = False
    """Somebody brought the record: nobody here saw the match played, whatever it says of tables and names."""
    practice: int = 0
    """How often somebody who played alone with bots went back: it is no match that was played as it stands."""


def outline_of(played: PlayedMatch, id: str, is_brought: bool = False) -> Outline:
    """The match without its cards. Shuffles of a brought one may fit together, but anybody can make such a record."""
    game = played.game
    past = {each.number: each for each in played.match.past}
    written = {part.number: part for part in played.record.rounds}
    return Outline(
        id=id,
        game=game.name,
        rules=game.version,
        players=game.players,
        options=dict(game.options),
        seats=game.seats,
        names=tuple([played.record.names.get(seat, "") for seat in range(game.players)]),
        rounds=tuple(
            [
                _round_outline(played, part, past.get(part.number), written.get(part.number), is_brought)
                for part in played.parts
            ]
        ),
        winners=played.match.winners(),
        table=played.record.table,
        is_brought=is_brought,
        practice=played.record.practice,
    )


def _round_outline(
    played: PlayedMatch, part: PlayedRound, past: PastRound | None, written: RecordRound | None, is_brought: bool
) -> RoundOutline:
    is_scored = past is not None and part.number > 0
    journal = past.journal if past is not None else played.match.journal
    return RoundOutline(
        number=part.number,
        dealer=part.dealer,
        first=part.first,
        last=part.last,
        tricks=tuple(_tricks(played, part)) if _has_tricks(journal) else (),
        score=round_form(past) if is_scored and past is not None else None,
        scores=scores_of(played.game, [round_form(past)])[0] if is_scored and past is not None else (),
        shuffle=_shuffle(played, written, is_brought),
    )


def _tricks(played: PlayedMatch, part: PlayedRound) -> Iterator[tuple[int, int]]:
    """Where the tricks of a round begin and end."""
    heard = 0
    begin: int | None = None
    for place, match in enumerate(played.positions(part)):
        for event in match.journal[heard:]:
            if event.kind == "played" and begin is None:
                begin = part.first + place - 1
            elif event.kind == "took" and begin is not None:
                yield begin, part.first + place
                begin = None
        heard = len(match.journal)


def _shuffle(played: PlayedMatch, part: RecordRound | None, is_brought: bool) -> ShuffleOutline:
    if part is None or not part.number or all(each.shuffle is None for each in played.record.rounds):
        return ShuffleOutline(verdict="none")
    seats = contributors(part, played.match.seating)
    if not part.totals:
        return ShuffleOutline(verdict="open", seats=seats)
    try:
        verify_round(played.record, played.game, part)
    except Fault as fault:
        return ShuffleOutline(verdict="false", seats=seats, problem=f"line {fault.line}: {fault.reason}")
    if is_brought:
        return ShuffleOutline(verdict="brought", seats=seats)
    return ShuffleOutline(verdict="verified" if seats else "alone", seats=seats)


def _has_tricks(journal: Sequence[Event]) -> bool:
    return any(event.kind == "played" for event in journal)
