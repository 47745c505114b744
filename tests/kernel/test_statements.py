"""Statements: choices before the tricks weigh hands as a plain softmax does, and nothing that is wrong is taken."""

from array import array
from math import exp, inf, isfinite, log, nan
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.kernel import Statements
from tricktable.kernel.goals import FAR

Said = tuple[int, int, "array[float]", "array[float]"]


def made_up(rand: Random, seats: int, number: int) -> list[Said]:
    said: list[Said] = []
    for _ in range(number):
        choices = rand.randrange(1, 26)
        own = array("d", [rand.uniform(-3, 3) for _ in range(choices)])
        by_bit = array("d", [rand.uniform(-1, 1) for _ in range(64 * choices)])
        said.append((rand.randrange(seats), rand.randrange(choices), own, by_bit))
    return said


def plainly(said: list[Said], chance: float, hands: list[int]) -> float:
    result = 0.0
    for seat, chosen, own, by_bit in said:
        held = [bit for bit in range(64) if hands[seat] >> bit & 1]
        values = [value + sum(by_bit[bit * len(own) + choice] for bit in held) for choice, value in enumerate(own)]
        share = exp(values[chosen]) / sum(map(exp, values))
        result += log((1 - chance) * share + chance / len(values))
    return result


@given(st.integers(0, 10**9), st.integers(2, 6), st.integers(0, 9), st.floats(0.01, 1), st.integers(0, 4))
def test_hands_weigh_what_a_softmax_makes_of_them(
    seed: int, seats: int, number: int, chance: float, worlds: int
) -> None:
    rand = Random(seed)
    said = made_up(rand, seats, number)
    hands = [rand.getrandbits(64) & rand.getrandbits(64) for _ in range(seats * worlds)]

    weights = Statements(seats, chance, said).weigh(array("Q", hands))

    parts = [hands[world * seats : (world + 1) * seats] for world in range(worlds)]
    assert weights == pytest.approx([plainly(said, chance, part) for part in parts])


def test_nothing_is_ruled_out() -> None:
    """What appeals least by far is as likely as chance makes it."""
    own = array("d", [0.0, 900.0])
    weights = Statements(2, 0.2, [(1, 0, own, array("d", bytes(8 * 128)))]).weigh(array("Q", [0, 5]))

    assert weights == [pytest.approx(log(0.1))]


def test_what_cannot_be_is_refused() -> None:
    own, by_bit = array("d", [0.0, 1.0]), array("d", bytes(8 * 128))
    for seats, chance in ((1, 0.5), (7, 0.5), (4, 0.0), (4, 1.1), (4, nan)):
        with pytest.raises(ValueError, match="2 to 6 seats"):
            Statements(seats, chance, [])
    many = array("d", [0.0] * 65)
    for wrong in (
        (4, 0, own, by_bit),
        (-1, 0, own, by_bit),
        (0, 2, own, by_bit),
        (0, -1, own, by_bit),
        (0, 0, own, by_bit[1:]),
        (0, 0, array("d"), array("d")),
        (0, 0, many, array("d", bytes(8 * 64 * 65))),
    ):
        with pytest.raises(ValueError, match="a few choices"):
            Statements(4, 0.5, [wrong])
    for strange in (inf, -inf, nan, 2 * FAR):
        with pytest.raises(ValueError, match="numbers from"):
            Statements(4, 0.5, [(0, 0, array("d", [0.0, strange]), by_bit)])
        with pytest.raises(ValueError, match="numbers from"):
            Statements(4, 0.5, [(0, 0, own, array("d", [strange, *by_bit[1:]]))])
    with pytest.raises(ValueError, match="every seat"):
        Statements(4, 0.5, [(0, 0, own, by_bit)]).weigh(array("Q", [1, 2, 3]))
    too_large: Any = [1, 2, 3, 1 << 64]
    with pytest.raises(OverflowError):
        Statements(4, 0.5, [(0, 0, own, by_bit)]).weigh(too_large)


def test_the_largest_numbers_weigh_something() -> None:
    rand = Random(1)
    for _ in range(200):
        choices = rand.randrange(1, 5)
        own = array("d", [rand.choice((-FAR, 0.0, FAR)) for _ in range(choices)])
        by_bit = array("d", [rand.choice((-FAR, 0.0, FAR)) for _ in range(64 * choices)])
        statements = Statements(2, 0.5, [(0, rand.randrange(choices), own, by_bit)])
        for weight in statements.weigh(array("Q", [rand.getrandbits(64), 0, 0, rand.getrandbits(64)])):
            assert isfinite(weight)
            assert weight <= 0
