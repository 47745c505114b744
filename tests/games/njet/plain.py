"""NJET once more, as plainly as the rules say it: texts, lists and recursion, and nothing of the engine."""

from collections import Counter
from itertools import combinations

Play = tuple[int, str]
Points = tuple[int, ...]


class PlainRound:
    """Counts the ways in which a round can go on from the settled board, by the points that they lead to."""

    def __init__(self, hands: list[list[str]], start: int, spaces: dict[str, str], difference: bool) -> None:
        self.hands = hands
        self.players = len(hands)
        self.start = start
        self.spaces = spaces
        self.difference = difference

    def ends(self) -> Counter[Points]:
        """All complete rounds."""
        result: Counter[Points] = Counter()
        for team in self.teams():
            for monster in self.monsters(team):
                for hands in self.caches(self.hands):
                    self.play(hands, self.start, team, monster, [], result)
        return result

    def teams(self) -> list[set[int]]:
        if self.players == 2:
            return [{self.start}]
        sizes = {3: (1, 2), 4: (2,), 5: (2, 3)}[self.players]
        everybody = range(self.players)
        return [set(team) for size in sizes for team in combinations(everybody, size) if self.start in team]

    def monsters(self, team: set[int]) -> list[list[int]]:
        if self.players in (2, 4):
            return [[]]
        others = set(range(self.players)) - team
        return [[seat] for seat in sorted(team if len(team) < len(others) else others)]

    def caches(self, hands: list[list[str]]) -> list[list[list[str]]]:
        """The hands after every way to discard or pass; the order of picking makes a different way."""
        cache = self.spaces["cache"]
        if cache == "nothing":
            return [hands]
        count = 1 if cache == "discard-1" else 2
        ways: list[list[tuple[str, ...]]] = [[]]
        for hand in hands:
            ways = [[*way, picks] for way in ways for picks in self.picks(hand, count, cache == "discard-2-no-0")]
        results = []
        for way in ways:
            after = [without(hand, picks) for hand, picks in zip(hands, way, strict=True)]
            if cache == "pass-2":
                for seat, picks in enumerate(way):
                    after[seat - 1] = after[seat - 1] + list(picks)
            results.append(after)
        return results

    def picks(self, hand: list[str], count: int, spare_zeros: bool) -> list[tuple[str, ...]]:
        if not count or not hand:
            return [()]
        choices = sorted(set(hand))
        if spare_zeros and any(card[1] != "0" for card in hand):
            choices = [card for card in choices if card[1] != "0"]
        return [
            (card, *more) for card in choices for more in self.picks(without(hand, (card,)), count - 1, spare_zeros)
        ]

    def play(
        self,
        hands: list[list[str]],
        turn: int,
        team: set[int],
        monster: list[int],
        plays: list[Play],
        result: Counter[Points],
    ) -> None:
        if not any(hands):
            result[self.points(plays, team, monster)] += 1
            return
        trick = plays[len(plays) - len(plays) % self.players :]
        if not trick and plays:
            turn = self.winner(plays[-self.players :])
        choices = sorted(set(hands[turn]))
        if trick:
            led = trick[0][1][0]
            choices = [card for card in choices if card[0] == led] or choices
        for card in choices:
            after = list(hands)
            after[turn] = without(hands[turn], (card,))
            self.play(after, (turn + 1) % self.players, team, monster, [*plays, (turn, card)], result)

    def winner(self, trick: list[Play]) -> int:
        for seat, card in reversed(trick):
            if card == self.spaces["super"] + "0":
                return seat
        wanted = [play for play in trick if play[1][0] == self.spaces["trump"]]
        wanted = wanted or [play for play in trick if play[1][0] == trick[0][1][0]]
        highest = max(int(card[1]) for _, card in wanted)
        return [seat for seat, card in wanted if int(card[1]) == highest][-1]

    def points(self, plays: list[Play], team: set[int], monster: list[int]) -> Points:
        counts = [0] * self.players
        for begin in range(0, len(plays), self.players):
            trick = plays[begin : begin + self.players]
            winner = self.winner(trick)
            counts[winner] += 1
            for seat, card in trick:
                if card[1] == "0" and (seat in team) != (winner in team):
                    counts[winner] += 1
        for seat in monster:
            counts[seat] *= 2
        own = sum(counts[seat] for seat in team) * int(self.spaces["points"])
        other = sum(counts) * int(self.spaces["points"]) - own
        if self.difference:
            own, other = max(0, own - other), max(0, other - own)
        return tuple(own if seat in team else other for seat in range(self.players))


def without(hand: list[str], cards: tuple[str, ...]) -> list[str]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def veto_ways(row_sizes: tuple[int, ...], depth: int) -> int:
    """Ways to place so many markers when each row must keep one space, or until no more can be placed."""
    if not depth or all(size == 1 for size in row_sizes):
        return 1
    ways = 0
    for row, size in enumerate(row_sizes):
        if size > 1:
            ways += size * veto_ways((*row_sizes[:row], size - 1, *row_sizes[row + 1 :]), depth - 1)
    return ways
