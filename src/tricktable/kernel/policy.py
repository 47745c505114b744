"""A policy: the card whose features weigh most, by the seat's attitude to tricks; calls and swaps by the goal."""

import cython

if not cython.compiled:
    from tricktable.kernel.chance import draw
    from tricktable.kernel.features import describe, survey
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.tricks import list_moves


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def pick(memory: Memory, level: cython.int) -> cython.int:
    """What the policy does."""
    base: cython.int = level * WORDS
    number: cython.int = list_moves(memory, level)
    start: cython.int = level * MOVES
    if number == 1:
        return memory.moves[start]
    asked: cython.int = cython.cast(cython.int, memory.words[base + ASKED])
    if asked == CALLING:
        return _pick_call(memory, base)
    if asked == SWAPPING:
        return _pick_swap(memory, base, start, number)
    seat: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    weights: cython.int = 2 * FEATURES * attitude_of(memory, base, seat)
    if memory.words[base + LYING]:
        weights += FEATURES
    best: cython.int = memory.moves[start]
    highest: cython.double = -1e300
    place: cython.int
    feature: cython.int
    score: cython.double
    other: cython.double
    survey(memory, level)
    for place in range(number):
        describe(memory, level, memory.moves[start + place], memory.row)
        score = memory.noise * ((draw(memory) >> 11) * 1.1102230246251565e-16)
        other = 0.0
        for feature in range(0, FEATURES, 2):
            score += memory.policy[weights + feature] * memory.row[feature]
            other += memory.policy[weights + feature + 1] * memory.row[feature + 1]
        score += other
        if score > highest:
            highest = score
            best = memory.moves[start + place]
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pick_call(memory: Memory, base: cython.int) -> cython.int:
    """Calls as often as the goal says for the attitude and the cards that lie, and sooner what is far out."""
    seat: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    lying: cython.int = cython.cast(cython.int, memory.words[base + LYING])
    attitude: cython.int = attitude_of(memory, base, seat)
    place: cython.int
    chance: cython.double = memory.calls[MOST_SEATS * attitude + lying]
    if attitude:
        beyond: cython.double = 0.0
        for place in range(lying):
            beyond += memory.points[memory.words[base + CARDS + place]]
        beyond -= lying * memory.middle / cython.cast(cython.double, memory.seats)
        chance += memory.slope * (beyond if attitude == 1 else -beyond)
    return CALL if (draw(memory) >> 11) * 1.1102230246251565e-16 < chance else PASS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pick_swap(memory: Memory, base: cython.int, start: cython.int, number: cython.int) -> cython.int:
    """Makes the own tricks still richer or still poorer, whichever goes further from the middle."""
    seat: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    tricks: cython.int = cython.cast(cython.int, memory.words[base + TRICKS + seat])
    beyond: cython.int = cython.cast(cython.int, memory.words[base + POINTS + seat]) - memory.middle * tricks
    best: cython.int = KEEP
    furthest: cython.int = beyond if beyond > 0 else -beyond
    place: cython.int
    for place in range(1, number):
        action: cython.int = memory.moves[start + place] - SWAP
        after: cython.int = beyond + memory.points[action // 64] - memory.points[action % 64]
        if after < 0:
            after = -after
        if after > furthest:
            furthest = after
            best = action + SWAP
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def attitude_of(memory: Memory, base: cython.int, seat: cython.int) -> cython.int:
    tricks: cython.int = cython.cast(cython.int, memory.words[base + TRICKS + seat])
    if memory.kind == PLACES:
        if (memory.words[base + BARRED] >> seat) & 1:
            return 3
        if tricks == 0:
            return 0
        return 1 if cython.cast(cython.int, memory.words[base + POINTS + seat]) > memory.middle * tricks else 2
    if tricks < memory.wanted_from[seat]:
        return 0
    return 1 if tricks >= memory.wanted_to[seat] else 2
