"""What the rule of thumb does at HASP: naming trump, predicting, and the tricks of a good partner."""

from itertools import islice
from typing import Final

import pytest

from tests.contract.tables import positions
from tests.games.hasp.rounds import do, game_of, round_of, small_deal
from tests.kernel.differential import check_rounds
from tests.kernel.tables import Variant
from tricktable.bots.bot import bot_streams, play_out
from tricktable.bots.games.hasp.rule_of_thumb import choose
from tricktable.bots.thumb_bot import ThumbBot
from tricktable.core.deals import GivenDeals, ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.scores import Standing

STRONG: Final = "v10 v9 r6 | r5 r4 f6 g1"
WEAK: Final = "v9 f3 f4 | g3 g4 c2 c1"
REST: Final = ("f1 f2 r3 | c3 v7 r1 c4", "f5 g2 c5 | g5 r2 g6 c6")


def chosen(match: Match) -> str:
    """What the rule of thumb does there, in notation."""
    view = match.view(match.turn)
    assert len(view.legal) > 1
    return match.game.actions.text[choose(view)]


def scored_round(hands: tuple[str, ...], totals: tuple[int, ...], dealer: int, aside: str = "") -> Match:
    """A round of these hands that begins with these totals."""
    game = game_of(len(hands))
    deal = small_deal(game, hands, aside)
    game.layout = deal.layout
    return Match.at_round(game, 1, Standing(list(totals), dealer), GivenDeals((), {1: deal}, ShuffledDeals("later")))


def opening(hand: str, totals: tuple[int, ...] = (0, 0, 0, 0)) -> Match:
    """Four players; seat 0 has named river and is about to predict."""
    match = scored_round((hand, *REST, "v8 f3 g4"), totals, dealer=3)
    do(match, "trump r")
    return match


# Naming trump


@pytest.mark.parametrize(
    ("first", "trump"),
    [
        ("g3 g1 r6", "trump g"),
        ("c4 r5 r6", "trump r"),
        ("v10 v9 f2", "trump f"),
        ("f6 g4 v7", "trump g"),
        ("f2 g4 c6", "trump g"),
        ("v10 v9 v7", "trump none"),
    ],
)
def test_the_longest_suit_becomes_trump_and_a_six_may_stay_outside(first: str, trump: str) -> None:
    """Length counts most; a six takes its trick in any case; none is for hands of nothing but village."""
    match = round_of((first, "f1", "g5", "r1"), dealer=3)

    assert chosen(match) == trump


# Predictions


def test_a_strong_hand_raises_the_pot() -> None:
    assert chosen(opening(STRONG)) == "predict great"
    assert chosen(opening("v10 v8 v7 | r6 r5 f6 g1")) == "predict minor"


def test_the_great_find_shows_less_than_the_minor() -> None:
    assert chosen(opening("v9 v8 v7 | r6 r5 f6 g1")) == "predict great"


def test_a_weak_hand_does_not_raise_the_pot_for_the_others() -> None:
    assert chosen(opening(WEAK)) == "pass"


def test_those_who_win_the_match_with_the_pot_as_it_is_show_nothing() -> None:
    """Eleven points and a pot of one: a higher pot is of no use."""
    assert chosen(opening(STRONG, totals=(11, 0, 11, 0))) == "pass"


def test_those_who_lose_the_match_with_the_pot_as_it_is_raise_it() -> None:
    """The opponents need one point: a higher pot costs nothing and may be won."""
    assert chosen(opening(WEAK, totals=(0, 11, 0, 11))) == "predict great"


def test_an_opponents_find_makes_more_careful() -> None:
    """The same hand raises the pot before an opponent has shown something, and not after."""
    hands = ("v9 r6 r5 | f6 g1 g3", "v7 v8 r1 | r2 f1 g2", "f2 f3 g4", "c1 c2 c3")
    after = round_of(hands, dealer=0)
    do(after, "trump r, predict minor, r1, pass, f2, pass, c1")
    before = round_of(hands, dealer=0)
    do(before, "trump r, pass, r1, pass, f2, pass, c1")

    assert chosen(before) == "predict great"
    assert chosen(after) == "pass"


def test_find_all_needs_both_high_trumps_many_trumps_and_no_loser() -> None:
    """Two players: the 10 and 9, five trumps, and only sixes or what stands below an own six."""
    sure = round_of(("v10 v9 r6 | r5 r4 f6 f5 g6", "c3"), dealer=1)
    loser = round_of(("v10 v9 r6 | r5 r4 f6 f4 g6", "c3"), dealer=1)
    for match in (sure, loser):
        do(match, "trump r")

    assert chosen(sure) == "predict all"
    assert chosen(loser) == "predict great"


def test_the_lowest_hands_say_no_find_when_everybody_plays_alone() -> None:
    low = round_of(("f2 f3 g2 g3 r2 r3 c2", "f6", "g6"), turned="c6", dealer=2)
    high = round_of(("f2 f3 g2 g3 r6 v7 c2", "f6", "g6"), turned="c6", dealer=2)

    assert chosen(low) == "predict no"
    assert chosen(high) == "pass"


def test_nobody_promises_no_find_for_a_partner() -> None:
    assert chosen(opening("f1 f2 g1 | g2 c1 c2 c3")) == "pass"


# A good partner


def test_the_partners_sure_trick_gets_points() -> None:
    """The six of the partner holds, the viewer is last: the five goes there and not the two."""
    match = round_of(("f5 f2 | g1", "f1 | g2", "f6 | g3", "f3 | g4"), dealer=0)
    do(match, "trump c, pass, f1, pass, f6, pass, f3, pass")

    assert chosen(match) == "f5"


def test_a_trick_that_the_partner_wins_is_not_overtaken() -> None:
    match = round_of(("f6 f2 | g1", "f1 | g2", "f5 | g3", "f3 | g4"), dealer=0)
    do(match, "trump c, pass, f1, pass, f5, pass, f3, pass")

    assert chosen(match) == "f2"


def test_who_must_trump_the_partners_trick_does_so_with_the_lowest() -> None:
    match = round_of(("c2 v10 | g1", "f1 | g2", "f6 | g3", "f3 | g4"), dealer=0)
    do(match, "trump c, pass, f1, pass, f6, pass, f3, pass")

    assert chosen(match) == "c2"


def test_the_opponents_trick_gets_no_points() -> None:
    match = round_of(("f5 f2 | g1", "f1 | g2", "f3 | g3", "f6 | g4"), dealer=0)
    do(match, "trump c, pass, f1, pass, f3, pass, f6, pass")

    assert chosen(match) == "f2"


def test_the_partners_lead_is_returned() -> None:
    """Seat 2 led the two of forest; seat 0 takes the trick and leads forest again, for the partner to trump."""
    match = round_of(
        ("f6 f3 g3 | r1 r2 g2", "f1 g1 c1 | c3 g4 r3", "f2 v7 c2 | r4 r5 g5", "f4 c4 c5 | r6 g6 c6"), dealer=1
    )
    do(match, "trump none, pass, f2, pass, f4, pass, f6, pass, f1")

    assert match.turn == 0
    assert chosen(match) == "f3"


# Spending and saving


def test_the_last_player_trumps_no_higher_than_needed() -> None:
    match = round_of(("v7 v10 v9 | g1", "f1 | g2", "f2 | g3", "f6 | g4"), dealer=0)
    do(match, "trump c, pass, f1, pass, f2, pass, f6, pass")

    assert chosen(match) == "v7"


def test_a_high_card_is_not_burnt_where_it_cannot_win() -> None:
    match = round_of(("v7 v9 | g1", "v10 | g2", "v8 | g3", "c6 | g4"), dealer=0)
    do(match, "trump c, pass, v10, pass, v8, pass, c6, pass")

    assert chosen(match) == "v7"


# Leading


def test_a_bare_low_card_is_led_early_in_order_to_trump_later() -> None:
    match = round_of(("f2 g6 g3 | g1 c1 c2 v8", "f1 | g2", "f4 | g4", "f5 | g5"), dealer=3)
    do(match, "trump c, pass")

    assert chosen(match) == "f2"


def test_trumps_are_not_led_while_there_is_something_else() -> None:
    match = round_of(("v10 c6 c5 | f2 f3", "f1 f6 | g2", "f4 | g4", "f5 | g5"), dealer=3)
    do(match, "trump c, pass")

    assert chosen(match) == "f2"


def test_towards_the_end_what_is_high_is_cashed() -> None:
    match = round_of(("f6 g1 c1", "f1 f2 g2", "f3 f4 g4", "f5 g5 g6"), dealer=3)
    do(match, "trump r, pass")

    assert chosen(match) == "f6"


def test_a_six_is_not_led_into_a_void_that_everybody_has_seen() -> None:
    """Seat 1 has trumped forest and may have another trump: of two sixes the other one is led."""
    match = round_of(("f5 f6 g6 | r6", "c1 r1 c2 | g1", "f2 r2 f3 | g2", "f1 r3 f4 | g5"), dealer=3)
    do(match, "trump c, pass, f5, pass, c1, pass, f2, pass, f1")
    do(match, "r1, r2, r3, r6")

    assert match.turn == 0
    assert chosen(match) == "g6"


def test_the_highest_village_card_makes_trumps_fall_before_a_six_is_led_into_them() -> None:
    match = round_of(("f5 f6 v10 | r6", "c1 r1 c2 | c3", "f2 r2 f3 | g2", "f1 r3 f4 | g5"), dealer=3)
    do(match, "trump c, pass, f5, pass, c1, pass, f2, pass, f1")
    do(match, "r1, r2, r3, r6")

    assert match.turn == 0
    assert chosen(match) == "v10"


def test_two_players_cash_the_village_first() -> None:
    match = round_of(("v10 f3 g4 | c3 r6", "v7 v8 f4 | g5 c4"), dealer=1)
    do(match, "trump r, pass")

    assert chosen(match) == "v10"


# For and against what was promised


def test_the_partner_of_a_find_all_takes_what_would_be_lost() -> None:
    """Seat 2 said find all and is being beaten: seat 0, last, wins the trick, cheaply."""
    match = round_of(("v7 v10 c1 | g1", "f1 | g2", "f5 | g3", "f6 | g4"), dealer=1)
    do(match, "trump none, predict all, f5, pass, f6, pass")

    assert chosen(match) == "v7"


def test_the_partner_of_a_find_all_does_not_waste_on_what_is_won() -> None:
    match = round_of(("f6 f2 | g1", "f1 | g2", "f5 | g3", "f3 | g4"), dealer=0)
    do(match, "trump none, pass, f1, predict all, f5, pass, f3, pass")

    assert chosen(match) == "f2"


def test_one_trick_is_enough_against_a_find_all() -> None:
    """The surest card goes in at the first chance, however poor the trick is."""
    match = round_of(("v10 v8 | g1", "v9 f5 | g2", "f1 | g3", "f3 | g4"), dealer=2)
    do(match, "trump none, predict all, f3, pass")

    assert chosen(match) == "v10"


def test_who_said_no_find_throws_the_highest_card_that_stays_under() -> None:
    match = round_of(("f3 f4 f6 | g3", "f5 | g4"), dealer=0)
    do(match, "trump none, pass, f5, predict no")

    assert chosen(match) == "f4"


def test_everybody_stays_under_who_said_no_find() -> None:
    """Three players: seat 0 promised no find and holds the trick with the four; seat 1 and seat 2 leave it there."""
    match = round_of(("f4 g2 c2", "f2 f5 g4", "f3 f6 g5"), turned="v7", dealer=2)
    do(match, "predict no, f4, pass")
    assert chosen(match) == "f2"
    do(match, "f2, pass")

    assert chosen(match) == "f3"


def test_a_trick_that_no_find_has_escaped_takes_high_cards_away() -> None:
    """Seat 0 has stayed under: seat 2, last, gets rid of the six and keeps the two for later."""
    match = round_of(("f3 g2 c2", "f5 g4 c3", "f2 f6 g5"), turned="v7", dealer=2)
    do(match, "predict no, f3, pass, f5, pass")

    assert chosen(match) == "f6"


# Always


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_legal_and_the_same_view_gets_the_same(players: int) -> None:
    for number in range(3):
        for match in islice(positions(game_of(players), f"thumb {number}"), 400):
            for seat in match.awaited():
                view = match.view(seat)
                if len(view.legal) > 1:
                    action = choose(view)
                    assert action in view.legal
                    assert choose(match.copy().view(seat)) == action


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_matches_come_to_an_end(players: int) -> None:
    game = game_of(players)
    match = Match.begin(game, ShuffledDeals("whole"))

    play_out(match, [ThumbBot()] * players, bot_streams(game, "whole"))

    assert match.winners()


# Told to the kernel


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kernel_plays_with_other_card_values(players: int) -> None:
    check_rounds(Variant("hasp", players, "values", "9 0 5 999 3 0 7 7 2 1"))
