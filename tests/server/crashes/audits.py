"""The audit: what everybody heard, held against the log that is on disk in the end."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.at_once import at_once
from tests.server.crashes.hearings import UNANSWERED, Connected, Hearing, Told, Wish, digest_of, state_digest
from tests.tables.live_tables import update_for
from tricktable.cli.commands.verify import verify
from tricktable.core.errors import TricktableError
from tricktable.core.record_playback import replay
from tricktable.core.records import UNKNOWN, Record
from tricktable.games.records import game_of
from tricktable.tables import log, wire
from tricktable.tables.announcements import state_for
from tricktable.tables.live.live_table import FARTHEST
from tricktable.tables.stores import Store, StoreError
from tricktable.tables.table import FIRST, Table


def audit(
    store: Store, hearings: dict[str, list[Hearing]], folder: Path, kinds: Counter[str] | None = None
) -> Iterator[str]:
    """Everything that does not fit between what was heard and what is on disk; `kinds` counts what is in the logs."""
    for damaged in at_once(store.damaged()):
        yield f"table {damaged.table} is damaged: {damaged.reason}"
    ended = []
    for table, listeners in hearings.items():
        try:
            entries = [log.decode(text) for text in at_once(store.read(table))]
        except (KeyError, StoreError) as error:
            yield f"table {table} cannot be read: {error}"
            continue
        if kinds is not None:
            kinds.update(str(entry.__struct_config__.tag) for entry in entries)
        yield from audit_table(table, listeners, entries)
        if any(isinstance(entry, log.Ended) for entry in entries):
            ended.append(Table.of(table, entries))
    yield from record_faults(store, ended, folder)


def audit_table(table: str, listeners: list[Hearing], entries: list[log.AnyEntry]) -> Iterator[str]:
    """The same for one table."""
    for listener in listeners:
        yield from order_faults(listener)
    yield from difference_faults(table, listeners)
    yield from log_faults(table, listeners, entries)
    final = Table.of(table, entries)
    for listener in listeners:
        seat = final.seat_of(listener.guest)
        if listener.wishes and seat is not None:
            yield from wish_faults(listener, seat, entries)


def order_faults(listener: Hearing) -> Iterator[str]:
    """Numbers have no gap and none comes twice. A state comes first, and later only to whoever was too far behind."""
    last: int | None = None
    since: int | None = None
    for place, item in enumerate(listener.heard):
        if isinstance(item, Connected):
            since = item.since
            if since != last:
                yield f"{listener.name}: connected with since={since} after number {last}{listener.around(place)}"
        elif item.is_state:
            if last is not None and (since is None or item.number - since <= FARTHEST):
                yield f"{listener.name}: a state of number {item.number} came after number {last}" + listener.around(
                    place
                )
            last = item.number
        else:
            if last is None or item.number != last + 1:
                yield f"{listener.name}: number {item.number} came after number {last}{listener.around(place)}"
            last = item.number


def difference_faults(table: str, listeners: list[Hearing]) -> Iterator[str]:
    """Whoever sits at the same place is told the same, byte for byte, before a crash and after it."""
    first: dict[tuple[int, bool, int | None], bytes] = {}
    for listener in listeners:
        for item in listener.heard:
            if isinstance(item, Told):
                key = (item.number, item.is_state, item.seat)
                if first.setdefault(key, item.digest) != item.digest:
                    yield f"{listener.name}: number {item.number} is not what others of the same place heard"


def log_faults(table: str, listeners: list[Hearing], entries: list[log.AnyEntry]) -> Iterator[str]:
    """Everything that was heard is in the log at its number, with the same content, for whoever sits where it says."""
    heard: dict[int, list[tuple[Hearing, Told]]] = {}
    for listener in listeners:
        for item in listener.heard:
            if isinstance(item, Told):
                heard.setdefault(item.number, []).append((listener, item))
    assert isinstance(entries[0], log.Opened)
    rebuilt = Table(table, entries[0])
    for number, entry in enumerate(entries, FIRST):
        change = rebuilt.apply(entry) if number > FIRST else None
        right: dict[tuple[bool, int], bytes] = {}
        for listener, item in heard.pop(number, ()):
            viewer = rebuilt.viewer_of(listener.guest)
            key = (item.is_state, viewer)
            if key not in right:
                if item.is_state:
                    right[key] = state_digest(state_for(rebuilt, viewer))
                elif change is not None:
                    right[key] = digest_of(wire.encode(update_for(rebuilt, change, viewer)))
            if right.get(key) != item.digest:
                yield f"{listener.name}: number {number} was told otherwise than the log tells it"
            if not item.is_state and not is_told(item, entry):
                yield f"{listener.name}: number {number} is {entry} in the log, and {item.moved} was told"
    for number, missing in sorted(heard.items()):
        for listener, _ in missing:
            yield f"{listener.name}: number {number} was told and is not in the log, which ends at {len(entries)}"


def is_told(item: Told, entry: log.AnyEntry) -> bool:
    """The news are those of the entry."""
    if not isinstance(entry, log.Moved):
        return item.moved is None
    return item.moved in ((entry.seat, entry.action), (entry.seat, UNKNOWN))


def wish_faults(listener: Hearing, seat: int, entries: list[log.AnyEntry]) -> Iterator[str]:
    """A choice that was answered with `done` is in the log once, one that was refused is not there, and one whose
    answer was lost is there once or not at all; nothing else is there in the player's name."""
    moves = [(number, entry) for number, entry in enumerate(entries, FIRST) if isinstance(entry, log.Moved)]
    moves = [(number, entry) for number, entry in moves if entry.seat == seat]
    wishes = [Wish(0, "", "none"), *listener.wishes]
    for wish, following in zip(wishes, [*listener.wishes, Wish(len(entries), "", "")], strict=True):
        since = [entry for number, entry in moves if wish.seen < number <= following.seen]
        own = [entry.action for entry in since if entry.by == "player"]
        what = f"{listener.name}: {wish.action!r}, sent at number {wish.seen} and answered with {wish.answer!r},"
        if own not in ([], [wish.action]):
            yield f"{what} is in the log as {own}"
        elif wish.answer == "done" and [entry.action for entry in since[:1]] != [wish.action]:
            yield f"{what} is not in the log"
        elif own and wish.answer not in ("done", UNANSWERED) and not wish.is_again:
            yield f"{what} is in the log all the same"


def record_faults(store: Store, ended: list[Table], folder: Path) -> Iterator[str]:
    """Every match that ended has one record: the one that its log gives, and it replays and verifies."""
    records: dict[str, list[str]] = {}
    for summary in at_once(store.records(10**9)):
        text = at_once(store.record(summary.id)) or ""
        records.setdefault(Record.parse(text).table, []).append(text)
    for table in ended:
        texts = records.pop(table.id, [])
        if texts != [str(table.record())]:
            yield f"table {table.id} has {len(texts)} records that are not what its log gives"
        for text in texts:
            yield from (f"the record of table {table.id}: {fault}" for fault in replay_faults(text, folder))
    for id in records:
        yield f"there is a record of table {id}, whose match has not ended"


def replay_faults(text: str, folder: Path) -> Iterator[str]:
    """What is wrong with a record by itself."""
    record = Record.parse(text)
    try:
        match = replay(record, game_of(record))
    except TricktableError as error:
        yield f"it does not replay: {error}"
        return
    path = folder / "record.txt"
    path.write_text(text, encoding="utf-8")
    verification = verify(path)
    yield from verification.faults
    if verification.verified != match.number or not match.is_over:
        yield f"{verification.verified} of its {match.number} rounds are verified"
