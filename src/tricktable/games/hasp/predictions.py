"""Predictions: everybody's one chance, before their card to the first trick."""

from typing import TYPE_CHECKING, Final

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
"""The village cards that a prediction shows, and that its player must hold."""


class Prediction(Phase):
    """The seat that is about to play its first card predicts something, or passes."""

    name = "trick"

    def __init__(self, play: "Tricks") -> None:
        super().__init__(play.actions, play.hands, play.turn)
        self.play: Final = play

    def may_predict(self, prediction: int) -> bool:
        """Shown cards must be held; find all and no find shut each other out, for everybody."""
        if prediction in (ALL, NO):
            return not any(said in (ALL, NO) for said in self.play.predictions.values())
        return all(
            self.hands[self.turn] & self.play.game.deck.bit[self.play.game.village(strength)]
            for strength in SHOWN[prediction]
        )

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        first = self.play.game.first_prediction
        return tuple(first + prediction for prediction in range(PASS + 1) if self.may_predict(prediction))

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        prediction = action - self.play.game.first_prediction
        self.play.predictions[seat] = prediction
        if prediction == PASS:
            journal.append(Event("passed", seat))
        else:
            shown = tuple(self.play.game.village(strength) for strength in SHOWN[prediction])
            journal.append(Event("predicted", seat, (prediction, *shown)))
        return self.play

    def reason(self, seat: int, action: int) -> str:
        prediction = action - self.play.game.first_prediction
        if not 0 <= prediction <= PASS:
            return "predict"
        return "said" if prediction in (ALL, NO) else "unheld"

    def line(self) -> str:
        return self.play.line()

    def facts(self, viewer: int) -> Facts:
        return self.play.facts(viewer)

    def copy(self) -> Phase:
        return Prediction(self.play.copy())
