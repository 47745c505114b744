"""A table's mirror: what somebody knows of a table, from the messages that they were sent."""

from typing import Final

from tricktable.core.deals import NO_DEAL
from tricktable.core.events import Event, Journal
from tricktable.core.games import Game
from tricktable.core.matches import PastRound
from tricktable.core.scores import Score, ScoreLine, Standing
from tricktable.core.seats import SPECTATOR
from tricktable.core.views import View
from tricktable.tables import wire
from tricktable.tables.view_forms import game_of, view_of


class Gap(Exception):
    """A message that does not follow the last one: something was lost, or told twice."""

    def __init__(self, number: int, last: int) -> None:
        self.number: Final = number
        self.last: Final = last
        super().__init__(f"message {number} does not follow number {last} (allowed: {last + 1})")


class TableMirror:
    """A table as its receiver knows it. `take` gets every message in order, the first of which is a `State`.

    Where it tells of the match it has the words of `Match`, so that whoever shows matches can show mirrors.
    """

    def __init__(self, state: wire.State) -> None:
        self.last = 0
        """The number of the last message that has one."""
        self.table = state.table
        self.seat: int | None = None
        """Where the receiver sits; nowhere for a spectator."""
        self.here: tuple[bool, ...] = ()
        """Who is connected, by seat."""
        self.queued = ""
        self.offers: tuple[wire.Offer, ...] = ()
        """What the receiver can ask for now, besides choices."""
        self.at = 0
        """When the table told us last, by its own clock: milliseconds since 1970."""
        self.past: list[PastRound] = []
        """The rounds behind us; the events only of those that we have seen."""
        self.journal: Journal = []
        """This round's events, as the receiver saw them."""
        self.seating: tuple[int, ...] = ()
        """The number of the player at each seat, as far as we have seen them draw their seats."""
        self._form: wire.ViewForm | None = None
        self._steps: list[wire.Step] = []
        self._begin(state)

    # What there is

    @property
    def game(self) -> Game:
        """The rules that are played by."""
        return game_of(self.table)

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    @property
    def position(self) -> wire.ViewForm:
        """The position as it was told, once the match has begun."""
        if self._form is None:
            raise ValueError("the match has not begun")
        return self._form

    @property
    def has_begun(self) -> bool:
        return self._form is not None

    @property
    def is_over(self) -> bool:
        return self._form is not None and bool(self._form.winners)

    @property
    def number(self) -> int:
        """The round in play, counted from 1; 0 before the first."""
        return self._form.number if self._form is not None else 0

    @property
    def standing(self) -> Standing:
        """What lasts from round to round."""
        return self.game.standing_of(self.position.standing)

    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody while the match goes on."""
        return self._form.winners if self._form is not None else ()

    def awaited(self) -> tuple[int, ...]:
        """The seats that may choose now."""
        return self._form.awaited if self._form is not None and self.table.stage == "playing" else ()

    def is_awaited(self) -> bool:
        """The receiver may choose now, and nobody plays for them."""
        return self.seat is not None and self.seat in self.awaited() and not self.is_away()

    def is_away(self) -> bool:
        """A bot plays for the receiver."""
        return self.seat is not None and self.table.seats[self.seat].bot != ""

    def own_choices(self) -> int:
        """How many choices the receiver's seat has made in this round."""
        return sum(1 for seat, _ in self._steps if seat == self.seat)

    def view(self) -> View:
        """What `Match.view` gives the receiver: bots, hints and screens work on it."""
        history = [(event.kind, event.seat, event.values) for event in self.journal]
        return view_of(self.game, self.viewer, self.position, self._steps, history)

    # What changes it

    def take(self, message: wire.AnyServerMessage) -> None:
        """Takes the next message; raises `Gap` if it is another one. Answers to requests change nothing."""
        match message:
            case wire.Update():
                if message.number != self.last + 1:
                    raise Gap(message.number, self.last)
                self._go_on(message)
            case wire.State():
                self._begin(message)
            case wire.Presence(here=here):
                self.here = here
            case wire.Queued(action=action):
                self.queued = action

    def _begin(self, state: wire.State) -> None:
        """Everything is told from the beginning."""
        self.last = state.number
        self.table = state.table
        self.seat = state.seat
        self.here = state.here
        self.queued = state.queued
        self.offers = state.offers
        self.at = state.at
        self.seating = self.seating or tuple(range(self.game.seats))
        self.past = [past_round(form, self.game) for form in state.rounds]
        self.journal = [Event(kind, seat, values) for kind, seat, values in state.history]
        self._steps = list(state.steps)
        self._form = state.view
        if self.is_over and self.past:
            self.past[-1].journal = self.journal

    def _go_on(self, update: wire.Update) -> None:
        if update.news.what == "started" and update.table is not None:
            self._sit_as_drawn(update.table)
        self.last = update.number
        self.seat = update.seat
        self.offers = update.offers
        self.at = update.at
        if update.table is not None:
            self.table = update.table
        if update.rounds or update.news.what == "undid":
            self.past = [past_round(form, self.game) for form in update.rounds]
        events = [Event(kind, seat, values) for kind, seat, values in update.events]
        if update.news.what in ("took back", "undid"):
            self.journal = events  # the round is told anew
        elif update.began is not None:
            self.journal += events[: update.began]
            if update.began:
                self._close_round(update.round)
            self.journal = events[update.began :]
        else:
            self.journal += events
            if update.round is not None:
                self._close_round(update.round)
        if update.view is not None:
            self._form = update.view
            self._steps[update.steps_from :] = update.steps

    def _close_round(self, form: wire.RoundForm | None) -> None:
        """A round is over: a scored one, or what came before the first."""
        opening = wire.RoundForm(number=0, dealer=0, lines=(), totals=())
        past = past_round(form or opening, self.game)
        past.journal = self.journal
        self.past.append(past)

    def _sit_as_drawn(self, table: wire.TableForm) -> None:
        """Everybody has a name of their own, so the names tell who went where."""
        before = [seat.name for seat in self.table.seats]
        players = [before.index(seat.name) for seat in table.seats]
        self.seating = (*players, *range(len(players), self.game.seats))


def past_round(form: wire.RoundForm, game: Game) -> PastRound:
    """A finished round as its score tells it, without cards and events."""
    lines = [ScoreLine(rule, seat, points, facts) for rule, seat, points, facts in form.lines]
    return PastRound(form.number, form.dealer, NO_DEAL, [], {}, [], Score(game.seats, lines), form.totals)
