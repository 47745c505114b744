"""Allotments: every way counted, and every way as likely."""

from collections import Counter
from collections.abc import Iterator
from math import factorial, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tricktable.core.allotments import Allotment
from tricktable.core.streams import Stream


def every_way(cards: int, room: tuple[int, ...], open_to: tuple[int, ...], first: int = 0) -> Iterator[tuple[int, ...]]:
    """For each card from `first` on the place where it goes: by trying all."""
    if first == cards:
        yield ()
        return
    for place, left in enumerate(room):
        if left and open_to[first] >> place & 1:
            rest = tuple(size - (number == place) for number, size in enumerate(room))
            for others in every_way(cards, rest, open_to, first + 1):
                yield (place, *others)


@st.composite
def riddles(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Room at up to four places, and for each of up to seven cards where it can be."""
    room = tuple(draw(st.lists(st.integers(0, 3), min_size=1, max_size=4).filter(lambda sizes: sum(sizes) <= 7)))
    places = st.integers(0, (1 << len(room)) - 1)
    return room, tuple(draw(places) for _ in range(sum(room)))


@given(riddles())
@settings(max_examples=200, deadline=None)
def test_the_count_is_what_trying_all_ways_gives(riddle: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    room, open_to = riddle
    cards = tuple(range(len(open_to)))
    ways = set(every_way(len(cards), room, open_to))
    allotment = Allotment(cards, room, open_to)

    assert allotment.count() == len(ways)
    if not ways:
        return
    for _ in range(5):
        places = allotment.sample(Stream(b"any"))
        assert tuple(len(part) for part in places) == room
        assert tuple(next(place for place, part in enumerate(places) if card in part) for card in cards) in ways


@pytest.mark.parametrize(
    ("room", "open_to"),
    [
        ((2, 2, 2), (0b111,) * 6),  # nothing known
        ((2, 1, 2), (0b001, 0b011, 0b111, 0b110, 0b111)),
        ((1, 1, 1, 1), (0b0011, 0b0110, 0b1100, 0b1111)),
        ((3, 0, 2), (0b101, 0b111, 0b100, 0b111, 0b001)),
        ((2, 3), (0b10, 0b11, 0b11, 0b11, 0b11)),
    ],
)
def test_every_way_is_equally_likely(room: tuple[int, ...], open_to: tuple[int, ...]) -> None:
    """Chi-square within five deviations, with a fixed seed."""
    cards = tuple(range(len(open_to)))
    ways = set(every_way(len(cards), room, open_to))
    allotment = Allotment(cards, room, open_to)
    stream = Stream("even ways")

    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(60 * len(ways)):
        at = {card: place for place, part in enumerate(allotment.sample(stream)) for card in part}
        seen[tuple(at[card] for card in cards)] += 1

    assert set(seen) == ways
    freedom = len(ways) - 1
    assert sum((seen[way] - 60) ** 2 / 60 for way in ways) < freedom + 5 * sqrt(2 * freedom) + 5


def test_copies_count_as_cards_of_their_own() -> None:
    """Two sevens and a four for two places with room for two and one: three ways, in two of which a seven is alone."""
    allotment = Allotment((7, 7, 4), (2, 1), (0b11, 0b11, 0b11))
    stream = Stream("copies")

    seen = Counter(tuple(allotment.sample(stream)[1]) for _ in range(3000))

    assert allotment.count() == 3
    assert 1850 < seen[(7,)] < 2150
    assert seen[(7,)] + seen[(4,)] == 3000


def test_a_whole_deck_is_counted_without_trying() -> None:
    free = Allotment(tuple(range(60)), (15, 15, 15, 15), (0b1111,) * 60)

    assert free.count() == factorial(60) // factorial(15) ** 4


def test_nothing_unseen_is_one_way() -> None:
    allotment = Allotment((), (0, 0), ())

    assert allotment.count() == 1
    assert allotment.sample(Stream("nothing")) == [[], []]


def test_the_cards_must_fill_the_places() -> None:
    with pytest.raises(ValueError, match="2 unseen cards do not fill 3"):
        Allotment((1, 2), (1, 2), (0b11, 0b11))


def test_a_contradiction_is_told() -> None:
    allotment = Allotment((1, 2), (1, 1), (0b01, 0b01))

    assert allotment.count() == 0
    with pytest.raises(ValueError, match="no way"):
        allotment.sample(Stream("contradiction"))
