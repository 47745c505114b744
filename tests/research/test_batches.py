"""Batches: the same episodes as matches, side by side."""

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.contract.tables import TABLES, Table, game_at, table_name
from tricktable.bots import bot_streams, find_bot
from tricktable.core.deals import GivenDeals, ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.research import Batch
from tricktable.research.episodes import Episodes, seed_of


def hurried(batch: Batch, chance: np.random.Generator) -> NDArray[np.int64]:
    """Random choices, of which half are the last that is allowed before the tricks: else auctions hardly ever come to
    any."""
    actions = batch.sample(chance)
    trick = batch.encoding.spec["phase"].start + batch.encoding.phases.index("trick")
    are_last = (batch.observations[:, trick] == 0) & (chance.random(batch.n) < 0.5)
    actions[are_last] = batch.masks.shape[1] - 1 - np.argmax(batch.masks[are_last, ::-1], axis=1)
    return actions


def check(table: Table, seed: int, rounds: int, lanes: int, unit: str = "round") -> None:
    """A batch shows what the views of matches with the same seeds and actions show."""
    name, players = table
    episodes = Episodes.at(name, players, unit)
    batch = Batch(name, players, lanes, seed, unit=unit)
    encoding = batch.encoding
    chance = np.random.default_rng(seed)
    out, mask = encoding.empty(), encoding.empty_mask()
    matches = [episodes.begin(seed_of(seed, lane)) for lane in range(lanes)]
    begun = list(range(lanes))
    ended = 0
    while ended < rounds:
        for lane, match in enumerate(matches):
            view = match.view(match.turn)
            encoding.write(view, out)
            encoding.mask(view, mask)
            assert batch.seats[lane] == match.turn
            assert (batch.masks[lane] == mask).all()
            assert (batch.observations[lane] == out).all(), _differing(batch, lane, out)
        actions = hurried(batch, chance)
        batch.step(actions)
        for lane, match in enumerate(matches):
            before = len(match.past)
            match.apply(match.turn, int(actions[lane]))
            assert tuple(batch.rewards[lane]) == pytest.approx(episodes.rewards(match, before))
            assert batch.ends[lane] == match.phase.is_over
            if match.phase.is_over:
                for seat in range(players):
                    encoding.write(match.view(seat), out)
                    assert (batch.final_observations[lane, seat] == out).all()
                ended += 1
                begun[lane] += lanes
                matches[lane] = episodes.begin(seed_of(seed, begun[lane]))


def _differing(batch: Batch, lane: int, out: object) -> list[str]:
    seen = batch.observations[lane]
    return [each.name for each in batch.encoding.spec.values() if (seen[each.place] != out[each.place]).any()]  # type: ignore[index]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_one_seed_gives_the_same_episode_in_a_batch_and_a_match(table: Table) -> None:
    check(table, seed=3, rounds=2, lanes=2)


@pytest.mark.parametrize("table", [("hasp", 3), ("was_sticht", 4)], ids=table_name)
def test_whole_matches_go_on_from_round_to_round(table: Table) -> None:
    check(table, seed=5, rounds=1, lanes=1, unit="match")


def transcript(batch: Batch, steps: int) -> Iterator[bytes]:
    chance = np.random.default_rng(8)
    for _ in range(steps):
        yield batch.observations.tobytes() + batch.masks.tobytes() + batch.rewards.tobytes() + batch.ends.tobytes()
        batch.step(batch.sample(chance))


def test_several_processes_play_what_one_plays() -> None:
    alone = Batch("hasp", 4, n=5, seed=2)

    with Batch("hasp", 4, n=5, seed=2, processes=2) as batch:
        assert list(transcript(batch, 60)) == list(transcript(alone, 60))

        batch.reset()
        alone.reset()
        assert (batch.observations == alone.observations).all()
        with pytest.raises(ValueError, match="is not allowed in lane 0"):
            batch.step(np.full(5, int(np.flatnonzero(~batch.masks[0])[0])))


@pytest.mark.parametrize("game", ["meinz", "njet", "mue"])
def test_bots_in_some_seats_play_as_in_a_match(game: str) -> None:
    batch = Batch(game, 4, n=1, seed=6, bots={1: "thumb", 2: "random", 3: "simple"})
    episodes = Episodes.at(game, 4)
    bots = {1: find_bot("thumb"), 2: find_bot("random"), 3: find_bot("simple")}
    match = episodes.begin(seed_of(6, 0))
    streams = bot_streams(match.game, seed_of(6, 0))
    chance = np.random.default_rng(1)

    while not batch.ends[0]:
        while match.turn:
            match.apply(match.turn, bots[match.turn].choose(match.view(match.turn), streams[match.turn]))
        assert batch.seats[0] == 0
        assert tuple(np.flatnonzero(batch.masks[0])) == match.legal_actions(0)
        action = int(batch.sample(chance)[0])
        batch.step([action])
        match.apply(0, action)

    while not match.phase.is_over:
        match.apply(match.turn, bots[match.turn].choose(match.view(match.turn), streams[match.turn]))
    assert tuple(batch.rewards[0]) == episodes.rewards(match)


def test_given_deals_come_again_whatever_the_seed() -> None:
    game = game_at(("njet", 4))
    deals = [GivenDeals((), {1: ShuffledDeals(str(number)).deal(1, game.layout)}) for number in range(2)]
    one, other = (Batch("njet", 4, n=4, seed=seed, deals=deals) for seed in (1, 2))

    assert (one.observations == other.observations).all()
    assert (one.observations[0] == one.observations[2]).all()
    assert (one.observations[0] != one.observations[1]).any()


def test_arrays_stay_when_the_batch_is_gone() -> None:
    with Batch("hasp", 2, n=2, seed=1, processes=2) as batch:
        seen = batch.observations
        before = seen.copy()
    assert (seen == before).all()
    with pytest.raises(RuntimeError, match="closed"):
        batch.step(batch.masks.argmax(axis=1))

    del batch

    assert (seen == before).all()


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_changes_nothing(processes: int) -> None:
    with Batch("hasp", 2, n=2, seed=1, processes=processes) as batch:
        chance = np.random.default_rng(1)
        while not (batch.ends.any() and batch.masks[1, -1]):  # so that -1 would be an action, counted from behind
            batch.step(batch.sample(chance))
        before = [each.copy() for each in (batch.observations, batch.masks, batch.rewards, batch.ends)]
        legal = batch.sample(chance)

        for wrong in (-1, len(batch.encoding.actions), int(np.flatnonzero(~batch.masks[1])[0])):
            with pytest.raises(ValueError, match=f"action {wrong} is not allowed in lane 1"):
                batch.step([int(legal[0]), wrong])
        with pytest.raises(ValueError, match="an action for each of 2 lanes"):
            batch.step(legal[:1])
        with pytest.raises(TypeError, match="float64"):
            batch.step(legal + 0.5)  # type: ignore[arg-type]

        after = (batch.observations, batch.masks, batch.rewards, batch.ends)
        assert all((old == new).all() for old, new in zip(before, after, strict=True))
        batch.step(legal)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_does_not_exist_is_refused(processes: int) -> None:
    with pytest.raises(SetupError, match="nobody"):
        Batch("hasp", 2, n=2, processes=processes, bots={1: "nobody"})


@pytest.mark.parametrize("bots", [{0: "thumb", 1: "thumb"}, {7: "thumb"}])
def test_a_seat_stays_free(bots: dict[int, str]) -> None:
    with pytest.raises(SetupError):
        Batch("hasp", 2, bots=bots)


def test_a_batch_has_lanes_for_its_processes() -> None:
    with pytest.raises(SetupError):
        Batch("hasp", 2, n=2, processes=3)
