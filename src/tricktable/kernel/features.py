"""What a policy sees of a card: sixteen numbers, made from what the seat on turn knows."""

import cython

if not cython.compiled:
    from tricktable.kernel.intrinsics import count
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def describe(memory: Memory, level: cython.int, card: cython.int, row: cython.double[::1]) -> cython.void:
    """The features of a card for the seat on turn, from what that seat knows."""
    base: cython.int = level * WORDS
    seat: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    lying: cython.int = cython.cast(cython.int, memory.words[base + LYING])
    hand: cython.ulonglong = memory.words[base + HANDS + seat]
    unseen: cython.ulonglong = memory.all_cards & ~(hand | memory.words[base + GONE])
    side: cython.ulonglong = memory.sides[seat]
    led: cython.int = card if lying == 0 else cython.cast(cython.int, memory.words[base + CARDS])
    beaters: cython.ulonglong = memory.beaters[64 * led + card] & unseen
    threats: cython.ulonglong = 0
    void_mates: cython.int = 0
    void_others: cython.int = 0
    other: cython.int = seat
    place: cython.int
    for place in range(lying + 1, memory.seats):
        other += 1
        if other == memory.seats:
            other = 0
        is_void: cython.int = (memory.obliging[led] & ~memory.words[base + VOIDS + other]) == 0
        if (side >> other) & 1:
            void_mates += is_void
        else:
            void_others += is_void
            if not (memory.words[base + BARRED] >> other) & 1:
                threats |= unseen & ~memory.words[base + VOIDS + other]
    is_safe: cython.double = 1.0 if not beaters & threats else 0.0
    points: cython.double = memory.points[card] / 10.0
    captured: cython.double = memory.captured[card]
    power: cython.double = memory.powers[card]
    own: cython.ulonglong = hand & memory.obliging[card]
    is_trump: cython.double = 1.0 if memory.trumps & memory.bits[card] else 0.0
    clears: cython.double = 1.0 if own == memory.bits[card] and is_trump == 0.0 else 0.0
    held: cython.double = count(hand) / 8.0
    for place in range(FEATURES):
        row[place] = 0.0
    if lying == 0:
        row[0] = is_safe
        row[1] = power
        row[2] = count(beaters) / (count(unseen) + 1.0)
        row[3] = is_trump
        row[4] = clears
        row[5] = count(own) / 8.0
        row[6] = points
        row[7] = captured if memory.kind != PLACES else points * _lean(memory, base, seat, 0.0)
        row[8] = void_others
        row[9] = void_mates
        row[10] = is_safe * points
        row[11] = is_safe * is_trump
        row[12] = is_safe * held
        row[13] = power * held
        row[14] = count(unseen & memory.obliging[card]) / 8.0
        row[15] = 1.0 if own & ~(own - 1) == memory.bits[card] else 0.0
        return
    winning: cython.int = cython.cast(cython.int, memory.words[base + WINNING])
    best: cython.int = cython.cast(cython.int, memory.words[base + STRENGTH])
    strength: cython.int = memory.strengths[64 * led + card]
    takes: cython.double = 0.0
    if strength > best or (memory.ties_last and strength == best):
        if not (memory.words[base + BARRED] >> seat) & 1:
            takes = 1.0
    stake: cython.double = memory.trick_points + memory.points[card]
    other = cython.cast(cython.int, memory.words[base + LEADER])
    top: cython.int = led
    for place in range(lying):
        lain: cython.int = cython.cast(cython.int, memory.words[base + CARDS + place])
        stake += memory.points[lain]
        if not (side >> other) & 1:
            stake += memory.captured[lain]
        if other == winning:
            top = lain
        other += 1
        if other == memory.seats:
            other = 0
    stake /= 10.0
    is_mates: cython.double = 1.0 if (side >> winning) & 1 else 0.0
    mate_safe: cython.double = 1.0 if not memory.beaters[64 * led + top] & threats else 0.0
    if best == CALLED:
        mate_safe = 1.0
    row[0] = takes
    row[1] = takes * is_safe
    row[2] = takes * stake
    row[3] = takes * is_safe * stake
    row[4] = is_mates * (1.0 - takes) * mate_safe
    row[5] = is_mates * takes * mate_safe
    row[6] = is_mates * (1.0 - takes) * points
    row[7] = (1.0 - is_mates) * (1.0 - takes) * points
    row[8] = power
    row[9] = takes * power
    row[10] = is_trump if not memory.answering[led] & memory.bits[card] else 0.0
    row[11] = clears
    if memory.kind == PLACES:
        captured = points * _lean(memory, base, seat if takes > 0.0 else winning, 10.0 * stake - memory.points[card])
    row[12] = (1.0 - is_mates) * (1.0 - takes) * captured
    row[13] = (1.0 - (1.0 - is_mates) * (1.0 - takes)) * captured
    row[14] = is_mates * (1.0 - takes) * mate_safe * points
    row[15] = takes if lying == memory.seats - 1 else 0.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lean(memory: Memory, base: cython.int, seat: cython.int, lying: cython.double) -> cython.double:
    """How rich or poor a seat is with its tricks and this one as it lies: about -1 to 1."""
    own: cython.double = memory.words[base + POINTS + seat] + lying
    usual: cython.double = memory.middle / cython.cast(cython.double, memory.seats)
    lean: cython.double = own - usual * (memory.words[base + TRICKS + seat] * memory.seats + memory.words[base + LYING])
    return lean / 10.0
