"""A round of tricks over flat tables: play on at random or by policy, evaluate choices, solve ends.

Cython in pure-Python syntax: compiled where it can be, as `rounds.pyx` says, and the same code interpreted where it
cannot. Whatever Python hands over is checked in `load`, `follow_rules` and `follow_goal`; nothing behind them leaves
its bounds.
"""

from array import array

import cython

from tricktable.kernel.goals import FAR, Goal
from tricktable.kernel.positions import check
from tricktable.kernel.rules import Rules

if not cython.compiled:
    from tricktable.kernel.chance import mixed
    from tricktable.kernel.evaluation import evaluate_actions
    from tricktable.kernel.features import describe, survey
    from tricktable.kernel.intrinsics import EVERY_BIT, count
    from tricktable.kernel.layout import *
    from tricktable.kernel.likelihoods import likelihood
    from tricktable.kernel.memory import Memory
    from tricktable.kernel.nets import rate
    from tricktable.kernel.play_outs import finish
    from tricktable.kernel.policy import attitude_of, pick
    from tricktable.kernel.sight import see
    from tricktable.kernel.solving import solve_level
    from tricktable.kernel.statements import Statements
    from tricktable.kernel.tricks import act, copy_level, held_before, list_moves
    from tricktable.kernel.worth import judge

__all__ = ["Round", "Statements"]


@cython.final
@cython.cclass
class Round:
    """One round that can be played on many times. Not for two threads at once: each has its own."""

    memory: Memory
    rules: object
    goal: object
    is_ready: cython.int
    is_free: cython.int

    def __init__(self, rules: Rules, goal: Goal) -> None:
        self.memory = Memory()
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
        self.memory.take_rules(rules)

    def follow_goal(self, goal: Goal) -> None:
        """Another goal."""
        self._check_free()
        if not isinstance(goal, Goal):
            raise TypeError(f"this is no goal: {goal!r}")
        if goal.seats != self.memory.seats:
            raise ValueError(f"a goal for {goal.seats} seats in a round with {self.memory.seats}")
        goal.check()
        self.goal = goal
        self.memory.take_goal(goal)

    def follow_policy(self, weights: array, noise: float) -> None:
        """The weights of every feature by attitude, first for leading, then for following; and how far chance blurs
        them."""
        self._check_free()
        own = array("d", weights)
        if len(own) != ATTITUDES * 2 * FEATURES:
            raise ValueError(f"a policy has {ATTITUDES * 2 * FEATURES} weights, not {len(own)}")
        self.memory.policy = own
        self.memory.noise = noise

    def follow_net(self, weights: array) -> None:
        """The weights of a net: layer by layer, unit by unit, each with its bias at the end."""
        self._check_free()
        own = array("d", weights)
        if len(own) != NET:
            raise ValueError(f"a net has {NET} weights, not {len(own)}")
        place: cython.int
        most: cython.double = FAR
        view: cython.double[::1] = own
        for place in range(NET):
            if not -most <= view[place] <= most:
                raise ValueError(f"the weights of a net are numbers from {-FAR} to {FAR}")
        self.memory.net = own

    def load(self, words: array, stack: tuple[int, ...] = ()) -> None:
        """Takes up a position; `layout` says what its words mean."""
        self._check_free()
        memory: Memory = self.memory
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
            memory.words[place] = own[place]
        for place in range(len(own_stack)):
            memory.stack[place] = own_stack[place]
        self.is_ready = 1

    def position(self) -> array:
        """The position as it stands, to be loaded again."""
        self._check_ready()
        place: cython.int
        result = array("Q", [0] * WORDS)
        for place in range(WORDS):
            result[place] = self.memory.words[place]
        return result

    # What Python asks

    def turn(self) -> int:
        """Whose turn it is."""
        self._check_ready()
        return int(self.memory.words[TURN])

    def is_over(self) -> bool:
        self._check_ready()
        return bool(self.memory.words[ASKED] == OVER)

    def legal_actions(self) -> list[int]:
        """What the seat on turn may do, in ascending order."""
        self._check_ready()
        memory: Memory = self.memory
        number: cython.int = list_moves(memory, 0)
        return [memory.moves[place] for place in range(number)]

    def apply(self, action: int) -> None:
        """Does one of the legal actions."""
        if action not in self.legal_actions():
            raise ValueError(f"action {action} is not among {self.legal_actions()}")
        act(self.memory, 0, action)

    def worths(self) -> tuple[float, ...]:
        """What the finished round is worth to each seat."""
        self._check_ready()
        memory: Memory = self.memory
        if not self.is_over():
            raise ValueError("the round is not over")
        judge(memory, 0)
        return tuple([memory.values[seat] for seat in range(memory.seats)])

    def play_out(self, times: int, seed: int, by_policy: bool) -> tuple[int, tuple[float, ...]]:
        """Plays on from here so many times: how many choices that took, and what it was worth on average."""
        self._check_ready()
        memory: Memory = self.memory
        if times < 1:
            raise ValueError(f"a round cannot be played on {times} times")
        plays: cython.longlong = 0
        run: cython.longlong
        wanted: cython.longlong = times
        seat: cython.int
        is_policy: cython.int = by_policy
        sums = array("d", [0.0] * MOST_SEATS)
        total: cython.double[::1] = sums
        memory.chance = mixed(seed & EVERY_BIT)
        self.is_free = 0
        with cython.nogil:
            for run in range(wanted):
                copy_level(memory, 0, 1)
                plays += finish(memory, 1, is_policy)
                judge(memory, 1)
                for seat in range(memory.seats):
                    total[seat] += memory.values[MOST_SEATS + seat]
        self.is_free = 1
        return int(plays), tuple([sums[seat] / times for seat in range(memory.seats)])

    def choose(self, seed: int) -> int:
        """What the policy does here."""
        self._check_ready()
        memory: Memory = self.memory
        if memory.words[ASKED] == OVER:
            raise ValueError("the round is over")
        memory.chance = mixed(seed & EVERY_BIT)
        return int(pick(memory, 0))

    def features(self) -> list[list[float]]:
        """The features of every legal card, as the policy sees them."""
        self._check_ready()
        memory: Memory = self.memory
        if memory.words[ASKED] != PLAYING:
            raise ValueError("only cards have features")
        number: cython.int = list_moves(memory, 0)
        row = array("d", [0.0] * FEATURES)
        view: cython.double[::1] = row
        result = []
        survey(memory, 0)
        for place in range(number):
            describe(memory, 0, memory.moves[place], view)
            result.append(list(row))
        return result

    def sights(self, preferred: int) -> list[list[float]]:
        """What a net sees of every legal card, one of which the rule of thumb prefers."""
        memory: Memory = self.memory
        number: cython.int = self._cards()
        row = array("d", [0.0] * SIGHT)
        view: cython.double[::1] = row
        result = []
        for place in range(number):
            see(memory, number, memory.moves[place], preferred, view)
            result.append(list(row))
        return result

    def ratings(self, preferred: int) -> list[float]:
        """What the net makes of them."""
        memory: Memory = self.memory
        number: cython.int = self._cards()
        result = []
        for place in range(number):
            see(memory, number, memory.moves[place], preferred, memory.sight)
            result.append(rate(memory, memory.sight))
        return result

    def _cards(self) -> cython.int:
        """Lists the legal cards; returns how many they are."""
        self._check_ready()
        if self.memory.words[ASKED] != PLAYING:
            raise ValueError("only cards are seen")
        return list_moves(self.memory, 0)

    def attitude(self) -> int:
        """How the seat on turn stands to the next trick."""
        self._check_ready()
        memory: Memory = self.memory
        return int(attitude_of(memory, 0, cython.cast(cython.int, memory.words[TURN])))

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
        memory: Memory = self.memory
        own_actions = array("i", actions)
        results: cython.double[::1] = out
        if not len(own_actions) <= min(MOVES, len(results)) or not 0 <= seat < memory.seats or times < 1:
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
        base: cython.ulonglong = seed & EVERY_BIT
        memory.nodes = most_nodes
        self.is_free = 0
        is_solved: cython.int
        with cython.nogil:
            is_solved = evaluate_actions(memory, wanted, number, own, runs, base, is_policy, results, 0)
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
        memory: Memory = self.memory
        rules = self.rules
        assert isinstance(rules, Rules)
        own_hands = array("Q", hands)
        own_stacks = array("i", stacks)
        own_actions = array("i", actions)
        number: cython.int = len(own_actions)
        worlds: cython.int = len(own_hands) // memory.seats
        depth: cython.int = len(own_stacks) // worlds if worlds else 0
        if number > MOVES or not 0 <= seat < memory.seats or times < 1:
            raise ValueError("a few actions are needed, and a seat of the round")
        if len(own_hands) != worlds * memory.seats or len(own_stacks) != worlds * depth:
            raise ValueError("hands and stacks are needed for every world")
        self._check_stacks(own_stacks, worlds, depth)
        self._check_hands(own_hands, worlds, own_actions)
        results = array("d", bytes(8 * worlds * number))
        loaded = [memory.words[HANDS + place] for place in range(memory.seats)]
        loaded_stack = [memory.stack[place] for place in range(depth)]
        row: cython.int
        place_of: cython.int
        own: cython.int = seat
        runs: cython.int = times
        is_policy: cython.int = by_policy
        base: cython.ulonglong = seed & EVERY_BIT
        nodes: cython.longlong = most_nodes
        all_hands: cython.ulonglong[::1] = own_hands
        all_stacks: cython.int[::1] = own_stacks
        wanted: cython.int[::1] = own_actions
        out: cython.double[::1] = results
        self.is_free = 0
        with cython.nogil:
            for row in range(worlds):
                for place_of in range(memory.seats):
                    memory.words[HANDS + place_of] = all_hands[row * memory.seats + place_of]
                for place_of in range(depth):
                    memory.stack[place_of] = all_stacks[row * depth + place_of]
                memory.nodes = nodes
                evaluate_actions(memory, wanted, number, own, runs, base + row * runs, is_policy, out, row * number)
        self.is_free = 1
        for place_of in range(memory.seats):
            memory.words[HANDS + place_of] = loaded[place_of]
        for place_of in range(depth):
            memory.stack[place_of] = loaded_stack[place_of]
        return [list(results[world * number : (world + 1) * number]) for world in range(worlds)]

    def weigh_worlds(self, hands: array, plays: array, heard: int, chance: float) -> list[float]:
        """The logarithm of how likely it is, in each of many worlds, that the seats in the set `heard` play these cards
        from here on, among what the others play, if everybody follows the policy but for a part of pure `chance`. Calls
        and swaps are among `plays` too, but anybody is taken to make them with any cards.

        `hands` lists the hands of all seats as they are after all that, world after world.
        """
        self._check_ready()
        memory: Memory = self.memory
        own_hands = array("Q", hands)
        own_plays = array("i", plays)
        seats: cython.int = memory.seats
        worlds: cython.int = len(own_hands) // seats
        number: cython.int = len(own_plays)
        if len(own_hands) != worlds * seats or not 0.0 < chance <= 1.0:
            raise ValueError("hands are needed for every world, and some chance")
        players = self._players(own_plays)
        results = array("d", bytes(8 * worlds))
        row: cython.int
        place: cython.int
        seat: cython.int
        own: cython.int
        action: cython.int
        listened: cython.ulonglong = heard
        part: cython.double = chance
        all_hands: cython.ulonglong[::1] = own_hands
        all_plays: cython.int[::1] = own_plays
        all_players: cython.int[::1] = players
        out: cython.double[::1] = results
        for place in range(number - 1, -1, -1):
            action = all_plays[place]
            if action < CALL or action >= SWAP:
                for row in range(worlds):
                    own = row * seats + all_players[place]
                    all_hands[own] = held_before(memory, all_hands[own], action)
        self._check_hands(own_hands, worlds, array("i"))
        self.is_free = 0
        with cython.nogil:
            for row in range(worlds):
                copy_level(memory, 0, 1)
                for seat in range(seats):
                    memory.words[WORDS + HANDS + seat] = all_hands[row * seats + seat]
                out[row] = likelihood(memory, all_plays, number, listened, part)
        self.is_free = 1
        return list(results)

    def _players(self, plays: array) -> array:
        """Who does each of these things; refuses what cannot be done in this order, whoever holds which cards."""
        memory: Memory = self.memory
        result = array("i")
        copy_level(memory, 0, 1)
        for action in plays:
            if not self._can_follow(action):
                raise ValueError("plays are followed in their order, and only as long as the round lasts")
            result.append(memory.words[WORDS + TURN])
            act(memory, WORDS, action)
        return result

    def _can_follow(self, action: int) -> bool:
        """The seat on turn at the second level is asked for something like that."""
        rules = self.rules
        assert isinstance(rules, Rules)
        asked = self.memory.words[WORDS + ASKED]
        if asked == CALLING:
            return action in (CALL, PASS)
        if asked == SWAPPING:
            given, taken = divmod(action - SWAP, 64)
            return action == KEEP or (0 <= given < rules.cards and taken < rules.cards)
        return asked == PLAYING and 0 <= action < rules.cards

    def _check_stacks(self, stacks: array, worlds: cython.int, depth: cython.int) -> None:
        """Refuses stacks that are too short or too long, hold what is no card, or begin otherwise than the loaded one
        where it is the next to play."""
        memory: Memory = self.memory
        rules = self.rules
        assert isinstance(rules, Rules)
        length: cython.int = cython.cast(cython.int, memory.words[LENGTH])
        is_short = memory.stacked < memory.seats and depth < length
        if depth > LONGEST or (worlds and is_short):
            raise ValueError("a round cannot be in this position: the stack is too short, or too long")
        done: cython.int = cython.cast(cython.int, memory.words[DONE])
        is_next: cython.bint = memory.words[TURN] == cython.cast(cython.ulonglong, memory.stacked)
        cards: cython.int = rules.cards
        all_stacks: cython.int[::1] = stacks
        place: cython.int
        row: cython.int
        for place in range(worlds * depth):
            if not 0 <= all_stacks[place] < cards:
                raise ValueError("a round cannot be in this position: there is no such card in the stack")
        for row in range(worlds):
            if is_next and all_stacks[row * depth + done] != memory.stack[done]:
                raise ValueError("all stacks have the same card next")

    def _check_hands(self, hands: array, worlds: cython.int, actions: array) -> None:
        """Refuses hands that are no hands, or of another size than those that were loaded, and actions that are not
        legal in all worlds: that goes by the hand of the seat on turn."""
        memory: Memory = self.memory
        seats: cython.int = memory.seats
        turn: cython.int = cython.cast(cython.int, memory.words[TURN])
        all_hands: cython.ulonglong[::1] = hands
        hand: cython.ulonglong
        row: cython.int
        seat: cython.int
        for row in range(worlds):
            for seat in range(seats):
                hand = all_hands[row * seats + seat]
                if hand & ~memory.all_cards or (hand & ~memory.firsts) >> 1 & ~hand:
                    raise ValueError("a round cannot be in this position: a hand holds cards that are not in the deck")
                if count(hand) != count(memory.words[HANDS + seat]):
                    raise ValueError("a round cannot be in this position: hands do not fit the tricks to come")
            hand = all_hands[row * seats + turn]
            if row == 0 or hand != all_hands[(row - 1) * seats + turn]:
                self._check_legal(hand, actions)

    def _check_legal(self, hand: cython.ulonglong, actions: array) -> None:
        """Refuses actions that the seat on turn may not do with this hand."""
        memory: Memory = self.memory
        turn: cython.int = cython.cast(cython.int, memory.words[TURN])
        loaded: cython.ulonglong = memory.words[HANDS + turn]
        memory.words[HANDS + turn] = hand
        legal = self.legal_actions()
        memory.words[HANDS + turn] = loaded
        for action in actions:
            if action not in legal:
                raise ValueError(f"action {action} is not among {legal}")

    def solve(self, most_nodes: int) -> tuple[float, ...]:
        """What the position is worth to each seat when all see everything and everybody plays for the own worth.

        Of actions that are equal to the one who chooses, the first counts. Raises `OverflowError` when that takes more
        than so many positions.
        """
        self._check_ready()
        memory: Memory = self.memory
        is_solved: cython.int
        memory.nodes = most_nodes
        self.is_free = 0
        with cython.nogil:
            is_solved = solve_level(memory, 0)
        self.is_free = 1
        if not is_solved:
            raise OverflowError(f"not solved within {most_nodes} positions")
        return tuple([memory.values[seat] for seat in range(memory.seats)])

    def _check_free(self) -> None:
        if not self.is_free:
            raise RuntimeError("another thread is at work in this round")

    def _check_ready(self) -> None:
        self._check_free()
        if not self.is_ready:
            raise ValueError("no position has been loaded")
