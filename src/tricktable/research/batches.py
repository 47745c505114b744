"""Batches: many episodes side by side, as arrays.

```python
batch = Batch("njet", players=4, n=256, seed=1)
chance = np.random.default_rng(1)
while True:
    batch.step(batch.sample(chance))  # or what your network says of batch.observations and batch.masks
```

An episode that ends makes room for the next one in the same step (Gymnasium's SAME_STEP): `ends` marks the lane,
`rewards` has what the old one brought, `final_observations` its last position, and `observations` shows the new one.

Episode number e has the seed `seed_of(seed, e)`; lane i of n plays the episodes i, i + n, i + 2n and so on, whoever
steps it: one process or several.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tricktable.bots import Bot, bot_streams, find_bot
from tricktable.bots.kit import kit_of
from tricktable.core.deals import Deal, Deals, GivenDeals, ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.research.encodings import Encoding
from tricktable.research.episodes import Episodes, Key, episodes_of, seed_of
from tricktable.research.lanes import Lanes

DealForm = tuple[tuple[int, ...], dict[int, tuple[tuple[int, ...], ...]]]
"""What is drawn and dealt in an episode, as it goes to another process."""
STEP: Final = b"step"
RESET: Final = b"reset"
CLOSE: Final = b"close"
DONE: Final = b""
SPAWN: Final = get_context("spawn")


class Plan(NamedTuple):
    """What a batch plays."""

    key: Key
    lanes: int
    seed: int
    bots: dict[int, str | Bot]
    deals: tuple[DealForm, ...]


class Arrays(NamedTuple):
    """The arrays of some lanes, a row for each."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int32]
    rewards: NDArray[np.float32]
    ends: NDArray[np.bool_]
    final_observations: NDArray[np.uint8]
    actions: NDArray[np.int64]

    def part(self, first: int, last: int) -> "Arrays":
        """Those of a few lanes, in the same memory."""
        parts: list[Any] = [each[first:last] for each in self]
        return Arrays(*parts)


class Form(NamedTuple):
    """The shape and the type of an array."""

    shape: tuple[int, ...]
    type: str

    def size(self) -> int:
        return int(np.prod(self.shape)) * np.dtype(self.type).itemsize


def forms(plan: Plan, encoding: Encoding) -> tuple[Form, ...]:
    """What the arrays of a batch are like."""
    n = plan.lanes
    players = encoding.game.players
    return (
        Form((n, encoding.size), "uint8"),
        Form((n, len(encoding.actions)), "bool"),
        Form((n,), "int32"),
        Form((n, players), "float32"),
        Form((n,), "bool"),
        Form((n, players, encoding.size), "uint8"),
        Form((n,), "int64"),
    )


class Stretch:
    """Some lanes of a batch that one process takes further."""

    def __init__(self, plan: Plan, arrays: Arrays, first: int) -> None:
        self.plan: Final = plan
        self.arrays: Final = arrays
        self.first: Final = first
        self.episodes: Final = episodes_of(plan.key)
        self.encoding: Final = Encoding.of(self.episodes.game)
        self.bots: Final = {seat: bot if isinstance(bot, Bot) else find_bot(bot) for seat, bot in plan.bots.items()}
        self.number: Final = len(arrays.seats)
        self.watched: Final = sum(1 << seat for seat in range(self.episodes.game.players) if seat not in self.bots)
        """The seats that wait for the batch's user."""
        self.lanes: Final = Lanes(
            self.encoding.writer,
            self.episodes.game,
            self.number,
            arrays.observations.reshape(-1),
            arrays.masks.view(np.uint8).reshape(-1),
            arrays.seats,
            np.zeros(self.number, np.int32),
            arrays.final_observations.reshape(-1),
            kit_of(self.episodes.game).ranges.changes,
        )
        self.matches: list[Match] = []
        self.streams: list[tuple[Stream, ...]] = []
        self.next: list[int] = []
        """The number of the episode that comes next in each lane."""
        self.rewarded: list[int] = []
        """How many rounds of each lane's match have brought their rewards."""

    def reset(self) -> None:
        """Begins anew with the first episodes."""
        self.next = [self.first + lane for lane in range(self.number)]
        self.rewarded = [0] * self.number
        self.streams = [()] * self.number
        self.matches = [self._begin(lane) for lane in range(self.number)]
        self.arrays.rewards[:] = 0
        self.arrays.ends[:] = False

    def step(self) -> None:
        """Does what stands in the array of actions."""
        arrays = self.arrays
        noted = self.lanes.step(arrays.actions, self.watched)
        arrays.rewards[:] = 0
        arrays.ends[:] = False
        for lane in noted:
            match = self.matches[lane]
            if self.bots:
                self._play_bots(lane, match)
            if len(match.past) > self.rewarded[lane]:
                arrays.rewards[lane] = self.episodes.rewards(match, self.rewarded[lane])
                self.rewarded[lane] = len(match.past)
            if match.phase.is_over:
                arrays.ends[lane] = True
                self.lanes.show_end(lane)
                self.matches[lane] = self._begin(lane)
            else:
                self.lanes.show(lane)

    def _begin(self, lane: int) -> Match:
        """The next episode in which a free seat gets to choose; what bots do among themselves is passed over."""
        while True:
            number = self.next[lane]
            self.next[lane] += self.plan.lanes
            match = self.episodes.begin_with(self._deals(number))
            if self.bots:
                self.streams[lane] = bot_streams(self.episodes.game, seed_of(self.plan.seed, number))
                self._play_bots(lane, match)
            if not match.phase.is_over:
                break
        self.rewarded[lane] = 0
        self.lanes.take_up(lane, match)
        self.lanes.show(lane)
        return match

    def _deals(self, number: int) -> Deals:
        given = self.plan.deals
        if not given:
            return ShuffledDeals(seed_of(self.plan.seed, number))
        drawn, rounds = given[number % len(given)]
        layout = self.episodes.game.layout
        return GivenDeals(drawn, {each: Deal(layout, parts) for each, parts in rounds.items()})

    def _play_bots(self, lane: int, match: Match) -> None:
        while not match.phase.is_over and match.turn in self.bots:
            seat = match.turn
            match.apply(seat, self.bots[seat].choose(match.view(seat), self.streams[lane][seat]))


class Worker:
    """Another process with a stretch of lanes."""

    def __init__(self, plan: Plan, memory: Any, first: int, last: int) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process: Final[SpawnProcess] = SPAWN.Process(
            target=work, args=(plan, memory, first, last, theirs), daemon=True
        )
        self.process.start()
        theirs.close()

    def ask(self, what: bytes) -> None:
        self.pipe.send_bytes(what)

    def wait(self) -> None:
        """Until it has done what it was asked for."""
        try:
            answer = self.pipe.recv_bytes()
        except EOFError:
            raise RuntimeError("a process of the batch has died") from None
        if answer != DONE:
            raise RuntimeError(f"a process of the batch has failed:\n{answer.decode()}")

    def close(self) -> None:
        if self.process.is_alive():
            try:
                self.ask(CLOSE)
            except OSError:
                self.process.terminate()
        self.process.join()
        self.pipe.close()


def work(plan: Plan, memory: Any, first: int, last: int, pipe: Connection) -> None:
    """What a worker does."""
    try:
        encoding = Encoding.of(episodes_of(plan.key).game)
        arrays = arrays_in(memory, forms(plan, encoding))
        stretch = Stretch(plan, arrays.part(first, last), first)
        while (asked := pipe.recv_bytes()) != CLOSE:
            if asked == RESET:
                stretch.reset()
            else:
                stretch.step()
            pipe.send_bytes(DONE)
    except EOFError:
        pass  # whoever asked is gone
    except Exception:  # whatever it is, the user wants to read it
        pipe.send_bytes(format_exc().encode())


def shared_memory(each: Sequence[Form]) -> Any:  # of a type that ctypes makes
    """Memory for several processes, with room for these arrays. It stays as long as one of its arrays does."""
    return SPAWN.RawArray("B", sum(-(-form.size() // 64) * 64 for form in each))


def arrays_in(memory: Any, each: Sequence[Form]) -> Arrays:
    """Arrays one behind the other in shared memory."""
    found: list[NDArray[Any]] = []
    place = 0
    for form in each:
        found.append(np.ndarray(form.shape, form.type, memory, place))
        place += -(-form.size() // 64) * 64
    return Arrays(*found)


class Batch:
    """Lanes in which one episode follows another."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        n: int = 1,
        seed: int = 0,
        processes: int = 1,
        *,
        unit: str = "round",
        reward: str = "points",
        options: Mapping[str, str] | None = None,
        bots: Mapping[int, str | Bot] | None = None,
        deals: Sequence[GivenDeals] = (),
    ) -> None:
        """`unit` and `reward` are those of all forms (`episodes`). `bots` sit in some of the seats, and play between
        two steps. With `deals`, episode e has number e of them, and begins again behind the last, whatever the seed is:
        two batches with the same deals are paired."""
        self.episodes: Final = Episodes.at(game, players, unit, reward, options)
        self.encoding: Final = Encoding.of(self.episodes.game)
        self.n: Final = n
        self.seed: Final = seed
        seated = dict(bots or {})
        table = range(self.episodes.game.players)
        if n < 1 or not 1 <= processes <= n:
            raise SetupError(f"a batch has lanes, and no more processes than them, not {n} and {processes}")
        if not set(seated) < set(table):
            raise SetupError(f"bots sit in some of the seats 0 to {table[-1]}, one stays free")
        for bot in seated.values():
            if isinstance(bot, str):
                find_bot(bot)  # here, not in another process, it is told that there is none
        given = tuple(_form(each) for each in deals)
        plan = Plan(self.episodes.key(), n, seed, seated, given)
        shapes = forms(plan, self.encoding)
        self._workers: list[Worker] = []
        if processes == 1:
            self._arrays = Arrays(*(np.zeros(form.shape, form.type) for form in shapes))
            self._stretch: Stretch | None = Stretch(plan, self._arrays, 0)
        else:
            memory = shared_memory(shapes)
            self._arrays = arrays_in(memory, shapes)
            self._stretch = None
            cuts = [n * number // processes for number in range(processes + 1)]
            self._workers = [Worker(plan, memory, *cut) for cut in pairwise(cuts)]
        self.observations: Final = self._arrays.observations
        """What the seat on turn knows, in each lane."""
        self.masks: Final = self._arrays.masks
        """What it may do."""
        self.seats: Final = self._arrays.seats
        """Which seat that is."""
        self.rewards: Final = self._arrays.rewards
        """What the last step brought to each player."""
        self.ends: Final = self._arrays.ends
        """The lanes in which the last step ended an episode."""
        self.final_observations: Final = self._arrays.final_observations
        """What each player knew at the end; of the last episode that ended in the lane."""
        self.reset()

    def reset(self) -> None:
        """Begins anew with the first episodes."""
        if self._stretch is not None:
            self._stretch.reset()
        else:
            self._ask(RESET)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Takes every lane a step further; all arrays are written anew in place."""
        if np.shape(actions) != (self.n,):
            raise ValueError(f"an action for each of {self.n} lanes is needed")
        own = self._arrays.actions
        np.copyto(own, actions, casting="same_kind")  # of 1.5 nothing is made
        if self._stretch is not None:
            self._stretch.step()
            return
        known = (own >= 0) & (own < self.masks.shape[1])
        wrong = np.flatnonzero(~(known & self.masks[np.arange(self.n), np.where(known, own, 0)]))
        if len(wrong):
            raise ValueError(f"action {own[wrong[0]]} is not allowed in lane {wrong[0]}")
        self._ask(STEP)

    def _ask(self, what: bytes) -> None:
        if not self._workers:
            raise RuntimeError("the batch has been closed")
        for worker in self._workers:
            worker.ask(what)
        for worker in self._workers:
            worker.wait()

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A random choice in each lane, all as likely."""
        _, choices = np.nonzero(self.masks)
        counts = np.count_nonzero(self.masks, axis=1)
        ends = np.cumsum(counts)
        chosen: NDArray[np.int64] = choices[ends - 1 - (chance.random(self.n) * counts).astype(np.int64)]
        return chosen

    def close(self) -> None:
        """Ends the other processes. The arrays stay as they are."""
        for worker in self._workers:
            worker.close()
        self._workers = []

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _form(deals: GivenDeals) -> DealForm:
    return deals.drawn, {number: deal.parts for number, deal in deals.deals.items()}
