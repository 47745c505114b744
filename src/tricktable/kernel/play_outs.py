"""Playing a round on to its end: by policy, or at random."""

import cython

if not cython.compiled:
    from tricktable.kernel.chance import below
    from tricktable.kernel.intrinsics import count, nth, seldom
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.policy import pick
    from tricktable.kernel.restrictions import allowed_to_lead
    from tricktable.kernel.tricks import act, list_moves, take_trick


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish(memory: Memory, level: cython.int, by_policy: cython.int) -> cython.longlong:
    """Plays the round to its end; returns how many choices that took."""
    base: cython.int = level * WORDS
    plays: cython.longlong = 0
    number: cython.int
    while memory.words[base + ASKED] != OVER:
        if by_policy:
            act(memory, base, pick(memory, level))
            plays += 1
        elif (
            memory.words[base + ASKED] == PLAYING
            and memory.words[base + LYING] == 0
            and memory.words[base + STAGE] != FIRST_TRICK
        ):
            plays += _play_trick(memory, base)
        else:
            number = list_moves(memory, level)
            act(memory, base, memory.moves[level * MOVES + below(memory, number)])
            plays += 1
    return plays


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play_trick(memory: Memory, base: cython.int) -> cython.int:
    """Plays a whole trick at random, as `act` would card by card, but without the words that only a policy reads:
    voids, and what is gone. Returns how many choices that took."""
    seats: cython.int = memory.seats
    leader: cython.int = cython.cast(cython.int, memory.words[base + LEADER])
    barred: cython.ulonglong = memory.words[base + BARRED]
    callers: cython.ulonglong = memory.callers & ~barred
    obliging: cython.ulonglong = 0
    answering: cython.ulonglong = 0
    fallback: cython.ulonglong = 0
    winner: cython.int = cython.cast(cython.int, memory.words[base + WINNING])
    best: cython.int = 0
    row: cython.int = 0
    plays: cython.int = seats
    seat: cython.int = leader
    lying: cython.int
    window: cython.int
    if seldom(memory.words[base + STAGE]):  # the leader is obliged too
        obliging = allowed_to_lead(memory, memory.words[base + HANDS + leader], UNBROKEN)
        answering = obliging
    for lying in range(seats):
        hand: cython.ulonglong = memory.words[base + HANDS + seat]
        choices: cython.ulonglong = hand
        if seat == memory.stacked:
            choices = memory.bits[memory.stack[memory.words[base + DONE]]]
        elif hand & obliging:
            choices = hand & answering
        elif hand & fallback:
            choices = hand & fallback
        choices &= memory.firsts
        card: cython.int = memory.faces[nth(choices, below(memory, count(choices)))]
        held: cython.ulonglong = hand & memory.slots[card]
        memory.words[base + HANDS + seat] = hand ^ (held & ~(held >> 1))
        memory.words[base + CARDS + lying] = card
        if lying == 0:
            row = 64 * card
            obliging = memory.obliging[card]
            answering = memory.answering[card]
            fallback = memory.fallback
        strength: cython.int = memory.strengths[row + card]
        if strength + memory.ties_last > best and not (barred >> seat) & 1:
            best = strength
            winner = seat
        if callers and best != CALLED and lying + 1 < seats:
            for window in range(lying + 1):
                caller: cython.int = leader + (lying if window == 0 else window - 1)
                if caller >= seats:
                    caller -= seats
                if (callers >> caller) & 1:
                    plays += 1
                    if below(memory, 2) == 0:
                        best = CALLED
                        winner = caller
                        break
        seat += 1
        if seat == seats:
            seat = 0
    memory.words[base + WINNING] = winner
    take_trick(memory, base)
    return plays
