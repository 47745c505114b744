"""Predictions: everybody's one chance, before their card to the first trick."""

from typing import TYPE_CHECKING, Final

from tricktable.core.actions import Actions
from tricktable.core.cards import Deck
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase

if TYPE_CHECKING:
    from tricktable.games.hasp.tricks import Tricks

MINOR: Final = 0
GREAT: Final = 1
ALL: Final = 2
NO: Final = 3
PASS: Final = 4
PREDICTIONS: Final = ("minor", "great", "all", "no")
WORTH: Final = (1, 1, 2, 2, 0)
"""What each prediction adds to the pot."""
SHOWN: Final = ((7, 8), (9,), (), (), ())
"""The strengths of the village cards that a prediction shows, and that its player must hold."""


class PredictionTables:
    """What everybody can say in the first trick and what follows from it, worked out once for a game."""

    def __init__(self, deck: Deck, actions: Actions, sides: tuple[int, ...]) -> None:
        """`sides[seat]` is the set of the seats on this seat's side."""
        first = actions.start("predict")
        self.first_action: Final = first
        self.shown: Final = tuple(tuple(deck.parse(f"v{strength}") for strength in shown) for shown in SHOWN)
        """The cards that each prediction shows."""
        self.needed: Final = tuple(deck.hand(cards) for cards in self.shown)
        self.legal: Final = tuple(
            tuple(
                first + said
                for said, is_possible in enumerate((held & 1, held & 2, is_open, is_open, True))
                if is_possible
            )
            for is_open in (0, 1)
            for held in range(4)
        )
        """What may be said, by what is held (1: the 7 and 8, 2: the 9), plus 4 while find all and no find are open."""
        everybody = (1 << len(sides)) - 1
        self.ruining: Final = tuple((0, 0, everybody ^ own, own, 0) for own in sides)
        """`[seat][said]`: whoever must not take a trick, or the prediction is ruined."""
        self.events: Final = tuple(
            (
                *(Event("predicted", seat, (said, *self.shown[said])) for said in range(PASS)),
                Event("passed", seat),
            )
            for seat in range(len(sides))
        )
        """`[seat][said]`: what everybody hears."""


class Prediction(Phase):
    """The seat that is about to play its first card predicts something, or passes (HASP-R2: never two things)."""

    name = "trick"

    def __init__(self, play: "Tricks") -> None:
        super().__init__(play.actions, play.hands, play.turn)
        self.play: Final = play

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        """Shown cards must be held; find all and no find shut each other out, for everybody."""
        if seat != self.turn:
            return ()
        tables = self.play.game.predictions
        hand = self.hands[seat]
        choices = 0 if self.play.ruining else 4
        minor = tables.needed[MINOR]
        if hand & minor == minor:
            choices |= 1
        if hand & tables.needed[GREAT]:
            choices |= 2
        return tables.legal[choices]

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        play = self.play
        tables = play.game.predictions
        said = action - tables.first_action
        play.predictions[seat] = said
        play.ruining |= tables.ruining[seat][said]
        journal.append(tables.events[seat][said])
        return play

    def reason(self, seat: int, action: int) -> str:
        said = action - self.play.game.predictions.first_action
        if not 0 <= said <= PASS:
            return "predict"
        return "said" if said in (ALL, NO) else "unheld"

    def line(self) -> str:
        return self.play.line()

    def facts(self, viewer: int) -> Facts:
        return self.play.facts(viewer)

    def copy(self) -> Phase:
        return Prediction(self.play.copy())
