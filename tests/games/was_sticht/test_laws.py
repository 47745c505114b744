"""Which card is higher, and what a led card obliges to."""

from itertools import pairwise

import pytest

from tests.games.was_sticht import plain
from tests.games.was_sticht.tables import small_match
from tricktable.core.laws import Law
from tricktable.games.was_sticht.cards import DECK, TRUMP_COLOURS, TRUMP_NUMBERS
from tricktable.games.was_sticht.laws import law

ALL_TRUMPS = [(colour, number) for colour in TRUMP_COLOURS.cards for number in TRUMP_NUMBERS.cards]


def law_of(trumps: str) -> Law:
    colour, number = trumps.split()
    return law(TRUMP_COLOURS.parse(colour), TRUMP_NUMBERS.parse(number))


def winner(trumps: str, cards: str) -> str:
    """Which of these cards, in the order of playing, takes the trick."""
    played = DECK.parse_all(cards)
    return DECK.text[played[law_of(trumps).winner(played)]]


def allowed(trumps: str, hand: str, led: str) -> str:
    cards = law_of(trumps).allowed(DECK.hand(DECK.parse_all(hand)), DECK.parse(led))
    return DECK.texts(DECK.cards_in(cards))


def test_the_super_trump_is_highest_then_number_trumps_then_colour_trumps_from_9_to_1() -> None:
    """WAS-C1: trump red, number 5: red 5; the other fives; red 9, 8, 7, 6, 4, 3, 2, 1."""
    order = ["r5", "b5", "r9", "r8", "r7", "r6", "r4", "r3", "r2", "r1"]

    for higher, lower in pairwise(order):
        assert winner("r 5", f"{higher} {lower}") == higher
        assert winner("r 5", f"{lower} {higher}") == higher
    assert law_of("r 5").trumps == DECK.of_colour[0] | DECK.of_number(5)


@pytest.mark.parametrize("cards", ["b5 g5 y5", "g5 y5 b5", "y5 b5 g5"])
def test_of_equal_number_trumps_the_first_played_is_higher(cards: str) -> None:
    """WAS-C1: blue, green and yellow 5 are equal under trump red."""
    assert winner("r 5", cards) == cards[:2]


def test_the_super_trump_beats_number_trumps_played_before_it() -> None:
    """WAS-C1: the red 5 trumps everything, wherever it is played."""
    assert winner("r 5", "b5 g5 r5 r9") == "r5"


@pytest.mark.parametrize("cards", ["r5 b5 g5 y5", "b5 r5 g5 y5", "y9 g5 r5 b5"])
def test_without_trump_colour_the_first_number_trump_is_highest(cards: str) -> None:
    """WAS-C3, WAS-R5: no trump colour, number 5: no 5 is above the others, not even the led colour's."""
    first_five = next(card for card in cards.split() if card[1] == "5")

    assert winner("none 5", cards) == first_five


def test_without_trump_number_only_the_colour_is_trump() -> None:
    """WAS-C3, WAS-R5: trump red, no number: red 9 down to red 1, and no super trump."""
    assert law_of("r none").trumps == DECK.of_colour[0]
    for high in range(2, 10):
        assert winner("r none", f"r{high - 1} r{high}") == f"r{high}"
    assert winner("r none", "b9 b5 r1 g9") == "r1"


def test_without_any_trump_the_led_colour_wins() -> None:
    """WAS-R5: with both "none" there are no trumps."""
    assert law_of("none none").trumps == 0
    assert winner("none none", "b2 r9 g9 b3") == "b3"
    assert winner("none none", "b2 r9 g9 y9") == "b2"


def test_a_red_five_has_no_colour_when_fives_are_trump_and_red_is_not() -> None:
    """WAS-C4: trump blue, number 5: the red 5 need not and cannot follow a led red 9 as red."""
    assert allowed("b 5", "r5 r2 g1", "r9") == "r2"
    assert allowed("b 5", "r5 g1", "r9") == "r5 g1"
    assert winner("b 5", "r9 r5") == "r5"
    assert winner("b 5", "r9 b1 r5") == "r5"


def test_a_led_red_nine_asks_for_any_trump_when_red_is_trump() -> None:
    """WAS-C4: trump red, number 5: number trumps and colour trumps answer each other."""
    assert allowed("r 5", "r2 b5 g1", "r9") == "r2 b5"
    assert allowed("r 5", "b5 g1", "r9") == "b5"
    assert allowed("r 5", "r2 g1", "b5") == "r2"
    assert allowed("r 5", "b1 b2 g1", "b5") == "b1 b2 g1"


def test_who_cannot_follow_may_play_anything() -> None:
    assert allowed("r 5", "r2 b5 g1", "y9") == "r2 b5 g1"


@pytest.mark.parametrize(("colour", "number"), ALL_TRUMPS)
def test_every_pair_of_cards_under_every_trump_is_as_the_plain_rules_say(colour: int, number: int) -> None:
    """WAS-R5: all fifty combinations of trump colour and trump number."""
    rules = law(colour, number)
    trumps = plain.Trumps(TRUMP_COLOURS.text[colour], TRUMP_NUMBERS.text[number])

    for led, led_text in enumerate(DECK.text):
        for card, text in enumerate(DECK.text):
            follows = plain.suit(text, trumps) == plain.suit(led_text, trumps)
            assert (rules.obliging[led] & DECK.bit[card] != 0) == follows
            assert rules.winner((led, card)) == plain.winning([led_text, text], trumps)
        rest = [card for card in range(len(DECK.text)) if card != led]
        by_engine = sorted(rest, key=lambda card: rules.strength[led][card])
        by_rules = sorted(rest, key=lambda card: plain.height(DECK.text[card], led_text, trumps))
        assert by_engine == by_rules


def test_the_start_player_knows_the_law_in_the_draft_and_the_others_do_not() -> None:
    match = small_match(("r1 b1 g1 y1",), "r 5", ("no-tricks",) * 4)

    assert match.game.law(match.view(0)) is law_of("r 5")
    assert match.game.law(match.view(1)) is None
    assert match.game.law(match.view()) is None
