"""What a person reads at a table, against what the same person can make of what they were told."""

from collections.abc import Sequence
from typing import Final

from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.tables import wire
from tricktable.words import words_of
from tricktable.words.phrases import Phrase
from tricktable.words.tellings import log_lines, tell

Aided = wire.State | wire.Update


def without_aid(text: bytes) -> bytes:
    """The same message for somebody who wants no aids."""
    message = wire.decode_message(text)
    if isinstance(message, Aided):
        message.aid = None
    return wire.encode(message)


class Reader:
    """Keeps the log as a page does, line by line. Every aid must follow from the events and the view that were told."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.seating: tuple[int, ...] = ()
        self.log: list[Phrase] = []

    def read_state(self, state: wire.State, view: View | None) -> None:
        aid = state.aid
        if view is None:
            assert aid is None
            return
        assert aid is not None
        assert not aid.told
        assert not aid.opening
        assert aid.log_from == 0
        self.log = list(aid.log)
        assert self.log == self._lines(state.history)
        self._check_scores(aid, state.rounds)
        self._check_position(aid, view)

    def read_update(self, update: wire.Update, ended: Sequence[wire.Told], view: View | None, is_resumed: bool) -> None:
        """`ended` is what was told of the round that this update goes on with or ends."""
        aid = update.aid
        if update.view is None:
            assert aid is None
            return
        assert aid is not None
        assert view is not None
        self._sit(update.events)
        self._check_told(aid, update, is_resumed)
        self._follow_log(aid, update, ended, view)
        self._check_scores(aid, update.rounds if update.round is None else (update.round,))
        self._check_position(aid, view)

    def _sit(self, events: Sequence[wire.Told]) -> None:
        seated = {seat: values[0] for kind, seat, values in events if kind == "seated"}
        if seated:
            self.seating = tuple([seated.get(seat, seat) for seat in range(self.game.seats)])

    def _lines(self, events: Sequence[wire.Told]) -> list[Phrase]:
        return log_lines(self.game, [Event(*told) for told in events], self.seating)

    def _check_told(self, aid: wire.Aid, update: wire.Update, is_resumed: bool) -> None:
        """Every event of this update in words, and nothing of what was known before."""
        is_old = update.news.what == "took back" or (update.news.what == "started" and is_resumed)
        sentences = [tell(self.game, Event(*told), self.seating) for told in update.events]
        expected = () if is_old else tuple([sentence for sentence in sentences if sentence is not None])
        assert aid.told == expected

    def _follow_log(self, aid: wire.Aid, update: wire.Update, ended: Sequence[wire.Told], view: View) -> None:
        if aid.log and aid.log_from < len(self.log):
            assert aid.log[0] != self.log[aid.log_from], "a line that has not changed is told again"
        self.log = [*self.log[: aid.log_from], *aid.log]
        assert self.log == self._lines(ended)
        if update.began is not None:
            self.log = list(aid.opening)
        else:
            assert not aid.opening
        assert self.log == log_lines(self.game, view.history, self.seating)

    def _check_scores(self, aid: wire.Aid, rounds: Sequence[wire.RoundForm]) -> None:
        words = words_of(self.game)
        assert aid.scores == tuple(
            [tuple([words.score(self.game, ScoreLine(*line)) for line in form.lines]) for form in rounds]
        )

    def _check_position(self, aid: wire.Aid, view: View) -> None:
        game = self.game
        assert aid.ask == (words_of(game).ask(view) if view.legal else None)
        law = game.law(view)
        if law is None:
            assert aid.law is None, f"viewer {view.viewer} does not know the trumps"
            return
        assert aid.law is not None, f"viewer {view.viewer} knows the trumps"
        assert aid.law.suits == law.suit
        trumps = [law.trumps & game.deck.slots[card] != 0 for card in range(len(law.suit))]
        assert [kind > 0 for kind in aid.law.trumps] == trumps
