"""How the cards relate: what must be played, and what wins."""

import pytest

from tricktable.games.hasp.cards import deck
from tricktable.games.hasp.laws import NO_TRUMP, law

DECK = deck(4)
RIVER = 2


def allowed(hand: str, led: str, trump: int) -> str:
    """What of this hand may be played to this lead."""
    return DECK.texts(DECK.cards_in(law(4, trump).allowed(DECK.hand(DECK.parse_all(hand)), DECK.parse(led))))


def winner(trick: str, trump: int) -> str:
    """The card that takes this trick."""
    cards = DECK.parse_all(trick)
    return DECK.text[cards[law(4, trump).winner(cards)]]


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("g2 g5 r6 v9", "g1", "g2 g5"),  # follow
        ("f2 r1 r6 v9 c3", "g1", "r1 r6 v9"),  # cannot follow: must trump, with either trump suit
        ("f2 c3 r1", "g1", "r1"),
        ("f2 c3", "g1", "f2 c3"),  # neither: anything
        ("r1 r2", "g1", "r1 r2"),
    ],
)
def test_follow_else_trump_else_anything(hand: str, led: str, may: str) -> None:
    assert allowed(hand, led, RIVER) == may


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("r1 v7 f3", "v8", "v7"),  # village led: the village follows, river does not
        ("r1 f3", "v8", "r1"),  # no village: the announced suit must be played
        ("r1 v7 f3", "r4", "r1"),  # river led: river follows
        ("v7 f3", "r4", "v7"),  # no river: the village must be played
        ("f3 g1", "v8", "f3 g1"),
    ],
)
def test_village_and_announced_suit_are_two_suits_and_both_trump(hand: str, led: str, may: str) -> None:
    """HASP-R3: following is by printed suit."""
    assert allowed(hand, led, RIVER) == may


def test_without_a_further_trump_only_the_village_trumps() -> None:
    assert allowed("r1 c2 v7", "g1", NO_TRUMP) == "v7"
    assert allowed("r1 c2", "g1", NO_TRUMP) == "r1 c2"


@pytest.mark.parametrize(
    ("trick", "trump", "taken_by"),
    [
        ("g1 g6 c2 g3", RIVER, "g6"),  # highest of the led suit
        ("g1 c6 f6 c5", RIVER, "g1"),  # nothing else counts
        ("g6 r1 g5 g4", RIVER, "r1"),  # any trump beats the led suit
        ("g6 r1 r5 g4", RIVER, "r5"),  # the highest strength among trumps
        ("g6 r6 v7 g4", RIVER, "v7"),  # the village is higher by its strength
        ("v8 r6 v10 r5", RIVER, "v10"),
        ("r5 r6 g6 r1", RIVER, "r6"),
        ("r6 g6 v7 r1", NO_TRUMP, "v7"),
        ("r3 g6 c6 r1", NO_TRUMP, "r3"),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_led_suit(trick: str, trump: int, taken_by: str) -> None:
    assert winner(trick, trump) == taken_by


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("trump", range(5))
def test_no_two_cards_of_a_trick_are_equally_strong(players: int, trump: int) -> None:
    """So that a trick never needs a rule for ties; and a law's deck is the deck of its game."""
    rules = law(players, trump)

    assert rules.deck is deck(players)
    for led in rules.deck.cards:
        strengths = [rules.strength[led][card] for card in rules.deck.cards if rules.strength[led][card]]
        assert len(set(strengths)) == len(strengths)
        assert rules.strength[led][led] > 0
