"""How a position changes: what the seat on turn may do, and what a card, a call or a swap does.

A position is the words of one level; `level` is its number, `base` the place of its first word.
"""

import cython

if not cython.compiled:
    from tricktable.kernel.intrinsics import copy_words, lowest, seldom
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.restrictions import also_ruled_out, restricted


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_level(memory: Memory, source: cython.int, target: cython.int) -> cython.void:
    copy_words(memory.words, source * WORDS, target * WORDS, WORDS)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_moves(memory: Memory, level: cython.int) -> cython.int:
    """Lists what the seat on turn may do, in ascending order; returns how much that is."""
    base: cython.int = level * WORDS
    start: cython.int = level * MOVES
    asked: cython.int = cython.cast(cython.int, memory.words[base + ASKED])
    number: cython.int = 0
    choices: cython.ulonglong
    given: cython.int
    taken: cython.int
    lying: cython.ulonglong
    place: cython.int
    if asked == PLAYING:
        choices = _allowed(memory, base) & memory.firsts
        while choices:
            memory.moves[start + number] = memory.faces[lowest(choices)]
            number += 1
            choices &= choices - 1
    elif asked == CALLING:
        memory.moves[start] = CALL
        memory.moves[start + 1] = PASS
        number = 2
    elif asked == SWAPPING:
        memory.moves[start] = KEEP
        number = 1
        lying = 0
        for place in range(memory.seats):
            lying |= memory.bits[memory.words[base + CARDS + place]]
        choices = memory.words[base + HANDS + memory.words[base + TURN]]
        lying &= ~choices
        while choices:
            given = memory.faces[lowest(choices)]
            choices &= choices - 1
            others: cython.ulonglong = lying & memory.obliging[given]
            while others:
                taken = memory.faces[lowest(others)]
                others &= others - 1
                memory.moves[start + number] = SWAP + 64 * given + taken
                number += 1
    return number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _allowed(memory: Memory, base: cython.int) -> cython.ulonglong:
    """What the seat on turn may play."""
    turn: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    hand: cython.ulonglong = memory.words[base + HANDS + turn]
    if turn == memory.stacked:
        return memory.bits[memory.stack[memory.words[base + DONE]]]
    if memory.words[base + LYING]:
        led: cython.int = cython.cast(cython.int, memory.words[base + CARDS])
        if hand & memory.obliging[led]:
            hand &= memory.answering[led]
        elif hand & memory.fallback:
            hand &= memory.fallback
    return restricted(memory, base, hand) if seldom(memory.words[base + STAGE]) else hand


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def act(memory: Memory, base: cython.int, action: cython.int) -> cython.void:
    turn: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    given: cython.int
    taken: cython.int
    if action < CALL:
        _play(memory, base, action)
    elif action == CALL:
        memory.words[base + STRENGTH] = CALLED
        memory.words[base + WINNING] = turn
        memory.words[base + ASKED] = PLAYING
        memory.words[base + TURN] = (memory.words[base + LEADER] + memory.words[base + LYING]) % memory.seats
    elif action == PASS:
        _ask(memory, base, cython.cast(cython.int, memory.words[base + WINDOW]) + 1)
    else:
        memory.words[base + ASKED] = PLAYING
        if action >= SWAP:
            given = (action - SWAP) // 64
            taken = (action - SWAP) % 64
            memory.words[base + HANDS + turn] ^= memory.bits[given] | memory.bits[taken]
            memory.words[base + POINTS + turn] += memory.points[given]
            memory.words[base + POINTS + turn] -= memory.points[taken]
            memory.words[base + GONE] ^= memory.bits[given] | memory.bits[taken]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play(memory: Memory, base: cython.int, card: cython.int) -> cython.void:
    seat: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    lying: cython.int = cython.cast(cython.int, memory.words[base + LYING])
    slots: cython.ulonglong = memory.slots[card]
    held: cython.ulonglong = memory.words[base + HANDS + seat] & slots
    memory.words[base + HANDS + seat] ^= held & (~(held >> 1))
    gone: cython.ulonglong = memory.words[base + GONE]
    memory.words[base + GONE] = gone | (((gone & slots) >> 1 | memory.tops[card]) & slots)
    memory.words[base + CARDS + lying] = card
    led: cython.int = cython.cast(cython.int, memory.words[base + CARDS])
    strength: cython.int = memory.strengths[64 * led + card]
    best: cython.int = cython.cast(cython.int, memory.words[base + STRENGTH])
    if strength > best or (memory.ties_last and strength == best):
        if not (memory.words[base + BARRED] >> seat) & 1:
            memory.words[base + STRENGTH] = strength
            memory.words[base + WINNING] = seat
    if lying and not memory.answering[led] & memory.bits[card] and seat != memory.stacked:
        memory.words[base + VOIDS + seat] |= memory.obliging[led]
        if not memory.fallback & memory.bits[card]:
            memory.words[base + VOIDS + seat] |= memory.fallback
    if seldom(memory.words[base + STAGE]) and seat != memory.stacked:
        memory.words[base + VOIDS + seat] |= also_ruled_out(memory, base, card)
    lying += 1
    memory.words[base + LYING] = lying
    if lying == memory.seats:
        take_trick(memory, base)
        return
    seat += 1
    if seat == memory.seats:
        seat = 0
    memory.words[base + TURN] = seat
    if memory.callers and memory.words[base + STRENGTH] != CALLED:
        _ask(memory, base, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def held_before(memory: Memory, hand: cython.ulonglong, action: cython.int) -> cython.ulonglong:
    """The hand of a seat before it played a card, or swapped."""
    if action >= SWAP:
        return hand ^ (memory.bits[(action - SWAP) // 64] | memory.bits[(action - SWAP) % 64])
    slots: cython.ulonglong = memory.slots[action]
    return hand | (((hand & slots) << 1 | memory.bits[action]) & slots)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ask(memory: Memory, base: cython.int, window: cython.int) -> cython.void:
    """The next seat in the window for calls, or on with the cards."""
    lying: cython.int = cython.cast(cython.int, memory.words[base + LYING])
    leader: cython.int = cython.cast(cython.int, memory.words[base + LEADER])
    place: cython.int
    seat: cython.int
    while window < lying:
        place = lying - 1 if window == 0 else window - 1
        seat = (leader + place) % memory.seats
        if (memory.callers & ~memory.words[base + BARRED]) >> seat & 1:
            memory.words[base + ASKED] = CALLING
            memory.words[base + WINDOW] = window
            memory.words[base + TURN] = seat
            return
        window += 1
    memory.words[base + ASKED] = PLAYING
    memory.words[base + TURN] = (leader + lying) % memory.seats


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_trick(memory: Memory, base: cython.int) -> cython.void:
    winner: cython.int = cython.cast(cython.int, memory.words[base + WINNING])
    leader: cython.int = cython.cast(cython.int, memory.words[base + LEADER])
    side: cython.ulonglong = memory.sides[winner]
    gained: cython.int = memory.trick_points
    taken: cython.ulonglong = 0
    colours: cython.ulonglong = 0
    place: cython.int
    card: cython.int
    seat: cython.int = leader
    for place in range(memory.seats):
        card = cython.cast(cython.int, memory.words[base + CARDS + place])
        gained += memory.points[card]
        if not (side >> seat) & 1:
            gained += memory.captured[card]
        taken |= memory.bits[card]
        colours |= memory.obliging[card]
        seat += 1
        if seat == memory.seats:
            seat = 0
    memory.words[base + POINTS + winner] += gained
    memory.words[base + TAKEN + winner] |= taken
    memory.words[base + TRICKS + winner] += 1
    memory.words[base + DONE] += 1
    memory.words[base + LAST_TAKER] = winner
    memory.words[base + LEADER] = winner
    memory.words[base + TURN] = winner
    memory.words[base + LYING] = 0
    memory.words[base + STRENGTH] = 0
    memory.words[base + ASKED] = PLAYING
    if seldom(memory.words[base + STAGE]):
        memory.words[base + STAGE] = UNBROKEN if memory.reserved and not memory.breaking & taken else 0
    if memory.most_tricks and memory.words[base + TRICKS + winner] >= cython.cast(cython.ulonglong, memory.most_tricks):
        memory.words[base + BARRED] |= single(winner)
    if (memory.ruining >> winner) & 1:
        memory.words[base + RUINED] = 1
        memory.words[base + ASKED] = OVER
    elif memory.words[base + DONE] >= memory.words[base + LENGTH]:
        memory.words[base + ASKED] = OVER
    elif (memory.swappers >> winner) & 1 and memory.words[base + HANDS + winner] & colours:
        memory.words[base + ASKED] = SWAPPING


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def single(seat: cython.int) -> cython.ulonglong:
    """The set of one seat."""
    one: cython.ulonglong = 1
    return one << seat
