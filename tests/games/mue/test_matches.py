"""Rounds in a row, the options, and the end of the match."""

import pytest

from tests.games.mue.rounds import begin, new_game, play
from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.events import Event
from tricktable.core.matches import Match
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import record_of
from tricktable.core.records import Record
from tricktable.core.scores import Standing
from tricktable.core.seats import only
from tricktable.games import find_game
from tricktable.games import new_game as any_game


def test_the_first_dealer_is_seat_0_and_the_deal_moves_left() -> None:
    match = Match.begin(new_game(5), ShuffledDeals("dealers"))

    dealers = []
    for _ in range(6):
        dealers.append(match.turn)
        for _ in range(5):
            match.apply_text(match.turn, "pass")

    assert dealers == [0, 1, 2, 3, 4, 0]


def test_the_match_ends_when_somebody_reaches_the_target() -> None:
    game = new_game(4, target="150")

    assert not game.is_decided(Standing([149, 10, -30, 0], 0), 3)
    assert game.is_decided(Standing([150, 10, -30, 0], 0), 3)


def test_two_hundred_is_the_default() -> None:
    game = any_game("mue")

    assert game.players == 5
    assert game.options == {"target": "200", "hands": "none"}
    assert not game.is_decided(Standing([199, 0, 0, 0, 0], 0), 1000)
    assert game.is_decided(Standing([0, 0, 200, 0, 0], 0), 1)


def test_the_highest_total_wins_and_equals_share() -> None:
    game = new_game(4)

    assert game.winners(Standing([210, 230, 0, 230], 0)) == (1, 3)


def test_everybody_always_passing_ends_with_the_limit_of_hands() -> None:
    """MUE-R12: without a limit nothing stops such a match; a table may set one."""
    match = Match.begin(new_game(4, hands="3"), ShuffledDeals("passing"))

    while not match.is_over:
        match.apply_text(match.turn, "pass")

    assert len(match.steps) == 4
    assert [past.number for past in match.past] == [0, 1, 2, 3]
    assert match.winners() == (0, 1, 2, 3)


def test_there_is_no_limit_of_hands_by_default() -> None:
    """MUE-R12: none by default."""
    match = Match.begin(new_game(4), ShuffledDeals("passing"))

    for _ in range(4 * 50):
        match.apply_text(match.turn, "pass")

    assert not match.is_over
    assert match.number == 51


@pytest.mark.parametrize("text", ["0", "-5", "", "none", "2.5", "0200", "²", "1000000", "many"])
def test_a_target_is_a_positive_whole_number(text: str) -> None:
    with pytest.raises(SetupError, match="target"):
        any_game("mue", 4, {"target": text})


@pytest.mark.parametrize("text", ["0", "-1", "", "all", "1.5"])
def test_a_limit_of_hands_is_none_or_a_positive_whole_number(text: str) -> None:
    """MUE-R12: a limit that is none of these is refused."""
    with pytest.raises(SetupError, match="hands"):
        any_game("mue", 4, {"hands": text})


def test_the_game_is_found_by_its_name() -> None:
    assert find_game("mue").title == "Mü"


def test_each_hand_is_shown_to_its_seat_alone() -> None:
    match = begin("b0 b2", "y0 y2", "r0 r2", "k0 k2")

    for seat in range(4):
        assert match.game.part_seen_by(f"hand {seat}", 0, match.journal) == only(seat)
        assert match.view(seat).history[(seat + 1) % 4].values == (-1, -1)
        assert match.view(seat).history[seat].values == match.deal.parts[seat]


def test_results_end_the_lines_of_a_record() -> None:
    game = new_game(4)

    def text(event: Event) -> str:
        return game.result_text(event.kind, event.seat, event.values)

    assert text(Event("took", 2)) == "2"
    assert text(Event("became chief", 3, (4,))) == "chief 3"
    assert text(Event("became vice", 1, (2,))) == ""
    assert text(Event("tied", 1, (0, 1))) == "tied 0 1"
    assert text(Event("passed out", 3)) == "passed out"


def test_a_record_tells_the_auction_by_laps() -> None:
    match = Match.begin(new_game(4, hands="2"), ShuffledDeals("record"))
    first = match.view(0).hand[0]
    text = match.game.deck.text[first]
    play(match, f"0 bid {text}, 1 pass, 2 pass, 3 pass, 0 pass")
    while not match.is_over:
        seat = match.turn
        match.apply(seat, match.legal_actions(seat)[-1])

    record = str(record_of(match))

    assert (
        f"\nauction 1: 0 bid {text}, 1 pass, 2 pass, 3 pass\nauction 2: 0 pass = chief 0\nchief trump: 0 trump"
        in record
    )
    assert "\nauction 1: 1 pass, 2 pass, 3 pass, 0 pass = passed out\n" in record
    assert str(record_of(replay(Record.parse(record), match.game))) == record
