"""Followers: they go with a match and keep what grows step by step, so that an observation costs what has changed."""

from array import array

import cython

from tricktable.bots.ranges import Changes
from tricktable.core.tricks import TrickPlay
from tricktable.core.voids import Voids

if not cython.compiled:
    from tricktable.research.copying import clear_bytes, copy_bytes
    from tricktable.research.writing import Spot, Value, Writer, write_number


@cython.final
@cython.cclass
class Follower:
    """Goes with a match and writes what a seat that chooses next knows."""

    writer: Writer
    game: object
    match: object
    house: tuple
    phase: object
    number: cython.int
    steps_seen: cython.int
    events_seen: cython.int
    secrets_seen: cython.int
    voids: object
    done: cython.uchar[::1]
    played: cython.uchar[::1]
    void: cython.uchar[::1]
    told: cython.uchar[::1]
    last_facts: list
    extras: list
    changes: object
    leader_spot: Spot
    trick_spot: Spot
    tricks_spot: Spot
    winning_spot: Spot
    last_spot: Spot
    events: tuple
    numbers: list
    leaving: list
    taken: cython.int[::1]
    plays: cython.int[::1]
    plays_seen: cython.int
    synced: cython.int[::1]
    has_other: cython.uchar[::1]
    written_in: list
    standing: object
    standing_facts: dict

    def __init__(self, writer: Writer, game: object, changes: Changes | None = None) -> None:
        """`changes` are what the kit says of facts in trick play; without them all facts are asked for every time."""
        self.writer = writer
        self.game = game
        self.house = game.house
        self.done = bytearray(writer.seats * writer.actions)
        """How often each seat took each action, as far as everybody knows."""
        self.played = bytearray(writer.cards)
        self.void = bytearray(writer.seats * writer.cards)
        self.told = bytearray(writer.seats * (writer.size - writer.facts))
        """For each viewer the facts as they were written last."""
        self.last_facts = [{} for _ in range(writer.seats)]
        self.extras = [[] for _ in range(writer.seats)]
        """For each viewer the places of what was done in secret."""
        self.standing = None
        self.standing_facts = {}
        self.match = None
        self.voids = None
        self.changes = changes
        self.leader_spot = writer.spot_of("leader")
        self.trick_spot = writer.spot_of("trick")
        self.tricks_spot = writer.spot_of("tricks")
        self.winning_spot = writer.spot_of("winning")
        self.last_spot = writer.spot_of("last trick")
        self.events = () if changes is None else changes.events
        """Events that change no other facts than these."""
        self.numbers = []
        """Facts with numbers that change when a trick is taken, and the attributes of the phase that have them."""
        self.leaving = []
        """Facts with cards that leave when they are played: the place of the first seat's, and whether it stays."""
        if changes is not None:
            self.numbers = [(writer.spot_of(name), attribute) for name, attribute in changes.numbers.items()]
            self.leaving = [(writer.spot_of(f"{name} 0"), stays) for name, stays in changes.leaving.items()]
        self.taken = array("i", [0] * writer.seats)
        """How many tricks each seat has taken."""
        self.plays = array("i", [0] * 256)
        """The plays of the round, seat and card."""
        self.plays_seen = 0
        self.synced = array("i", [0] * writer.seats)
        """For each viewer the plays that the facts know of."""
        self.has_other = bytearray(writer.seats)
        """For each viewer whether facts were written that `last_facts` does not know of."""
        self.written_in = [None] * writer.seats
        """For each viewer the trick play in which all facts were written, as long as nothing but plays has followed."""

    def take_up(self, match: object) -> None:
        """Follows another match from its beginning, or from wherever this round stands."""
        self.match = match
        self._begin_round()

    def _begin_round(self) -> None:
        match = self.match
        writer: Writer = self.writer
        clear_bytes(self.done, 0, writer.seats * writer.actions)
        clear_bytes(self.void, 0, writer.seats * writer.cards)
        clear_bytes(self.played, 0, writer.cards)
        self.number = match.number
        self.steps_seen = 0
        self.events_seen = 0
        self.secrets_seen = -1
        self.phase = None
        self.voids = None
        self.plays_seen = 0
        seat: cython.int
        for seat in range(writer.seats):
            self.taken[seat] = 0
            self.written_in[seat] = None

    @cython.cfunc
    def follow(self) -> cython.void:
        """Takes in what has happened since."""
        match = self.match
        writer: Writer = self.writer
        seat: cython.int
        action: cython.int
        number: cython.int = match.number
        if number != self.number:
            self._begin_round()
        steps: list = match.steps
        secrets: dict = match.secrets
        while self.steps_seen < len(steps):
            if not secrets or self.steps_seen not in secrets:
                step: tuple = steps[self.steps_seen]
                seat = step[0]
                action = step[1]
                self.done[seat * writer.actions + action] += 1
                if action < writer.cards:
                    self.played[action] += 1
            self.steps_seen += 1
        journal: list = match.journal
        while self.events_seen < len(journal):
            event = journal[self.events_seen]
            kind = event.kind
            if kind == "played":
                self._note_play(event.seat, event.values[0])
            elif kind == "took":
                seat = event.seat
                self.taken[seat] += 1
                if self.voids is not None:
                    self.voids.take()
            elif kind not in self.events:
                for seat in range(writer.seats):
                    self.written_in[seat] = None
            self.events_seen += 1
        standing = match.standing
        if standing is not self.standing:
            self.standing = standing
            self.standing_facts = self.game.public_facts(standing)
            for seat in range(writer.seats):
                self.written_in[seat] = None
        phase = match.phase
        if phase.is_over:
            clear_bytes(self.void, 0, writer.seats * writer.cards)
        if secrets and (phase is not self.phase or self.secrets_seen != len(secrets)):
            self._note_secrets(secrets)
        elif self.secrets_seen and not secrets:
            self.extras = [[] for _ in range(writer.seats)]
            self.secrets_seen = 0
        self.phase = phase

    @cython.cfunc
    def _note_play(self, seat: cython.int, card: cython.int) -> cython.void:
        """What a card tells of the hand that it came from."""
        if self.plays_seen < 128:
            self.plays[2 * self.plays_seen] = seat
            self.plays[2 * self.plays_seen + 1] = card
        self.plays_seen += 1
        if self.voids is None:
            phase = self.match.phase
            law = phase.law if isinstance(phase, TrickPlay) else self.game.law(self.match.view(seat))
            if law is None:
                return
            self.voids = Voids(law, self.writer.seats)
        if seat in self.house:
            self.voids.pass_over(card)
            return
        before = self.voids.of[seat]
        self.voids.play(seat, card)
        barred = self.voids.of[seat]
        if barred is not before:
            self.writer.write_set(barred, self.void, seat * self.writer.cards)

    def _note_secrets(self, secrets: dict[int, int]) -> None:
        """Who knows which of the choices that were not for everybody."""
        match = self.match
        writer: Writer = self.writer
        self.secrets_seen = len(secrets)
        self.extras = [[] for _ in range(writer.seats)]
        for index in secrets:
            seat, action = match.steps[index]
            known = match.known_to(index)
            for viewer in range(writer.seats):
                row = (seat - viewer) % writer.seats
                is_known = known >> viewer & 1
                place = writer.done + row * writer.actions + action if is_known else writer.hidden + row
                self.extras[viewer].append(place)

    @cython.cfunc
    def write(self, viewer: cython.int, out: cython.uchar[::1], base: cython.Py_ssize_t) -> cython.void:
        """Writes what this seat knows."""
        writer: Writer = self.writer
        phase = self.phase
        seats: cython.int = writer.seats
        place: cython.int
        seat: cython.int
        row: cython.int
        size: cython.int
        clear_bytes(out, base, writer.done)
        writer.write_head(phase.name, viewer, phase.awaited(), self.number, out, base)
        hands: list = phase.hands
        writer.write_hand(hands[viewer], out, base + writer.hand)
        for seat in range(seats):
            row = (seat + seats - viewer) % seats
            out[base + writer.hand_sizes + row] = writer.count(hands[seat])
            size = writer.actions
            copy_bytes(out, base + writer.done + row * size, self.done, seat * size, size)
            size = writer.cards
            copy_bytes(out, base + writer.void + row * size, self.void, seat * size, size)
        clear_bytes(out, base + writer.hidden, seats)
        extras: list = self.extras[viewer]
        if extras:
            for place in extras:
                out[base + place] += 1
        facts: dict
        if self.written_in[viewer] is phase and self.plays_seen <= 128:
            facts = self._change_facts(viewer)
        else:
            facts = self._write_facts(viewer)
        clear_bytes(out, base + writer.may_hold, writer.cards)
        writer.write_may_hold(out, base, self.played, facts, viewer, 1)
        size = writer.size - writer.facts
        copy_bytes(out, base + writer.facts, self.told, viewer * size, size)

    @cython.cfunc
    def _write_facts(self, viewer: cython.int) -> dict:
        """Brings the facts that were written for this viewer up to date."""
        writer: Writer = self.writer
        facts: dict = self.phase.facts(viewer)
        if self.standing_facts:
            for name, values in self.standing_facts.items():
                if name not in facts:
                    facts[name] = values
        before: dict = self.last_facts[viewer]
        if self.has_other[viewer]:
            clear_bytes(self.told, viewer * (writer.size - writer.facts), writer.size - writer.facts)
            before = {}
            self.has_other[viewer] = 0
        # the array holds the facts alone, so that places are counted from its beginning
        base: cython.Py_ssize_t = viewer * (writer.size - writer.facts) - writer.facts
        kept: cython.int = 0
        spot: Spot
        for name, values in facts.items():
            old = before.get(name)
            if old is not None:
                kept += 1
                if old == values and name != "trick":
                    continue
            spot = writer.spot_of(name)
            if old is not None:
                writer.erase_fact(spot, viewer, self.told, base)
            writer.write_fact(name, spot, values, facts, viewer, self.told, base)
        if kept < len(before):
            for name in before:
                if name not in facts:
                    writer.erase_fact(writer.spot_of(name), viewer, self.told, base)
        self.last_facts[viewer] = facts
        if self.changes is not None and isinstance(self.phase, TrickPlay):
            self.written_in[viewer] = self.phase
            self.synced[viewer] = self.plays_seen
        return facts

    @cython.cfunc
    def _change_facts(self, viewer: cython.int) -> dict:
        """The same where nothing but plays has happened: what they change is known beforehand."""
        writer: Writer = self.writer
        phase = self.phase
        told: cython.uchar[::1] = self.told
        seats: cython.int = writer.seats
        base: cython.Py_ssize_t = viewer * (writer.size - writer.facts) - writer.facts
        at: cython.Py_ssize_t
        seat: cython.int
        card: cython.int
        leader: cython.int = phase.leader
        place: cython.int
        value: Value
        spot: Spot
        trick: list = phase.trick
        self.has_other[viewer] = 1

        value = self.leader_spot.values[0]
        clear_bytes(told, base + value.start, seats)
        told[base + value.start + (leader + seats - viewer) % seats] = 1

        value = self.trick_spot.values[0]
        clear_bytes(told, base + value.start, value.size)
        for place in range(len(trick)):
            card = trick[place]
            told[base + value.start + (leader + place + seats - viewer) % seats * writer.cards + card] = 1

        value = self.winning_spot.values[0]
        clear_bytes(told, base + value.start, seats)
        told[base + self.winning_spot.there] = len(trick) > 0
        if len(trick) > 0:
            seat = phase.winning
            told[base + value.start + (seat + seats - viewer) % seats] = 1

        value = self.tricks_spot.values[0]
        for seat in range(seats):
            at = base + value.start + (seat + seats - viewer) % seats * (value.size // seats)
            write_number(value, self.taken[seat], told, at)

        done: list = phase.done
        if len(done) > 0:
            last = done[len(done) - 1]
            spot = self.last_spot
            writer.erase_fact(spot, viewer, told, base)
            told[base + spot.there] = 1
            value = spot.values[0]
            leader = last.leader
            told[base + value.start + (leader + seats - viewer) % seats] = 1
            value = spot.values[1]
            seat = last.winner
            told[base + value.start + (seat + seats - viewer) % seats] = 1
            value = spot.values[2]
            cards: tuple = last.cards
            for place in range(len(cards)):
                card = cards[place]
                told[base + value.start + (leader + place + seats - viewer) % seats * writer.cards + card] = 1

        for spot, attribute in self.numbers:
            value = spot.values[0]
            counted: list = getattr(phase, attribute)
            for seat in range(seats):
                at = base + value.start + (seat + seats - viewer) % seats * (value.size // seats)
                write_number(value, counted[seat], told, at)
        if self.leaving:
            self._take_leave(viewer, base)
        self.synced[viewer] = self.plays_seen
        facts: dict = self.last_facts[viewer]
        return facts

    @cython.cfunc
    def _take_leave(self, viewer: cython.int, base: cython.Py_ssize_t) -> cython.void:
        """Cards that were played leave the facts that list them."""
        told: cython.uchar[::1] = self.told
        seats: cython.int = self.writer.seats
        play: cython.int
        row: cython.int
        place: cython.int
        rest: cython.int
        at: cython.Py_ssize_t
        value: Value
        spot: Spot
        for spot, stays in self.leaving:
            value = spot.values[0]
            for play in range(self.synced[viewer], self.plays_seen):
                row = (self.plays[2 * play] + seats - viewer) % seats
                at = base + value.start + row * value.size
                if told[at + self.plays[2 * play + 1]]:
                    told[at + self.plays[2 * play + 1]] -= 1
                    if not stays:
                        rest = 0
                        for place in range(value.size):
                            rest += told[at + place]
                        if not rest:
                            told[base + spot.there + row] = 0

    def write_seat(self, viewer: int, out: cython.uchar[::1]) -> None:
        """Writes what this seat knows into an array of its own."""
        if len(out) != self.writer.size or not 0 <= viewer < self.writer.seats:
            raise ValueError(f"an observation of a seat has {self.writer.size} bytes")
        self.follow()
        self.write(viewer, out, 0)
