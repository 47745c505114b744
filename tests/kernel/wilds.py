"""Rules, goals and positions of every kind, sensible and senseless, for tests of what the kernel accepts."""

from array import array
from random import Random
from typing import Final

from tests.kernel.tables import PLAIN, Variant, starts
from tricktable.core.cards import Deck
from tricktable.core.laws import FIRST, LAST, Law
from tricktable.kernel import Goal, Rules, linear_goal, places_goal, pot_goal, tasks_goal
from tricktable.kernel.goals import set_task
from tricktable.kernel.layout import (
    ASKED,
    BARRED,
    CALLED,
    CALLING,
    CARDS,
    DONE,
    GONE,
    HANDS,
    LAST_TAKER,
    LEADER,
    LENGTH,
    LYING,
    OVER,
    PLAYING,
    POINTS,
    STAGE,
    STRENGTH,
    SWAPPING,
    TAKEN,
    TRICKS,
    TURN,
    UNBROKEN,
    VOIDS,
    WINDOW,
    WINNING,
    WORDS,
)

Case = tuple[Rules, Goal, "array[int]", tuple[int, ...]]
"""What a round is made of: rules, goal, words, stack."""

STARTS: Final[dict[Variant, list[Case]]] = {}


def table_case(rand: Random) -> Case:
    """The beginning of trick play at one of our tables."""
    if not STARTS:
        for variant in PLAIN:
            translation = variant.translation
            rounds = starts(variant, f"wild {variant}")
            STARTS[variant] = []
            for _ in range(3):
                start = next(rounds)
                words = translation.words(start.match, start.play, start.setting)
                STARTS[variant].append((*start.setting, words, translation.stack(start.play)))
    rules, goal, words, stack = rand.choice(rand.choice(list(STARTS.values())))
    return rules, goal, words[:], stack


def made_up_case(rand: Random) -> Case:
    """A round that no game of ours has, in a position that may be at any point of it."""
    seats = rand.randint(2, 6)
    rules = wild_rules(rand, seats)
    return rules, wild_goal(rand, seats), *wild_position(rand, rules)


def wild_rules(rand: Random, seats: int) -> Rules:
    has_swaps = rand.random() < 0.4
    colours, numbers = rand.randint(1, 4), rand.randint(3, 9)
    kinds = [(colour, number) for colour in range(colours) for number in range(numbers)]
    faces = tuple((*kind, 1 if has_swaps else rand.randint(1, 2)) for kind in kinds)
    deck = Deck("abcd"[:colours], faces[:32])
    cards = len(deck.text)
    suits = rand.randint(1, colours + 1)
    law = Law(
        deck,
        tuple(rand.randrange(suits) for _ in range(cards)),
        tuple(tuple(rand.choice((0, 1, 5, 9, CALLED - 1)) for _ in range(cards)) for _ in range(suits)),
        rand.choice((FIRST, LAST)),
        also_answering=tuple(wild_cards(rand, deck) for _ in range(cards)) if rand.random() < 0.5 else (),
        fallback=wild_cards(rand, deck) if rand.random() < 0.5 else 0,
        reserved=wild_cards(rand, deck) if rand.random() < 0.3 else 0,
        breaking=wild_cards(rand, deck) if rand.random() < 0.3 else 0,
        opening=wild_cards(rand, deck) if rand.random() < 0.3 else 0,
        held_back=wild_cards(rand, deck) if rand.random() < 0.3 else 0,
    )
    return Rules(
        law,
        seats,
        tuple(rand.choice((0, 1, 999)) for _ in range(cards)),
        trick_points=rand.choice((0, 1, 999)),
        captured=tuple(rand.choice((0, 999)) for _ in range(cards)) if rand.random() < 0.5 else (),
        most_tricks=rand.choice((0, 1, 2)),
        callers=rand.randrange(1 << seats) if rand.random() < 0.5 else 0,
        swappers=rand.randrange(1 << seats) if has_swaps else 0,
        stacked=rand.randint(0, 8),
    )


def wild_cards(rand: Random, deck: Deck) -> int:
    return sum(slots for slots in deck.slots if rand.random() < 0.3)


def wild_goal(rand: Random, seats: int) -> Goal:
    everybody = 1 << seats
    sides = tuple(rand.randrange(everybody) | 1 << seat for seat in range(seats))
    kind = rand.randrange(4)
    if kind == 0:
        goal = pot_goal(sides, *(rand.choice((0, rand.randrange(everybody))) for _ in range(4)))
    elif kind == 1:
        goal = tasks_goal(sides, rand.randint(0, 8))
        for seat in range(seats):
            low, high = rand.randint(-(2**31), 2**31 - 1), rand.randint(-9, 99)
            set_task(
                goal, seat, rand.choice((0, 1, low)), high, rand.getrandbits(64), rand.randrange(2), rand.randrange(4)
            )
    elif kind == 2:
        weights = tuple(tuple(rand.choice((-99, 0, 1, 99)) for _ in range(seats)) for _ in range(seats))
        tables = tuple(
            tuple(rand.choice((-1e9, 0.0, 1.5, 1e9)) for _ in range(rand.randint(1, 256))) for _ in range(seats)
        )
        goal = linear_goal(
            sides, rand.choice((0.0, 1.0, -1e4)), weights, tables, rand.choice((0, 120, -10_000, 10_000))
        )
    else:
        goal = places_goal(
            sides,
            tuple(rand.choice((-1e4, 0.0, 3.0)) for _ in range(seats)),
            tuple(rand.choice((0, 999)) for _ in sides),
        )
    for seat in range(seats):
        goal.want(seat, rand.choice((0, 2, 99, -(2**31), 2**31 - 1)), rand.choice((0, 2, 99)))
        for gainers in range(everybody):
            goal.gain(gainers, seat, rand.random())
    totals = tuple(rand.choice((0.0, 12.0, -999_999.0, 999_999.0)) for _ in range(seats))
    goal.stand(totals, rand.randrange(1, everybody), rand.choice((0.0, 0.1, 999.0)))
    goal.middle = rand.choice((0, 20, -10_000, 10_000))
    return goal


def wild_position(rand: Random, rules: Rules) -> tuple["array[int]", tuple[int, ...]]:
    """A position in which everything that is counted fits, and nothing else needs to."""
    seats, cards, deck = rules.seats, rules.cards, rules.law.deck
    length = rand.randint(1, min(32, len(deck.cards)))
    done = rand.randrange(length)
    leader = rand.randrange(seats)
    asked = rand.choice((PLAYING, PLAYING, CALLING if rules.callers else OVER, SWAPPING if rules.swappers else OVER))
    lying = 0 if asked == SWAPPING else rand.randrange(seats)
    words = array("Q", [0] * WORDS)
    for seat in range(seats):
        size = max(0, length - done - ((seat - leader) % seats < lying))
        words[HANDS + seat] = deck.hand(rand.sample(deck.cards, size))
        words[POINTS + seat] = rand.choice((0, done, done * (rules.most_gain - max(rules.points))))
        words[TAKEN + seat] = rand.getrandbits(64)
        words[VOIDS + seat] = rand.getrandbits(64)
    for _ in range(done):
        words[TRICKS + rand.randrange(seats)] += 1
    for place in range(8):
        words[CARDS + place] = rand.randrange(cards)
    window = rand.randrange(lying) if lying else 0
    words[ASKED] = asked
    words[LEADER] = leader
    words[TURN] = (leader + lying) % seats if asked == PLAYING else (leader + (window or lying) - 1) % seats
    if asked == SWAPPING:
        words[TURN] = leader
    words[LYING] = lying
    words[WINDOW] = window
    words[WINNING] = rand.randrange(seats)
    words[LAST_TAKER] = rand.randrange(seats)
    words[STRENGTH] = rand.choice((0, 1, 9, CALLED))
    words[BARRED] = rand.randrange(1 << seats)
    words[DONE] = done
    words[LENGTH] = length
    words[STAGE] = rand.choice((0, UNBROKEN if rules.reserved else 0)) if done else rules.law.first_stage
    words[GONE] = rand.getrandbits(64)
    return words, tuple(rand.randrange(cards) for _ in range(length))


def spoil(rand: Random, words: "array[int]", stack: tuple[int, ...]) -> tuple[int, ...]:
    """Changes a few words to something else, near or far, and perhaps the stack, which is returned."""
    for _ in range(rand.choice((0, 1, 1, 2, 5))):
        place = rand.randrange(WORDS)
        word = words[place]
        near = (
            word + 1,
            max(0, word - 1),
            word ^ 1 << rand.randrange(64),
            rand.randrange(8),
            words[rand.randrange(WORDS)],
        )
        words[place] = rand.choice((*near, rand.getrandbits(64), (1 << 64) - 1, 1 << 63)) & (1 << 64) - 1
    change = rand.random()
    if change < 0.1:
        return (*stack, rand.randrange(-1, 70))
    return stack[:-1] if change < 0.2 else stack
