"""Seats around the table, numbered clockwise from 0, and sets of them as bit masks."""

from typing import Final

MOST_SEATS: Final = 6
SPECTATOR: Final = 7
"""The viewer who holds no seat."""
EVERYONE: Final = 0xFF
"""All seats and the spectators."""


def only(seat: int) -> int:
    """The set of this one seat."""
    return 1 << seat


_MEMBERS: Final = tuple(tuple(seat for seat in range(8) if seats >> seat & 1) for seats in range(1 << 8))


def members(seats: int) -> tuple[int, ...]:
    """The seats in a set, lowest first."""
    return _MEMBERS[seats & EVERYONE]


def mask(seats: "list[int] | tuple[int, ...]") -> int:
    """The set of these seats."""
    result = 0
    for seat in seats:
        result |= 1 << seat
    return result


def two_sides(side: int, seats: int) -> tuple[int, ...]:
    """For each seat this side if it is on it, else all the others; everybody alone where there is no such side."""
    if not side:
        return tuple(only(seat) for seat in range(seats))
    others = (1 << seats) - 1 & ~side
    return tuple(side if side >> seat & 1 else others for seat in range(seats))


def groups(sides: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The sides as seats, each of them once, from the side of each seat; none where everybody is alone."""
    found: list[int] = []
    for side in sides:
        if side not in found:
            found.append(side)
    return tuple([members(side) for side in found]) if len(found) < len(sides) else ()


def left_of(seat: int, seats: int) -> int:
    """The left neighbour: whoever comes next, clockwise."""
    return (seat + 1) % seats


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats in turn order, from `first` on."""
    return tuple((first + step) % seats for step in range(seats))
