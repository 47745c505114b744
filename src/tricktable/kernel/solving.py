"""Solving an end: all see everything, and everybody plays for the own worth."""

import cython

if not cython.compiled:
    from tricktable.kernel.intrinsics import EQUAL
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.tricks import act, copy_level, list_moves
    from tricktable.kernel.worth import judge


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def solve_level(memory: Memory, level: cython.int) -> cython.int:
    """Writes what the position is worth to each seat; 0 when the work grows too much."""
    base: cython.int = level * WORDS
    if memory.words[base + ASKED] == OVER:
        judge(memory, level)
        return 1
    memory.nodes -= 1
    if memory.nodes < 0 or level + 1 >= LEVELS:
        return 0
    number: cython.int = list_moves(memory, level)
    turn: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    own: cython.int = level * MOST_SEATS
    below: cython.int = own + MOST_SEATS
    place: cython.int
    seat: cython.int
    for place in range(number):
        copy_level(memory, level, level + 1)
        act(memory, base + WORDS, memory.moves[level * MOVES + place])
        if not solve_level(memory, level + 1):
            return 0
        if place == 0 or memory.values[below + turn] > memory.values[own + turn] + EQUAL:
            for seat in range(memory.seats):
                memory.values[own + seat] = memory.values[below + seat]
            if memory.values[own + turn] >= memory.peaks[turn] - EQUAL:
                return 1
    return 1
