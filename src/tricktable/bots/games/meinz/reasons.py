"""What bots tell about Meinz: who can take no more tricks, who may call, what swaps have shown."""

from typing import Final

from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties, Known, cards_laid_out, cards_told
from tricktable.bots.reasons.decisions import LAYING_AWAY, Decisions
from tricktable.core.cards import Hand
from tricktable.core.seats import mask
from tricktable.core.views import View
from tricktable.core.vocabulary import NUMBER, Kind
from tricktable.games.meinz.laws import law

KINDS: Final = (
    Kind("tricks", (NUMBER, NUMBER), "the viewer's tricks, and how many each seat takes"),
    Kind("sum", (NUMBER,), "how this swap changes the sum of the viewer's tricks"),
)


def known(view: View) -> Known:
    """A swap brings a played card back into a hand, and lays another one away for good."""
    swaps = view.events_of("swapped")
    shown = cards_told(view, "shown")
    full = mask([seat for seat, own in enumerate(view.facts["tricks"]) if own >= share(view)])
    called = view.facts.get("called", ())
    return Known(
        out=(*cards_laid_out(view, "discarded"), *(swap.values[0] for swap in swaps)),
        back=tuple(card for cards in shown.values() for card in cards),
        held=shown,
        voids=_voids(view),
        full=full,
        called=called,
        callers=0 if called else _callers(view, full),
    )


def share(view: View) -> int:
    """How many tricks each seat takes."""
    facts = view.facts
    seats = view.game.seats
    place = (view.viewer - facts["leader"][0]) % seats
    tricks = sum(facts["tricks"]) + len(view.hand) + (place < len(facts["trick"]))
    return -(-tricks // seats)


def _callers(view: View, full: int) -> int:
    """Who can still call this trick. It is called after its first, second and third card."""
    seats = view.game.seats
    if len(view.facts["trick"]) == seats - 1:
        return 0
    able = [(view.facts["leader"][0] + place) % seats for place in range(seats - 1)]
    return mask([seat for seat in able if seat != view.viewer and seat not in view.game.house]) & ~full


def _voids(view: View) -> dict[int, Hand]:
    """Who was not asked to swap had no card to do it with; the monster never is."""
    obliging = law().obliging
    result: dict[int, Hand] = {}
    trick: list[int] = []
    taken: list[tuple[int, list[int]]] = []  # the trick just taken, as long as nothing has followed
    for event in view.history:
        if event.kind == "played":
            for taker, cards in taken:
                for card in cards:
                    result[taker] = result.get(taker, 0) | obliging[card]
            trick.append(event.values[0])
        taken = []
        if event.kind == "took":
            taken = [(event.seat, trick)] if event.seat not in view.game.house else []
            trick = []
    return result


def standing(view: View, table: Certainties) -> list[Reason]:
    """How many tricks the viewer has, of how many."""
    return [Reason("tricks", (view.facts["tricks"][view.viewer], share(view)))]


def _swap(view: View, token: str) -> list[Reason]:
    given, taken = view.game.deck.parse_all(token)
    return [Reason("sum", (view.game.deck.number[given] - view.game.deck.number[taken],))]


def _call(view: View, token: str) -> list[Reason]:
    return [Reason("takes")]


DECISIONS: Final[Decisions] = {**LAYING_AWAY, "call": _call, "swap": _swap}
