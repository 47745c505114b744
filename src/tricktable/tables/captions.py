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
from tricktable.core.seats import groups
from tricktable.core.views import View
from tricktable.tables import log
from tricktable.tables.announcements import Announcement, common_form
from tricktable.tables.table import Table
from tricktable.tables.view_forms import SeenPosition, round_form, seen_by
from tricktable.tables.wire import Aid, LawForm, Remark, RoundForm
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
    seen = seen_by(viewer, match.journal)
    aid = _position_aid(SeenPosition(match, viewer).view(common_form(table, match), seen))
    aid.log = _lines(match, seen)
    aid.remarks = _remarks(table, match, seen)
    aid.scores = scores_of(match.game, [round_form(past) for past in match.past if past.number])
    return aid


class Scribe:
    """Keeps the log of the round for one viewer while it is played, so that only what is new has to be written."""

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        self._journal: Journal = []
        self._seen: list[Event] = []
        """Its events so far, as the viewer saw them."""
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

    def history(self, match: Match) -> list[Event]:
        """The events of the round in play, as the viewer saw them."""
        self._read(match, match.journal, len(match.journal))
        return self._seen

    def _read(self, match: Match, journal: Journal, number: int) -> Log:
        """The log of so many events: from where it is, or anew."""
        log = self._log
        if log is None or journal is not self._journal or number < len(self._seen):
            log = self._log = Log(match.game, match.seating)
            self._journal, self._seen = journal, []
        for event in seen_by(self.viewer, journal[len(self._seen) : number]):
            log.hear(event)
            self._seen.append(event)
        return log


class Captions:
    """The aids of one change, for everybody who wants one."""

    def __init__(self, announcement: Announcement) -> None:
        self._announcement: Final = announcement
        self._scores: tuple[tuple[Phrase, ...], ...] | None = None
        self._told: tuple[Phrase, ...] | None = None
        """What everybody reads alike, once somebody has read it."""

    def aid(self, position: SeenPosition | None, scribe: Scribe) -> Aid | None:
        """The aid for the viewer who knows this position; none if it is the same as before."""
        common = self._announcement.common
        if position is None or common is None:
            return None
        match = position.match
        change = self._announcement.change
        new = change.events[: change.began]
        log_from = 0
        lines: tuple[Phrase, ...] = ()
        is_news = True
        match change.entry:
            case log.TookBack() | log.Undid():
                is_news = False  # the round is told anew, as one that has begun
            case log.Started():
                lines = _lines(match, seen_by(scribe.viewer, new))
                is_news = not self._announcement.table.opened.record
            case _:
                journal = match.past[-1].journal if self._announcement.has_left_round else match.journal
                log_from, lines = scribe.write(match, journal, len(new))
        aid = _position_aid(position.view(common, scribe.history(match)))
        aid.log_from, aid.log = log_from, lines
        aid.scores = self._scores_of(match.game)
        if is_news:
            aid.told = self._sentences(match, scribe.viewer)
        if change.began is not None:
            aid.opening = _lines(match, scribe.history(match))
            aid.remarks = _remarks(self._announcement.table, match, scribe.history(match))
        return aid

    def _scores_of(self, game: Game) -> tuple[tuple[Phrase, ...], ...]:
        if self._scores is None:
            change = self._announcement.change
            self._scores = scores_of(game, change.rounds if change.ended is None else (change.ended,))
        return self._scores

    def _sentences(self, match: Match, viewer: int) -> tuple[Phrase, ...]:
        """What just happened; the same for all where everybody saw it."""
        events = self._announcement.change.events
        if not self._announcement.is_public:
            return _sentences(match, seen_by(viewer, events))
        if self._told is None:
            self._told = _sentences(match, events)
        return self._told


def _position_aid(view: View) -> Aid:
    """What the viewer has to choose, and how the cards relate."""
    game = view.game
    law = game.law(view)
    aid = Aid(
        ask=words_of(game).ask(view) if view.legal else None,
        law=law_form(law) if law is not None else None,
    )
    describe(aid, view)
    return aid


def describe(aid: Aid, view: View) -> None:
    """Puts into the aid who plays with whom, what follows from what the viewer knows, and what the round is about where
    there is no picture of it."""
    game = view.game
    aid.sides = groups(game.sides(view))
    aid.tally = words_of(game).tally(view)
    if not is_built_in(game.name):
        aid.about = tuple(words_of(game).describe(view))


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


def _sentences(match: Match, events: Sequence[Event]) -> tuple[Phrase, ...]:
    """A sentence for each event that needs one, as its viewer saw it."""
    seating = match.seating
    sentences = [tell(match.game, event, seating) for event in events]
    return tuple([sentence for sentence in sentences if sentence is not None])


def _lines(match: Match, events: Sequence[Event]) -> tuple[Phrase, ...]:
    """Events of a round, as their viewer saw them, as lines of a log."""
    return tuple(log_lines(match.game, events, match.seating))


def _remarks(table: Table, match: Match, events: Sequence[Event]) -> tuple[Remark, ...]:
    """Who chose for whom in the round in play, by the last line of the log when they had."""
    lines = Log(match.game, match.seating)
    heard = 0
    remarks: list[Remark] = []
    for choice in table.moves:
        by = table.stand_in(choice)
        if choice.round != match.number or not by:
            continue
        for event in events[heard : choice.told]:
            lines.hear(event)
        heard = choice.told
        remarks.append(Remark(line=len(lines.lines) + len(lines.open_lines()) - 1, seat=choice.seat, by=by))
    return tuple(remarks)


def scores_of(game: Game, rounds: Sequence[RoundForm]) -> tuple[tuple[Phrase, ...], ...]:
    """For each round, what each line of its score was given for."""
    words = words_of(game)
    return tuple([tuple([words.score(game, ScoreLine(*line)) for line in form.lines]) for form in rounds])
