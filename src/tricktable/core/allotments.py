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
        groups: dict[int, list[int]] = {}
        for card, places in zip(cards, open_to, strict=True):
            groups.setdefault(places, []).append(card)
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
        return self._count(0, 0, len(self._groups[0]), self.room) if self._groups else 1

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


def _less(room: tuple[int, ...], place: int, taken: int) -> tuple[int, ...]:
    if not taken:
        return room
    return (*room[:place], room[place] - taken, *room[place + 1 :])
