"""The shuffle in C, which runs here as it was built and, from its source, interpreted."""

from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.test_streams import HIGHEST, key_of, numbers_of, plain_shuffle
from tricktable.core import shuffles


def interpreted() -> ModuleType:
    source = Path(shuffles.__file__).with_name("shuffles.py")
    spec = spec_from_file_location("interpreted_shuffles", source)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


INTERPRETED = interpreted()


@pytest.mark.parametrize("module", [shuffles, INTERPRETED], ids=["built", "interpreted"])
@given(seed=st.binary(), read=st.integers(0, 9) | st.just(4 * 2**32 - 2), size=st.integers(0, 9) | st.integers(30, 80))
@settings(max_examples=40)
def test_a_shuffle_goes_by_the_definition(module: ModuleType, seed: bytes, read: int, size: int) -> None:
    key = key_of(seed)
    plain = numbers_of(key, read // 4)
    assert len(list(islice(plain, read % 4))) == read % 4

    cards, after = module.shuffled(key, read, tuple(range(size)))

    assert cards == plain_shuffle(plain, size)
    assert after == read + max(0, size - 1)


@given(st.lists(st.integers(HIGHEST - 70, HIGHEST) | st.integers(0, HIGHEST), min_size=12, max_size=12))
def test_numbers_that_would_favour_low_results_are_skipped(numbers: list[int]) -> None:
    """They come once in many years of shuffling, so they are planted where the numbers of a block are made."""
    ahead = [*numbers, *range(1000, 1100)]

    def plant(key: bytes, block: int) -> None:
        for place, number in enumerate(ahead[4 * block : 4 * block + 4]):
            INTERPRETED._number[place] = number

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(INTERPRETED, "_read_block", plant)
        patch.setattr(INTERPRETED, "_blocks", 0)
        cards, after = INTERPRETED.shuffled(bytes(32), 0, tuple(range(12)))

    plain = iter(ahead)
    assert cards == plain_shuffle(plain, 12)
    assert after == len(ahead) - len(list(plain))


@pytest.mark.parametrize("module", [shuffles, INTERPRETED], ids=["built", "interpreted"])
@given(
    st.lists(st.tuples(st.sampled_from(["a", "b"]), st.integers(0, 40), st.sampled_from([0, 2, 5, 12, 40])), max_size=9)
)
@settings(max_examples=40)
def test_numbers_that_are_still_known_are_those_of_their_stream(
    module: ModuleType, asked: list[tuple[str, int, int]]
) -> None:
    """Several blocks are made at once, and whoever asks next may have another stream or be at another place."""
    for seed, block, size in asked:
        key = key_of(seed.encode())
        if size:
            cards, _ = module.shuffled(key, 4 * block, tuple(range(size)))
            assert cards == plain_shuffle(numbers_of(key, block), size)
        else:
            assert module.numbers_of(key, block) == list(islice(numbers_of(key, block), 4))[::-1]


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        shuffles.shuffled(b"short", 0, (1, 2, 3))


@pytest.mark.parametrize("module", [shuffles, INTERPRETED], ids=["built", "interpreted"])
@given(seed=st.binary(), block=st.integers(0, 3) | st.just(2**40))
@settings(max_examples=20)
def test_the_numbers_of_a_block_come_last_first(module: ModuleType, seed: bytes, block: int) -> None:
    key = key_of(seed)

    assert module.numbers_of(key, block) == list(islice(numbers_of(key, block), 4))[::-1]
    with pytest.raises(ValueError, match="32 bytes"):
        module.numbers_of(key[1:], block)
