"""The games in PettingZoo: one agent after the other chooses, each with an observation of its own (AEC).

```python
from tricktable.research.pettingzoo import env

table = env("njet", players=4)
table.reset(seed=7)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    action = None if termination else table.action_space(agent).sample(observation["action_mask"])
    table.step(action)
```

Agents are seats: `player_0` sits in seat 0. A choice that several make at once is asked for seat by seat, and nobody
observes what the others chose. An illegal action raises `IllegalAction` and changes nothing. With this module imported,
`pettingzoo.make("aec", "tricktable/njet-v0", players=4)` is the same.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from tricktable.core.errors import SetupError
from tricktable.core.matches import Match
from tricktable.games import GAMES
from tricktable.research.encodings import Encoding
from tricktable.research.episodes import Episodes, seed_of
from tricktable.research.extras import MissingExtra
from tricktable.research.onlookers import Onlooker

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo") from error

NAMESPACE: Final = "tricktable"
MASKS: Final = ("observation", "info")
"""Where an agent finds what it may do: beside its observation in a dictionary, or in its info."""


def env(
    game: str,
    players: int | None = None,
    unit: str = "round",
    reward: str = "points",
    mask: str = "observation",
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> "TrickTable":
    """A table of this game.

    `unit` is what an episode is: a `round` or a `match`. `reward` is what it brings: `points`, the `margin` beyond the
    mean of the others, or the `share` of the victory; always the more the better. With the mask in the `info` an
    observation is the array alone. `options` are the game's own. `render_mode="ansi"` renders texts.
    """
    return TrickTable(Episodes.at(game, players, unit, reward, options), mask, render_mode)


class TrickTable(AECEnv):
    """A table as PettingZoo knows it."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, episodes: Episodes, mask: str = "observation", render_mode: str | None = None) -> None:
        if mask not in MASKS:
            raise SetupError(f"mask is one of {', '.join(MASKS)}, not {mask!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise SetupError(f"render_mode is ansi or nothing, not {render_mode!r}")
        super().__init__()
        game = episodes.game
        self.metadata = {**self.metadata, "name": f"tricktable_{game.name}_v0"}  # type: ignore[misc]
        self.episodes: Final = episodes
        self.encoding: Final = Encoding.of(game)
        self._onlooker: Final = Onlooker(self.encoding)
        self.render_mode = render_mode
        self._is_mask_observed: Final = mask == "observation"
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        choices = len(self.encoding.actions)
        self._actions: Final = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self._observations: Final = {agent: self._observation_space() for agent in self.possible_agents}
        self._nothing: Final = {"action_mask": self._mask(())}
        self._seed: int | None = None
        self._number = 0
        self.match: Match | None = None
        """The match behind the table, for those who train with all cards; agents get observations alone."""

    def _observation_space(self) -> spaces.Space[Any]:
        box = spaces.Box(0, self.encoding.high, dtype=np.uint8)
        if not self._is_mask_observed:
            return box
        mask = spaces.Box(0, 1, (len(self.encoding.actions),), np.int8)
        return spaces.Dict({"observation": box, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new episode: the one of this seed, or the next of those that follow the last seed; any if there has been
        none. There are no options."""
        if seed is not None:
            self._seed, self._number = seed, 0
        elif self._seed is None:
            self._seed = int(np.random.default_rng().integers(1 << 62))
        else:
            self._number += 1
        match = self.episodes.begin(seed_of(self._seed, self._number))
        self.match = match
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[match.turn]
        self._inform()

    def observe(self, agent: str) -> Any:
        """What this agent knows now; its own copy. Who is not on turn may do nothing."""
        match = self._running()
        observation = self._onlooker.observe(match, self._seat[agent])
        if not self._is_mask_observed:
            return observation
        legal = match.legal_actions(match.turn) if agent == self.agent_selection else ()
        return {"observation": observation, "action_mask": self._mask(legal)}

    def step(self, action: Any) -> None:
        """The agent on turn does this; `None` where its episode is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self._running()
        before = len(match.past)
        match.apply(match.turn, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        is_over = match.phase.is_over
        if len(match.past) > before:
            self.rewards = dict(zip(self.agents, self.episodes.rewards(match, before), strict=True))
            self._accumulate_rewards()
        if is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[match.turn]
        self._inform()

    def _inform(self) -> None:
        """Tells the agent on turn in its info what it may do, if that is the place for it."""
        if not self._is_mask_observed:
            match = self._running()
            self.infos = dict.fromkeys(self.agents, self._nothing)
            if not match.phase.is_over:
                self.infos[self.agent_selection] = {"action_mask": self._mask(match.legal_actions(match.turn))}

    def _mask(self, legal: tuple[int, ...]) -> NDArray[np.int8]:
        mask = np.zeros(len(self.encoding.actions), np.int8)
        mask[list(legal)] = 1
        return mask

    def _running(self) -> Match:
        assert self.match is not None, "reset() comes first"
        return self.match

    def render(self) -> str | None:
        """What the agent on turn knows, as text."""
        if self.render_mode is None:
            return None
        return str(self._running().view(self._seat[self.agent_selection]))

    def close(self) -> None:
        """There is nothing to close."""


def register() -> tuple[str, ...]:
    """Makes all installed games known to `pettingzoo.make`, and returns the names they have there."""
    names = []
    for game in GAMES:
        name = f"{NAMESPACE}/{game}-v0"
        names.append(name)
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, f"{__name__}:{env.__name__}", kwargs={"game": game})
    return tuple(names)


register()
