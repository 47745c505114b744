"""Picks: secret simultaneous choices, in any order, that count when all are in."""

from itertools import permutations

import pytest

from tricktable.core.actions import Actions
from tricktable.core.cards import Choices, Deck, Hand
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Phase, RoundOver
from tricktable.core.picks import CardPicks, Passing, Picks
from tricktable.core.scores import Score
from tricktable.core.seats import EVERYONE, only

DECK = Deck("rg", tuple((colour, number, 2) for colour in range(2) for number in (1, 2, 3)))
FIRST = len(DECK.text)
ACTIONS = Actions((("", DECK.text), ("give", DECK.text), ("pass", ("",))))
CHOICES = Choices(DECK, FIRST)


def dealt(*hands: str) -> list[Hand]:
    return [DECK.hand(DECK.parse_all(hand)) for hand in hands]


def give(card: str) -> int:
    return ACTIONS.parse(f"give {card}")


class Discard(CardPicks):
    """One card each, and the round is over."""

    name = "discard"

    def all_in(self, journal: Journal) -> Phase:
        return RoundOver(self.actions, self.hands, Score(len(self.hands), []))

    def copy(self) -> "Discard":
        new = Discard(self.deck, self.actions, self.hands, self.choices, self.due)
        self.copy_picks(new)
        return new


class Pass(Passing):
    """Cards go to the left."""

    name = "pass"

    def taker(self, seat: int) -> int:
        return (seat + 1) % len(self.hands)

    def all_in(self, journal: Journal) -> Phase:
        self.exchange(journal)
        return RoundOver(self.actions, self.hands, Score(len(self.hands), []))


def test_who_is_due_is_awaited_and_the_turn_is_the_first_of_them() -> None:
    phase = Discard(DECK, ACTIONS, dealt("r1 r2", "g1", "g2 g3"), CHOICES, [0, 1, 2])

    assert phase.awaited() == (1, 2)
    assert phase.turn == 1
    assert phase.legal_actions(0) == ()
    assert phase.legal_actions(2) == (give("g2"), give("g3"))

    phase.apply(2, give("g3"), [])

    assert phase.awaited() == (1, 2)
    assert phase.due == [0, 1, 1]
    assert phase.legal_actions(2) == (give("g2"),)


def test_only_the_picker_sees_a_pick() -> None:
    phase = Discard(DECK, ACTIONS, dealt("r1 r2", "g1"), CHOICES, [1, 1])
    journal: Journal = []

    phase.apply(0, give("r2"), journal)

    assert journal == [Event("discarded", 0, (DECK.parse("r2"),), only(0))]
    assert phase.facts(0)["picked"] == (DECK.parse("r2"),)
    assert phase.facts(1) == {"due": (0, 1), "picked": ()}
    assert phase.is_secret
    assert phase.known_later(0) == only(0)


@pytest.mark.parametrize("order", list(permutations((0, 0, 1, 2))))
def test_passed_cards_reach_their_takers_when_all_are_in_whatever_the_order(order: tuple[int, ...]) -> None:
    phase: Phase = Pass(DECK, ACTIONS, dealt("r1 r1 r2", "g1 g2", "g2 g3"), CHOICES, [2, 1, 1])
    gifts = [["r1", "r1"], ["g1"], ["g3"]]
    journal: Journal = []
    for seat in order:
        assert not phase.is_over
        phase = phase.apply(seat, give(gifts[seat].pop(0)), journal)

    assert phase.is_over
    assert phase.hands == dealt("r2 g3", "r1 r1 g2", "g1 g2")
    assert journal[-3:] == [
        Event("received", 1, DECK.parse_all("r1 r1"), only(1)),
        Event("received", 2, DECK.parse_all("g1"), only(2)),
        Event("received", 0, DECK.parse_all("g3"), only(0)),
    ]


def test_giver_and_taker_know_what_was_passed() -> None:
    phase = Pass(DECK, ACTIONS, dealt("r1", "g1", "g2"), CHOICES, [1, 1, 1])

    assert [phase.known_later(seat) for seat in range(3)] == [0b011, 0b110, 0b101]


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (0, "give g1", "unheld"),
        (0, "r1", "discard"),
        (0, "pass", "discard"),
        (1, "give g1", "turn"),
    ],
)
def test_what_may_not_be_picked_is_refused_and_changes_nothing(seat: int, action: str, reason: str) -> None:
    phase = Discard(DECK, ACTIONS, dealt("r1 r2", "g1"), CHOICES, [1, 0])
    journal: Journal = []

    with pytest.raises(IllegalAction) as refusal:
        phase.apply(seat, ACTIONS.parse(action), journal)

    assert refusal.value.reason == reason
    assert (phase.hands, phase.due, journal) == (dealt("r1 r2", "g1"), [1, 0], [])


def test_a_copy_goes_its_own_way() -> None:
    phase = Discard(DECK, ACTIONS, dealt("r1 r2", "g1 g2"), CHOICES, [2, 1])
    phase.apply(0, give("r1"), [])
    copy = phase.copy()

    copy.apply(0, give("r2"), [])

    assert (phase.due, phase.picked[0], phase.hands) == ([1, 1], (DECK.parse("r1"),), dealt("r2", "g1 g2"))
    assert (copy.due, copy.turn, copy.hands) == ([0, 1], 1, dealt("", "g1 g2"))


class Secret(Picks):
    """A number from one to three each, shown when all are in."""

    name = "secret"

    def options(self, seat: int) -> tuple[int, ...]:
        return (self.first, self.first + 1, self.first + 2)

    def all_in(self, journal: Journal) -> Phase:
        return RoundOver(self.actions, self.hands, Score(len(self.hands), []))


def test_things_that_are_no_cards_leave_the_hands_alone_and_are_everybodys_later() -> None:
    phase = Secret(ACTIONS, dealt("r1", "g1"), FIRST, [1, 1])
    journal: Journal = []

    phase.apply(1, FIRST + 2, journal)

    assert journal == [Event("picked", 1, (2,), only(1))]
    assert phase.hands == dealt("r1", "g1")
    assert phase.known_later(1) == EVERYONE
