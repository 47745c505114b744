"""The draw before the match: first dealer, and teams."""

from collections import Counter

import pytest

from tests.games.hasp.rounds import game_of
from tricktable.core.deals import GivenDeals, ShuffledDeals
from tricktable.core.errors import DealError
from tricktable.core.events import Event
from tricktable.core.matches import Match
from tricktable.games.hasp import Hasp


def drawn_match(game: Hasp, cards: str) -> Match:
    """A match whose draw deals these cards round."""
    return Match.begin(game, GivenDeals(game.full_deck.parse_all(cards), {}, ShuffledDeals("rounds")))


@pytest.mark.parametrize(("players", "cards", "dealer"), [(2, "f1 g1 r2 v8", 1), (3, "f1 g1 r2 v8", 0), (4, "v10", 0)])
def test_the_first_village_card_makes_the_first_dealer(players: int, cards: str, dealer: int) -> None:
    """HASP-R10, and HASP-R6: draws use all 28 cards, one at a time from seat 0 on, however many play."""
    match = drawn_match(game_of(players), cards)

    assert match.standing.dealer == dealer
    assert match.turn == (dealer + 1) % players
    assert match.seating == tuple(range(players))


def test_the_draw_stops_with_the_first_village_card() -> None:
    """HASP-R10."""
    match = drawn_match(game_of(4), "f1 f2 f3 v9 v7 g1")

    assert match.drawn == match.game.deck.parse_all("f1 f2 f3 v9")
    assert match.standing.dealer == 3


def test_two_players_with_a_common_suit_are_drawn_as_a_team() -> None:
    """HASP-R6: seats 1 and 2 get canyon; 2 keeps the seat and deals, 1 changes seats with 0, who sits opposite 2."""
    match = drawn_match(game_of(4, "drawn"), "f1 c1 c2 g1")

    assert match.drawn == match.game.deck.parse_all("f1 c1 c2")
    assert match.standing.dealer == 2
    assert match.seating == (1, 0, 2, 3)


def test_a_players_own_pair_makes_no_team() -> None:
    """HASP-R6: seat 0 gets forest twice, and seat 1 two suits; only seat 3's second card matches another player's."""
    match = drawn_match(game_of(4, "drawn"), "f1 g1 r1 c1 f2 v7 r2 g2")

    assert match.drawn == match.game.deck.parse_all("f1 g1 r1 c1 f2 v7 r2 g2")
    assert match.standing.dealer == 3
    assert match.seating == (0, 1, 2, 3), "seats 1 and 3 sit opposite already"


def test_village_cards_are_a_common_suit_like_any_other() -> None:
    """HASP-R6."""
    match = drawn_match(game_of(4, "drawn"), "v7 f1 g1 v8")

    assert match.standing.dealer == 3
    assert match.seating == (1, 0, 2, 3)


@pytest.mark.parametrize("seed", range(40))
def test_drawn_partners_sit_opposite_and_the_second_deals(seed: int) -> None:
    """HASP-R6, on random draws: the two who share a suit are partners, whatever else was dealt."""
    match = Match.begin(game_of(4, "drawn"), ShuffledDeals(f"draw {seed}"))
    deck = match.game.deck
    suits: list[set[int]] = [set(), set(), set(), set()]
    for place, card in enumerate(match.drawn):
        suits[place % 4].add(deck.colour[card])
    shared = [suit for suit, count in Counter(suit for own in suits for suit in own).items() if count > 1]
    pair = [player for player in range(4) if shared[0] in suits[player]]
    seats = [match.seating.index(player) for player in pair]

    assert len(shared) == 1
    assert len(pair) == 2
    assert (seats[0] - seats[1]) % 4 == 2
    assert match.standing.dealer == match.seating.index((len(match.drawn) - 1) % 4)
    assert sorted(match.seating) == [0, 1, 2, 3]


def test_everybody_sees_the_draw_and_the_seats() -> None:
    match = drawn_match(game_of(2), "r1 v7")
    told = match.past[0].journal

    assert told == [
        Event("drew", 0, (12,)),
        Event("drew", 1, (24,)),
        Event("seated", 0, (0,)),
        Event("seated", 1, (1,)),
    ]


def test_the_option_for_teams_has_no_effect_with_fewer_than_four() -> None:
    match = drawn_match(game_of(3, "drawn"), "f1 f2 f3 v7")

    assert match.standing.dealer == 0
    assert match.seating == (0, 1, 2)


@pytest.mark.parametrize(("teams", "cards"), [("chosen", "f1 g1"), ("chosen", ""), ("drawn", "f1 g1 r1 c1 f2")])
def test_a_draw_that_decides_nothing_is_refused(teams: str, cards: str) -> None:
    game = game_of(4, teams)

    with pytest.raises(DealError, match="the draw ends"):
        Match.begin(game, GivenDeals(game.full_deck.parse_all(cards), {}))
