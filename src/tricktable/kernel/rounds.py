# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A round of tricks over flat tables: play on at random or by policy, evaluate choices, solve ends.

Cython in pure-Python syntax: compiled where it can be, and the same code interpreted where it cannot. A position is 64
words in a buffer of levels; level 0 holds the position that was loaded, and every level above is scratch. Whatever
Python hands over is checked in `load`, `follow_rules` and `follow_goal`; nothing behind them leaves its bounds.
"""

from array import array

import cython

from tricktable.kernel.goals import Goal
from tricktable.kernel.positions import check
from tricktable.kernel.rules import Rules

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.tricktable.kernel.intrinsics import DECIDED, EQUAL, EVERY_BIT, count, lowest, nth
    from cython.cimports.tricktable.kernel.layout import *
else:
    from math import exp

    from tricktable.kernel.layout import *

    EVERY_BIT = 0xFFFFFFFFFFFFFFFF
    EQUAL = 1e-9
    DECIDED = 100.0

    def count(bits: int) -> int:
        return bits.bit_count()

    def lowest(bits: int) -> int:
        return (bits & -bits).bit_length() - 1

    def nth(bits: int, number: int) -> int:
        for _ in range(number):
            bits &= bits - 1
        return (bits & -bits).bit_length() - 1


@cython.final
@cython.cclass
class Round:
    """One round that can be played on many times. Not for two threads at once: each has its own."""

    rules: object
    goal: object
    seats: cython.int
    cards: cython.int
    ties_last: cython.int
    trick_points: cython.int
    most_tricks: cython.int
    stacked: cython.int
    callers: cython.ulonglong
    swappers: cython.ulonglong
    fallback: cython.ulonglong
    trumps: cython.ulonglong
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

    words: cython.ulonglong[::1]
    stack: cython.int[::1]
    moves: cython.int[::1]
    values: cython.double[::1]
    policy: cython.double[::1]
    peaks: cython.double[::1]
    exact: cython.double[::1]
    noise: cython.double
    row: cython.double[::1]
    slope: cython.double
    calls: cython.double[::1]
    chance: cython.ulonglong
    nodes: cython.longlong
    is_ready: cython.int
    is_free: cython.int

    def __init__(self, rules: Rules, goal: Goal) -> None:
        self.words = array("Q", bytes(8 * LEVELS * WORDS))
        self.stack = array("i", [0] * LONGEST)
        self.moves = array("i", bytes(4 * LEVELS * MOVES))
        self.values = array("d", bytes(8 * LEVELS * MOST_SEATS))
        self.policy = array("d", [0.0] * (ATTITUDES * 2 * FEATURES))
        self.row = array("d", [0.0] * FEATURES)
        self.peaks = array("d", [0.0] * MOST_SEATS)
        self.exact = array("d", [0.0] * MOVES)
        self.noise = 0.0
        self.chance = 1
        self.nodes = 0
        self.is_ready = 0
        self.is_free = 1
        self.follow_rules(rules)
        self.follow_goal(goal)

    # What Python hands over

    def follow_rules(self, rules: Rules) -> None:
        """Other rules; a position must be loaded anew, and a goal given if the number of seats is another."""
        self._check_free()
        if not isinstance(rules, Rules):
            raise TypeError(f"these are no rules: {rules!r}")
        self.is_ready = 0
        self.rules = rules
        self.seats = rules.seats
        self.cards = rules.cards
        self.ties_last = rules.ties_last
        self.trick_points = rules.trick_points
        self.most_tricks = rules.most_tricks
        self.stacked = rules.stacked
        self.callers = rules.callers
        self.swappers = rules.swappers
        self.fallback = rules.fallback
        self.trumps = rules.trumps
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

    def follow_goal(self, goal: Goal) -> None:
        """Another goal."""
        self._check_free()
        if not isinstance(goal, Goal):
            raise TypeError(f"this is no goal: {goal!r}")
        if goal.seats != self.seats:
            raise ValueError(f"a goal for {goal.seats} seats in a round with {self.seats}")
        goal.check()
        self.goal = goal
        self.kind = goal.kind
        self.thief = goal.thief
        self.offset = goal.offset
        self.middle = goal.middle
        self.slope = goal.slope
        self.calls = goal.calls
        self.ruining = goal.ruining
        self.kept_to = goal.kept_to
        self.ruined_to = goal.ruined_to
        self.tie_to = goal.tie_to
        self.contenders = goal.contenders
        self.factor = goal.factor
        self.sharpness = goal.sharpness
        self.target = goal.target
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
        for seat in range(goal.seats):
            self.peaks[seat] = goal.peak(seat)

    def follow_policy(self, weights: array, noise: float) -> None:
        """The weights of every feature by attitude, first for leading, then for following; and how far chance blurs
        them."""
        self._check_free()
        own = array("d", weights)
        if len(own) != ATTITUDES * 2 * FEATURES:
            raise ValueError(f"a policy has {ATTITUDES * 2 * FEATURES} weights, not {len(own)}")
        self.policy = own
        self.noise = noise

    def load(self, words: array, stack: tuple[int, ...] = ()) -> None:
        """Takes up a position; `layout` says what its words mean."""
        self._check_free()
        place: cython.int
        own = array("Q", words)
        own_stack = array("i", stack)
        if len(own) != WORDS:
            raise ValueError(f"a position has {WORDS} words, not {len(own)}")
        rules, goal = self.rules, self.goal
        assert isinstance(rules, Rules)
        assert isinstance(goal, Goal)
        if goal.seats != rules.seats:
            raise ValueError(f"a goal for {goal.seats} seats in a round with {rules.seats}")
        self.is_ready = 0
        check(own, own_stack, rules)
        for place in range(WORDS):
            self.words[place] = own[place]
        for place in range(len(own_stack)):
            self.stack[place] = own_stack[place]
        self.is_ready = 1

    def position(self) -> array:
        """The position as it stands, to be loaded again."""
        self._check_ready()
        place: cython.int
        result = array("Q", [0] * WORDS)
        for place in range(WORDS):
            result[place] = self.words[place]
        return result

    # What Python asks

    def turn(self) -> int:
        """Whose turn it is."""
        self._check_ready()
        return int(self.words[TURN])

    def is_over(self) -> bool:
        self._check_ready()
        return bool(self.words[ASKED] == OVER)

    def legal_actions(self) -> list[int]:
        """What the seat on turn may do, in ascending order."""
        self._check_ready()
        number: cython.int = self._list_moves(0)
        return [self.moves[place] for place in range(number)]

    def apply(self, action: int) -> None:
        """Does one of the legal actions."""
        if action not in self.legal_actions():
            raise ValueError(f"action {action} is not among {self.legal_actions()}")
        self._apply(0, action)

    def worths(self) -> tuple[float, ...]:
        """What the finished round is worth to each seat."""
        self._check_ready()
        if not self.is_over():
            raise ValueError("the round is not over")
        self._judge(0)
        return tuple([self.values[seat] for seat in range(self.seats)])

    def play_out(self, times: int, seed: int, by_policy: bool) -> tuple[int, tuple[float, ...]]:
        """Plays on from here so many times: how many choices that took, and what it was worth on average."""
        self._check_ready()
        if times < 1:
            raise ValueError(f"a round cannot be played on {times} times")
        plays: cython.longlong = 0
        run: cython.longlong
        wanted: cython.longlong = times
        seat: cython.int
        is_policy: cython.int = by_policy
        sums = array("d", [0.0] * MOST_SEATS)
        total: cython.double[::1] = sums
        self.chance = _mixed(_word(seed))
        self.is_free = 0
        with cython.nogil:
            for run in range(wanted):
                self._copy(0, 1)
                plays += self._finish(1, is_policy)
                self._judge(1)
                for seat in range(self.seats):
                    total[seat] += self.values[MOST_SEATS + seat]
        self.is_free = 1
        return int(plays), tuple([sums[seat] / times for seat in range(self.seats)])

    def choose(self, seed: int) -> int:
        """What the policy does here."""
        self._check_ready()
        if self.words[ASKED] == OVER:
            raise ValueError("the round is over")
        self.chance = _mixed(_word(seed))
        return int(self._pick(0))

    def features(self) -> list[list[float]]:
        """The features of every legal card, as the policy sees them."""
        self._check_ready()
        if self.words[ASKED] != PLAYING:
            raise ValueError("only cards have features")
        number: cython.int = self._list_moves(0)
        row = array("d", [0.0] * FEATURES)
        view: cython.double[::1] = row
        result = []
        for place in range(number):
            self._describe(0, self.moves[place], view)
            result.append(list(row))
        return result

    def attitude(self) -> int:
        """How the seat on turn stands to the next trick."""
        self._check_ready()
        return int(self._attitude(0, cython.cast(cython.int, self.words[TURN])))

    def evaluate(
        self,
        actions: array,
        seat: int,
        times: int,
        seed: int,
        by_policy: bool,
        most_nodes: int,
        out: array,
    ) -> bool:
        """Adds to `out` what each action is worth to a seat, on average over so many play-outs.

        All actions meet the same chances. If looking at no more than so many positions solves all of them, it is their
        exact worth instead. Says whether it is.
        """
        self._check_ready()
        own_actions = array("i", actions)
        results: cython.double[::1] = out
        if not len(own_actions) <= min(MOVES, len(results)) or not 0 <= seat < self.seats or times < 1:
            raise ValueError("one result is needed for each action, and a seat of the round")
        legal = self.legal_actions()
        for action in own_actions:
            if action not in legal:
                raise ValueError(f"action {action} is not among {legal}")
        wanted: cython.int[::1] = own_actions
        number: cython.int = len(own_actions)
        own: cython.int = seat
        runs: cython.int = times
        is_policy: cython.int = by_policy
        base: cython.ulonglong = _word(seed)
        self.nodes = most_nodes
        self.is_free = 0
        is_solved: cython.int
        with cython.nogil:
            is_solved = self._evaluate(wanted, number, own, runs, base, is_policy, results, 0)
        self.is_free = 1
        return bool(is_solved)

    def evaluate_worlds(
        self,
        hands: array,
        stacks: array,
        actions: array,
        seat: int,
        times: int,
        seed: int,
        by_policy: bool,
        most_nodes: int,
    ) -> list[list[float]]:
        """The same in many worlds at once: what each action is worth, in a row for each world.

        `hands` lists the hands of all seats, world after world; all else is as loaded. `stacks` lists the stacks, all
        equally long, where a seat plays one. World number w has the chances of the seed plus w times `times`.
        """
        self._check_ready()
        rules = self.rules
        assert isinstance(rules, Rules)
        own_hands = array("Q", hands)
        own_stacks = array("i", stacks)
        own_actions = array("i", actions)
        number: cython.int = len(own_actions)
        worlds: cython.int = len(own_hands) // self.seats
        depth: cython.int = len(own_stacks) // worlds if worlds else 0
        if number > MOVES or not 0 <= seat < self.seats or times < 1:
            raise ValueError("a few actions are needed, and a seat of the round")
        if len(own_hands) != worlds * self.seats or len(own_stacks) != worlds * depth:
            raise ValueError("hands and stacks are needed for every world")
        loaded = self.position()
        loaded_stack = tuple(self.stack) if self.stacked < self.seats else ()
        results = array("d", bytes(8 * worlds * number))
        for world in range(worlds):
            words = loaded[:]
            for place in range(self.seats):
                words[HANDS + place] = own_hands[world * self.seats + place]
            self.load(words, tuple(own_stacks[world * depth : (world + 1) * depth]))
            legal = self.legal_actions()
            for action in own_actions:
                if action not in legal:
                    raise ValueError(f"action {action} is not among {legal}")
        row: cython.int
        place_of: cython.int
        own: cython.int = seat
        runs: cython.int = times
        is_policy: cython.int = by_policy
        base: cython.ulonglong = _word(seed)
        nodes: cython.longlong = most_nodes
        all_hands: cython.ulonglong[::1] = own_hands
        all_stacks: cython.int[::1] = own_stacks
        wanted: cython.int[::1] = own_actions
        out: cython.double[::1] = results
        self.is_free = 0
        with cython.nogil:
            for row in range(worlds):
                for place_of in range(self.seats):
                    self.words[HANDS + place_of] = all_hands[row * self.seats + place_of]
                for place_of in range(depth):
                    self.stack[place_of] = all_stacks[row * depth + place_of]
                self.nodes = nodes
                self._evaluate(wanted, number, own, runs, base + row * runs, is_policy, out, row * number)
        self.is_free = 1
        self.load(loaded, loaded_stack)
        return [list(results[world * number : (world + 1) * number]) for world in range(worlds)]

    def solve(self, most_nodes: int) -> tuple[float, ...]:
        """What the position is worth to each seat when all see everything and everybody plays for the own worth.

        Of actions that are equal to the one who chooses, the first counts. Raises `OverflowError` when that takes more
        than so many positions.
        """
        self._check_ready()
        is_solved: cython.int
        self.nodes = most_nodes
        self.is_free = 0
        with cython.nogil:
            is_solved = self._solve(0)
        self.is_free = 1
        if not is_solved:
            raise OverflowError(f"not solved within {most_nodes} positions")
        return tuple([self.values[seat] for seat in range(self.seats)])

    def _check_free(self) -> None:
        if not self.is_free:
            raise RuntimeError("another thread is at work in this round")

    def _check_ready(self) -> None:
        self._check_free()
        if not self.is_ready:
            raise ValueError("no position has been loaded")

    # Rules

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy(self, source: cython.int, target: cython.int) -> cython.void:
        place: cython.int
        for place in range(WORDS):
            self.words[target * WORDS + place] = self.words[source * WORDS + place]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _allowed(self, base: cython.int) -> cython.ulonglong:
        """What the seat on turn may play."""
        turn: cython.int = cython.cast(cython.int, self.words[base + TURN])
        hand: cython.ulonglong = self.words[base + HANDS + turn]
        if turn == self.stacked:
            return self.bits[self.stack[self.words[base + DONE]]]
        if self.words[base + LYING] == 0:
            return hand
        led: cython.int = cython.cast(cython.int, self.words[base + CARDS])
        if hand & self.obliging[led]:
            return hand & self.answering[led]
        if hand & self.fallback:
            return hand & self.fallback
        return hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, base: cython.int, card: cython.int) -> cython.void:
        seat: cython.int = cython.cast(cython.int, self.words[base + TURN])
        lying: cython.int = cython.cast(cython.int, self.words[base + LYING])
        slots: cython.ulonglong = self.slots[card]
        held: cython.ulonglong = self.words[base + HANDS + seat] & slots
        self.words[base + HANDS + seat] ^= held & (~(held >> 1))
        gone: cython.ulonglong = self.words[base + GONE]
        self.words[base + GONE] = gone | (((gone & slots) >> 1 | self.tops[card]) & slots)
        self.words[base + CARDS + lying] = card
        led: cython.int = cython.cast(cython.int, self.words[base + CARDS])
        strength: cython.int = self.strengths[64 * led + card]
        best: cython.int = cython.cast(cython.int, self.words[base + STRENGTH])
        if strength > best or (self.ties_last and strength == best):
            if not (self.words[base + BARRED] >> seat) & 1:
                self.words[base + STRENGTH] = strength
                self.words[base + WINNING] = seat
        if lying and not self.answering[led] & self.bits[card] and seat != self.stacked:
            self.words[base + VOIDS + seat] |= self.obliging[led]
            if not self.fallback & self.bits[card]:
                self.words[base + VOIDS + seat] |= self.fallback
        lying += 1
        self.words[base + LYING] = lying
        if lying == self.seats:
            self._take(base)
            return
        seat += 1
        if seat == self.seats:
            seat = 0
        self.words[base + TURN] = seat
        if self.callers and self.words[base + STRENGTH] != CALLED:
            self._ask(base, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _ask(self, base: cython.int, window: cython.int) -> cython.void:
        """The next seat in the window for calls, or on with the cards."""
        lying: cython.int = cython.cast(cython.int, self.words[base + LYING])
        leader: cython.int = cython.cast(cython.int, self.words[base + LEADER])
        place: cython.int
        seat: cython.int
        while window < lying:
            place = lying - 1 if window == 0 else window - 1
            seat = (leader + place) % self.seats
            if (self.callers & ~self.words[base + BARRED]) >> seat & 1:
                self.words[base + ASKED] = CALLING
                self.words[base + WINDOW] = window
                self.words[base + TURN] = seat
                return
            window += 1
        self.words[base + ASKED] = PLAYING
        self.words[base + TURN] = (leader + lying) % self.seats

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, base: cython.int) -> cython.void:
        winner: cython.int = cython.cast(cython.int, self.words[base + WINNING])
        leader: cython.int = cython.cast(cython.int, self.words[base + LEADER])
        side: cython.ulonglong = self.sides[winner]
        gained: cython.int = self.trick_points
        taken: cython.ulonglong = 0
        colours: cython.ulonglong = 0
        place: cython.int
        card: cython.int
        seat: cython.int = leader
        for place in range(self.seats):
            card = cython.cast(cython.int, self.words[base + CARDS + place])
            gained += self.points[card]
            if not (side >> seat) & 1:
                gained += self.captured[card]
            taken |= self.bits[card]
            colours |= self.obliging[card]
            seat += 1
            if seat == self.seats:
                seat = 0
        self.words[base + POINTS + winner] += gained
        self.words[base + TAKEN + winner] |= taken
        self.words[base + TRICKS + winner] += 1
        self.words[base + DONE] += 1
        self.words[base + LAST_TAKER] = winner
        self.words[base + LEADER] = winner
        self.words[base + TURN] = winner
        self.words[base + LYING] = 0
        self.words[base + STRENGTH] = 0
        self.words[base + ASKED] = PLAYING
        if self.most_tricks and self.words[base + TRICKS + winner] >= cython.cast(cython.ulonglong, self.most_tricks):
            self.words[base + BARRED] |= self.single(winner)
        if (self.ruining >> winner) & 1:
            self.words[base + RUINED] = 1
            self.words[base + ASKED] = OVER
        elif self.words[base + DONE] >= self.words[base + LENGTH]:
            self.words[base + ASKED] = OVER
        elif (self.swappers >> winner) & 1 and self.words[base + HANDS + winner] & colours:
            self.words[base + ASKED] = SWAPPING

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def single(self, seat: cython.int) -> cython.ulonglong:
        """The set of one seat."""
        one: cython.ulonglong = 1
        return one << seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply(self, base: cython.int, action: cython.int) -> cython.void:
        turn: cython.int = cython.cast(cython.int, self.words[base + TURN])
        given: cython.int
        taken: cython.int
        if action < CALL:
            self._play(base, action)
        elif action == CALL:
            self.words[base + STRENGTH] = CALLED
            self.words[base + WINNING] = turn
            self.words[base + ASKED] = PLAYING
            self.words[base + TURN] = (self.words[base + LEADER] + self.words[base + LYING]) % self.seats
        elif action == PASS:
            self._ask(base, cython.cast(cython.int, self.words[base + WINDOW]) + 1)
        else:
            self.words[base + ASKED] = PLAYING
            if action >= SWAP:
                given = (action - SWAP) // 64
                taken = (action - SWAP) % 64
                self.words[base + HANDS + turn] ^= self.bits[given] | self.bits[taken]
                self.words[base + POINTS + turn] += self.points[given]
                self.words[base + POINTS + turn] -= self.points[taken]
                self.words[base + GONE] ^= self.bits[given] | self.bits[taken]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_moves(self, level: cython.int) -> cython.int:
        """Lists what the seat on turn may do, in ascending order; returns how much that is."""
        base: cython.int = level * WORDS
        start: cython.int = level * MOVES
        asked: cython.int = cython.cast(cython.int, self.words[base + ASKED])
        number: cython.int = 0
        choices: cython.ulonglong
        given: cython.int
        taken: cython.int
        lying: cython.ulonglong
        place: cython.int
        if asked == PLAYING:
            choices = self._allowed(base) & self.firsts
            while choices:
                self.moves[start + number] = self.faces[lowest(choices)]
                number += 1
                choices &= choices - 1
        elif asked == CALLING:
            self.moves[start] = CALL
            self.moves[start + 1] = PASS
            number = 2
        elif asked == SWAPPING:
            self.moves[start] = KEEP
            number = 1
            lying = 0
            for place in range(self.seats):
                lying |= self.bits[self.words[base + CARDS + place]]
            choices = self.words[base + HANDS + self.words[base + TURN]]
            lying &= ~choices
            while choices:
                given = self.faces[lowest(choices)]
                choices &= choices - 1
                others: cython.ulonglong = lying & self.obliging[given]
                while others:
                    taken = self.faces[lowest(others)]
                    others &= others - 1
                    self.moves[start + number] = SWAP + 64 * given + taken
                    number += 1
        return number

    # Playing on

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self) -> cython.ulonglong:
        """The next number of the stream (xorshift)."""
        bits: cython.ulonglong = self.chance
        bits ^= (bits << 13) & EVERY_BIT
        bits ^= bits >> 7
        bits ^= (bits << 17) & EVERY_BIT
        self.chance = bits
        return bits

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _below(self, limit: cython.int) -> cython.int:
        """A number from 0 to below the limit."""
        return cython.cast(cython.int, ((self._draw() >> 32) * limit) >> 32)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _finish(self, level: cython.int, by_policy: cython.int) -> cython.longlong:
        """Plays the round to its end; returns how many choices that took."""
        base: cython.int = level * WORDS
        plays: cython.longlong = 0
        number: cython.int
        while self.words[base + ASKED] != OVER:
            if by_policy:
                self._apply(base, self._pick(level))
                plays += 1
            elif self.words[base + ASKED] == PLAYING and self.words[base + LYING] == 0:
                plays += self._play_trick(base)
            else:
                number = self._list_moves(level)
                self._apply(base, self.moves[level * MOVES + self._below(number)])
                plays += 1
        return plays

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_trick(self, base: cython.int) -> cython.int:
        """Plays a whole trick at random, as `_apply` would card by card, but without the words that only a policy
        reads: voids, and what is gone. Returns how many choices that took."""
        seats: cython.int = self.seats
        leader: cython.int = cython.cast(cython.int, self.words[base + LEADER])
        barred: cython.ulonglong = self.words[base + BARRED]
        callers: cython.ulonglong = self.callers & ~barred
        obliging: cython.ulonglong = 0
        answering: cython.ulonglong = 0
        fallback: cython.ulonglong = 0
        winner: cython.int = cython.cast(cython.int, self.words[base + WINNING])
        best: cython.int = 0
        row: cython.int = 0
        plays: cython.int = seats
        seat: cython.int = leader
        lying: cython.int
        window: cython.int
        for lying in range(seats):
            hand: cython.ulonglong = self.words[base + HANDS + seat]
            choices: cython.ulonglong = hand
            if seat == self.stacked:
                choices = self.bits[self.stack[self.words[base + DONE]]]
            elif hand & obliging:
                choices = hand & answering
            elif hand & fallback:
                choices = hand & fallback
            choices &= self.firsts
            card: cython.int = self.faces[nth(choices, self._below(count(choices)))]
            held: cython.ulonglong = hand & self.slots[card]
            self.words[base + HANDS + seat] = hand ^ (held & ~(held >> 1))
            self.words[base + CARDS + lying] = card
            if lying == 0:
                row = 64 * card
                obliging = self.obliging[card]
                answering = self.answering[card]
                fallback = self.fallback
            strength: cython.int = self.strengths[row + card]
            if strength + self.ties_last > best and not (barred >> seat) & 1:
                best = strength
                winner = seat
            if callers and best != CALLED and lying + 1 < seats:
                for window in range(lying + 1):
                    caller: cython.int = leader + (lying if window == 0 else window - 1)
                    if caller >= seats:
                        caller -= seats
                    if (callers >> caller) & 1:
                        plays += 1
                        if self._below(2) == 0:
                            best = CALLED
                            winner = caller
                            break
            seat += 1
            if seat == seats:
                seat = 0
        self.words[base + WINNING] = winner
        self._take(base)
        return plays

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _attitude(self, base: cython.int, seat: cython.int) -> cython.int:
        tricks: cython.int = cython.cast(cython.int, self.words[base + TRICKS + seat])
        if self.kind == PLACES:
            if (self.words[base + BARRED] >> seat) & 1:
                return 3
            if tricks == 0:
                return 0
            return 1 if cython.cast(cython.int, self.words[base + POINTS + seat]) > self.middle * tricks else 2
        if tricks < self.wanted_from[seat]:
            return 0
        return 1 if tricks >= self.wanted_to[seat] else 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lean(self, base: cython.int, seat: cython.int, lying: cython.double) -> cython.double:
        """How rich or poor a seat is with its tricks and this one as it lies: about -1 to 1."""
        own: cython.double = self.words[base + POINTS + seat] + lying
        usual: cython.double = self.middle / cython.cast(cython.double, self.seats)
        lean: cython.double = own - usual * (self.words[base + TRICKS + seat] * self.seats + self.words[base + LYING])
        return lean / 10.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _describe(self, level: cython.int, card: cython.int, row: cython.double[::1]) -> cython.void:
        """The features of a card for the seat on turn, from what that seat knows."""
        base: cython.int = level * WORDS
        seat: cython.int = cython.cast(cython.int, self.words[base + TURN])
        lying: cython.int = cython.cast(cython.int, self.words[base + LYING])
        hand: cython.ulonglong = self.words[base + HANDS + seat]
        unseen: cython.ulonglong = self.all_cards & ~(hand | self.words[base + GONE])
        side: cython.ulonglong = self.sides[seat]
        led: cython.int = card if lying == 0 else cython.cast(cython.int, self.words[base + CARDS])
        beaters: cython.ulonglong = self.beaters[64 * led + card] & unseen
        threats: cython.ulonglong = 0
        void_mates: cython.int = 0
        void_others: cython.int = 0
        other: cython.int = seat
        place: cython.int
        for place in range(lying + 1, self.seats):
            other += 1
            if other == self.seats:
                other = 0
            is_void: cython.int = (self.words[base + VOIDS + other] & self.obliging[led]) != 0
            if (side >> other) & 1:
                void_mates += is_void
            else:
                void_others += is_void
                if not (self.words[base + BARRED] >> other) & 1:
                    threats |= unseen & ~self.words[base + VOIDS + other]
        is_safe: cython.double = 1.0 if not beaters & threats else 0.0
        points: cython.double = self.points[card] / 10.0
        captured: cython.double = self.captured[card]
        power: cython.double = self.powers[card]
        own: cython.ulonglong = hand & self.obliging[card]
        is_trump: cython.double = 1.0 if self.trumps & self.bits[card] else 0.0
        clears: cython.double = 1.0 if own == self.bits[card] and is_trump == 0.0 else 0.0
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
            row[7] = captured if self.kind != PLACES else points * self._lean(base, seat, 0.0)
            row[8] = void_others
            row[9] = void_mates
            row[10] = is_safe * points
            row[11] = is_safe * is_trump
            row[12] = is_safe * held
            row[13] = power * held
            row[14] = count(unseen & self.obliging[card]) / 8.0
            row[15] = 1.0 if own & ~(own - 1) == self.bits[card] else 0.0
            return
        winning: cython.int = cython.cast(cython.int, self.words[base + WINNING])
        best: cython.int = cython.cast(cython.int, self.words[base + STRENGTH])
        strength: cython.int = self.strengths[64 * led + card]
        takes: cython.double = 0.0
        if strength > best or (self.ties_last and strength == best):
            if not (self.words[base + BARRED] >> seat) & 1:
                takes = 1.0
        stake: cython.double = self.trick_points + self.points[card]
        other = cython.cast(cython.int, self.words[base + LEADER])
        top: cython.int = led
        for place in range(lying):
            lain: cython.int = cython.cast(cython.int, self.words[base + CARDS + place])
            stake += self.points[lain]
            if not (side >> other) & 1:
                stake += self.captured[lain]
            if other == winning:
                top = lain
            other += 1
            if other == self.seats:
                other = 0
        stake /= 10.0
        is_mates: cython.double = 1.0 if (side >> winning) & 1 else 0.0
        mate_safe: cython.double = 1.0 if not self.beaters[64 * led + top] & threats else 0.0
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
        row[10] = is_trump if not self.answering[led] & self.bits[card] else 0.0
        row[11] = clears
        if self.kind == PLACES:
            captured = points * self._lean(base, seat if takes > 0.0 else winning, 10.0 * stake - self.points[card])
        row[12] = (1.0 - is_mates) * (1.0 - takes) * captured
        row[13] = (1.0 - (1.0 - is_mates) * (1.0 - takes)) * captured
        row[14] = is_mates * (1.0 - takes) * mate_safe * points
        row[15] = takes if lying == self.seats - 1 else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pick(self, level: cython.int) -> cython.int:
        """What the policy does."""
        base: cython.int = level * WORDS
        number: cython.int = self._list_moves(level)
        start: cython.int = level * MOVES
        if number == 1:
            return self.moves[start]
        asked: cython.int = cython.cast(cython.int, self.words[base + ASKED])
        if asked == CALLING:
            return self._pick_call(base)
        if asked == SWAPPING:
            return self._pick_swap(base, start, number)
        seat: cython.int = cython.cast(cython.int, self.words[base + TURN])
        weights: cython.int = 2 * FEATURES * self._attitude(base, seat)
        if self.words[base + LYING]:
            weights += FEATURES
        best: cython.int = self.moves[start]
        highest: cython.double = -1e300
        place: cython.int
        feature: cython.int
        score: cython.double
        for place in range(number):
            self._describe(level, self.moves[start + place], self.row)
            score = self.noise * ((self._draw() >> 11) * 1.1102230246251565e-16)
            for feature in range(FEATURES):
                score += self.policy[weights + feature] * self.row[feature]
            if score > highest:
                highest = score
                best = self.moves[start + place]
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pick_call(self, base: cython.int) -> cython.int:
        """Calls as often as the goal says for the attitude and the cards that lie, and sooner what is far out."""
        seat: cython.int = cython.cast(cython.int, self.words[base + TURN])
        lying: cython.int = cython.cast(cython.int, self.words[base + LYING])
        attitude: cython.int = self._attitude(base, seat)
        place: cython.int
        chance: cython.double = self.calls[MOST_SEATS * attitude + lying]
        if attitude:
            beyond: cython.double = 0.0
            for place in range(lying):
                beyond += self.points[self.words[base + CARDS + place]]
            beyond -= lying * self.middle / cython.cast(cython.double, self.seats)
            chance += self.slope * (beyond if attitude == 1 else -beyond)
        return CALL if (self._draw() >> 11) * 1.1102230246251565e-16 < chance else PASS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pick_swap(self, base: cython.int, start: cython.int, number: cython.int) -> cython.int:
        """Makes the own tricks still richer or still poorer, whichever goes further from the middle."""
        seat: cython.int = cython.cast(cython.int, self.words[base + TURN])
        tricks: cython.int = cython.cast(cython.int, self.words[base + TRICKS + seat])
        beyond: cython.int = cython.cast(cython.int, self.words[base + POINTS + seat]) - self.middle * tricks
        best: cython.int = KEEP
        furthest: cython.int = beyond if beyond > 0 else -beyond
        place: cython.int
        for place in range(1, number):
            action: cython.int = self.moves[start + place] - SWAP
            after: cython.int = beyond + self.points[action // 64] - self.points[action % 64]
            if after < 0:
                after = -after
            if after > furthest:
                furthest = after
                best = action + SWAP
        return best

    # What an end is worth

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _judge(self, level: cython.int) -> cython.void:
        """Writes what the finished round is worth to each seat."""
        gainers: cython.ulonglong
        seat: cython.int
        if self.kind < LINEAR:
            gainers = self._pot_gainers(level * WORDS) if self.kind == POT else self._task_gainers(level * WORDS)
            for seat in range(self.seats):
                self.values[level * MOST_SEATS + seat] = self.worth[gainers * MOST_SEATS + seat]
        else:
            self._share(level)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pot_gainers(self, base: cython.int) -> cython.ulonglong:
        seat: cython.int
        other: cython.int
        everybody: cython.ulonglong = self.single(self.seats) - 1
        if self.ruining:
            if not self.words[base + RUINED]:
                return self.kept_to
            if self.ruined_to:
                return self.ruined_to
            return self.single(cython.cast(cython.int, self.words[base + LAST_TAKER]))
        most: cython.ulonglong = 0
        best: cython.ulonglong = 0
        for seat in range(self.seats):
            own: cython.ulonglong = 0
            for other in range(self.seats):
                if (self.sides[seat] >> other) & 1:
                    own += self.words[base + POINTS + other]
            if own > most or seat == 0:
                most = own
                best = 0
            if own == most:
                best |= self.single(seat)
        return self.tie_to if best == everybody else best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_met(self, base: cython.int, task: cython.int, seat: cython.int) -> cython.int:
        """The seat's own tricks meet the task of `task`."""
        tricks: cython.int = cython.cast(cython.int, self.words[base + TRICKS + seat])
        other: cython.int
        if tricks < self.low[task] or tricks > self.high[task]:
            return 0
        if self.words[base + TAKEN + seat] & self.forbidden[task]:
            return 0
        if self.needs_last[task] and cython.cast(cython.int, self.words[base + LAST_TAKER]) != seat:
            return 0
        if self.rank[task]:
            for other in range(self.seats):
                if other != seat:
                    theirs: cython.int = cython.cast(cython.int, self.words[base + TRICKS + other])
                    if theirs == tricks or (theirs > tricks) == (self.rank[task] == 1):
                        return 0
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _task_gainers(self, base: cython.int) -> cython.ulonglong:
        gainers: cython.ulonglong = 0
        seat: cython.int
        for seat in range(self.seats):
            if seat != self.thief:
                if self._is_met(base, seat, seat):
                    gainers |= self.single(seat)
                elif self.thief < self.seats and self._is_met(base, seat, self.thief):
                    gainers |= self.single(self.thief)
        return gainers

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _share(self, level: cython.int) -> cython.void:
        """Everybody's share of the victory after this round's scores."""
        base: cython.int = level * WORDS
        start: cython.int = level * MOST_SEATS
        seat: cython.int
        highest: cython.double = -1e300
        for seat in range(self.seats):
            total: cython.double = self.totals[seat] + self._score(base, seat)
            self.values[start + seat] = total
            if (self.contenders >> seat) & 1 and total > highest:
                highest = total
        whole: cython.double = 0.0
        sharpness: cython.double = self.sharpness if highest < self.target else DECIDED
        for seat in range(self.seats):
            own: cython.double = 0.0
            if (self.contenders >> seat) & 1:
                own = exp(sharpness * (self.values[start + seat] - highest))
            self.values[start + seat] = own
            whole += own
        for seat in range(self.seats):
            self.values[start + seat] /= whole

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score(self, base: cython.int, seat: cython.int) -> cython.double:
        other: cython.int
        own: cython.int
        if self.kind == LINEAR:
            sum: cython.int = self.offset
            for other in range(self.seats):
                own = cython.cast(cython.int, self.words[base + POINTS + other])
                sum += self.weights[seat * MOST_SEATS + other] * own
            if sum < 0:
                sum = 0
            if sum >= TABLE:
                sum = TABLE - 1
            own = cython.cast(cython.int, self.words[base + POINTS + seat])
            return self.factor * own + self.tables[seat * TABLE + sum]
        own = cython.cast(cython.int, self.words[base + POINTS + seat]) + self.bonus[seat]
        place: cython.int = 0
        for other in range(self.seats):
            if other != seat:
                theirs: cython.int = cython.cast(cython.int, self.words[base + POINTS + other]) + self.bonus[other]
                if theirs == own:
                    return 0.0
                if theirs > own:
                    place += 1
        return self.prizes[place]

    # Evaluating and solving

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _evaluate(
        self,
        actions: cython.int[::1],
        number: cython.int,
        seat: cython.int,
        times: cython.int,
        seed: cython.ulonglong,
        by_policy: cython.int,
        out: cython.double[::1],
        start: cython.int,
    ) -> cython.int:
        """Adds to `out`, from `start` on."""
        place: cython.int
        run: cython.int
        is_solved: cython.int = self.nodes > 0
        for place in range(number):
            if is_solved:
                self._copy(0, 1)
                self._apply(WORDS, actions[place])
                is_solved = self._solve(1)
                self.exact[place] = self.values[MOST_SEATS + seat]
        for place in range(number):
            if is_solved:
                out[start + place] += self.exact[place]
                continue
            worth: cython.double = 0.0
            for run in range(times):
                self.chance = _mixed(seed + run)
                self._copy(0, 1)
                self._apply(WORDS, actions[place])
                self._finish(1, by_policy)
                self._judge(1)
                worth += self.values[MOST_SEATS + seat]
            out[start + place] += worth / times
        return is_solved

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _solve(self, level: cython.int) -> cython.int:
        """Writes what the position is worth to each seat; 0 when the work grows too much."""
        base: cython.int = level * WORDS
        if self.words[base + ASKED] == OVER:
            self._judge(level)
            return 1
        self.nodes -= 1
        if self.nodes < 0 or level + 1 >= LEVELS:
            return 0
        number: cython.int = self._list_moves(level)
        turn: cython.int = cython.cast(cython.int, self.words[base + TURN])
        own: cython.int = level * MOST_SEATS
        below: cython.int = own + MOST_SEATS
        place: cython.int
        seat: cython.int
        for place in range(number):
            self._copy(level, level + 1)
            self._apply(base + WORDS, self.moves[level * MOVES + place])
            if not self._solve(level + 1):
                return 0
            if place == 0 or self.values[below + turn] > self.values[own + turn] + EQUAL:
                for seat in range(self.seats):
                    self.values[own + seat] = self.values[below + seat]
                if self.values[own + turn] >= self.peaks[turn] - EQUAL:
                    return 1
        return 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _mixed(seed: cython.ulonglong) -> cython.ulonglong:
    """A good start of a stream from any seed."""
    bits: cython.ulonglong = ((seed + 1) * 0x3C6EF35F) & EVERY_BIT
    bits = ((bits ^ (bits >> 29)) * 0x7FEB352D) & EVERY_BIT
    bits = ((bits ^ (bits >> 32)) * 0x6C078965) & EVERY_BIT
    bits = ((bits ^ (bits >> 27)) * 0x7FEB352D) & EVERY_BIT
    return (bits ^ (bits >> 31)) | 1


def _word(seed: int) -> int:
    """The lowest 64 bits of a seed."""
    return seed & 0xFFFFFFFFFFFFFFFF
