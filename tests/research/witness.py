"""What an observation should say, worked out from the view without the encoding."""

from tricktable.bots.kit import kit_of
from tricktable.core.events import HIDDEN
from tricktable.core.seats import SPECTATOR
from tricktable.core.views import View
from tricktable.core.vocabulary import MANY, NUMBER
from tricktable.core.voids import Voids
from tricktable.research import Reading

IN_ORDER = ("trick", "last trick")


def listed(view: View) -> Reading:
    """The facts that every encoding lists."""
    game = view.game
    seats = range(game.seats)
    facts = {name: _in_order(view, name) for name in view.facts}
    known = [tuple(sorted(action for who, action in view.steps if who == seat and action != HIDDEN)) for seat in seats]
    void = [
        tuple(card for card in range(len(game.deck.text)) if barred & game.deck.bit[card]) for barred in _voids(view)
    ]
    return Reading(
        phase=view.phase,
        viewer=view.viewer,
        number=view.number,
        awaited=view.awaited,
        hand=view.hand,
        hand_sizes=view.hand_sizes,
        facts=facts,
        done=tuple(known),
        hidden=tuple(sum(step == (seat, HIDDEN) for step in view.steps) for seat in seats),
        void=tuple(void),
        may_hold=tuple(_may_hold(view, seat, void[seat]) for seat in seats),
    )


def _in_order(view: View, name: str) -> tuple[int, ...]:
    """What stands for a set is sorted, if the view does not do so."""
    kind = view.game.vocabulary.fact(name)
    assert kind is not None
    values = view.facts[name]
    is_set = kind.values[-1].endswith(MANY) and kind.type_of(len(kind.values) - 1) != NUMBER
    return tuple(sorted(values)) if is_set and name not in IN_ORDER else values


def _voids(view: View) -> list[int]:
    law = None if view.phase == "over" else view.game.law(view)
    if law is None:
        return [0] * view.game.seats
    voids = Voids(law, view.game.seats)
    for event in view.history:
        if event.kind == "took":
            voids.take()
        elif event.kind == "played" and event.seat in view.game.house:
            voids.pass_over(event.values[0])
        elif event.kind == "played":
            voids.play(event.seat, event.values[0])
    return voids.of


def _may_hold(view: View, seat: int, void: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of which a copy is left, unless they are ruled out; and cards that were taken back."""
    if seat == view.viewer != SPECTATOR:
        return ()
    gone = [*view.hand, *(event.values[0] for event in view.history if event.kind == "played")]
    pack = view.game.layout.packs[0].cards
    held = {card for name in kit_of(view.game).ranges.held for card in view.facts.get(f"{name} {seat}", ())}
    cards = range(len(view.game.deck.text))
    left = {card for card in cards if pack.count(card) > gone.count(card) and card not in void}
    return tuple(sorted(left | held))
