"""What the rule of thumb does at Meinz: two tricks for the top or the bottom, by calls, swaps and the right cards."""

from itertools import islice
from typing import Final

import pytest

from tests.contract.tables import positions
from tests.games.meinz.rounds import begin_tricks, game_of, play, tiny_layout
from tricktable.bots.bot import bot_streams, play_out
from tricktable.bots.games.meinz.rule_of_thumb import choose
from tricktable.bots.games.meinz.rule_of_thumb.outlook import Outlook, last_prizes
from tricktable.bots.thumb_bot import ThumbBot
from tricktable.core.deals import GivenDeals, ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.games.meinz.calls import Call
from tricktable.games.meinz.cards import MONSTER
from tricktable.games.meinz.scores import MONSTER_BONUS, ROUNDS
from tricktable.games.meinz.swaps import Swap
from tricktable.games.meinz.tricks import Tricks

every_player_count: Final = pytest.mark.parametrize("players", [3, 4])


def chosen(match: Match) -> str:
    """What the rule of thumb does there, in notation."""
    view = match.view(match.turn)
    assert len(view.legal) > 1
    return match.game.actions.text[choose(view)]


def full_deal(hand: str, players: int) -> Match:
    """Seat 0 has this hand, the others (and the monster) what is left."""
    game = game_of(players)
    left = [card for card in game.deck.cards if card not in game.deck.parse_all(hand)]
    texts = [hand, *(game.deck.texts(left[seat::3]) for seat in range(3))]
    deal = game.layout.deal({part.label: text for part, text in zip(game.layout.parts, texts, strict=True)})
    return Match.at_round(game, 1, Standing([0] * 4, 0), GivenDeals((), {1: deal}, ShuffledDeals("further")))


def third_trick(
    first: str, second: str, hands: tuple[str, str, str, str], totals: tuple[int, ...] = (0, 0, 0, 0), number: int = 1
) -> Match:
    """A round of four tricks, one for each. Seat 0 has called the first, seat 1 the second and leads to the third.

    The cards of these tricks are in the order of the seats; `hands` is what everybody still has.
    """
    aside = ("y9", "y8", "y7", "y1")
    cards = list(zip(aside, first.split(), second.split(), hands, strict=True))
    game = game_of(4)
    texts = {f"hand {seat}": " ".join(parts) for seat, parts in enumerate(cards)}
    dealt = tuple(sorted(game.deck.parse_all(" ".join(texts.values()))))
    game.layout = tiny_layout(game, dealt, 5)
    deals = GivenDeals((), {number: game.layout.deal(texts)}, ShuffledDeals("further"))
    match = Match.at_round(game, number, Standing(list(totals), 0), deals)
    for seat, card in enumerate(aside):
        match.apply_text(seat, f"discard {card}")
    one, two = first.split(), second.split()
    play(match, f"{one[0]}, call, {', '.join(one[1:])}, {two[0]}, {two[1]}, call, {two[2]}, {two[3]}")
    assert match.turn == 1
    return match


# What a player foresees


@every_player_count
def test_whoever_watches_knows_all_sums(players: int) -> None:
    """Tricks lie face down, but their cards and all swaps were seen; the monster adds 12."""
    game = game_of(players)
    compared = 0
    for match in islice(positions(game, "sums"), 600):
        phase = match.phase.play if isinstance(match.phase, Call | Swap) else match.phase
        if isinstance(phase, Tricks):
            expected = [total + MONSTER_BONUS * (seat in game.house) for seat, total in enumerate(phase.sums)]
            assert Outlook(match.view(0)).sums == expected
            compared += 1

    assert compared > 300


def test_a_void_that_everyone_saw_is_remembered() -> None:
    """Whoever plays neither the led colour nor the led number has none of that colour: any card may come."""
    match = begin_tricks(["y9 b5 r2 r3", "y8 b6 g2 g3", "y7 r5 b4 g5", "y6 g8 g7 g9"])
    play(match, "b5, call, b6, r5, g8")

    outlook = Outlook(match.view(0))
    blue = match.game.deck.parse("b5")

    assert outlook.follows(2, blue)  # the number was answered: nothing is known
    assert not outlook.follows(3, blue)


def test_whoever_takes_a_trick_and_is_not_asked_for_a_swap_has_none_of_its_colours() -> None:
    match = begin_tricks(["y9 b5 r2 r3", "y8 b6 g2 g3", "y7 b7 b4 g5", "y6 g8 g7 g9"])
    play(match, "b5, call, b6, b7, g8, r2")

    outlook = Outlook(match.view(2))

    assert not outlook.follows(0, match.game.deck.parse("b5"))
    assert not outlook.follows(0, match.game.deck.parse("g8"))
    assert outlook.follows(0, match.game.deck.parse("r2"))


def test_the_monster_plays_any_card_whatever_is_led() -> None:
    match = full_deal("b9 b8 g9 g8 r9 y7 y8 r5 b2", 3)

    outlook = Outlook(match.view(0))

    assert not outlook.follows(MONSTER, match.game.deck.parse("b9"))
    assert outlook.follows(1, match.game.deck.parse("b9"))


# The discard


@every_player_count
@pytest.mark.parametrize(
    "hand", ["b9 b8 g9 g8 r9 y7 y8 r5 b2", "b1 b2 g1 g2 r1 y3 y2 r5 b9", "b9 b1 g9 g1 r5 r9 y1 y9 y2"]
)
def test_the_discard_is_a_card_of_the_middle(hand: str, players: int) -> None:
    """High cards are for going high, low ones for going low, and fives for nothing."""
    match = full_deal(hand, players)

    assert chosen(match) == "discard r5"


# Calls


def test_the_richest_trick_of_the_round_is_called() -> None:
    match = begin_tricks(["y1 b9 g2 r2 y2", "y3 b8 g3 r3 y4", "b3 b7 g4 r4 y5", "b4 b6 g5 r5 y6"])

    play(match, "b9, pass, b8, pass, pass, b7, pass")

    assert match.turn == 0
    assert chosen(match) == "call"


def test_the_poorest_trick_of_the_round_is_called() -> None:
    """The lowest sum is worth two points, more than the second."""
    match = begin_tricks(["y1 b3 g5 r6 y5", "y3 b2 g9 r9 y9", "b9 b1 g8 r8 y6", "b8 b4 g7 r7 y7"])

    play(match, "b3, pass, b2, pass, pass, b1, pass")

    assert match.turn == 0
    assert chosen(match) == "call"


def test_a_trick_of_the_middle_is_left_to_others() -> None:
    match = begin_tricks(["y1 b5 g9 r9 y9", "y3 b6 g1 r8 y8", "b9 b4 g6 r1 y6", "b8 b3 g7 r7 y2"])

    play(match, "b5, pass, b6, pass, pass, b4, pass")

    assert match.turn == 0
    assert chosen(match) == "pass"


# Swaps


def test_the_swap_lifts_the_last_own_trick_above_the_highest() -> None:
    match = third_trick("b8 b7 b6 b5", "g4 g1 g2 g3", ("r7 y4", "r6 y5", "r2 r9", "r8 y6"))

    play(match, "r6, r2, call, r8, r7")

    assert chosen(match) == "swap r9 r2"  # 30, and 26 is the highest so far


def test_the_swap_lowers_the_last_own_trick_below_the_lowest() -> None:
    match = third_trick("b9 b8 b7 b6", "g4 g5 g3 g6", ("r4 y4", "r6 y5", "r2 r1", "r5 y6"))

    play(match, "r6, r2, call, r5, r4")

    assert chosen(match) == "swap r1 r6"  # 12, and 18 is the lowest so far


def test_no_swap_makes_level() -> None:
    """Level players get nothing: 30 would be the same as seat 0 has."""
    match = third_trick("b9 b8 b7 b6", "g4 g1 g2 g3", ("r7 y4", "r6 y5", "r2 r9", "r8 y6"))

    play(match, "r6, r2, call, r8, r7")

    assert chosen(match) not in ("swap r9 r2", "keep")


# Cards


def test_whoever_leads_the_sums_gives_low_cards_to_a_rich_trick() -> None:
    """Seat 0 has 30 and no trick to come; 23 lie in a trick that is called."""
    match = third_trick("b9 b8 b7 b6", "g4 g1 g2 g3", ("r1 r7", "r6 y5", "r9 y4", "r8 y6"))

    play(match, "r6, r9, call, r8")

    assert chosen(match) == "r1"


def test_whoever_is_lowest_gives_high_cards_to_a_poor_trick() -> None:
    """Seat 0 has 10 and no trick to come; 7 lie in a trick that is called."""
    match = third_trick("b4 b1 b2 b3", "g9 g8 g7 g6", ("r3 r9", "r4 y5", "r1 y4", "r2 y6"))

    play(match, "r4, r1, call, r2")

    assert chosen(match) == "r9"


def test_the_last_player_takes_a_rich_trick_with_the_highest_card_that_does() -> None:
    """Low cards are kept, and the trick gets richer."""
    match = begin_tricks(["y1 b9 g2 r2 y2", "y3 g9 g3 r3 y4", "b3 b8 g4 r4 y5", "b4 b7 b2 r5 y6"])

    play(match, "b9, pass, g9, pass, pass, b8, pass, pass, pass")

    assert match.turn == 3
    assert chosen(match) == "b7"


def test_the_last_player_does_not_take_a_trick_of_the_middle() -> None:
    """18, with no swap to come, is neither rich nor poor; three nines and eights deserve a better trick."""
    match = begin_tricks(["y1 b5 g9 r2 y3", "y4 b6 g1 r3 y8", "b9 b4 g6 r1 y6", "b8 g3 r9 r8 y9"])

    play(match, "b5, pass, b6, pass, pass, b4, pass, pass, pass")

    assert match.turn == 3
    assert chosen(match) != "g3"


# The end of the match


def test_in_the_last_round_only_places_that_win_are_worth_something() -> None:
    """Three points behind: the highest place is needed, and the leader must get nothing."""
    prizes, rival, harm = last_prizes((9, 12, 0, 0), 4, 0)

    assert prizes[0] > 0
    assert prizes[1:] == (0, 0, 0)
    assert rival == 1
    assert harm > 0


def test_in_the_last_round_a_leader_out_of_reach_has_won_with_every_place() -> None:
    prizes, _, harm = last_prizes((20, 9, 8, 8), 4, 0)

    assert len(set(prizes)) == 1
    assert harm == pytest.approx(0)


def test_in_the_last_round_the_monster_is_nobodys_rival() -> None:
    """MEINZ-R1: the match is won by the best of the three people."""
    assert last_prizes((9, 8, 10, 30), 3, 0)[1] == 2
    assert last_prizes((9, 5, 5, 30), 3, 0) == last_prizes((9, 5, 5, 0), 3, 0)


@pytest.mark.parametrize(("totals", "card"), [((11, 6, 12, 0), "r2"), ((11, 12, 6, 0), "r9")])
def test_in_the_last_round_the_leader_of_the_match_is_stopped(totals: tuple[int, ...], card: str) -> None:
    """Seat 0 is lowest with 10 and full. With r9 seat 2 gets above the 26 of seat 1, with r2 it stays below."""
    match = third_trick("b4 b1 b2 b3", "g8 g7 g6 g5", ("r2 r9", "r5 y5", "r8 y4", "r7 y6"), totals, ROUNDS)

    play(match, "r5, r8, call, r7")

    assert chosen(match) == card


# Every position


@every_player_count
def test_every_choice_is_legal_and_the_same_for_the_same_view(players: int) -> None:
    game = game_of(players)
    for seed in ("one", "two", "three"):
        for match in positions(game, f"thumb {seed}"):
            for seat in match.awaited():
                view = match.view(seat)
                if len(view.legal) > 1:
                    action = choose(view)
                    assert action in view.legal
                    assert choose(match.copy().view(seat)) == action


@every_player_count
def test_whole_matches_are_played(players: int) -> None:
    game = game_of(players)
    match = Match.begin(game, ShuffledDeals("whole"))

    play_out(match, [ThumbBot()] * players, bot_streams(game, "whole"))

    assert match.is_over
