"""What a viewer may know, worked out from the rules and the match, against every message."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from tests.contract.witnesses import witness
from tests.tables.secrecy.parties import ID, guest_of
from tests.tables.secrecy.readers import Reader
from tests.tables.secrecy.truths import Truth
from tricktable.core.events import HIDDEN, Event
from tricktable.core.fairness import secret_of, seed_of
from tricktable.core.games import Game
from tricktable.core.records import UNKNOWN, Record
from tricktable.core.seats import EVERYONE, SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.vocabulary import CARD
from tricktable.tables import log, wire
from tricktable.tables.view_forms import view_of


class Secrets(NamedTuple):
    """Texts that nobody may be told."""

    never: tuple[str, ...]
    later: dict[int, str]
    """By round: what is told when it is over."""


def secrets_of(opened: log.Opened, rounds: int = 60) -> Secrets:
    """The secrets of a table: where its chance comes from, the bots' keys, and who the guests are."""
    master = bytes.fromhex(opened.secret)
    keys = [Stream(master).named(f"bot {seat} {own}").key.hex() for seat in range(opened.players) for own in range(40)]
    later = {number: secret_of(master, number).hex() for number in range(1, rounds + 1)}
    never = [opened.secret, *keys, *(guest_of(chair) for chair in range(opened.players))]
    never += [seed_of(ID, number, bytes.fromhex(secret), {}).hex() for number, secret in later.items()]
    if opened.seed:
        never += [opened.seed, bytes.fromhex(opened.seed).decode()]
    return Secrets(tuple(never), later)


class Watch:
    """Reads what one viewer is told, message by message, and fails at the first word that they may not know.

    What was chosen and what happened is for those whom the match lets know it; everything else follows from the rules
    and from the events that were told."""

    def __init__(self, game: Game, chair: int, truth: Truth, secrets: Secrets, is_drawn: bool = False) -> None:
        self.game: Final = game
        self.truth: Final = truth
        self.chair: Final = chair
        self.secrets: Final = secrets
        self.is_drawn: Final = is_drawn
        """The match begins here, so a draw moves the players to other chairs."""
        self.viewer = SPECTATOR
        self.number = 0
        self.rounds: list[int] = []
        """The rounds behind us."""
        self.dealer = 0
        """Of the last of them."""
        self.history: list[wire.Told] = []
        self.steps: list[wire.Step] = []
        self.view: wire.ViewForm | None = None
        self.is_over = False
        self.has_read = 0
        self.reader: Final = Reader(game)

    def read(self, text: bytes) -> None:
        self.has_read += 1
        message = wire.decode_message(text)
        match message:
            case wire.State():
                self._read_state(message)
            case wire.Update():
                self._read_update(message)
            case wire.Queued() | wire.Done() | wire.Reason() | wire.Hint() | wire.Refusal():
                raise AssertionError(f"nobody asked for {text!r}")
        self.look_for_secrets(text.decode())

    def look_for_secrets(self, text: str) -> None:
        for secret in self.secrets.never:
            assert secret not in text, f"viewer {self.viewer} is told {secret!r}, which nobody may know"
        for number, secret in self.secrets.later.items():
            if number not in self.rounds:
                assert secret not in text, f"viewer {self.viewer} is told the secret of round {number} too early"

    def _read_state(self, state: wire.State) -> None:
        self.number = state.number
        self._sit(state.seat)
        self.history = list(state.history)
        self.steps = list(state.steps)
        self.rounds = [part.number for part in state.rounds]
        self.dealer = state.rounds[-1].dealer if state.rounds else 0
        self.view = state.view
        self.is_over = state.table.stage == "over"
        assert not state.queued
        check_events(state.history, self.truth.after(state.number).journal, self.viewer)
        self._check_table(state.table)
        self._check_view()
        self._check_words(state.aid, state.history)
        self.reader.read_state(state, self._told_view())

    def _read_update(self, update: wire.Update) -> None:
        assert update.number == self.number + 1
        self.number = update.number
        began = len(update.events) if update.began is None else update.began
        before, after = update.events[:began], update.events[began:]
        self._sit(update.seat, update.events)
        moment = self.truth.after(update.number)
        check_events(update.events, moment.events, self.viewer)
        if update.table is not None:
            self.is_over = update.table.stage == "over"
        ended = before if update.news.what in ("took back", "started") else [*self.history, *before]
        self.history = [] if update.news.what in ("took back", "started") else list(ended)
        if update.news.what == "moved":
            assert update.news.seat is not None
            self._check_step((update.news.seat, update.news.action), moment.choosers, "the news")
        if update.round is not None:
            self._check_round(update, before)
        if update.began is not None:
            self.history = list(after)
        if update.view is not None:
            self.view = update.view
            self.steps = [*self.steps[: update.steps_from], *update.steps]
        self._check_shuffle(update)
        if update.table is not None:
            self._check_table(update.table)
        self._check_view()
        self._check_words(update.aid, [*ended, *update.events])
        self.reader.read_update(update, ended, self._told_view(), not self.is_drawn)

    def _told_view(self) -> View | None:
        """The view that the viewer can make of what they were told."""
        if self.view is None:
            return None
        return view_of(self.game, self.viewer, self.view, self.steps, self.history)

    def _check_words(self, aid: wire.Aid | None, events: Sequence[wire.Told]) -> None:
        """What is told in words names no card that these events have not shown."""
        seen = self.known_cards(events)
        for card in cards_named(self.game, msgspec.json.encode(aid).decode()):
            assert card in seen, f"viewer {self.viewer} has not seen {card} (an aid)"

    def _sit(self, seat: int | None, events: Sequence[wire.Told] = ()) -> None:
        """Where the viewer sits: on the chair that they took, or where the draw put them."""
        if self.chair != SPECTATOR:
            for kind, place, values in events:
                if self.is_drawn and self.viewer != SPECTATOR and kind == "seated" and values == (self.chair,):
                    self.viewer = place
            if seat is not None and self.viewer == SPECTATOR:
                self.viewer = self.chair
        assert (SPECTATOR if seat is None else seat) == self.viewer

    def _check_round(self, update: wire.Update, events: Sequence[wire.Told]) -> None:
        """A round's score is what was told as events."""
        played = update.round
        assert played is not None
        self.rounds.append(played.number)
        self.dealer = played.dealer
        told = [(kind, seat, values) for kind, seat, values in events if kind.startswith("score ")]
        assert told == [(f"score {rule}", seat, (points, *facts)) for rule, seat, points, facts in played.lines]

    def _check_shuffle(self, update: wire.Update) -> None:
        if update.shuffle is not None:
            assert update.round is not None
            assert update.shuffle.number == update.round.number, "the shuffle of another round is told"

    def _check_table(self, table: wire.TableForm) -> None:
        assert len(table.seats) == self.game.players
        assert table.shuffle is None or not table.shuffle.secret

    def _check_step(self, step: wire.Step, knowers: int, where: str) -> None:
        """Whoever may know a choice is told it, and nobody else: whoever made it knows it."""
        seat, text = step
        if seat == self.viewer or knowers >> self.viewer & 1:
            assert text != UNKNOWN, f"viewer {self.viewer} may know the choice of seat {seat} ({where})"
        else:
            assert text == UNKNOWN, f"viewer {self.viewer} may not know {text!r} of seat {seat} ({where})"

    def _check_view(self) -> None:
        """Everything in the position follows from the events that the viewer was told."""
        form = self.view
        if form is None:
            return
        for step, knowers in zip(self.steps, self.truth.after(self.number).knowers, strict=True):
            self._check_step(step, knowers, "the steps")
        game = self.game
        assert sorted(name for name in form.standing if not name.startswith("tasks ")) == ["dealer", "totals"]
        events = tuple([Event(*told) for told in self.history if not told[0].startswith("score ")])
        standing = game.standing_of({**form.standing, "dealer": (self.dealer,)} if self.is_over else form.standing)
        fold = witness(game.name).fold(game, self.viewer, standing, events)
        cards = game.deck.text
        assert form.hand == tuple([cards[card] for card in fold.hand]), f"viewer {self.viewer}: hand"
        assert form.sizes == fold.hand_sizes
        facts = {} if self.is_over else fold.facts
        assert form.facts == facts, f"viewer {self.viewer} may not know these facts, or misses some"
        if self.viewer not in form.awaited:
            assert not form.legal
        for text in form.legal:
            self.check_cards(text, (), "a choice")

    def known_cards(self, events: Sequence[wire.Told]) -> set[str]:
        """The cards that the viewer was shown by these events."""
        shown: set[str] = set()
        for name, _, values in events:
            kind = self.game.vocabulary.events.get(name)
            pack = self.game.draw_pack() if name == "drew" else self.game.deck
            for place, value in enumerate(values):
                if kind is not None and kind.type_of(place) == CARD and value != HIDDEN:
                    shown.add(pack.text[value])
        return shown

    def check_cards(self, text: str, asked: Sequence[str], where: str) -> None:
        """The text names no card that the viewer has not seen, or named in asking."""
        seen = self.known_cards(self.history)
        for card in cards_named(self.game, text):
            assert card in asked or card in seen, f"viewer {self.viewer} has not seen {card} ({where})"

    def check_answer(self, text: bytes, request: wire.AnyRequest) -> None:
        """An answer names nothing that the viewer has not seen either."""
        asked = cards_named(self.game, wire.encode(request).decode())
        self.check_cards(text.decode(), asked, "an answer")
        self.look_for_secrets(text.decode())

    def check_record(self, text: str) -> None:
        """The record has no card and no choice that the viewer may not know."""
        self.look_for_secrets(text)
        rounds = self.truth.rounds()
        record = Record.parse(text)
        for part in record.rounds:
            journal, secrets = rounds[part.number]
            for label, cards in part.deal.items():
                if not self.game.part_seen_by(label, part.dealer, list(journal)) >> self.viewer & 1:
                    assert set(cards.split()) == {UNKNOWN}, f"viewer {self.viewer} may not know {label!r}"
            steps = [step for line in part.lines for step in line.steps]
            for place, step in enumerate(steps):
                self._check_step(step, secrets.get(place, EVERYONE), f"the record of round {part.number}")


def cards_named(game: Game, text: str) -> list[str]:
    """The cards that a text names."""
    return [word for word in re.findall(r"\b[a-z][0-9]{1,2}\b", text) if word in game.deck.text]


def check_events(told: Sequence[wire.Told], events: Sequence[Event], viewer: int) -> None:
    """What a viewer may not see is hidden from them; what they may see is not."""
    assert len(told) == len(events), f"viewer {viewer} is told of other events than happened"
    for (kind, seat, values), event in zip(told, events, strict=True):
        assert (kind, seat, len(values)) == (event.kind, event.seat, len(event.values))
        if event.seen_by >> viewer & 1:
            assert values == event.values, f"viewer {viewer} should know what seat {seat} {kind}"
        else:
            assert set(values) <= {HIDDEN}, f"viewer {viewer} may not know what seat {seat} {kind}"
