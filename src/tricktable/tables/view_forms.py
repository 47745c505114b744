"""View forms: a position as messages tell it, and the view that its receiver makes of it. The two invert each other."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.matches import Match, PastRound
from tricktable.core.records import UNKNOWN
from tricktable.core.views import View
from tricktable.games import new_game
from tricktable.tables.wire import RoundForm, Step, TableForm, Told, ViewForm


def common_view(match: Match, until: dict[int, int]) -> ViewForm:
    """What every viewer may know of the position."""
    phase = match.phase
    return ViewForm(
        number=match.number,
        phase=phase.name,
        line=phase.line(),
        awaited=phase.awaited(),
        sizes=tuple([held.bit_count() for held in phase.hands]),
        standing=match.game.public_facts(match.standing),
        facts={},
        until=until,
        winners=match.winners(),
    )


class SeenPosition:
    """The position as one viewer knows it, looked up once: for what the wire tells of it, and for the view that
    captions are made from."""

    def __init__(self, match: Match, viewer: int) -> None:
        game = match.game
        phase = match.phase
        is_seat = viewer < game.seats
        self.match: Final = match
        self.viewer: Final = viewer
        self.hand: Final = game.deck.cards_in(phase.hands[viewer]) if is_seat else ()
        self.legal: Final = phase.legal_actions(viewer) if is_seat else ()
        self.facts: Final = phase.facts(viewer)

    def form(self, common: ViewForm) -> ViewForm:
        """The position without its history: what all may know of it, and what this viewer may know."""
        game = self.match.game
        cards = game.deck.text
        actions = game.actions.text
        return ViewForm(
            number=common.number,
            phase=common.phase,
            line=common.line,
            awaited=common.awaited,
            hand=tuple([cards[card] for card in self.hand]),
            sizes=common.sizes,
            standing=common.standing,
            facts=self.facts,
            legal=tuple([actions[action] for action in self.legal]) if common.awaited else (),
            until=common.until,
            winners=common.winners,
        )

    def view(self, common: ViewForm, history: Sequence[Event]) -> View:
        """What `Match.view` gives this viewer; `history` are the round's events as the viewer saw them."""
        match = self.match
        return View(
            game=match.game,
            viewer=self.viewer,
            number=common.number,
            standing=match.standing,
            phase=common.phase,
            line=common.line,
            awaited=common.awaited,
            hand=self.hand,
            hand_sizes=common.sizes,
            facts={**common.standing, **self.facts},
            steps=match.seen_steps(self.viewer),
            history=tuple(history),
            legal=self.legal if common.awaited else (),
        )


def seen_by(viewer: int, events: Sequence[Event]) -> list[Event]:
    """Events in the form for this viewer."""
    return [event.seen(viewer) for event in events]


def told(events: Sequence[Event]) -> tuple[Told, ...]:
    """Events, already in their viewer's form, as the wire tells them."""
    return tuple([(event.kind, event.seat, event.values) for event in events])


def step_forms(match: Match, viewer: int, begin: int) -> tuple[Step, ...]:
    """This round's steps from a place on, as this viewer knows them."""
    texts = match.game.actions.text
    steps = match.seen_steps(viewer, begin)
    return tuple([(seat, UNKNOWN if action == HIDDEN else texts[action]) for seat, action in steps])


def round_form(past: PastRound) -> RoundForm:
    """A finished round's score, which everybody may know."""
    lines = tuple([(line.rule, line.seat, line.points, line.facts) for line in past.score.lines])
    return RoundForm(number=past.number, dealer=past.dealer, lines=lines, totals=past.totals)


@lru_cache(maxsize=64)
def _game(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return new_game(name, players, dict(options))


def shared_game(name: str, players: int, options: dict[str, str]) -> Game:
    """The rules of a game: never changed, so that all tables with the same ones share them."""
    return _game(name, players, tuple(options.items()))


def game_of(table: TableForm) -> Game:
    """The rules that are played by at a table."""
    return shared_game(table.game, table.players, table.options)


def view_of(game: Game, viewer: int, form: ViewForm, steps: Sequence[Step], history: Sequence[Told]) -> View:
    """What `Match.view` gives this viewer, from what was told."""
    cards = game.deck
    actions = game.actions
    return View(
        game=game,
        viewer=viewer,
        number=form.number,
        standing=game.standing_of(form.standing),
        phase=form.phase,
        line=form.line,
        awaited=form.awaited,
        hand=tuple([cards.parse(text) for text in form.hand]),
        hand_sizes=form.sizes,
        facts={**form.standing, **form.facts},
        steps=tuple([(seat, HIDDEN if text == UNKNOWN else actions.parse(text)) for seat, text in steps]),
        history=tuple([Event(kind, seat, values) for kind, seat, values in history]),
        legal=tuple([actions.parse(text) for text in form.legal]),
    )
