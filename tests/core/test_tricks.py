"""Trick play: whatever the law, the mechanism follows it card by card."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.test_laws import CARDS, DECK, Plain, plain_laws
from tricktable.core.actions import Actions
from tricktable.core.cards import Hand
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event, Journal
from tricktable.core.laws import FIRST, LAST, Law
from tricktable.core.phases import Phase, RoundOver
from tricktable.core.scores import Score
from tricktable.core.streams import Stream
from tricktable.core.tricks import Trick, TrickPlay

ACTIONS = Actions((("", DECK.text), ("pass", ("",))))
PLAIN_LAW = Law(
    DECK,
    DECK.colour,
    tuple(tuple(DECK.number[card] * (DECK.colour[card] == led) for card in range(CARDS)) for led in range(3)),
    FIRST,
)


class Play(TrickPlay):
    """Tricks until the hands are empty, and nothing else."""

    def took(self, trick: Trick, journal: Journal) -> Phase:
        if any(self.hands):
            return self
        return RoundOver(self.actions, self.hands, Score(len(self.hands), []))

    def copy(self) -> "Play":
        new = Play(self.actions, self.hands, self.leader, self.law)
        self.copy_play(new)
        return new


def hands_of(seats: int, cards: int, seed: int) -> list[Hand]:
    shuffled = Stream(str(seed)).shuffled(DECK.cards)
    return [DECK.hand(shuffled[seat * cards : (seat + 1) * cards]) for seat in range(seats)]


def dealt(*hands: str) -> list[Hand]:
    return [DECK.hand(DECK.parse_all(hand)) for hand in hands]


@given(plain_laws(), st.integers(2, 6), st.integers(1, 3), st.integers(0, 1000), st.sets(st.integers(0, 5)), st.data())
@settings(deadline=None)
def test_trick_play_agrees_with_the_law_in_plain_words(
    plain: Plain, seats: int, cards: int, seed: int, barred: set[int], data: st.DataObject
) -> None:
    """Choices, winners and leaders of whole rounds under any law, also where some seats may not win."""
    cards = min(cards, len(DECK.cards) // seats)
    law = plain.law()
    leader = data.draw(st.integers(0, seats - 1))
    play: Phase = Play(ACTIONS, hands_of(seats, cards, seed), leader, law)
    assert isinstance(play, Play)
    play.barred = sum(1 << seat for seat in barred if seat < seats)
    done = play.done
    lying: list[list[int]] = []
    journal: Journal = []
    for _ in range(cards):
        trick: list[int] = []
        for place in range(seats):
            seat = (leader + place) % seats
            assert play.awaited() == (seat,)
            hand = list(DECK.cards_in(play.hands[seat]))
            expected = plain.may_play(hand, trick[0], len(lying)) if trick else plain.may_lead(hand, lying)
            assert play.legal_actions(seat) == tuple(sorted(expected))
            trick.append(data.draw(st.sampled_from(sorted(expected))))
            play = play.apply(seat, trick[-1], journal)
            assert journal[-1 - (place == seats - 1)] == Event("played", seat, (trick[-1],))
        lying.append(trick)
        strengths = law.strength[trick[0]]
        free = [place for place in range(seats) if (leader + place) % seats not in barred]
        if not barred:
            leader = (leader + plain.winner(trick)) % seats
            assert law.winner(trick) == plain.winner(trick)
        elif any(strengths[trick[place]] for place in free):
            best = max(strengths[trick[place]] for place in free)
            at = [place for place in free if strengths[trick[place]] == best]
            leader = (leader + (at[0] if plain.ties == FIRST else at[-1])) % seats
        else:
            leader = journal[-1].seat  # nobody who may win can: games with barred seats have no such cards
        assert done[-1].winner == leader
        assert done[-1].cards == tuple(trick)
        assert journal[-1] == Event("took", leader)
    assert play.is_over


def test_the_winner_leads_and_the_facts_say_so() -> None:
    play = Play(ACTIONS, dealt("r1 g1", "r4 g2", "r2 g3"), 0, PLAIN_LAW)
    journal: Journal = []
    assert play.facts(0) == {"leader": (0,), "trick": (), "tricks": (0, 0, 0)}

    for seat, card in enumerate(("r1", "r4")):
        play.apply(seat, DECK.parse(card), journal)

    assert play.facts(0)["winning"] == (1,)
    assert play.line() == "trick 1"
    play.apply(2, DECK.parse("r2"), journal)
    assert play.facts(0) == {
        "leader": (1,),
        "trick": (),
        "tricks": (0, 1, 0),
        "last trick": (0, 1, *DECK.parse_all("r1 r4 r2")),
    }
    assert play.line() == "trick 2"
    assert (play.tricks_of(0), play.tricks_of(1)) == (0, 1)
    assert [play.done[0].player(place) for place in range(3)] == [0, 1, 2]
    assert repr(play.done[0]) == f"Trick(0, {DECK.parse_all('r1 r4 r2')}, 1)"


@pytest.mark.parametrize(("ties", "winner"), [(FIRST, 1), (LAST, 2)])
def test_of_equal_cards_the_first_or_the_last_takes_the_trick(ties: int, winner: int) -> None:
    law = Law(DECK, DECK.colour, tuple(DECK.number for _ in range(3)), ties)
    play = Play(ACTIONS, dealt("r2", "g4", "b4"), 0, law)
    journal: Journal = []

    for seat, card in enumerate(("r2", "g4", "b4")):
        play.apply(seat, DECK.parse(card), journal)

    assert journal[-1] == Event("took", winner)


def test_a_copy_of_a_card_stays_when_the_other_is_played() -> None:
    play = Play(ACTIONS, dealt("r1 r1", "g1 g2"), 0, PLAIN_LAW)

    play.apply(0, DECK.parse("r1"), [])

    assert DECK.cards_in(play.hands[0]) == DECK.parse_all("r1")


@pytest.mark.parametrize(
    ("seat", "action", "reason", "allowed"),
    [
        (0, "r2", "turn", ()),
        (1, "g2", "follow", ("r3",)),
        (1, "b4", "unheld", ("r3",)),
        (1, "pass", "trick", ("r3",)),
    ],
)
def test_what_may_not_be_played_is_refused_and_changes_nothing(
    seat: int, action: str, reason: str, allowed: tuple[str, ...]
) -> None:
    play = Play(ACTIONS, dealt("r1 r2", "r3 g2"), 0, PLAIN_LAW)
    journal: Journal = []
    play.apply(0, DECK.parse("r1"), journal)

    with pytest.raises(IllegalAction) as refusal:
        play.apply(seat, ACTIONS.parse(action), journal)

    assert (refusal.value.seat, refusal.value.reason, refusal.value.allowed) == (seat, reason, allowed)
    assert play.hands == dealt("r2", "r3 g2")
    assert len(journal) == 1


RESTRICTED = Law(
    DECK,
    DECK.colour,
    PLAIN_LAW.strength[:: CARDS // 3],
    FIRST,
    reserved=DECK.of_colour[2],
    breaking=DECK.of_colour[2],
    opening=DECK.bit[DECK.parse("r2")],
    held_back=DECK.of_colour[2],
)
"""Red 2 opens; blue is not led before it is broken, and not played to the first trick."""


@pytest.mark.parametrize(
    ("played", "action", "reason", "allowed"),
    [
        ("", "g4", "opening", ("r2",)),
        ("r2", "b3", "held back", ("g2",)),
        ("r2 g2", "b4", "reserved", ("g4",)),
        ("r2 g2 g4 b3", "pass", "trick", ("b4",)),
    ],
)
def test_what_may_not_be_led_or_played_first_is_refused(
    played: str, action: str, reason: str, allowed: tuple[str, ...]
) -> None:
    play = Play(ACTIONS, dealt("r2 g4 b4", "g2 b3 b2"), 0, RESTRICTED)
    for card in DECK.parse_all(played):
        play.apply(play.turn, card, [])

    with pytest.raises(IllegalAction) as refusal:
        play.copy().apply(play.turn, ACTIONS.parse(action), [])

    assert (refusal.value.reason, refusal.value.allowed) == (reason, allowed)


@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_action_that_does_not_exist_is_refused(action: int) -> None:
    play = Play(ACTIONS, dealt("r1 r2", "r3 g2"), 0, PLAIN_LAW)

    with pytest.raises(IllegalAction, match=f"action {action}: unknown"):
        play.apply(0, action, [])


def test_a_copy_goes_its_own_way() -> None:
    play = Play(ACTIONS, dealt("r1 r2", "r3 g2"), 0, PLAIN_LAW)
    play.apply(0, DECK.parse("r1"), [])
    copy = play.copy()

    copy.apply(1, DECK.parse("r3"), [])

    assert play.turn == 1
    assert play.trick == [DECK.parse("r1")]
    assert play.done == []
    assert copy.turn == 1
    assert copy.trick == []
    assert copy.tricks_of(1) == 1


@given(plain_laws(), st.integers(2, 6), st.integers(1, 3), st.integers(0, 1000), st.data())
@settings(deadline=None)
def test_tricks_at_once_are_those_that_were_played_card_by_card(
    plain: Plain, seats: int, cards: int, seed: int, data: st.DataObject
) -> None:
    """Whoever has followed the law themselves gets the same position, events and steps."""
    cards = min(cards, len(DECK.cards) // seats)
    law = plain.law()
    leader = data.draw(st.integers(0, seats - 1))
    slow = Play(ACTIONS, hands_of(seats, cards, seed), leader, law)
    fast = slow.copy()
    journal: Journal = []
    steps: list[tuple[int, int]] = []
    heard: Journal = []
    told: list[tuple[int, int]] = []
    after: Phase = slow
    while after is slow:
        lying: list[int] = []
        for _ in range(seats):
            seat = slow.turn
            lying.append(data.draw(st.sampled_from(slow.legal_actions(seat))))
            steps.append((seat, lying[-1]))
            after = slow.apply(seat, lying[-1], journal)

        then = fast.take_tricks(lying, heard, told)

        assert (heard, told) == (journal, steps)
        assert then.is_over == after.is_over
        assert (fast.hands, fast.turn, fast.leader, fast.trick) == (slow.hands, slow.turn, slow.leader, slow.trick)
        assert (fast.stage, fast.allowed) == (slow.stage, slow.allowed)
        assert [fast.tricks_of(seat) for seat in range(seats)] == [slow.tricks_of(seat) for seat in range(seats)]
        assert [repr(trick) for trick in fast.done] == [repr(trick) for trick in slow.done]
