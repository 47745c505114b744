"""How a round stands, as far as its viewer knows: what all choices have in common."""

from tricktable.bots.hints.certainties import Certainties, share
from tricktable.bots.hints.reasons import Reason
from tricktable.core.events import Event
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.hasp.predictions import ALL, NO


def standing(view: View, table: Certainties) -> list[Reason]:
    """The facts of a position in trick play: how the round stands, what others hold, what is out."""
    result = _STANDINGS[view.game.name](view, table)
    for seat in range(view.game.seats):
        if seat != view.viewer and table.held[seat]:
            result.append(Reason("holds", (seat, *view.game.deck.cards_in(table.held[seat]))))
    for suit in range(len(table.law.of_suit)):
        if table.unseen & table.law.of_suit[suit]:
            seats = [seat for seat in range(view.game.seats) if seat != view.viewer and table.is_void(seat, suit)]
            result += [Reason("void", (seat, suit)) for seat in seats]
    if table.law.trumps:
        result.append(Reason("trumps out", ((table.unseen & table.law.trumps).bit_count(),)))
    return result


def _hasp(view: View, table: Certainties) -> list[Reason]:
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


def _njet(view: View, table: Certainties) -> list[Reason]:
    facts = view.facts
    counts = [0, 0]
    for seat in range(view.game.seats):
        weight = 1 + (seat in facts.get("monster", ()))
        counts[not table.ours >> seat & 1] += weight * (facts["tricks"][seat] + facts["captured"][seat])
    return [Reason("per trick", facts["points"]), Reason("counts", (counts[0], counts[1]))]


def _meinz(view: View, table: Certainties) -> list[Reason]:
    return [Reason("tricks", (view.facts["tricks"][view.viewer], share(view)))]


def _was_sticht(view: View, table: Certainties) -> list[Reason]:
    """The own task; a start player has none and looks at the others'."""
    own = view.facts.get(f"task {view.viewer}")
    seats = (view.viewer,) if own else tuple(seat for seat in range(view.game.seats) if f"task {seat}" in view.facts)
    tricks = view.facts["tricks"]
    return [Reason("task", (seat, view.facts[f"task {seat}"][0], tricks[seat])) for seat in seats]


def _mue(view: View, table: Certainties) -> list[Reason]:
    facts = view.facts
    have = sum([facts["triangles"][seat] for seat in (facts["chief"][0], facts["partner"][0])])
    return [Reason("goal", (have, facts["goal"][0]))]


_STANDINGS = {"hasp": _hasp, "njet": _njet, "meinz": _meinz, "was_sticht": _was_sticht, "mue": _mue}
