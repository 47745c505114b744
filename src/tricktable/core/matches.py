"""A match: rounds in a row, each a chain of phases, until it is decided."""

from collections.abc import Callable

from tricktable.core.deals import NO_DEAL, Deal, Deals
from tricktable.core.events import HIDDEN, Event, Journal
from tricktable.core.games import Game
from tricktable.core.phases import Phase, RoundOver
from tricktable.core.scores import Score, Standing
from tricktable.core.seats import EVERYONE, SPECTATOR, only
from tricktable.core.tricks import TrickPlay
from tricktable.core.views import View

Step = tuple[int, int]
"""A seat and its action."""


class PastRound:
    """A finished round (number 0: the opening)."""

    __slots__ = ("deal", "dealer", "journal", "number", "score", "secrets", "steps", "totals")

    def __init__(
        self,
        number: int,
        dealer: int,
        deal: Deal,
        steps: list[Step],
        secrets: dict[int, int],
        journal: Journal,
        score: Score,
        totals: tuple[int, ...],
    ) -> None:
        self.number = number
        self.dealer = dealer
        self.deal = deal
        self.steps = steps
        self.secrets = secrets
        """Which steps were not for everybody, and who knows them."""
        self.journal = journal
        self.score = score
        self.totals = totals


class Match:
    """A match in play. Only `apply` and `step` change it, and they change nothing when they refuse."""

    def __init__(
        self,
        game: Game,
        deals: Deals,
        drawn: tuple[int, ...],
        standing: Standing,
        journal: Journal,
        phase: Phase,
    ) -> None:
        """A match with nothing behind it; `begin` is the usual way to get one."""
        self.game = game
        self.deals = deals
        self.drawn = drawn
        self.standing = standing
        self.journal = journal
        """This round's events."""
        self.phase = phase
        self.past: list[PastRound] = []
        self.is_over = False
        self.number = 0
        """The round in play, counted from 1; 0 before the first."""
        self.deal = NO_DEAL
        self.steps: list[Step] = []
        """This round's steps."""
        self.secrets: dict[int, int] = {}
        """Which of them are not for everybody, and who will know them when their phase is over."""
        self._phase_began = 0

    @staticmethod
    def begin(game: Game, deals: Deals) -> "Match":
        """A new match."""
        drawn = game.draw(deals)
        standing = game.first_standing(drawn)
        journal: Journal = []
        match = Match(game, deals, drawn, standing, journal, game.opening(standing, drawn, journal))
        if match.phase.is_over:
            match._close_round()
        return match

    @staticmethod
    def at_round(game: Game, number: int, standing: Standing, deals: Deals) -> "Match":
        """A match that begins with this round, for those who know nothing of the rounds before."""
        journal: Journal = []
        deal = deals.deal(number, game.layout)
        match = Match(game, deals, (), standing, journal, game.start(standing, number, deal, journal))
        match.number = number
        match.deal = deal
        return match

    @property
    def turn(self) -> int:
        """The seat that chooses next, in a sequential order."""
        return self.phase.turn

    @property
    def seating(self) -> tuple[int, ...]:
        """Which player sits where after the draw."""
        return self.game.seating(self.drawn)

    def awaited(self) -> tuple[int, ...]:
        """The seats that may choose now; none once the match is over."""
        return self.phase.awaited()

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return self.phase.legal_actions(seat)

    def apply(self, seat: int, action: int) -> None:
        """The seat does this; whatever follows without anybody's choice follows at once."""
        self.step(seat, action)
        if self.game.house:
            self.play_house()

    def play_on(self, actions: list[int]) -> None:
        """One action after the other, each by the seat on turn."""
        for action in actions:
            self.apply(self.phase.turn, action)

    def play_phase(self, choose: Callable[[View], int]) -> None:
        """Everybody chooses by the same rule until another phase begins; what is forced nobody is asked."""
        phase = self.phase
        while self.phase is phase:
            seat = phase.turn
            legal = phase.legal_actions(seat)
            self.apply(seat, legal[0] if len(legal) == 1 else choose(self.view(seat)))

    def take_tricks(self, cards: list[int]) -> None:
        """Whole tricks at once, of which nothing is checked (`TrickPlay.take_tricks`)."""
        phase = self.phase
        assert isinstance(phase, TrickPlay)
        after = phase.take_tricks(cards, self.journal, self.steps)
        if after is not phase:
            self._enter(after)

    def play_house(self) -> None:
        """The house takes its steps until a player is awaited."""
        while self.phase.turn in self.game.house and not self.phase.is_over:
            house = self.phase.turn
            self.step(house, self.phase.legal_actions(house)[0])

    def apply_text(self, seat: int, text: str) -> None:
        """The same, in notation."""
        self.apply(seat, self.game.actions.parse(text))

    def step(self, seat: int, action: int) -> None:
        """Exactly one step, the house's included (what a record's line lists)."""
        phase = self.phase
        after = phase.apply(seat, action, self.journal)
        if phase.has_secrets:
            self.secrets[len(self.steps)] = phase.known_later(seat)
        self.steps.append((seat, action))
        if after is not phase:
            self._enter(after)

    def _enter(self, phase: Phase) -> None:
        self.phase = phase
        self._phase_began = len(self.steps)
        if phase.is_over:
            self._close_round()

    def _close_round(self) -> None:
        over = self.phase
        assert isinstance(over, RoundOver)
        standing = self.standing
        dealer = standing.dealer
        if self.number:
            for line in over.score.lines:
                self.journal.append(Event("score " + line.rule, line.seat, (line.points, *line.facts)))
        self.standing = standing.copy()
        self.game.close(self.standing, self.number, over)
        totals = tuple(self.standing.totals)
        self.past.append(
            PastRound(self.number, dealer, self.deal, self.steps, self.secrets, self.journal, over.score, totals)
        )
        if self.number and self.game.is_decided(self.standing, self.number):
            self.is_over = True
        elif self.deals.has(self.number + 1):
            self._start_round(self.number + 1)

    def _start_round(self, number: int) -> None:
        deal = self.deals.deal(number, self.game.layout)
        self.number = number
        self.deal = deal
        self.steps = []
        self.secrets = {}
        self._phase_began = 0
        self.journal = []
        self.phase = self.game.start(self.standing, number, deal, self.journal)

    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody while the match goes on."""
        return self.game.winners(self.standing) if self.is_over else ()

    def events(self, viewer: int) -> list[Event]:
        """This round's events in the form for this viewer."""
        self._check_viewer(viewer)
        return [event.seen(viewer) for event in self.journal]

    def _check_viewer(self, viewer: int) -> None:
        if viewer != SPECTATOR and not 0 <= viewer < self.game.seats:
            raise ValueError(f"there is no viewer {viewer} (seats 0 to {self.game.seats - 1}, spectator {SPECTATOR})")

    def known_to(self, step: int) -> int:
        """Who knows what was chosen in this step of the round, by its index."""
        if step not in self.secrets:
            return EVERYONE
        return self.secrets[step] if step < self._phase_began else only(self.steps[step][0])

    def seen_steps(self, viewer: int, begin: int = 0) -> tuple[Step, ...]:
        """This round's steps from a place on, `HIDDEN` for actions that the viewer does not know."""
        if not self.secrets:
            return tuple(self.steps[begin:])
        seen: list[Step] = []
        for index in range(begin, len(self.steps)):
            seat, action = self.steps[index]
            seen.append((seat, action if self.known_to(index) >> viewer & 1 else HIDDEN))
        return tuple(seen)

    def view(self, viewer: int = SPECTATOR) -> View:
        """All that this seat, or a spectator, may know."""
        self._check_viewer(viewer)
        phase = self.phase
        is_seat = viewer < self.game.seats
        facts = self.game.public_facts(self.standing)
        facts.update(phase.facts(viewer))
        return View(
            game=self.game,
            viewer=viewer,
            number=self.number,
            standing=self.standing,
            phase=phase.name,
            line=phase.line(),
            awaited=phase.awaited(),
            hand=self.game.deck.cards_in(phase.hands[viewer]) if is_seat else (),
            hand_sizes=tuple(hand.bit_count() for hand in phase.hands),
            facts=facts,
            steps=self.seen_steps(viewer),
            history=tuple(self.events(viewer)),
            legal=phase.legal_actions(viewer) if is_seat else (),
        )

    def copy(self) -> "Match":
        """An independent match in the same position, with the same deals to come."""
        new = Match(self.game, self.deals, self.drawn, self.standing, self.journal[:], self.phase.copy())
        new.past = self.past[:]
        new.is_over = self.is_over
        new.number = self.number
        new.deal = self.deal
        new.steps = self.steps[:]
        if self.secrets:
            new.secrets = self.secrets.copy()
        new._phase_began = self._phase_began
        return new
