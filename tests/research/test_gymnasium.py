"""A seat against bots in Gymnasium: its own checks, and the same match behind it."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from tests.research.episodes import chosen
from tricktable.bots import bot_streams, find_bot
from tricktable.core.errors import SetupError
from tricktable.core.streams import Stream
from tricktable.games import GAMES
from tricktable.research.episodes import seed_of
from tricktable.research.gymnasium import SeatEnv

OWN = [name for name, game in GAMES.items() if game.__module__.startswith("tricktable.")]


@pytest.mark.parametrize("game", OWN)
def test_it_is_what_gymnasium_expects(game: str) -> None:
    check_env(gymnasium.make(f"tricktable/{game}-v0", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game", OWN)
def test_it_is_the_match_of_its_seed_against_these_bots(game: str) -> None:
    """The seat's rewards are those of the match in which the same bots play."""
    table = SeatEnv(game, opponents="simple", seat=1)
    observation, info = table.reset(seed=4)
    match = table.episodes.begin(4)
    streams = bot_streams(match.game, "4")
    choices = Stream("choices")
    total = 0.0
    while not match.phase.is_over:
        seat = match.turn
        if seat != 1:
            match.apply(seat, find_bot("simple").choose(match.view(seat), streams[seat]))
            continue
        assert info["legal"] == match.legal_actions(1)
        action = chosen(match, choices)
        match.apply(1, action)
        observation, reward, terminated, truncated, info = table.step(action)
        assert table.observation_space.contains(observation)
        assert not truncated
        total += reward

    assert terminated
    assert total == table.episodes.rewards(match)[1]


def test_the_seat_is_another_one_in_every_episode_unless_it_is_given() -> None:
    table = SeatEnv("njet", 4, opponents="random")
    seats = {table.reset(seed=seed)[1]["seat"] for seed in range(20)}

    assert seats == {0, 1, 2, 3}
    assert SeatEnv("njet", 4, opponents="random", seat=2).reset(seed=1)[1]["seat"] == 2


def test_an_illegal_action_ends_the_episode() -> None:
    table = SeatEnv("njet", 4, opponents="random")
    _, info = table.reset(seed=1)
    illegal = next(action for action in range(len(table.encoding.actions)) if action not in info["legal"])

    _, reward, terminated, truncated, info = table.step(illegal)

    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)


@pytest.mark.parametrize(
    "wish", [{"opponents": ["thumb"]}, {"opponents": "nobody"}, {"seat": 4}, {"render_mode": "human"}]
)
def test_what_there_is_not_is_refused(wish: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        SeatEnv("njet", 4, **wish)  # type: ignore[arg-type]


def test_each_opponent_can_be_another_bot() -> None:
    table = SeatEnv("njet", 3, opponents=["random", find_bot("thumb")], seat=1)

    assert [bot.name for bot in table.bots] == ["random", "thumb"]


@pytest.mark.parametrize("game", OWN)
def test_many_tables_are_the_same_episodes_one_by_one(game: str) -> None:
    """SAME_STEP: what the table shows after an end is the next episode; the end itself is in the infos."""
    tables = gymnasium.make_vec(
        f"tricktable/{game}-v0", 3, "vector_entry_point", opponents="simple", seat=1, reward="margin"
    )
    assert tables.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    observations, _ = tables.reset(seed=4)
    single = [SeatEnv(game, opponents="simple", seat=1, reward="margin") for _ in range(3)]
    first = [begun(table, seed_of(4, number)) for number, table in enumerate(single)]
    is_running = [True] * 3
    for _ in range(60):
        assert tables.observation_space.contains(observations)
        actions = observations["action_mask"].argmax(axis=1)
        for number in range(3):
            if is_running[number]:
                assert (observations["observation"][number] == first[number]["observation"]).all()
                assert (observations["action_mask"][number] == first[number]["action_mask"]).all()
        observations, rewards, ends, truncations, infos = tables.step(actions)
        assert not truncations.any()
        for number, table in enumerate(single):
            if is_running[number]:
                first[number], reward, is_over, _, _ = table.step(int(actions[number]))
                assert rewards[number] == pytest.approx(reward)
                assert ends[number] == is_over
                if is_over:
                    assert (infos["final_obs"]["observation"][number] == first[number]["observation"]).all()
                    assert infos["_final_obs"][number]
                    is_running[number] = False
    tables.close()

    assert not any(is_running)


def begun(table: SeatEnv, seed: str) -> dict[str, Any]:
    """The first observation of the episode with this seed; where bots play it alone, no test looks at it."""
    table.match = table.episodes.begin(seed)
    table._streams = bot_streams(table.match.game, seed)
    table._play_others(table.match)
    return table._observe()


def test_a_batch_has_one_seed() -> None:
    tables = gymnasium.make_vec("tricktable/njet-v0", 2, "vector_entry_point", opponents="random")
    first, _ = tables.reset(seed=1)
    again, _ = tables.reset(seed=1)
    other, _ = tables.reset()

    assert (first["observation"] == again["observation"]).all()
    assert (first["observation"] != other["observation"]).any()
    with pytest.raises(SetupError):
        tables.reset(seed=[1, 2])  # type: ignore[arg-type]
    tables.close()
