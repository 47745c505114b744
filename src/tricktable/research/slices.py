"""Slices: the named parts of an array, each with a sentence that says what it is."""

from math import prod
from typing import NamedTuple


class Slice(NamedTuple):
    """A part of an array."""

    name: str
    start: int
    shape: tuple[int, ...]
    high: int
    """The greatest value that a byte of it can have."""
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def stop(self) -> int:
        return self.start + self.size

    @property
    def place(self) -> slice:
        """To cut it out: `observation[spec["hand"].place]`."""
        return slice(self.start, self.stop)


class Spec(dict[str, Slice]):
    """All slices of an array by their names, in their order."""

    @property
    def size(self) -> int:
        return max((each.stop for each in self.values()), default=0)

    def add(self, name: str, shape: tuple[int, ...], high: int, meaning: str) -> Slice:
        """A further slice behind the others."""
        if name in self:
            raise ValueError(f"there are two slices {name!r}")
        self[name] = Slice(name, self.size, shape, high, meaning)
        return self[name]

    def text(self) -> str:
        """All of it in a stable text."""
        return "\n".join(f"{each.start} {each.shape} {each.high} {each.name}: {each.meaning}" for each in self.values())
