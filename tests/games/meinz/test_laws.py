"""What a led card obliges to, and who takes a trick by the cards alone."""

from hypothesis import given
from hypothesis import strategies as st

from tests.games.meinz.rounds import ALL_CARDS
from tricktable.games.meinz.laws import CALLED, law


def allowed(hand: str, led: str) -> set[str]:
    deck = law().deck
    cards = law().allowed(deck.hand(deck.parse_all(hand)), deck.parse(led))
    return {deck.text[card] for card in deck.choices(cards)}


def winner(trick: str) -> str:
    deck = law().deck
    return trick.split()[law().winner(deck.parse_all(trick))]


def test_whoever_holds_the_led_colour_plays_it_or_the_led_number() -> None:
    """MEINZ-C1: red 5 is led; a player with red must play a red card or any 5."""
    assert allowed("r1 r9 b5 y5 b6 g2", "r5") == {"r1", "r9", "b5", "y5"}
    assert allowed("r1 b6 g2", "r5") == {"r1"}


def test_whoever_does_not_hold_the_led_colour_plays_anything() -> None:
    """MEINZ-C1: a player with no red may play anything, with or without a 5 in hand."""
    assert allowed("b6 y5 g2", "r5") == {"b6", "y5", "g2"}
    assert allowed("b6 y4 g2", "r5") == {"b6", "y4", "g2"}


def test_the_lowest_number_takes_the_trick_whatever_its_colour() -> None:
    assert winner("r5 r4 g3 r9") == "g3"
    assert winner("b1 b2 b3 b4") == "b1"


def test_of_equal_lowest_numbers_the_last_takes_the_trick() -> None:
    assert winner("r2 b2 g9 y2") == "y2"
    assert winner("r5 b2 g2 y6") == "g2"


@given(st.lists(st.sampled_from(ALL_CARDS), min_size=4, max_size=4, unique=True))
def test_no_other_card_of_a_trick_is_lower_than_its_winner_or_equal_and_later(trick: list[str]) -> None:
    best = winner(" ".join(trick))

    place = trick.index(best)

    assert all(int(card[1]) >= int(best[1]) for card in trick)
    assert all(int(card[1]) > int(best[1]) for card in trick[place + 1 :])


def test_a_call_is_stronger_than_every_card() -> None:
    assert max(max(row) for row in law().strength) < CALLED
    assert min(min(row) for row in law().strength) > 0
