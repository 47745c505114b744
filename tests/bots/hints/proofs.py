"""Whether a reason is true in a match with all cards known, worked out without the code that gives reasons."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from tests.bots.hints.cases import Case
from tricktable.core.cards import Hand
from tricktable.core.phases import Phase
from tricktable.games.hasp.cards import VALUES
from tricktable.games.mue.goals import goal
from tricktable.games.mue.laws import is_of_trump


def is_true(case: Case) -> bool:
    """The reason holds in this match."""
    return PROOFS[case.reason.kind](case)


def _is_still_out(case: Case) -> bool:
    """The cards beat the one in question, and nobody has seen where they are."""
    deck = case.match.game.deck
    gone = Counter(event.values[0] for event in case.view.history if event.kind == "played")
    for event in case.view.history:
        if event.kind == "swapped":
            gone[event.values[0]] += 1
            gone[event.values[1]] -= 1
    own = Counter(case.view.hand)
    out = all(gone[card] + own[card] < deck.copies[card] for card in case.values)
    return out and all(case.does_beat(card) for card in case.values) and bool(case.values)


def _nobody_can(case: Case) -> bool:
    """Nobody who is still to play may play one of these cards."""
    seats = case.match.game.seats
    place = (case.seat - case.view.facts["leader"][0]) % seats
    for step in range(1, seats - place):
        seat = (case.seat + step) % seats
        if case.view.facts["tricks"][seat] < 2 or case.match.game.name != "meinz":
            if any(card in case.values for card in case.allowed(seat)):
                return False
    return _is_still_out(case)


def _trumps_out(case: Case) -> bool:
    deck = case.match.game.deck
    trumps = case.law().trumps
    with_others = sum(bool(trumps & deck.bit[card]) for card in case.hands_of_others())
    hidden = len(deck.cards) - sum(hand.bit_count() for hand in case.match.phase.hands)
    hidden -= sum(event.kind == "played" for event in case.view.history)
    return with_others <= case.values[0] <= with_others + hidden


def _points(case: Case) -> bool:
    taken = dict.fromkeys(range(case.match.game.seats), 0)
    trick = 0
    for event in case.view.history:
        if event.kind == "played":
            trick += VALUES[case.match.game.deck.number[event.values[0]] - 1]
        elif event.kind == "took":
            taken[event.seat] += trick
            trick = 0
    ours = case.sides()
    if case.match.game.players == 4:
        own = sum(points for seat, points in taken.items() if seat in ours)
        return case.values == (own, sum(taken.values()) - own)
    return case.values == (taken[case.seat], max(points for seat, points in taken.items() if seat != case.seat))


def _worth(case: Case) -> bool:
    cards = [*case.view.facts["trick"], case.action]
    number = case.match.game.deck.number
    if case.match.game.name == "hasp":
        return case.values[0] == sum(VALUES[number[card] - 1] for card in cards)
    return case.values[0] == sum((1, 0, 1, 1, 1, 1, 2, 2, 1, 0)[number[card]] for card in cards)


def _counts(case: Case) -> bool:
    play = case.part()
    ours = case.sides()
    sums = {True: 0, False: 0}
    for seat in range(case.match.game.seats):
        own = case.view.facts["tricks"][seat] + play.captured[seat]  # type: ignore[attr-defined] # NJET's tricks
        sums[seat in ours] += own * (2 if (seat,) == case.view.facts.get("monster") else 1)
    return case.values == (sums[True], sums[False])


def _length(case: Case) -> bool:
    deck = case.match.game.deck
    words = case.match.game.actions.text[case.action].split()
    token = words[-1]
    if case.match.game.name == "mue":
        trump = case.action - case.match.game.actions.start("trump")
        return case.values[0] == sum(is_of_trump(card, trump) for card in case.view.hand)
    own = [card for card in case.view.hand if deck.text[card].startswith(token)]
    if "super" in words:
        own = [card for card in own if deck.number[card] == 0]
    return case.values[0] == len(own)


def _ends_round(case: Case) -> bool:
    """The trick is the seat's, and the round stops with it."""
    return case.taker() == case.seat and any(event.kind.startswith("score") for event in case.until("score")[:9])


def _breaks(case: Case) -> bool:
    missed = [event.seat for event in case.until("score") if event.kind == "score task missed"]
    return case.seat in missed and case.view.facts[f"task {case.seat}"] == case.values


def _reaches(case: Case) -> bool:
    team = (case.view.facts["chief"][0], case.view.facts["partner"][0])
    before = sum(case.view.facts["triangles"][seat] for seat in team)
    sure = sum((1, 0, 1, 1, 1, 1, 2, 2, 1, 0)[case.match.game.deck.number[card]] for card in _lying(case))
    return case.taker() == case.seat and case.seat in team and before < case.values[0] <= before + sure


def _lying(case: Case) -> tuple[int, ...]:
    return (*case.view.facts["trick"], case.action)


def _captures(case: Case) -> bool:
    captured = {card for event in case.until("took") if event.kind == "captured" for card in event.values}
    return case.taker() == case.seat and set(case.values) <= captured


def _after(case: Case) -> Hand:
    """The seat's hand when the card is gone."""
    deck = case.match.game.deck
    token = case.match.game.actions.text[case.action].split()[-1]
    return deck.remove(case.hand(case.seat), deck.parse(token))


def _empties(case: Case) -> bool:
    deck = case.match.game.deck
    suit = case.law().suit if case.action < len(deck.text) else deck.colour
    return all(suit[card] != case.values[0] for card in deck.cards_in(_after(case)))


def _holds(case: Case) -> bool:
    held = Counter(case.match.game.deck.cards_in(case.hand(case.values[0])))
    return not Counter(case.values[1:]) - held


def _bid(case: Case) -> bool:
    bids = sum(event.kind == "bid" and event.seat == case.seat for event in case.view.history)
    return case.values == (bids + 1, goal(case.match.game.players, bids + 1))


def _sum(case: Case) -> bool:
    after = case.applied()
    play: Phase = getattr(after.phase, "play", after.phase)
    change: int = play.sums[case.seat] - case.part().sums[case.seat]  # type: ignore[attr-defined] # Meinz's tricks
    return case.values == (change,)


def _pot(case: Case) -> bool:
    pot: int = case.part().pot()  # type: ignore[attr-defined] # HASP's tricks
    return case.values == (pot,)


def _raises(case: Case) -> bool:
    pot: int = case.applied().phase.pot()  # type: ignore[attr-defined] # HASP's tricks
    return case.values == (pot,)


def _task(case: Case) -> bool:
    seat, task, tricks = case.values
    picks: dict[int, int] = case.part().picks  # type: ignore[attr-defined] # Was sticht?'s tricks
    took = sum(event.kind == "took" and event.seat == seat for event in case.view.history)
    return picks[seat] == task and took == tricks


def _goal(case: Case) -> bool:
    play = case.part()
    chiefs = play.chiefs  # type: ignore[attr-defined] # Mü's tricks
    have = play.triangles[chiefs.chief] + play.triangles[play.partner]  # type: ignore[attr-defined]
    return case.values == (have, goal(case.match.game.players, chiefs.bid))


def _prediction(case: Case) -> bool:
    seat, said = case.values
    predictions: dict[int, int] = case.part().predictions  # type: ignore[attr-defined] # HASP's tricks
    return predictions[seat] == said and said in (2, 3)


def _is_last(case: Case) -> bool:
    return len(case.view.facts["trick"]) == case.match.game.seats - 1


PROOFS: Final[dict[str, Callable[[Case], bool]]] = {
    "only": lambda case: case.match.legal_actions(case.seat) == (case.action,),
    "takes": lambda case: case.taker() == case.seat,
    "last": _is_last,
    "top": lambda case: not any(case.does_beat(card) for card in case.hands_of_others()),
    "unable": _nobody_can,
    "ahead": lambda case: case.winning() == case.seat,
    "beatable": _is_still_out,
    "under": lambda case: case.winning() == case.values[0] not in case.sides(),
    "mate ahead": lambda case: case.winning() == case.values[0] in case.sides() - {case.seat},
    "mate takes": lambda case: case.taker() == case.values[0] in case.sides() - {case.seat},
    "caller": lambda case: case.taker() == case.values[0],
    "full": lambda case: case.view.facts["tricks"][case.seat] == 2,
    "void": lambda case: not case.hand(case.values[0]) & case.law().of_suit[case.values[1]],
    "empties": _empties,
    "worth": _worth,
    "captures": _captures,
    "zero": lambda case: case.match.game.deck.number[case.action] == 0 and case.values == (case.action,),
    "ruins": _ends_round,
    "breaks": _breaks,
    "reaches": _reaches,
    "holds": _holds,
    "trumps out": _trumps_out,
    "pot": _pot,
    "raises": _raises,
    "points": _points,
    "prediction": _prediction,
    "per trick": lambda case: case.values == (case.part().conditions.points,),  # type: ignore[attr-defined] # NJET
    "counts": _counts,
    "tricks": lambda case: case.values == (case.view.facts["tricks"][case.seat], 2),
    "task": _task,
    "goal": _goal,
    "length": _length,
    "bid": _bid,
    "sum": _sum,
}
