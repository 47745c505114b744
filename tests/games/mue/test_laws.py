"""How the cards relate under two trumps."""

from tricktable.core.laws import Law
from tricktable.games.mue.cards import DECK
from tricktable.games.mue.laws import NO_TRUMP, TRUMP_SUIT, law

NAMES = [*"byrkg", *map(str, range(10)), "none"]


def under(chief: str, vice: str) -> Law:
    return law(NAMES.index(chief), NAMES.index(vice))


def winner(rules: Law, trick: str) -> str:
    """The card that takes a trick, and its place among the cards."""
    played = DECK.parse_all(trick)
    place = rules.winner(played)
    return f"{DECK.text[played[place]]} {place}"


def followers(rules: Law, hand: str, led: str) -> str:
    return DECK.texts(DECK.cards_in(rules.allowed(DECK.hand(DECK.parse_all(hand)), DECK.parse(led))))


def test_a_red_five_does_not_follow_red_when_fives_are_trump() -> None:
    assert followers(under("5", "none"), "r5 r3 b2", "r9") == "r3"
    assert followers(under("5", "none"), "r5 b2", "r9") == "b2 r5"


def test_all_trumps_are_one_suit() -> None:
    """The chief's trumps follow the vice's, and the other way round."""
    rules = under("b", "7")

    assert followers(rules, "b3 r7 r2", "g7") == "b3 r7"
    assert followers(rules, "b3 r7 r2", "b9") == "b3 r7"
    assert followers(rules, "r7 r2", "b9") == "r7"
    assert followers(rules, "r2 y3", "b9") == "y3 r2"


def test_who_cannot_follow_may_play_anything() -> None:
    assert followers(under("b", "7"), "b3 r7 k2", "g4") == "b3 r7 k2"


def test_the_highest_number_of_the_led_colour_wins_without_trump() -> None:
    rules = under("none", "none")

    assert rules.trumps == 0
    assert winner(rules, "r3 r8 b9 r5 g9") == "r8 1"
    assert winner(rules, "r0 b9 g9 y9") == "r0 0"


def test_any_trump_beats_the_led_colour() -> None:
    assert winner(under("b", "none"), "r9 b0 r8 r7") == "b0 1"
    assert winner(under("none", "2"), "r9 k2 r8 r7") == "k2 1"


def test_the_chiefs_trumps_beat_the_vices() -> None:
    assert winner(under("b", "r"), "r9 b0 r8 g9") == "b0 1"
    assert winner(under("r", "b"), "r0 b9 b8 g9") == "r0 0"
    assert winner(under("0", "9"), "r9 b0 g9 y9") == "b0 1"


def test_a_card_of_both_trumps_beats_all_others() -> None:
    assert winner(under("b", "3"), "b9 b3 r3 b8") == "b3 1"
    assert winner(under("3", "b"), "r3 b9 b3 g3") == "b3 2"


def test_two_colours_or_two_numbers_have_no_double_trump() -> None:
    assert winner(under("r", "b"), "b9 r1 b8 r0") == "r1 1"
    assert winner(under("4", "6"), "r6 r4 b6 g9") == "r4 1"


def test_of_two_double_trumps_the_first_is_higher() -> None:
    """MUE-R4: both red 7s match red and 7, as both red 1s match red and 1."""
    assert winner(under("r", "7"), "r9 r7 r8 r7") == "r7 1"
    assert winner(under("1", "r"), "b1 r1 r9 r1") == "r1 1"


def test_of_equal_number_trumps_the_first_is_higher() -> None:
    """MUE-R5: colours do not rank the cards of a number."""
    assert winner(under("5", "none"), "r9 g5 b5 k5") == "g5 1"
    assert winner(under("none", "5"), "r9 k5 b5 g5") == "k5 1"
    assert winner(under("r", "5"), "g5 b5 k5 y5") == "g5 0"


def test_of_equal_cards_of_the_led_colour_the_first_is_higher() -> None:
    """MUE-R7: copies are equal, so their order decides."""
    assert winner(under("b", "none"), "r7 r1 r7 r6") == "r7 0"
    assert winner(under("b", "none"), "r0 r1 r1 g6") == "r1 1"


def test_trumps_rank_by_number_within_their_class() -> None:
    assert winner(under("b", "r"), "b2 b8 r9 b5") == "b8 1"
    assert winner(under("b", "r"), "g2 r3 r8 g9") == "r8 2"


def test_every_law_has_one_suit_for_all_its_trumps() -> None:
    for chief in range(NO_TRUMP + 1):
        for vice in range(NO_TRUMP + 1):
            rules = law(chief, vice)
            for card, suit in enumerate(rules.suit):
                is_trump = bool(rules.trumps & DECK.bit[card])
                assert suit == (TRUMP_SUIT if is_trump else DECK.colour[card])
                assert rules.strength[card][card] > 0
