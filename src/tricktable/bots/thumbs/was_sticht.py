"""Rules of thumb for Was sticht?: which tasks to take, what to draft under a secret trump, and which task to pick."""

from functools import cache
from typing import Final

from tricktable.bots.thumbs.was_sticht_chances import Outlook, likely
from tricktable.bots.thumbs.was_sticht_tricks import play
from tricktable.core.views import View
from tricktable.games.was_sticht import WasSticht
from tricktable.games.was_sticht.cards import DECK
from tricktable.games.was_sticht.laws import law
from tricktable.games.was_sticht.tasks import EXACTLY_ONE, FEWEST_TRICKS, LAST_TRICK, MOST_TRICKS, NO_RED, NO_TRICKS
from tricktable.games.was_sticht.worlds import possible_trumps

EASE: Final[dict[int, tuple[int, ...]]] = {
    3: (40, 20, 20, 20, 20, 25, 26, 26, 25, 65, 75, 60),
    4: (62, 18, 18, 18, 18, 28, 34, 32, 23, 63, 66, 58),
}
"""About how often in a hundred rounds each task is met by who drafts for it, by the number of players."""
SIDES: Final = ((NO_TRICKS, FEWEST_TRICKS), (LAST_TRICK, MOST_TRICKS))
"""Tasks that want the same hand: the weakest, or the strongest."""
TOGETHER: Final = 10
"""How much easier a task is for each own one of its side."""
CONTESTED: Final = 10
"""How much harder for each one that another seat has."""
WEAKEST: Final = 0.1
STRONGEST: Final = 0.5
"""The tricks that a row is worth to who looks for its weakest or its strongest card."""
AIM: Final = (0.0, 1.5, 1.5, 1.5, 1.5, 1.0, 2.0, 3.0, 4.0, 9.0, 9.0, 0.0)
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
    ease = EASE[view.game.players]

    def value(task: int) -> int:
        side = next((side for side in SIDES if task in side), ())
        own = rivals = 0
        for seat in range(view.game.seats):
            alike = sum([other in side for other in view.facts[f"tasks {seat}"]])
            if seat == view.viewer:
                own = alike
            else:
                rivals += alike
        return ease[task] + TOGETHER * own - CONTESTED * rivals

    return _action(view, max(_choices(view), key=value))


def _drop(view: View) -> int:
    """The hardest task goes, the easy ones can be met."""
    return _action(view, min(_choices(view), key=EASE[view.game.players].__getitem__))


def _pick(view: View) -> int:
    """The task that these cards, against those of the others, are most likely to meet."""
    facts = view.facts
    seats = range(view.game.seats)
    hands = [DECK.hand(facts[f"hand {seat}"]) for seat in seats]
    trumps = law(facts["trump colour"][0], facts["trump number"][0])
    outlooks = [Outlook(trumps, hands, seat, 0, 0) for seat in seats]
    rivals = [outlooks[seat].expected for seat in seats if seat != view.viewer]
    return _action(view, max(_choices(view), key=lambda task: outlooks[view.viewer].chance(task, rivals)))


def _draft(view: View) -> int:
    """The card that brings the hand nearest to what some of the tasks need: rather one task sure than all of them half.

    A card is worth what it is on average under the trumps that fit all that was told. The start player needs what the
    others have to meet.
    """
    game = view.game
    assert isinstance(game, WasSticht)
    possible = [_worths(colour, number, game.players) for colour, number in possible_trumps(game, view)]
    worth = {card: sum([worths[card] for worths in possible]) / len(possible) for card in (*view.hand, *_choices(view))}
    hand = sum([worth[card] for card in view.hand])
    rows = len(view.events_of("laid out")) - len(view.hand) - 1
    tasks = _wanted_tasks(view)

    def value(card: int) -> float:
        least = hand + worth[card] + rows * WEAKEST
        most = hand + worth[card] + rows * STRONGEST
        colours = [DECK.colour[own] for own in (*view.hand, card)]
        total = 0.0
        for task in tasks:
            chance = _promise(task, min(max(AIM[task], least), most), game.players)
            if NO_RED <= task < EXACTLY_ONE:
                chance *= 1 - 0.04 * colours.count(task - NO_RED)
            total += chance**3
        return total

    return _action(view, max(_choices(view), key=value))


def _wanted_tasks(view: View) -> list[int]:
    """The own tasks; for the start player those of all others."""
    if view.viewer != view.standing.dealer:
        return list(view.facts[f"tasks {view.viewer}"])
    others = [seat for seat in range(view.game.seats) if seat != view.viewer]
    return [task for seat in others for task in view.facts[f"tasks {seat}"]]


@cache
def _worths(colour: int, number: int, players: int) -> tuple[float, ...]:
    """The tricks that each card is worth on average under these trumps; a card is worth more when some are out."""
    is_four = players == 4
    worths: list[float] = []
    for card in range(len(DECK.text)):
        own = DECK.number[card]
        if own == number and DECK.colour[card] == colour:
            worths.append(0.9 if is_four else 0.96)
        elif own == number:
            worths.append(0.77 if is_four else 0.88)
        elif DECK.colour[card] == colour:
            worths.append(0.07 + 0.06 * own if is_four else 0.18 + 0.065 * own)
        else:
            worths.append(0.57 * (own / 9) ** 2.2 if is_four else 0.65 * (own / 9) ** 1.5)
    return tuple(worths)


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
