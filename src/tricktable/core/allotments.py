"""All ways to allot unseen cards to hidden places, and one of them at random, each equally likely."""

from math import comb

from tricktable.core.streams import Stream


class Allotment:
    """Unseen cards, places with room for some of them, and for each card the places where it can be.

    `cards` lists every unseen copy; `room[place]` says how many of them are at that place; `open_to[i]` is the set (bit
    mask) of places where `cards[i]` can be. Every copy counts as a card of its own, so that the ways are as
    likely as the deals behind them.
    """

    def __init__(self, cards: tuple[int, ...], room: tuple[int, ...], open_to: tuple[int, ...]) -> None:
        if len(cards) != sum(room):
            raise ValueError(f"{len(cards)} unseen cards do not fill {sum(room)} hidden places")
        self._alike = _alike(len(room), set(open_to))
        """Places that are open to the same cards count as one; what comes there is divided by chance."""
        self._divided = room
        room = tuple(sum(room[place] for place in places) for places in self._alike)
        groups: dict[int, list[int]] = {}
        for card, places in zip(cards, open_to, strict=True):
            merged = sum(1 << number for number, alike in enumerate(self._alike) if places >> alike[0] & 1)
            groups.setdefault(merged, []).append(card)
        order = sorted(groups, key=lambda places: (places.bit_count(), places))
        self.room = room
        self._places = order
        self._groups = [tuple(groups[places]) for places in order]
        self._later = [
            [
                sum(len(groups[further]) for further in order[group + 1 :] if further >> place & 1)
                for place in range(len(room))
            ]
            for group in range(len(order))
        ]
        """How many cards of the groups after this one can be at this place: more room than that must be filled now."""
        self._ways: dict[tuple[int, int, int, tuple[int, ...]], int] = {}

    def count(self) -> int:
        """How many ways there are."""
        ways = self._count(0, 0, len(self._groups[0]), self.room) if self._groups else 1
        for number, alike in enumerate(self._alike):
            left = self.room[number]
            for place in alike:
                ways *= comb(left, self._divided[place])
                left -= self._divided[place]
        return ways

    def _count(self, group: int, place: int, left: int, room: tuple[int, ...]) -> int:
        """Ways to bring `left` cards of this group to this and later places, and all later groups anywhere."""
        if place == len(room):
            if left:
                return 0
            return self._count(group + 1, 0, len(self._groups[group + 1]), room)
        if group + 1 == len(self._groups):
            return self._fill(place, left, room)
        key = (group, place, left, room)
        known = self._ways.get(key)
        if known is not None:
            return known
        ways = 0
        for here in self._numbers(group, place, left, room):
            ways += comb(left, here) * self._count(group, place + 1, left - here, _less(room, place, here))
        self._ways[key] = ways
        return ways

    def _fill(self, place: int, left: int, room: tuple[int, ...]) -> int:
        """Ways to fill all room from this place on with the last group."""
        ways = 1
        for further in range(place, len(room)):
            here = room[further]
            if here:
                ways *= comb(left, here) if self._places[-1] >> further & 1 else 0
                left -= min(left, here)
        return ways if not left else 0

    def _numbers(self, group: int, place: int, left: int, room: tuple[int, ...]) -> range:
        """How many cards of the group this place can take, without those that lead nowhere."""
        places = self._places[group] >> place
        most = min(left, room[place]) if places & 1 else 0
        least = max(0, room[place] - self._later[group][place])
        return range(max(least, left) if places == 1 else least, most + 1)

    def sample(self, stream: Stream) -> list[list[int]]:
        """The cards of each place in one of the ways."""
        result: list[list[int]] = [[] for _ in self.room]
        room = self.room
        last = len(self._groups) - 1
        for group, cards in enumerate(self._groups):
            rest = stream.shuffled(cards)
            if group == last:
                self._cut(rest, room, result)
                break
            for place in range(len(room)):
                here = self._choose(group, place, len(rest), room, stream)
                if here:
                    result[place].extend(rest[len(rest) - here :])
                    del rest[len(rest) - here :]
                    room = _less(room, place, here)
        return self._divide(result, stream)

    def _divide(self, merged: list[list[int]], stream: Stream) -> list[list[int]]:
        """The cards of places that count as one, by chance among them."""
        result: list[list[int]] = [[] for _ in self._divided]
        for number, alike in enumerate(self._alike):
            cards = stream.shuffled(tuple(merged[number])) if len(alike) > 1 else merged[number]
            begin = 0
            for place in alike:
                result[place] = cards[begin : begin + self._divided[place]]
                begin += self._divided[place]
        return result

    def _cut(self, cards: list[int], room: tuple[int, ...], result: list[list[int]]) -> None:
        """The last group fills what room is left."""
        if not self._fill(0, len(cards), room):
            raise ValueError("there is no way to allot these cards")
        begin = 0
        for place, size in enumerate(room):
            result[place].extend(cards[begin : begin + size])
            begin += size

    def _choose(self, group: int, place: int, left: int, room: tuple[int, ...], stream: Stream) -> int:
        """How many cards of the group go to this place."""
        ways = self._count(group, place, left, room)
        if not ways:
            raise ValueError("there is no way to allot these cards")
        number = stream.below(ways)
        for here in self._numbers(group, place, left, room):
            number -= comb(left, here) * self._count(group, place + 1, left - here, _less(room, place, here))
            if number < 0:
                return here
        raise AssertionError("the ways of the parts are the ways of the whole")


def _alike(places: int, sets: set[int]) -> list[list[int]]:
    """The places, those together that are in the same of these sets."""
    result: dict[tuple[int, ...], list[int]] = {}
    order = sorted(sets)
    for place in range(places):
        result.setdefault(tuple(one >> place & 1 for one in order), []).append(place)
    return list(result.values())


def _less(room: tuple[int, ...], place: int, taken: int) -> tuple[int, ...]:
    if not taken:
        return room
    return (*room[:place], room[place] - taken, *room[place + 1 :])
