"""Trick play of Was sticht? by rule of thumb: all cards and tasks are open, so look who will take this trick."""

from typing import Final

from tricktable.bots.games.was_sticht.rule_of_thumb.outlook import Outlook, outlook_of
from tricktable.core.cards import Hand
from tricktable.core.laws import Law
from tricktable.core.tricks import Trick
from tricktable.core.views import View
from tricktable.games.was_sticht.cards import DECK
from tricktable.games.was_sticht.laws import law
from tricktable.games.was_sticht.scores import Judgement
from tricktable.games.was_sticht.tasks import EXACTLY_ONE, NO_RED, Tally

SPITE: Final = 0.33
"""What it is worth to spoil somebody's task, against meeting one's own."""
ALARM: Final = 0.5
"""The same when they would end the match with it."""
SHARED_END: Final = 0.33
"""The same when the own task would end the match as well."""
INDIFFERENT: Final = 0.03
"""Who gains less by this trick does not want it."""
SAFE: Final = 0.97
"""Nobody hopes to see a task missed that is as likely as this to be met."""
EXACT_TRICKS: Final = 2
"""So many tricks before the end everything is looked at."""


class Table:
    """A view in the middle of trick play: open hands, open tasks, and what each seat makes of this trick."""

    def __init__(self, view: View) -> None:
        facts = view.facts
        self.me: Final = view.viewer
        self.legal: Final = view.legal
        self.seats: Final = view.game.seats
        self.start: Final = view.standing.dealer
        self.law: Final[Law] = law(facts["trump colour"][0], facts["trump number"][0])
        self.hands: Final = [DECK.hand(facts[f"hand {seat}"]) for seat in range(self.seats)]
        self.picks: Final = {seat: facts[f"task {seat}"][0] for seat in range(self.seats) if seat != self.start}
        self.leader: Final = facts["leader"][0]
        self.trick: Final = facts["trick"]
        self.tricks: Final = facts["tricks"]
        self.piles: Final = _piles(view)
        self.spite: Final = _spite(view)


def _piles(view: View) -> list[Hand]:
    """All cards in each seat's tricks."""
    piles: list[Hand] = [0] * view.game.seats
    trick: Hand = 0
    for event in view.history:
        if event.kind == "played":
            trick |= DECK.bit[event.values[0]]
        elif event.kind == "took":
            piles[event.seat] |= trick
            trick = 0
    return piles


def _spite(view: View) -> list[float]:
    """How much each seat's success would hurt: most of all where it would end the match without the viewer."""
    last = SHARED_END if len(view.facts[f"tasks {view.viewer}"]) == 1 else ALARM
    return [last if len(view.facts[f"tasks {seat}"]) == 1 else SPITE for seat in range(view.game.seats)]


def play(view: View) -> int:
    """At the end look at everything; before it play what is best for the own task and worst for the others'."""
    table = Table(view)
    if len(view.hand) <= EXACT_TRICKS:
        return _Ending(table).best()
    return _Middle(table).best()


class _Middle:
    """One trick looked ahead: who will take it, and what that means for everybody's task."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        seats = range(table.seats)
        self.outlooks: Final = [
            outlook_of(table.law, table.hands, seat, table.tricks[seat], table.piles[seat]) for seat in seats
        ]
        expected = [outlook.expected for outlook in self.outlooks]
        self.rivals: Final = [[expected[other] for other in seats if other != seat] for seat in seats]
        self.misses: Final = {
            seat: 1 - self.outlooks[seat].chance(task, self.rivals[seat]) for seat, task in table.picks.items()
        }
        """How likely each seat misses its task as things stand."""
        self.with_it: Final = [self._hope(seat, self.outlooks[seat].one_trick_on(True), self.misses) for seat in seats]
        """What each seat may hope for if it takes this trick."""
        self.without_it: Final = [
            self._hope(seat, self.outlooks[seat].one_trick_on(False), self.misses) for seat in seats
        ]

    def _hope(self, seat: int, outlook: Outlook, misses: dict[int, float]) -> float:
        """The chance to discard a task: the own one, or for the start player any that its owner misses."""
        rivals = self.rivals[seat]
        if seat != self.table.start:
            return outlook.chance(self.table.picks[seat], rivals)
        nothing = 1.0
        for owner, task in self.table.picks.items():
            if misses[owner] > 1 - SAFE:
                nothing *= 1 - misses[owner] * outlook.chance(task, rivals)
        return 1 - nothing

    def best(self) -> int:
        """Of equal cards the one that is missed least."""
        grab = self.outlooks[self.table.me].grab
        return max(self.table.legal, key=lambda card: (round(self._value(card), 4), -grab[card]))

    def _value(self, card: int) -> float:
        table = self.table
        cards, winner = self._foresee(card)
        trick = DECK.hand(cards)
        misses = dict(self.misses)
        value = 0.0
        for seat in range(table.seats):
            if seat == table.me:
                continue
            hope = self.with_it[seat] if seat == winner else self.without_it[seat]
            if seat == winner and seat != table.start and trick & _poison(table.picks[seat]):
                hope = 0.0
            misses[seat] = 1 - hope
            value -= table.spite[seat] * hope
        mine = self.outlooks[table.me].after(card, winner == table.me, trick)
        return value + self._hope(table.me, mine, misses)

    def _foresee(self, card: int) -> tuple[list[int], int]:
        """The trick as it will probably be when this card is played, and who takes it."""
        table = self.table
        cards = [*table.trick, card]
        place = table.law.winner(cards)
        strength = table.law.strength[cards[0]]
        while len(cards) < table.seats:
            seat = (table.leader + len(cards)) % table.seats
            held = cards[place]
            legal = DECK.choices(table.law.allowed(table.hands[seat], cards[0]))
            beating = [own for own in legal if strength[own] > strength[held]]
            gain = self.with_it[seat] - self.without_it[seat]
            if beating and (gain > INDIFFERENT or len(beating) == len(legal)):
                is_last = len(cards) == table.seats - 1
                place = len(cards)
                cards.append((min if is_last else max)(beating, key=strength.__getitem__))
            else:
                staying = [own for own in legal if strength[own] <= strength[held]]
                cards.append(self._thrown(seat, staying, (table.leader + place) % table.seats, gain))
        return cards, (table.leader + place) % table.seats

    def _thrown(self, seat: int, cards: list[int], winner: int, gain: float) -> int:
        """What a seat adds to another's trick: poison for its task, a card too high for who ducks, else the weakest."""
        poison = _poison(self.table.picks.get(winner, 0))
        poisoned = [card for card in cards if poison >> card & 1]
        grab = self.outlooks[seat].grab
        return (max if gain < 0 else min)(poisoned or cards, key=grab.__getitem__)


def _poison(task: int) -> Hand:
    """The cards that spoil a task."""
    return DECK.of_colour[task - NO_RED] if NO_RED <= task < EXACTLY_ONE else 0


class _Ending:
    """The last tricks: everybody knows everything and does the best for themselves."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    def best(self) -> int:
        return self._choose(self.table.hands, self.table.leader, self.table.trick, [])[1]

    def _choose(
        self, hands: list[Hand], leader: int, trick: tuple[int, ...], done: list[Trick]
    ) -> tuple[list[float], int]:
        """What everybody gets, and the card that leads to it; of equal cards the first."""
        table = self.table
        seat = (leader + len(trick)) % table.seats
        allowed = table.law.allowed(hands[seat], trick[0]) if trick else hands[seat]
        best: tuple[list[float], int] | None = None
        for card in DECK.choices(allowed):
            after = hands.copy()
            after[seat] ^= DECK.bit[card]
            gains = self._gains(after, leader, (*trick, card), done)
            if best is None or gains[seat] > best[0][seat]:
                best = gains, card
        assert best is not None
        return best

    def _gains(self, hands: list[Hand], leader: int, trick: tuple[int, ...], done: list[Trick]) -> list[float]:
        if len(trick) < self.table.seats:
            return self._choose(hands, leader, trick, done)[0]
        winner = (leader + self.table.law.winner(trick)) % self.table.seats
        done = [*done, Trick(leader, trick, winner)]
        return self._choose(hands, winner, (), done)[0] if hands[winner] else self._judge(done)

    def _judge(self, done: list[Trick]) -> list[float]:
        """A discarded task is worth one to its seat and hurts the others."""
        table = self.table
        tally = Tally(table.seats, done)
        for seat in range(table.seats):
            tally.tricks[seat] += table.tricks[seat]
            tally.cards[seat] |= table.piles[seat]
        judgement = Judgement(table.start, table.picks, tally)
        lucky = (*judgement.met, table.start) if judgement.stolen else judgement.met
        hurt = sum([table.spite[seat] for seat in lucky])
        return [1 + table.spite[seat] - hurt if seat in lucky else -hurt for seat in range(table.seats)]
