"""Frames: a match from its record, position by position, as one viewer knew it then or with all cards open.

Positions are counted through the whole match, from 0: every round has one before its first step and one after each
of its steps. The last one of a round that is over shows its score; the next round begins with the one after it.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from tricktable.core.deals import Deal, GivenDeals
from tricktable.core.errors import RecordError
from tricktable.core.events import Event
from tricktable.core.fairness import Shuffle
from tricktable.core.games import Game
from tricktable.core.laws import Law
from tricktable.core.matches import Match, PastRound
from tricktable.core.phases import Phase
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import record_of
from tricktable.core.records import EVERYTHING, Record, RecordRound
from tricktable.core.seats import SPECTATOR
from tricktable.core.verification import Fault, contributors, verify_round
from tricktable.games.records import game_of
from tricktable.tables.captions import describe, law_form, scores_of
from tricktable.tables.view_forms import common_view, round_form, step_forms, told, view_form
from tricktable.tables.wire import Aid, Form, LawForm, RoundForm, Step, Told, ViewForm
from tricktable.words.phrases import Phrase
from tricktable.words.tellings import Log, tell

ALL: Final = SPECTATOR + 1
"""Whoever sees all cards. Nobody at a table is this viewer."""
Verdict = Literal["verified", "alone", "open", "false", "none"]
"""What is known of a deal: everything fits; the same, but no player contributed; the round is in play, so that its
secret is not told; it does not fit; there is nothing to verify."""


class ShuffleOutline(Form, kw_only=True):
    """What the record proves of a round's shuffle."""

    verdict: Verdict
    seats: tuple[int, ...] = ()
    """Who contributed."""
    problem: str = ""
    """What does not fit."""


class RoundOutline(Form, kw_only=True):
    """A round of a replay."""

    number: int
    """0 for what happens before the first deal."""
    dealer: int
    first: int
    """Its first position: nothing is chosen yet."""
    last: int
    tricks: tuple[tuple[int, int], ...] = ()
    """For each trick the positions before its first card and after its last."""
    score: RoundForm | None = None
    """None while the round is in play, and for round 0."""
    scores: tuple[Phrase, ...] = ()
    """What each line of the score was given for."""
    shuffle: ShuffleOutline


class Outline(Form, kw_only=True):
    """A match without its cards: what one has to know to step through it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seats: int
    """The players', and the house's behind them."""
    names: tuple[str, ...]
    """By seat; empty where the record has none."""
    rounds: tuple[RoundOutline, ...]
    winners: tuple[int, ...] = ()
    """None if the record ends before the match does."""
    table: str = ""
    """The id of the live table where it was played."""


class Frame(Form, kw_only=True):
    """One position."""

    view: ViewForm
    """As the viewer knew it then."""
    step: Step | None = None
    """What led here; none at the beginning of a round."""
    events: tuple[Told, ...] = ()
    """What happened since the position before."""
    aid: Aid
    """The log in words; `law` only where it has changed."""
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


class Part:
    """A round as it was played, and the number of its first position."""

    def __init__(self, number: int, dealer: int, deal: Deal, steps: Sequence[tuple[int, int]], first: int) -> None:
        self.number: Final = number
        self.dealer: Final = dealer
        self.deal: Final = deal
        self.steps: Final = tuple(steps)
        self.first: Final = first

    @property
    def last(self) -> int:
        return self.first + len(self.steps)


class Replay:
    """A match that was played, and all its positions."""

    def __init__(self, record: Record, match: Match) -> None:
        self.record: Final = record
        self.game: Final[Game] = match.game
        self.match: Final = match
        """As it stands at the end of the record."""
        self.parts: Final[list[Part]] = []
        for past in [past for past in match.past if past.number or past.steps]:
            self._add(past.number, past.dealer, past.deal, past.steps)
        if not match.phase.is_over:
            self._add(match.number, match.standing.dealer, match.deal, match.steps)

    def _add(self, number: int, dealer: int, deal: Deal, steps: Sequence[tuple[int, int]]) -> None:
        first = self.parts[-1].last + 1 if self.parts else 0
        self.parts.append(Part(number, dealer, deal, steps, first))

    @staticmethod
    def of(text: str) -> "Replay":
        """The replay of a record, every word of which is checked; raises `RecordError` with the line that is wrong."""
        record = Record.parse(text)
        if record.known_to != EVERYTHING:
            reason = f"this is what {record.known_to} knows of a match; only a record with all cards can be replayed"
            raise RecordError(record.mark("known to"), reason)
        return Replay(record, replay(record, game_of(record)))

    @property
    def length(self) -> int:
        """The number of the last position."""
        return self.parts[-1].last if self.parts else 0

    # Positions

    def round(self, number: int) -> Part | None:
        """A round by its number, if it was played."""
        return next((part for part in self.parts if part.number == number), None)

    def begun(self, part: Part) -> Match:
        """The match at the beginning of this round. It stops when the round is over."""
        before = [earlier for earlier in self.parts if earlier.number < part.number]
        deals = {played.number: played.deal for played in (*before, part)}
        match = Match.begin(self.game, GivenDeals(self.match.drawn, deals))
        for earlier in before:
            for seat, action in earlier.steps:
                match.step(seat, action)
        return match

    def positions(self, part: Part) -> Iterator[Match]:
        """The match at each position of a round: always the same object, one step further."""
        match = self.begun(part)
        yield match
        for seat, action in part.steps:
            match.step(seat, action)
            yield match

    def until(self, position: int) -> Record:
        """The record up to this position: what a table can go on from. Raises ValueError if there is none such."""
        part = next((part for part in self.parts if part.first <= position <= part.last), None)
        if part is None:
            raise ValueError(f"the match has the positions 0 to {self.length}, not {position}")
        match = self.begun(part)
        for seat, action in part.steps[: position - part.first]:
            match.step(seat, action)
        record = record_of(match)
        record.names = self.record.names
        record.seed = self.record.seed
        record.table = self.record.table
        shuffles = {played.number: played.shuffle for played in self.record.rounds}
        for played in record.rounds:
            shuffle = shuffles.get(played.number)
            if shuffle is not None and not played.totals:
                shuffle = Shuffle(shuffle.commitment, shuffle.parts, "")
            played.shuffle = shuffle
        return record.sealed()

    # Forms

    def outline(self, id: str) -> Outline:
        """The match without its cards."""
        game = self.game
        past = {played.number: played for played in self.match.past}
        written = {part.number: part for part in self.record.rounds}
        return Outline(
            id=id,
            game=game.name,
            rules=game.version,
            players=game.players,
            options=dict(game.options),
            seats=game.seats,
            names=tuple([self.record.names.get(seat, "") for seat in range(game.players)]),
            rounds=tuple([self._outline(part, past.get(part.number), written.get(part.number)) for part in self.parts]),
            winners=self.match.winners(),
            table=self.record.table,
        )

    def _outline(self, part: Part, past: PastRound | None, written: RecordRound | None) -> RoundOutline:
        is_scored = past is not None and part.number > 0
        journal = past.journal if past is not None else self.match.journal
        return RoundOutline(
            number=part.number,
            dealer=part.dealer,
            first=part.first,
            last=part.last,
            tricks=tuple(self._tricks(part)) if _has_tricks(journal) else (),
            score=round_form(past) if is_scored and past is not None else None,
            scores=scores_of(self.game, [round_form(past)])[0] if is_scored and past is not None else (),
            shuffle=self._shuffle(written),
        )

    def _tricks(self, part: Part) -> Iterator[tuple[int, int]]:
        """Where the tricks of a round begin and end."""
        heard = 0
        begin: int | None = None
        for place, match in enumerate(self.positions(part)):
            for event in match.journal[heard:]:
                if event.kind == "played" and begin is None:
                    begin = part.first + place - 1
                elif event.kind == "took" and begin is not None:
                    yield begin, part.first + place
                    begin = None
            heard = len(match.journal)

    def _shuffle(self, part: RecordRound | None) -> ShuffleOutline:
        if part is None or not part.number or all(each.shuffle is None for each in self.record.rounds):
            return ShuffleOutline(verdict="none")
        seats = contributors(part, self.match.seating)
        if not part.totals:
            return ShuffleOutline(verdict="open", seats=seats)
        try:
            verify_round(self.record, self.game, part)
        except Fault as fault:
            return ShuffleOutline(verdict="false", seats=seats, problem=f"line {fault.line}: {fault.reason}")
        return ShuffleOutline(verdict="verified" if seats else "alone", seats=seats)

    def frames(self, part: Part, viewer: int) -> Frames:
        """All positions of a round as this viewer knew them; with `ALL` everything that was hidden too."""
        watcher = Watcher(self.game, viewer, part.number, self.match)
        undealt: tuple[str, ...] = ()
        if viewer == ALL:
            undealt = _undealt(self.match.game, part)
        return Frames(
            number=part.number,
            first=part.first,
            frames=tuple([watcher.frame(match) for match in self.positions(part)]),
            undealt=undealt,
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
        self.heard = 0
        self.log: Final = Log(game, whole.seating)
        self.phase: Phase | None = None
        self.law: Law | None = None

    def frame(self, match: Match) -> Frame:
        """The position where the match stands now."""
        viewer = SPECTATOR if self.viewer == ALL else self.viewer
        news = match.journal[self.heard :]
        if not self.heard:
            news = self.before + news
        self.heard = len(match.journal)
        return Frame(
            view=view_form(match, viewer, common_view(match, {})),
            step=self._step(match),
            events=self._told(news),
            aid=self._aid(match, news),
            hands=_hands(match) if self.viewer == ALL else (),
            secrets=_secrets(match) if self.viewer == ALL else (),
        )

    def _step(self, match: Match) -> Step | None:
        if not match.steps:
            return None
        if self.viewer == ALL:
            seat, action = match.steps[-1]
            return seat, self.game.actions.text[action]
        return step_forms(match, self.viewer, len(match.steps) - 1)[0]

    def _told(self, events: Sequence[Event]) -> tuple[Told, ...]:
        if self.viewer == ALL:
            return tuple([(event.kind, event.seat, event.values) for event in events])
        return told(events, self.viewer)

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        return list(events) if self.viewer == ALL else [event.seen(self.viewer) for event in events]

    def _aid(self, match: Match, news: Sequence[Event]) -> Aid:
        """What just happened, and the lines of the log that are new or have changed."""
        seen = self._seen(news)
        sentences = [tell(self.game, event, self.seating) for event in seen]
        kept, before = len(self.log.lines), self.log.open_lines()
        for event in seen:
            self.log.hear(event)
        after = [*self.log.lines[kept:], *self.log.open_lines()]
        same = 0
        while same < min(len(before), len(after)) and before[same] == after[same]:
            same += 1
        aid = Aid(
            told=tuple([sentence for sentence in sentences if sentence is not None]),
            log_from=kept + same,
            log=tuple(after[same:]),
            law=self._new_law(match),
        )
        describe(aid, match.view(SPECTATOR if self.viewer == ALL else self.viewer))
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


def _has_tricks(journal: Sequence[Event]) -> bool:
    return any(event.kind == "played" for event in journal)


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


def _undealt(game: Game, part: Part) -> tuple[str, ...]:
    """The cards that are in nobody's hand from the beginning to the end."""
    labels = [dealt.label for dealt in part.deal.layout.parts]
    return tuple(part.deal.text("aside").split()) if "aside" in labels else ()
