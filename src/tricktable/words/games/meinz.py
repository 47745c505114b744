"""Meinz in words."""

from collections.abc import Sequence
from typing import Final

from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.games.meinz.scores import ROUNDS
from tricktable.games.meinz.sums import Sum, sums
from tricktable.words.common import TRICKS_LABEL, cards, choices, counts, line_of, starts
from tricktable.words.defaults import Lines, Words
from tricktable.words.phrases import Cards, Phrase, Seat

SUITS: Final = (
    Phrase("meinz-blue"),
    Phrase("meinz-green"),
    Phrase("meinz-red"),
    Phrase("meinz-yellow"),
)
LETTERS: Final = (
    Phrase("meinz-letter-blue"),
    Phrase("meinz-letter-green"),
    Phrase("meinz-letter-red"),
    Phrase("meinz-letter-yellow"),
)
LINES: Final = {
    "discard": Phrase("now-discard"),
    "swap": Phrase("now-swap"),
}
PLACES: Final = {
    "highest": Phrase("meinz-highest"),
    "second": Phrase("meinz-second"),
    "third": Phrase("meinz-third"),
    "lowest": Phrase("meinz-lowest"),
    "level": Phrase("meinz-level"),
}
"""The place of a sum, by the rule of its score line."""
SWAPPED_LABEL: Final = Phrase("meinz-label-swapped")
ASIDE_LABEL: Final = Phrase("meinz-label-aside")
CALLED_LABEL: Final = Phrase("meinz-label-called")
SUMS_LABEL: Final = Phrase("meinz-label-sums")


class MeinzWords(Words):
    """What Meinz says better than the defaults."""

    suits = SUITS
    letters = LETTERS
    lines = LINES

    def dealer(self, seat: int) -> Phrase:
        """Who starts the round: there is no dealer."""
        return starts(seat)

    def tell(self, game: Game, event: Event) -> Phrase | None:
        """An event as a sentence. Passing is the usual thing and not worth a line."""
        who, values = Seat(event.seat), event.values
        match event.kind:
            case "discarded":
                return Phrase("meinz-discarded", {"who": who, "cards": cards(game, values)})
            case "called":
                return Phrase("meinz-called", {"who": who})
            case "passed":
                return None
            case "swapped":
                given, taken = (cards(game, (card,)) for card in values)
                return Phrase("meinz-swapped", {"who": who, "given": given, "taken": taken})
            case "kept":
                return Phrase("meinz-kept", {"who": who})
        return super().tell(game, event)

    def describe(self, view: View) -> Lines:
        """The state of the round, as labelled lines."""
        facts = view.facts
        lines: Lines = []
        if "tricks" in facts:
            lines.append((TRICKS_LABEL, Phrase("meinz-tricks", {"counts": counts(facts["tricks"])})))
        known = [
            Phrase("card-of", {"who": Seat(seat), "card": cards(view.game, facts[f"shown {seat}"])})
            for seat in range(view.game.seats)
            if f"shown {seat}" in facts and seat != view.viewer
        ]
        if known:
            lines.append((SWAPPED_LABEL, line_of(*known)))
        if "discard" in facts:
            lines.append((ASIDE_LABEL, line_of(cards(view.game, facts["discard"]))))
        if _has_sums(view):
            lines.append((SUMS_LABEL, line_of(*(_sum(seat, own) for seat, own in enumerate(sums(view))))))
        if "called" in facts:
            lines.append((CALLED_LABEL, Phrase("meinz-takes", {"who": Seat(facts["called"][0])})))
        return lines

    def tally(self, view: View) -> dict[str, tuple[int, ...]]:
        """Everybody's sum so far, and between what it can end, where the table wants that (MEINZ-R6)."""
        if not _has_sums(view):
            return {}
        found = sums(view)
        return {
            "sums": tuple(own.now for own in found),
            "least sums": tuple(own.least for own in found),
            "most sums": tuple(own.most for own in found),
        }

    def standing(self, view: View) -> Phrase:
        """How the match stands."""
        return Phrase("meinz-standing", {"totals": counts(view.standing.totals), "rounds": ROUNDS})

    def ask(self, view: View) -> Phrase:
        """What the viewer has to choose."""
        match view.phase:
            case "discard":
                return Phrase("meinz-ask-discard")
            case "call":
                return Phrase("meinz-ask-call")
            case "swap":
                return Phrase("meinz-ask-swap")
        return super().ask(view)

    def explain(self, game: Game, action: int) -> Phrase | None:
        """What an action means; nothing for a card, which speaks for itself."""
        verb, _, token = game.actions.text[action].partition(" ")
        match verb:
            case "call":
                return Phrase("meinz-explain-call")
            case "pass":
                return Phrase("meinz-explain-pass")
            case "keep":
                return Phrase("meinz-explain-keep")
            case "swap":
                given, taken = token.split()
                return Phrase("meinz-explain-swap", {"given": Cards((given,)), "taken": Cards((taken,))})
        return None

    def why(self, view: View, refusal: IllegalAction) -> Phrase | None:
        """Why an action is refused, where the reason is one of this game alone."""
        allowed = choices(view.game, refusal.allowed)
        match refusal.reason:
            case "follow":
                deck, led = view.game.deck, view.facts["trick"][0]
                suit, number = SUITS[deck.colour[led]], deck.number[led]
                card = Cards((deck.text[led],))
                return Phrase("meinz-why-follow", {"card": card, "suit": suit, "number": number, "allowed": allowed})
            case "discard":
                return Phrase("meinz-why-discard", {"allowed": allowed})
            case "call":
                return Phrase("meinz-why-call", {"allowed": allowed})
            case "swap":
                return Phrase("meinz-why-swap", {"allowed": allowed})
            case "untaken":
                return Phrase("meinz-why-untaken", {"card": Cards((refusal.action.rpartition(" ")[2],))})
        return super().why(view, refusal)

    def reason(self, view: View, kind: str, values: Sequence[int]) -> Phrase | None:
        """What speaks for a choice in this game alone."""
        match kind:
            case "sum" if values[0] > 0:
                return Phrase("hint-sum-grows", {"number": values[0]})
            case "sum" if values[0] < 0:
                return Phrase("hint-sum-shrinks", {"number": -values[0]})
            case "sum":
                return Phrase("hint-sum-stays")
        return super().reason(view, kind, values)

    def score(self, game: Game, line: ScoreLine) -> Phrase:
        """What a line of the score was given for."""
        return Phrase("meinz-score", {"sum": line.facts[0], "place": PLACES[line.rule]})


def _has_sums(view: View) -> bool:
    """The table shows sums, and there are tricks to add up."""
    return view.game.options["sums"] == "on" and "tricks" in view.facts


def _sum(seat: int, own: Sum) -> Phrase:
    """Somebody's sum, and what it can still become."""
    if own.least == own.most:
        return Phrase("meinz-sum", {"who": Seat(seat), "now": own.now})
    return Phrase("meinz-sum-between", {"who": Seat(seat), "now": own.now, "least": own.least, "most": own.most})


WORDS: Final = MeinzWords
