"""Encodings: a view as an array of bytes with named parts, and the choices as a fixed list.

An encoding's name says the game, the number of players and the version: `njet/4/obs-1`. What a version means never
changes; another meaning is another version.

What is in it comes from the game's vocabulary and actions, so that every game has one: the phase, the viewer's hand,
the trick, what each seat has done, what seats have shown not to hold, and every declared fact.
"""

from array import array
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tricktable.bots.kit import kit_of
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.phases import Facts, RoundOver
from tricktable.core.seats import SPECTATOR
from tricktable.core.views import View
from tricktable.core.vocabulary import SEAT, Kind
from tricktable.core.voids import Voids
from tricktable.games import new_game
from tricktable.research.fields import TRICK, Bytes, Counts, Field, Number, Numbers, Seats, Trick, fields_of
from tricktable.research.lanes import Spot, Writer
from tricktable.research.readings import Reading
from tricktable.research.slices import Slice, Spec

Mask = NDArray[np.bool_]

VERSION: Final = "obs-1"
LEADER: Final = "leader"
EVERY_BIT: Final = (1 << 64) - 1
COUNT: Final = Number(0, 255)


class FactPlace:
    """Where a kind of fact is written: a byte that says that there is one, then its values; again for each seat, or
    whatever else there is one for."""

    def __init__(self, kind: Kind, fields: tuple[Field | Trick, ...], slices: tuple[Slice, ...], number: int) -> None:
        self.kind: Final = kind
        self.fields: Final = fields
        self.there: Final = slices[0]
        self.values: Final = slices[1:]
        self.number: Final = number
        """How many there can be; 1 for one of the round."""

    def spots(self, origin: int) -> Iterator[tuple[str, int]]:
        """The name that each has in a view, and its row."""
        name = self.kind.name
        if not self.kind.of:
            yield name, 0
        else:
            for which in range(self.number):
                yield f"{name} {which}", (which - origin) % self.number if self.kind.of == SEAT else which


class Encoding:
    """How the views of one table are written into arrays, and what can be read from them."""

    def __init__(self, name: str, game: Game | None = None) -> None:
        """The encoding of this name; with `game` for other options or a layout of few cards."""
        table, _, version = name.rpartition("/")
        game_name, _, players = table.partition("/")
        if version != VERSION or not players.isdecimal():
            raise SetupError(f"there is no encoding {name!r} (GAME/PLAYERS/{VERSION})")
        self.name: Final = name
        self.game: Final = game or new_game(game_name, int(players))
        if (self.game.name, self.game.players) != (game_name, int(players)):
            raise SetupError(f"{name} is not for {self.game.name} with {self.game.players} players")
        self.actions: Final = self.game.actions.text
        """The text of each action; its place is its number, the same in all matches of this table."""
        self.phases: Final = (*self.game.vocabulary.phases, RoundOver.name)
        self.spec: Final = Spec()
        """The parts of an observation."""
        self._ranges: Final = kit_of(self.game).ranges
        self._hand_field: Final = Counts(len(self.game.deck.text), max(self.game.deck.copies), "card")
        self._seats_field: Final = Seats(self.game.seats)
        self._sizes_field: Final = Numbers(COUNT, self.game.seats)
        self.facts: Final[list[FactPlace]] = []
        """Where the facts of the vocabulary are."""
        self._lay_out()
        self.size: Final = self.spec.size
        """How many bytes an observation has."""
        self.high: Final = self._highest()
        """The greatest value of each byte: what to divide by."""
        self.oracle_spec: Final = Spec()
        """The parts of what nobody at the table sees, for an array of its own."""
        self._lay_out_oracle()
        self.oracle_size: Final = self.oracle_spec.size
        self.writer: Final = self._writer()
        """What writes observations."""

    @classmethod
    def of(cls, game: Game) -> "Encoding":
        """The newest encoding of these rules."""
        return cls(f"{game.name}/{game.players}/{VERSION}", game)

    def digest(self) -> str:
        """The SHA-256 of all that the name promises: parts, their places and meanings, and the actions."""
        text = "\n".join((self.name, self.spec.text(), self.oracle_spec.text(), *self.actions))
        return sha256(text.encode()).hexdigest()

    def index(self, action: str) -> int:
        """The number of the action with this text."""
        return self.game.actions.parse(action)

    def empty(self) -> Bytes:
        """An array for an observation."""
        return np.zeros(self.size, np.uint8)

    def empty_mask(self) -> Mask:
        """An array for a mask."""
        return np.zeros(len(self.actions), np.bool_)

    def _lay_out(self) -> None:
        add = self.spec.add
        seats = self.game.seats
        cards = len(self.game.deck.text)
        copies = max(self.game.deck.copies)
        names = ", ".join(self.phases)
        add("phase", (len(self.phases),), 1, f"The phase of the round, one of: {names}.")
        add("viewer", (seats,), 1, "Whose observation this is, by the number of the seat; nobody for a spectator.")
        add("awaited", (seats,), 1, "The seats that may choose now, from the viewer's on.")
        add("round", (1,), 255, "The number of the round, 255 for all beyond.")
        add("hand", (cards,), copies, "How many copies of each card the viewer holds.")
        add("hand sizes", (seats,), 255, "How many cards each seat holds, from the viewer's on.")
        shape = (seats, len(self.actions))
        add(
            "done",
            shape,
            255,
            "How often each seat, from the viewer's on, took each action in this round, plays included.",
        )
        add("hidden", (seats,), 255, "How many actions of each seat the viewer does not know.")
        add("void", (seats, cards), 1, "The cards that each seat, by what it played, has shown not to hold.")
        meaning = (
            "The cards that each other seat may hold: not void, and with a copy not played nor in the viewer's hand."
        )
        add("may hold", (seats, cards), 1, meaning)
        for kind in self.game.vocabulary.facts.values():
            self.facts.append(self._lay_out_fact(kind))

    def _lay_out_fact(self, kind: Kind) -> FactPlace:
        """The place of a fact. The cards of a trick are told by who played them."""
        game = self.game
        number = 1 if not kind.of else game.seats if kind.of == SEAT else self._ranges.words_of(kind.of)
        rows = (number,) if kind.of else ()
        each = f" for each {kind.of}" if kind.of else ""
        fields = fields_of(game, kind, self._ranges)
        slices = [self.spec.add(f"has {kind.name}", (number,), 1, f"Whether there is a fact {kind.label!r}{each}.")]
        for place, field in enumerate(fields):
            name = f"fact {kind.name}" if len(fields) == 1 else f"fact {kind.name} {place}"
            meaning = f"The fact {kind.label!r}{each}: {field.meaning}."
            slices.append(self.spec.add(name, (*rows, field.size), field.high, meaning))
        return FactPlace(kind, fields, tuple(slices), number)

    def _writer(self) -> Writer:
        game = self.game
        deck = game.deck
        places = {name: each.start for name, each in self.spec.items()}
        copies = bytearray(game.layout.packs[0].cards.count(card) for card in range(len(deck.text)))
        slots = array("Q", [own & EVERY_BIT for own in deck.slots])
        held = {f"{name} {seat}": seat for name in self._ranges.held for seat in range(game.seats)}
        writer = Writer(self.size, places, self.phases, game.seats, len(self.actions), deck.slots, copies, slots, held)
        for fact in self.facts:
            is_of_seat = fact.kind.of == SEAT
            values = [field.value(part.start) for field, part in zip(fact.fields, fact.values, strict=True)]
            for name, row in fact.spots(0):
                writer.add(name, Spot(fact.there.start, row, is_of_seat, fact.kind.name == TRICK, values))
        writer.find_runs()
        return writer

    def _lay_out_oracle(self) -> None:
        game = self.game
        shape = (game.seats, len(game.deck.text))
        meaning = "How many copies of each card each seat holds, from the viewer's on."
        self.oracle_spec.add("hands", shape, max(game.deck.copies), meaning)
        for part in game.layout.parts:
            meaning = f"What was dealt to {part.label!r}."
            self.oracle_spec.add(f"dealt {part.label}", (len(part.pack.text),), 255, meaning)

    def _highest(self) -> Bytes:
        high = np.zeros(self.size, np.uint8)
        for each in self.spec.values():
            high[each.place] = each.high
        return high

    def write(self, view: View, out: Bytes) -> None:
        """Writes what the viewer knows into `out`, an array of `size` bytes."""
        self._check(view)
        self.writer.write_view(view, self._voids(view), out)

    def mask(self, view: View, out: Mask) -> None:
        """Writes which actions the viewer may take into `out`, an array with a place for each action."""
        self._check(view)
        out[:] = False
        for action in view.legal:
            out[action] = True

    def _check(self, view: View) -> None:
        if view.game is not self.game and (view.game.name, view.game.players) != (self.game.name, self.game.players):
            raise ValueError(f"this is a view of {view.game.name} with {view.game.players} players, not of {self.name}")

    def _voids(self, view: View) -> list[int]:
        law = None if view.phase == RoundOver.name else self.game.law(view)
        if law is None:
            return [0] * self.game.seats
        voids = Voids(law, self.game.seats)
        for event in view.history:
            if event.kind == "took":
                voids.take()
            elif event.kind == "played":
                if event.seat in self.game.house:
                    voids.pass_over(event.values[0])
                else:
                    voids.play(event.seat, event.values[0])
        return voids.of

    def decode(self, out: Bytes) -> Reading:
        """What the observation says."""
        spec = self.spec
        game = self.game
        seats = game.seats
        viewers = np.flatnonzero(out[spec["viewer"].place])
        viewer = int(viewers[0]) if len(viewers) else SPECTATOR
        origin = viewer if len(viewers) else 0
        around = [(seat - origin) % seats for seat in range(seats)]
        done = out[spec["done"].place].reshape(seats, -1)
        void = out[spec["void"].place].reshape(seats, -1)
        may_hold = out[spec["may hold"].place].reshape(seats, -1)
        return Reading(
            phase=self.phases[int(np.argmax(out[spec["phase"].place]))],
            viewer=viewer,
            number=int(out[spec["round"].start]),
            awaited=self._seats_field.read(out, spec["awaited"].start, origin),
            hand=self._hand_field.read(out, spec["hand"].start, origin),
            hand_sizes=self._sizes_field.read(out, spec["hand sizes"].start, origin),
            facts=self._read_facts(out, origin),
            done=tuple(_counted(done[row]) for row in around),
            hidden=tuple(int(out[spec["hidden"].start + row]) for row in around),
            void=tuple(_counted(void[row]) for row in around),
            may_hold=tuple(_counted(may_hold[row]) for row in around),
        )

    def _read_facts(self, out: Bytes, origin: int) -> Facts:
        facts: Facts = {}
        for place in self.facts:
            kind = place.kind
            for name, row in place.spots(origin):
                if not out[place.there.start + row]:
                    continue
                values: list[int] = []
                for field, part in zip(place.fields, place.values, strict=True):
                    start = part.start + row * part.shape[-1]
                    if isinstance(field, Trick):
                        leader = facts[LEADER][0] if kind.name == TRICK else values[0]
                        values += field.read_led(leader, out, start, origin)
                    else:
                        values += field.read(out, start, origin)
                facts[name] = tuple(values)
        return facts

    def write_oracle(self, match: Match, viewer: int, out: Bytes) -> None:
        """Writes what this viewer does not see into `out`, an array of `oracle_size` bytes: all hands and the deal. For
        training alone; no observation has any of it."""
        game = self.game
        out[:] = 0
        hands = out[self.oracle_spec["hands"].place].reshape(game.seats, -1)
        for seat, hand in enumerate(match.phase.hands):
            row = hands[(seat - viewer) % game.seats]
            for card in game.deck.cards_in(hand):
                row[card] += 1
        if match.deal.parts:
            for part, dealt in zip(game.layout.parts, match.deal.parts, strict=True):
                start = self.oracle_spec[f"dealt {part.label}"].start
                for card in dealt:
                    out[start + card] += 1


def _counted(row: Bytes) -> tuple[int, ...]:
    return tuple(int(value) for value in np.repeat(np.arange(len(row)), row))
