"""Captions: what a person reads and sees beside a position, made for one viewer from what this viewer may know.
The wire calls it an aid."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tricktable.core.events import Event, Journal
from tricktable.core.games import Game
from tricktable.core.laws import Law
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine
from tricktable.core.seats import members
from tricktable.core.views import View
from tricktable.tables import log
from tricktable.tables.table import Change, Table
from tricktable.tables.view_forms import round_form
from tricktable.tables.wire import Aid, LawForm, RoundForm
from tricktable.words import words_of
from tricktable.words.packages import is_built_in
from tricktable.words.phrases import Phrase
from tricktable.words.tellings import Log, log_lines, tell

LAWS: Final = 256
"""So many forms of laws are kept: rounds with the same trumps share theirs."""


def state_aid(table: Table, viewer: int) -> Aid | None:
    """The aid of a whole state; none before the match."""
    match = table.match
    if match is None:
        return None
    aid = _position_aid(match, viewer)
    aid.log = _lines(match, match.journal, viewer)
    aid.scores = scores_of(match.game, [round_form(past) for past in match.past if past.number])
    return aid


class Scribe:
    """Keeps the log of the round for one viewer while it is played, so that only what is new has to be written."""

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        self._journal: Journal = []
        self._heard = 0
        self._log: Log | None = None

    def write(self, match: Match, journal: Journal, new: int) -> tuple[int, tuple[Phrase, ...]]:
        """The log of this journal from the first line on that its last `new` events have changed or added, and the
        number of that line."""
        log = self._read(match, journal, len(journal) - new)
        kept, before = len(log.lines), log.open_lines()
        log = self._read(match, journal, len(journal))
        after = [*log.lines[kept:], *log.open_lines()]
        same = 0
        while same < min(len(before), len(after)) and before[same] == after[same]:
            same += 1
        return kept + same, tuple(after[same:])

    def _read(self, match: Match, journal: Journal, number: int) -> Log:
        """The log of so many events: from where it is, or anew."""
        log = self._log
        if log is None or journal is not self._journal or number < self._heard:
            log = self._log = Log(match.game, match.seating)
            self._journal, self._heard = journal, 0
        for event in _seen(journal[self._heard : number], self.viewer):
            log.hear(event)
        self._heard = number
        return log


def update_aid(table: Table, change: Change, scribe: Scribe) -> Aid | None:
    """The aid of a change, asked for before anything else changes; none if the position is the same."""
    match = table.match
    if match is None or not change.has_view:
        return None
    viewer = scribe.viewer
    aid = _position_aid(match, viewer)
    aid.scores = scores_of(match.game, change.rounds if change.ended is None else (change.ended,))
    new = change.events[: change.began]
    match change.entry:
        case log.TookBack():
            is_news = False  # the round is told anew, as one that has begun
        case log.Started():
            aid.log = _lines(match, new, viewer)
            is_news = not table.opened.record
        case _:
            has_left = change.began is not None or match.is_over
            journal = match.past[-1].journal if has_left else match.journal
            aid.log_from, aid.log = scribe.write(match, journal, len(new))
            is_news = True
    if is_news:
        aid.told = _told(match, change.events, viewer)
    if change.began is not None:
        aid.opening = _lines(match, match.journal, viewer)
    return aid


def _position_aid(match: Match, viewer: int) -> Aid:
    """What the viewer has to choose, and how the cards relate."""
    view = match.view(viewer)
    law = match.game.law(view)
    aid = Aid(
        ask=words_of(match.game).ask(view) if view.legal else None,
        law=law_form(law) if law is not None else None,
    )
    describe(aid, view)
    return aid


def describe(aid: Aid, view: View) -> None:
    """Puts into the aid what the round is about and who plays with whom, if nobody has a picture of it."""
    game = view.game
    if is_built_in(game.name):
        return
    aid.about = tuple(words_of(game).describe(view))
    sides = tuple(dict.fromkeys(game.sides(view)))
    if any(side.bit_count() > 1 for side in sides):
        aid.sides = tuple([members(side) for side in sides])


@lru_cache(maxsize=LAWS)
def law_form(law: Law) -> LawForm:
    """A law as it is told."""
    deck = law.deck
    cards = range(len(law.suit))
    return LawForm(
        suits=law.suit,
        trumps=tuple([_trump_kind(law, deck.slots[card]) for card in cards]),
        order=tuple([law.strength[card][card] for card in cards]),
    )


def _trump_kind(law: Law, card: int) -> int:
    """2 for a trump of the higher kind, 1 for another trump, 0 for none; the card as its bits."""
    if law.high_trumps & card:
        return 2
    return 1 if law.trumps & card else 0


def _told(match: Match, events: Sequence[Event], viewer: int) -> tuple[Phrase, ...]:
    """A sentence for each event that needs one."""
    seating = match.seating
    sentences = [tell(match.game, event, seating) for event in _seen(events, viewer)]
    return tuple([sentence for sentence in sentences if sentence is not None])


def _lines(match: Match, events: Sequence[Event], viewer: int) -> tuple[Phrase, ...]:
    """Events of a round as lines of a log, as this viewer saw them."""
    return tuple(log_lines(match.game, _seen(events, viewer), match.seating))


def _seen(events: Sequence[Event], viewer: int) -> list[Event]:
    """Events in the form for this viewer."""
    return [event.seen(viewer) for event in events]


def scores_of(game: Game, rounds: Sequence[RoundForm]) -> tuple[tuple[Phrase, ...], ...]:
    """For each round, what each line of its score was given for."""
    words = words_of(game)
    return tuple([tuple([words.score(game, ScoreLine(*line)) for line in form.lines]) for form in rounds])
