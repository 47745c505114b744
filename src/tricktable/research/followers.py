"""Followers: they go with a match and keep what grows step by step, so that an observation costs what has changed.

Cython in pure-Python syntax, compiled as `lanes.pyx` says.
"""

from array import array

import cython

from tricktable.bots.ranges import Changes
from tricktable.core.laws import FREE
from tricktable.core.tricks import TrickPlay
from tricktable.core.voids import Voids

if not cython.compiled:
    from tricktable.research.copying import clear_bytes, copy_bits, copy_counts, copy_runs, count_bits
    from tricktable.research.plays import Play, Tables
    from tricktable.research.writing import Spot, Value, Writer, write_number


@cython.final
@cython.cclass
class Follower:
    """Goes with a match and writes what its seats know.

    Most of it everybody knows. That part lies in an `image`, an observation that counts seats from seat 0, and each
    step changes little of it; that of a seat has the same bytes, in the order in which it sees the table.
    """

    writer: Writer
    game: object
    match: object
    house: tuple
    phase: object
    number: cython.int
    steps_seen: cython.int
    events_seen: cython.int
    secrets_seen: cython.int
    are_secrets_open: cython.int
    voids: object
    image: cython.uchar[::1]
    played: cython.uchar[::1]
    is_image_ahead: cython.int
    facts: dict
    extras: list
    standing: object
    standing_facts: dict
    changes: object
    plays_from: cython.int
    events: tuple
    numbers: list
    leaving: list
    leader_spot: Spot
    trick_spot: Spot
    tricks_spot: Spot
    winning_spot: Spot
    last_spot: Spot
    trick_phase: cython.int
    play: Play
    is_playing: cython.int
    pending: list
    taken: cython.int[::1]

    def __init__(self, writer: Writer, game: object, changes: Changes | None = None) -> None:
        """`changes` are what the kit says of facts in trick play: with them, tricks are followed card by card without
        the rules, which `catch_up` and the end of a trick bring to where it stands."""
        self.writer = writer
        self.game = game
        self.house = game.house
        self.image = bytearray(writer.size)
        self.played = bytearray(writer.cards)
        self.is_image_ahead = 0
        """There are changes in the image's facts that `facts` does not know of, or a new standing."""
        self.facts = {}
        """The facts of the phase in the image: those that the last viewer knows."""
        self.extras = [[] for _ in range(writer.seats)]
        """For each viewer the places of what was done in secret."""
        self.standing = None
        self.standing_facts = {}
        self.match = None
        self.voids = None
        self.changes = changes
        self.is_playing = 0
        """Tricks are ahead of the match by the cards in `pending`."""
        self.pending = []
        self.play = Play(writer.seats)
        self.taken = array("i", [0] * writer.seats)
        """How many tricks each seat has taken."""
        self.plays_from = -1
        """So many tricks must be done before nothing but plays can happen; fewer than none where that is not said."""
        if changes is not None and not writer.is_wide and not writer.held and not self.house:
            self._prepare_plays(changes)

    def _prepare_plays(self, changes: Changes) -> None:
        """Where the facts are that plays change."""
        writer: Writer = self.writer
        self.plays_from = changes.begins
        self.trick_phase = writer.phases[TrickPlay.name]
        self.leader_spot = writer.spot_of("leader")
        self.trick_spot = writer.spot_of("trick")
        self.tricks_spot = writer.spot_of("tricks")
        self.winning_spot = writer.spot_of("winning")
        self.last_spot = writer.spot_of("last trick")
        self.events = changes.events
        """Events that change no other facts than these."""
        self.numbers = [(writer.spot_of(name), attribute) for name, attribute in changes.numbers.items()]
        """Facts with numbers that change when a trick is taken, and the attributes of the phase that have them."""
        self.leaving = [(writer.spot_of(f"{name} 0"), stays) for name, stays in changes.leaving.items()]
        """Facts with cards that leave when they are played: the place of the first seat's, and whether it stays."""

    def take_up(self, match: object) -> None:
        """Follows another match from its beginning, or from wherever this round stands."""
        self.match = match
        self.is_playing = 0
        self.pending = []
        self._begin_round()

    def _begin_round(self) -> None:
        match = self.match
        writer: Writer = self.writer
        clear_bytes(self.image, writer.done, writer.seats * writer.actions)
        clear_bytes(self.image, writer.void, writer.seats * writer.cards)
        clear_bytes(self.played, 0, writer.cards)
        self.number = match.number
        self.steps_seen = 0
        self.events_seen = 0
        self.secrets_seen = 0
        self.are_secrets_open = 1
        self.phase = None
        self.voids = None
        seat: cython.int
        for seat in range(writer.seats):
            self.taken[seat] = 0

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
                self.image[writer.done + seat * writer.actions + action] += 1
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
            self.events_seen += 1
        standing = match.standing
        if standing is not self.standing:
            self.standing = standing
            self.standing_facts = self.game.public_facts(standing)
            self.is_image_ahead = 1
        phase = match.phase
        if phase.is_over:
            clear_bytes(self.image, writer.void, writer.seats * writer.cards)
        if self.are_secrets_open and phase is not self.phase:  # others may know now what was secret
            self.extras = [[] for _ in range(writer.seats)]
            self.secrets_seen = 0
            self.are_secrets_open = 0
        if len(secrets) > self.secrets_seen:
            self._note_secrets(secrets)
            self.are_secrets_open = phase.has_secrets
        self.phase = phase

    @cython.cfunc
    def _note_play(self, seat: cython.int, card: cython.int) -> cython.void:
        """What a card tells of the hand that it came from."""
        if self.voids is None:
            phase = self.phase if isinstance(self.phase, TrickPlay) else self.match.phase
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
            self.writer.write_set(barred, self.image, self.writer.void + seat * self.writer.cards)

    def _note_secrets(self, secrets: dict[int, int]) -> None:
        """Who knows which of the choices that were not for everybody."""
        match = self.match
        writer: Writer = self.writer
        for index in list(secrets)[self.secrets_seen :]:
            seat, action = match.steps[index]
            known = match.known_to(index)
            for viewer in range(writer.seats):
                row = (seat - viewer) % writer.seats
                is_known = known >> viewer & 1
                place = writer.done + row * writer.actions + action if is_known else writer.hidden + row
                self.extras[viewer].append(place)
        self.secrets_seen = len(secrets)

    @cython.cfunc
    def write(self, viewer: cython.int, out: cython.uchar[::1], base: cython.Py_ssize_t) -> cython.void:
        """Writes what this seat knows, once everything has been followed."""
        writer: Writer = self.writer
        phase = self.phase
        seats: cython.int = writer.seats
        seat: cython.int
        hands: list = phase.hands
        clear_bytes(out, base, writer.done)
        writer.write_head(writer.phases[phase.name], viewer, phase.awaited(), self.number, out, base)
        writer.write_hand(hands[viewer], out, base + writer.hand)
        for seat in range(seats):
            out[base + writer.hand_sizes + (seat + seats - viewer) % seats] = writer.count(hands[seat])
        self._write_facts(viewer)
        self._turn_image(viewer, out, base)

    @cython.cfunc
    def _turn_image(self, viewer: cython.int, out: cython.uchar[::1], base: cython.Py_ssize_t) -> cython.void:
        """What stands behind the hands, as this seat sees the table."""
        writer: Writer = self.writer
        place: cython.int
        copy_runs(out, base, self.image, writer.runs, writer.run_ends[viewer], writer.run_ends[viewer + 1])
        clear_bytes(out, base + writer.hidden, writer.seats)
        extras: list = self.extras[viewer]
        if extras:
            for place in extras:
                out[base + place] += 1
        writer.write_may_hold(out, base, self.played, self.facts, viewer, 1)

    @cython.cfunc
    def _write_facts(self, viewer: cython.int) -> cython.void:
        """Makes the facts in the image those that this viewer knows."""
        writer: Writer = self.writer
        facts: dict = self.phase.facts(viewer)
        standing: dict = self.standing_facts
        before: dict = self.facts
        if self.is_image_ahead:
            clear_bytes(self.image, writer.facts, writer.size - writer.facts)
            for name, values in standing.items():
                writer.write_fact(name, writer.spot_of(name), values, facts, 0, self.image, 0)
            before = {}
            self.is_image_ahead = 0
        kept: cython.int = 0
        spot: Spot
        for name, values in facts.items():
            old = before.get(name)
            if old is not None:
                kept += 1
                if (old is values or old == values) and name != "trick":
                    continue
            spot = writer.spot_of(name)
            if old is not None or name in standing:  # a phase knows better
                writer.erase_fact(spot, 0, self.image, 0)
            writer.write_fact(name, spot, values, facts, 0, self.image, 0)
        if kept < len(before):
            for name in before:
                if name not in facts:
                    spot = writer.spot_of(name)
                    writer.erase_fact(spot, 0, self.image, 0)
                    if name in standing:
                        writer.write_fact(name, spot, standing[name], facts, 0, self.image, 0)
        self.facts = facts

    def write_seat(self, viewer: int, out: cython.uchar[::1]) -> None:
        """Writes what this seat knows into an array of its own."""
        if len(out) != self.writer.size or not 0 <= viewer < self.writer.seats:
            raise ValueError(f"an observation of a seat has {self.writer.size} bytes")
        self.catch_up()
        self.follow()
        self.write(viewer, out, 0)

    # Trick play without the rules

    @cython.cfunc
    def begin_plays(self) -> cython.void:
        """From here on cards are played in memory, if nothing else can happen. The match has been followed, and what
        everybody knows is in the image."""
        phase = self.phase
        if self.plays_from < 0 or not isinstance(phase, TrickPlay):
            return
        if len(phase.done) < self.plays_from or phase.trick or phase.barred:
            return
        law = phase.law
        tables: Tables | None = self.writer.laws.get(law)
        if tables is None:
            if law.first_stage != FREE:
                self.plays_from = -1
                return
            tables = self.writer.laws[law] = Tables(law)
        if self.voids is None:
            self.voids = Voids(law, self.writer.seats)
        self.play.begin(tables, phase.hands, phase.leader, self.voids.of)
        self.is_playing = 1

    @cython.cfunc
    def put(self, card: cython.int) -> cython.void:
        """The seat on turn plays this card, which it may play. The rules hear of it when the trick is done."""
        writer: Writer = self.writer
        play: Play = self.play
        image: cython.uchar[::1] = self.image
        seat: cython.int = play.turn
        seats: cython.int = writer.seats
        cards: cython.int = writer.cards
        value: Value = self.trick_spot.values[0]
        self.is_image_ahead = 1
        self.pending.append(card)
        image[writer.done + seat * writer.actions + card] += 1
        self.played[card] += 1
        image[value.start + seat * cards + card] = 1
        if self.leaving:
            self._take_leave(seat, card)
        if play.put(card):
            copy_bits(image, writer.void + seat * cards, play.ruled_out[seat], writer.slots, cards)
        value = self.winning_spot.values[0]
        clear_bytes(image, value.start, seats)
        if play.lying < seats:
            image[value.start + play.winning] = 1
            image[self.winning_spot.there] = 1
        else:
            image[self.winning_spot.there] = 0
            self._take()

    @cython.cfunc
    def _take_leave(self, seat: cython.int, card: cython.int) -> cython.void:
        """A card that is played leaves the facts that list it."""
        image: cython.uchar[::1] = self.image
        place: cython.int
        rest: cython.int
        at: cython.Py_ssize_t
        value: Value
        spot: Spot
        for spot, stays in self.leaving:
            value = spot.values[0]
            at = value.start + seat * value.size
            if image[at + card]:
                image[at + card] -= 1
                if not stays:
                    rest = 0
                    for place in range(value.size):
                        rest += image[at + place]
                    if not rest:
                        image[spot.there + seat] = 0

    @cython.cfunc
    def _take(self) -> cython.void:
        """The trick is done: the rules say what follows."""
        writer: Writer = self.writer
        play: Play = self.play
        image: cython.uchar[::1] = self.image
        seats: cython.int = writer.seats
        cards: cython.int = writer.cards
        seat: cython.int
        place: cython.int
        winner: cython.int = play.winning
        spot: Spot = self.last_spot
        value: Value = self.trick_spot.values[0]
        last: Value = spot.values[2]
        self.match.take_tricks(self.pending)
        self.steps_seen += seats
        self.pending = []
        self.events_seen += seats + 1
        self.taken[winner] += 1
        if self.match.phase is not self.phase or not self._are_events_known():
            play.lying = 0
            self._leave_plays()
            return
        image[spot.there] = 1
        clear_bytes(image, last.start, seats * cards)
        for place in range(seats):
            seat = play.leader + place
            if seat >= seats:
                seat -= seats
            image[value.start + seat * cards + play.trick[place]] = 0
            image[last.start + seat * cards + play.trick[place]] = 1
        value = spot.values[0]
        clear_bytes(image, value.start, seats)
        image[value.start + play.leader] = 1
        value = spot.values[1]
        clear_bytes(image, value.start, seats)
        image[value.start + winner] = 1
        value = self.leader_spot.values[0]
        clear_bytes(image, value.start, seats)
        image[value.start + winner] = 1
        value = self.tricks_spot.values[0]
        write_number(value, self.taken[winner], image, value.start + winner * (value.size // seats))
        for spot, attribute in self.numbers:
            value = spot.values[0]
            counted: list = getattr(self.phase, attribute)
            for seat in range(seats):
                write_number(value, counted[seat], image, value.start + seat * (value.size // seats))
        play.lead(winner)

    @cython.cfunc
    def _are_events_known(self) -> cython.int:
        """Nothing has happened beside plays and the trick that the kit does not tell of."""
        journal: list = self.match.journal
        while self.events_seen < len(journal):
            if journal[self.events_seen].kind not in self.events:
                return 0
            self.events_seen += 1
        return 1

    def catch_up(self) -> None:
        """The match comes to where the plays are. Whoever changes it otherwise calls this before."""
        if self.is_playing:
            self.match.play_on(self.pending)
            self.pending = []
            self.steps_seen += self.play.lying
            self.events_seen += self.play.lying
            self._leave_plays()

    @cython.cfunc
    def _leave_plays(self) -> cython.void:
        """From here on the rules are followed again."""
        play: Play = self.play
        voids = self.voids
        place: cython.int
        seat: cython.int
        self.is_playing = 0
        of: list = voids.of
        for seat in range(self.writer.seats):
            of[seat] = play.ruled_out[seat]
        trick: list = []
        for place in range(play.lying):
            trick.append(play.trick[place])
        voids.trick = trick

    @cython.cfunc
    def write_play(self, out: cython.uchar[::1], base: cython.Py_ssize_t) -> cython.void:
        """Writes what the seat on turn in a trick knows."""
        writer: Writer = self.writer
        play: Play = self.play
        viewer: cython.int = play.turn
        seats: cython.int = writer.seats
        seat: cython.int
        row: cython.int
        clear_bytes(out, base, writer.done)
        out[base + writer.phase + self.trick_phase] = 1
        out[base + writer.viewer + viewer] = 1
        out[base + writer.awaited] = 1
        out[base + writer.round] = min(self.number, 255)
        copy_counts(out, base + writer.hand, play.hands[viewer], writer.slots, writer.cards)
        for row in range(seats):
            seat = viewer + row
            if seat >= seats:
                seat -= seats
            out[base + writer.hand_sizes + row] = count_bits(play.hands[seat])
        self._turn_image(viewer, out, base)
