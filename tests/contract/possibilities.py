"""Whether a sampler can come upon the truth: hidden cards as they really lie, held against what it believes possible.

Samplers hand all that they know to an `Allotment`: the unseen cards, how many of them are at each place, and where each
can be. While `listening` lasts they hand it to a `Listener` instead, which draws nothing. The truth must be one
of the ways that the listener has heard of; no cards are drawn, so that it takes no luck to find out.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Final

from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.meinz import Meinz
from tricktable.games.meinz.worlds import Knowledge as MeinzKnowledge
from tricktable.games.mue import Mue
from tricktable.games.mue.worlds import Knowledge as MueKnowledge
from tricktable.games.njet import Njet
from tricktable.games.njet.boards import DISCARD_NO_ZERO, PASS
from tricktable.games.njet.holdings import Knowledge as NjetKnowledge
from tricktable.games.was_sticht import WasSticht
from tricktable.games.was_sticht.tasks import TaskStanding

Places = list[list[int]]
"""The hidden cards at each place."""

# `import_module`, since the packages' own name `worlds` is the function
hasp_worlds: Final = import_module("tricktable.games.hasp.worlds")
meinz_worlds: Final = import_module("tricktable.games.meinz.worlds")
mue_worlds: Final = import_module("tricktable.games.mue.worlds")
njet_worlds: Final = import_module("tricktable.games.njet.worlds")
was_sticht_worlds: Final = import_module("tricktable.games.was_sticht.worlds")


class Heard(Exception):
    """A sampler wants to draw; it has said all that it believes."""


class Listener:
    """Takes the place of `Allotment`."""

    def __init__(self, cards: tuple[int, ...], room: tuple[int, ...], open_to: tuple[int, ...]) -> None:
        self.cards: Final = cards
        self.room: Final = room
        self.open_to: Final = open_to
        HEARD.append(self)

    def sample(self, stream: Stream) -> Places:
        raise Heard

    def allows(self, places: Places) -> bool:
        """The hidden cards can be like that."""
        if tuple(map(len, places)) != self.room:
            return False
        openings: dict[int, list[int]] = {}
        for card, places_of_card in zip(self.cards, self.open_to, strict=True):
            openings.setdefault(card, []).append(places_of_card)
        for place, cards in enumerate(places):
            for card in cards:
                if not openings.get(card) or not openings[card].pop() >> place & 1:  # all copies are open to the same
                    return False
        return True


HEARD: Final[list[Listener]] = []


@contextmanager
def listening() -> Iterator[None]:
    """While this lasts samplers draw nothing, and say what they believe."""
    modules = (hasp_worlds, meinz_worlds, mue_worlds, njet_worlds)
    before = [module.Allotment for module in modules]
    for module in modules:
        vars(module)["Allotment"] = Listener
    try:
        yield
    finally:
        for module, allotment in zip(modules, before, strict=True):
            vars(module)["Allotment"] = allotment


def _hear(view: View) -> Listener:
    """What the sampler believes in this view."""
    HEARD.clear()
    with suppress(Heard):
        next(view.game.worlds(view, STREAM))
    (listener,) = HEARD
    return listener


STREAM: Final = Stream("nothing is drawn from it")


def is_possible(match: Match, viewer: int) -> bool:
    """The truth is among the worlds of this viewer. Only while `listening`."""
    view = match.view(viewer)
    return not match.number or _FINDERS[match.game.name](match, view)


def _in_hasp(match: Match, view: View) -> bool:
    game = match.game
    assert isinstance(game, Hasp)
    listener = _hear(view)
    unseen = set(listener.cards)
    places: Places = [[] for _ in range(game.seats)]
    for part, cards in zip(match.deal.layout.parts, match.deal.parts, strict=True):
        hidden = [card for card in cards if card in unseen]
        seat = part.label.partition(" ")[2]
        if seat:
            places[int(seat)].extend(hidden)
        else:
            places.append(hidden)
    return listener.allows(places)


def _in_meinz(match: Match, view: View) -> bool:
    game = match.game
    assert isinstance(game, Meinz)
    listener = _hear(view)
    unseen = set(listener.cards)
    hidden_discards = {event.seat for event in view.events_of("discarded") if event.values[0] == HIDDEN}
    aside = {event.seat: event.values[0] for event in match.journal if event.kind == "discarded"}
    places: Places = []
    for seat in range(game.seats):
        dealt = match.deal.part("stack" if seat in game.house else f"hand {seat}")
        gone = aside[seat] if seat in hidden_discards else HIDDEN
        places.append([card for card in dealt if card in unseen and card != gone])
    places += [[aside[seat]] for seat in sorted(hidden_discards)]
    return listener.allows(places) and MeinzKnowledge(game, view).fits(game, places)


def _in_mue(match: Match, view: View) -> bool:
    game = match.game
    assert isinstance(game, Mue)
    listener = _hear(view)
    known = MueKnowledge(game, view).known
    dealt = [match.deal.part(f"hand {seat}") for seat in range(game.seats)]
    return _fits(listener, dealt, known)


def _in_njet(match: Match, view: View) -> bool:
    """The true case must be among those that the sampler goes through, and the truth one of its ways."""
    game = match.game
    assert isinstance(game, Njet)
    knowledge = NjetKnowledge(game, view)
    discarded: Places = [[] for _ in range(game.players)]
    late: list[tuple[int, ...]] = []
    played: Places = [[] for _ in range(game.players)]
    for event in match.journal:
        if event.kind == "discarded" and event.seat != view.viewer:
            discarded[event.seat].append(event.values[0])
        elif event.kind == "played":
            played[event.seat].append(event.values[0])
    for seat in range(game.players):
        if knowledge.cache == PASS and not knowledge.is_exchanged:
            late.append(match.deal.part(f"hand {seat}"))
        else:
            late.append((*game.deck.cards_in(match.phase.hands[seat]), *played[seat]))
    is_strict = knowledge.cache == DISCARD_NO_ZERO  # NJET-R3: then a discarded 0 could not be avoided
    forced = [[card for card in cards if is_strict and game.is_zero[card]] for cards in discarded]
    zeros = tuple(map(len, forced))
    HEARD.clear()
    for case in njet_worlds._cases(knowledge):
        if case.zeros == zeros:
            unavoidable = [card for cards in forced for card in cards]
            others = Counter(card for cards in discarded for card in cards) - Counter(unavoidable)
            aside = match.deal.part("aside") if match.deal.layout.has("aside") else ()
            heaps = (tuple(others.elements()), tuple(unavoidable), aside)
            held = [holder.held for holder in knowledge.seats]
            return _fits(case.allotment, [*late, *heaps], [*held, [], [], []])
    return False


def _fits(listener: Listener, cards: list[tuple[int, ...]], known: Places) -> bool:
    """What is left at each place when the known cards are taken away is one of the ways."""
    places: Places = []
    for all_here, known_here in zip(cards, known, strict=True):
        rest = Counter(all_here)
        rest.subtract(known_here)
        if min(rest.values(), default=0) < 0:
            return False
        places.append(list(rest.elements()))
    return listener.allows(places)


def _in_was_sticht(match: Match, view: View) -> bool:
    game = match.game
    standing = view.standing
    assert isinstance(game, WasSticht)
    assert isinstance(standing, TaskStanding)
    trumps = (match.deal.part("trump colour")[0], match.deal.part("trump number")[0])
    for (seat, action), (_, seen) in zip(match.steps, view.steps, strict=True):
        if seen == HIDDEN and action - game.first_pick not in standing.tasks[seat]:
            return False
    return trumps in was_sticht_worlds.possible_trumps(game, view)


_FINDERS: Final[dict[str, Callable[[Match, View], bool]]] = {
    "hasp": _in_hasp,
    "meinz": _in_meinz,
    "mue": _in_mue,
    "njet": _in_njet,
    "was_sticht": _in_was_sticht,
}
