"""A tree of single-observer ISMCTS over the kernel: a node for each sequence of moves that the searcher would see.

An iteration takes a world, goes down by moves that are legal there (UCB1, with how often a move was available in the
place of its parent's visits), adds one node, plays on to the end, and counts the worth of the end for everybody who
moved: each for itself. Exploration is measured in the spread of a seat's ends, so that one constant is right for
games in which a round decides everything and for those in which it decides little.

Worlds are dear and play-outs are not, so a world that was drawn is good for many iterations. In between hidden cards
change hands, two at a time, wherever both seats can have both. Each change is as likely as its reverse: worlds that
were all equally likely stay so.

Cython in pure-Python syntax: compiled as `trees.pyx` says, the same code interpreted where it is not.
"""

from array import array

import cython

from tricktable.kernel.goals import Goal
from tricktable.kernel.positions import check
from tricktable.kernel.rules import Rules

if not cython.compiled:
    from math import log, sqrt

    from tricktable.kernel.chance import below, mixed
    from tricktable.kernel.intrinsics import EVERY_BIT, lowest
    from tricktable.kernel.layout import *
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.play_outs import finish
    from tricktable.kernel.tricks import act, copy_level, list_moves
    from tricktable.kernel.worth import judge


@cython.final
@cython.cclass
class Tree:
    """The tree of one choice. Node 0 is the root, and stands for "none" where a node is named."""

    memory: Memory
    rules: object
    size: cython.int
    first: cython.int[::1]
    following: cython.int[::1]
    action: cython.int[::1]
    visits: cython.int[::1]
    available: cython.int[::1]
    total: cython.double[::1]

    # One iteration
    found: cython.int[::1]
    path: cython.int[::1]
    movers: cython.int[::1]

    # What ends are worth to each seat
    ends: cython.longlong
    sums: cython.double[::1]
    squares: cython.double[::1]
    spread: cython.double[::1]

    # Cards that change hands
    slots: cython.int
    owner: cython.int[::1]
    card: cython.int[::1]
    kept: cython.ulonglong[::1]
    fixed: cython.ulonglong[::1]

    def __init__(self, rules: Rules, goal: Goal, policy: array, noise: float, fixed: array, seed: int) -> None:
        """`fixed` has for each seat the cards that never come to it or leave it by a change of hands."""
        if len(fixed) != rules.seats or goal.seats != rules.seats:
            raise ValueError(f"a round with {rules.seats} seats, a goal for {goal.seats}, cards of {len(fixed)}")
        if len(policy) != ATTITUDES * 2 * FEATURES:
            raise ValueError(f"a policy has {ATTITUDES * 2 * FEATURES} weights, not {len(policy)}")
        goal.check()
        self.memory = Memory()
        self.memory.take_rules(rules)
        self.memory.take_goal(goal)
        self.memory.policy = array("d", policy)
        self.memory.noise = noise
        self.memory.chance = mixed(seed & EVERY_BIT)
        self.rules = rules
        self.size = 1
        self.first = array("i", [0])
        self.following = array("i", [0])
        self.action = array("i", [0])
        self.visits = array("i", [0])
        self.available = array("i", [0])
        self.total = array("d", [0.0])
        self.found = array("i", [0] * (SWAP + 64 * 64))
        self.path = array("i", [0] * 1024)
        self.movers = array("i", [0] * 1024)
        self.ends = 0
        self.sums = array("d", [0.0] * MOST_SEATS)
        self.squares = array("d", [0.0] * MOST_SEATS)
        self.spread = array("d", [0.0] * MOST_SEATS)
        self.slots = 0
        self.owner = array("i", [0] * 64)
        self.card = array("i", [0] * 64)
        self.kept = array("Q", [0] * MOST_SEATS)
        self.fixed = array("Q", fixed)

    def take_world(self, words: array, stack: tuple[int, ...] = ()) -> None:
        """The next iterations begin with this world; `layout` says what its words mean."""
        memory: Memory = self.memory
        own = array("Q", words)
        own_stack = array("i", stack)
        rules = self.rules
        assert isinstance(rules, Rules)
        if len(own) != WORDS:
            raise ValueError(f"a position has {WORDS} words, not {len(own)}")
        check(own, own_stack, rules)
        place: cython.int
        seat: cython.int
        for place in range(WORDS):
            memory.words[place] = own[place]
        for place in range(len(own_stack)):
            memory.stack[place] = own_stack[place]
        self.slots = 0
        for seat in range(memory.seats):
            fixed: cython.ulonglong = EVERY_BIT if seat == memory.stacked else self.fixed[seat]
            free: cython.ulonglong = memory.words[HANDS + seat] & ~fixed
            self.kept[seat] = memory.words[HANDS + seat] & fixed
            while free:
                self.owner[self.slots] = seat
                self.card[self.slots] = memory.faces[lowest(free)]
                self.slots += 1
                free &= free - 1

    def run(self, iterations: int, exploration: float, by_policy: bool) -> None:
        """So many iterations, from worlds that follow from the one that was taken."""
        memory: Memory = self.memory
        number: cython.int = iterations
        weight: cython.double = exploration
        is_policy: cython.int = by_policy
        run: cython.int
        self._make_room(iterations)
        with cython.nogil:
            for run in range(number):
                _mix(self, memory)
                _iterate(self, memory, weight, is_policy)

    def choices(self) -> list[tuple[int, int, float]]:
        """The moves at the root, with how often each was visited and what it was worth on average."""
        result = []
        child = self.first[0]
        while child:
            result.append((self.action[child], self.visits[child], self.total[child] / self.visits[child]))
            child = self.following[child]
        return result

    def hands(self) -> list[int]:
        """The hands of the last world."""
        return [self.memory.words[HANDS + seat] for seat in range(self.memory.seats)]

    def _make_room(self, more: int) -> None:
        """An iteration adds one node at most."""
        missing = self.size + more - len(self.first)
        if missing <= 0:
            return
        missing = max(missing, len(self.first))
        nothing = array("i", bytes(4 * missing))
        self.first = array("i", self.first) + nothing
        self.following = array("i", self.following) + nothing
        self.action = array("i", self.action) + nothing
        self.visits = array("i", self.visits) + nothing
        self.available = array("i", self.available) + nothing
        self.total = array("d", self.total) + array("d", bytes(8 * missing))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _mix(tree: Tree, memory: Memory) -> cython.void:
    """Every free card gets a chance to change places with another."""
    slot: cython.int
    other: cython.int
    seat: cython.int
    card: cython.int
    for slot in range(tree.slots):
        other = below(memory, tree.slots)
        barred: cython.ulonglong = tree.fixed[tree.owner[slot]] | tree.fixed[tree.owner[other]]
        if not (memory.bits[tree.card[slot]] | memory.bits[tree.card[other]]) & barred:
            card = tree.card[slot]
            tree.card[slot] = tree.card[other]
            tree.card[other] = card
    if tree.slots:
        for seat in range(memory.seats):
            memory.words[HANDS + seat] = tree.kept[seat]
        for slot in range(tree.slots):
            seat = tree.owner[slot]
            free: cython.ulonglong = memory.slots[tree.card[slot]] & ~memory.words[HANDS + seat]
            memory.words[HANDS + seat] |= free & ~(free - 1)  # copies are counted from the lowest bit


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _iterate(tree: Tree, memory: Memory, exploration: cython.double, by_policy: cython.int) -> cython.void:
    node: cython.int = 0
    depth: cython.int = 0
    place: cython.int
    seat: cython.int
    before: cython.int = tree.size
    copy_level(memory, 0, 1)
    while memory.words[WORDS + ASKED] != OVER and tree.size == before and depth < 1024:
        seat = cython.cast(cython.int, memory.words[WORDS + TURN])
        node = _descend(tree, memory, node, exploration * tree.spread[seat])
        tree.path[depth] = node
        tree.movers[depth] = seat
        depth += 1
        act(memory, WORDS, tree.action[node])
    finish(memory, 1, by_policy)
    judge(memory, 1)
    for place in range(depth):
        tree.visits[tree.path[place]] += 1
        tree.total[tree.path[place]] += memory.values[MOST_SEATS + tree.movers[place]]
    tree.ends += 1
    for seat in range(memory.seats):
        worth: cython.double = memory.values[MOST_SEATS + seat]
        tree.sums[seat] += worth
        tree.squares[seat] += worth * worth
        mean: cython.double = tree.sums[seat] / tree.ends
        variance: cython.double = tree.squares[seat] / tree.ends - mean * mean
        tree.spread[seat] = sqrt(variance) if variance > 1e-12 else 1e-6


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _descend(tree: Tree, memory: Memory, node: cython.int, weight: cython.double) -> cython.int:
    """The child to go on with: a new one by chance as long as a legal move has none, else the most promising."""
    number: cython.int = list_moves(memory, 1)
    fresh: cython.int = 0
    best: cython.int = 0
    highest: cython.double = -1e300
    place: cython.int
    child: cython.int = tree.first[node]
    while child:
        tree.found[tree.action[child]] = child
        child = tree.following[child]
    for place in range(number):
        child = tree.found[memory.moves[MOVES + place]]
        if child == 0:
            fresh += 1
            continue
        tree.available[child] += 1
        visits: cython.double = tree.visits[child]
        promise: cython.double = tree.total[child] / visits + weight * sqrt(log(tree.available[child]) / visits)
        if promise > highest:
            highest = promise
            best = child
    if fresh:
        fresh = below(memory, fresh)
        for place in range(number):
            if tree.found[memory.moves[MOVES + place]] == 0:
                if fresh == 0:
                    best = _add(tree, node, memory.moves[MOVES + place])
                    break
                fresh -= 1
    child = tree.first[node]
    while child:
        tree.found[tree.action[child]] = 0
        child = tree.following[child]
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _add(tree: Tree, node: cython.int, action: cython.int) -> cython.int:
    child: cython.int = tree.size
    tree.size += 1
    tree.action[child] = action
    tree.available[child] = 1
    tree.following[child] = tree.first[node]
    tree.first[node] = child
    return child
