"""Made-up laws with restrictions on leads and on the first trick, held against the same rules in plain Python."""

from array import array
from itertools import combinations
from random import Random

import pytest

from tests.kernel.chances import played_by_chance
from tests.kernel.tables import sample
from tricktable.core.cards import Deck
from tricktable.core.laws import FIRST, LAST, Law
from tricktable.kernel import Round, Rules, places_goal
from tricktable.kernel.layout import (
    DONE,
    FIRST_TRICK,
    HANDS,
    LEADER,
    LENGTH,
    LYING,
    STAGE,
    TURN,
    UNBROKEN,
    VOIDS,
    WORDS,
)

Cards = frozenset[int]
DECK = Deck("abc", tuple((colour, number, 1 + (number == 2)) for colour in range(3) for number in range(3)))
"""Nine cards, three of them twice."""
EVERY_HAND = tuple(frozenset(cards) for size in range(1, 10) for cards in combinations(range(9), size))


def cards_of(mask: int) -> Cards:
    return frozenset(card for card in range(9) if DECK.bit[card] & mask)


class PlainLaw:
    """What may be played, and what that tells, by the words of the rules and by trying every hand."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self.obliging = tuple(map(cards_of, law.obliging))
        self.answering = tuple(map(cards_of, law.answering))
        self.fallback = cards_of(law.fallback)
        self.reserved = cards_of(law.reserved)
        self.breaking = cards_of(law.breaking)
        self.opening = cards_of(law.opening)
        self.held_back = cards_of(law.held_back)
        self.known: dict[tuple[int, int | None, int], int] = {}

    def allowed(self, hand: Cards, led: int | None, stage: int) -> Cards:
        if led is not None:
            result = (hand & self.answering[led] if hand & self.obliging[led] else hand & self.fallback) or hand
        elif stage == FIRST_TRICK and hand & self.opening:
            result = hand & self.opening
        elif stage:
            result = hand - self.reserved or hand
        else:
            result = hand
        return result - self.held_back or result if stage == FIRST_TRICK else result

    def ruled_out(self, card: int, led: int | None, stage: int) -> int:
        """The cards that are in no hand which may play this one."""
        key = card, led, stage
        if key not in self.known:
            hands = [hand for hand in EVERY_HAND if card in hand and card in self.allowed(hand, led, stage)]
            possible = frozenset().union(*hands)
            self.known[key] = sum(DECK.slots[other] for other in range(9) if other not in possible)
        return self.known[key]

    def next_stage(self, stage: int, trick: list[int]) -> int:
        is_broken = not self.reserved or stage == 0 or self.breaking & set(trick)
        return 0 if is_broken else UNBROKEN


def made_up_law(rand: Random) -> Law:
    def some() -> int:
        share = rand.choice((0.0, 0.3, 0.6, 0.9))
        return sum(slots for slots in DECK.slots if rand.random() < share)

    suit = DECK.colour if rand.random() < 0.5 else tuple(rand.randrange(3) for _ in range(9))
    ranks = tuple(tuple(rand.choice((0, 1, 5, 9)) for _ in range(9)) for _ in range(3))
    also = tuple(some() for _ in range(9)) if rand.random() < 0.4 else ()
    fallback = some() if rand.random() < 0.4 else 0
    return Law(
        DECK,
        suit,
        ranks,
        rand.choice((FIRST, LAST)),
        also_answering=also,
        fallback=fallback,
        reserved=some(),
        breaking=some(),
        opening=some(),
        held_back=some(),
    )


def made_up_round(rand: Random, law: Law, seats: int) -> Round:
    """The beginning of a round in which the whole deck is dealt, as far as it goes round."""
    rules = Rules(law, seats, tuple(rand.randrange(4) for _ in range(9)), trick_points=1)
    goal = places_goal(tuple(1 << seat for seat in range(seats)), (5.0, 4.0, 3.0, 2.0, 1.0, 0.0)[:seats], (0,) * seats)
    goal.stand((0.0,) * seats, (1 << seats) - 1, 0.3)
    tricks = len(DECK.cards) // seats
    deal = rand.sample(DECK.cards, seats * tricks)
    words = array("Q", [0] * WORDS)
    for seat in range(seats):
        words[HANDS + seat] = DECK.hand(deal[seat * tricks : (seat + 1) * tricks])
    words[LEADER] = words[TURN] = rand.randrange(seats)
    words[LENGTH] = tricks
    words[STAGE] = law.first_stage
    round = Round(rules, goal)
    round.load(words)
    return round


@pytest.mark.parametrize("seed", range(4))
def test_restricted_rounds_go_as_the_rules_say(seed: int) -> None:
    """Legal cards, what each played card rules out for its player, and the stage, at every card."""
    rand = Random(f"restricted {seed}")
    stages = set()
    for _ in range(sample(400)):
        plain = PlainLaw(made_up_law(rand))
        round = made_up_round(rand, plain.law, rand.randint(2, 6))
        words = round.position()
        voids = [0] * 6
        stage = plain.law.first_stage
        trick: list[int] = []
        while not round.is_over():
            turn = round.turn()
            led = trick[0] if trick else None
            legal = plain.allowed(cards_of(words[HANDS + turn]), led, stage)
            assert round.legal_actions() == sorted(legal)
            card = rand.choice(round.legal_actions())
            round.apply(card)
            words = round.position()
            voids[turn] |= plain.ruled_out(card, led, stage)
            assert list(words[VOIDS : VOIDS + 6]) == voids
            stages.add(stage)
            trick.append(card)
            if not words[LYING]:
                stage = plain.next_stage(stage, trick)
                trick = []
            assert words[STAGE] == stage

    assert stages == {0, FIRST_TRICK, UNBROKEN}


@pytest.mark.parametrize("seed", range(4))
def test_a_random_play_out_keeps_to_restrictions(seed: int) -> None:
    rand = Random(f"played out {seed}")
    for number in range(sample(400)):
        round = made_up_round(rand, made_up_law(rand), rand.randint(2, 6))
        for _ in range(rand.randrange(8)):
            if not round.is_over():
                round.apply(rand.choice(round.legal_actions()))

        assert round.play_out(1, number, False) == played_by_chance(round, number)


def test_a_position_has_a_stage_that_its_law_knows() -> None:
    law = Law(DECK, DECK.colour, ((1,) * 9,) * 3, FIRST, held_back=DECK.of_colour[2])
    round = made_up_round(Random("stages"), law, 3)
    words = round.position()
    for stage in (0, UNBROKEN, 3):
        words[STAGE] = stage
        with pytest.raises(ValueError, match="the law knows no such stage here"):
            round.load(words)

    words[STAGE] = FIRST_TRICK
    round.load(words)
    while round.position()[DONE] == 0:
        round.apply(round.legal_actions()[0])
    words = round.position()
    assert words[STAGE] == 0
    for stage in (FIRST_TRICK, UNBROKEN):
        words[STAGE] = stage
        with pytest.raises(ValueError, match="the law knows no such stage here"):
            round.load(words)


def test_a_seat_is_void_to_the_policy_only_where_all_of_a_colour_is_ruled_out() -> None:
    """Feature 8 of a leader: how many opponents are void of the colour that is led."""
    law = Law(DECK, DECK.colour, ((1,) * 9,) * 3, FIRST)
    round = made_up_round(Random("void"), law, 3)
    words = round.position()
    other = (round.turn() + 1) % 3
    colour = DECK.of_colour[DECK.colour[round.legal_actions()[0]]]
    seen = []
    for voids in (0, colour & ~(colour & -colour), colour):
        words[VOIDS + other] = voids
        round.load(words)
        seen.append(round.features()[0][8])

    assert seen == [0.0, 0.0, 1.0]
