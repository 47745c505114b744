"""A second reading of the rules of Meinz: slow, in strings, straight from `docs/rules/meinz.md`.

It shares nothing with the engine. Choices have the same notation, so that the two can be compared word by word.
"""

from copy import deepcopy

MONSTER = 3


class PlainRound:
    """One round, a card being a text such as `r5`."""

    def __init__(self, hands: list[list[str]], stack: list[str], starter: int) -> None:
        """With three players there are three hands and a stack, its top card first; with four the stack is empty."""
        self.hands = deepcopy(hands)
        self.stack = list(stack)
        self.people = len(hands)
        self.share = -(-(len(hands[0]) - 1) // 4)
        self.discards: list[str] = []
        self.leader = starter
        self.table: list[tuple[int, str]] = []
        self.caller: int | None = None
        self.to_ask: list[int] = []
        self.swapper: int | None = None
        self.piles: dict[int, list[list[str]]] = {seat: [] for seat in range(4)}
        self.history: list[str] = []

    def is_over(self) -> bool:
        return len(self.discards) == self.people and not self.table and not any(self.hands)

    def asked(self) -> int:
        """Whose choice it is. Discards, which are made at once, come in the order of seats."""
        if len(self.discards) < self.people:
            return len(self.discards)
        if self.swapper is not None:
            return self.swapper
        if self.to_ask:
            return self.to_ask[0]
        return (self.leader + len(self.table)) % 4

    def choices(self) -> set[str]:
        seat = self.asked()
        if len(self.discards) < self.people:
            return {f"discard {card}" for card in self.hands[seat]}
        if self.swapper is not None:
            return {"keep"} | self.swaps()
        if self.to_ask:
            return {"call", "pass"}
        if seat == MONSTER and self.people == 3:
            return {self.stack[0]}
        hand = self.hands[seat]
        if not self.table:
            return set(hand)
        led = self.table[0][1]
        colour, number = led[0], led[1]
        if any(card[0] == colour for card in hand):
            return {card for card in hand if card[0] == colour or card[1] == number}
        return set(hand)

    def swaps(self) -> set[str]:
        """Every card of the leader's hand for every card of that colour in the trick just taken."""
        hand = self.hands[self.leader]
        trick = self.piles[self.leader][-1]
        return {f"swap {given} {taken}" for given in hand for taken in trick if given[0] == taken[0]}

    def do(self, choice: str) -> None:
        assert choice in self.choices()
        seat = self.asked()
        self.history.append(f"{seat} {choice}")
        words = choice.split()
        if words[0] == "discard":
            self.hands[seat].remove(words[1])
            self.discards.append(words[1])
        elif words[0] == "keep":
            self.swapper = None
        elif words[0] == "swap":
            self.hands[seat].remove(words[1])
            self.hands[seat].append(words[2])
            self.piles[seat][-1].remove(words[2])
            self.piles[seat][-1].append(words[1])
            self.swapper = None
        elif words[0] == "call":
            self.caller = seat
            self.to_ask = []
        elif words[0] == "pass":
            self.to_ask.pop(0)
        else:
            self.play(seat, choice)

    def is_full(self, seat: int) -> bool:
        return len(self.piles[seat]) == self.share

    def play(self, seat: int, card: str) -> None:
        if seat == MONSTER and self.people == 3:
            self.stack.pop(0)
        else:
            self.hands[seat].remove(card)
        self.table.append((seat, card))
        if len(self.table) == 4:
            self.take()
        elif self.caller is None:
            before = [other for other, _ in self.table[:-1]]
            self.to_ask = [other for other in [seat, *before] if other < self.people and not self.is_full(other)]

    def take(self) -> None:
        winner = self.lowest() if self.caller is None else self.caller
        self.piles[winner].append([card for _, card in self.table])
        self.table = []
        self.caller = None
        self.leader = winner
        if winner < self.people and self.swaps():
            self.swapper = winner

    def lowest(self) -> int:
        """The lowest number that counts; the last of them."""
        counting = [(int(card[1]), -place, seat) for place, (seat, card) in enumerate(self.table)]
        return min(entry for entry in counting if not self.is_full(entry[2]))[2]

    def points(self) -> list[int]:
        sums = [sum(int(card[1]) for trick in self.piles[seat] for card in trick) for seat in range(4)]
        if self.people == 3:
            sums[MONSTER] += 12
        points = []
        for own in sums:
            others_above = sum(other > own for other in sums)
            points.append(0 if sums.count(own) > 1 else {0: 3, 1: 1, 2: 0, 3: 2}[others_above])
        return points
