"""HASP played by hand: strings and lists straight from the rules, as slow as they are plain. Only for counting."""

from collections.abc import Iterator

VALUES = {1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 4, 7: 1, 8: 1, 9: 2, 10: 3}
Step = tuple[int, str]


class Table:
    """A round in play: hands of card names, everything said and everything taken."""

    def __init__(self, hands: list[list[str]], opener: int, trumps: str) -> None:
        self.hands = hands
        self.opener = opener
        self.trumps = trumps
        """The letters of all trump suits."""
        self.said: dict[int, str] = {}
        self.trick: list[Step] = []
        self.taken: list[tuple[int, list[str]]] = []

    def copy(self) -> "Table":
        new = Table([hand[:] for hand in self.hands], self.opener, self.trumps)
        new.said = dict(self.said)
        new.trick = self.trick[:]
        new.taken = self.taken[:]
        return new

    def partners(self, seat: int) -> set[int]:
        return {seat, (seat + 2) % 4} if len(self.hands) == 4 else {seat}

    def on_turn(self) -> int:
        if self.trick:
            return (self.trick[-1][0] + 1) % len(self.hands)
        return self.taken[-1][0] if self.taken else self.opener

    def choices(self) -> list[str]:
        seat = self.on_turn()
        hand = self.hands[seat]
        if seat not in self.said:
            possible = ["pass"]
            if "v7" in hand and "v8" in hand:
                possible.append("predict minor")
            if "v9" in hand:
                possible.append("predict great")
            if "predict all" not in self.said.values() and "predict no" not in self.said.values():
                possible += ["predict all", "predict no"]
            return possible
        if not self.trick:
            return hand
        led = self.trick[0][1][0]
        same = [card for card in hand if card[0] == led]
        trumps = [card for card in hand if card[0] in self.trumps]
        return same or trumps or hand

    def do(self, choice: str) -> None:
        seat = self.on_turn()
        if seat not in self.said:
            self.said[seat] = choice
            return
        self.hands[seat].remove(choice)
        self.trick.append((seat, choice))
        if len(self.trick) == len(self.hands):
            trumps = [step for step in self.trick if step[1][0] in self.trumps]
            same = [step for step in self.trick if step[1][0] == self.trick[0][1][0]]
            winner = max(trumps or same, key=lambda step: int(step[1][1:]))[0]
            self.taken.append((winner, [card for _, card in self.trick]))
            self.trick = []

    def promise(self) -> Step | None:
        """Who said find all or no find, and which."""
        for seat, said in self.said.items():
            if said in ("predict all", "predict no"):
                return seat, said
        return None

    def is_broken(self) -> bool:
        promise = self.promise()
        if promise is None:
            return False
        own = [taker in self.partners(promise[0]) for taker, _ in self.taken]
        return any(own) if promise[1] == "predict no" else not all(own)

    def is_over(self) -> bool:
        return bool(self.taken) and not self.trick and (self.is_broken() or not any(self.hands))

    def points(self) -> list[int]:
        worth = {"pass": 0, "predict minor": 1, "predict great": 1, "predict all": 2, "predict no": 2}
        pot = 1 + sum(worth[said] for said in self.said.values())
        takers = self.takers()
        return [pot if seat in takers else 0 for seat in range(len(self.hands))]

    def takers(self) -> set[int]:
        everybody = set(range(len(self.hands)))
        promise = self.promise()
        if promise is not None:
            own = self.partners(promise[0])
            if not self.is_broken():
                return own
            if len(self.hands) == 3 and promise[1] == "predict all":
                return {self.taken[-1][0]}
            return everybody - own
        sums = dict.fromkeys(everybody, 0)
        for taker, cards in self.taken:
            for seat in self.partners(taker):
                sums[seat] += sum(VALUES[int(card[1:])] for card in cards)
        best = {seat for seat in everybody if sums[seat] == max(sums.values())}
        if best != everybody:
            return best
        if len(everybody) == 3:
            silent = {seat for seat in everybody if self.said[seat] == "pass"}
            return set() if silent == everybody else silent
        return everybody - self.partners(self.opener)


def rounds(hands: tuple[str, ...], dealer: int, turned: str = "") -> Iterator[tuple[tuple[Step, ...], list[int]]]:
    """Every way to play this deal: all steps, and what each seat scores."""
    opener = (dealer + 1) % len(hands)
    cards = [hand.replace("|", " ").split() for hand in hands]
    if len(hands) == 3:
        yield from _play_on(Table(cards, opener, "v" + turned[0]), ())
        return
    for suit in ("f", "g", "r", "c", "none"):
        table = Table([hand[:] for hand in cards], opener, "v" + suit.replace("none", ""))
        yield from _play_on(table, ((opener, f"trump {suit}"),))


def _play_on(table: Table, steps: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], list[int]]]:
    if table.is_over():
        yield steps, table.points()
        return
    seat = table.on_turn()
    for choice in list(table.choices()):
        after = table.copy()
        after.do(choice)
        yield from _play_on(after, (*steps, (seat, choice)))
