"""Complete rounds, counted twice: by the engine, and by a plain reading of the rules."""

from copy import deepcopy

import pytest

from tests.games.meinz.plain import PlainRound
from tests.games.meinz.rounds import begin, begin_with, game_of, legal
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.streams import Stream

Ends = dict[tuple[str, ...], list[int]]
"""Every complete round, step by step in notation, and its points."""

DEALS = [
    (["b1 g2", "b3 r4", "g5 y6", "b7 y8"], "", 0, 112),
    (["b1 r1", "g1 r5", "g5 y5", "b9 y9"], "", 2, 112),
    (["b2 g2", "b5 r5", "g9 y9"], "r1 y1", 3, 32),
    (["b2 g2", "b5 r5", "g9 y9"], "r1 y1", 1, 48),
]


def engine_ends(match: Match) -> Ends:
    """Everything that can happen in this round, by the engine."""
    if match.number > 1:
        past = match.past[-1]
        text = match.game.actions.text
        return {tuple(f"{seat} {text[action]}" for seat, action in past.steps): past.score.points}
    ends: Ends = {}
    for action in match.legal_actions(match.turn):
        after = match.copy()
        after.apply(match.turn, action)
        ends |= engine_ends(after)
    return ends


def plain_ends(plain: PlainRound) -> Ends:
    """Everything that can happen in this round, by the plain reading."""
    if plain.is_over():
        return {tuple(plain.history): plain.points()}
    ends: Ends = {}
    for choice in plain.choices():
        after = deepcopy(plain)
        after.do(choice)
        ends |= plain_ends(after)
    return ends


@pytest.mark.parametrize(("hands", "stack", "starter", "count"), DEALS)
def test_rounds_of_one_trick_are_the_same_in_both_readings(
    hands: list[str], stack: str, starter: int, count: int
) -> None:
    engine = engine_ends(begin(hands, stack, starter))
    plain = plain_ends(PlainRound([text.split() for text in hands], stack.split(), starter))

    assert len(engine) == count
    assert engine == plain


@pytest.mark.parametrize(
    ("hands", "stack", "starter", "count"),
    [
        (["b9 g1 g2", "b8 g3 r4", "b7 g5 y6", "b6 g7 y8"], "", 0, 184),
        (["b9 r1 r2", "b8 r3 r4", "b7 r5 y5", "b6 g5 y8"], "", 3, 832),
        (["b9 g1 r1", "b8 g3 r4", "b7 g4 y4"], "g7 y1 y9", 3, 15),
    ],
)
def test_two_tricks_after_given_discards_are_the_same_in_both_readings(
    hands: list[str], stack: str, starter: int, count: int
) -> None:
    match = begin(hands, stack, starter)
    plain = PlainRound([text.split() for text in hands], stack.split(), starter)
    for seat, text in enumerate(hands):
        match.apply_text(seat, f"discard {text.split()[0]}")
        plain.do(f"discard {text.split()[0]}")

    engine = engine_ends(match)

    assert len(engine) == count
    assert engine == plain_ends(plain)


def test_two_tricks_with_all_discards_are_the_same_in_both_readings() -> None:
    hands = ["b1 r1 r2", "b2 g3 r4", "b3 g4 y4"]
    stack = "r9 y1 g9"

    engine = engine_ends(begin(hands, stack, starter=0))

    assert len(engine) == 7092
    assert engine == plain_ends(PlainRound([text.split() for text in hands], stack.split(), 0))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("starter", range(4))
def test_whole_rounds_of_random_choices_are_the_same_in_both_readings(players: int, starter: int) -> None:
    game = game_of(players)
    for seed in range(12):
        stream = Stream(f"both {players} {starter} {seed}")
        deal = ShuffledDeals(f"both {seed}").deal(1, game.layout)
        hands = [deal.text(f"hand {seat}").split() for seat in range(players)]
        plain = PlainRound(hands, deal.text("stack").split() if players == 3 else [], starter)
        match = begin_with(game, deal, starter)
        while match.number == 1:
            while plain.asked() in game.house:
                plain.do(*plain.choices())
            assert plain.asked() == match.turn
            assert plain.choices() == legal(match)
            action = stream.choice(match.legal_actions(match.turn))
            plain.do(game.actions.text[action])
            match.apply(match.turn, action)
        while not plain.is_over():
            plain.do(*plain.choices())
        past = match.past[-1]
        assert [f"{seat} {game.actions.text[action]}" for seat, action in past.steps] == plain.history
        assert past.score.points == plain.points()
