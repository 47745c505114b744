"""Whoever is alone with bots can go back to before their last choice, as often as they like."""

import msgspec
import pytest

from tests.contract.tables import TABLES, Table, choose, game_at, table_name, viewers
from tests.tables.live_tables import update_for
from tests.tables.openings import opened_by_ann
from tricktable.clients.table_mirror import TableMirror
from tricktable.core.record_playback import replay
from tricktable.core.records import Record
from tricktable.core.streams import Stream
from tricktable.core.verification import verify_round
from tricktable.tables import log, wire
from tricktable.tables.clocks import Clock
from tricktable.tables.live.audiences import full_state, missed_messages
from tricktable.tables.table import Table as TableOfLog

AT = 1_000_000
MOST_UNDONE = 40


class Practice:
    """A table at which somebody plays alone with bots, who go by chance; what was told, and what is to be so again."""

    def __init__(self, table: Table, seat_of_guest: int, clock: Clock | None = None) -> None:
        opened = opened_by_ann(table, clock=clock, at=AT)
        self.entries: list[log.AnyEntry] = [opened]
        self.table = TableOfLog.of("undos", [opened])
        self.viewers = viewers(game_at(table))
        for chair in range(opened.players):
            if chair == seat_of_guest:
                self.apply(log.Sat(chair=chair, guest="ann", name="Ann"))
            else:
                self.apply(log.BotSat(chair=chair, bot="thumb", name=f"Bot {chair}"))
        self.contribute()
        self.mirror = TableMirror(full_state(self.table, self.table.viewer_of("ann"), False))
        self.told: list[bytes] = []
        self.since = len(self.entries)
        self.apply(log.Started())
        self.before: list[list[bytes]] = []
        """For each own choice, what everybody could know before it."""
        self.undone = 0
        self.crossed = 0

    @property
    def seat(self) -> int:
        return self.table.viewer_of("ann")

    def apply(self, entry: log.AnyEntry) -> None:
        entry.at = AT + len(self.entries)
        self.entries.append(entry)
        change = self.table.apply(entry)
        if self.table.match is not None:
            update = update_for(self.table, change, self.seat)
            self.mirror.take(update)
            self.told.append(wire.encode(update))

    def contribute(self) -> None:
        coming = self.table.next_shuffle()
        if coming is not None and not coming.parts:
            number = coming.number
            self.apply(log.Contributed(chair=self.table.players[self.seat], number=number, part=f"{number:032x}"))

    def states(self) -> list[bytes]:
        """What everybody is told of the table as it is, but for how it came to be so."""
        states = []
        for viewer in self.viewers:
            state = full_state(self.table, viewer, True)
            assert state.view is not None
            state.number = state.at = state.table.practice = 0
            state.table.shuffle = None
            state.view.until = {}
            states.append(wire.encode(state))
        return states

    def choose(self, stream: Stream) -> None:
        assert self.table.match is not None
        seat, action = choose(self.table.match, stream)
        is_own = seat == self.seat
        if is_own:
            self.before.append(self.states())
        took = stream.below(9_000) if self.table.opened.clock else 0
        text = self.table.game.actions.text[action]
        self.apply(log.Moved(seat=seat, action=text, by="player" if is_own else "bot", took=took))
        if not self.table.match.is_over:
            self.contribute()

    def undo(self) -> None:
        match = self.table.match
        assert match is not None
        assert self.table.may_undo(self.seat)
        number = match.number
        self.apply(log.Undid(seat=self.seat))
        self.undone += 1
        assert self.table.match is not None
        self.crossed += self.table.match.number < number
        assert self.states() == self.before.pop()
        assert self.table.may_undo(self.seat) == bool(self.before)
        assert str(self.mirror.view()) == str(self.table.match.view(self.seat))
        assert [past.totals for past in self.mirror.past] == [p.totals for p in self.table.match.past if p.number]
        self.contribute()

    def heard_again(self) -> list[bytes]:
        """What somebody is told who was away all the time."""
        return list(missed_messages("undos", self.entries, "ann", self.since, False))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_everything_is_as_it_was_before_the_last_own_choice(table: Table) -> None:
    """For everybody, byte for byte, across the ends of rounds too; a crash changes nothing, the cards stay the same,
    and the record is a valid one that says that it was practice."""
    stream = Stream(f"undo {table_name(table)}")
    practice = Practice(table, stream.below(table[1]))
    number = 1

    while practice.table.stage == "playing":
        assert practice.table.match is not None
        has_new_round = practice.table.match.number > number
        number = practice.table.match.number
        wants_back = stream.below(2 if has_new_round else 25) == 0 and practice.undone < MOST_UNDONE
        if practice.before and wants_back:
            for _ in range(min(len(practice.before), 1 + stream.below(4))):
                practice.undo()
        else:
            practice.choose(stream)

    assert practice.undone > 3
    assert practice.crossed or number == 1
    assert practice.heard_again() == practice.told
    again = TableOfLog.of("undos", practice.entries)
    record = again.record()
    assert str(record) == str(practice.table.record())
    assert f"\npractice: {practice.undone}\n" in str(record)
    parsed = Record.parse(str(record))
    assert replay(parsed, again.game).winners()
    for part in parsed.rounds:
        if part.number:
            verify_round(parsed, again.game, part)


def test_time_that_was_spent_is_there_again() -> None:
    stream = Stream("undo with a clock")
    practice = Practice(("hasp", 3), 1, Clock(choice=5, bank=30))
    banks = []
    while practice.table.stage == "playing" and len(practice.before) < 9:
        banks.append([chair.bank for chair in practice.table.chairs])
        before = len(practice.before)
        practice.choose(stream)
        if len(practice.before) == before:
            banks.pop()

    while practice.before:
        practice.undo()
        assert [chair.bank for chair in practice.table.chairs] == banks.pop()


def test_what_the_clock_chose_can_be_chosen_again_and_what_a_stand_in_chose_is_no_choice_of_ours() -> None:
    stream = Stream("undo of others")
    practice = Practice(("hasp", 3), 0)
    movers: tuple[log.Mover, ...] = ("player", "bot", "table", "clock", "bot", "table")
    own: list[log.Mover] = []
    while len(own) < 12:
        match = practice.table.match
        assert match is not None
        seat, action = choose(match, stream)
        by: log.Mover = "bot"
        if seat == practice.seat:
            by = movers[len(own) % len(movers)]
            own.append(by)
        practice.apply(log.Moved(seat=seat, action=practice.table.game.actions.text[action], by=by))

    practice.apply(log.Undid(seat=practice.seat))

    assert [choice.by for choice in practice.table.moves if choice.seat == practice.seat] == own[:9]
    practice.apply(log.Undid(seat=practice.seat))
    assert [choice.by for choice in practice.table.moves if choice.seat == practice.seat] == own[:6]


def test_a_match_that_goes_on_from_practice_is_practice() -> None:
    stream = Stream("practice goes on")
    practice = Practice(("njet", 2), 0)
    while not practice.before:
        practice.choose(stream)
    practice.undo()
    record = str(practice.table.record())
    opened = msgspec.structs.replace(practice.table.opened, record=record, seed="00")
    bots = [log.BotSat(chair=chair, bot="thumb", name=f"Bot {chair}") for chair in range(2)]

    table = TableOfLog.of("again", [opened, *bots, log.Started()])

    assert table.record().practice == 1
