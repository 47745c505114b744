"""Statements: how likely choices before the tricks are with a hand, where each appeals by what its cards add to it."""

from array import array

import cython

from tricktable.kernel.goals import FAR

if not cython.compiled:
    from math import exp, log

    from tricktable.kernel.intrinsics import lowest

MOST_CHOICES = 64


@cython.final
@cython.cclass
class Statements:
    """What seats have chosen, for hands that may be behind it. Nobody is sure to take what appeals most: a choice that
    appeals less by one is less likely by a factor e, and a part of all choices is pure chance."""

    seats: cython.int
    number: cython.int
    chance: cython.double
    speaker: cython.int[::1]
    chosen: cython.int[::1]
    first: cython.int[::1]
    """Where the choices of each statement begin among those of all."""
    appeal: cython.double[::1]
    weights: cython.double[::1]
    values: cython.double[::1]

    def __init__(self, seats: int, chance: float, said: list[tuple[int, int, array, array]]) -> None:
        """A statement is a seat, which of its choices it took, how much each choice appeals without any cards, and
        what each bit of a hand adds to that: bit by bit, choice after choice."""
        if not 2 <= seats <= 6 or not 0 < chance <= 1:
            raise ValueError("statements are made by 2 to 6 seats, a part of them by chance")
        first = array("i", [0])
        appeal = array("d")
        weights = array("d")
        for seat, chosen, own, by_bit in said:
            if not 0 <= seat < seats or not 0 <= chosen < len(own) <= MOST_CHOICES or len(by_bit) != 64 * len(own):
                raise ValueError("a seat takes one of a few choices, and every bit says something to each of them")
            if not all(-FAR <= more <= FAR for more in (*own, *by_bit)):
                raise ValueError(f"what appeals is told in numbers from {-FAR} to {FAR}")
            appeal.extend(own)
            weights.extend(by_bit)
            first.append(len(appeal))
        self.seats = seats
        self.number = len(said)
        self.chance = chance
        self.speaker = array("i", [seat for seat, _, _, _ in said] or [0])
        self.chosen = array("i", [chosen for _, chosen, _, _ in said] or [0])
        self.first = first
        self.appeal = appeal or array("d", [0.0])
        self.weights = weights or array("d", [0.0])
        self.values = array("d", [0.0] * MOST_CHOICES)

    def weigh(self, hands: array) -> list[float]:
        """For each of these worlds, the hands of all seats one after the other, the logarithm of how likely it is that
        the seats chose as they did."""
        own = array("Q", hands)
        worlds: cython.int = len(own) // self.seats
        if len(own) != worlds * self.seats:
            raise ValueError("hands are needed for every seat")
        results = array("d", bytes(8 * worlds))
        if not worlds:
            return []
        held: cython.ulonglong[::1] = own
        out: cython.double[::1] = results
        world: cython.int
        statement: cython.int
        total: cython.double
        for world in range(worlds):
            total = 0.0
            for statement in range(self.number):
                total += _chance_of(self, statement, held[world * self.seats + self.speaker[statement]])
            out[world] = total
        return list(results)


@cython.cfunc
@cython.exceptval(check=False)
def _chance_of(statements: Statements, statement: cython.int, hand: cython.ulonglong) -> cython.double:
    """The logarithm of how likely one statement is with a hand."""
    first: cython.int = statements.first[statement]
    number: cython.int = statements.first[statement + 1] - first
    choice: cython.int
    for choice in range(number):
        statements.values[choice] = statements.appeal[first + choice]
    while hand:
        at: cython.int = 64 * first + number * lowest(hand)
        hand &= hand - 1
        for choice in range(number):
            statements.values[choice] += statements.weights[at + choice]
    best: cython.double = statements.values[0]
    for choice in range(number):
        if statements.values[choice] > best:
            best = statements.values[choice]
    total: cython.double = 0.0
    for choice in range(number):
        total += exp(statements.values[choice] - best)
    own: cython.double = exp(statements.values[statements.chosen[statement]] - best)
    return log((1.0 - statements.chance) * own / total + statements.chance / number)
