"""The checker: what everybody was told and answered, held against the logs that are left in the end.

- Numbers have no gap, and none comes twice; a state comes only where it may.
- What a viewer was told at a number is, byte for byte, the form that the log has for them: what they heard, over all of
  their connections, is a part of it without holes.
- A choice that was answered with `done` is in the log once, where it was said to be; nothing is there in somebody's
  name that they did not send, and nothing more often than it was sent.
- The epochs of a log never go back: no owner writes after the next one has begun.
- Nobody is told something older than what was already told to somebody when they asked, and no answer is taken back.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from tests.server.cluster.histories import Answered, Heard, History, Joined, Lost, Sent
from tests.server.crashes.hearings import digest_of, state_digest
from tests.tables.live_tables import update_for
from tricktable.core.errors import TricktableError
from tricktable.core.records import UNKNOWN
from tricktable.tables import log, wire
from tricktable.tables.announcements import state_for
from tricktable.tables.live.live_table import FARTHEST
from tricktable.tables.table import FIRST, Table

OPEN_OUTCOMES: Final = frozenset({"aside", "busy", "failed"})
"""What somebody is answered whose request may have been carried out: the store failed meanwhile."""


class Written(NamedTuple):
    """An entry of the log that is left, and the epoch in which it was written."""

    entry: log.AnyEntry
    epoch: int
    node: str = ""
    """Who wrote it."""
    number: int = 0
    """Where it stands; 0 where that is not known."""


def faults_of(table: str, histories: Sequence[History], written: Sequence[Written]) -> Iterator[str]:
    """Everything that does not fit at one table."""
    yield from epoch_faults(table, written)
    if not written:
        if any(isinstance(line, Heard) for history in histories for line in history.lines):
            yield f"table {table} was told of, and there is no log"
        return
    entries = [each.entry for each in written]
    for history in histories:
        yield from order_faults(history)
    yield from stale_faults(table, histories)
    try:
        yield from form_faults(table, histories, entries)
        yield from choice_faults(table, histories, entries)
    except (TricktableError, ValueError, AssertionError, IndexError) as error:
        yield f"table {table}: its log cannot be played: {error}"


def epoch_faults(table: str, written: Sequence[Written]) -> Iterator[str]:
    """One owner after the other, each with epochs of its own, and every entry written once."""
    owners: dict[int, str] = {}
    for place, each in enumerate(written, FIRST):
        if each.number not in (0, place):
            yield f"table {table}: entry {each.number} stands where {place} should: it is missing, or was written twice"
            return
        owner = owners.setdefault(each.epoch, each.node)
        if owner != each.node:
            yield f"table {table}: entry {place} of epoch {each.epoch}, which {owner} has, was written by {each.node}"
    for number, (before, after) in enumerate(pairwise(written), FIRST + 1):
        if after.epoch < before.epoch:
            yield f"table {table}: entry {number} is of epoch {after.epoch}, the one before of {before.epoch}"


def order_faults(history: History) -> Iterator[str]:
    """Numbers have no gap and none comes twice, over all connections."""
    last: int | None = None
    since: int | None = None
    is_first = False
    for line in history.lines:
        if isinstance(line, Joined):
            since, is_first = line.since, True
            if since is not None and since != last:
                yield f"{history.name}: connected with since={since} after number {last}"
        elif isinstance(line, Heard) and line.is_state:
            if not is_first:
                yield f"{history.name}: a state of number {line.number} came in between"
            if last is not None and line.number < last:
                yield f"{history.name}: a state of number {line.number} came after number {last}"
            elif last is not None and since is not None and line.number - since <= FARTHEST:
                yield f"{history.name}: a state of number {line.number} came though updates were wanted since {since}"
            last, is_first = line.number, False
        elif isinstance(line, Heard):
            if last is None or line.number != last + 1:
                yield f"{history.name}: number {line.number} came after number {last}"
            last, is_first = line.number, False


def form_faults(table: str, histories: Sequence[History], entries: Sequence[log.AnyEntry]) -> Iterator[str]:
    """Everything that was heard is in the log at its number, in this viewer's form."""
    heard: dict[int, list[tuple[History, Heard]]] = {}
    for history in histories:
        for line in history.lines:
            if isinstance(line, Heard):
                heard.setdefault(line.number, []).append((history, line))
    assert isinstance(entries[0], log.Opened)
    rebuilt = Table(table, entries[0])
    for number, entry in enumerate(entries, FIRST):
        change = rebuilt.apply(entry) if number > FIRST else None
        right: dict[tuple[bool, int], str] = {}
        for history, line in heard.pop(number, ()):
            viewer = rebuilt.viewer_of(history.guest)
            key = (line.is_state, viewer)
            if key not in right:
                if line.is_state:
                    right[key] = state_digest(state_for(rebuilt, viewer)).hex()
                elif change is not None:
                    right[key] = digest_of(wire.encode(update_for(rebuilt, change, viewer))).hex()
            if right.get(key) != line.digest:
                yield f"{history.name}: number {number} was told otherwise than the log tells it"
            if line.by is not None and not (isinstance(entry, log.Moved) and entry.seat == line.by):
                yield f"{history.name}: number {number} was told as a choice of seat {line.by}, and is {entry}"
            elif isinstance(entry, log.Moved) and not line.is_state and line.action not in (entry.action, UNKNOWN):
                yield f"{history.name}: number {number} was told as {line.action}, and is {entry.action}"
    for number, missing in sorted(heard.items()):
        for history, _ in missing:
            yield f"{history.name}: number {number} was told and is not in the log, which ends at {len(entries)}"


class Choice(NamedTuple):
    """A choice that somebody sent, once or several times, and its answers."""

    id: str
    seen: int
    action: str
    times: int
    answers: tuple[Answered, ...]


def choices_of(history: History) -> list[Choice]:
    """All choices of a listener, in order."""
    sent: dict[str, Sent] = {}
    times: Counter[str] = Counter()
    answers: dict[str, list[Answered]] = {}
    for line in history.lines:
        if isinstance(line, Sent) and line.what == "act":
            sent[line.id] = line
            times[line.id] += 1
        elif isinstance(line, Answered) and line.id in sent:
            answers.setdefault(line.id, []).append(line)
    return [Choice(id, line.seen, line.action, times[id], tuple(answers.get(id, ()))) for id, line in sent.items()]


def choice_faults(table: str, histories: Sequence[History], entries: Sequence[log.AnyEntry]) -> Iterator[str]:
    """Every acknowledged choice is there exactly once, and none that nobody sent."""
    final = Table.of(table, entries)
    by_seat: dict[int, list[tuple[History, Choice]]] = {}
    for history in histories:
        seat = final.seat_of(history.guest) if history.guest else None
        for choice in choices_of(history):
            if seat is not None:
                by_seat.setdefault(seat, []).append((history, choice))
            if any(answer.answer == "done" for answer in choice.answers) and seat is None:
                yield f"{history.name}: {choice.action!r} was done for somebody who does not sit there"
    owned: Counter[int] = Counter()
    """How many choices claim the entry of this number."""
    for seat, sent in by_seat.items():
        for history, choice in sent:
            yield from _claims(history, choice, seat, entries, owned)
    for number, claims in owned.items():
        if claims > 1:
            yield f"table {table}: entry {number} was acknowledged as {claims} different choices"
    played = Counter(
        (entry.seat, entry.action) for entry in entries if isinstance(entry, log.Moved) and entry.by == "player"
    )
    sent_by = Counter((seat, choice.action) for seat, sent in by_seat.items() for _, choice in sent)
    for (seat, action), times in played.items():
        wanted = sent_by[seat, action]
        if seat in by_seat and times > wanted:
            yield f"table {table}: {action!r} of seat {seat} is {times} times in the log, and was sent {wanted} times"


def _claims(
    history: History, choice: Choice, seat: int, entries: Sequence[log.AnyEntry], owned: Counter[int]
) -> Iterator[str]:
    """What is wrong with one choice; notes the entry that it is."""
    what = f"{history.name}: {choice.action!r}, sent at number {choice.seen},"
    done = [answer for answer in choice.answers if answer.answer == "done"]
    if len({answer.number for answer in done}) > 1:
        yield f"{what} was done at two different numbers"
    if done:
        number = done[0].number
        entry = entries[number - 1] if number <= len(entries) else None
        found = isinstance(entry, log.Moved) and (entry.seat, entry.action) == (seat, choice.action)
        if not found:  # a match that ended, or what followed in the same job, comes behind the choice
            near = [
                place
                for place in range(max(choice.seen + 1, number - 3), min(number, len(entries)) + 1)
                if _is_choice(entries[place - 1], seat, choice.action)
            ]
            number = near[-1] if near else 0
        if not number or number > len(entries):
            yield f"{what} was acknowledged and is not in the log"
        else:
            owned[number] += 1
    elif choice.answers and choice.times == 1 and choice.answers[0].answer not in OPEN_OUTCOMES:
        following = [
            (place, entry)
            for place, entry in enumerate(entries[choice.seen :], choice.seen + 1)
            if isinstance(entry, log.Moved) and entry.seat == seat
        ]
        # Refused at this position: then the next choice of this seat was made by something that was sent elsewhere.
        if following and following[0][1].by == "player" and _is_only_sender(history, choice, following[0][0]):
            if following[0][1].action == choice.action:
                yield f"{what} was refused with {choice.answers[0].answer!r} and is in the log all the same"


def _is_choice(entry: log.AnyEntry, seat: int, action: str) -> bool:
    return isinstance(entry, log.Moved) and (entry.seat, entry.action) == (seat, action)


def _is_only_sender(history: History, choice: Choice, number: int) -> bool:
    """No other request of this listener can have become the entry of this number."""
    return not any(
        other.id != choice.id and other.action == choice.action and choice.seen <= other.seen < number
        for other in choices_of(history)
    )


def stale_faults(table: str, histories: Sequence[History]) -> Iterator[str]:
    """Whoever asks after somebody was told a number is told nothing older: only one owner answers at a time."""
    told: list[tuple[float, int]] = []
    for history in histories:
        told.extend([(line.at, line.number) for line in history.lines if isinstance(line, Heard)])
        told.extend([(line.at, line.number) for line in history.lines if isinstance(line, Answered) and line.number])
    told.sort()
    times, highest = [at for at, _ in told], list[int]()
    for _, number in told:
        highest.append(max(number, highest[-1]) if highest else number)
    for history in histories:
        joined: Joined | None = None
        for line in history.lines:
            if isinstance(line, Joined):
                joined = line
            elif isinstance(line, Lost):
                joined = None
            elif isinstance(line, Heard) and line.is_state and joined is not None:
                known = _known_before(times, highest, joined.began_at)
                if line.number < known:
                    yield f"{history.name}: was told a state of number {line.number} when {known} was known already"
                joined = None


def _known_before(times: list[float], highest: list[int], at: float) -> int:
    place = bisect_left(times, at)
    return highest[place - 1] if place else 0
