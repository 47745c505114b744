"""Writing observations: what an encoding lays out, byte by byte, without an object for any of them.

Cython in pure-Python syntax, compiled as `lanes.pyx` says. Arrays are checked where Python hands them over, and the
numbers of cards, seats and words before they become places.
"""

from array import array

import cython

from tricktable.core.events import HIDDEN

if not cython.compiled:
    from tricktable.research.copying import (
        clear_bytes,
        copy_bits,
        copy_counts,
        copy_unseen,
        copy_without,
        count_bits,
    )

# How a value is written: a byte for each that there is, seats from the viewer's on, one number, one for each seat, the
# cards of a trick by their players. The first names are for Python.
COUNTS, SEATS, NUMBER, NUMBERS, LED = range(5)
_SEATS = cython.declare(cython.int, 1)
_NUMBER = cython.declare(cython.int, 2)
_NUMBERS = cython.declare(cython.int, 3)
_LED = cython.declare(cython.int, 4)


@cython.final
@cython.cclass
class Value:
    """Where and how one value of a fact is written, or all that follow the others."""

    mode: cython.int
    start: cython.int
    size: cython.int
    least: cython.longlong
    greatest: cython.longlong
    step: cython.longlong

    def __init__(self, mode: int, start: int, size: int, least: int = 0, greatest: int = 0, step: int = 1) -> None:
        """`size` is that of one row, `start` the place of the first."""
        self.mode = mode
        self.start = start
        self.size = size
        self.least = least
        self.greatest = greatest
        self.step = step


@cython.final
@cython.cclass
class Spot:
    """Where a fact of this name is written. `row` is its row, or its seat, from which the viewer's is taken away."""

    there: cython.int
    row: cython.int
    is_of_seat: cython.int
    is_trick: cython.int
    values: list

    def __init__(self, there: int, row: int, is_of_seat: bool, is_trick: bool, values: list[Value]) -> None:
        self.there = there
        self.row = row
        self.is_of_seat = is_of_seat
        self.is_trick = is_trick
        """It is the trick on the table: its first card was played by the fact `leader`."""
        self.values = values


@cython.final
@cython.cclass
class Writer:
    """The places of everything in an observation."""

    size: cython.int
    seats: cython.int
    cards: cython.int
    actions: cython.int
    phase: cython.int
    viewer: cython.int
    awaited: cython.int
    round: cython.int
    hand: cython.int
    hand_sizes: cython.int
    done: cython.int
    hidden: cython.int
    void: cython.int
    may_hold: cython.int
    facts: cython.int
    is_wide: cython.int
    copies: cython.uchar[::1]
    slots: cython.ulonglong[::1]
    phases: dict
    spots: dict
    held: dict
    wide_slots: tuple
    runs: cython.int[::1]
    run_ends: cython.int[::1]
    laws: dict

    def __init__(
        self,
        size: int,
        places: dict[str, int],
        phases: tuple[str, ...],
        seats: int,
        actions: int,
        wide_slots: tuple[int, ...],
        copies: bytearray,
        slots: array,
        held: dict[str, int],
    ) -> None:
        """`places` are the starts of the slices. `copies` are how many of each card are in a round, `slots` its bits,
        as far as they have room. `held` are the names of facts that list cards which a seat holds, with the seat."""
        self.size = size
        self.seats = seats
        self.actions = actions
        self.wide_slots = wide_slots
        self.cards = len(self.wide_slots)
        self.phase = places["phase"]
        self.viewer = places["viewer"]
        self.awaited = places["awaited"]
        self.round = places["round"]
        self.hand = places["hand"]
        self.hand_sizes = places["hand sizes"]
        self.done = places["done"]
        self.hidden = places["hidden"]
        self.void = places["void"]
        self.may_hold = places["may hold"]
        self.facts = self.may_hold + self.seats * self.cards
        self.copies = copies
        self.slots = slots
        self.is_wide = max(self.wide_slots) >= 1 << 64
        """Hands have more bits than C counts with."""
        self.phases = {name: place for place, name in enumerate(phases)}
        self.spots = {}
        self.held = held
        self.runs = array("i", [0])
        self.run_ends = array("i", [0] * (seats + 1))
        self.laws = {}
        """The tables of laws that there were in rounds, for all who write by this."""

    def add(self, name: str, spot: Spot) -> None:
        """The place of facts with this name."""
        self.spots[name] = spot

    def find_runs(self) -> None:
        """Works out how an observation that counts seats from seat 0 becomes that of each seat, once all facts have
        their places: which stretches of bytes go where. What a viewer alone knows is not among them."""
        runs: list[int] = []
        for viewer in range(self.seats):
            source = self._sources(viewer)
            place = self.done
            while place < self.size:
                if source[place] < 0:
                    place += 1
                    continue
                begin = place
                while place < self.size and source[place] == source[begin] + place - begin:
                    place += 1
                runs += (begin, source[begin], place - begin)
            self.run_ends[viewer + 1] = len(runs)
        self.runs = array("i", runs)

    def _sources(self, viewer: int) -> list[int]:
        """For each byte of this viewer's observation where it is in that of seat 0."""
        source = [-1] * self.size
        for start, number, unit in ((self.done, self.seats, self.actions), (self.void, self.seats, self.cards)):
            self._turn(source, start, start, number, unit, viewer)
        spot: Spot
        own: Value
        for spot in self.spots.values():
            row = (spot.row - viewer) % self.seats if spot.is_of_seat else spot.row
            source[spot.there + row] = spot.there + spot.row
            for own in spot.values:
                start = own.start + row * own.size
                begin = own.start + spot.row * own.size
                number = self.seats if own.mode in (SEATS, NUMBERS, LED) else 1
                self._turn(source, start, begin, number, own.size // number, viewer)
        return source

    def _turn(self, source: list[int], start: int, begin: int, number: int, unit: int, viewer: int) -> None:
        """The same for so many rows of bytes behind `begin`."""
        for row in range(number):
            for place in range(unit):
                source[start + row * unit + place] = begin + (row + viewer) % number * unit + place

    @cython.cfunc
    def write_hand(self, hand: object, out: cython.uchar[::1], at: cython.Py_ssize_t) -> cython.void:
        """How many copies of each card a hand has."""
        card: cython.int
        if self.is_wide:
            for card in range(self.cards):
                out[at + card] = (hand & self.wide_slots[card]).bit_count()
            return
        bits: cython.ulonglong = hand
        copy_counts(out, at, bits, self.slots, self.cards)

    @cython.cfunc
    def count(self, hand: object) -> cython.int:
        """How many cards a hand has."""
        if self.is_wide:
            return hand.bit_count()
        bits: cython.ulonglong = hand
        return count_bits(bits)

    @cython.cfunc
    def write_set(self, cards: object, out: cython.uchar[::1], at: cython.Py_ssize_t) -> cython.void:
        """A 1 for each card of which a copy is in the set."""
        card: cython.int
        if self.is_wide:
            for card in range(self.cards):
                out[at + card] = cards & self.wide_slots[card] != 0
            return
        bits: cython.ulonglong = cards
        copy_bits(out, at, bits, self.slots, self.cards)

    @cython.cfunc
    def write_may_hold(
        self,
        out: cython.uchar[::1],
        base: cython.Py_ssize_t,
        played: cython.uchar[::1],
        facts: dict,
        origin: cython.int,
        is_seat: cython.int,
    ) -> cython.void:
        """What others may hold, from the hand and the voids that are written already."""
        row: cython.int
        card: cython.int
        cards: cython.int = self.cards
        void: cython.Py_ssize_t = base + self.void
        first: cython.Py_ssize_t = base + self.may_hold
        at: cython.Py_ssize_t
        copy_unseen(out, first, self.copies, base + self.hand, played, cards)
        for row in range(1, self.seats):
            copy_without(out, first + row * cards, first, void + row * cards, cards)
        if is_seat:
            clear_bytes(out, first, cards)
        else:
            copy_without(out, first, first, void, cards)
        if self.held:
            for name, seat in self.held.items():
                values = facts.get(name)
                if values is not None:
                    row = (seat + self.seats - origin) % self.seats
                    if row or not is_seat:
                        at = base + self.may_hold + row * cards
                        for taken in values:
                            card = taken
                            if 0 <= card < cards:
                                out[at + card] = 1

    @cython.cfunc
    def write_fact(
        self,
        name: str,
        spot: Spot,
        values: tuple,
        facts: dict,
        origin: cython.int,
        out: cython.uchar[::1],
        base: cython.Py_ssize_t,
    ) -> cython.void:
        """Writes a fact where there are zeros."""
        row: cython.int = spot.row
        place: cython.int = 0
        number: cython.longlong
        leader: cython.int
        at: cython.Py_ssize_t
        own: Value
        seats: cython.int = self.seats
        last: cython.int = len(spot.values) - 1
        if spot.is_of_seat:
            row = (row + seats - origin) % seats
        out[base + spot.there + row] = 1
        for own in spot.values:
            at = base + own.start + row * own.size
            end: cython.int = len(values) if place == last else place + 1
            if own.mode == _LED:
                leader = facts["leader"][0] if spot.is_trick else values[0]
                leader += seats - origin
                while place < end:
                    number = values[place]
                    if not 0 <= number < self.cards:
                        raise ValueError(f"there is no card {number}")
                    out[at + leader % seats * self.cards + number] = 1
                    leader += 1
                    place += 1
            elif own.mode == _NUMBERS:
                if end - place != seats:
                    raise ValueError(f"the fact {name!r} has {end - place} numbers at a table of {seats} seats")
                width: cython.int = own.size // seats
                seat: cython.int
                for seat in range(seats):
                    write_number(own, values[place + seat], out, at + (seat + seats - origin) % seats * width)
            else:
                while place < end:
                    number = values[place]
                    if own.mode == _NUMBER:
                        write_number(own, number, out, at)
                    else:
                        if not 0 <= number < own.size:
                            raise ValueError(f"{name!r} has no place for {number}: the kit's ranges should say more")
                        if own.mode == _SEATS:
                            out[at + (number + seats - origin) % seats] = 1
                        else:
                            out[at + number] += 1
                    place += 1
            place = end

    @cython.cfunc
    def erase_fact(
        self, spot: Spot, origin: cython.int, out: cython.uchar[::1], base: cython.Py_ssize_t
    ) -> cython.void:
        row: cython.int = spot.row
        own: Value
        if spot.is_of_seat:
            row = (row + self.seats - origin) % self.seats
        out[base + spot.there + row] = 0
        for own in spot.values:
            clear_bytes(out, base + own.start + row * own.size, own.size)

    @cython.ccall
    def spot_of(self, name: str) -> Spot:
        """The place of a fact by its name in a view."""
        spot: Spot | None = self.spots.get(name)
        if spot is None:
            raise ValueError(f"the vocabulary does not say what a fact {name!r} is")
        return spot

    @cython.cfunc
    def write_head(
        self,
        phase: cython.int,
        viewer: cython.int,
        awaited: tuple,
        number: cython.int,
        out: cython.uchar[::1],
        base: cython.Py_ssize_t,
    ) -> cython.void:
        """Phase (by its place), viewer, awaited seats and round."""
        origin: cython.int = viewer if viewer < self.seats else 0
        seat: cython.int
        out[base + self.phase + phase] = 1
        if viewer < self.seats:
            out[base + self.viewer + viewer] = 1
        for seat in awaited:
            out[base + self.awaited + (seat + self.seats - origin) % self.seats] = 1
        out[base + self.round] = min(number, 255)

    def write_view(self, view: object, voids: list[int], out: cython.uchar[::1]) -> None:
        """Writes a whole view; `voids` are the cards that each seat has shown not to hold."""
        viewer: cython.int = view.viewer
        is_seat: cython.int = viewer < self.seats
        origin: cython.int = viewer if is_seat else 0
        facts: dict = view.facts
        place: cython.int
        row: cython.int
        action: cython.int
        if len(out) != self.size:
            raise ValueError(f"an observation has {self.size} bytes, not {len(out)}")
        clear_bytes(out, 0, self.size)
        self.write_head(self.phases[view.phase], viewer, view.awaited, view.number, out, 0)
        for place in view.hand:
            out[self.hand + place] += 1
        for place, size in enumerate(view.hand_sizes):
            out[self.hand_sizes + (place + self.seats - origin) % self.seats] = size
        played: cython.uchar[::1] = bytearray(self.cards)
        for seat, action in view.steps:
            row = (seat + self.seats - origin) % self.seats
            if action == HIDDEN:
                out[self.hidden + row] += 1
            else:
                out[self.done + row * self.actions + action] += 1
                if action < self.cards:
                    played[action] += 1
        for place, barred in enumerate(voids):
            row = (place + self.seats - origin) % self.seats
            self.write_set(barred, out, self.void + row * self.cards)
        self.write_may_hold(out, 0, played, facts, origin, is_seat)
        for name, values in facts.items():
            self.write_fact(name, self.spot_of(name), values, facts, origin, out, 0)


@cython.cfunc
def write_number(own: Value, number: cython.longlong, out: cython.uchar[::1], at: cython.Py_ssize_t) -> cython.void:
    """A number in one byte, or in two."""
    if number < own.least:
        number = own.least
    if number > own.greatest:
        number = own.greatest
    number -= own.least
    if own.step == 1:
        out[at] = number
    else:
        out[at] = number // own.step
        out[at + 1] = number % own.step
