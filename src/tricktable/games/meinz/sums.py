"""Sums: what lies in everybody's tricks, and what they can still come to, as far as one viewer knows (MEINZ-R6)."""

from typing import Final

from tricktable.core.views import View
from tricktable.games.meinz.scores import MONSTER_BONUS

TRICK_SIZE: Final = 4
TRICKS_EACH: Final = 2
MOST_BY_SWAP: Final = 8
"""So much a swap can change: a 9 for a 1."""


class Sum:
    """A seat's sum as it stands, and the bounds of what it can be in the end, both sound: no world goes beyond them."""

    def __init__(self, now: int, least: int, most: int) -> None:
        self.now: Final = now
        self.least: Final = least
        self.most: Final = most


def sums(view: View) -> list[Sum]:
    """The sums of all seats. Tricks and swaps are public; what lies aside or in hands can still come to anybody, and so
    can a card of a trick out of which somebody swaps now."""
    number = view.game.deck.number
    taken = _taken(view)
    out = [card for cards in taken for card in cards] + list(view.facts.get("discard", ()))
    left = sorted([number[card] for card in range(len(view.game.deck.text)) if card not in out])
    swapping = view.awaited if view.phase == "swap" else ()
    loose = [number[card] for seat in swapping for card in taken[seat][-TRICK_SIZE:]]
    found = []
    for seat, cards in enumerate(taken):
        now = sum([number[card] for card in cards])
        if seat in view.game.house:
            now += MONSTER_BONUS
        by_swap = MOST_BY_SWAP if seat in swapping else 0
        open_to = left if seat in swapping else sorted(left + loose)
        to_come = TRICKS_EACH * TRICK_SIZE - len(cards)
        least = now + sum(open_to[:to_come]) - by_swap
        most = now + sum(open_to[len(open_to) - to_come :]) + by_swap
        found.append(Sum(now, least, most))
    return found


def _taken(view: View) -> list[list[int]]:
    """The cards in everybody's tricks, after swaps."""
    taken: list[list[int]] = [[] for _ in range(view.game.seats)]
    lying: list[int] = []
    for event in view.history:
        if event.kind == "played":
            lying.append(event.values[0])
        elif event.kind == "took":
            taken[event.seat] += lying
            lying = []
        elif event.kind == "swapped":
            given, got = event.values
            taken[event.seat].remove(got)
            taken[event.seat].append(given)
    return taken
