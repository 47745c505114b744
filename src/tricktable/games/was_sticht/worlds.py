"""What a player cannot rule out: the secret trumps in the draft, and the picks of the others until they are shown."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tricktable.core.deals import NO_DEAL, Deal
from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.worlds import rebuild
from tricktable.games.was_sticht.laws import law
from tricktable.games.was_sticht.tasks import TaskStanding

if TYPE_CHECKING:
    from tricktable.games.was_sticht import WasSticht

Trumps = tuple[int, int]
"""A trump colour and a trump number."""


def worlds(game: "WasSticht", view: View, stream: Stream) -> Iterator[Match]:
    """Matches that the viewer cannot rule out, uniform over the trumps and the picks that fit."""
    if not view.number:
        while True:
            yield rebuild(view, NO_DEAL, [], stream)
    parts = {f"row {number}": event.values for number, event in enumerate(view.events_of("laid out"), 1)}
    trumps = possible_trumps(game, view)
    while True:
        colour, number = trumps[stream.below(len(trumps))]
        parts["trump colour"] = (colour,)
        parts["trump number"] = (number,)
        deal = Deal(game.layout, tuple(parts[part.label] for part in game.layout.parts))
        yield rebuild(view, deal, _picks(view, stream), stream)


def possible_trumps(game: "WasSticht", view: View) -> tuple[Trumps, ...]:
    """The trumps themselves for those who saw them; for others all pairs under which every told card wins its row."""
    for event in view.history:
        if event.kind in ("saw trumps", "showed trumps") and event.values[0] != HIDDEN:
            return ((event.values[0], event.values[1]),)
    rows: list[tuple[tuple[int, ...], int]] = []
    taken: list[int] = []
    for event in view.history:
        if event.kind == "drafted":
            taken.append(event.values[0])
        elif event.kind == "told":
            rows.append((tuple(taken), event.values[0]))
            taken = []
    layout = game.layout
    colours = layout.parts[layout.index("trump colour")].pack.cards
    numbers = layout.parts[layout.index("trump number")].pack.cards
    pairs = [(colour, number) for colour in colours for number in numbers]
    return tuple(pair for pair in pairs if all(_would_win(cards, pair) == told for cards, told in rows))


def _would_win(cards: tuple[int, ...], trumps: Trumps) -> int:
    """Which of the cards taken from a row would have won under these trumps (WAS-R6)."""
    return cards[law(trumps[0], trumps[1]).winner(cards)]


def _picks(view: View, stream: Stream) -> list[list[int]]:
    """One of their owner's tasks for each pick that is still secret: every copy is as likely."""
    standing = view.standing
    assert isinstance(standing, TaskStanding)
    picks: list[list[int]] = [[] for _ in standing.tasks]
    for seat, action in view.steps:
        if action == HIDDEN:
            picks[seat].append(stream.choice(standing.tasks[seat]))
    return picks
