"""Events, and what each viewer sees of them."""

from hypothesis import given
from hypothesis import strategies as st

from tricktable.core.events import HIDDEN, Event, card_events
from tricktable.core.seats import EVERYONE, SPECTATOR, mask, members, only

VIEWERS = (*range(6), SPECTATOR)


def test_whoever_may_know_an_event_gets_it_as_it_happened() -> None:
    event = Event("dealt", 2, (4, 7), only(2))

    assert event.seen(2) is event


def test_others_see_how_many_values_there_are_and_nothing_more() -> None:
    event = Event("dealt", 2, (4, 7), only(2))

    assert event.seen(1) == Event("dealt", 2, (HIDDEN, HIDDEN), only(2))
    assert event.seen(SPECTATOR) == event.seen(0)
    assert str(event.seen(0)) == "dealt 2 ? ?"


@given(st.lists(st.integers(0, 50), max_size=5), st.integers(0, 255), st.sampled_from(VIEWERS))
def test_a_form_for_a_viewer_stays_what_it_is_when_it_is_seen_again(
    values: list[int], seen_by: int, viewer: int
) -> None:
    seen = Event("dealt", 0, tuple(values), seen_by).seen(viewer)

    assert seen.seen(viewer) == seen
    assert len(seen.values) == len(values)
    assert viewer in members(seen_by) or set(seen.values) <= {HIDDEN}


@given(st.lists(st.lists(st.integers(0, 3), min_size=2, max_size=2), min_size=2, max_size=2), st.integers(0, 255))
def test_two_events_that_differ_in_hidden_values_look_the_same(values: list[list[int]], seen_by: int) -> None:
    one, other = (Event("dealt", 1, tuple(own), seen_by) for own in values)

    for viewer in VIEWERS:
        if viewer not in members(seen_by):
            assert one.seen(viewer) == other.seen(viewer)
            assert str(one.seen(viewer)) == str(other.seen(viewer))


def test_events_are_public_unless_somebody_is_named() -> None:
    assert Event("took", 1).seen_by == EVERYONE
    assert all(Event("played", 0, (3,)).seen(viewer).values == (3,) for viewer in VIEWERS)


def test_equal_events_are_equal_and_have_one_hash() -> None:
    event = Event("played", 0, (3,))

    assert event == Event("played", 0, (3,))
    assert hash(event) == hash(Event("played", 0, (3,)))
    assert event != Event("played", 1, (3,))
    assert event != Event("played", 0, (4,))
    assert event != Event("discarded", 0, (3,))
    assert event != Event("played", 0, (3,), only(0))
    assert event != "played 0 3"
    assert str(Event("took", 1)) == "took 1"
    assert repr(event) == "Event('played', 0, (3,), 0xff)"


def test_ready_made_events_are_the_events() -> None:
    table = card_events("played", 3, 5)

    assert [len(row) for row in table] == [5, 5, 5]
    assert table[2][4] == Event("played", 2, (4,))


@given(st.sets(st.integers(0, 7)))
def test_sets_of_seats_read_back(seats: set[int]) -> None:
    assert members(mask(tuple(seats))) == tuple(sorted(seats))
    assert mask(members(sum(only(seat) for seat in seats))) == mask(list(seats))
