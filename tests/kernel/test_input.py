"""Whatever Python hands over is refused, or stays within bounds: no input may crash the compiled kernel.

`make sanitize` runs these with a kernel that watches its memory.
"""

from array import array
from contextlib import suppress
from math import nan
from random import Random

import pytest

from tests.kernel.tables import sample
from tests.kernel.wilds import Case, made_up_case, spoil, table_case
from tricktable.kernel import Round
from tricktable.kernel.layout import ASKED, ATTITUDES, FEATURES, HANDS, MOVES, NET, PLAYING, SIGHT, SWAP, WORDS

LONGEST_GAME = 32 * 6 * 8
"""No round takes more choices: tricks, seats, and the calls and swaps around a card."""


def listen(round: Round, stack: tuple[int, ...], rand: Random) -> None:
    """Cards are weighed that were played, or that never could be, among calls and swaps, from hands that are so or
    not."""
    begin = round.position()
    plays = array("i")
    for _ in range(rand.randrange(12)):
        legal = round.legal_actions()
        if not legal:
            break
        plays.append(rand.choice(legal))
        round.apply(plays[-1])
    seats = len(round.play_out(1, 1, False)[1])
    hands = round.position()[HANDS : HANDS + seats]
    round.load(begin, stack)
    if rand.random() < 0.3:
        strange = rand.choice((rand.randrange(-2, 70), SWAP + rand.randrange(64 * 64)))
        plays.insert(rand.randrange(len(plays) + 1), strange)
    if rand.random() < 0.3:
        hands[rand.randrange(seats)] ^= 1 << rand.randrange(64)
    with suppress(ValueError):
        assert len(round.weigh_worlds(hands * 2, plays, rand.getrandbits(8), rand.random() or 1.0)) == 2
    assert round.position() == begin


def use(round: Round, stack: tuple[int, ...], rand: Random) -> None:
    """Everything that can be done with a round, and then it is played to its end."""
    if rand.random() < 0.3:
        weights = array("d", [rand.choice((-1e300, 0.0, 0.5, float("nan"))) for _ in range(ATTITUDES * 2 * FEATURES)])
        round.follow_policy(weights, rand.choice((0.0, 1.0, float("inf"))))
    if rand.random() < 0.3:
        weights = array(
            "d", [rand.choice((-1e300, -1e4, 0.5, 1e4, nan)) for _ in range(rand.choice((NET, NET, NET + 1)))]
        )
        with suppress(ValueError):
            round.follow_net(weights)
        round.follow_net(array("d", [rand.choice((-1e4, 0.0, 1e4)) for _ in range(NET)]))
    listen(round, stack, rand)
    for by_policy in (False, True):
        plays, worths = round.play_out(2, rand.getrandbits(70), by_policy)
        assert 0 <= plays <= 2 * LONGEST_GAME
        assert 2 <= len(worths) <= 6
    for _ in range(LONGEST_GAME):
        legal = round.legal_actions()
        assert len(legal) <= MOVES
        if round.is_over():
            assert legal == []
            round.worths()
            return
        assert legal == sorted(set(legal))
        assert round.choose(rand.getrandbits(64)) in legal
        assert round.attitude() in range(ATTITUDES)
        if round.position()[ASKED] == PLAYING:
            assert [len(row) for row in round.features()] == [FEATURES] * len(legal)
            preferred = rand.choice((*legal, -1, 1 << 20))
            assert [len(row) for row in round.sights(preferred)] == [SIGHT] * len(legal)
            assert len(round.ratings(preferred)) == len(legal)
        if rand.random() < 0.1:
            values = array("d", [0.0] * len(legal))
            round.evaluate(array("i", legal), 0, 2, 1, rand.random() < 0.5, rand.choice((0, 300)), values)
            with suppress(OverflowError):
                round.solve(200)
        round.apply(rand.choice(legal))
        round.load(round.position(), stack)
    raise AssertionError("a round goes on for ever")


def loaded(case: Case) -> Round | None:
    """The round, unless the kernel refuses it."""
    rules, goal, words, stack = case
    round = Round(rules, goal)
    try:
        round.load(words, stack)
    except (ValueError, OverflowError):
        with pytest.raises(ValueError, match="no position has been loaded"):
            round.legal_actions()
        return None
    return round


@pytest.mark.parametrize("seed", range(4))
def test_a_position_of_a_table_with_changed_words_is_refused_or_played(seed: int) -> None:
    rand = Random(f"changed {seed}")
    taken = 0
    for _ in range(sample(400)):
        rules, goal, words, stack = table_case(rand)
        stack = spoil(rand, words, stack)
        round = loaded((rules, goal, words, stack))
        if round is not None:
            taken += 1
            use(round, stack, rand)

    assert taken > sample(400) // 20


@pytest.mark.parametrize("seed", range(4))
def test_a_made_up_round_is_refused_or_played(seed: int) -> None:
    rand = Random(f"made up {seed}")
    taken = 0
    for _ in range(sample(400)):
        rules, goal, words, stack = made_up_case(rand)
        if rand.random() < 0.3:
            stack = spoil(rand, words, stack)
        round = loaded((rules, goal, words, stack))
        if round is not None:
            taken += 1
            use(round, stack, rand)

    assert taken > sample(400) // 20


def test_random_words_are_refused() -> None:
    rand = Random("words")
    rules, goal, _, stack = table_case(rand)
    for _ in range(200):
        limit = rand.choice((2, 8, 64, 1 << 64))
        assert loaded((rules, goal, array("Q", [rand.randrange(limit) for _ in range(WORDS)]), stack)) is None


def test_after_a_refusal_nothing_of_the_old_position_is_used() -> None:
    rules, goal, words, stack = table_case(Random("after"))
    round = Round(rules, goal)
    round.load(words, stack)
    with pytest.raises(ValueError, match="cannot be in this position"):
        round.load(array("Q", [(1 << 64) - 1] * WORDS), stack)

    with pytest.raises(ValueError, match="no position has been loaded"):
        round.play_out(1, 1, False)
