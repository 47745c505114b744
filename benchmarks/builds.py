"""What benchmarks share: builds of the package in processes of their own, and random games of the peer."""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

PROJECT = Path(__file__).parents[1]

Slice = Callable[[float], float]
"""Plays for so many seconds of processor time, and tells the steps per second."""


class Build:
    """A process that runs a module's slices with the package found at a path."""

    def __init__(self, path: Path, module: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            cwd=PROJECT,
            env=os.environ | {"PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


def random_games(game: Any, has_tensor: bool = False) -> Slice:
    """Random games of OpenSpiel, chance steps included; with the tensor of everybody who is on turn."""
    rand = random.Random(1).random

    def run(seconds: float) -> float:
        steps = 0
        begin = process_time()
        while process_time() - begin < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                if has_tensor and not state.is_chance_node():
                    state.information_state_tensor()
                state.apply_action(legal[int(rand() * len(legal))])
                steps += 1
        return steps / (process_time() - begin)

    return run
