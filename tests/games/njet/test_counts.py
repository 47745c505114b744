"""How many different rounds there are: the engine against a plain count of the rules."""

from collections import Counter

import pytest

from tests.games.njet.plain import PlainRound, veto_ways
from tests.games.njet.rounds import njet, settle, small_round
from tricktable.core.matches import Match


def ends(match: Match) -> Counter[tuple[int, ...]]:
    """Every way in which the engine lets this round go on, by the points at its end."""
    if match.number == 2:
        return Counter([tuple(match.past[-1].score.points)])
    result: Counter[tuple[int, ...]] = Counter()
    for action in match.legal_actions(match.turn):
        further = match.copy()
        further.apply(further.turn, action)
        result += ends(further)
    return result


ROUNDS = [
    (["b1 b7 r7 r0", "b7 b0 k2 r9"], 1, {"cache": "nothing", "trump": "r", "super": "none", "points": "2"}),
    (["b1 b7 r7 r0", "b7 b0 b0 r9"], 0, {"cache": "discard-1", "trump": "none", "super": "b", "points": "-2"}),
    (["b1 b7 r7 r0", "b7 b0 b0 r0"], 0, {"cache": "discard-2-no-0", "trump": "b", "super": "b", "points": "3"}),
    (["b1 b7 b7", "b7 b0 r0"], 1, {"cache": "pass-2", "trump": "y", "super": "r", "points": "4"}),
    (["b1 b7 r0", "b8 b0 r9", "r7 k0 r0"], 2, {"cache": "nothing", "trump": "r", "super": "k", "points": "1"}),
    (["b1 r0 r0", "b7 b0 r9", "r7 k0 r0"], 0, {"cache": "discard-2-no-0", "trump": "k", "super": "r", "points": "2"}),
    (["b1 r5", "b7 b0", "r7 k0"], 1, {"cache": "pass-2", "trump": "none", "super": "none", "points": "-2"}),
    (["b1 r5", "b7 b0", "r7 k0", "b7 r0"], 3, {"cache": "discard-1", "trump": "b", "super": "r", "points": "3"}),
    (
        ["b1 r5 b7", "b7 b0 b0", "r7 k0 k7", "b7 r0 r0"],
        2,
        {"cache": "nothing", "trump": "k", "super": "b", "points": "2"},
    ),
    (["b1 r5", "b7 b0", "r7 k0", "b7 r0"], 0, {"cache": "pass-2", "trump": "y", "super": "b", "points": "1"}),
    (["b1 r5", "b7 b0", "r7 k0", "b7 r0", "b9 r9"], 4, {"cache": "nothing", "trump": "k", "super": "r", "points": "2"}),
    (["b1", "b7", "r7", "b7", "r0"], 3, {"cache": "pass-2", "trump": "k", "super": "r", "points": "4"}),
]


@pytest.mark.parametrize("difference", ["off", "on"])
@pytest.mark.parametrize(("hands", "start", "spaces"), ROUNDS)
def test_the_engine_allows_exactly_the_rounds_of_the_rules(
    hands: list[str], start: int, spaces: dict[str, str], difference: str
) -> None:
    """NJET-R9 among them: copies make no further rounds."""
    aside = "y1" if len(hands) == 2 else ""
    match = settle(small_round(njet(len(hands), difference), hands, aside), start, **spaces)
    plain = PlainRound([text.split() for text in hands], start, spaces, difference == "on")

    assert ends(match) == plain.ends()


def placings(match: Match, depth: int) -> int:
    if not depth or match.phase.name != "veto":
        return 1
    ways = 0
    for action in match.legal_actions(match.turn):
        further = match.copy()
        further.apply(further.turn, action)
        ways += placings(further, depth - 1)
    return ways


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_markers_can_be_placed_in_so_many_ways(players: int) -> None:
    match = small_round(njet(players), [f"b{seat + 1}" for seat in range(players)], "y1" if players == 2 else "")

    assert placings(match, 3) == veto_ways((players, 5, 5, 5, 5), 3)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_markers_can_be_placed_in_so_many_ways(players: int) -> None:
    """NJET-C1: after n + 15 markers each row has one space left."""
    match = small_round(njet(players), [f"b{seat + 1}" for seat in range(players)], "y1" if players == 2 else "")
    for _ in range(players + 11):
        match.apply(match.turn, match.legal_actions(match.turn)[0])
    sizes = tuple(len(match.view().facts[f"open {row}"]) for row in ("start", "cache", "trump", "super", "points"))

    assert placings(match, 10) == veto_ways(sizes, 10)
    assert sum(sizes) == 5 + 4
