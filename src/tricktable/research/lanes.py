"""Lanes: many matches side by side, each taken a step further at a time.

Cython in pure-Python syntax: compiled where it can be, as `lanes.pyx` says, and the same code interpreted where it
cannot.
"""

import cython

from tricktable.bots.ranges import Changes

if not cython.compiled:
    from tricktable.research.copying import clear_bytes, copy_bits
    from tricktable.research.followers import Follower as Follower
    from tricktable.research.plays import Play
    from tricktable.research.writing import *


@cython.final
@cython.cclass
class Lanes:
    """Matches in a row, with the arrays that show whose turn it is in each, what they know and what they may do."""

    writer: Writer
    number: cython.int
    matches: list
    followers: list
    observations: cython.uchar[::1]
    masks: cython.uchar[::1]
    seats: cython.int[::1]
    rounds: cython.int[::1]
    finals: cython.uchar[::1]
    players: cython.int

    def __init__(
        self,
        writer: Writer,
        game: object,
        number: int,
        observations: object,
        masks: object,
        seats: object,
        rounds: object,
        finals: object,
        changes: Changes | None,
    ) -> None:
        """The arrays are flat, and written to in place; `rounds` is for the lanes' own use."""
        self.writer = writer
        self.number = number
        self.matches = [None] * number
        self.followers = [Follower(writer, game, changes) for _ in range(number)]
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rounds = rounds
        self.finals = finals
        self.players = game.players
        sizes = (len(self.observations), len(self.masks), len(self.seats), len(self.rounds), len(self.finals))
        each = (writer.size, writer.actions, 1, 1, self.players * writer.size)
        if sizes != tuple(number * size for size in each):
            raise ValueError(f"the arrays are not made for {number} lanes")

    def take_up(self, lane: int, match: object) -> None:
        """Another match in this lane; `show` writes what is known there."""
        follower: Follower = self.followers[lane]
        self.matches[lane] = match
        follower.take_up(match)
        self.rounds[lane] = match.number

    def step(self, actions: cython.longlong[::1], watched: int) -> list[int]:
        """Takes every lane a step further. Returns those in which a round has ended, or a seat is on turn that is not
        among the `watched`; the others are shown already."""
        lane: cython.int
        action: cython.longlong
        turn: cython.int
        seen: cython.int = watched
        number: cython.int
        count: cython.int = self.writer.actions
        noted: list = []
        follower: Follower
        if len(actions) != self.number:
            raise ValueError(f"{self.number} actions are needed, not {len(actions)}")
        for lane in range(self.number):
            action = actions[lane]
            if not 0 <= action < count or not self.masks[lane * count + action]:
                raise ValueError(f"action {action} is not allowed in lane {lane}")
        for lane in range(self.number):
            follower = self.followers[lane]
            if follower.is_playing:
                follower.put(actions[lane])
                if follower.is_playing and seen >> follower.play.turn & 1:
                    self._show_play(lane)
                    continue
                follower.catch_up()
            else:
                self.matches[lane].apply(int(self.seats[lane]), int(actions[lane]))  # interpreted they are numpy's
            match = self.matches[lane]
            phase = match.phase
            number = match.number
            turn = phase.turn
            if number != self.rounds[lane] or phase.is_over or not seen >> turn & 1:
                noted.append(lane)
            else:
                self._show(lane, phase, turn)
        return noted

    def show(self, lane: int) -> None:
        """Writes what the seat on turn in this lane knows and may do."""
        phase = self.matches[lane].phase
        self.rounds[lane] = self.matches[lane].number
        self._show(lane, phase, phase.turn)

    @cython.cfunc
    def _show(self, lane: cython.int, phase: object, turn: cython.int) -> cython.void:
        writer: Writer = self.writer
        follower: Follower = self.followers[lane]
        mask: cython.Py_ssize_t = cython.cast(cython.Py_ssize_t, lane) * writer.actions
        action: cython.int
        self.seats[lane] = turn
        follower.follow()
        follower.write(turn, self.observations, cython.cast(cython.Py_ssize_t, lane) * writer.size)
        clear_bytes(self.masks, mask, writer.actions)
        legal: tuple = phase.legal_actions(turn)
        for action in legal:
            self.masks[mask + action] = 1
        follower.begin_plays()

    @cython.cfunc
    def _show_play(self, lane: cython.int) -> cython.void:
        """The same in the middle of tricks that are ahead of the match."""
        writer: Writer = self.writer
        follower: Follower = self.followers[lane]
        play: Play = follower.play
        mask: cython.Py_ssize_t = cython.cast(cython.Py_ssize_t, lane) * writer.actions
        self.seats[lane] = play.turn
        follower.write_play(self.observations, cython.cast(cython.Py_ssize_t, lane) * writer.size)
        clear_bytes(self.masks, mask, writer.actions)
        copy_bits(self.masks, mask, play.allowed, writer.slots, writer.cards)

    def show_end(self, lane: int) -> None:
        """Writes what all players know in this lane at the end of its match."""
        follower: Follower = self.followers[lane]
        player: cython.int
        first: cython.Py_ssize_t = cython.cast(cython.Py_ssize_t, lane) * self.players
        follower.follow()
        for player in range(self.players):
            follower.write(player, self.finals, (first + player) * self.writer.size)
