"""The draft: row by row everybody takes a card, and all are told which of them would have won."""

from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.seats import left_of
from tricktable.games.was_sticht.cards import DECK, ROWS
from tricktable.games.was_sticht.picks import Pick
from tricktable.games.was_sticht.rounds import Round, hands_facts

ROW_FACTS: Final = tuple(f"row {number}" for number in range(1, ROWS + 1))
"""The names of the facts that tell what lies in each row."""


class Draft(Phase):
    """The holder of the monster card takes first from the row, then the others; the monster moves with each row."""

    name = "draft"

    def __init__(self, round: Round, hands: list[Hand]) -> None:
        monster = left_of(round.start, len(hands))
        super().__init__(round.game.actions, hands, monster)
        self.round: Final = round
        self.row = 0
        self.monster = monster
        """Who took or takes the first card of this row."""
        self.left = self._actions(round.rows[0])
        """The actions that take one of the cards still in the row."""
        self.taken: list[int] = []
        """The cards of this row in the order of taking."""
        self.told: list[int] = []
        """For each row behind us, the card that would have won."""
        self.out: list[int] = []
        """Cards that nobody took."""

    def _actions(self, row: tuple[int, ...]) -> list[int]:
        first = self.round.game.first_draft
        return sorted([first + card for card in row])

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return tuple(self.left) if seat == self.turn else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        left = self.left
        if seat != self.turn or action not in left:
            raise self.refusal(seat, action)
        game = self.round.game
        card = action - game.first_draft
        hands = self.hands
        left.remove(action)
        hands[seat] |= DECK.bit[card]
        journal.append(game.drafted[seat][card])
        self.taken.append(card)
        seat += 1
        if seat == len(hands):
            seat = 0
        self.turn = seat
        if seat != self.monster:
            return self
        return self._finish_row(journal)

    def _finish_row(self, journal: Journal) -> Phase:
        """With three players the last card goes out; all are told which of the taken cards wins (WAS-R4, WAS-R6)."""
        round = self.round
        seats = len(self.hands)
        if self.left:
            out = tuple([action - round.game.first_draft for action in self.left])
            journal.append(Event("set aside", round.start, out))
            self.out.extend(out)
        place = round.law.winner(self.taken)
        winner = self.taken[place]
        journal.append(Event("told", (self.monster + place) % seats, (winner,)))
        self.told.append(winner)
        self.row += 1
        if self.row == len(round.rows):
            journal.append(Event("showed trumps", round.start, (round.colour, round.number)))
            return Pick(round, self.hands, tuple(self.out))
        self.monster = left_of(self.monster, seats)
        self.turn = self.monster
        self.left = self._actions(round.rows[self.row])
        self.taken = []
        return self

    def reason(self, seat: int, action: int) -> str:
        return "row" if 0 <= action - self.round.game.first_draft < len(DECK.text) else "draft"

    def line(self) -> str:
        return f"row {self.row + 1}"

    def facts(self, viewer: int) -> Facts:
        round = self.round
        facts = hands_facts(self.hands)
        facts["monster"] = (self.monster,)
        facts["taken"] = tuple(self.taken)
        facts["told"] = tuple(self.told)
        facts[ROW_FACTS[self.row]] = tuple([card for card in round.rows[self.row] if card not in self.taken])
        for row in range(self.row + 1, len(round.rows)):
            facts[ROW_FACTS[row]] = round.rows[row]
        if self.out:
            facts["out"] = tuple(self.out)
        if viewer == round.start:
            facts.update(round.trumps())
        return facts

    def copy(self) -> Phase:
        new = Draft(self.round, self.hands[:])
        new.turn = self.turn
        new.row = self.row
        new.monster = self.monster
        new.left = self.left[:]
        new.taken = self.taken[:]
        new.told = self.told[:]
        new.out = self.out[:]
        return new
