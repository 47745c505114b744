"""The games in Gymnasium: one seat against bots, at one table or at many side by side.

```python
import gymnasium
import tricktable.research.gymnasium  # makes the names known

table = gymnasium.make("tricktable/mue-v0", players=5, opponents="thumb")
observation, info = table.reset(seed=7)
observation, reward, terminated, truncated, info = table.step(info["legal"][0])
```
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tricktable.bots import Bot, bot_streams, find_bot
from tricktable.core.errors import SetupError
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.games import GAMES
from tricktable.research.batches import Batch
from tricktable.research.encodings import Encoding
from tricktable.research.episodes import Episodes, seed_of
from tricktable.research.extras import MissingExtra
from tricktable.research.onlookers import Onlooker

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise MissingExtra("gymnasium") from error

NAMESPACE: Final = "tricktable"
ILLEGAL: Final = -1.0
"""The reward of an illegal action."""

Observation = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; bots sit in all others.

    An observation has the `observation` and the `action_mask`. The info lists the same choices as `legal`. An illegal
    action ends the episode, with a reward of -1 and `illegal` in the info.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's own type)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "thumb",
        seat: int | None = None,
        unit: str = "round",
        reward: str = "points",
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is a bot for all other seats, or one for each of them, from the left neighbour on. Without a
        `seat` it is another one in every episode, as the seed says."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise SetupError(f"render_mode is ansi or nothing, not {render_mode!r}")
        self.episodes: Final = Episodes.at(game, players, unit, reward, options)
        rules = self.episodes.game
        others = rules.players - 1
        given = [opponents] * others if isinstance(opponents, str | Bot) else list(opponents)
        if len(given) != others:
            raise SetupError(f"{others} opponents are needed, not {len(given)}")
        if seat is not None and not 0 <= seat < rules.players:
            raise SetupError(f"there is no seat {seat} (seats 0 to {rules.players - 1})")
        self.bots: Final = tuple(bot if isinstance(bot, Bot) else find_bot(bot) for bot in given)
        self.encoding: Final = Encoding.of(rules)
        self._onlooker: Final = Onlooker(self.encoding)
        self.render_mode = render_mode
        self.seat = seat or 0
        self._given_seat: Final = seat
        choices = len(self.encoding.actions)
        self.action_space = spaces.Discrete(choices)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, self.encoding.high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (choices,), np.int8),
            }
        )
        self._seed: int | None = None
        self._number = 0
        self._streams: tuple[Stream, ...] = ()
        self.match: Match | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new episode: the one of this seed, or the next of those that follow the last seed."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._number = seed, 0
        elif self._seed is None:
            self._seed = int(self.np_random.integers(1 << 62))
        else:
            self._number += 1
        text = seed_of(self._seed, self._number)
        rules = self.episodes.game
        self.seat = Stream(text).named("seat").below(rules.players) if self._given_seat is None else self._given_seat
        self._streams = bot_streams(rules, text)
        self.match = self.episodes.begin(text)
        self._play_others(self.match)
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Does this, and lets the bots play until the seat is on turn again or the episode is over."""
        match = self._running()
        if int(action) not in match.legal_actions(self.seat):
            return self._observe(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        before = len(match.past)
        match.apply(self.seat, int(action))
        self._play_others(match)
        reward = self.episodes.rewards(match, before)[self.seat] if len(match.past) > before else 0.0
        return self._observe(), reward, match.phase.is_over, False, self._info()

    def _play_others(self, match: Match) -> None:
        while not match.phase.is_over and match.turn != self.seat:
            seat = match.turn
            bot = self.bots[(seat - self.seat - 1) % self.episodes.game.players]
            match.apply(seat, bot.choose(match.view(seat), self._streams[seat]))

    def _observe(self) -> Observation:
        match = self._running()
        mask = np.zeros(len(self.encoding.actions), np.int8)
        mask[list(match.legal_actions(self.seat))] = 1
        return {"observation": self._onlooker.observe(match, self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"legal": self._running().legal_actions(self.seat), "seat": self.seat}

    def _running(self) -> Match:
        assert self.match is not None, "reset() comes first"
        return self.match

    def render(self) -> str | None:
        """What the seat knows, as text."""
        return None if self.render_mode is None else str(self._running().view(self.seat))


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """The same seat at many tables side by side, over a `Batch`; bots sit in all others.

    Its auto-reset is SAME_STEP: the step that ends an episode returns the first observation of the next one, and the
    last of the old one as `final_obs` in the infos. An illegal action raises a `ValueError`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium's own type)

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "thumb",
        seat: int = 0,
        unit: str = "round",
        reward: str = "points",
        options: Mapping[str, str] | None = None,
        processes: int = 1,
    ) -> None:
        self.table: Final = SeatEnv(game, players, opponents, seat, unit, reward, options)
        self.num_envs = num_envs
        self.seat: Final = seat
        self._processes: Final = processes
        self.single_observation_space = self.table.observation_space
        self.single_action_space = self.table.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New episodes everywhere: those of a batch with this seed, or any others."""
        if isinstance(seed, list):
            raise SetupError("a batch has one seed for all its lanes")
        super().reset(seed=seed)
        self._close()
        rules = self.table.episodes.game
        self.batch = Batch(
            rules.name,
            rules.players,
            self.num_envs,
            int(self.np_random.integers(1 << 62)) if seed is None else seed,
            self._processes,
            unit=self.table.episodes.unit,
            reward=self.table.episodes.reward,
            options=rules.options,
            bots={(self.seat + 1 + place) % rules.players: bot for place, bot in enumerate(self.table.bots)},
        )
        return self._observe(self.batch), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """A step at every table."""
        batch = self.batch
        assert batch is not None, "reset() comes first"
        batch.step(actions)
        ends = batch.ends.copy()
        infos: dict[str, Any] = {}
        if ends.any():
            last = batch.final_observations[:, self.seat].copy()
            nothing = np.zeros((self.num_envs, len(self.table.encoding.actions)), np.int8)
            infos = {"final_obs": {"observation": last, "action_mask": nothing}, "_final_obs": ends}
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        return self._observe(batch), rewards, ends, np.zeros(self.num_envs, np.bool_), infos

    def _observe(self, batch: Batch) -> Observation:
        return {"observation": batch.observations.copy(), "action_mask": batch.masks.astype(np.int8)}

    def _close(self) -> None:
        if self.batch is not None:
            self.batch.close()
            self.batch = None

    def close_extras(self, **kwargs: Any) -> None:
        self._close()


def register() -> tuple[str, ...]:
    """Makes all installed games known to `gymnasium.make` and `make_vec`, and returns the names they have there."""
    names = []
    for game in GAMES:
        name = f"{NAMESPACE}/{game}-v0"
        names.append(name)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=f"{__name__}:{SeatEnv.__name__}",
                vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
                kwargs={"game": game},
            )
    return tuple(names)


register()
