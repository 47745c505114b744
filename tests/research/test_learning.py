"""The example that learns: the same by the same seed, and better than what it has never met."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


def load_example() -> ModuleType:
    path = Path(__file__).parents[2] / "examples" / "learn_by_playing.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def example() -> ModuleType:
    return load_example()


def test_it_learns_something_in_seconds_and_the_same_by_the_same_seed(example: ModuleType) -> None:
    networks = [example.train("hasp", 2, steps=20_000, seed=1, lanes=64, hidden=32) for _ in range(2)]

    result = example.measure(networks[0], "hasp", 2, "random", rounds=150, seed=7)

    assert all((one == other).all() for one, other in zip(*(each.weights for each in networks), strict=True))
    assert result.lower() > 0


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_it_beats_the_simple_bot(example: ModuleType) -> None:
    network = example.train("hasp", 2, steps=1_000_000, seed=1)

    assert example.measure(network, "hasp", 2, "simple", rounds=2_000, seed=1_000_001).lower() > 0
