"""Rules and goals refuse what the kernel cannot count with."""

import re
from collections.abc import Callable
from random import Random

import pytest

from tests.kernel.wilds import wild_rules
from tricktable.core.cards import Deck
from tricktable.core.laws import FIRST, Law
from tricktable.kernel import Goal, Round, Rules, linear_goal, places_goal, pot_goal, tasks_goal

ALONE = (1, 2, 4)
COPIES = Deck("ab", ((0, 1, 2), (1, 1, 2)))
LAW = Law(COPIES, (0, 1), ((2, 1), (1, 2)), FIRST)


def law_with(
    strength: int = 1, fallback: int = 0, reserved: int = 0, breaking: int = 0, opening: int = 0, held_back: int = 0
) -> Law:
    ranks = ((strength, 1), (1, 2))
    return Law(COPIES, (0, 1), ranks, FIRST, 0, 0, (), fallback, reserved, breaking, opening, held_back)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Rules(LAW, 1, (0, 0)), "2 to 6 seats, not 1"),
        (lambda: Rules(LAW, 7, (0, 0)), "2 to 6 seats, not 7"),
        (lambda: Rules(LAW, 2, (0,)), "for every card"),
        (lambda: Rules(LAW, 2, (0, 0), captured=(1,)), "for every card"),
        (lambda: Rules(LAW, 2, (0, 1000)), "from 0 to 999"),
        (lambda: Rules(LAW, 2, (0, -1)), "from 0 to 999"),
        (lambda: Rules(LAW, 2, (0, 0), trick_points=-1), "from 0 to 999"),
        (lambda: Rules(LAW, 2, (0, 0), captured=(0, 1000)), "from 0 to 999"),
        (lambda: Rules(LAW, 2, (0, 0), most_tricks=-1), "number of tricks"),
        (lambda: Rules(LAW, 2, (0, 0), callers=4), "sets of seats"),
        (lambda: Rules(LAW, 2, (0, 0), swappers=-1), "sets of seats"),
        (lambda: Rules(LAW, 2, (0, 0), swappers=1), "copies cannot be swapped"),
        (lambda: Rules(law_with(fallback=1), 2, (0, 0)), "all copies of a card"),
        (lambda: Rules(law_with(fallback=2), 2, (0, 0)), "all copies of a card"),
        (lambda: Rules(law_with(fallback=6), 2, (0, 0)), "all copies of a card"),
        (lambda: Rules(law_with(fallback=16), 2, (0, 0)), "not in its deck"),
        (lambda: Rules(law_with(reserved=4), 2, (0, 0)), "all copies of a card"),
        (lambda: Rules(law_with(breaking=8), 2, (0, 0)), "all copies of a card"),
        (lambda: Rules(law_with(opening=7), 2, (0, 0)), "all copies of a card"),
        (lambda: Rules(law_with(held_back=48), 2, (0, 0)), "not in its deck"),
        (lambda: Rules(law_with(strength=1 << 20), 2, (0, 0)), "strengths are numbers from 0"),
        (lambda: Rules(law_with(strength=-1), 2, (0, 0)), "strengths are numbers from 0"),
        (lambda: Rules(Law(Deck("a", ((0, 1, 65),)), (0,), ((1,),), FIRST), 2, (0,)), "at most 64 cards"),
    ],
)
def test_rules_that_cannot_be_are_refused(make: Callable[[], Rules], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        make()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Goal(4, ALONE), "no goal of kind 4"),
        (lambda: Goal(0, (1,)), "no sides"),
        (lambda: Goal(0, (2, 2)), "no sides"),
        (lambda: Goal(0, (1, 6)), "no sides"),
        (lambda: pot_goal(ALONE, 8), "no set of 3 seats"),
        (lambda: pot_goal(ALONE, 0, ruining=-1), "no set of 3 seats"),
        (lambda: tasks_goal(ALONE, -1), "no seat"),
        (lambda: linear_goal(ALONE, 1.0, ((100, 0, 0),) * 3, ((0.0,),) * 3), "weight of 100"),
        (lambda: linear_goal(ALONE, 1.0, ((1, 0, 0),) * 3, ((),) * 3), "1 to 256 entries"),
        (lambda: linear_goal(ALONE, 1.0, ((1, 0, 0),) * 3, ((float("nan"),),) * 3), "finite"),
        (lambda: places_goal(ALONE, (3.0, 2.0, float("inf")), (0, 0, 0)), "prize of inf"),
        (lambda: places_goal(ALONE, (3.0, 2.0, 1.0), (0, 0, 1000)), "bonus of 1000"),
        (lambda: tasks_goal(ALONE).stand((0.0, 0.0), 7, 1.0), "3 seats cannot have totals"),
        (lambda: tasks_goal(ALONE).stand((0.0, 0.0, 1e7), 7, 1.0), "3 seats cannot have totals"),
        (lambda: tasks_goal(ALONE).stand((0.0,) * 3, 0, 1.0), "somebody must be able to win"),
        (lambda: tasks_goal(ALONE).stand((0.0,) * 3, 7, -1.0), "somebody must be able to win"),
        (lambda: tasks_goal(ALONE).gain(8, 0, 1.0), "the set 8"),
        (lambda: tasks_goal(ALONE).gain(1, 3, 1.0), "to seat 3"),
        (lambda: tasks_goal(ALONE).gain(1, 0, float("nan")), "worth nan"),
    ],
)
def test_goals_that_cannot_be_are_refused(make: Callable[[], Goal | None], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        make()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("thief", 9),
        ("thief", -1),
        ("kept_to", 8),
        ("tie_to", -1),
        ("contenders", 0),
        ("sharpness", 1e4),
        ("offset", 1 << 30),
        ("middle", -(1 << 30)),
        ("factor", float("nan")),
    ],
)
def test_a_goal_that_was_changed_is_checked_again(field: str, value: float) -> None:
    rules = wild_rules(Random("rules"), 3)
    goal = tasks_goal(ALONE)
    setattr(goal, field, value)

    with pytest.raises(ValueError, match="a goal"):
        Round(rules, goal)


def test_a_goal_knows_the_most_that_an_end_can_be_worth() -> None:
    goal = pot_goal(ALONE, 0)
    goal.gain(1, 0, 0.75)
    goal.gain(2, 0, 0.25)

    assert goal.peak(0) == 0.75
    assert places_goal(ALONE, (3.0, 2.0, 1.0), (0, 0, 0)).peak(0) == 1.0


def test_powers_say_how_much_of_the_deck_a_card_beats() -> None:
    deck = Deck("ab", tuple((colour, number, 1) for colour in range(2) for number in range(4)))
    of_led = tuple(tuple((deck.number[card] + 1) * (deck.colour[card] == led) for card in range(8)) for led in range(2))
    rules = Rules(Law(deck, deck.colour, of_led, FIRST), 4, (0,) * 8)

    assert list(rules.powers[:8]) == pytest.approx([(9 + number) / 16 for number in deck.number])
