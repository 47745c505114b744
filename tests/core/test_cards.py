"""Decks, and hands as bit masks."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.core.cards import Deck, Pack
from tricktable.core.errors import NotationError

COLOURS = "bgry"


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Decks of up to four colours in which cards have one to four copies."""
    faces = draw(
        st.dictionaries(st.tuples(st.integers(0, 3), st.integers(0, 12)), st.integers(1, 4), min_size=1, max_size=20)
    )
    return Deck(COLOURS, tuple((colour, number, copies) for (colour, number), copies in faces.items()))


@st.composite
def held(draw: st.DrawFn) -> tuple[Deck, list[int]]:
    """A deck and some of its cards, in any order."""
    deck = draw(decks())
    places = draw(st.lists(st.integers(0, len(deck.cards) - 1), unique=True))
    return deck, [deck.cards[place] for place in places]


@given(held())
def test_a_hand_gives_back_its_cards_in_the_decks_order(hand: tuple[Deck, list[int]]) -> None:
    deck, cards = hand

    assert deck.cards_in(deck.hand(cards)) == tuple(sorted(cards))
    assert deck.choices(deck.hand(cards)) == tuple(sorted(set(cards)))


@given(held())
def test_equal_hands_are_equal_numbers_in_whatever_order_the_cards_came(
    hand: tuple[Deck, list[int]],
) -> None:
    deck, cards = hand
    one_by_one = 0
    for card in sorted(cards, reverse=True):
        one_by_one = deck.add(one_by_one, card)

    assert one_by_one == deck.hand(cards) == deck.hand(tuple(sorted(cards)))
    assert one_by_one.bit_count() == len(cards)


@given(held())
def test_copies_fill_the_lowest_bits_of_their_card(hand: tuple[Deck, list[int]]) -> None:
    deck, cards = hand
    mask = deck.hand(cards)

    for card, count in Counter(cards).items():
        expected = deck.bit[card] * ((1 << count) - 1)
        assert mask & deck.slots[card] == expected
        assert deck.count(mask, card) == count
        assert deck.holds(mask, card)


@given(held())
def test_add_and_remove_invert_each_other(hand: tuple[Deck, list[int]]) -> None:
    deck, cards = hand
    mask = deck.hand(cards)

    for card in range(len(deck.text)):
        if deck.count(mask, card) < deck.copies[card]:
            assert deck.remove(deck.add(mask, card), card) == mask
        else:
            with pytest.raises(ValueError, match="only"):
                deck.add(mask, card)
        if deck.holds(mask, card):
            assert deck.add(deck.remove(mask, card), card) == mask
            assert Counter(deck.cards_in(deck.remove(mask, card))) == Counter(cards) - Counter([card])
        else:
            with pytest.raises(ValueError, match="not in this hand"):
                deck.remove(mask, card)


@given(decks())
def test_colours_and_numbers_cut_the_deck_into_pieces(deck: Deck) -> None:
    everything = deck.hand(deck.cards)

    assert sum(deck.of_colour) == everything == (1 << len(deck.cards)) - 1
    assert sum(deck.of_number(number) for number in set(deck.number)) == everything
    assert sum(deck.slots) == everything
    for card, bit in enumerate(deck.bit):
        assert deck.of_colour[deck.colour[card]] & bit
        assert deck.of_number(deck.number[card]) & bit
        assert deck.slots[card].bit_count() == deck.copies[card] == deck.cards.count(card)


@given(decks())
def test_cards_are_ordered_by_colour_and_number_and_named_after_them(deck: Deck) -> None:
    faces = list(zip(deck.colour, deck.number, strict=True))

    assert faces == sorted(faces)
    assert deck.cards == tuple(sorted(deck.cards))
    for card, text in enumerate(deck.text):
        assert text == f"{COLOURS[deck.colour[card]]}{deck.number[card]}"
        assert deck.parse(text) == card


@given(decks())
def test_a_hand_cannot_hold_more_copies_than_there_are(deck: Deck) -> None:
    with pytest.raises(ValueError, match="copies"):
        deck.hand([*deck.cards, deck.cards[0]])


@given(held())
def test_texts_read_back(hand: tuple[Deck, list[int]]) -> None:
    deck, cards = hand

    assert deck.parse_all(deck.texts(cards)) == tuple(cards)


def test_a_text_that_names_no_card_is_refused() -> None:
    pack = Pack(("red", "blue"), (0, 1))

    assert pack.parse("blue") == 1
    with pytest.raises(NotationError, match="no card 'green' \\(cards: red blue\\)"):
        pack.parse_all("red green")


def test_an_empty_hand_has_no_choices() -> None:
    deck = Deck("r", ((0, 7, 3),))

    assert deck.choices(0) == deck.cards_in(0) == ()
    assert deck.hand(()) == 0
    assert deck.hand((0, 0)) == 0b011
