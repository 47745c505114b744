"""Tricks: the lead, the duties, and the end of a round."""

import pytest

from tests.games.hasp.rounds import do, full_round, gained, may, round_of, scored
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.seats import SPECTATOR


def test_the_example_of_the_rules() -> None:
    """HASP-C1: green 1, green 6, purple 2, and a void hand with trump blue must trump; blue 6 wins 8 points."""
    match = round_of(("r6 | c6", "g1 | f1", "g6 | f2", "c2 | c1"))
    do(match, "trump r, pass, g1, pass, g6, pass")
    assert may(match) == "c1, c2", "no grassland and no trump: anything"
    do(match, "c2, pass")
    assert may(match) == "r6", "no grassland: must trump"

    do(match, "r6")

    assert match.journal[-1] == Event("took", 0)
    assert match.view(SPECTATOR).facts["last trick"] == (1, 0, *match.game.deck.parse_all("g1 g6 c2 r6"))
    do(match, "c6, f1, f2, c1")
    assert [line.facts for line in scored(match)[:4]] == [(12,), (0,), (12,), (0,)], "8 and then 4 for the canyon 6"


def test_the_winner_of_a_trick_leads_the_next() -> None:
    match = round_of(("f3 | f5 g3", "f4 | g4 g5"), dealer=1)
    do(match, "trump none, pass, f3, pass, f4")

    assert match.turn == 1
    assert may(match) == "g4, g5"
    assert match.view(0).facts["tricks"] == (0, 1)


def test_nobody_is_obliged_to_beat() -> None:
    match = round_of(("f4 | g3", "f3 f6 | v7"), dealer=1)
    do(match, "trump none, pass, f4, pass")

    assert may(match) == "f3, f6"


@pytest.mark.parametrize(
    ("attempt", "reason"), [("v7", "follow"), ("g6", "follow"), ("f5", "unheld"), ("pass", "trick")]
)
def test_a_card_that_does_not_follow_is_refused(attempt: str, reason: str) -> None:
    match = round_of(("f4 | g3 c3", "f3 f6 | v7 g6"), dealer=1)
    do(match, "trump none, pass, f4, pass")
    before = str(match.view(1))

    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(1, attempt)

    assert refusal.value.reason == reason
    assert refusal.value.allowed == ("f3", "f6")
    assert str(match.view(1)) == before


def test_a_card_that_does_not_trump_is_refused() -> None:
    match = round_of(("f4 | g3 c3", "c6 g6 | v7 r3"), dealer=1)
    do(match, "trump g, pass, f4, pass")

    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(1, "c6")

    assert refusal.value.reason == "trump"
    assert refusal.value.allowed == ("g6", "v7")


@pytest.mark.parametrize(("players", "tricks"), [(2, 8), (3, 7), (4, 7)])
def test_a_round_without_promises_is_played_to_the_last_card(players: int, tricks: int) -> None:
    match = full_round(players)
    if players != 3:
        do(match, "trump none")
    while not match.past:
        do(match, "pass" if "pass" in may(match) else may(match).split(", ")[0])

    assert sum(event.kind == "took" for event in match.past[0].journal) == tricks
    assert sum(event.kind == "played" for event in match.past[0].journal) == tricks * players


def test_the_first_trick_can_ruin_a_find_all() -> None:
    match = round_of(("f3 f4", "v10 g3", "g1 c3", "r1 r2"), dealer=3)
    do(match, "trump none, predict all, f3, pass, v10, pass, c3, pass, r1")

    assert gained(match) == [0, 3, 0, 3]
    assert len(match.past[0].journal) - len(scored(match)) == 4 + 1 + 4 + 4 + 4 + 1, "no second trick"


def test_a_partner_keeps_a_find_all_alive_and_an_opponent_ends_it_at_once() -> None:
    match = round_of(("f3 f4 | c1", "f1 g2 | v10", "f5 g6 | g1", "r1 r2 | r3"), dealer=3)
    do(match, "trump none, predict all, f3, pass, f1, pass, f5, pass, r1")
    assert not match.past, "the partner took it"

    do(match, "g6, r2, c1, g2")
    assert not match.past
    do(match, "g1, r3, f4, v10")
    assert gained(match) == [0, 3, 0, 3]


def test_a_no_find_ends_at_once_when_its_own_side_takes_a_trick() -> None:
    match = round_of(("f3 f4 | c1", "f1 f2 | v10", "f5 g6 | g1", "r1 r2 | r3"), dealer=3)
    do(match, "trump none, predict no, f3, pass, f1, pass, f5, pass, r1")

    assert gained(match) == [0, 3, 0, 3]
    assert [line.rule for line in scored(match)] == ["ruined", "ruined"]


def test_cards_left_in_hand_are_shown_to_nobody() -> None:
    match = round_of(("f3 f4", "v10 g3", "g1 c3", "r1 r2"), dealer=3)
    do(match, "trump none, predict all, f3, pass, v10, pass, c3, pass, r1")
    left = match.game.deck.parse_all("f4 g3 g1 r2")

    public = [event.seen(SPECTATOR) for event in match.past[0].journal]

    assert not any(card in event.values for event in public for card in left if event.kind == "played")
    assert all(-1 in event.values for event in public if event.kind == "dealt" and event.values)


def test_a_copy_of_the_tricks_goes_its_own_way() -> None:
    match = round_of(("f3 | f5 g3", "f4 | g4 g5"), dealer=1)
    do(match, "trump none, predict no, f3, pass, f4, g4")
    copy = match.copy()

    do(copy, "g3")

    assert may(match) == "g3"
    assert match.view(0).facts["trick"] == match.game.deck.parse_all("g4")
    assert copy.view(0).facts["tricks"] == (0, 2)
    do(copy, "g5, f5")
    assert gained(copy) == [3, 0]
    assert not match.past
