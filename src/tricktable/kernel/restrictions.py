"""Restrictions on leads and on the first trick, and what a card tells that was played under them.

The law says them as four sets of cards, and the same once more in Python. Where a position's stage is 0 nothing here is
asked.
"""

import cython

if not cython.compiled:
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def restricted(memory: Memory, base: cython.int, choices: cython.ulonglong) -> cython.ulonglong:
    """What the seat on turn may play of the cards that the duty to follow allows."""
    stage: cython.int = cython.cast(cython.int, memory.words[base + STAGE])
    if memory.words[base + LYING] == 0:
        return allowed_to_lead(memory, choices, stage)
    return _without_held_back(memory, choices) if stage == FIRST_TRICK else choices


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def allowed_to_lead(memory: Memory, hand: cython.ulonglong, stage: cython.int) -> cython.ulonglong:
    """What of this hand may be led."""
    choices: cython.ulonglong = hand
    if stage == FIRST_TRICK and hand & memory.opening:
        choices = hand & memory.opening
    elif hand & ~memory.reserved:
        choices = hand & ~memory.reserved
    return _without_held_back(memory, choices) if stage == FIRST_TRICK else choices


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _without_held_back(memory: Memory, choices: cython.ulonglong) -> cython.ulonglong:
    """The choices in the first trick."""
    return choices & ~memory.held_back if choices & ~memory.held_back else choices


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def also_ruled_out(memory: Memory, base: cython.int, card: cython.int) -> cython.ulonglong:
    """What the hand that plays this card to the trick as it lies cannot hold, besides what the duty to follow says."""
    stage: cython.int = cython.cast(cython.int, memory.words[base + STAGE])
    bit: cython.ulonglong = memory.bits[card]
    if memory.words[base + LYING] == 0:
        return _ruled_out_by_lead(memory, bit, stage)
    if stage == FIRST_TRICK and memory.held_back & bit:
        return _ruled_out_at_first(memory, bit, cython.cast(cython.int, memory.words[base + CARDS]))
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ruled_out_by_lead(memory: Memory, bit: cython.ulonglong, stage: cython.int) -> cython.ulonglong:
    """What the hand that leads this card cannot hold."""
    unreserved: cython.ulonglong = memory.all_cards & ~memory.reserved
    if stage == UNBROKEN:
        return unreserved if memory.reserved & bit else 0
    others: cython.ulonglong = 0  # what was not allowed beside it
    if memory.held_back & bit:
        others = memory.all_cards & ~memory.held_back
    if memory.opening & bit:
        return memory.opening & others
    return memory.opening | (unreserved | others if memory.reserved & bit else unreserved & others)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ruled_out_at_first(memory: Memory, bit: cython.ulonglong, led: cython.int) -> cython.ulonglong:
    """What the hand cannot hold that follows in the first trick with this card, one of those that are held back."""
    others: cython.ulonglong = memory.all_cards & ~memory.held_back
    obliging: cython.ulonglong = memory.obliging[led]
    answering: cython.ulonglong = memory.answering[led]
    if obliging & bit:
        return answering & others
    result: cython.ulonglong = memory.fallback & others if memory.fallback & bit else memory.fallback | others
    result |= obliging
    if obliging & memory.held_back and answering & bit:  # or it could follow, but only with such cards
        result &= answering & others
    return result
