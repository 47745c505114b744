"""HASP in words."""

from collections.abc import Sequence
from typing import Final

from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.games.hasp.cards import VILLAGE
from tricktable.games.hasp.laws import NO_TRUMP
from tricktable.games.hasp.predictions import ALL, GREAT, MINOR, PREDICTIONS, SHOWN, WORTH
from tricktable.games.hasp.scores import TARGET
from tricktable.words.common import (
    TRICKS_LABEL,
    TRUMP_LABEL,
    cards,
    choices,
    count_of,
    counts,
    line_of,
    passed_together,
    points_taken,
    whose,
)
from tricktable.words.defaults import Lines, Words
from tricktable.words.phrases import AllOf, Cards, Phrase, Seat

SUITS: Final = (
    Phrase("hasp-forest"),
    Phrase("hasp-grassland"),
    Phrase("hasp-river"),
    Phrase("hasp-canyon"),
    Phrase("hasp-village"),
)
LETTERS: Final = (
    Phrase("hasp-letter-forest"),
    Phrase("hasp-letter-grassland"),
    Phrase("hasp-letter-river"),
    Phrase("hasp-letter-canyon"),
    Phrase("hasp-letter-village"),
)
LINES: Final = {"trump": Phrase("now-trump")}
PREDICTED: Final = (
    Phrase("hasp-minor-find"),
    Phrase("hasp-great-find"),
    Phrase("hasp-find-all"),
    Phrase("hasp-no-find"),
)


class HaspWords(Words):
    """What HASP says better than the defaults."""

    suits = SUITS
    letters = LETTERS
    lines = LINES

    def tell(self, game: Game, event: Event) -> Phrase | None:
        """An event as a sentence."""
        who, values = Seat(event.seat), event.values
        match event.kind:
            case "drew":
                return _drawn(game, who, game.draw_pack().text[values[0]])
            case "seated":
                if not _draws_teams(game):
                    return None
                opposite = Seat((event.seat + 2) % game.seats)
                return Phrase("hasp-seated", {"who": who, "place": event.seat, "opposite": opposite})
            case "turned":
                return Phrase("hasp-turned", {"cards": cards(game, values)})
            case "named trump" if game.players == 3:
                if values[0] == NO_TRUMP:
                    return Phrase("hasp-only-village")
                return Phrase("hasp-turned-trump", {"suit": SUITS[values[0]]})
            case "named trump":
                if values[0] == NO_TRUMP:
                    return Phrase("hasp-named-none", {"who": who})
                return Phrase("hasp-named-trump", {"who": who, "suit": SUITS[values[0]]})
            case "predicted":
                said, shown = PREDICTED[values[0]], values[1:]
                if not shown:
                    return Phrase("hasp-predicted", {"who": who, "prediction": said})
                return Phrase("hasp-predicted-shown", {"who": who, "prediction": said, "cards": cards(game, shown)})
            case "passed":
                return Phrase("hasp-passed", {"who": who})
        return super().tell(game, event)

    def is_of_draw(self, event: Event) -> bool:
        """The draw goes round before anybody changes seats."""
        return event.kind == "drew"

    def gathers(self, game: Game, event: Event, further: Event) -> bool:
        """Passes in a row."""
        return event.kind == further.kind == "passed"

    def tell_together(self, game: Game, events: Sequence[Event]) -> Phrase | None:
        """Several passes."""
        return passed_together(events)

    def describe(self, view: View) -> Lines:
        """The state of the round, as labelled lines."""
        facts = view.facts
        if view.phase == "trump":
            return [(TRUMP_LABEL, Phrase("hasp-trump-to-come"))]
        if "trump" not in facts:
            return []
        trump = facts["trump"][0]
        trumps = SUITS[VILLAGE] if trump == NO_TRUMP else Phrase("hasp-trumps", {"suit": SUITS[trump]})
        parts = [trumps, Phrase("hasp-pot", {"points": facts["pot"][0]})]
        parts += [_prediction(view, seat) for seat in range(view.game.seats) if f"prediction {seat}" in facts]
        lines: Lines = [(TRUMP_LABEL, line_of(*parts)), (TRICKS_LABEL, counts(facts["tricks"]))]
        if not _is_all_or_nothing(view):
            lines.append(
                (Phrase("hasp-label-card-points"), _by_sides(view, points_taken(view, view.game.card_points())))
            )
        return lines

    def tally(self, view: View) -> dict[str, tuple[int, ...]]:
        """The points in everybody's tricks, which decide the pot unless all or nothing was predicted."""
        if "trump" not in view.facts or _is_all_or_nothing(view):
            return {}
        return {"card points": points_taken(view, view.game.card_points())}

    def standing(self, view: View) -> Phrase:
        """How the match stands."""
        totals = view.standing.totals
        if view.game.players == 4:
            teams = line_of(*(count_of(AllOf((Seat(seat), Seat(seat + 2))), totals[seat]) for seat in (0, 1)))
            return Phrase("hasp-standing", {"totals": teams, "target": TARGET})
        return Phrase("hasp-standing", {"totals": counts(totals), "target": TARGET})

    def ask(self, view: View) -> Phrase:
        """What the viewer has to choose."""
        if view.phase == "trump":
            return Phrase("hasp-ask-trump")
        if view.legal and view.game.actions.text[view.legal[-1]] == "pass":
            return Phrase("hasp-ask-prediction")
        return super().ask(view)

    def explain(self, game: Game, action: int) -> Phrase | None:
        """What an action means; nothing for a card, which speaks for itself."""
        verb, _, token = game.actions.text[action].partition(" ")
        if verb == "trump":
            return Phrase("hasp-no-further-trump") if token == "none" else SUITS[game.deck.colours.index(token)]
        if verb == "predict":
            said = PREDICTIONS.index(token)
            return Phrase(
                "hasp-meaning", {"prediction": PREDICTED[said], "promise": _promise(said), "points": WORTH[said]}
            )
        return Phrase("hasp-predict-nothing") if verb == "pass" else None

    def why(self, view: View, refusal: IllegalAction) -> Phrase | None:
        """Why an action is refused, where the reason is one of this game alone."""
        token = refusal.action.rpartition(" ")[2]
        is_prediction = refusal.action == "pass" or refusal.action.startswith("predict ")
        match refusal.reason:
            case "said":
                return Phrase("hasp-why-said")
            case "trick" if is_prediction:
                return Phrase("hasp-why-too-late")
            case "unheld" if is_prediction:
                return Phrase("hasp-why-unheld", {"cards": _needed(PREDICTIONS.index(token))})
            case "announce":
                return Phrase("hasp-why-announce", {"allowed": choices(view.game, refusal.allowed)})
            case "predict":
                return Phrase("hasp-why-predict")
        return super().why(view, refusal)

    def reason(self, view: View, kind: str, values: Sequence[int]) -> Phrase | None:
        """What speaks for a choice in this game alone."""
        match kind:
            case "ruins":
                return Phrase("hint-ruins", {"owner": whose(values[0])})
            case "raises":
                return Phrase("hint-raises", {"pot": values[0]})
            case "prediction":
                return Phrase("hint-predicted", {"who": Seat(values[0]), "prediction": PREDICTED[values[1]]})
            case "points" if view.game.has_sides():
                return Phrase("hint-points-of-sides", {"own": values[0], "most": values[1]})
            case "points":
                return Phrase("hint-points", {"own": values[0], "most": values[1]})
        return super().reason(view, kind, values)

    def score(self, game: Game, line: ScoreLine) -> Phrase:
        """What a line of the score was given for."""
        match line.rule:
            case "card points":
                return Phrase("hasp-score-card-points", {"points": line.facts[0]})
            case "pot":
                return Phrase("hasp-score-pot", {"points": line.points})
            case "kept":
                return Phrase("hasp-score-kept", {"points": line.points})
            case "ruined":
                return Phrase("hasp-score-ruined", {"points": line.points})
        return super().score(game, line)


def _draws_teams(game: Game) -> bool:
    return game.players == 4 and game.options["teams"] == "drawn"


def _drawn(game: Game, who: Seat, card: str) -> Phrase | None:
    """A card of the draw. Without teams only the last one matters."""
    if _draws_teams(game):
        return Phrase("hasp-drew", {"who": who, "card": Cards((card,))})
    if not card.startswith("v"):
        return None
    return Phrase("hasp-drew-village", {"who": who, "card": Cards((card,))})


def _prediction(view: View, seat: int) -> Phrase:
    """What somebody has predicted, with the cards that they have shown."""
    said = PREDICTED[view.facts[f"prediction {seat}"][0]]
    shown = view.facts.get(f"shown {seat}")
    if not shown:
        return Phrase("hasp-prediction", {"who": Seat(seat), "prediction": said})
    return Phrase("hasp-prediction-shown", {"who": Seat(seat), "prediction": said, "cards": cards(view.game, shown)})


def _promise(said: int) -> Phrase:
    """What a prediction says."""
    if said in (MINOR, GREAT):
        return Phrase("hasp-shows", {"cards": _needed(said)})
    return Phrase("hasp-takes-all") if said == ALL else Phrase("hasp-takes-none")


def _needed(said: int) -> AllOf:
    """The cards that a prediction shows."""
    return AllOf(tuple(Cards((f"v{strength}",)) for strength in SHOWN[said]))


def _is_all_or_nothing(view: View) -> bool:
    """Somebody has predicted all tricks or none: points do not matter."""
    return any(view.facts.get(f"prediction {seat}", (MINOR,))[0] >= ALL for seat in range(view.game.seats))


def _by_sides(view: View, numbers: Sequence[int]) -> Phrase:
    """A number for each side: that of its seats together."""
    if view.game.players != 4:
        return counts(numbers)
    return line_of(
        *(count_of(AllOf((Seat(seat), Seat(seat + 2))), numbers[seat] + numbers[seat + 2]) for seat in (0, 1))
    )


WORDS: Final = HaspWords
