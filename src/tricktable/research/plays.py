"""Plays: the tricks of a round in plain memory, where a card costs no object.

What `TrickPlay` and `Voids` say of laws that restrict nothing but how to follow; batches compare both step by step.
Cython in pure-Python syntax, compiled as `lanes.pyx` says.
"""

from array import array

import cython

from tricktable.core.laws import LAST, Law

EVERY_BIT = cython.declare(cython.ulonglong, (1 << 64) - 1)


@cython.final
@cython.cclass
class Tables:
    """What a law says, as flat tables."""

    cards: cython.int
    ties_last: cython.int
    fallback: cython.ulonglong
    slots: cython.ulonglong[::1]
    obliging: cython.ulonglong[::1]
    answering: cython.ulonglong[::1]
    strengths: cython.int[::1]

    def __init__(self, law: Law) -> None:
        self.cards = law.cards
        self.ties_last = law.ties == LAST
        self.fallback = law.fallback
        self.slots = array("Q", law.slots)
        self.obliging = array("Q", law.obliging)
        self.answering = array("Q", law.answering)
        strengths = array("i")
        for row in law.strength:
            strengths.extend(row)
        self.strengths = strengths


@cython.final
@cython.cclass
class Play:
    """A position in the tricks of a round. Whoever plays a card here may play it: the mask has said so."""

    seats: cython.int
    tables: Tables
    hands: cython.ulonglong[::1]
    ruled_out: cython.ulonglong[::1]
    trick: cython.int[::1]
    lying: cython.int
    leader: cython.int
    turn: cython.int
    winning: cython.int
    strength: cython.int
    allowed: cython.ulonglong

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.hands = array("Q", [0] * seats)
        self.ruled_out = array("Q", [0] * seats)
        """What each seat has shown not to hold."""
        self.trick = array("i", [0] * seats)
        self.lying = 0
        """How many cards lie in the trick."""

    @cython.cfunc
    def begin(self, tables: Tables, hands: list, leader: cython.int, ruled_out: list) -> cython.void:
        """A trick begins with these hands."""
        seat: cython.int
        self.tables = tables
        for seat in range(self.seats):
            self.hands[seat] = hands[seat]
            self.ruled_out[seat] = ruled_out[seat]
        self.lead(leader)

    @cython.cfunc
    def lead(self, leader: cython.int) -> cython.void:
        """The next trick is led by this seat."""
        self.leader = leader
        self.turn = leader
        self.winning = leader
        self.strength = 0
        self.lying = 0
        self.allowed = self.hands[leader]

    @cython.cfunc
    def put(self, card: cython.int) -> cython.int:
        """The seat on turn plays this card. Returns whether that shows something new about its hand."""
        tables: Tables = self.tables
        seat: cython.int = self.turn
        led: cython.int
        strength: cython.int
        hand: cython.ulonglong
        barred: cython.ulonglong = 0
        held: cython.ulonglong = self.hands[seat] & tables.slots[card]
        bit: cython.ulonglong = held & ~(held >> 1)  # of several copies the highest goes
        self.hands[seat] ^= bit
        self.trick[self.lying] = card
        led = self.trick[0]
        if self.lying and not tables.answering[led] & bit:
            barred = tables.obliging[led]
            if not tables.fallback & bit:
                barred |= tables.fallback
            barred &= EVERY_BIT ^ self.ruled_out[seat]
            self.ruled_out[seat] |= barred
        strength = tables.strengths[led * tables.cards + card]
        if strength > self.strength or (strength == self.strength and tables.ties_last):
            self.strength = strength
            self.winning = seat
        self.lying += 1
        seat += 1
        if seat == self.seats:
            seat = 0
        self.turn = seat
        hand = self.hands[seat]
        if hand & tables.obliging[led]:
            hand &= tables.answering[led]
        elif hand & tables.fallback:
            hand &= tables.fallback
        self.allowed = hand
        return barred != 0
