"""Random games of the libraries that people train with, each as a slice with the observations that it makes.

Those that are not installed are left out; `make bench` installs them.
"""

import random
from collections.abc import Callable
from time import process_time
from typing import Any

from benchmarks.builds import Slice
from benchmarks.forms import agents


def rlcard_bridge() -> Slice:
    """RLCard's bridge: a step gives the observation and the legal actions of whoever is next."""
    import rlcard

    table = rlcard.make("bridge", config={"seed": 1})
    rand = random.Random(1).random

    def run(seconds: float) -> float:
        steps = 0
        begin = process_time()
        while process_time() - begin < seconds:
            state, _ = table.reset()
            while not table.is_over():
                legal = list(state["legal_actions"])
                state, _ = table.step(legal[int(rand() * len(legal))])
                steps += 1
        return steps / (process_time() - begin)

    return run


def pgx_mahjong(lanes: int) -> Slice:
    """Pgx's sparrow mahjong, compiled by JAX for the processor: its game nearest to ours that needs no further files.
    As with our batches, choosing is not part of the time; what all threads do is."""
    import jax
    import pgx
    from jax import numpy
    from pgx.experimental import auto_reset

    table = pgx.make("sparrow_mahjong")
    step = jax.jit(jax.vmap(auto_reset(table.step, table.init)))

    def choice_of(key: Any, masks: Any) -> Any:
        return jax.random.categorical(key, numpy.where(masks, 0.0, -1e9), axis=-1)

    choose = jax.jit(choice_of)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(table.init))(jax.random.split(key, lanes))

    def run(seconds: float) -> float:
        nonlocal key, state
        steps = 0
        spent = 0.0
        while spent < seconds:
            key, choice, chance = jax.random.split(key, 3)
            given = choose(choice, state.legal_action_mask), jax.random.split(chance, lanes)
            jax.block_until_ready(given)
            begin = process_time()
            state = step(state, *given)
            jax.block_until_ready(state.observation)
            spent += process_time() - begin
            steps += lanes
        return steps / spent

    run(0.001)  # compiles it
    return run


def pettingzoo_hanabi() -> Slice:
    """PettingZoo's hanabi."""
    from pettingzoo.classic import hanabi_v5

    table: Any = hanabi_v5
    return agents(table.env())


def peers(lanes: int) -> dict[str, Slice]:
    """All that are installed."""
    makers: dict[str, Callable[[], Slice]] = {
        "RLCard's bridge": rlcard_bridge,
        "PettingZoo's hanabi": pettingzoo_hanabi,
        "Pgx's sparrow mahjong": lambda: pgx_mahjong(lanes),
    }
    found: dict[str, Slice] = {}
    for name, make in makers.items():
        try:
            found[name] = make()
        except ImportError as error:
            print(f"{name} is not installed: {error}")
    return found
