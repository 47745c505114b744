"""What a round works on: the tables of its rules and goal, a policy, and levels of positions."""

from array import array

import cython

from tricktable.kernel.goals import Goal
from tricktable.kernel.rules import Rules

if not cython.compiled:
    from tricktable.kernel.layout import *


@cython.final
@cython.cclass
class Memory:
    """Level 0 of `words` holds the position that was loaded; every level above is scratch, 64 words each. So are the
    levels of `moves` (what can be done there) and `values` (what it is worth to each seat)."""

    # The rules: see `Rules`
    seats: cython.int
    ties_last: cython.int
    trick_points: cython.int
    most_tricks: cython.int
    stacked: cython.int
    callers: cython.ulonglong
    swappers: cython.ulonglong
    fallback: cython.ulonglong
    trumps: cython.ulonglong
    reserved: cython.ulonglong
    breaking: cython.ulonglong
    opening: cython.ulonglong
    held_back: cython.ulonglong
    firsts: cython.ulonglong
    all_cards: cython.ulonglong
    bits: cython.ulonglong[::1]
    slots: cython.ulonglong[::1]
    tops: cython.ulonglong[::1]
    obliging: cython.ulonglong[::1]
    answering: cython.ulonglong[::1]
    beaters: cython.ulonglong[::1]
    points: cython.int[::1]
    captured: cython.int[::1]
    faces: cython.int[::1]
    strengths: cython.int[::1]
    powers: cython.double[::1]

    # The goal: see `Goal`
    kind: cython.int
    thief: cython.int
    offset: cython.int
    middle: cython.int
    ruining: cython.ulonglong
    kept_to: cython.ulonglong
    ruined_to: cython.ulonglong
    tie_to: cython.ulonglong
    contenders: cython.ulonglong
    factor: cython.double
    sharpness: cython.double
    target: cython.double
    slope: cython.double
    sides: cython.ulonglong[::1]
    wanted_from: cython.int[::1]
    wanted_to: cython.int[::1]
    worth: cython.double[::1]
    low: cython.int[::1]
    high: cython.int[::1]
    forbidden: cython.ulonglong[::1]
    needs_last: cython.int[::1]
    rank: cython.int[::1]
    weights: cython.int[::1]
    tables: cython.double[::1]
    prizes: cython.double[::1]
    bonus: cython.int[::1]
    totals: cython.double[::1]
    calls: cython.double[::1]
    peaks: cython.double[::1]

    # What is the same for all cards of a choice: see `survey`
    unseen: cython.ulonglong
    threats: cython.ulonglong
    """What somebody on another side who is still to come may have."""
    counted: cython.ulonglong
    """The suit in which it is known who is void."""
    void_mates: cython.double
    void_others: cython.double
    held: cython.double
    stake: cython.double
    """What lies in the trick."""
    is_mates: cython.double
    mate_safe: cython.double

    # Positions, and work in progress
    words: cython.ulonglong[::1]
    stack: cython.int[::1]
    moves: cython.int[::1]
    values: cython.double[::1]
    exact: cython.double[::1]
    policy: cython.double[::1]
    noise: cython.double
    row: cython.double[::1]
    sight: cython.double[::1]
    net: cython.double[::1]
    first: cython.double[::1]
    chance: cython.ulonglong
    nodes: cython.longlong

    def __init__(self) -> None:
        self.words = array("Q", bytes(8 * LEVELS * WORDS))
        self.stack = array("i", [0] * LONGEST)
        self.moves = array("i", bytes(4 * LEVELS * MOVES))
        self.values = array("d", bytes(8 * LEVELS * MOST_SEATS))
        self.policy = array("d", [0.0] * (ATTITUDES * 2 * FEATURES))
        self.row = array("d", [0.0] * FEATURES)
        self.sight = array("d", [0.0] * SIGHT)
        self.net = array("d", [0.0] * NET)
        self.first = array("d", [0.0] * FIRST_LAYER)
        self.peaks = array("d", [0.0] * MOST_SEATS)
        self.exact = array("d", [0.0] * MOVES)
        self.noise = 0.0
        self.chance = 1
        self.nodes = 0
        self.unseen = 0
        self.threats = 0
        self.counted = 0
        self.void_mates = 0.0
        self.void_others = 0.0
        self.held = 0.0
        self.stake = 0.0
        self.is_mates = 0.0
        self.mate_safe = 0.0

    def take_rules(self, rules: Rules) -> None:
        self.seats = rules.seats
        self.ties_last = rules.ties_last
        self.trick_points = rules.trick_points
        self.most_tricks = rules.most_tricks
        self.stacked = rules.stacked
        self.callers = rules.callers
        self.swappers = rules.swappers
        self.fallback = rules.fallback
        self.trumps = rules.trumps
        self.reserved = rules.reserved
        self.breaking = rules.breaking
        self.opening = rules.opening
        self.held_back = rules.held_back
        self.firsts = rules.firsts
        self.all_cards = rules.all
        self.bits = rules.bits
        self.slots = rules.slots
        self.tops = rules.tops
        self.obliging = rules.obliging
        self.answering = rules.answering
        self.beaters = rules.beaters
        self.points = rules.points
        self.captured = rules.captured
        self.faces = rules.faces
        self.strengths = rules.strengths
        self.powers = rules.powers

    def take_goal(self, goal: Goal) -> None:
        self.kind = goal.kind
        self.thief = goal.thief
        self.offset = goal.offset
        self.middle = goal.middle
        self.ruining = goal.ruining
        self.kept_to = goal.kept_to
        self.ruined_to = goal.ruined_to
        self.tie_to = goal.tie_to
        self.contenders = goal.contenders
        self.factor = goal.factor
        self.sharpness = goal.sharpness
        self.target = goal.target
        self.slope = goal.slope
        self.sides = goal.sides
        self.wanted_from = goal.wanted_from
        self.wanted_to = goal.wanted_to
        self.worth = goal.worth
        self.low = goal.low
        self.high = goal.high
        self.forbidden = goal.forbidden
        self.needs_last = goal.needs_last
        self.rank = goal.rank
        self.weights = goal.weights
        self.tables = goal.tables
        self.prizes = goal.prizes
        self.bonus = goal.bonus
        self.totals = goal.totals
        self.calls = goal.calls
        for seat in range(goal.seats):
            self.peaks[seat] = goal.peak(seat)
