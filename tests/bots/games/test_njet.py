"""What the rule of thumb does at NJET: vetoes, teams, the cache, and the tricks of a good partner."""

from itertools import islice
from typing import Final

import pytest

from tests.contract.tables import positions
from tests.games.njet.rounds import do, njet, settle, small_round
from tricktable.bots.games.njet.rule_of_thumb import choose
from tricktable.core.deals import GivenDeals, ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.games.njet.scores import ROUNDS

BLUE: Final = "b9 b8 b7 b5 b3 y2"
WEAK: Final = "y0 r0 y1 r2 k3 k0"
OTHERS: Final = ("y6 r6 k6 y5 r5 k5", "y7 r7 k7 y4 r4 k4", "y8 r8 k8 y3 r3 b2")


def chosen(match: Match, seat: int | None = None) -> str:
    """What the rule of thumb does there, in notation."""
    view = match.view(match.turn if seat is None else seat)
    assert len(view.legal) > 1
    return match.game.actions.text[choose(view)]


def vetoing(hand: str, *still_open: str, last_round: tuple[int, ...] = ()) -> Match:
    """Seat 0 with this hand is to veto, and only these spaces are open beside one of each other row.

    `last_round` are the totals with which the last round of the match begins.
    """
    for dealer in range(4):
        game = njet(4)
        match = small_round(game, [hand, *OTHERS], dealer=dealer)
        if last_round:
            number = ROUNDS[4]
            deals = GivenDeals((), {number: match.deal}, ShuffledDeals("further"))
            match = Match.at_round(game, number, Standing(list(last_round), dealer), deals)
        kept = {f"veto {space}" for space in still_open}
        rows = {space.split()[0] for space in still_open}
        kept |= {
            f"veto {space}"
            for space in ("start 1", "cache nothing", "trump none", "super none", "points 2")
            if space.split()[0] not in rows
        }
        while options := [text for text in _legal(match) if text not in kept]:
            match.apply_text(match.turn, options[0])
        if match.turn == 0:
            return match
    raise AssertionError("one of four dealers makes seat 0 the next")


def _legal(match: Match) -> list[str]:
    return [match.game.actions.text[action] for action in match.legal_actions(match.turn)]


# The veto


def test_a_colour_with_many_high_cards_stays_open_as_trump() -> None:
    assert chosen(vetoing(BLUE, "trump b", "trump y")) == "veto trump y"
    assert chosen(vetoing(BLUE, "trump b", "trump none")) == "veto trump none"


def test_the_colour_of_which_one_holds_nothing_is_covered() -> None:
    assert chosen(vetoing(BLUE, "trump r", "trump none")) == "veto trump r"


def test_zeros_stay_super_trumps_when_one_holds_them() -> None:
    hand = "r0 r0 b5 y5 k4 k2"

    assert chosen(vetoing(hand, "super r", "super y")) == "veto super y"


def test_under_minus_two_nobody_wants_super_trumps_of_their_own() -> None:
    hand = "r0 r0 b5 y5 k4 k2"

    assert chosen(vetoing(hand, "super r", "super y", "points -2")) == "veto super r"


def test_a_strong_hand_wants_many_points_and_a_weak_one_few() -> None:
    assert chosen(vetoing(BLUE, "points 1", "points 4", "points 3")) == "veto points 1"
    assert chosen(vetoing(WEAK, "points 1", "points 4")) == "veto points 4"


def test_a_hand_full_of_zeros_wants_tricks_to_cost_points() -> None:
    assert chosen(vetoing(WEAK, "points -2", "points 2")) == "veto points 2"
    assert chosen(vetoing(BLUE, "points -2", "points 2")) == "veto points -2"


def test_whoever_leads_before_the_last_round_wants_it_small_and_whoever_is_behind_large() -> None:
    """The match score: the hand is average."""
    hand = "b9 y7 r4 k3 b0 y1"

    assert chosen(vetoing(hand, "points 1", "points 4", last_round=(90, 50, 50, 50))) == "veto points 4"
    assert chosen(vetoing(hand, "points 1", "points 4", last_round=(50, 50, 90, 50))) == "veto points 1"


def test_naming_the_teams_is_worth_a_veto() -> None:
    assert chosen(vetoing(WEAK, "start 0", "start 2", "points -2")) == "veto start 2"


# Teams and monster


def named(hands: list[str], totals: tuple[int, ...] = (), **spaces: str) -> Match:
    """Seat 0 is the start player; the vetoes before it say little about the hands."""
    game = njet(len(hands))
    match = small_round(game, hands)
    if totals:
        deals = GivenDeals((), {ROUNDS[len(hands)]: match.deal}, ShuffledDeals("further"))
        match = Match.at_round(game, ROUNDS[len(hands)], Standing(list(totals), 0), deals)
    return settle(match, start=0, **spaces)


FOUR: Final = [BLUE, *OTHERS]


def test_whoever_covered_minus_two_is_the_partner() -> None:
    """Such a veto says that the hand is strong; one on many points says that it is weak."""
    match = small_round(njet(4), FOUR)
    do(match, "veto cache nothing", "veto points 3", "veto points 4", "veto points -2")
    settle(match, start=0, cache="discard-1", points="2")

    assert chosen(match) == "team 0+3"


def test_nobody_plays_the_last_round_with_whoever_leads_the_match() -> None:
    """Partners score the same: the leader would stay ahead."""
    plain = named(FOUR)
    first_choice = int(chosen(plain).removeprefix("team 0+"))
    totals = [40] * 4
    totals[first_choice] = 80

    assert chosen(named(FOUR, tuple(totals))) != f"team 0+{first_choice}"


THREE: Final = ["b9 b8 y9 r9 k9 b7", "y6 r6 k6 y5 r5 k5", "y0 r0 k0 y4 r4 k4"]


def test_of_three_a_very_strong_hand_plays_alone_with_the_monster() -> None:
    assert chosen(named(THREE, trump="b")) == "team 0"


def test_of_three_nobody_wants_to_be_alone_when_tricks_cost_points() -> None:
    assert "+" in chosen(named(THREE, trump="b", points="-2"))
    assert "+" in chosen(named(["y6 r6 k6 y5 r5 k5", *THREE[1:]], points="-2"))


FIVE: Final = ["b9 b8 y9 r9 k9 b7", *OTHERS, "y1 r1 k1 y2 r2 k2"]


def test_of_five_a_strong_hand_takes_one_partner_and_the_monster() -> None:
    match = named(FIVE, trump="b")

    name = chosen(match)
    assert len(name.split("+")) == 2
    do(match, name)
    assert chosen(match) == "monster 0"


def test_the_other_side_gets_the_monster_where_it_seems_weakest() -> None:
    match = small_round(njet(5), ["y1 r1 k1", "y6 r6 k6", "y7 r7 k7", "y8 r8 k8", "y9 r9 k9"])
    do(match, "veto cache nothing", "veto points -2", "veto points 4", "veto trump b", "veto trump y")
    settle(match, start=0, cache="discard-1", points="1")
    do(match, "team 0+3+4")

    assert chosen(match) == "monster 2"


# The cache


def caching(hand: str, cache: str, team: str = "team 0+2", **spaces: str) -> Match:
    return do(settle(small_round(njet(4), [hand, *OTHERS]), 0, cache=cache, **spaces), team)


def test_a_zero_that_would_be_captured_is_discarded() -> None:
    assert chosen(caching("b9 y7 r0 k2 k3 k4", "discard-1")) == "discard r0"


def test_a_super_trump_is_not_discarded() -> None:
    assert chosen(caching("b9 y7 r0 k2 k3 k4", "discard-1", super="r")) in ("discard k2", "discard k3")


def test_with_trumps_the_last_cards_of_a_colour_go() -> None:
    match = caching("b2 b3 b4 k2 k3 k4 y3 r4 r5", "discard-2-no-0", trump="b")

    assert chosen(match, 0) == "discard y3"


def test_when_tricks_cost_points_high_trumps_go_and_zeros_stay() -> None:
    match = caching("b9 b1 y0 r0 k2 k3", "discard-2", trump="b", points="-2")

    assert chosen(match) == "discard b9"


def test_an_opponent_to_the_right_gets_a_zero_to_lose() -> None:
    """Seat 3 is to the right of seat 0."""
    assert chosen(caching("b9 y7 r0 k2 k3 k4", "pass-2")) == "give r0"


def test_an_opponent_to_the_right_gets_the_super_trump_when_tricks_cost_points() -> None:
    assert chosen(caching("b2 y3 r0 k2 k3 k4", "pass-2", super="r", points="-2")) == "give r0"


def test_a_partner_with_the_monster_gets_the_best_card() -> None:
    """Seat 4 is to the right of seat 0."""
    match = settle(small_round(njet(5), FIVE), cache="pass-2", trump="b")
    do(match, "team 0+4", "monster 4")

    assert chosen(match) == "give b9"


# The tricks


def trick(hands: list[str], *steps: str, team: str = "team 0+2", start: int = 0, **spaces: str) -> Match:
    """Some cards have been played; the next seat chooses."""
    return do(settle(small_round(njet(len(hands)), hands), start=start, **spaces), team, *steps)


def test_a_partner_who_wins_the_trick_gets_a_zero_and_no_trump() -> None:
    """Trumps a trick that the partner already wins."""
    match = trick(["b2 y3", "b9 y4", "b3 y5", "k7 r0"], "b2", "b9", "b3", trump="k")

    assert chosen(match) == "r0"


def test_nobody_overtakes_a_partner_who_is_safe() -> None:
    match = trick(["b2 y3", "b8 y4", "b3 y5", "b9 b1"], "b2", "b8", "b3", trump="k")

    assert chosen(match) == "b1"


def test_an_opponent_who_wins_the_trick_gets_no_zero() -> None:
    match = trick(["b9 k8", "y0 k2", "b3 k9", "b1 k7"], "b9")

    assert chosen(match) == "k2"


def test_a_zero_goes_to_a_partner_only_if_no_opponent_will_trump() -> None:
    """Ignores a void that everyone has seen: seat 3 has no blue."""
    hands = ["b9 b8 y3 y2", "b2 b6 b5 b7", "b3 b0 b1 r2", "r1 k7 k5 k6"]
    steps = ("b9", "b2", "b3", "r1", "b8", "b6")

    assert chosen(trick(hands, *steps)) == "b0"
    assert chosen(trick(hands, *steps, trump="k")) == "b1"


def test_a_winner_is_led_where_no_opponent_has_shown_a_void() -> None:
    """Seat 3 has trumped blue."""
    hands = ["b9 b8 y8 y9 r3", "b2 y2 b4 y4 r5", "b3 y3 b5 y5 r6", "k5 y1 k6 k7 y6"]
    match = trick(hands, "b9", "b2", "b3", "k5", "y1", "y8", "y2", "y3", trump="k")

    assert match.turn == 0
    assert chosen(match) == "y9"


def test_the_partners_lead_is_returned() -> None:
    """Never returns the partner's lead: all else is alike."""
    hands = ["b3 b8 y8 r5", "b2 b6 y6 r6", "b9 b4 y4 r1", "b1 b5 y5 r4"]
    match = trick(hands, "b3", "b2", "b9", "b1")

    assert match.turn == 2
    assert chosen(match) == "b4"


def test_the_last_player_trumps_with_the_lowest_trump() -> None:
    """Trumps high when last and low would do."""
    hands = ["b2 y3 y6", "b8 y4 y7", "b3 y5 y8", "k9 k1 y9"]
    match = trick(hands, "b2", "b8", "b3", team="team 0+3", trump="k")

    assert chosen(match) == "k1"


def test_the_last_player_takes_an_opponents_trick_with_the_cheapest_card() -> None:
    """Of equal cards the last is the higher: a 7 is enough."""
    match = trick(["b2 y3 y6", "b7 y4 y7", "b3 y5 y8", "b9 b7 b1"], "b2", "b7", "b3", team="team 0+3")

    assert chosen(match) == "b7"


def test_nobody_burns_a_high_card_in_a_lost_trick() -> None:
    match = trick(["b9 y3", "b8 b2", "b3 y5", "b4 y2"], "b9")

    assert chosen(match) == "b2"


def test_a_captured_zero_makes_a_trick_worth_a_super_trump() -> None:
    match = trick(["b9 y3", "b0 y4", "b3 y5", "r0 k8"], "b9", "b0", "b3", team="team 0+3", super="r")
    assert chosen(match) == "k8"  # it is the partner's already

    match = trick(["b9 y3", "b0 y4", "b0 y5", "r0 k8"], "b9", "b0", "b0", super="r")
    assert chosen(match) == "r0"


def test_the_monster_takes_the_trick_from_its_partner() -> None:
    """It counts double there."""
    hands = ["b8 y3", "b3 y4", "b4 y5", "b2 y6", "b9 b1"]
    match = settle(small_round(njet(5), hands))
    do(match, "team 0+4", "monster 4", "b8", "b3", "b4", "b2")

    assert chosen(match) == "b9"


def test_nobody_leads_a_zero_while_there_is_another_loser() -> None:
    assert chosen(trick(["y0 k3", "y9 k4", "y3 k5", "y8 k9"])) == "k3"


def test_when_tricks_cost_points_a_zero_goes_to_an_opponents_trick() -> None:
    match = trick(["b9 k8", "y0 k1", "b3 k5", "b1 k2"], "b9", points="-2")

    assert chosen(match) == "y0"


def test_when_tricks_cost_points_a_partners_trick_takes_a_high_card_and_no_zero() -> None:
    match = trick(["b2 y3", "b9 k2", "b3 k5", "y0 k9"], "b2", "b9", "b3", points="-2")

    assert chosen(match) == "k9"


def test_when_tricks_cost_points_the_highest_card_that_loses_is_played() -> None:
    match = trick(["b8 y3 y4", "b9 b7 b2", "b3 y5 y6", "b4 y2 y7"], "b8", points="-2")

    assert chosen(match) == "b7"


def test_when_tricks_cost_points_a_trick_that_must_be_taken_takes_the_highest_card() -> None:
    match = trick(["b5 y3", "b2 y4", "b3 y5", "b9 b8"], "b5", "b2", "b3", points="-2")

    assert chosen(match) == "b9"


def test_own_discards_are_counted_as_gone() -> None:
    """Seat 0 knows that the blue 9 is out: its blue 8 is the highest, and so is no card of another colour."""
    hands = ["b9 b8 y7 r7", "b1 y8 r8 k1", "b2 y9 r9 k2", "b3 y1 r1 k3"]
    match = settle(small_round(njet(4), hands), cache="discard-1")
    do(match, "team 0+2", "discard b9", "discard k1", "discard k2", "discard k3")

    assert chosen(match) == "b8"


# Everywhere


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_always_chooses_something_legal_and_the_same_again(players: int) -> None:
    phases = set()
    for match in islice(positions(njet(players), "thumb"), 500):
        for seat in match.awaited():
            view = match.view(seat)
            if len(view.legal) > 1:
                action = choose(view)
                phases.add(view.phase)

                assert action in view.legal
                assert choose(match.copy().view(seat)) == action
    expected = (
        {"veto", "cache", "trick"} | ({"teams"} if players > 2 else set()) | ({"monster"} if players == 5 else set())
    )
    assert phases == expected
