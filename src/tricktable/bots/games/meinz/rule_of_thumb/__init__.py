"""Meinz by rules of thumb: two tricks, as rich or as poor as can be, and nothing in between.

Every choice asks the same: who takes this trick, for how much, and which places does that promise (`Outlook`)?
"""

from functools import lru_cache
from typing import Final, cast

from tricktable.bots.games.meinz.rule_of_thumb.outlook import (
    ALL_CARDS,
    ONE_COLOUR,
    Outlook,
    average_of,
    numbers_on,
    totals_at_stake,
    tricks_each,
)
from tricktable.bots.games.meinz.rule_of_thumb.plan import Plan
from tricktable.core.cards import Hand
from tricktable.core.views import View
from tricktable.games.meinz import Meinz
from tricktable.games.meinz.cards import MONSTER, NUMBERS, SEATS, deck
from tricktable.games.meinz.scores import MONSTER_BONUS

HASTE: Final = 0.05
"""A call that is so little worse than waiting is made while it is still possible: others call too."""
EAGERNESS: Final = 0.7
"""How often those who can take a trick with a lower card do."""
MIDDLE: Final = 5.5
"""Numbers near it are good for nothing."""
UNLIKELY: Final = 0.02
"""Chances below this are not looked at."""
EVERY_COLOUR: Final = ALL_CARDS // ONE_COLOUR
"""The lowest bit of each colour: times a set of numbers, these numbers in all colours."""


def choose(view: View) -> int:
    """The rule of thumb for the phase that the view is in."""
    game = cast(Meinz, view.game)
    if view.phase == "discard":
        return game.first_discard + _discard(game.players, view.viewer, totals_at_stake(view), view.hand)
    outlook = Outlook(view)
    if view.phase == "call":
        return _call(outlook, game)
    if view.phase == "swap":
        return _swap(outlook, game)
    return _play(outlook)


@lru_cache(maxsize=1 << 11)
def _discard(players: int, me: int, totals: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """The card that the plan needs least; what is neither high nor low goes first."""
    number = deck().number
    hand = deck().hand(cards)
    share = tricks_each(len(cards) - 1)
    sums = [0.0] * SEATS
    if players < SEATS:
        sums[MONSTER] += MONSTER_BONUS
    others = SEATS * SEATS * share - len(cards)
    whole = numbers_on(hand) + average_of(ALL_CARDS & ~hand) * others + sum(sums)
    plan = Plan(players, me, totals, share, whole)
    worths = plan.worths(sums, [share] * SEATS, [hand & ~(1 << card) for card in cards])
    return max([(worth, -abs(number[card] - MIDDLE), card) for worth, card in zip(worths, cards, strict=True)])[2]


def _swap(outlook: Outlook, game: Meinz) -> int:
    """The exchange that serves the plan: now by the sum, and as long as there is a trick to come by the hand."""
    plan, left = outlook.plan, outlook.left
    best = plan.worth(outlook.sums, left, outlook.hand)
    choice = game.keep
    for action in outlook.view.legal[1:]:
        given, taken = game.exchanges[action - game.first_swap]
        sums = outlook.sums[:]
        sums[outlook.me] += outlook.number[given] - outlook.number[taken]
        worth = plan.worth(sums, left, outlook.hand & ~(1 << given) | 1 << taken)
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
    number = outlook.number
    return max(outlook.view.legal, key=lambda card: (_if_played(outlook, card), number[card], card))


def _if_played(outlook: Outlook, card: int) -> float:
    """What it is worth to play this card, and to call where that is better."""
    hand = outlook.hand & ~(1 << card)
    trick = (*outlook.trick, card)
    to_come = outlook.to_come[1:]
    total = outlook.lying + outlook.number[card] + outlook.expected(to_come, trick[0])
    called = outlook.view.facts.get("called")
    if called:  # rich or poor, it is somebody else's: the card makes it what that player does not want
        return outlook.after(called[0], total, hand)
    if not outlook.left[outlook.me]:
        return _if_uncalled(outlook, total, trick, hand, 0.0)
    mine = _if_mine(outlook, total, trick, hand)
    uncalled = _if_uncalled(outlook, total, trick, hand, mine)
    return max(mine, uncalled) if to_come else uncalled


def _if_mine(outlook: Outlook, total: float, trick: tuple[int, ...], hand: Hand) -> float:
    """What it is worth to take the trick for so much, with the best swap for it."""
    me = outlook.me
    up, down = _exchanges(trick, hand)
    result = outlook.after(me, total + up, hand)
    if down:
        result = max(result, outlook.after(me, total + down, hand))
    if up and outlook.left[me] == 1:  # the last own trick may be just right as it is
        result = max(result, outlook.after(me, total, hand))
    return result


def _exchanges(trick: tuple[int, ...], hand: Hand) -> tuple[int, int]:
    """How much a swap can raise or lower the sum of these cards."""
    up = down = 0
    for lying in trick:
        first = lying - lying % NUMBERS
        held = hand >> first & ONE_COLOUR
        if held:
            up = max(up, first + held.bit_length() - 1 - lying)
            down = min(down, first + (held & -held).bit_length() - 1 - lying)
    return up, down


def _if_uncalled(outlook: Outlook, total: float, trick: tuple[int, ...], hand: Hand, mine: float) -> float:
    """What it is worth if nobody calls this trick; `mine` if the viewer takes it."""
    leader, left = outlook.leader, outlook.left
    to_come = [seat for seat in [(leader + place) % SEATS for place in range(len(trick), SEATS)] if left[seat]]
    place = _lowest(outlook, trick)
    result = 0.0
    beaten = 1.0
    if place >= 0:
        taker = (leader + place) % SEATS
        result = mine if taker == outlook.me else outlook.after(taker, total, hand)
        beaten = _chance_to_be_beaten(outlook, trick[place], trick[0], to_come)
    if beaten > UNLIKELY and to_come:
        others = sum([outlook.after(seat, total, hand) for seat in to_come]) / len(to_come)
        result += beaten * (others - result)
    return result


def _lowest(outlook: Outlook, trick: tuple[int, ...]) -> int:
    """The place of the card that takes the trick as it lies: the lowest number, of equal ones the last, full seats
    passed over; below 0 if it is nobody's yet."""
    best, lowest = -1, NUMBERS + 1
    for place, card in enumerate(trick):
        if outlook.number[card] <= lowest and outlook.left[(outlook.leader + place) % SEATS]:
            best, lowest = place, outlook.number[card]
    return best


def _chance_to_be_beaten(outlook: Outlook, card: int, led: int, seats: list[int]) -> float:
    """How likely one of these seats plays a number that is not higher."""
    view = outlook.view
    lower = (1 << outlook.number[card]) - 1
    unseen = outlook.unseen.bit_count()
    colour = outlook.colour[led]
    same = outlook.unseen_of(colour)
    stays = 1.0
    for seat in seats:
        if same and not outlook.void[seat] >> colour & 1:
            beating = (same & lower).bit_count()
            tries = view.hand_sizes[seat] * EAGERNESS
        else:
            beating = (outlook.unseen & lower * EVERY_COLOUR).bit_count()
            tries = 1.0 if seat >= view.game.players else 2.0
        if beating:
            stays *= (1 - beating / unseen) ** tries
    return 1 - stays
