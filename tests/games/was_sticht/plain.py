"""The rules of Was sticht? once more, in plain strings and lists, to check the engine against.

Cards are texts (`r5`), trumps are a letter and a digit or `none`, tasks are their names. Nothing of the engine is used.
"""

from collections import Counter
from typing import NamedTuple

COLOURS = {"no-red": "r", "no-blue": "b", "no-green": "g", "no-yellow": "y"}


class Trumps(NamedTuple):
    colour: str
    number: str


class Trick(NamedTuple):
    cards: list[str]
    winner: int


def suit(card: str, trumps: Trumps) -> str:
    """What a card counts as when somebody must follow."""
    return "trump" if card[1] == trumps.number or card[0] == trumps.colour else card[0]


def height(card: str, led: str, trumps: Trumps) -> int:
    """How high a card is in a trick with this led card; 0 cannot win."""
    if card[1] == trumps.number and card[0] == trumps.colour:
        return 1000
    if card[1] == trumps.number:
        return 500
    if card[0] == trumps.colour:
        return 100 + int(card[1])
    return int(card[1]) if suit(led, trumps) == card[0] else 0


def winning(cards: list[str], trumps: Trumps) -> int:
    """The place of the highest card; of equal ones the first."""
    heights = [height(card, cards[0], trumps) for card in cards]
    return heights.index(max(heights))


def playable(hand: list[str], trick: list[str], trumps: Trumps) -> list[str]:
    """The cards that may be added to a trick."""
    if not trick:
        return hand
    same = [card for card in hand if suit(card, trumps) == suit(trick[0], trumps)]
    return same or hand


def met(task: str, seat: int, tricks: list[Trick], players: int) -> bool:
    """The tricks that this seat took fulfil the task."""
    counts = [sum(trick.winner == player for trick in tricks) for player in range(players)]
    others = [count for player, count in enumerate(counts) if player != seat]
    if task == "no-tricks":
        return counts[seat] == 0
    if task in COLOURS:
        colours = {card[0] for trick in tricks if trick.winner == seat for card in trick.cards}
        return counts[seat] > 0 and COLOURS[task] not in colours
    if task.startswith("exactly-"):
        return counts[seat] == int(task[-1])
    if task == "last-trick":
        return tricks[-1].winner == seat
    if task == "most-tricks":
        return all(counts[seat] > count for count in others)
    return all(counts[seat] < count for count in others)


class Ending(NamedTuple):
    """How a round came out: what everybody gained, and the task that the start player discarded, if any."""

    points: tuple[int, ...]
    dropped: str


class Table(NamedTuple):
    rows: list[list[str]]
    trumps: Trumps
    tasks: list[list[str]]
    start: int

    def seat(self, steps: int) -> int:
        """The seat so many steps to the left of the start player."""
        return (self.start + steps) % len(self.tasks)


def count_rounds(table: Table) -> Counter[Ending]:
    """How many different rounds there are, by how they end."""
    endings: Counter[Ending] = Counter()
    _draft(table, 0, [], [[] for _ in table.tasks], endings)
    return endings


def _draft(table: Table, row: int, taken: list[str], hands: list[list[str]], endings: Counter[Ending]) -> None:
    players = len(table.tasks)
    if len(taken) == players:
        row, taken = row + 1, []
    if row == len(table.rows):
        _pick(table, 1, {}, hands, endings)
        return
    seat = table.seat(1 + row + len(taken))
    for card in table.rows[row]:
        if card not in taken:
            after = [[*hand, card] if player == seat else hand for player, hand in enumerate(hands)]
            _draft(table, row, [*taken, card], after, endings)


def _pick(table: Table, steps: int, picks: dict[int, str], hands: list[list[str]], endings: Counter[Ending]) -> None:
    if steps == len(table.tasks):
        _play(table, table.seat(1), [], [], picks, hands, endings)
        return
    seat = table.seat(steps)
    for task in sorted(set(table.tasks[seat])):
        _pick(table, steps + 1, {**picks, seat: task}, hands, endings)


def _play(
    table: Table,
    leader: int,
    trick: list[str],
    done: list[Trick],
    picks: dict[int, str],
    hands: list[list[str]],
    endings: Counter[Ending],
) -> None:
    players = len(table.tasks)
    if len(trick) == players:
        leader = (leader + winning(trick, table.trumps)) % players
        done, trick = [*done, Trick(trick, leader)], []
    if not any(hands):
        for ending in judge(table, picks, done):
            endings[ending] += 1
        return
    seat = (leader + len(trick)) % players
    for card in playable(hands[seat], trick, table.trumps):
        after = [[held for held in hand if held != card] for hand in hands]
        _play(table, leader, [*trick, card], done, picks, after, endings)


def judge(table: Table, picks: dict[int, str], tricks: list[Trick]) -> list[Ending]:
    """The ways in which a round with these tricks can end: one for each task that the start player may discard."""
    players = len(table.tasks)
    points = [0] * players
    may_drop = False
    for seat, task in picks.items():
        if met(task, seat, tricks, players):
            points[seat] = 1
        elif met(task, table.start, tricks, players):
            may_drop = True
    if not may_drop:
        return [Ending(tuple(points), "")]
    points[table.start] = 1
    return [Ending(tuple(points), task) for task in sorted(set(table.tasks[table.start]))]
