"""Meinz by rules of thumb: two tricks, as rich or as poor as can be, and nothing in between.

Every choice asks the same: who takes this trick, for how much, and which places does that promise (`Outlook`)?
"""

from collections.abc import Sequence
from typing import Final, cast

from tricktable.bots.thumbs.meinz_outlooks import Outlook
from tricktable.core.views import View
from tricktable.games.meinz import Meinz
from tricktable.games.meinz.cards import SEATS

HASTE: Final = 0.05
"""A call that is so little worse than waiting is made while it is still possible: others call too."""
EAGERNESS: Final = 0.7
"""How often those who can take a trick with a lower card do."""
MIDDLE: Final = 5.5
"""Numbers near it are good for nothing."""
UNLIKELY: Final = 0.02
"""Chances below this are not looked at."""


def choose(view: View) -> int:
    """The rule of thumb for the phase that the view is in."""
    game = cast(Meinz, view.game)
    outlook = Outlook(view)
    if view.phase == "discard":
        return _discard(outlook, game)
    if view.phase == "call":
        return _call(outlook, game)
    if view.phase == "swap":
        return _swap(outlook, game)
    return _play(outlook)


def _discard(outlook: Outlook, game: Meinz) -> int:
    """The card that the plan needs least; what is neither high nor low goes first."""
    worth = {card: outlook.worth(outlook.sums, outlook.left, _without(outlook.hand, card)) for card in outlook.hand}
    return game.first_discard + max(worth, key=lambda card: (worth[card], -abs(outlook.number[card] - MIDDLE), card))


def _swap(outlook: Outlook, game: Meinz) -> int:
    """The exchange that serves the plan: now by the sum, and as long as there is a trick to come by the hand."""
    best = outlook.worth(outlook.sums, outlook.left, outlook.hand)
    choice = game.keep
    for action in outlook.view.legal[1:]:
        given, taken = game.exchanges[action - game.first_swap]
        sums = outlook.sums[:]
        sums[outlook.me] += outlook.number[given] - outlook.number[taken]
        worth = outlook.worth(sums, outlook.left, (*_without(outlook.hand, given), taken))
        if worth > best:
            best, choice = worth, action
    return choice


def _call(outlook: Outlook, game: Meinz) -> int:
    """Calls for a trick that serves the plan better than whatever comes if it goes its way."""
    call, wait = game.call_actions
    trick = outlook.trick
    total = outlook.lying + outlook.expected(outlook.to_come, trick[0])
    mine = _if_mine(outlook, total, trick, outlook.hand)
    haste = HASTE if len(trick) < SEATS - 1 else 0.0
    return call if mine + haste > _if_uncalled(outlook, total, trick, outlook.hand, mine) else wait


def _play(outlook: Outlook) -> int:
    """The card with the best prospects; of equal ones the higher."""
    worth = {card: _if_played(outlook, card) for card in outlook.view.legal}
    return max(worth, key=lambda card: (worth[card], outlook.number[card], card))


def _if_played(outlook: Outlook, card: int) -> float:
    """What it is worth to play this card, and to call where that is better."""
    me = outlook.me
    hand = _without(outlook.hand, card)
    trick = (*outlook.trick, card)
    to_come = outlook.to_come[1:]
    total = outlook.lying + outlook.number[card] + outlook.expected(to_come, trick[0])
    called = outlook.view.facts.get("called")
    if called:  # rich or poor, it is somebody else's: the card makes it what that player does not want
        return outlook.after(called[0], total, hand)
    if not outlook.left[me]:
        return _if_uncalled(outlook, total, trick, hand, 0.0)
    mine = _if_mine(outlook, total, trick, hand)
    uncalled = _if_uncalled(outlook, total, trick, hand, mine)
    return max(mine, uncalled) if to_come else uncalled


def _if_mine(outlook: Outlook, total: float, trick: Sequence[int], hand: Sequence[int]) -> float:
    """What it is worth to take the trick for so much, with the best swap for it."""
    me = outlook.me
    up, down = _exchanges(outlook, trick, hand)
    result = outlook.after(me, total + up, hand)
    if down:
        result = max(result, outlook.after(me, total + down, hand))
    if up and outlook.left[me] == 1:  # the last own trick may be just right as it is
        result = max(result, outlook.after(me, total, hand))
    return result


def _exchanges(outlook: Outlook, trick: Sequence[int], hand: Sequence[int]) -> tuple[int, int]:
    """How much a swap can raise or lower the sum of these cards."""
    number = outlook.number
    colour = outlook.colour
    up = down = 0
    for lying in trick:
        for held in hand:
            if colour[held] == colour[lying]:
                change = number[held] - number[lying]
                if change > up:
                    up = change
                elif change < down:
                    down = change
    return up, down


def _if_uncalled(outlook: Outlook, total: float, trick: Sequence[int], hand: Sequence[int], mine: float) -> float:
    """What it is worth if nobody calls this trick; `mine` if the viewer takes it."""
    to_come = [seat for seat in _seats_after(outlook, trick) if outlook.left[seat]]
    taker = _lowest(outlook, trick)
    result = 0.0
    beaten = 1.0
    if taker is not None:
        result = mine if taker == outlook.me else outlook.after(taker, total, hand)
        beaten = _chance_to_be_beaten(outlook, trick[(taker - outlook.leader) % SEATS], trick[0], to_come)
    if beaten > UNLIKELY and to_come:
        others = sum([outlook.after(seat, total, hand) for seat in to_come]) / len(to_come)
        result += beaten * (others - result)
    return result


def _seats_after(outlook: Outlook, trick: Sequence[int]) -> list[int]:
    return [(outlook.leader + place) % SEATS for place in range(len(trick), SEATS)]


def _lowest(outlook: Outlook, trick: Sequence[int]) -> int | None:
    """Who takes the trick as it lies: the lowest number, of equal ones the last, full seats passed over."""
    taker, lowest = None, 0
    for place, card in enumerate(trick):
        seat = (outlook.leader + place) % SEATS
        if outlook.left[seat] and (taker is None or outlook.number[card] <= lowest):
            taker, lowest = seat, outlook.number[card]
    return taker


def _chance_to_be_beaten(outlook: Outlook, card: int, led: int, seats: Sequence[int]) -> float:
    """How likely one of these seats plays a number that is not higher."""
    number = outlook.number[card]
    unseen = sum([len(numbers) for numbers in outlook.unseen])
    stays = 1.0
    for seat in seats:
        if outlook.follows(seat, led):
            beating = len([other for other in outlook.unseen[outlook.colour[led]] if other <= number])
            tries = outlook.view.hand_sizes[seat] * EAGERNESS
        else:
            beating = sum([len([other for other in numbers if other <= number]) for numbers in outlook.unseen])
            tries = 1.0 if seat >= outlook.view.game.players else 2.0
        if beating:
            stays *= (1 - beating / unseen) ** tries
    return 1 - stays


def _without(hand: Sequence[int], card: int) -> tuple[int, ...]:
    return tuple([other for other in hand if other != card])
