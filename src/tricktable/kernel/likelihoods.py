"""Likelihoods: how likely the cards that were played are under the policy, with the hands of a world."""

import cython

if not cython.compiled:
    from math import exp, log

    from tricktable.kernel.features import describe, survey
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.policy import attitude_of
    from tricktable.kernel.tricks import act, list_moves


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def likelihood(
    memory: Memory, plays: cython.int[::1], number: cython.int, heard: cython.ulonglong, chance: cython.double
) -> cython.double:
    """The logarithm of how likely it is that the seats that are heard play these cards from the position of the second
    level on, which is played through; a part of everything they do is pure chance."""
    place: cython.int
    result: cython.double = 0.0
    for place in range(number):
        if (heard >> memory.words[WORDS + TURN]) & 1:
            result += _of_play(memory, plays[place], chance)
        act(memory, WORDS, plays[place])
    return result


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _of_play(memory: Memory, card: cython.int, chance: cython.double) -> cython.double:
    """The same for one card in the position of the second level; calls and swaps tell nothing."""
    if memory.words[WORDS + ASKED] != PLAYING:
        return 0.0
    number: cython.int = list_moves(memory, 1)
    if number == 1:
        return 0.0
    seat: cython.int = cython.cast(cython.int, memory.words[WORDS + TURN])
    weights: cython.int = 2 * FEATURES * attitude_of(memory, WORDS, seat)
    if memory.words[WORDS + LYING]:
        weights += FEATURES
    place: cython.int
    feature: cython.int
    score: cython.double
    own: cython.double = 0.0
    highest: cython.double = -1e300
    survey(memory, 1)
    for place in range(number):
        describe(memory, 1, memory.moves[MOVES + place], memory.row)
        score = 0.0
        for feature in range(FEATURES):
            score += memory.policy[weights + feature] * memory.row[feature]
        memory.exact[place] = score
        if score > highest:
            highest = score
    total: cython.double = 0.0
    for place in range(number):
        score = exp(memory.exact[place] - highest)
        total += score
        if memory.moves[MOVES + place] == card:
            own = score
    return log((1.0 - chance) * own / total + chance / number)
