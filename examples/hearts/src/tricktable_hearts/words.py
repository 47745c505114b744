"""Hearts in words: what it says better than the defaults."""

from typing import Final

from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.words import Lines, Words
from tricktable.words.common import TRICKS_LABEL, cards, choices, counts
from tricktable.words.phrases import Cards, Phrase, Seat
from tricktable_hearts import Hearts

SUITS: Final = (
    Phrase("hearts-clubs"),
    Phrase("hearts-diamonds"),
    Phrase("hearts-spades"),
    Phrase("hearts-hearts"),
)
LINES: Final = {"pass": Phrase("hearts-now-pass")}
PASSING_LABEL: Final = Phrase("hearts-label-passing")
PENALTIES_LABEL: Final = Phrase("hearts-label-penalties")


def where(players: int, distance: int) -> Phrase:
    """Who gets the cards that are passed so many seats on."""
    if 2 * distance == players:
        return Phrase("hearts-across")
    if distance == 1:
        return Phrase("hearts-to-left")
    if distance == players - 1:
        return Phrase("hearts-to-right")
    return Phrase("hearts-to-second-left") if 2 * distance < players else Phrase("hearts-to-second-right")


class HeartsWords(Words):
    """The words of Hearts."""

    suits = SUITS
    lines = LINES

    def tell(self, game: Game, event: Event) -> Phrase | None:
        """An event as a sentence."""
        who = Seat(event.seat)
        match event.kind:
            case "gave":
                return Phrase("hearts-gave", {"who": who, "cards": cards(game, event.values)})
            case "received":
                return Phrase("hearts-received", {"who": who, "cards": cards(game, event.values)})
            case "opens":
                return Phrase("hearts-opens", {"who": who, "cards": cards(game, event.values)})
        return super().tell(game, event)

    def describe(self, view: View) -> Lines:
        """Where the cards go; later the tricks and what they have cost."""
        facts = view.facts
        if "distance" in facts:
            lines: Lines = [(PASSING_LABEL, where(view.game.players, facts["distance"][0]))]
            return lines
        if "penalties" not in facts:
            return []
        return [(TRICKS_LABEL, counts(facts["tricks"])), (PENALTIES_LABEL, counts(facts["penalties"]))]

    def standing(self, view: View) -> Phrase:
        """How the match stands."""
        assert isinstance(view.game, Hearts)
        totals = counts(view.standing.totals)
        return Phrase("hearts-standing", {"totals": totals, "target": view.game.target})

    def ask(self, view: View) -> Phrase:
        """What the viewer has to choose."""
        if view.phase != "pass":
            return super().ask(view)
        to = where(view.game.players, view.facts["distance"][0])
        return Phrase("hearts-ask-pass", {"where": to, "left": view.facts["due"][view.viewer]})

    def explain(self, game: Game, action: int) -> Phrase | None:
        """What an action means; nothing for a card, which speaks for itself."""
        verb, _, card = game.actions.text[action].partition(" ")
        return Phrase("hearts-give", {"card": Cards((card,))}) if verb == "give" else None

    def why(self, view: View, refusal: IllegalAction) -> Phrase | None:
        """Why an action is refused, where the reason is one of this game alone."""
        if refusal.reason == "pass":
            return Phrase("hearts-why-pass", {"allowed": choices(view.game, refusal.allowed)})
        return None

    def score(self, game: Game, line: ScoreLine) -> Phrase:
        """What a line of the score was given for."""
        match line.rule:
            case "moon":
                return Phrase("hearts-score-moon")
            case "moonlight":
                return Phrase("hearts-score-moonlight")
        return Phrase("hearts-score-penalties", {"points": line.points})
