"""A net: two layers between the sight of a card and one number, the higher the better."""

import cython

if not cython.compiled:
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def rate(memory: Memory, row: cython.double[::1]) -> cython.double:
    """What the net makes of what is seen of a card.

    Its weights lie one layer behind the other, all of a unit together, and behind them its bias.
    """
    unit: cython.int
    place: cython.int
    at: cython.int = 0
    total: cython.double
    for unit in range(FIRST_LAYER):
        total = 0.0
        for place in range(SIGHT):
            total += memory.net[at + place] * row[place]
        total += memory.net[at + SIGHT]
        at += SIGHT + 1
        memory.first[unit] = total if total > 0.0 else 0.0
    result: cython.double = 0.0
    last: cython.int = NET - SECOND_LAYER - 1
    for unit in range(SECOND_LAYER):
        total = 0.0
        for place in range(FIRST_LAYER):
            total += memory.net[at + place] * memory.first[place]
        total += memory.net[at + FIRST_LAYER]
        at += FIRST_LAYER + 1
        if total > 0.0:
            result += memory.net[last + unit] * total
    return result + memory.net[NET - 1]
