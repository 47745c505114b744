"""All ways to allot unseen cards to hidden places, and one of them at random, each equally likely."""

from functools import lru_cache
from math import comb, gcd
from typing import Final

from tricktable.core.streams import Stream


class Step:
    """How many cards of a group go to one place, with all that can follow: the ways of each number, side by side."""

    __slots__ = ("bounds", "further", "limit", "numbers", "ways")

    def __init__(self) -> None:
        self.ways = 0
        """How many ways there are from here on."""
        self.numbers: list[int] = []
        """So many cards can go there, without numbers that lead nowhere..."""
        self.further: list[Step] = []
        """...and what follows each of them."""
        self.bounds: list[int] = []
        """A number of chance from 0 to below `limit` stands for the first of them whose bound is higher."""
        self.limit = 1

    def offer(self, number: int, ways: int, further: "Step") -> None:
        """So many cards can go there, in so many ways."""
        self.ways += ways
        self.numbers.append(number)
        self.further.append(further)
        self.bounds.append(self.ways)

    def reduce(self) -> None:
        """Chance is cheaper in small numbers, and the ways have most of their factors in common."""
        common = 0
        for bound in self.bounds:
            common = gcd(common, bound)
        if common > 1:
            self.bounds = [bound // common for bound in self.bounds]
        if self.bounds:
            self.limit = self.bounds[-1]

    def draw(self, stream: Stream) -> int:
        """One of the numbers, by its place among them."""
        if len(self.numbers) == 1:
            return 0
        chance = stream.below(self.limit)
        place = 0
        while chance >= self.bounds[place]:
            place += 1
        return place


NO_WAY: Final = Step()


class Allotment:
    """Unseen cards, places with room for some of them, and for each card the places where it can be.

    `cards` lists every unseen copy; `room[place]` says how many of them are at that place; `open_to[i]` is the set (bit
    mask) of places where `cards[i]` can be. Every copy counts as a card of its own, so that the ways are as
    likely as the deals behind them.
    """

    def __init__(self, cards: tuple[int, ...], room: tuple[int, ...], open_to: tuple[int, ...]) -> None:
        if len(cards) != sum(room):
            raise ValueError(f"{len(cards)} unseen cards do not fill {sum(room)} hidden places")
        self._alike: Final = _alike(len(room), set(open_to))
        """Places that are open to the same cards count as one; what comes there is divided by chance."""
        self._divided: Final = room
        self.room: Final = tuple([sum([room[place] for place in places]) for places in self._alike])
        groups: dict[int, list[int]] = {}
        for card, places in zip(cards, open_to, strict=True):
            merged = sum([1 << number for number, alike in enumerate(self._alike) if places >> alike[0] & 1])
            groups.setdefault(merged, []).append(card)
        order = sorted(groups, key=lambda places: (places.bit_count(), places))
        self._groups: Final = [tuple(groups[places]) for places in order]
        """Cards that can be at the same places; those with the fewest places come first."""
        self._places: Final = [[number for number in range(len(self.room)) if places >> number & 1] for places in order]
        """The places of each group."""
        self._later: Final = [
            [
                sum([len(groups[further]) for further in order[group + 1 :] if further >> place & 1])
                for place in range(len(self.room))
            ]
            for group in range(len(order))
        ]
        """How many cards of the groups after this one can be at this place: more room than that must be filled now."""
        self._steps: Final[dict[tuple[int, int, int, tuple[int, ...]], Step]] = {}
        self._first: Final = self._step(0, 0, len(self._groups[0]) if self._groups else 0, self.room)

    def count(self) -> int:
        """How many ways there are."""
        ways = self._first.ways
        for number, alike in enumerate(self._alike):
            left = self.room[number]
            for place in alike:
                ways *= comb(left, self._divided[place])
                left -= self._divided[place]
        return ways

    def _step(self, group: int, number: int, left: int, room: tuple[int, ...]) -> Step:
        """What can be done with the `left` cards of this group at its places from this one on."""
        is_last = group >= len(self._groups) - 1
        if not is_last and number >= len(self._places[group]) - 1:
            return self._rest(group, left, room)
        key = (group, number, left, room)
        known = self._steps.get(key)
        if known is not None:
            return known
        step = Step()
        if is_last:
            step.ways = self._fill(left, room)
        else:
            place = self._places[group][number]
            for here in range(max(0, room[place] - self._later[group][place]), min(left, room[place]) + 1):
                further = self._step(group, number + 1, left - here, _less(room, place, here))
                if further.ways:
                    step.offer(here, comb(left, here) * further.ways, further)
            step.reduce()
        self._steps[key] = step
        return step

    def _rest(self, group: int, left: int, room: tuple[int, ...]) -> Step:
        """The cards of the group that no other place has taken go to its last one; on with the next group."""
        if self._places[group]:
            place = self._places[group][-1]
            if left > room[place]:
                return NO_WAY
            room = _less(room, place, left)
            left = 0
        if left or any(size > self._later[group][place] for place, size in enumerate(room)):
            return NO_WAY
        return self._step(group + 1, 0, len(self._groups[group + 1]), room)

    def _fill(self, left: int, room: tuple[int, ...]) -> int:
        """Ways to fill all room with the last group."""
        ways = 1
        for place, here in enumerate(room):
            if here:
                ways *= comb(left, here) if place in self._places[-1] else 0
                left -= min(left, here)
        return ways if not left else 0

    def sample(self, stream: Stream) -> list[list[int]]:
        """The cards of each place in one of the ways."""
        if not self._first.ways:
            raise ValueError("there is no way to allot these cards")
        if len(self._groups) < 2:
            return self._cut(stream.shuffled(self._groups[0]) if self._groups else [])
        merged: list[list[int]] = [[] for _ in self.room]
        room = list(self.room)
        step = self._first
        last = len(self._groups) - 1
        for group in range(last):
            cards = stream.shuffled(self._groups[group])
            begin = 0
            for place in self._places[group]:
                here = len(cards) - begin
                if place != self._places[group][-1]:
                    chosen = step.draw(stream)
                    here = step.numbers[chosen]
                    step = step.further[chosen]
                if here:
                    merged[place].extend(cards[begin : begin + here])
                    begin += here
                    room[place] -= here
        cards = stream.shuffled(self._groups[last])
        begin = 0
        for place in self._places[last]:
            here = room[place]
            if here:
                merged[place].extend(cards[begin : begin + here])
                begin += here
        return self._divide(merged, stream)

    def _cut(self, cards: list[int]) -> list[list[int]]:
        """Cards that can be anywhere, in the order of chance."""
        result: list[list[int]] = []
        begin = 0
        for size in self._divided:
            result.append(cards[begin : begin + size])
            begin += size
        return result

    def _divide(self, merged: list[list[int]], stream: Stream) -> list[list[int]]:
        """The cards of places that count as one, by chance among them."""
        result: list[list[int]] = [[] for _ in self._divided]
        for number, alike in enumerate(self._alike):
            if len(alike) == 1:
                result[alike[0]] = merged[number]
                continue
            cards = stream.shuffled(tuple(merged[number]))
            begin = 0
            for place in alike:
                result[place] = cards[begin : begin + self._divided[place]]
                begin += self._divided[place]
        return result


@lru_cache(maxsize=16)
def allotment_of(cards: tuple[int, ...], room: tuple[int, ...], open_to: tuple[int, ...]) -> Allotment:
    """The same without counting all ways again, for those who ask for several kinds of worlds of one view."""
    return Allotment(cards, room, open_to)


def _alike(places: int, sets: set[int]) -> list[list[int]]:
    """The places, those together that are in the same of these sets."""
    result: dict[tuple[int, ...], list[int]] = {}
    order = sorted(sets)
    for place in range(places):
        result.setdefault(tuple([one >> place & 1 for one in order]), []).append(place)
    return list(result.values())


def _less(room: tuple[int, ...], place: int, taken: int) -> tuple[int, ...]:
    if not taken:
        return room
    return (*room[:place], room[place] - taken, *room[place + 1 :])
