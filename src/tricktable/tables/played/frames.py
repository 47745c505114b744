"""Frames: a round of a played match, position by position, as one viewer knew it then or with all cards open."""

from collections.abc import Sequence
from typing import Final

from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.laws import Law
from tricktable.core.matches import Match
from tricktable.core.phases import Phase
from tricktable.core.seats import SPECTATOR
from tricktable.tables.captions import describe, law_form
from tricktable.tables.played.played_match import PlayedMatch, PlayedRound
from tricktable.tables.view_forms import SeenPosition, common_view, seen_by, step_forms, told
from tricktable.tables.wire import Aid, Form, LawForm, Step, Told, ViewForm
from tricktable.words import words_of
from tricktable.words.tellings import Log, tell

ALL: Final = SPECTATOR + 1
"""Whoever sees all cards. Nobody at a table is this viewer."""


class Frame(Form, kw_only=True):
    """One position."""

    view: ViewForm
    """As the viewer knew it then."""
    step: Step | None = None
    """What led here; none at the beginning of a round."""
    events: tuple[Told, ...] = ()
    """What happened since the position before."""
    aid: Aid
    """The log in words, and what the viewer has to choose; `law` only where it has changed."""
    hands: tuple[tuple[str, ...], ...] = ()
    """Everybody's cards, if all are asked for."""
    secrets: tuple[dict[str, tuple[int, ...]], ...] = ()
    """The same for facts that only one seat knows, by seat."""


class Frames(Form, kw_only=True):
    """All positions of a round, for one viewer."""

    number: int
    first: int
    """The number of the first position."""
    frames: tuple[Frame, ...]
    undealt: tuple[str, ...] = ()
    """Cards that nobody gets this round, if all are asked for."""


def frames_of(played: PlayedMatch, part: PlayedRound, viewer: int) -> Frames:
    """All positions of a round as this viewer knew them; with `ALL` everything that was hidden too."""
    watcher = Watcher(played.game, viewer, part.number, played.match)
    return Frames(
        number=part.number,
        first=part.first,
        frames=tuple([watcher.frame(match) for match in played.positions(part)]),
        undealt=_undealt(part) if viewer == ALL else (),
    )


class Watcher:
    """Makes the frames of one round for one viewer, one after the other."""

    def __init__(self, game: Game, viewer: int, number: int, whole: Match) -> None:
        self.game: Final = game
        self.viewer: Final = viewer
        self.seating: Final = whole.seating
        opening = next((past for past in whole.past if not past.number and not past.steps), None)
        self.before: Final[list[Event]] = opening.journal if number == 1 and opening is not None else []
        """What happened before the first round without anybody's choice: a draw."""
        self.history: Final[list[Event]] = []
        """The round's events so far, as the viewer saw them."""
        self.log: Final = Log(game, whole.seating)
        self.phase: Phase | None = None
        self.law: Law | None = None

    def frame(self, match: Match) -> Frame:
        """The position where the match stands now."""
        position = SeenPosition(match, SPECTATOR if self.viewer == ALL else self.viewer)
        common = common_view(match, {})
        is_first = not self.history
        new = self._seen(match.journal[len(self.history) :])
        self.history.extend(new)
        if is_first:
            new = self._seen(self.before) + new
        return Frame(
            view=position.form(common),
            step=self._step(match),
            events=told(new),
            aid=self._aid(match, new),
            hands=_hands(match) if self.viewer == ALL else (),
            secrets=_secrets(match) if self.viewer == ALL else (),
        )

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        return list(events) if self.viewer == ALL else seen_by(self.viewer, events)

    def _step(self, match: Match) -> Step | None:
        if not match.steps:
            return None
        if self.viewer == ALL:
            seat, action = match.steps[-1]
            return seat, self.game.actions.text[action]
        return step_forms(match, self.viewer, len(match.steps) - 1)[0]

    def _aid(self, match: Match, new: Sequence[Event]) -> Aid:
        """What just happened, and the lines of the log that are new or have changed."""
        sentences = [tell(self.game, event, self.seating) for event in new]
        kept, before = len(self.log.lines), self.log.open_lines()
        for event in new:
            self.log.hear(event)
        after = [*self.log.lines[kept:], *self.log.open_lines()]
        same = 0
        while same < min(len(before), len(after)) and before[same] == after[same]:
            same += 1
        view = match.view(SPECTATOR if self.viewer == ALL else self.viewer)
        aid = Aid(
            ask=words_of(self.game).ask(view) if view.legal else None,
            told=tuple([sentence for sentence in sentences if sentence is not None]),
            log_from=kept + same,
            log=tuple(after[same:]),
            law=self._new_law(match),
        )
        describe(aid, view)
        return aid

    def _new_law(self, match: Match) -> LawForm | None:
        """How the cards relate, where the viewer has just learnt it."""
        if match.phase is self.phase:
            return None
        self.phase = match.phase
        viewers = (*range(self.game.seats), SPECTATOR) if self.viewer == ALL else (self.viewer,)
        laws = [self.game.law(match.view(viewer)) for viewer in viewers if not match.phase.is_over]
        law = next((law for law in laws if law is not None), None)
        if law is None or law is self.law:
            return None
        self.law = law
        return law_form(law)


def _hands(match: Match) -> tuple[tuple[str, ...], ...]:
    deck = match.game.deck
    return tuple([tuple([deck.text[card] for card in deck.cards_in(hand)]) for hand in match.phase.hands])


def _secrets(match: Match) -> tuple[dict[str, tuple[int, ...]], ...]:
    """What each seat knows of the phase that spectators do not."""
    public = match.phase.facts(SPECTATOR)
    return tuple(
        [
            {name: values for name, values in match.phase.facts(seat).items() if public.get(name) != values}
            for seat in range(match.game.seats)
        ]
    )


def _undealt(part: PlayedRound) -> tuple[str, ...]:
    """The cards that are in nobody's hand from the beginning to the end."""
    labels = [dealt.label for dealt in part.deal.layout.parts]
    return tuple(part.deal.text("aside").split()) if "aside" in labels else ()
