"""Tables: four people each on sockets of their own, who move in turn."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Final

from benchmarks.load.sockets import Socket

SEATS: Final = 4
LONGEST: Final = 200
"""Moves at one table: no match of either side is over by then, and nobody sends more at once than our server likes."""


class Table(ABC):
    """One table. A move is done when all four have heard of it."""

    def __init__(self, port: int, place: int) -> None:
        self.port: Final = port
        self.first: Final = SEATS * place
        """The number of its first person; the others follow."""
        self.sockets: Final[list[Socket]] = []
        self.number = -1
        """The position that all have heard of."""
        self.moved: Callable[[Table], None] = lambda table: None
        """Called whenever all have heard of a position."""
        self.due = 0.0
        """When the move that is under way was to be sent."""
        self.chance: Final = Random(place)
        self._heard: Final = [-1] * SEATS

    def hear_number(self, seat: int, number: int) -> None:
        """A seat has heard of the position with this number."""
        if number <= self._heard[seat]:
            raise ValueError(f"seat {seat} heard of number {number} after {self._heard[seat]}")
        self._heard[seat] = number
        if min(self._heard) == number:
            self.number = number
            self.moved(self)

    @abstractmethod
    async def open(self, tokens: list[str]) -> None:
        """Opens the table for guests with these tokens; returns when all four have heard of the deal."""

    @abstractmethod
    def move(self) -> None:
        """Somebody whose turn it is sends a legal move, drawn at random."""

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
