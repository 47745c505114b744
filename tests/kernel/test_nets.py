"""Nets: what is seen of a card, and what the layers make of it."""

from array import array
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from math import inf, nan
from pathlib import Path
from random import Random

import pytest

from tests.kernel.tables import PLAIN, Start, Variant, sample, starts
from tricktable import kernel
from tricktable.bots.nets import take_up
from tricktable.core.streams import Stream
from tricktable.kernel import Round
from tricktable.kernel.goals import FAR
from tricktable.kernel.layout import ASKED, FEATURES, FIRST_LAYER, NET, PLAYING, PREFERRED, SECOND_LAYER, SIGHT

at_every_table = pytest.mark.parametrize("variant", PLAIN, ids=str)


def some_weights(seed: str) -> "array[float]":
    rand = Random(seed)
    return array("d", [rand.uniform(-1.0, 1.0) for _ in range(NET)])


def plain_rating(weights: "array[float]", row: list[float]) -> float:
    """What a net is: sums, of which only those above 0 count, in two layers, and a sum of these."""
    rest = iter(weights)
    values = row
    for units in (FIRST_LAYER, SECOND_LAYER, 1):
        layer = [[next(rest) for _ in range(len(values) + 1)] for _ in range(units)]
        sums = [sum(w * v for w, v in zip(unit, [*values, 1.0], strict=True)) for unit in layer]
        values = sums if units == 1 else [max(0.0, total) for total in sums]
    return values[0]


def interpreted_round(start: Start) -> Round:
    """The same kernel as plain Python, whether there is a compiled one or not."""
    spec = spec_from_file_location("interpreted_rounds", Path(str(kernel.__file__)).with_name("rounds.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    round = module.Round(*start.setting)
    assert type(round).__module__ == spec.name
    return round  # type: ignore[no-any-return] # a module that was found by its file has no types


def positions_of(variant: Variant, count: int, seed: str) -> list[Start]:
    """Positions in the tricks in which somebody chooses between cards."""
    stream = Stream(seed)
    found: list[Start] = []
    for start in islice(starts(variant, seed), 40):
        match, translation = start.match, variant.translation
        past = len(match.past)
        while not match.is_over and len(match.past) == past and len(found) < count:
            play = translation.play(match.phase)
            legal = match.legal_actions(match.turn)
            if play is not None and match.phase is play and len(legal) > 1 and not stream.below(3):
                copy = match.copy()
                own = translation.play(copy.phase)
                assert own is not None
                found.append(Start(copy, own, translation.setting(copy, own)))
            match.apply(match.turn, stream.choice(legal))
    return found


@at_every_table
def test_a_net_is_two_layers_and_a_sum(variant: Variant) -> None:
    weights = some_weights("layers")
    for start in positions_of(variant, sample(20), "layers"):
        round = Round(*start.setting)
        round.follow_net(weights)
        take_up(round, variant.translation, start.match, start.play, start.setting)
        preferred = round.legal_actions()[0]

        rows = round.sights(preferred)

        assert round.ratings(preferred) == pytest.approx([plain_rating(weights, row) for row in rows])
        assert [row[PREFERRED] for row in rows] == [1.0] + [0.0] * (len(rows) - 1)


@at_every_table
def test_interpreted_and_compiled_nets_see_and_rate_the_same_to_the_last_digit(variant: Variant) -> None:
    weights = some_weights("digits")
    for start in positions_of(variant, 3, "digits"):
        rounds = [Round(*start.setting), interpreted_round(start)]
        for round in rounds:
            round.follow_net(weights)
            take_up(round, variant.translation, start.match, start.play, start.setting)

        assert rounds[0].sights(1) == rounds[1].sights(1)
        assert rounds[0].ratings(1) == rounds[1].ratings(1)


@at_every_table
def test_a_sight_begins_with_the_features_of_the_policies(variant: Variant) -> None:
    for start in positions_of(variant, sample(10), "features"):
        round = start.round(variant.translation)
        is_following = bool(start.play.trick)

        for row, features in zip(round.sights(0), round.features(), strict=True):
            nothing = [0.0] * FEATURES
            assert row[: 2 * FEATURES] == (nothing + features if is_following else features + nothing)
            assert len(row) == SIGHT


@pytest.mark.parametrize("wrong", [nan, inf, -inf, 2.0 * FAR])
def test_weights_that_nobody_can_count_with_are_refused(wrong: float) -> None:
    round = positions_of(PLAIN[0], 1, "wrong")[0].round(PLAIN[0].translation)
    before = round.ratings(0)
    weights = some_weights("wrong")
    weights[NET // 2] = wrong

    with pytest.raises(ValueError, match="the weights of a net are numbers"):
        round.follow_net(weights)

    assert round.ratings(0) == before


@pytest.mark.parametrize("size", [0, NET - 1, NET + 1])
def test_a_net_of_another_size_is_refused(size: int) -> None:
    round = positions_of(PLAIN[0], 1, "size")[0].round(PLAIN[0].translation)

    with pytest.raises(ValueError, match=f"a net has {NET} weights, not {size}"):
        round.follow_net(array("d", [0.0] * size))


def test_only_cards_are_seen() -> None:
    variant = next(variant for variant in PLAIN if variant.name == "meinz")
    start = next(starts(variant, "calls"))
    round = start.round(variant.translation)
    while round.position()[ASKED] == PLAYING:
        round.apply(round.legal_actions()[0])

    for ask in (round.sights, round.ratings):
        with pytest.raises(ValueError, match="only cards are seen"):
            ask(0)
