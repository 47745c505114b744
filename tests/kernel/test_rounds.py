"""Rounds: what they refuse, play-outs, evaluation, features, threads."""

from array import array
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from math import exp, log

import pytest

from tests.kernel.chances import played_by_chance
from tests.kernel.tables import IS_COMPILED, PLAIN, Start, Variant, sample, start_at, starts, table_with
from tricktable.core.streams import Stream
from tricktable.kernel import Round
from tricktable.kernel.goals import AVOIDS, FREE, WANTS
from tricktable.kernel.layout import (
    ATTITUDES,
    CALL,
    DONE,
    FEATURES,
    HANDS,
    KEEP,
    LINEAR,
    LYING,
    PLACES,
    POINTS,
    POT,
    SWAP,
    TASKS,
    TRICKS,
    TURN,
)

MANY = 20_000 if IS_COMPILED else 40
"""Play-outs that take longer than Python leaves a thread alone."""
ENOUGH = 10_000_000
"""More positions than any end of the tests has."""


def policy(seed: str) -> "array[float]":
    stream = Stream(seed)
    return array("d", [stream.below(200) / 100 - 1 for _ in range(ATTITUDES * 2 * FEATURES)])


def start_of(variant: Variant) -> Round:
    """A round at the beginning of its tricks, with some policy."""
    round = next(starts(variant, f"start {variant}")).round(variant.translation)
    round.follow_policy(policy("start"), 0.5)
    return round


def end_of(variant: Variant, tricks: int = 2) -> Start:
    """A start with so many tricks to come."""
    translation = variant.translation
    stream = Stream(f"end {variant}")
    for start in starts(variant, f"end {variant}"):
        match = start.match
        while (play := translation.play(match.phase)) is not None:
            if not play.trick and match.phase is play and play.hands[0].bit_count() == tricks:
                return Start(match, play, start.setting)
            action = stream.choice(match.legal_actions(match.turn))
            match.phase = match.phase.apply(match.turn, action, match.journal)
    raise AssertionError("unreachable")


@pytest.fixture
def round() -> Round:
    return start_of(table_with(LINEAR, 4))


# Refusals


def test_nothing_is_answered_before_a_position_is_loaded() -> None:
    start = next(starts(table_with(LINEAR, 4), "empty"))
    round = Round(*start.setting)

    for ask in (round.turn, round.is_over, round.position, round.legal_actions, round.worths, round.attitude):
        with pytest.raises(ValueError, match="no position has been loaded"):
            ask()


def test_a_position_of_another_length_is_refused(round: Round) -> None:
    with pytest.raises(ValueError, match="64 words, not 63"):
        round.load(round.position()[:-1])


def test_rules_and_goals_of_other_kinds_are_refused(round: Round) -> None:
    with pytest.raises(TypeError, match="no rules"):
        round.follow_rules("follow suit")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="no goal"):
        round.follow_goal("win")  # type: ignore[arg-type]


def test_a_goal_for_other_seats_is_refused(round: Round) -> None:
    other = next(starts(table_with(LINEAR, 5), "other"))

    with pytest.raises(ValueError, match="5 seats in a round with 4"):
        round.follow_goal(other.setting.goal)


def test_rules_for_other_seats_need_another_goal(round: Round) -> None:
    variant = table_with(LINEAR, 5)
    other = next(starts(variant, "other"))
    words = variant.translation.words(other.match, other.play, other.setting)
    round.follow_rules(other.setting.rules)
    with pytest.raises(ValueError, match="4 seats in a round with 5"):
        round.load(words)

    round.follow_goal(other.setting.goal)
    round.load(words)

    assert round.turn() == other.match.turn


def test_an_action_that_is_not_legal_is_refused(round: Round) -> None:
    before = round.position()
    illegal = next(action for action in range(70) if action not in round.legal_actions())
    with pytest.raises(ValueError, match=f"action {illegal} is not among"):
        round.apply(illegal)
    with pytest.raises(ValueError, match=f"action {illegal} is not among"):
        round.evaluate(array("i", [illegal]), 0, 1, 1, False, 0, array("d", [0.0]))

    assert round.position() == before


def test_evaluations_without_a_place_for_the_result_are_refused(round: Round) -> None:
    actions = array("i", round.legal_actions()[:2])
    for seat, times, out in ((0, 1, array("d", [0.0])), (4, 1, array("d", [0.0] * 2)), (0, 0, array("d", [0.0] * 2))):
        with pytest.raises(ValueError, match="one result is needed"):
            round.evaluate(actions, seat, times, 1, False, 0, out)


def test_only_a_finished_round_has_worths_and_only_an_unfinished_one_goes_on(round: Round) -> None:
    with pytest.raises(ValueError, match="not over"):
        round.worths()
    while not round.is_over():
        round.apply(round.legal_actions()[0])

    with pytest.raises(ValueError, match="over"):
        round.choose(1)
    with pytest.raises(ValueError, match="only cards have features"):
        round.features()
    plays, worths = round.play_out(3, 1, True)
    assert plays == 0
    assert worths == pytest.approx(round.worths())


def test_a_round_is_played_on_at_least_once(round: Round) -> None:
    with pytest.raises(ValueError, match="cannot be played on 0 times"):
        round.play_out(0, 1, False)


def test_a_policy_of_another_size_is_refused(round: Round) -> None:
    with pytest.raises(ValueError, match="128 weights, not 3"):
        round.follow_policy(array("d", [0.0] * 3), 1.0)


# Playing on and evaluating


@pytest.mark.parametrize("by_policy", [False, True], ids=["random", "policy"])
@pytest.mark.parametrize("variant", PLAIN, ids=str)
def test_the_same_seed_plays_the_same_and_leaves_the_position_alone(variant: Variant, by_policy: bool) -> None:
    round = start_of(variant)
    before = round.position()
    results = [round.play_out(sample(200), seed, by_policy) for seed in (7, 8, 7)]

    assert results[0] == results[2]
    is_pot = next(starts(variant, f"start {variant}")).setting.goal.kind == POT  # which may be decided
    assert results[0] != results[1] or is_pot
    assert round.position() == before
    worths = results[0][1]
    partners = variant.game().partners
    assert sum(worth / side.bit_count() for worth, side in zip(worths, partners, strict=True)) == pytest.approx(1.0)


@pytest.mark.parametrize("variant", PLAIN, ids=str)
def test_a_random_play_out_makes_the_choices_that_its_chances_say(variant: Variant) -> None:
    """Whole tricks are played at once there; card by card, by `apply`, it is the same round."""
    for number, start in enumerate(islice(starts(variant, f"chances {variant}"), sample(40))):
        round = start.round(variant.translation)
        for _ in range(number % 7):
            if not round.is_over():
                round.apply(round.legal_actions()[-1])

        assert round.play_out(1, number, False) == played_by_chance(round, number)


def test_seeds_of_any_size_are_good(round: Round) -> None:
    results = {round.play_out(5, seed, False)[1] for seed in (0, 1, -1, 2**64 - 2, 2**200 + 5, *range(100, 120))}

    assert len(results) > 15


@pytest.mark.parametrize("variant", [table_with(POT, 3), table_with(PLACES, 4), table_with(LINEAR, 5)], ids=str)
def test_evaluation_adds_up_and_repeats(variant: Variant) -> None:
    round = start_of(variant)
    actions = array("i", round.legal_actions())
    first = array("d", [0.0] * len(actions))
    round.evaluate(actions, round.turn(), sample(100), 5, True, 0, first)
    twice = first[:]
    round.evaluate(actions, round.turn(), sample(100), 5, True, 0, twice)

    assert list(twice) == pytest.approx([2 * worth for worth in first])


@pytest.mark.parametrize("variant", PLAIN, ids=str)
def test_many_worlds_at_once_are_the_same_worlds_one_by_one(variant: Variant) -> None:
    translation = variant.translation
    start = next(starts(variant, "worlds"))
    match, setting = start.match, start.setting
    seat = match.turn
    view = match.view(seat)
    worlds = list(islice(match.game.worlds(view, Stream(b"worlds")), 5))
    plays = [other for world in worlds if (other := translation.play(world.phase))]
    round = start.round(translation)
    round.follow_policy(policy("worlds"), 1.0)
    loaded = round.position()
    actions = array("i", round.legal_actions())
    hands = array("Q", [hand for other in plays for hand in other.hands])
    stacks = array("i", [card for other in plays for card in translation.stack(other)])
    rows = round.evaluate_worlds(hands, stacks, actions, seat, 2, 100, True, 0)
    assert round.position() == loaded
    for number, (world, other) in enumerate(zip(worlds, plays, strict=True)):
        alone = Round(*setting)
        alone.follow_policy(policy("worlds"), 1.0)
        alone.load(translation.words(world, other, setting), translation.stack(other))
        out = array("d", [0.0] * len(actions))
        alone.evaluate(actions, seat, 2, 100 + 2 * number, True, 0, out)
        assert rows[number] == list(out)


def test_worlds_that_do_not_fit_are_refused(round: Round) -> None:
    actions = array("i", round.legal_actions())
    good = array("Q", round.position()[HANDS : HANDS + 4])
    none = array("i")
    assert round.evaluate_worlds(array("Q"), none, actions, 0, 1, 1, True, 0) == []
    with pytest.raises(ValueError, match="every world"):
        round.evaluate_worlds(good[:-1], none, actions, 0, 1, 1, True, 0)
    with pytest.raises(ValueError, match="seat of the round"):
        round.evaluate_worlds(good, none, actions, 9, 1, 1, True, 0)
    with pytest.raises(ValueError, match="is not among"):
        round.evaluate_worlds(good, none, array("i", [63]), 0, 1, 1, True, 0)
    with pytest.raises(ValueError, match="cannot be in this position"):
        round.evaluate_worlds(array("Q", [0] * len(good)), none, actions, 0, 1, 1, True, 0)
    with pytest.raises(ValueError, match="not in the deck"):
        round.evaluate_worlds(array("Q", [*good, *good[:3], 1 << 63]), none, actions, 0, 1, 1, True, 0)
    with pytest.raises(ValueError, match="is not among"):
        round.evaluate_worlds(array("Q", [*good, *good[1:], good[0]]), none, actions, 0, 1, 1, True, 0)


def test_stacks_that_do_not_fit_are_refused() -> None:
    variant = Variant("meinz", 3)
    start = next(starts(variant, "stack"))
    translation = variant.translation
    round = start.round(translation)
    actions = array("i", round.legal_actions())
    hands = array("Q", start.play.hands)
    stack = translation.stack(start.play)

    assert len(round.evaluate_worlds(hands, array("i", stack), actions, 0, 1, 1, True, 0)) == 1
    with pytest.raises(ValueError, match="too short"):
        round.evaluate_worlds(hands, array("i"), actions, 0, 1, 1, True, 0)
    with pytest.raises(ValueError, match="no such card"):
        round.evaluate_worlds(hands, array("i", [*stack[:-1], 99]), actions, 0, 1, 1, True, 0)


def test_all_actions_meet_the_same_chances(round: Round) -> None:
    action = round.legal_actions()[0]
    out = array("d", [0.0] * 3)
    round.evaluate(array("i", [action] * 3), 0, sample(60), 3, False, 0, out)

    assert out[0] == out[1] == out[2] > 0


@pytest.mark.parametrize("variant", PLAIN, ids=str)
def test_an_end_that_can_be_solved_is_evaluated_exactly(variant: Variant) -> None:
    end = end_of(variant)
    round = end.round(variant.translation)
    seat = round.turn()
    words, stack = round.position(), variant.translation.stack(end.play)
    actions = array("i", round.legal_actions())
    exact = array("d", [0.0] * len(actions))
    round.evaluate(actions, seat, 1, 1, False, ENOUGH, exact)

    best = round.solve(ENOUGH)[seat]
    assert max(exact) == pytest.approx(best, abs=1e-9)
    for action, worth in zip(actions, exact, strict=True):
        round.load(words, stack)
        round.apply(action)
        assert round.solve(ENOUGH)[seat] == pytest.approx(worth, abs=1e-12)


def test_with_too_few_positions_an_evaluation_plays_out(round: Round) -> None:
    actions = array("i", round.legal_actions())
    played, cut = array("d", [0.0] * len(actions)), array("d", [0.0] * len(actions))
    round.evaluate(actions, 0, 20, 1, False, 0, played)
    round.evaluate(actions, 0, 20, 1, False, 50, cut)

    assert played == cut


# What a policy sees


@pytest.mark.parametrize("variant", PLAIN, ids=str)
def test_features_come_from_what_the_seat_knows(variant: Variant) -> None:
    """Hands of others may be exchanged, as long as nobody gets a card that they have shown not to hold."""
    translation = variant.translation
    stream = Stream(f"features {variant}")
    compared = 0
    for start in islice(starts(variant, f"features {variant}"), 6):
        match = start.match
        while (current := start_at(translation, match)) is not None:
            if match.phase is current.play:
                round = current.round(translation)
                words = round.position()
                turn, seats = words[TURN], len(current.play.hands)
                others = [seat for seat in range(seats) if seat not in (turn, start.setting.rules.stacked)]
                one, two = others[0], others[-1]
                if one != two and words[HANDS + one].bit_count() == words[HANDS + two].bit_count():
                    features, attitude = round.features(), round.attitude()
                    words[HANDS + one], words[HANDS + two] = words[HANDS + two], words[HANDS + one]
                    round.load(words, translation.stack(current.play))
                    assert round.features() == features
                    assert round.attitude() == attitude
                    compared += 1
            action = stream.choice(match.legal_actions(match.turn))
            match.phase = match.phase.apply(match.turn, action, match.journal)
    assert compared or variant.players == 2


def test_the_policy_takes_the_card_with_the_most_weight() -> None:
    round = start_of(table_with(LINEAR, 4))
    legal, rows = round.legal_actions(), round.features()
    power = [row[1] for row in rows]
    for sign, best in ((1.0, max(power)), (-1.0, min(power))):
        weights = array("d", [0.0] * (ATTITUDES * 2 * FEATURES))
        for attitude in range(ATTITUDES):
            weights[2 * FEATURES * attitude + 1] = sign
        round.follow_policy(weights, 0.0)
        assert power[legal.index(round.choose(1))] == best


def test_the_last_to_play_takes_safely_or_not_at_all() -> None:
    """Features 0 and 1 of a follower: takes the trick as it lies, and nobody behind can beat it."""
    round = start_of(table_with(LINEAR, 4))
    for _ in range(3):
        round.apply(round.legal_actions()[0])
    rows = round.features()

    assert {row[0] for row in rows} <= {0.0, 1.0}
    assert [row[1] for row in rows] == [row[0] for row in rows]


def test_attitudes_follow_the_tricks_that_a_seat_wants() -> None:
    variant = table_with(TASKS, 3)
    start = next(starts(variant, "attitudes"))
    goal = start.setting.goal
    round = start.round(variant.translation)
    seat = round.turn()
    before = goal.wanted_from[seat], goal.wanted_to[seat]
    try:
        attitudes = []
        for wanted in ((1, 99), (0, 0), (0, 99)):
            goal.want(seat, *wanted)
            attitudes.append(round.attitude())
    finally:
        goal.want(seat, *before)

    assert attitudes == [WANTS, AVOIDS, FREE]


def test_attitudes_to_places_follow_the_own_tricks() -> None:
    variant = table_with(PLACES, 4)
    start = next(starts(variant, "attitudes"))
    round = start.round(variant.translation)
    words = round.position()
    seat = round.turn()

    attitudes = [round.attitude()]
    words[DONE] = words[TRICKS + seat] = 1
    for other in range(4):
        words[HANDS + other] &= words[HANDS + other] - 1
    for points in (21, 19):
        words[POINTS + seat] = points
        round.load(words)
        attitudes.append(round.attitude())

    assert attitudes == [0, 1, 2]


# Threads


def test_two_threads_with_a_round_each_find_what_one_finds() -> None:
    variants = (table_with(LINEAR, 5), table_with(PLACES, 4))
    alone = [start_of(variant).play_out(MANY, 3, True) for variant in variants]
    rounds = [start_of(variant) for variant in variants]
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(lambda round: round.play_out(MANY, 3, True), rounds))

    assert together == alone


def test_a_round_at_work_refuses_another_thread() -> None:
    """A round is for one thread at a time; the compiled kernel works without Python's lock, so it has its own."""
    round = start_of(table_with(LINEAR, 4))
    refusals: set[str] = set()
    with ThreadPoolExecutor(1) as pool:
        work = pool.submit(round.play_out, 2 * MANY, 1, True)
        while not work.done():
            try:
                round.legal_actions()
            except RuntimeError as error:
                refusals.add(str(error))

    work.result()
    assert refusals == {"another thread is at work in this round"}


# Likelihoods


def softmax(round: Round, weights: "array[float]", card: int, chance: float) -> float:
    """How likely the seat on turn plays this card, worked out from the features alone."""
    legal = round.legal_actions()
    lies = int(round.position()[LYING] > 0)
    first = FEATURES * (2 * round.attitude() + lies)
    own = weights[first : first + FEATURES]
    scores = [sum(weight * number for weight, number in zip(own, row, strict=True)) for row in round.features()]
    likely = [exp(score - max(scores)) for score in scores]
    return (1 - chance) * likely[legal.index(card)] / sum(likely) + chance / len(legal)


@pytest.mark.parametrize("variant", [each for each in PLAIN if each.name in ("hasp", "njet", "mue", "meinz")], ids=str)
def test_cards_are_as_likely_as_the_policy_makes_them(variant: Variant) -> None:
    """Calls and swaps among them tell nothing, and change hands."""
    weights = policy("likely")
    stream = Stream(f"likely {variant}")
    start = next(starts(variant, f"start {variant}"))
    round = start.round(variant.translation)
    round.follow_policy(weights, 0.0)
    seats = variant.game().seats
    begin = round.position()
    plays, held, heard = array("i"), array("Q"), 0b101
    expected = 0.0
    while round.position()[DONE] < 3 and not round.is_over():
        legal = round.legal_actions()
        action = stream.choice(tuple(legal))
        if heard >> round.turn() & 1 and len(legal) > 1 and legal[0] < CALL:
            expected += log(softmax(round, weights, action, 0.25))
        plays.append(action)
        round.apply(action)
    assert expected < 0
    assert (max(plays) >= SWAP) == (variant.name == "meinz")
    held.extend(round.position()[HANDS : HANDS + seats])
    round.load(begin, variant.translation.stack(start.play))

    assert round.weigh_worlds(held + held, plays, heard, 0.25) == pytest.approx([expected] * 2)
    assert round.position() == begin
    assert round.weigh_worlds(held, plays, 0, 0.25) == [0.0]
    assert round.weigh_worlds(array("Q"), plays, heard, 0.25) == []


def test_worlds_that_cannot_be_weighed_are_refused(round: Round) -> None:
    begin = round.position()
    card = round.legal_actions()[0]
    turn = round.turn()
    round.apply(card)
    held = round.position()[HANDS : HANDS + 4]
    round.load(begin)

    assert len(round.weigh_worlds(held, array("i", [card]), 15, 0.1)) == 1
    for hands, plays, chance, reason in (
        (held[:3], [card], 0.1, "hands are needed"),
        (held, [card], 0.0, "some chance"),
        (held, [99], 0.1, "in their order"),
        (held, [-1], 0.1, "in their order"),
        (held, [card, CALL], 0.1, "in their order"),
        (held, [card, KEEP], 0.1, "in their order"),
        (held, [], 0.1, "do not fit"),
        (held, [card] * 2, 0.1, "do not fit"),
        (array("Q", [each ^ (3 << 40) for each in held]), [card], 0.1, "hand"),
    ):
        with pytest.raises(ValueError, match=reason):
            round.weigh_worlds(hands, array("i", plays), 15, chance)
    assert round.position() == begin
    assert round.turn() == turn
