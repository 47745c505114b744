"""What the end of a round is worth to each seat: one of four kinds of goals."""

import cython

if not cython.compiled:
    from math import exp

    from tricktable.kernel.intrinsics import DECIDED
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.tricks import single


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def judge(memory: Memory, level: cython.int) -> cython.void:
    """Writes what the finished round is worth to each seat."""
    gainers: cython.ulonglong
    seat: cython.int
    if memory.kind < LINEAR:
        gainers = _pot_gainers(memory, level * WORDS) if memory.kind == POT else _task_gainers(memory, level * WORDS)
        for seat in range(memory.seats):
            memory.values[level * MOST_SEATS + seat] = memory.worth[gainers * MOST_SEATS + seat]
    else:
        _share(memory, level)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pot_gainers(memory: Memory, base: cython.int) -> cython.ulonglong:
    seat: cython.int
    other: cython.int
    everybody: cython.ulonglong = single(memory.seats) - 1
    if memory.ruining:
        if not memory.words[base + RUINED]:
            return memory.kept_to
        if memory.ruined_to:
            return memory.ruined_to
        return single(cython.cast(cython.int, memory.words[base + LAST_TAKER]))
    most: cython.ulonglong = 0
    best: cython.ulonglong = 0
    for seat in range(memory.seats):
        own: cython.ulonglong = 0
        for other in range(memory.seats):
            if (memory.sides[seat] >> other) & 1:
                own += memory.words[base + POINTS + other]
        if own > most or seat == 0:
            most = own
            best = 0
        if own == most:
            best |= single(seat)
    return memory.tie_to if best == everybody else best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _task_gainers(memory: Memory, base: cython.int) -> cython.ulonglong:
    gainers: cython.ulonglong = 0
    seat: cython.int
    for seat in range(memory.seats):
        if seat != memory.thief:
            if _is_met(memory, base, seat, seat):
                gainers |= single(seat)
            elif memory.thief < memory.seats and _is_met(memory, base, seat, memory.thief):
                gainers |= single(memory.thief)
    return gainers


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_met(memory: Memory, base: cython.int, task: cython.int, seat: cython.int) -> cython.int:
    """The seat's own tricks meet the task of `task`."""
    tricks: cython.int = cython.cast(cython.int, memory.words[base + TRICKS + seat])
    other: cython.int
    if tricks < memory.low[task] or tricks > memory.high[task]:
        return 0
    if memory.words[base + TAKEN + seat] & memory.forbidden[task]:
        return 0
    if memory.needs_last[task] and cython.cast(cython.int, memory.words[base + LAST_TAKER]) != seat:
        return 0
    if memory.rank[task]:
        for other in range(memory.seats):
            if other != seat:
                theirs: cython.int = cython.cast(cython.int, memory.words[base + TRICKS + other])
                if theirs == tricks or (theirs > tricks) == (memory.rank[task] == 1):
                    return 0
    return 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _share(memory: Memory, level: cython.int) -> cython.void:
    """Everybody's share of the victory after this round's scores."""
    base: cython.int = level * WORDS
    start: cython.int = level * MOST_SEATS
    seat: cython.int
    highest: cython.double = -1e300
    for seat in range(memory.seats):
        total: cython.double = memory.totals[seat] + _score(memory, base, seat)
        memory.values[start + seat] = total
        if (memory.contenders >> seat) & 1 and total > highest:
            highest = total
    whole: cython.double = 0.0
    sharpness: cython.double = memory.sharpness if highest < memory.target else DECIDED
    for seat in range(memory.seats):
        own: cython.double = 0.0
        if (memory.contenders >> seat) & 1:
            own = exp(sharpness * (memory.values[start + seat] - highest))
        memory.values[start + seat] = own
        whole += own
    for seat in range(memory.seats):
        memory.values[start + seat] /= whole


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _score(memory: Memory, base: cython.int, seat: cython.int) -> cython.double:
    other: cython.int
    own: cython.int
    if memory.kind == LINEAR:
        sum: cython.int = memory.offset
        for other in range(memory.seats):
            own = cython.cast(cython.int, memory.words[base + POINTS + other])
            sum += memory.weights[seat * MOST_SEATS + other] * own
        if sum < 0:
            sum = 0
        if sum >= TABLE:
            sum = TABLE - 1
        own = cython.cast(cython.int, memory.words[base + POINTS + seat])
        return memory.factor * own + memory.tables[seat * TABLE + sum]
    own = cython.cast(cython.int, memory.words[base + POINTS + seat]) + memory.bonus[seat]
    place: cython.int = 0
    for other in range(memory.seats):
        if other != seat:
            theirs: cython.int = cython.cast(cython.int, memory.words[base + POINTS + other]) + memory.bonus[other]
            if theirs == own:
                return 0.0
            if theirs > own:
                place += 1
    return memory.prizes[place]
