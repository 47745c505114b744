"""Laws: their tables against the rules said in plain words, for laws of every kind."""

from hypothesis import given
from hypothesis import strategies as st

from tricktable.core.cards import Deck
from tricktable.core.laws import FIRST, LAST, Law

DECK = Deck("rgb", tuple((colour, number, 1 + (number == 1)) for colour in range(3) for number in (1, 2, 3, 4)))
CARDS = len(DECK.text)


class Plain:
    """A law in plain words: who belongs to which suit, how strong everything is, and which duties there are."""

    def __init__(
        self,
        suit: tuple[int, ...],
        ranks: tuple[tuple[int, ...], ...],
        ties: int,
        extra: list[set[int]],
        last: set[int],
    ) -> None:
        self.suit = suit
        self.ranks = ranks
        self.ties = ties
        self.extra = extra
        """For each led card the cards that also answer it."""
        self.last = last
        """What those who cannot follow must play."""

    def law(self) -> Law:
        return Law(
            DECK,
            self.suit,
            self.ranks,
            self.ties,
            also_answering=tuple(_slots(cards) for cards in self.extra),
            fallback=_slots(self.last),
        )

    def may_play(self, hand: list[int], led: int) -> set[int]:
        follows = {card for card in hand if self.suit[card] == self.suit[led]}
        if follows:
            return follows | (set(hand) & self.extra[led])
        return set(hand) & self.last or set(hand)

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
    return Plain(suit, ranks, draw(st.sampled_from((FIRST, LAST))), extra, draw(sets_of_cards))


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


@given(plain_laws(), hands, st.integers(0, CARDS - 1))
def test_the_reason_names_the_duty(plain: Plain, cards: list[int], led: int) -> None:
    reason = plain.law().reason(DECK.hand(cards), led)

    if any(plain.suit[card] == plain.suit[led] for card in cards):
        assert reason == "follow"
    else:
        assert reason == ("trump" if set(cards) & plain.last else "free")


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
