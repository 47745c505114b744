"""What a net sees of a card: many numbers, made from what the seat on turn knows.

They are about the card, the trick that it is played to, the hand that stays, and the round. None knows suits by name,
or games. Others' hands have no part in them: who may hold what is told by the cards that are gone and by voids.
"""

import cython

if not cython.compiled:
    from tricktable.kernel.features import describe, survey
    from tricktable.kernel.intrinsics import count, lowest
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.policy import attitude_of
    from tricktable.kernel.tricks import single


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def see(
    memory: Memory, number: cython.int, card: cython.int, preferred: cython.int, row: cython.double[::1]
) -> cython.void:
    """The sight of a card for the seat on turn in the position that was loaded, of so many legal ones. What the rule of
    thumb prefers among them is seen as well."""
    place: cython.int
    for place in range(SIGHT):
        row[place] = 0.0
    start: cython.int = FEATURES if memory.words[LYING] else 0
    survey(memory, 0)
    describe(memory, 0, card, memory.row)
    for place in range(FEATURES):
        row[start + place] = memory.row[place]
    _see_card(memory, number, card, row)
    _see_trick(memory, card, row)
    _see_hand(memory, card, row)
    _see_round(memory, row)
    _see_wishes(memory, card, row)
    row[PREFERRED] = 1.0 if card == preferred else 0.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _see_card(memory: Memory, number: cython.int, card: cython.int, row: cython.double[::1]) -> cython.void:
    """What is above and below it, and its place among the legal cards."""
    hand: cython.ulonglong = memory.words[HANDS + memory.words[TURN]]
    unseen: cython.ulonglong = memory.all_cards & ~(hand | memory.words[GONE])
    suit: cython.ulonglong = memory.obliging[card]
    above: cython.ulonglong = memory.beaters[64 * card + card]
    place: cython.int
    weaker: cython.int = 0
    poorer: cython.int = 0
    for place in range(number):
        other: cython.int = memory.moves[place]
        weaker += memory.powers[other] < memory.powers[card]
        poorer += memory.points[other] < memory.points[card]
    row[32] = memory.powers[card]
    row[33] = memory.points[card] / 10.0
    row[34] = memory.captured[card]
    row[35] = 1.0 if memory.trumps & memory.bits[card] else 0.0
    row[36] = count(unseen & suit & above) / 8.0
    row[37] = count(unseen & suit & ~above) / 8.0
    row[38] = count(hand & suit & above) / 8.0
    row[39] = count(hand & suit & ~above) / 8.0
    row[40] = 1.0 if not unseen & above else 0.0
    row[41] = weaker / cython.cast(cython.double, number)
    row[42] = poorer / cython.cast(cython.double, number)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _see_trick(memory: Memory, card: cython.int, row: cython.double[::1]) -> cython.void:
    """Who may still take it, from this card and from the one that is winning."""
    seat: cython.int = cython.cast(cython.int, memory.words[TURN])
    lying: cython.int = cython.cast(cython.int, memory.words[LYING])
    led: cython.int = cython.cast(cython.int, memory.words[CARDS]) if lying else card
    winning: cython.int = cython.cast(cython.int, memory.words[WINNING]) if lying else seat
    top: cython.int = card
    strength: cython.int = memory.strengths[64 * led + card]
    best: cython.int = cython.cast(cython.int, memory.words[STRENGTH])
    takes: cython.int = lying == 0 or strength > best or (memory.ties_last and strength == best)
    if (memory.words[BARRED] >> seat) & 1:
        takes = 0
    place: cython.int = (winning + memory.seats - cython.cast(cython.int, memory.words[LEADER])) % memory.seats
    if takes:
        winning = seat
    elif lying:  # nobody is winning where all who have played may take no more
        top = cython.cast(cython.int, memory.words[CARDS + place]) if place < lying else led
    beaters: cython.ulonglong = memory.beaters[64 * led + top] if best != CALLED else 0
    left: cython.int = cython.cast(cython.int, memory.words[LENGTH] - memory.words[DONE])
    kept: cython.double = 1.0
    kept_by_mates: cython.double = 1.0
    evaded: cython.double = 1.0
    void_others: cython.double = 0.0
    void_mates: cython.double = 0.0
    other: cython.int = seat
    for place in range(lying + 1, memory.seats):
        other += 1
        if other == memory.seats:
            other = 0
        is_void: cython.double = _void(memory, other, led, left)
        takes_it: cython.double = _able(memory, other, led, beaters, left, is_void)
        evaded *= _able(memory, other, led, ~beaters, left, is_void)
        if (memory.words[BARRED] >> other) & 1:
            takes_it = 0.0
        if (memory.sides[seat] >> other) & 1:
            kept_by_mates *= 1.0 - takes_it
            void_mates += is_void
        else:
            kept *= 1.0 - takes_it
            void_others += is_void
    row[43] = takes
    row[44] = kept
    row[45] = kept_by_mates
    row[46] = evaded
    row[47] = takes * kept
    row[48] = takes * evaded
    row[49] = void_others
    row[50] = void_mates
    row[51] = 1.0 if winning == seat else 0.0
    row[52] = 1.0 if winning != seat and (memory.sides[seat] >> winning) & 1 else 0.0
    row[53] = 1.0 if best == CALLED else 0.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _see_hand(memory: Memory, card: cython.int, row: cython.double[::1]) -> cython.void:
    """What stays in the hand."""
    hand: cython.ulonglong = memory.words[HANDS + memory.words[TURN]]
    unseen: cython.ulonglong = memory.all_cards & ~(hand | memory.words[GONE])
    held: cython.ulonglong = hand & memory.slots[card]
    rest: cython.ulonglong = hand ^ (held & ~(held >> 1))
    masters: cython.int = 0
    lowest_ones: cython.int = 0
    points: cython.double = 0.0
    power: cython.double = 0.0
    cards: cython.ulonglong = rest
    while cards:
        own: cython.int = memory.faces[lowest(cards)]
        cards &= cards - 1
        above: cython.ulonglong = memory.beaters[64 * own + own]
        if not unseen & above:
            masters += 1
        if not unseen & memory.obliging[own] & ~above:
            lowest_ones += 1
        points += memory.points[own]
        power += memory.powers[own]
    number: cython.double = count(rest)
    row[54] = number / 8.0
    row[55] = masters / 8.0
    row[56] = lowest_ones / 8.0
    row[57] = points / (10.0 * number) if number > 0.0 else 0.0
    row[58] = power / number if number > 0.0 else 0.0
    row[59] = count(rest & memory.obliging[card]) / 8.0
    row[60] = count(rest & memory.trumps) / 8.0
    row[61] = count(unseen & memory.trumps) / 8.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _see_round(memory: Memory, row: cython.double[::1]) -> cython.void:
    """How far it is, who has taken how much, and how the seat stands to tricks."""
    seat: cython.int = cython.cast(cython.int, memory.words[TURN])
    lying: cython.int = cython.cast(cython.int, memory.words[LYING])
    side: cython.ulonglong = memory.sides[seat]
    own: cython.int = cython.cast(cython.int, memory.words[TRICKS + seat])
    tricks: cython.double = 0.0
    points: cython.double = 0.0
    others: cython.double = 0.0
    most: cython.double = 0.0
    behind: cython.int = 0
    other: cython.int
    for other in range(memory.seats):
        theirs: cython.double = memory.words[POINTS + other]
        if (side >> other) & 1:
            tricks += memory.words[TRICKS + other]
            points += theirs
            if (other + memory.seats - seat) % memory.seats < memory.seats - lying:
                behind += 1
        else:
            others += theirs
            if theirs > most:
                most = theirs
    row[62 + attitude_of(memory, 0, seat)] = 1.0
    row[66] = lying
    row[67] = memory.seats - 1 - lying
    row[68] = behind - 1
    row[69] = count(side)
    row[70] = (memory.words[LENGTH] - memory.words[DONE]) / 8.0
    row[71] = own
    row[72] = tricks
    row[73] = memory.words[POINTS + seat] / 10.0
    row[74] = points / 10.0
    row[75] = others / 10.0
    row[76] = most / 10.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _see_wishes(memory: Memory, card: cython.int, row: cython.double[::1]) -> cython.void:
    """What it brings the seat if the trick is its own as it lies, and if it goes to whoever is winning."""
    seat: cython.int = cython.cast(cython.int, memory.words[TURN])
    lying: cython.int = cython.cast(cython.int, memory.words[LYING])
    tricks: cython.int = cython.cast(cython.int, memory.words[TRICKS + seat])
    winning: cython.int = cython.cast(cython.int, memory.words[WINNING]) if lying else seat
    row[77] = _gain(memory, seat, seat, card)
    row[78] = _gain(memory, seat, winning, card) if winning != seat else 0.0
    row[79] = row[43] * row[77] + (1.0 - row[43]) * row[78]
    row[80] = row[44] * row[79]
    row[81] = _near(memory.wanted_from[seat] - tricks)
    row[82] = _near(memory.wanted_to[seat] - tricks)
    row[83] = 1.0 if (memory.ruining >> seat) & 1 else 0.0
    row[84] = 1.0 if memory.ruining & ~memory.sides[seat] else 0.0
    if memory.kind == TASKS:
        row[85] = memory.needs_last[seat]
        row[86] = memory.rank[seat] == 1
        row[87] = memory.rank[seat] == 2
        row[88] = 1.0 if memory.forbidden[seat] & memory.bits[card] else 0.0
        row[89] = 1.0 if seat == memory.thief else 0.0
        row[90] = _hunger(memory, winning, card) if winning != seat else 0.0
        row[91] = count(memory.forbidden[seat] & memory.words[HANDS + seat]) / 8.0
    elif memory.kind == LINEAR:
        row[85] = memory.weights[seat * MOST_SEATS + seat]
        row[86] = memory.weights[seat * MOST_SEATS + winning]
        row[87] = _step(memory, seat, 10) / 10.0
        row[88] = _step(memory, seat, 0) / 10.0
        row[89] = _step(memory, seat, TABLE) / 10.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _gain(memory: Memory, seat: cython.int, taker: cython.int, card: cython.int) -> cython.double:
    """What it brings a seat, roughly, if this one takes the trick with the card that it plays."""
    lying: cython.int = cython.cast(cython.int, memory.words[LYING])
    side: cython.ulonglong = memory.sides[taker]
    stake: cython.int = memory.trick_points + memory.points[card]
    if not (side >> seat) & 1:
        stake += memory.captured[card]
    other: cython.int = cython.cast(cython.int, memory.words[LEADER])
    place: cython.int
    for place in range(lying):
        lain: cython.int = cython.cast(cython.int, memory.words[CARDS + place])
        stake += memory.points[lain]
        if not (side >> other) & 1:
            stake += memory.captured[lain]
        other = (other + 1) % memory.seats
    sign: cython.double = 1.0 if (side >> seat) & 1 else -1.0
    if memory.kind == POT:
        if not memory.ruining:
            return sign * stake / 10.0
        if not (memory.ruining >> taker) & 1:
            return 0.0
        gainers: cython.ulonglong = memory.ruined_to if memory.ruined_to else single(taker)
        return 1.0 if (gainers >> seat) & 1 else -1.0
    if memory.kind == TASKS:
        return sign * _hunger(memory, taker, card)
    if memory.kind == LINEAR:
        share: cython.double = _step(memory, seat, memory.weights[seat * MOST_SEATS + taker] * stake)
        share -= _step(memory, seat, 0)
        return (share + (memory.factor * stake if taker == seat else 0.0)) / 10.0
    usual: cython.double = memory.middle * (lying + 1) / cython.cast(cython.double, memory.seats)
    return (stake - usual) / 10.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _hunger(memory: Memory, seat: cython.int, card: cython.int) -> cython.double:
    """Whether the seat's task asks for this trick (1), does not mind it (0), or is missed by it (-1)."""
    tricks: cython.int = cython.cast(cython.int, memory.words[TRICKS + seat])
    if seat == memory.thief:
        return 0.0
    cards: cython.ulonglong = memory.bits[card]
    place: cython.int
    for place in range(cython.cast(cython.int, memory.words[LYING])):
        cards |= memory.bits[memory.words[CARDS + place]]
    if memory.words[TAKEN + seat] & memory.forbidden[seat] or tricks > memory.high[seat]:
        return 0.0
    if cards & memory.forbidden[seat] or tricks >= memory.high[seat] or memory.rank[seat] == 2:
        return -1.0
    if memory.needs_last[seat]:
        return 1.0 if memory.words[DONE] + 1 == memory.words[LENGTH] else 0.0
    return 1.0 if tricks < memory.low[seat] or memory.rank[seat] == 1 else 0.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _step(memory: Memory, seat: cython.int, more: cython.int) -> cython.double:
    """What a seat's table says of its sum, and so much more."""
    sum: cython.int = memory.offset + more
    other: cython.int
    for other in range(memory.seats):
        points: cython.int = cython.cast(cython.int, memory.words[POINTS + other])
        sum += memory.weights[seat * MOST_SEATS + other] * points
    if sum < 0:
        sum = 0
    if sum >= TABLE:
        sum = TABLE - 1
    return memory.tables[seat * TABLE + sum]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _near(distance: cython.int) -> cython.double:
    """A number of tricks that is far off is as good as another."""
    return 3.0 if distance > 3 else -3.0 if distance < -3 else distance


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _void(memory: Memory, seat: cython.int, led: cython.int, size: cython.int) -> cython.double:
    """How likely a seat that holds so many cards has none that it must follow with."""
    hand: cython.ulonglong = memory.words[HANDS + memory.words[TURN]]
    possible: cython.ulonglong = memory.all_cards & ~(hand | memory.words[GONE] | memory.words[VOIDS + seat])
    return _lacks(count(possible), count(possible & memory.obliging[led]), size)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _able(
    memory: Memory,
    seat: cython.int,
    led: cython.int,
    wanted: cython.ulonglong,
    size: cython.int,
    is_void: cython.double,
) -> cython.double:
    """How likely a seat that holds so many cards may play one of these, if that is how likely it is void."""
    hand: cython.ulonglong = memory.words[HANDS + memory.words[TURN]]
    possible: cython.ulonglong = memory.all_cards & ~(hand | memory.words[GONE] | memory.words[VOIDS + seat])
    answers: cython.ulonglong = possible & memory.answering[led] & wanted
    free: cython.ulonglong = possible & ~memory.obliging[led]
    following: cython.double = 1.0 - _lacks(count(possible), count(answers), size)
    if following > 1.0 - is_void:
        following = 1.0 - is_void
    return following + is_void * (1.0 - _lacks(count(free), count(free & wanted), size))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lacks(number: cython.int, wanted: cython.int, size: cython.int) -> cython.double:
    """How likely a hand of this size, of so many cards, has none of those that are wanted."""
    result: cython.double = 1.0
    place: cython.int
    if wanted == 0:
        return 1.0
    for place in range(size):
        if number - wanted - place <= 0:
            return 0.0
        result *= (number - wanted - place) / cython.cast(cython.double, number - place)
    return result
