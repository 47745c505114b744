"""What a receiver knows of a table is what the table's match would tell them."""

import pytest

from tests.contract.tables import LIMITS, TABLES, choose, table_name
from tests.contract.tables import Table as Place
from tests.tables.live_tables import update_for
from tricktable.clients.table_mirror import Gap, TableMirror
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.games import new_game
from tricktable.tables import log, wire
from tricktable.tables.announcements import state_for
from tricktable.tables.table import Table

SPECTATING = "somebody"


def opened(name: str, players: int, options: dict[str, str], seed: str) -> Table:
    """A table at which nobody sits yet."""
    game = new_game(name, players, options)
    entry = log.Opened(
        game=name,
        rules=game.version,
        players=players,
        options=dict(game.options),
        title="",
        host="guest 0",
        secret="00" * 32,
        seed=seed.encode().hex(),
        level="medium",
    )
    return Table("mirror", entry)


def sent(message: wire.AnyServerMessage) -> wire.AnyServerMessage:
    """The message as it arrives."""
    return wire.decode_message(wire.encode(message))


def state_of(table: Table, guest: str) -> wire.State:
    state = sent(state_for(table, table.viewer_of(guest)))
    assert isinstance(state, wire.State)
    return state


class Circle:
    """A table and the mirrors of everybody around it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.guests = [f"guest {player}" for player in range(table.opened.players)] + [SPECTATING]
        self.mirrors = {guest: TableMirror(state_of(table, guest)) for guest in self.guests}
        self.compared = 0

    def apply(self, entry: log.AnyEntry) -> None:
        change = self.table.apply(entry)
        for guest, mirror in self.mirrors.items():
            mirror.take(sent(update_for(self.table, change, self.table.viewer_of(guest))))

    def sit_down(self) -> None:
        for player in range(self.table.opened.players):
            self.apply(log.Sat(chair=player, guest=f"guest {player}", name=f"BotPlayer {player}"))
        self.apply(log.Started())

    def compare(self, is_anew: bool) -> None:
        """Every mirror is equal to the match's own view; `is_anew` compares those who come now as well."""
        match = self.table.match
        assert match is not None
        for guest, mirror in self.mirrors.items():
            viewer = self.table.viewer_of(guest)
            expected = str(match.view(viewer))
            assert str(mirror.view()) == expected
            self._compare_course(mirror)
            if is_anew:
                new = TableMirror(state_of(self.table, guest))
                assert str(new.view()) == expected
                assert new.last == mirror.last == self.table.number
                assert [str(past.number) for past in new.past] == [str(p.number) for p in mirror.past if p.number]
            self.compared += 1

    def _compare_course(self, mirror: TableMirror) -> None:
        """Rounds, scores and events are what the match has."""
        match = self.table.match
        assert match is not None
        assert (mirror.number, mirror.is_over, mirror.winners()) == (match.number, match.is_over, match.winners())
        assert mirror.awaited() == (() if match.is_over else match.awaited())
        past = [past for past in match.past if past.journal]
        assert len(mirror.past) == len(past)
        for ours, theirs in zip(mirror.past[-2:], past[-2:], strict=True):
            assert ours.number == theirs.number
            assert list(map(str, ours.journal)) == [str(event.seen(mirror.viewer)) for event in theirs.journal]
            if ours.number:
                assert ours.dealer == theirs.dealer
                assert ours.score.lines == theirs.score.lines
                assert ours.totals == theirs.totals
        assert vars_of(mirror.standing) == vars_of(match.standing)


def vars_of(standing: object) -> dict[str, object]:
    """All fields, those of base classes included."""
    names = [name for kind in type(standing).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(standing, name) for name in names}


EACH = 3
"""Up to this round mirrors are looked at after each choice, then now and then."""


@pytest.mark.parametrize("place", TABLES, ids=table_name)
def test_everybody_knows_what_the_match_would_tell_them_after_every_choice(place: Place) -> None:
    name, players = place
    circle = Circle(opened(name, players, LIMITS.get(name, {}), "mirrors"))
    circle.sit_down()
    circle.compare(True)
    stream = Stream("mirrors")
    match = circle.table.match
    assert match is not None

    while not match.is_over:
        seat, action = choose(match, stream)
        circle.apply(log.Moved(seat=seat, action=match.game.actions.text[action]))
        if match.number <= EACH or match.is_over or stream.below(8) == 0:
            circle.compare(stream.below(8) == 0 or match.is_over)

    assert circle.compared > 50


@pytest.mark.parametrize("place", TABLES, ids=table_name)
def test_whoever_takes_a_choice_back_is_told_the_round_anew(place: Place) -> None:
    name, players = place
    circle = Circle(opened(name, players, LIMITS.get(name, {}), "back"))
    circle.sit_down()
    stream = Stream("back")
    taken = 0

    for _ in range(80):
        match = circle.table.match
        assert match is not None
        if match.is_over:
            break
        seat, action = choose(match, stream)
        circle.apply(log.Moved(seat=seat, action=match.game.actions.text[action]))
        if circle.table.last_move == (seat, True):
            circle.apply(log.AskedBack(seat=seat))
            circle.apply(log.TookBack(seat=seat))
            circle.compare(stream.below(4) == 0)
            circle.apply(log.Moved(seat=seat, action=match.game.actions.text[action]))
            taken += 1
        circle.compare(False)

    assert taken


def test_the_names_tell_who_sits_where_after_a_draw() -> None:
    moved = 0
    for number in range(8):
        circle = Circle(opened("hasp", 4, {"teams": "drawn"}, f"draw {number}"))
        circle.sit_down()
        match = circle.table.match
        assert match is not None
        for guest, mirror in circle.mirrors.items():
            assert mirror.seating == match.seating
            assert mirror.viewer == circle.table.viewer_of(guest)
        moved += match.seating != (0, 1, 2, 3)
        circle.compare(True)

    assert moved


def test_what_is_lost_or_told_twice_is_noticed() -> None:
    table = opened("meinz", 3, {}, "gap")
    state = state_of(table, SPECTATING)
    sat = update_for(table, table.apply(log.Sat(chair=0, guest="a", name="Ann")), SPECTATOR)
    more = update_for(table, table.apply(log.Sat(chair=1, guest="b", name="Ben")), SPECTATOR)

    with pytest.raises(Gap, match=r"message 3 does not follow number 1 \(allowed: 2\)"):
        TableMirror(state).take(more)
    mirror = TableMirror(state)
    mirror.take(sat)
    with pytest.raises(Gap, match="message 2 does not follow number 2"):
        mirror.take(sat)
    mirror.take(more)
    assert [seat.name for seat in mirror.table.seats] == ["Ann", "Ben", ""]

    mirror.take(state)  # a state may come at any time, and is all there is then
    assert mirror.last == 1
    assert mirror.table == state.table


def test_before_the_match_there_is_nothing_to_see() -> None:
    mirror = TableMirror(state_of(opened("meinz", 3, {}, "early"), SPECTATING))

    assert not mirror.has_begun
    assert not mirror.is_over
    assert mirror.awaited() == mirror.winners() == ()
    with pytest.raises(ValueError, match="the match has not begun"):
        mirror.view()


def test_who_is_here_and_what_is_queued_has_no_number() -> None:
    mirror = TableMirror(state_of(opened("meinz", 3, {}, "here"), SPECTATING))

    mirror.take(wire.Presence(here=(True, False, True)))
    mirror.take(wire.Queued(action="r7"))
    mirror.take(wire.Refusal(code="stage", text="the match has not begun"))

    assert mirror.here == (True, False, True)
    assert mirror.queued == "r7"
    assert mirror.last == 1
