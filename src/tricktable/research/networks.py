"""Networks in files: a multilayer perceptron with the name of its encoding, in plain numpy (`docs/research.md`).

A `.npz` file holds these arrays, and no pickled objects:

| array | what it is |
|---|---|
| `form` | the text `tricktable network 1` |
| `encoding` | the name of the encoding, such as `hasp/2/obs-1` |
| `output` | `values` (what each action is worth) or `policy` (logits, probabilities); the best legal one is played |
| `activation` | `relu` or `tanh`, behind every layer but the last |
| `weights 0`, `bias 0`, `weights 1`, ... | the layers: arrays of (inputs, outputs), and of (outputs) |

The first layer gets the observation divided by `numpy.maximum(encoding.high, 1)`; the last has an output for each
action.
"""

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.research.encodings import Encoding

Floats = NDArray[np.float32]

FORM: Final = "tricktable network 1"
OUTPUTS: Final = ("values", "policy")
ACTIVATIONS: Final = ("relu", "tanh")


class Network:
    """A network that chooses at one table."""

    def __init__(
        self,
        encoding: str,
        weights: Sequence[Floats],
        biases: Sequence[Floats],
        output: str = "values",
        activation: str = "relu",
    ) -> None:
        for name, value, known in (("output", output, OUTPUTS), ("activation", activation, ACTIVATIONS)):
            if value not in known:
                raise SetupError(f"the {name} of a network is one of {', '.join(known)}, not {value!r}")
        if not weights or len(weights) != len(biases):
            raise SetupError("a network has layers, each with weights and a bias")
        self.encoding: Final = encoding
        self.output: Final = output
        self.activation: Final = activation
        self.weights: Final = [np.asarray(each, np.float32) for each in weights]
        self.biases: Final = [np.asarray(each, np.float32) for each in biases]
        self._check_layers()

    def _check_layers(self) -> None:
        size = self.weights[0].shape[0] if self.weights[0].ndim == 2 else 0
        for place, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            if weight.ndim != 2 or weight.shape[0] != size or bias.shape != weight.shape[1:]:
                shapes = f"weights {weight.shape} and bias {bias.shape}"
                raise SetupError(f"layer {place} of the network has {shapes}, which do not fit {size} inputs")
            if not (np.isfinite(weight).all() and np.isfinite(bias).all()):
                raise SetupError(f"layer {place} of the network has something that is no number")
            size = weight.shape[1]

    def check(self, game: Game) -> Encoding:
        """The encoding with which it plays this game; refuses one that it was not made for."""
        encoding = Encoding.of(game)
        if self.encoding != encoding.name:
            raise SetupError(f"the network is for {self.encoding}, not for {encoding.name}")
        for what, its, right in (
            ("inputs", self.weights[0].shape[0], encoding.size),
            ("outputs", self.weights[-1].shape[1], len(encoding.actions)),
        ):
            if its != right:
                raise SetupError(f"the network has {its} {what}, but {encoding.name} has {right} at this table")
        return encoding

    def outputs(self, observations: NDArray[np.uint8], high: NDArray[np.uint8]) -> Floats:
        """What it says of every action, for one observation or for rows of them."""
        layer: Floats = np.divide(observations, np.maximum(high, 1), dtype=np.float32)
        last = len(self.weights) - 1
        for place, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            layer = layer @ weight + bias
            if place < last:
                layer = np.maximum(layer, 0) if self.activation == "relu" else np.tanh(layer)
        return layer

    def save(self, path: Path | str) -> None:
        """Writes the file, whole or not at all; the same network gives the same bytes."""
        arrays: dict[str, NDArray[np.generic]] = {}
        for place, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            arrays |= {f"weights {place}": weight, f"bias {place}": bias}
        texts = {"form": FORM, "encoding": self.encoding, "output": self.output, "activation": self.activation}
        draft = Path(f"{path}.part")
        with draft.open("wb") as file:
            np.savez(file, allow_pickle=False, **{name: np.array(text) for name, text in texts.items()}, **arrays)
        draft.replace(path)

    @staticmethod
    def load(path: Path | str) -> "Network":
        """The network in a file; raises `SetupError` if there is none."""
        try:
            with np.load(path, allow_pickle=False) as file:
                arrays = dict(file)
        except FileNotFoundError:
            raise SetupError(f"there is no file {path}") from None
        except (OSError, ValueError, EOFError, BadZipFile, TypeError) as error:
            raise SetupError(f"{path} is no file of numpy arrays: {error}") from None
        try:
            if str(arrays["form"]) != FORM:
                raise SetupError(f"{path} is no {FORM!r}")
            places = _layers(arrays)
            return Network(
                str(arrays["encoding"]),
                [arrays[f"weights {place}"] for place in places],
                [arrays[f"bias {place}"] for place in places],
                str(arrays["output"]),
                str(arrays["activation"]),
            )
        except KeyError as error:
            raise SetupError(f"{path} is no {FORM!r}: it has no array {error}") from None
        except ValueError as error:
            raise SetupError(f"{path} is no {FORM!r}: {error}") from None


def _layers(arrays: dict[str, NDArray[np.generic]]) -> list[int]:
    """The numbers of the layers."""
    return list(range(next(place for place in count() if f"weights {place}" not in arrays)))
