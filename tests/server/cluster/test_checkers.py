"""The checker of histories finds every kind of fault that it is there for."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec
import pytest

from tests.server.cluster.checkers import Written, faults_of
from tests.server.cluster.ears import Ear
from tests.server.cluster.histories import Answered, Began, Heard, History, Joined, Pen, Sent, now, read_histories
from tests.tables.live_tables import Guest, begun, live_tables
from tricktable.tables import log
from tricktable.tables.stores import MemoryStore
from tricktable.tables.wire import OpenTable

NAMES: Final = ("guest 0", "guest 1", "")
MOVES: Final = 40


class Recorded(NamedTuple):
    """A table, as three listeners knew it and as it was kept."""

    table: str
    histories: list[History]
    written: list[Written]

    def faults(self) -> list[str]:
        return list(faults_of(self.table, self.histories, self.written))


def recorded(folder: Path) -> Recorded:
    """Two people play, somebody watches; everybody comes back once, and an answer is lost."""

    async def play() -> Recorded:
        async with live_tables(store=MemoryStore()) as place:
            chance = Random(3)
            guests = await begun(place, OpenTable(game="hasp", players=2, seed="00", level="random"), 2)
            live = guests[0].live
            pens = [Pen(folder, name or "watcher", name or "watcher", live.id, name) for name in NAMES]
            ears = [Ear(Guest(live, name), pen) for name, pen in zip(NAMES, pens, strict=True)]
            for ear in ears:
                await ear.join(None)
            for number in range(MOVES):
                awaited = next((ear for ear in ears if ear.guest.is_awaited), None)
                if awaited is None:
                    await asyncio.sleep(0.01)
                    continue
                assert awaited.guest.view is not None
                await awaited.act(chance.choice(awaited.guest.view.legal), f"{number}")
                if number == MOVES // 2:
                    for other in ears:
                        other.leave()
                        await other.join(other.guest.number)
            entries = [log.decode(text) for text in await place.store.read(live.id)]
            for pen in pens:
                pen.close()
            return Recorded(
                live.id,
                list(read_histories(folder)),
                [Written(entry, 1 + (number > 20)) for number, entry in enumerate(entries)],
            )

    return asyncio.run(play())


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    return recorded(tmp_path_factory.mktemp("histories"))


def test_a_right_history_has_no_fault(right: Recorded) -> None:
    assert right.faults() == []
    assert sum(isinstance(line, Answered) for history in right.histories for line in history.lines) > 10
    assert sum(isinstance(line, Joined) for history in right.histories for line in history.lines) == 6


Change = Callable[[Recorded], None]


def heard(history: History, place: int) -> int:
    """Where the line of a number that was heard stands."""
    return [index for index, line in enumerate(history.lines) if isinstance(line, Heard) and not line.is_state][place]


def _left_out(recorded: Recorded) -> None:
    history = recorded.histories[0]
    del history.lines[heard(history, 5)]


def _doubled(recorded: Recorded) -> None:
    history = recorded.histories[1]
    place = heard(history, 5)
    history.lines.insert(place, history.lines[place])


def _told_otherwise(recorded: Recorded) -> None:
    line = recorded.histories[2].lines[heard(recorded.histories[2], 7)]
    assert isinstance(line, Heard)
    line.digest = "00" * 12


def _lost_end(recorded: Recorded) -> None:
    del recorded.written[-2:]


def _other_choice(recorded: Recorded) -> None:
    """What an owner acknowledged, another one has written over."""
    number = max(n for n, each in enumerate(recorded.written) if isinstance(each.entry, log.Moved))
    entry = recorded.written[number].entry
    assert isinstance(entry, log.Moved)
    recorded.written[number] = recorded.written[number]._replace(entry=msgspec.structs.replace(entry, by="bot"))


def _acknowledged_and_gone(recorded: Recorded) -> None:
    """An answer for a choice that never came into the log."""
    history = recorded.histories[0]
    number = len(recorded.written)
    history.lines.append(Sent(now(), "further", "act", number - 1, "pass"))
    history.lines.append(Answered(now(), "further", "done", number + 1))


def _acknowledged_twice(recorded: Recorded) -> None:
    history = recorded.histories[0]
    first = next(line for line in history.lines if isinstance(line, Answered))
    sent = next(line for line in history.lines if isinstance(line, Sent) and line.id == first.id)
    history.lines.append(msgspec.structs.replace(sent, id="again"))
    history.lines.append(msgspec.structs.replace(first, id="again"))


def _refused_and_there(recorded: Recorded) -> None:
    history = recorded.histories[0]
    line = next(line for line in history.lines if isinstance(line, Answered))
    line.answer, line.number = "stale", 0


def _never_sent(recorded: Recorded) -> None:
    history = recorded.histories[0]
    place = next(index for index, line in enumerate(history.lines) if isinstance(line, Sent))
    id = history.lines[place].id  # type: ignore[union-attr] # it is a line that was sent
    history.lines[:] = [line for line in history.lines if not isinstance(line, Sent | Answered) or line.id != id]


def _epochs_interleave(recorded: Recorded) -> None:
    recorded.written[25] = Written(recorded.written[25].entry, 1)


def _two_owners(recorded: Recorded) -> None:
    recorded.written[30] = recorded.written[30]._replace(node="another")


def _written_twice(recorded: Recorded) -> None:
    recorded.written[:] = [each._replace(number=place) for place, each in enumerate(recorded.written, 1)]
    recorded.written.insert(20, recorded.written[20])


def _older_state(recorded: Recorded) -> None:
    """Whoever came last was told a state that is older than what others knew."""
    history = recorded.histories[2]
    state = next(line for line in history.lines if isinstance(line, Heard) and line.is_state)
    history.lines[:] = [Joined(now(), None, now()), msgspec.structs.replace(state, at=now())]


def _back_in_time(recorded: Recorded) -> None:
    history = recorded.histories[2]
    state = next(line for line in history.lines if isinstance(line, Heard) and line.is_state)
    last = max(line.number for line in history.lines if isinstance(line, Heard))
    history.lines.append(Joined(now(), last, now()))
    history.lines.append(msgspec.structs.replace(state, at=now()))


def _needless_state(recorded: Recorded) -> None:
    history = recorded.histories[2]
    place = [index for index, line in enumerate(history.lines) if isinstance(line, Joined)][1]
    line = next(line for line in history.lines[place:] if isinstance(line, Heard))
    line.is_state = True


def _wrong_since(recorded: Recorded) -> None:
    line = [line for line in recorded.histories[2].lines if isinstance(line, Joined)][1]
    assert line.since is not None
    line.since -= 1


def _no_log(recorded: Recorded) -> None:
    recorded.written.clear()


PLANTED: Final[tuple[tuple[Change, str], ...]] = (
    (_left_out, "came after number"),
    (_doubled, "came after number"),
    (_told_otherwise, "told otherwise"),
    (_lost_end, "is not in the log"),
    (_other_choice, "told otherwise"),
    (_acknowledged_and_gone, "was acknowledged and is not in the log"),
    (_acknowledged_twice, "different choices"),
    (_refused_and_there, "all the same"),
    (_never_sent, "and was sent"),
    (_epochs_interleave, "of epoch 1, the one before of 2"),
    (_two_owners, "was written by another"),
    (_written_twice, "was written twice"),
    (_older_state, "was known already"),
    (_back_in_time, "came after number"),
    (_needless_state, "though updates were wanted"),
    (_wrong_since, "connected with since"),
    (_no_log, "there is no log"),
)


@pytest.mark.parametrize(("plant", "fault"), PLANTED, ids=[plant.__name__.strip("_") for plant, _ in PLANTED])
def test_a_planted_fault_is_found(right: Recorded, plant: Change, fault: str) -> None:
    histories = [
        History(
            Began(0.0, history.name, history.table, history.guest),
            [msgspec.structs.replace(line) for line in history.lines],
        )
        for history in right.histories
    ]
    false = Recorded(right.table, histories, list(right.written))

    plant(false)

    assert any(fault in found for found in false.faults()), false.faults()
