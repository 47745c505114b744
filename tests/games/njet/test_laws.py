"""Which card takes a trick."""

import pytest

from tricktable.games.njet import cards
from tricktable.games.njet.boards import NO_TRUMP
from tricktable.games.njet.laws import law


def takes(trick: str, trump: str = "-", super_trump: str = "-", players: int = 5) -> int:
    """The place of the card that takes this trick."""
    colours = (cards.LETTERS + "-").index
    return law(players, colours(trump), colours(super_trump)).winner(cards.deck(players).parse_all(trick))


@pytest.mark.parametrize(
    ("trick", "trump", "super_trump", "place"),
    [
        ("b3 b9 b5 r9 k9", "-", "-", 1),  # the highest of the led colour
        ("b3 r9 k9", "-", "-", 0),
        ("b9 r1 b8", "r", "-", 1),  # a trump beats it
        ("b9 r0 b8", "r", "-", 1),  # so does the trump 0
        ("b9 r1 r4 k9 r2", "r", "-", 2),
        ("b7 b7 b3", "-", "-", 1),  # of equal cards the last
        ("b7 b7 b3 b7 b7", "-", "-", 4),
        ("r7 r7 b9", "r", "-", 1),
        ("b0 b0 r9", "-", "-", 1),
        ("b0 k0 r0", "-", "-", 0),
        ("b9 r9 k0", "r", "k", 2),  # a super trump beats every trump
        ("b9 k0 r9 k0 k9", "r", "k", 3),  # the last super trump
        ("b9 r0 r9", "r", "r", 1),  # super trumps of the trump colour
        ("k9 b0 k0", "-", "b", 1),
        ("b0 b9 b0 b8", "-", "b", 2),
    ],
)
def test_the_trick_is_taken_by(trick: str, trump: str, super_trump: str, place: int) -> None:
    """The last super trump, else the highest trump, else the highest of the led colour."""
    assert takes(trick, trump, super_trump) == place


def test_trumps_and_super_trumps_follow_by_printed_colour() -> None:
    """NJET-R5: a super trump belongs to its colour for leading and following."""
    rules = law(4, 3, 0)
    deck = rules.deck
    hand = deck.hand(deck.parse_all("b0 b4 k9 r2"))

    assert deck.texts(deck.choices(rules.allowed(hand, deck.parse("b9")))) == "b0 b4"
    assert deck.texts(deck.choices(rules.allowed(hand, deck.parse("b0")))) == "b0 b4"
    assert deck.texts(deck.choices(rules.allowed(hand, deck.parse("k1")))) == "k9"
    assert deck.texts(deck.choices(rules.allowed(hand, deck.parse("y1")))) == "b0 b4 r2 k9"


def test_a_law_is_made_once() -> None:
    assert law(4, NO_TRUMP, NO_TRUMP) is law(4, NO_TRUMP, NO_TRUMP)
