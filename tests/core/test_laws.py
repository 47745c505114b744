"""Laws: their tables against the rules said in plain words, for laws of every kind."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tricktable.core.cards import Deck
from tricktable.core.laws import FIRST, FREE, LAST, Law

DECK = Deck("rgb", tuple((colour, number, 1 + (number == 1)) for colour in range(3) for number in (1, 2, 3, 4)))
CARDS = len(DECK.text)


class Restrictions:
    """What may not be led at all times, or not be played to the first trick."""

    def __init__(self, reserved: set[int], breaking: set[int], opening: set[int], held_back: set[int]) -> None:
        self.reserved = reserved
        self.breaking = breaking
        self.opening = opening
        self.held_back = held_back


class Plain:
    """A law in plain words: who belongs to which suit, how strong everything is, and which duties there are."""

    def __init__(
        self,
        suit: tuple[int, ...],
        ranks: tuple[tuple[int, ...], ...],
        ties: int,
        extra: list[set[int]],
        last: set[int],
        restrictions: "Restrictions",
    ) -> None:
        self.suit = suit
        self.ranks = ranks
        self.ties = ties
        self.extra = extra
        """For each led card the cards that also answer it."""
        self.last = last
        """What those who cannot follow must play."""
        self.restrictions = restrictions

    def law(self) -> Law:
        return Law(
            DECK,
            self.suit,
            self.ranks,
            self.ties,
            also_answering=tuple(_slots(cards) for cards in self.extra),
            fallback=_slots(self.last),
            reserved=_slots(self.restrictions.reserved),
            breaking=_slots(self.restrictions.breaking),
            opening=_slots(self.restrictions.opening),
            held_back=_slots(self.restrictions.held_back),
        )

    def may_play(self, hand: list[int], led: int, tricks_done: int = 1) -> set[int]:
        """What may be played to a trick that this card leads, when so many tricks are done."""
        follows = {card for card in hand if self.suit[card] == self.suit[led]}
        answers = follows | (set(hand) & self.extra[led])
        allowed = answers if follows else set(hand) & self.last or set(hand)
        return allowed if tricks_done else allowed - self.restrictions.held_back or allowed

    def may_lead(self, hand: list[int], done: list[list[int]]) -> set[int]:
        """What may be led when these tricks are done."""
        rules = self.restrictions
        if any(set(trick) & rules.breaking for trick in done):
            return set(hand)
        open_cards = set(hand) - rules.reserved or set(hand)
        if done:
            return open_cards
        allowed = set(hand) & rules.opening or open_cards
        return allowed - rules.held_back or allowed

    def winner(self, trick: list[int]) -> int:
        strengths = [self.ranks[self.suit[trick[0]]][card] for card in trick]
        best = [place for place, strength in enumerate(strengths) if strength == max(strengths)]
        return best[0] if self.ties == FIRST else best[-1]


def _slots(cards: set[int]) -> int:
    return sum(DECK.slots[card] for card in cards)


sets_of_cards = st.sets(st.integers(0, CARDS - 1))
hands = st.lists(st.sampled_from(range(len(DECK.cards))), unique=True, min_size=1).map(
    lambda places: sorted(DECK.cards[place] for place in places)
)
tricks = st.lists(st.integers(0, CARDS - 1), min_size=1, max_size=6)


@st.composite
def plain_laws(draw: st.DrawFn) -> Plain:
    """Any suits, any strengths (many of them equal), either rule for ties, any duties."""
    suits = draw(st.integers(1, 4))
    suit = tuple(draw(st.lists(st.integers(0, suits - 1), min_size=CARDS, max_size=CARDS)))
    row = st.lists(st.integers(0, 3), min_size=CARDS, max_size=CARDS).map(tuple)
    ranks = tuple(draw(row) for _ in range(suits))
    extra = draw(st.lists(sets_of_cards, min_size=CARDS, max_size=CARDS))
    restrictions = Restrictions(*(draw(st.just(set()) | sets_of_cards) for _ in range(4)))
    return Plain(suit, ranks, draw(st.sampled_from((FIRST, LAST))), extra, draw(sets_of_cards), restrictions)


@given(plain_laws(), tricks)
def test_the_strongest_card_wins_and_ties_go_by_the_law(plain: Plain, trick: list[int]) -> None:
    assert plain.law().winner(trick) == plain.winner(trick)
    assert plain.law().winner(tuple(trick)) == plain.winner(trick)


@given(plain_laws(), hands, st.integers(0, CARDS - 1))
def test_a_hand_may_play_what_the_duties_leave(plain: Plain, cards: list[int], led: int) -> None:
    law = plain.law()
    allowed = law.allowed(DECK.hand(cards), led)

    assert set(DECK.choices(allowed)) == plain.may_play(cards, led)
    assert allowed & ~DECK.hand(cards) == 0
    assert allowed != 0


@given(plain_laws(), hands, st.lists(tricks, max_size=2))
def test_a_hand_may_lead_what_the_restrictions_leave(plain: Plain, cards: list[int], done: list[list[int]]) -> None:
    law = plain.law()
    allowed = law.allowed_to_lead(DECK.hand(cards), stage_after(law, done))

    assert set(DECK.choices(allowed)) == plain.may_lead(cards, done)
    assert allowed & ~DECK.hand(cards) == 0
    assert allowed != 0


@given(plain_laws(), hands, st.integers(0, CARDS - 1), st.lists(tricks, max_size=2))
def test_in_the_first_trick_held_back_cards_stay_in_hand(
    plain: Plain, cards: list[int], led: int, done: list[list[int]]
) -> None:
    law = plain.law()
    allowed = law.allowed(DECK.hand(cards), led, stage_after(law, done))

    assert set(DECK.choices(allowed)) == plain.may_play(cards, led, len(done))


@given(plain_laws(), hands, st.integers(0, CARDS - 1))
def test_the_reason_names_the_duty(plain: Plain, cards: list[int], led: int) -> None:
    law = plain.law()
    follows = any(plain.suit[card] == plain.suit[led] for card in cards)

    for card in set(cards) - plain.may_play(cards, led, 0):
        reason = law.reason(DECK.hand(cards), card, led)
        if card in plain.may_play(cards, led, 1):
            assert reason == "held back"
        else:
            assert reason == ("follow" if follows else "trump")


@given(plain_laws(), hands, st.lists(tricks, max_size=2))
def test_the_reason_names_the_restriction_on_a_lead(plain: Plain, cards: list[int], done: list[list[int]]) -> None:
    law = plain.law()
    rules = plain.restrictions

    for card in set(cards) - plain.may_lead(cards, done):
        reason = law.reason_to_lead(DECK.hand(cards), card, stage_after(law, done))
        if reason == "opening":
            assert not done
            assert card not in rules.opening
            assert rules.opening & set(cards)
        elif reason == "reserved":
            assert card in rules.reserved
            assert set(cards) - rules.reserved
        else:
            assert reason == "held back"
            assert not done
            assert card in rules.held_back
            assert set(cards) - rules.held_back


def stage_after(law: Law, done: list[list[int]]) -> int:
    """How far the tricks are when these are done."""
    stage = law.first_stage
    for trick in done:
        stage = law.next_stage(stage, trick)
    return stage


SMALL_HANDS = [sorted(hand) for size in range(1, 5) for hand in combinations(range(CARDS), size)]
"""Enough for every case: a card, two that give it its right, and any other."""


@given(plain_laws(), st.integers(0, CARDS - 1), st.integers(0, CARDS - 1), st.lists(tricks, max_size=2))
@settings(deadline=None, max_examples=60)
def test_a_followed_card_rules_out_what_no_hand_has_from_which_it_was_allowed(
    plain: Plain, card: int, led: int, done: list[list[int]]
) -> None:
    law = plain.law()
    possible: set[int] = set()
    for hand in SMALL_HANDS:
        if card in hand and card in plain.may_play(hand, led, len(done)):
            possible.update(hand)

    assert law.ruled_out(card, led, stage_after(law, done)) == _slots(set(range(CARDS)) - possible)


@given(plain_laws(), st.integers(0, CARDS - 1), st.lists(tricks, max_size=2))
@settings(deadline=None, max_examples=60)
def test_a_led_card_rules_out_what_no_hand_has_from_which_it_was_allowed(
    plain: Plain, card: int, done: list[list[int]]
) -> None:
    law = plain.law()
    possible: set[int] = set()
    for hand in SMALL_HANDS:
        if card in hand and card in plain.may_lead(hand, done):
            possible.update(hand)

    assert law.ruled_out_by_lead(card, stage_after(law, done)) == _slots(set(range(CARDS)) - possible)


@given(plain_laws())
def test_the_tables_say_the_same_in_other_words(plain: Plain) -> None:
    law = plain.law()

    for led in range(CARDS):
        assert law.strength[led] == plain.ranks[plain.suit[led]]
        own = {card for card in range(CARDS) if plain.suit[card] == plain.suit[led]}
        assert law.obliging[led] == law.of_suit[plain.suit[led]] == _slots(own)
        assert law.answering[led] == _slots(own | plain.extra[led])


def test_without_further_answers_only_the_led_suit_answers() -> None:
    law = Law(DECK, DECK.colour, tuple((1,) * CARDS for _ in range(3)), FIRST)

    assert law.answering == law.obliging
    assert law.fallback == 0
    assert law.trumps == 0
    assert law.first_stage == FREE
