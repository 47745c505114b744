"""What a policy sees of a card: sixteen numbers, made from what the seat on turn knows."""

import cython

if not cython.compiled:
    from tricktable.kernel.intrinsics import count
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def survey(memory: Memory, level: cython.int) -> cython.void:
    """What is the same for all cards of a choice, from what the seat on turn knows; before the first of them is
    described."""
    base: cython.int = level * WORDS
    seat: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    lying: cython.int = cython.cast(cython.int, memory.words[base + LYING])
    hand: cython.ulonglong = memory.words[base + HANDS + seat]
    side: cython.ulonglong = memory.sides[seat]
    rivals: cython.ulonglong = ~(side | memory.words[base + BARRED])
    threats: cython.ulonglong = 0
    other: cython.int = seat
    place: cython.int
    for place in range(lying + 1, memory.seats):
        other += 1
        if other == memory.seats:
            other = 0
        if (rivals >> other) & 1:
            threats |= ~memory.words[base + VOIDS + other]
    memory.unseen = memory.all_cards & ~(hand | memory.words[base + GONE])
    memory.threats = threats & memory.unseen
    memory.held = count(hand) / 8.0
    memory.counted = 0
    if lying:
        _survey_trick(memory, base, side, lying)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _survey_trick(memory: Memory, base: cython.int, side: cython.ulonglong, lying: cython.int) -> cython.void:
    """The same of a trick to which somebody has played."""
    winning: cython.int = cython.cast(cython.int, memory.words[base + WINNING])
    led: cython.int = cython.cast(cython.int, memory.words[base + CARDS])
    top: cython.int = led
    stake: cython.int = memory.trick_points
    other: cython.int = cython.cast(cython.int, memory.words[base + LEADER])
    place: cython.int
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
    memory.stake = stake
    memory.is_mates = 1.0 if (side >> winning) & 1 else 0.0
    is_safe: cython.int = memory.words[base + STRENGTH] == CALLED or not memory.beaters[64 * led + top] & memory.threats
    memory.mate_safe = 1.0 if is_safe else 0.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_voids(memory: Memory, base: cython.int, suit: cython.ulonglong) -> cython.void:
    """How many of those who come have none of a suit that is led; most cards of a hand share it with the one before."""
    seat: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    side: cython.ulonglong = memory.sides[seat]
    mates: cython.int = 0
    others: cython.int = 0
    other: cython.int = seat
    place: cython.int
    for place in range(1, memory.seats):
        other += 1
        if other == memory.seats:
            other = 0
        is_void: cython.int = (suit & ~memory.words[base + VOIDS + other]) == 0
        if (side >> other) & 1:
            mates += is_void
        else:
            others += is_void
    memory.counted = suit
    memory.void_mates = mates
    memory.void_others = others


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def describe(memory: Memory, level: cython.int, card: cython.int, row: cython.double[::1]) -> cython.void:
    """The features of a card for the seat on turn, from what that seat knows (`survey`)."""
    base: cython.int = level * WORDS
    seat: cython.int = cython.cast(cython.int, memory.words[base + TURN])
    lying: cython.int = cython.cast(cython.int, memory.words[base + LYING])
    led: cython.int = card if lying == 0 else cython.cast(cython.int, memory.words[base + CARDS])
    suit: cython.ulonglong = memory.obliging[card]
    own: cython.ulonglong = memory.words[base + HANDS + seat] & suit
    beaters: cython.ulonglong = memory.beaters[64 * led + card]
    is_safe: cython.double = 1.0 if not beaters & memory.threats else 0.0
    points: cython.double = memory.points[card] / 10.0
    captured: cython.double = memory.captured[card]
    power: cython.double = memory.powers[card]
    is_trump: cython.double = 1.0 if memory.trumps & memory.bits[card] else 0.0
    clears: cython.double = 1.0 if own == memory.bits[card] and is_trump == 0.0 else 0.0
    if lying == 0:
        if suit != memory.counted:
            _count_voids(memory, base, suit)
        row[0] = is_safe
        row[1] = power
        row[2] = count(beaters & memory.unseen) / (count(memory.unseen) + 1.0)
        row[3] = is_trump
        row[4] = clears
        row[5] = count(own) / 8.0
        row[6] = points
        row[7] = captured if memory.kind != PLACES else points * _lean(memory, base, seat, 0.0)
        row[8] = memory.void_others
        row[9] = memory.void_mates
        row[10] = is_safe * points
        row[11] = is_safe * is_trump
        row[12] = is_safe * memory.held
        row[13] = power * memory.held
        row[14] = count(memory.unseen & suit) / 8.0
        row[15] = 1.0 if own & ~(own - 1) == memory.bits[card] else 0.0
        return
    best: cython.int = cython.cast(cython.int, memory.words[base + STRENGTH])
    strength: cython.int = memory.strengths[64 * led + card]
    takes: cython.double = 0.0
    if strength > best or (memory.ties_last and strength == best):
        if not (memory.words[base + BARRED] >> seat) & 1:
            takes = 1.0
    stake: cython.double = (memory.stake + memory.points[card]) / 10.0
    is_mates: cython.double = memory.is_mates
    stays: cython.double = is_mates * (1.0 - takes)
    gives: cython.double = (1.0 - is_mates) * (1.0 - takes)
    row[0] = takes
    row[1] = takes * is_safe
    row[2] = takes * stake
    row[3] = takes * is_safe * stake
    row[4] = stays * memory.mate_safe
    row[5] = is_mates * takes * memory.mate_safe
    row[6] = stays * points
    row[7] = gives * points
    row[8] = power
    row[9] = takes * power
    row[10] = is_trump if not memory.answering[led] & memory.bits[card] else 0.0
    row[11] = clears
    if memory.kind == PLACES:
        winning: cython.int = cython.cast(cython.int, memory.words[base + WINNING])
        captured = points * _lean(memory, base, seat if takes > 0.0 else winning, memory.stake)
    row[12] = gives * captured
    row[13] = (1.0 - gives) * captured
    row[14] = stays * memory.mate_safe * points
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
