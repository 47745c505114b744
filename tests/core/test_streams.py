"""The stream of chance: its published numbers, computed here a second time with nothing but SHA-256."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.core.streams import Stream

# fmt: off
VECTORS = {
    b"": (
        "6a3f608df83be34c98c0670e1852c2d0fb2a60f5431a91861d4a3e8f226d4cc1",
        [0x56C27E72290A8277, 0x74CA5C6CA66B8DEF, 0x10FFFF8E2CCD2A55, 0x2534EADC1D20A8D2,
         0xC3A3AABBB5F27EC2, 0x11103E5B58FDDD1A],
        [0, 1, 3, 2, 2, 54, 362, 191492486, 16933979215667099859],
        [7, 6, 1, 2, 8, 0, 3, 9, 4, 5],
        [4, 25, 30, 12, 57, 54, 31, 6, 16, 42, 19, 24, 47, 23, 58, 2, 44, 40, 41, 32, 1, 7, 18, 27, 46, 33, 3, 49, 26,
         21, 43, 11, 45, 48, 0, 28, 14, 59, 5, 52, 38, 37, 9, 15, 53, 17, 35, 8, 56, 50, 51, 39, 36, 20, 29, 34, 22,
         13, 10, 55],
    ),
    b"tricktable": (
        "5654723b2292b96f749c6c61360a72d9caa40bd997ab33538fcb2c32d3c7b76f",
        [0x7A07371A24366C2F, 0x81279FEFADD8FB91, 0x6A67F0D844116B4D, 0xB08AA507DFC5B860,
         0x131062C0257603FE, 0x1363E6A9BC80D1CB],
        [0, 1, 1, 6, 34, 15, 613, 193646683, 4367235899239252537],
        [8, 6, 7, 1, 0, 2, 3, 9, 4, 5],
        [26, 38, 3, 41, 51, 49, 20, 52, 56, 19, 18, 40, 32, 42, 13, 27, 22, 10, 5, 54, 21, 8, 44, 15, 16, 36, 24, 14, 2,
         7, 11, 58, 47, 34, 28, 30, 57, 12, 39, 23, 55, 29, 46, 48, 37, 0, 9, 43, 33, 45, 4, 17, 53, 1, 50, 6, 25, 59,
         31, 35],
    ),
    b"\x00\x01\x02": (
        "c3a18ad9b60db66e1863e09372e1d8ec600e87a50b570b382be77fbbf16a0054",
        [0x1E7D45C0AB6A2F11, 0xBA71AC2364C542E0, 0xAC6344D0625431FE, 0x5D2781FD9BAB625F,
         0xE02E356AACFDA13B, 0x5745E8744B2E3574],
        [0, 0, 0, 3, 11, 44, 796, 859778478, 4082233242580243769],
        [9, 8, 2, 0, 4, 3, 5, 6, 1, 7],
        [14, 41, 46, 33, 30, 21, 58, 0, 7, 50, 39, 55, 36, 8, 16, 18, 2, 40, 19, 45, 54, 13, 29, 43, 31, 23, 12, 28, 6,
         27, 35, 57, 9, 42, 17, 10, 38, 3, 15, 34, 53, 47, 59, 32, 52, 49, 25, 24, 1, 48, 51, 5, 26, 20, 44, 11, 4, 56,
         22, 37],
    ),
}
# fmt: on
"""For each seed: the key, the first numbers, `below` for `LIMITS` in a row, and shuffles of 10 and of 60 cards."""
LIMITS = (1, 2, 6, 10, 52, 60, 1000, 10**9, 2**64)


def numbers_of(key: bytes, block: int = 0) -> Iterator[int]:
    """The 64-bit numbers of a key, by the definition, from this block on."""
    while True:
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        for begin in (0, 8, 16, 24):
            yield int.from_bytes(digest[begin : begin + 8], "big")
        block += 1


def key_of(seed: bytes) -> bytes:
    return sha256(b"tricktable stream 1\x00" + seed).digest()


def plain_below(numbers: Iterator[int], limit: int) -> int:
    words = 1 if limit <= 2**64 else -(-limit.bit_length() // 64) + 1
    while True:
        number = 0
        for _ in range(words):
            number = number * 2**64 + next(numbers)
        if number < 2 ** (64 * words) // limit * limit:
            return number % limit


def plain_shuffle(numbers: Iterator[int], size: int) -> list[int]:
    cards = list(range(size))
    for place in reversed(range(1, size)):
        other = plain_below(numbers, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


@pytest.mark.parametrize("seed", VECTORS)
def test_the_published_numbers(seed: bytes) -> None:
    key, numbers, below, ten, sixty = VECTORS[seed]
    stream, limited = Stream(seed), Stream(seed)

    assert stream.key.hex() == key
    assert [stream.next() for _ in numbers] == numbers
    assert [limited.below(limit) for limit in LIMITS] == below
    assert Stream(seed).shuffled(tuple(range(10))) == ten
    assert Stream(seed).shuffled(tuple(range(60))) == sixty


@pytest.mark.parametrize("seed", VECTORS)
def test_the_published_numbers_follow_from_the_definition(seed: bytes) -> None:
    key, numbers, below, ten, sixty = VECTORS[seed]
    plain, limited = numbers_of(key_of(seed)), numbers_of(key_of(seed))

    assert key_of(seed).hex() == key
    assert [next(plain) for _ in numbers] == numbers
    assert [plain_below(limited, limit) for limit in LIMITS] == below
    assert plain_shuffle(numbers_of(key_of(seed)), 10) == ten
    assert plain_shuffle(numbers_of(key_of(seed)), 60) == sixty


def test_a_named_stream_has_its_own_published_key() -> None:
    inner = Stream("tricktable").named("round 1")

    assert inner.key == sha256(key_of(b"tricktable") + b"/round 1").digest()
    assert inner.key.hex() == "a7c6b0c59b4a682a578c96935c1d1402dbc90b5057dd7a35be19b08546c4fea7"
    assert inner.shuffled(tuple(range(10))) == [8, 2, 9, 6, 0, 7, 3, 4, 5, 1]


def test_a_named_stream_does_not_depend_on_how_far_its_stream_was_read() -> None:
    read, unread = Stream("seed"), Stream("seed")
    read.shuffled(tuple(range(30)))

    assert read.named("draw").next() == unread.named("draw").next()
    assert read.next() != unread.next()


def test_a_seed_is_its_bytes() -> None:
    assert Stream("Mü").key == Stream("Mü".encode()).key


@given(st.binary(max_size=8), st.lists(st.tuples(st.booleans(), st.integers(1, 70) | st.integers(1, 2**200))))
def test_any_reading_follows_the_definition(seed: bytes, readings: list[tuple[bool, int]]) -> None:
    """Shuffles and numbers in any mixture, so that a shuffle begins anywhere in a block."""
    stream, plain = Stream(seed), numbers_of(key_of(seed))

    for is_shuffle, size in readings:
        if is_shuffle and size <= 70:
            assert stream.shuffled(tuple(range(size))) == plain_shuffle(plain, size)
        else:
            assert stream.below(size) == plain_below(plain, size)


class Planted(Stream):
    """A stream whose next numbers are chosen."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(b"planted")
        self._numbers = numbers[::-1]


HIGHEST = 2**64 - 1


@pytest.mark.interpreted
def test_a_number_that_would_favour_low_results_is_skipped() -> None:
    """2**64 is one more than a multiple of 3, and a multiple of 2."""
    assert Planted([HIGHEST, 5]).below(3) == 2
    assert Planted([HIGHEST, 4]).below(2) == 1
    assert Planted([HIGHEST - 1, 4]).below(3) == 2


@pytest.mark.interpreted
@given(st.lists(st.integers(HIGHEST - 70, HIGHEST) | st.integers(0, HIGHEST), min_size=12, max_size=12))
def test_a_shuffle_skips_the_same_numbers(numbers: list[int]) -> None:
    ahead = iter([*numbers, *range(1000, 1100)])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tricktable.core.streams._shuffle_in_c", None)
        cards = Planted([*numbers, *range(1000, 1100)]).shuffled(tuple(range(12)))

    assert cards == plain_shuffle(ahead, 12)


def test_a_shuffle_of_nothing_and_of_one_card_takes_no_number() -> None:
    stream = Stream("x")

    assert stream.shuffled(()) == []
    assert stream.shuffled((7,)) == [7]
    assert stream.next() == Stream("x").next()


@pytest.mark.parametrize("limit", [0, -1])
def test_there_is_no_number_below_nothing(limit: int) -> None:
    with pytest.raises(ValueError, match="no number"):
        Stream("x").below(limit)


def test_choices_are_even() -> None:
    stream = Stream("even")
    seen = Counter(stream.choice((2, 3, 5)) for _ in range(3000))

    assert set(seen) == {2, 3, 5}
    assert min(seen.values()) > 900
