"""Voids: whatever the law, nobody holds what they have shown not to hold."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.test_laws import CARDS, DECK, Plain, plain_laws
from tests.core.test_tricks import ACTIONS, Play, hands_of
from tricktable.core.events import Journal
from tricktable.core.laws import FIRST, Law
from tricktable.core.voids import Voids

ONE_ROW = tuple((1,) * CARDS for _ in range(3))


@given(plain_laws(), st.integers(2, 4), st.integers(0, 1000), st.data())
@settings(deadline=None)
def test_nobody_holds_what_is_ruled_out(plain: Plain, seats: int, seed: int, data: st.DataObject) -> None:
    """In whole rounds under any law, after every card."""
    play = Play(ACTIONS, hands_of(seats, 3, seed), 0, plain.law())
    voids = Voids(plain.law(), seats)
    journal: Journal = []
    for _ in range(3 * seats):
        seat = play.turn
        card = data.draw(st.sampled_from(play.legal_actions(seat)))
        play.apply(seat, card, journal)
        voids.play(seat, card)
        if not play.trick:
            voids.take()

        assert not any(hand & gone for hand, gone in zip(play.hands, voids.of, strict=True))


def test_who_leads_a_reserved_card_before_it_is_broken_holds_nothing_else() -> None:
    red = DECK.of_colour[0]
    voids = Voids(Law(DECK, DECK.colour, ONE_ROW, FIRST, reserved=red, breaking=red), 2)

    voids.play(0, DECK.parse("g2"))
    voids.play(1, DECK.parse("g3"))
    voids.take()
    voids.play(1, DECK.parse("r1"))

    assert voids.of == [0, DECK.of_colour[1] | DECK.of_colour[2]]


def test_once_broken_a_reserved_card_tells_nothing() -> None:
    red = DECK.of_colour[0]
    voids = Voids(Law(DECK, DECK.colour, ONE_ROW, FIRST, reserved=red, breaking=red), 2)

    voids.play(0, DECK.parse("g2"))
    voids.play(1, DECK.parse("r3"))
    voids.take()
    voids.play(0, DECK.parse("r1"))

    assert voids.of == [0, DECK.of_colour[1]]


def test_a_card_that_nobody_chose_obliges_and_tells_nothing() -> None:
    voids = Voids(Law(DECK, DECK.colour, ONE_ROW, FIRST), 3)

    voids.play(0, DECK.parse("g2"))
    voids.pass_over(DECK.parse("r3"))
    voids.play(2, DECK.parse("b1"))

    assert voids.of == [0, 0, DECK.of_colour[1]]
