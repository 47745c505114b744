"""What the rule of thumb does at Mü: the auction, trumps, the partner, and the cards of a good partner."""

from itertools import islice
from typing import Final

import pytest

from tests.contract.tables import positions
from tests.games.mue.rounds import all_pass, begin, new_game, play
from tests.kernel.differential import check_rounds
from tests.kernel.tables import Variant
from tricktable.bots.games.mue.rule_of_thumb import choose
from tricktable.bots.games.mue.rule_of_thumb.card_play import Table
from tricktable.core.deals import GivenDeals, ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.games.mue import Mue
from tricktable.games.mue.cards import CARD_TRIANGLES, DECK

REDS: Final = "r9 r8 r7 r7 r6 r5 r4 r3 b9 b8 k9 g9 y1 y0 k0"
"""A chief's hand if there is one."""
SHREDS: Final = "b0 b1 b2 b3 y3 y4 y5 y6 r0 r1 k3 k4 k6 g5 g6"
"""Nobody bids on this."""

every_player_count: Final = pytest.mark.parametrize("players", [4, 5, 6])


def chosen(match: Match) -> str:
    """What the rule of thumb does there, in notation."""
    view = match.view(match.turn)
    assert len(view.legal) > 1
    return match.game.actions.text[choose(view)]


def with_hands(*hands: str, totals: tuple[int, ...] = (0, 0, 0, 0), dealer: int = 0) -> Match:
    """A round of four in which the first seats hold these cards, and the others what is left."""
    game = new_game(4)
    left = list(DECK.cards)
    for hand in hands:
        for card in DECK.parse_all(hand):
            left.remove(card)
    # Every third card or so: nobody of the others gets a whole colour.
    rest = [DECK.texts(left[seat :: 4 - len(hands)]) for seat in range(4 - len(hands))]
    deal = game.layout.deal({f"hand {seat}": hand for seat, hand in enumerate((*hands, *rest))})
    deals = GivenDeals((), {1: deal}, ShuffledDeals("further"))
    return Match.at_round(game, 1, Standing(list(totals), dealer), deals)


def bid_own(match: Match, seat: int, count: int) -> None:
    """A seat lays so many cards of its hand, whichever they are, and stays."""
    for _ in range(count):
        match.apply(seat, match.legal_actions(seat)[-2])
    if match.turn == seat:
        match.apply_text(seat, "stay")


def thumbs_at(players: int, seed: str) -> Match:
    return Match.begin(new_game(players, target="100"), ShuffledDeals(seed))


# The auction


def test_a_strong_hand_bids_a_card_of_its_best_trump() -> None:
    assert chosen(with_hands(REDS)).startswith("bid r")


def test_a_weak_hand_passes() -> None:
    assert chosen(with_hands(SHREDS)) == "pass"


def test_a_strong_hand_goes_above_the_highest_bid_and_not_level_with_it() -> None:
    """Level with the highest and last to bid costs ten points a card."""
    match = with_hands(REDS, dealer=3)
    bid_own(match, 3, 1)

    while match.turn == 0:
        match.apply_text(0, chosen(match))

    assert match.view().facts["bids"] == (2, 0, 0, 1)


def test_a_chief_raises_alone_as_long_as_the_hand_is_good_for_it() -> None:
    match = with_hands(REDS, SHREDS)
    play(match, "0 bid r9, 1 pass, 2 pass, 3 pass")

    assert chosen(match).startswith("bid")


def test_nobody_raises_for_more_than_the_match_needs() -> None:
    """At 195 of 200 one card is enough."""
    match = with_hands(REDS, SHREDS, totals=(195, 0, 0, 0))
    play(match, "0 bid r9, 1 pass, 2 pass, 3 pass")

    assert chosen(match) == "pass"


def test_whoever_is_tied_by_a_later_bid_leaves_it() -> None:
    """The one who came level pays if nobody bids more."""
    match = with_hands(SHREDS)
    play(match, "0 bid b3")
    bid_own(match, 1, 1)
    play(match, "2 pass, 3 pass")

    assert chosen(match) == "pass"


def test_a_helpful_card_is_shown_to_the_coming_chief_below_the_vice() -> None:
    """Partners share the bonus. Two others have bid more: there is no danger to become vice."""
    hands = ("b0 b1 b2 b3 y3 y4 y5 y6 g5 g6 k3 k4 k6 r2 r9", "r8 r7 r7 r6 r5 r4 r3 b9 g9 y9 y0 k0 k8 g0 g8")
    match = with_hands(*hands, dealer=3)
    bid_own(match, 3, 1)
    play(match, "0 pass, 1 bid r8, 1 bid r7, 2 pass")
    bid_own(match, 3, 2)
    play(match, "0 pass, 1 bid r7, 1 bid r6, 2 pass, 3 pass")

    assert match.view().facts["bids"] == (0, 4, 0, 3)
    assert chosen(match) == "bid r9"


def test_a_weak_hand_does_not_become_vice_by_showing_cards() -> None:
    """A vice cannot be partner."""
    match = with_hands("b0 b1 b2 b3 y3 y4 y5 y6 g5 g6 k3 k4 k6 r2 r9", dealer=1)
    bid_own(match, 1, 1)
    play(match, "2 pass, 3 pass")

    assert chosen(match) == "pass"


def test_whoever_would_win_the_match_is_bid_against() -> None:
    """With this hand one passes, unless the highest bidder is about to win the match."""
    hand = "b9 b8 b7 b6 b2 y0 y4 y3 r1 r5 r3 k0 k4 g5 g6"

    calm = with_hands(hand, totals=(0, 0, 0, 0), dealer=1)
    tense = with_hands(hand, totals=(0, 0, 0, 185), dealer=1)
    for match in (calm, tense):
        bid_own(match, 1, 1)
        play(match, "2 pass")
        bid_own(match, 3, 2)

    assert chosen(calm) == "pass"
    assert chosen(tense).startswith("bid")


def test_when_others_bid_whole_hands_one_is_in_the_stalemate_but_not_last() -> None:
    whole = begin("b2 b3 y2 y3", "r2 r3 k2 k3", "g2 g3 r4 r5", "k4 k5 y4 y5")
    play(whole, "0 pass, 1 bid r2, 2 bid g2, 2 bid g3, 3 bid k4, 3 bid k5, 3 bid y4, 0 pass")
    play(whole, "1 bid r3, 1 bid k2, 1 stay, 2 bid r4, 2 stay, 3 pass")

    assert whole.view().facts["bids"] == (0, 3, 3, 3)
    assert chosen(whole).startswith("bid")


@every_player_count
def test_nobody_ever_ends_a_turn_level_with_the_highest_bid(players: int) -> None:
    for number in range(4):
        match = thumbs_at(players, f"level {number}")
        while match.number == 1 and match.phase.name == "auction":
            seat = match.turn
            while match.number == 1 and match.turn == seat and match.phase.name == "auction":
                action = choose(match.view(seat))
                match.apply(seat, action)
                if action in (match.game.actions.parse("pass"), match.game.actions.parse("stay")):
                    break
            bids = match.view().facts.get("bids", ())
            if match.phase.name == "auction" and bids and bids[seat]:
                others = [bid for other, bid in enumerate(bids) if other != seat]
                assert bids[seat] != max(others)


# Trumps and the partner


def test_the_vice_names_the_trump_of_which_the_hand_has_most() -> None:
    match = with_hands("b7 b7 b6 b5 b4 b3 y1 y2 y3 r1 r2 k1 k2 k3 g2", REDS)
    all_pass(play(match, "0 bid b7, 1 bid r9, 1 bid r8, 2 pass, 3 pass, 0 bid r1, 0 bid b6, 1 bid r7, 1 bid r6"))

    assert match.phase.name == "vice trump"
    assert chosen(match) == "trump b"


def test_the_chief_names_a_number_of_which_the_hand_has_nearly_all() -> None:
    """Four of the five fours are above everything, and a number pays more than a colour."""
    match = with_hands("b4 y4 r4 k4 r8 r6 r3 b8 b1 y1 k0 k1 g1 g0 g2")
    all_pass(play(match, "0 bid r4"))

    assert chosen(match) == "trump 4"


def test_the_chief_takes_another_trump_when_the_vice_has_named_the_best() -> None:
    """MUE-R2."""
    match = with_hands(REDS, "r2 r1 r1 r0 b0 b1 b2 b3 y2 y3 y4 k1 k2 k3 k4")
    all_pass(play(match, "0 bid r9, 1 pass, 2 pass, 3 pass, 0 bid b9, 1 bid r2, 1 stay, 2 pass, 3 pass"))
    play(match, "1 trump r")

    assert chosen(match) in ("trump 9", "trump b", "trump none")


def test_the_partner_is_who_showed_help_for_the_trump() -> None:
    match = begin("r9 r8 r7 r5 b1", "k9 k8 k7 k6 y1", "r6 y2 y3 g1 g2", "y4 g4 g3 b2 b3")
    all_pass(play(match, "0 bid r9, 1 bid k9, 1 bid k8, 2 bid r6, 2 stay, 3 bid g3, 3 stay, 0 bid r8, 0 bid r7"))
    play(match, "1 trump k, 0 trump r")

    assert chosen(match) == "partner 2"


def test_the_partner_is_not_whom_the_bonus_would_make_the_winner() -> None:
    match = with_hands(REDS, totals=(100, 195, 20, 30))
    all_pass(play(match, "0 bid r9"))
    play(match, "0 trump r")

    assert chosen(match) == "partner 2"


# The tricks: seat 0 is chief with red as trump


def tricks(*hands: str, partner: int, script: str = "") -> Match:
    """Seat 0 is chief with one card bid, its first, whose colour is trump; there is no vice."""
    match = begin(*hands)
    all_pass(play(match, f"0 bid {hands[0].split()[0]}"))
    play(match, f"0 trump {hands[0][0]}, 0 partner {partner}")
    return play(match, script) if script else match


def test_triangles_are_fed_to_the_partners_sure_trick() -> None:
    match = tricks("r9 b9 y2", "b2 y4 k1", "b7 b1 y3", "b3 k2 k3", partner=2, script="0 b9, 1 b2")

    assert chosen(match) == "b7"


def test_a_trick_that_the_partner_wins_is_not_trumped() -> None:
    match = tricks("r9 b9 y2", "b2 y4 k1", "b3 k2 k3", "r8 k7 k4", partner=3, script="0 b9, 1 b2, 2 b3")

    assert chosen(match) == "k7"


def test_a_trick_that_the_partner_wins_is_not_taken_over() -> None:
    match = tricks("r9 b6 y2", "b2 y4 k1", "b3 k2 k3", "b8 b1 k4", partner=3, script="0 b6, 1 b2, 2 b3")

    assert chosen(match) == "b1"


def test_no_triangles_are_thrown_into_a_trick_of_the_others() -> None:
    match = tricks("r9 b9 y2", "b2 y4 k1", "b3 k2 k3", "k6 k7 y1", partner=1, script="0 b9, 1 b2, 2 b3")

    assert chosen(match) == "y1"


def test_the_opponents_of_the_chief_feed_each_other() -> None:
    """Seat 1 has trumped the chief's trick; seat 2 is with seat 1 and gives triangles."""
    match = tricks("r9 b9 y2", "r8 y4 k1", "k7 k1 g1", "b3 k8 k9", partner=3, script="0 b9, 1 r8")

    assert chosen(match) == "k7"


def test_the_last_player_takes_a_trick_with_the_lowest_trump_that_does() -> None:
    match = tricks("r9 b9 b7", "b6 y4 y3", "b3 k2 k3", "r2 r8 y0", partner=1, script="0 b9, 1 b6, 2 b3")

    assert chosen(match) == "r2"


def test_a_nine_is_not_burnt_where_it_cannot_win() -> None:
    match = tricks("r9 r8 b7", "r2 y4 y3", "r3 k2 k3", "k9 k0 k4", partner=1, script="0 r9, 1 r2, 2 r3")

    assert chosen(match) in ("k0", "k4")


def test_the_chief_draws_trumps_with_one_that_nobody_can_beat() -> None:
    match = tricks("r9 r8 r7 b9 k3", "r2 r3 b2 y3 k4", "y4 g1 g2 b1 k0", "r4 r5 k5 k6 b4", partner=2)

    assert chosen(match) in ("r9", "r8", "r7")


def test_trumps_are_not_led_when_only_the_partner_has_any() -> None:
    """Both opponents have shown that they are out of trumps."""
    hands = ("r9 r2 b9 b2", "y1 k1 b4 g2", "r6 r7 g1 b5", "y2 k2 b6 g3")
    match = tricks(*hands, partner=2, script="0 r9, 1 y1, 2 r6, 3 y2")

    assert chosen(match) == "b9"


def test_a_nine_is_not_led_into_a_void_that_everyone_has_seen() -> None:
    """Seat 1 trumped blue: the chief leads another colour."""
    hands = ("r0 b9 y9 b0", "r2 r4 y1 g1", "b3 y3 k1 k2", "b4 y4 k3 k4")
    match = tricks(*hands, partner=2, script="0 b0, 1 r2, 2 b3, 3 b4, 1 g1, 2 k1, 3 k3, 0 r0")

    assert chosen(match) == "y9"


def test_the_partners_lead_is_returned() -> None:
    """A blue and a black card are equally weak, and the chief has led black."""
    hands = ("r9 k6 k4 g5", "k7 b4 y4 g6", "k9 k2 b2 g0", "k3 y7 y5 y6")
    match = tricks(*hands, partner=2, script="0 k6, 1 k7, 2 k9, 3 k3")

    assert chosen(match) == "k2"


@every_player_count
def test_a_sure_trick_of_the_own_side_is_never_taken_over_while_the_goal_is_open(players: int) -> None:
    """Played out by thumbs alone; now and then such a trick gets triangles."""
    fed = 0
    for number in range(2):
        match = thumbs_at(players, f"sure {number}")
        while match.number == 1 and not match.is_over:
            view = match.view(match.turn)
            action = view.legal[0] if len(view.legal) == 1 else choose(view)
            facts = view.facts
            rules = match.game.law(view)
            if view.phase == "trick" and rules is not None and len(view.legal) > 1:
                table = Table(view, rules)
                team = facts["triangles"][facts["chief"][0]] + facts["triangles"][facts["partner"][0]]
                can_leave = any(not table.takes(card) for card in view.legal)
                if team < facts["goal"][0] and table.is_last and table.allies[table.winner()] and can_leave:
                    assert not table.takes(action)
                    fed += CARD_TRIANGLES[action]
            match.apply(match.turn, action)

    assert fed


# Every phase


@every_player_count
def test_every_choice_is_legal_and_the_same_for_the_same_view(players: int) -> None:
    game: Mue = new_game(players)
    for match in islice(positions(game, "thumb"), 200):
        for seat in match.awaited():
            view = match.view(seat)
            if len(view.legal) > 1:
                action = choose(view)

                assert action in view.legal
                assert choose(match.copy().view(seat)) == action


@every_player_count
def test_whole_matches_of_thumbs_come_to_an_end(players: int) -> None:
    match = thumbs_at(players, "whole")
    while not match.is_over:
        view = match.view(match.turn)
        match.apply(match.turn, view.legal[0] if len(view.legal) == 1 else choose(view))

    assert match.winners()


# Told to the kernel


@every_player_count
def test_the_kernel_plays_with_a_near_target(players: int) -> None:
    check_rounds(Variant("mue", players, "target", "30"))
