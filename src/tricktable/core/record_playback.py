"""Playing a match back from its record, every word of it checked."""

from collections import deque
from collections.abc import Iterator

from tricktable.core.deals import Deal, Deals, GivenDeals, ShuffledDeals
from tricktable.core.errors import DealError, IllegalAction, NotationError, RecordError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of, score_texts, step_result
from tricktable.core.records import EVERYTHING, Record, RecordLine, RecordRound
from tricktable.core.verification import dealt_otherwise, drawn_from


def replay(record: Record, game: Game, further: Deals | None = None) -> Match:
    """The match that a record tells, every word of it checked. Unfinished ones can go on with `further` deals."""
    match = deque(playback(record, game, further), maxlen=1)[0]
    if further is not None:
        match.play_house()
    return match


def playback(record: Record, game: Game, further: Deals | None = None) -> Iterator[Match]:
    """The match of a record at each of its positions, from the beginning: always the same object, one step further.

    Raises `RecordError` at the first word that is not what happened, or could not have happened. Where the seals show
    that another line was changed, the error names that one.
    """
    if record.known_to != EVERYTHING:
        raise RecordError(record.mark("known to"), "a record with unknown cards cannot be played back")
    try:
        yield from _playback(record, game, further)
    except RecordError as error:
        changed = record.changed_line()
        if changed in (0, error.line):
            raise
        raise RecordError(changed, f"was changed after it was written: {error}") from None


def _playback(record: Record, game: Game, further: Deals | None) -> Iterator[Match]:
    match = _begin(record, game, further)
    yield match
    for part in record.rounds:
        if part.number != match.number or match.is_over:
            raise RecordError(part.at, f"round {part.number} does not follow: the match is {_where(match)}")
        if part.number and part.dealer != match.standing.dealer:
            raise RecordError(part.at, f"the dealer is {match.standing.dealer}, not {part.dealer}")
        for line in part.lines:
            yield from _play_line(match, part, line)
        if part.totals or part.scores:
            _check_score(match, part)
    _check_seals(record)
    _check_end(match, record)


def _where(match: Match) -> str:
    return "over" if match.is_over else f"in round {match.number}, {match.phase.line()}"


def _begin(record: Record, game: Game, further: Deals | None) -> Match:
    if game.name != record.game or game.players != record.players or game.named_options() != record.options:
        raise RecordError(2, "the record is of another game, or of one with other seats or options")
    if record.version != game.version:
        raise RecordError(record.mark("rules"), f"version {record.version} of the rules of {game.name} is not known")
    deals: dict[int, Deal] = {}
    for part in record.rounds:
        if part.number:
            deals[part.number] = _deal(game, part)
    try:
        drawn = game.draw_pack().parse_all(record.drawn)
        if len(set(drawn)) != len(drawn):
            raise DealError("a card is drawn twice")
        match = Match.begin(game, GivenDeals(drawn, deals, further))
        if match.drawn != drawn:
            raise DealError("the draw goes on after it was decided")
    except (DealError, NotationError) as error:
        raise RecordError(record.mark("draw"), str(error) if record.drawn else "'draw: ...' belongs here") from None
    if record.seed:
        _check_seed(record, game)
    return match


def _check_seed(record: Record, game: Game) -> None:
    """Draw and deals come from the seed that the record names."""
    deals = ShuffledDeals(bytes.fromhex(record.seed))
    reason = f"these cards are not from the seed of line {record.mark('seed')}"
    if record.drawn != drawn_from(deals, game):
        raise RecordError(record.mark("draw"), reason)
    for part in record.rounds:
        strange = dealt_otherwise(part, game, deals) if part.number else ""
        if strange:
            raise RecordError(part.mark(f"deal {strange}"), reason)


def _deal(game: Game, part: RecordRound) -> Deal:
    try:
        return game.layout.deal(part.deal)
    except DealError as error:
        raise RecordError(part.mark(f"deal {error.part}"), str(error)) from None


def _play_line(match: Match, part: RecordRound, line: RecordLine) -> Iterator[Match]:
    result = ""
    for seat, text in line.steps:
        if match.is_over or match.number != part.number:
            raise RecordError(line.at, f"seat {seat} cannot {text}: round {part.number} is over")
        if match.phase.line() != line.label:
            raise RecordError(line.at, f"this belongs to {match.phase.line()!r}, not to {line.label!r}")
        try:
            result = step_result(match, seat, match.game.actions.parse(text)) or result
        except (IllegalAction, NotationError, DealError) as error:
            raise RecordError(line.at, str(error)) from None
        yield match
    if result != line.result:
        raise RecordError(line.at, f"ends with {result or 'nothing'!r}, not with {line.result or 'nothing'!r}")


def _check_score(match: Match, part: RecordRound) -> None:
    played = match.past[-1]
    if played.number != part.number or not part.number:
        raise RecordError(part.mark("totals"), f"round {part.number} has no score yet: the match is {_where(match)}")
    right = score_texts(played.score)
    for index, text in enumerate(part.scores):
        if index >= len(right) or text != right[index]:
            expected = right[index] if index < len(right) else "no further line"
            raise RecordError(part.mark(f"score {index}"), f"the score is {expected!r}, not {text!r}")
    if len(part.scores) < len(right):
        raise RecordError(part.mark("totals"), f"the line 'score {right[len(part.scores)]}' is missing")
    totals = " ".join(map(str, played.totals))
    if part.totals != totals:
        raise RecordError(part.mark("totals"), f"the totals are {totals}, not {part.totals or 'missing'}")


def _check_seals(record: Record) -> None:
    right = record.seals()
    for part in record.rounds:
        if part.totals and part.seal != right[part.number]:
            reason = f"the seal does not fit: something in or before round {part.number} was changed"
            raise RecordError(part.mark("seal"), reason)


def _check_end(match: Match, record: Record) -> None:
    """The result stands, nothing is missing, and every word is written as it should be."""
    last = record.rounds[-1] if record.rounds else None
    at = record.mark("result") if record.result else (last.at if last else 1)
    winners = " ".join(map(str, match.winners()))
    if record.result != winners:
        raise RecordError(at, f"the result is {winners or 'still open'}, not {record.result or 'open'}")
    again = record_of(match)
    again.seed = record.seed
    again.table = record.table
    again.practice = record.practice
    shuffles = {part.number: part.shuffle for part in record.rounds}
    for part in again.rounds:
        part.shuffle = shuffles.get(part.number)
    again.names = record.names
    given = str(record).split("\n")[:-1]
    right = str(again.sealed()).split("\n")[:-1]
    for line, (text, right_text) in enumerate(zip(given, right, strict=False), 1):
        if text != right_text:
            raise RecordError(line, f"is written {right_text!r}, not {text!r}")
    if len(right) > len(given) and not right[len(given)].startswith("round "):
        raise RecordError(len(given), f"the record ends before {right[len(given)]!r}")
