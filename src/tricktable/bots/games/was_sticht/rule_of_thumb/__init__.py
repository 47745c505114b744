"""Rules of thumb for Was sticht?: which tasks to take, what to draft under a secret trump, and which task to pick."""

from functools import lru_cache
from typing import Final

from tricktable.bots.games.was_sticht.rule_of_thumb.card_play import play
from tricktable.bots.games.was_sticht.rule_of_thumb.outlook import Outlook, likely, outlook_of
from tricktable.bots.games.was_sticht.rule_of_thumb.secret_trumps import mean_worth, possible_pairs
from tricktable.core.cards import Hand
from tricktable.core.views import View
from tricktable.games.was_sticht import WasSticht
from tricktable.games.was_sticht.cards import DECK, NO_COLOUR
from tricktable.games.was_sticht.laws import law
from tricktable.games.was_sticht.tasks import (
    EXACTLY_ONE,
    FEWEST_TRICKS,
    LAST_TRICK,
    MOST_TRICKS,
    NO_RED,
    NO_TRICKS,
    TASKS,
)

EASE: Final[dict[int, tuple[int, ...]]] = {
    3: (40, 20, 20, 20, 20, 25, 26, 26, 25, 65, 75, 60),
    4: (62, 18, 18, 18, 18, 28, 34, 32, 23, 63, 66, 58),
}
"""About how often in a hundred rounds each task is met by who drafts for it, by the number of players."""
SIDES: Final = ((NO_TRICKS, FEWEST_TRICKS), (LAST_TRICK, MOST_TRICKS))
"""Tasks that want the same hand: the weakest, or the strongest."""
SIDE_OF: Final = tuple([next((side for side in SIDES if task in side), ()) for task in range(len(TASKS))])
"""For each task those of its side."""
TRUMP_PARTS: Final = 2
"""What is dealt beside the rows: a trump colour and a trump number."""
TOGETHER: Final = 10
"""How much easier a task is for each own one of its side."""
CONTESTED: Final = 10
"""How much harder for each one that another seat has."""
WEAKEST: Final = 0.1
STRONGEST: Final = 0.5
"""The tricks that a row is worth to who looks for its weakest or its strongest card."""
AIM: Final[tuple[float, ...]] = (0.0, 1.5, 1.5, 1.5, 1.5, 1.0, 2.0, 3.0, 4.0, 9.0, 9.0, 0.0)
"""The tricks that a hand should be worth for each task."""


def choose(view: View) -> int:
    """One of the legal actions, by the phase."""
    if view.phase == "trick":
        return play(view)
    if view.phase == "draft":
        return _draft(view)
    if view.phase == "pick":
        return _pick(view)
    return _take(view) if view.phase == "take" else _drop(view)


def _choices(view: View) -> tuple[int, ...]:
    """What the legal actions name: tasks, or cards of the row."""
    first = view.game.actions.start(view.phase)
    return tuple([action - first for action in view.legal])


def _action(view: View, choice: int) -> int:
    return view.game.actions.start(view.phase) + choice


def _take(view: View) -> int:
    """The easiest task, above all one that goes with the own ones and that the others do not draft for as well."""
    value = list(EASE[view.game.players])
    for seat in range(view.game.seats):
        change = TOGETHER if seat == view.viewer else -CONTESTED
        for task in view.facts[f"tasks {seat}"]:
            for alike in SIDE_OF[task]:
                value[alike] += change
    return _action(view, max(_choices(view), key=value.__getitem__))


def _drop(view: View) -> int:
    """The hardest task goes, the easy ones can be met."""
    return _action(view, min(_choices(view), key=EASE[view.game.players].__getitem__))


def _pick(view: View) -> int:
    """The task that these cards, against those of the others, are most likely to meet."""
    facts = view.facts
    seats = range(view.game.seats)
    hands = tuple([DECK.hand(facts[f"hand {seat}"]) for seat in seats])
    outlooks = _outlooks(facts["trump colour"][0], facts["trump number"][0], hands)
    own = outlooks[view.viewer]
    rivals = [outlooks[seat].expected for seat in seats if seat != view.viewer]
    return _action(view, max(_choices(view), key=lambda task: own.chance(task, rivals)))


@lru_cache(maxsize=1 << 8)
def _outlooks(colour: int, number: int, hands: tuple[Hand, ...]) -> tuple[Outlook, ...]:
    """What each seat can expect before the first trick: everybody who picks sees the same."""
    trumps = law(colour, number)
    return tuple([outlook_of(trumps, list(hands), seat, 0, 0) for seat in range(len(hands))])


def _draft(view: View) -> int:
    """The card that brings the hand nearest to what some of the tasks need: rather one task sure than all of them half.

    A card is worth what it is on average under the trumps that fit all that was told. The start player needs what the
    others have to meet.
    """
    game = view.game
    assert isinstance(game, WasSticht)
    pairs = possible_pairs(game, view)
    rows = len(game.layout.parts) - TRUMP_PARTS - len(view.hand) - 1
    return _action(view, _best_draft(game.players, pairs, view.hand, _choices(view), _wanted_tasks(view), rows))


@lru_cache(maxsize=1 << 12)
def _best_draft(
    players: int, pairs: int, hand: tuple[int, ...], row: tuple[int, ...], tasks: tuple[int, ...], rows: int
) -> int:
    """The best card of a row for a hand with these tasks when so many rows are still to come."""
    held = sum([mean_worth(pairs, card, players) for card in hand])
    lengths = [0] * NO_COLOUR
    for card in hand:
        lengths[DECK.colour[card]] += 1

    def value(card: int) -> float:
        worth = held + mean_worth(pairs, card, players)
        least = worth + rows * WEAKEST
        most = worth + rows * STRONGEST
        promises: dict[int, float] = {}
        total = 0.0
        for task in tasks:
            if task not in promises:
                chance = _promise(task, min(max(AIM[task], least), most), players)
                if NO_RED <= task < EXACTLY_ONE:
                    colour = task - NO_RED
                    chance *= 1 - 0.04 * (lengths[colour] + (DECK.colour[card] == colour))
                promises[task] = chance**3
            total += promises[task]
        return total

    return max(row, key=value)


def _wanted_tasks(view: View) -> tuple[int, ...]:
    """The own tasks; for the start player those of all others."""
    if view.viewer != view.standing.dealer:
        return view.facts[f"tasks {view.viewer}"]
    wanted: tuple[int, ...] = ()
    for seat in range(view.game.seats):
        if seat != view.viewer:
            wanted += view.facts[f"tasks {seat}"]
    return wanted


def _promise(task: int, worth: float, players: int) -> float:
    """How often a hand that is worth so many tricks meets the task."""
    is_four = players == 4
    if task == NO_TRICKS:
        return likely(1.6 - 1.85 * worth)
    if task < EXACTLY_ONE:
        return 0.3 * likely(3 - 0.6 * worth) if worth > 0.8 else 0.3 * worth
    if task < LAST_TRICK:
        return likely(-0.1 - abs(worth - (task - EXACTLY_ONE + 1)))
    if task == LAST_TRICK:
        return likely(0.9 * worth - 2.7 if is_four else 0.7 * worth - 2.1)
    if task == MOST_TRICKS:
        return likely(1.45 * worth - 5 if is_four else 1.2 * worth - 4.4)
    return likely(0.9 - worth if is_four else 2.4 - 1.2 * worth)
