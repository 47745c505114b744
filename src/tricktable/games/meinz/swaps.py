"""The swap: whoever took a trick may exchange a card of the hand for one of the same colour in it."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Deck, Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase

if TYPE_CHECKING:
    from tricktable.games.meinz.tricks import Tricks

Exchange = tuple[int, int]
"""The card given from the hand, and the card taken from the trick."""


def exchanges(cards: Deck) -> tuple[Exchange, ...]:
    """Every exchange there can be, in the order of their actions."""
    all_cards = range(len(cards.text))
    return tuple(
        (given, taken)
        for given in all_cards
        for taken in all_cards
        if given != taken and cards.colour[given] == cards.colour[taken]
    )


class Swap(Phase):
    """The player who has just taken a trick swaps, or keeps the hand as it is (MEINZ-R3)."""

    name = "swap"

    def __init__(self, play: "Tricks", colours: Hand) -> None:
        super().__init__(play.actions, play.hands, play.leader)
        self.play: Final = play
        self.colours: Final = colours
        """All cards in the colours of the trick."""

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        game = self.play.game
        trick = sorted(self.play.done[-1].cards)
        result = [game.keep]
        for given in game.deck.choices(self.hands[seat] & self.colours):
            row = game.swap_actions[given]
            for taken in trick:
                if taken in row:
                    result.append(row[taken])
        return tuple(result)

    def is_possible(self, action: int) -> bool:
        """Keeping the hand is, and so is every exchange of a held card for one of its colour in the trick."""
        game = self.play.game
        if not 0 <= action - game.first_swap < len(game.exchanges):
            return action == game.keep
        given, taken = game.exchanges[action - game.first_swap]
        return self.hands[self.turn] & game.deck.bit[given] != 0 and taken in self.play.done[-1].cards

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        if seat != self.turn or not self.is_possible(action):
            raise self.refusal(seat, action)
        game = self.play.game
        if action == game.keep:
            journal.append(Event("kept", seat))
        else:
            given, taken = game.exchanges[action - game.first_swap]
            self.play.swap(given, taken)
            journal.append(Event("swapped", seat, (given, taken)))
        return self.play

    def reason(self, seat: int, action: int) -> str:
        game = self.play.game
        if not 0 <= action - game.first_swap < len(game.exchanges):
            return "swap"
        given, _ = game.exchanges[action - game.first_swap]
        return "untaken" if self.hands[seat] & game.deck.bit[given] else "unheld"

    def line(self) -> str:
        return f"swap {len(self.play.done)}"

    def facts(self, viewer: int) -> Facts:
        return self.play.facts(viewer)

    def copy(self) -> Phase:
        return Swap(self.play.copy(), self.colours)
