"""What bots tell about HASP: predictions, the pot, and points."""

from typing import Final

from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties, Known, cards_laid_out, cards_told
from tricktable.bots.reasons.decisions import Decisions, colour_length
from tricktable.bots.reasons.plays import Play, worth
from tricktable.core.events import Event
from tricktable.core.views import View
from tricktable.core.vocabulary import NUMBER, SEAT, Kind
from tricktable.games.hasp import Hasp
from tricktable.games.hasp.predictions import ALL, NO, PREDICTIONS, WORTH

KINDS: Final = (
    Kind("ruins", (SEAT,), "the viewer takes the trick, which ruins what this seat has predicted"),
    Kind("pot", (NUMBER,), "what the round is worth so far"),
    Kind("raises", (NUMBER,), "what the pot is worth after this prediction"),
    Kind("points", (NUMBER, NUMBER), "card points of the viewer's side, and the most of any other"),
    Kind("prediction", (SEAT, "prediction"), "this seat's find all (2) or no find (3) still holds"),
)


def known(view: View) -> Known:
    """What predictions have shown and, with three players, what was turned up for trump."""
    return Known(out=cards_laid_out(view, "turned"), held=cards_told(view, "shown"))


def of_play(play: Play) -> list[Reason]:
    """Whose prediction is ruined, and what the trick is worth."""
    table = play.table
    result = []
    if play.is_taking:
        for seat in range(table.seats):
            said = table.view.facts.get(f"prediction {seat}", ())
            is_theirs = table.view.game.partners[seat] >> table.me & 1
            if (said == (ALL,) and not is_theirs) or (said == (NO,) and is_theirs):
                result.append(Reason("ruins", (seat,)))
    return result + worth(play)


def standing(view: View, table: Certainties) -> list[Reason]:
    """The pot, and predictions that still hold or, where there are none, points."""
    game = view.game
    assert isinstance(game, Hasp)
    said = [(seat, view.facts.get(f"prediction {seat}", ())) for seat in range(game.seats)]
    strict = [Reason("prediction", (seat, *what)) for seat, what in said if what in ((ALL,), (NO,))]
    pot = [Reason("pot", view.facts["pot"])]
    if strict or not any(view.facts["tricks"]):
        return pot + strict
    points = [0] * game.seats
    trick: list[int] = []
    for event in view.history:
        if event.kind == "played":
            trick.append(event.values[0])
        elif event.kind == "took":
            _gain(points, game, event, trick)
            trick = []
    most = max(points[seat] for seat in range(game.seats) if not table.ours >> seat & 1)
    return [*pot, Reason("points", (points[view.viewer], most))]


def _gain(points: list[int], game: Hasp, took: Event, trick: list[int]) -> None:
    """A trick counts for the whole side."""
    for seat in range(game.seats):
        if game.partners[took.seat] >> seat & 1:
            points[seat] += sum([game.value[card] for card in trick])


def _prediction(view: View, token: str) -> list[Reason]:
    return [Reason("raises", (view.facts["pot"][0] + WORTH[PREDICTIONS.index(token)],))]


DECISIONS: Final[Decisions] = {"trump": colour_length, "predict": _prediction}
