"""All complete rounds on a few cards, counted by the engine and by a plain second reading of the rules."""

from collections import Counter
from itertools import groupby

import pytest

from tests.games.mue.rounds import COPIES, begin, play
from tricktable.core.matches import Match

Points = tuple[int, ...]
Turn = tuple[int, list[str]]


def engine_rounds(match: Match) -> Counter[Points]:
    """How many rounds end with which points from here on."""
    if match.past:
        return Counter([tuple(match.past[-1].score.points)])
    result: Counter[Points] = Counter()
    seat = match.turn
    for action in match.legal_actions(seat):
        after = match.copy()
        after.apply(seat, action)
        for points, count in engine_rounds(after).items():
            result[points] += count
    return result


class Reading:
    """The rules once more, over lists of words."""

    def __init__(self, hands: tuple[str, ...]) -> None:
        self.hands = [hand.split() for hand in hands]
        self.seats = len(hands)
        self.rounds: Counter[Points] = Counter()

    def auction(self, log: list[Turn]) -> None:
        """`log` lists the turns so far: who, and the cards laid (none is a pass). Whole turns at once (MUE-R1)."""
        turn = len(log) % self.seats
        if len(log) >= self.seats and not any(laid for _, laid in log[-self.seats :]):
            self.decide(log)
            return
        totals = [sum(len(laid) for seat, laid in log if seat == player) for player in range(self.seats)]
        rest = list(self.hands[turn])
        for seat, laid in log:
            if seat == turn:
                for card in laid:
                    rest.remove(card)
        for laid in sequences(rest, max(totals) + 1 - totals[turn]):
            self.auction([*log, (turn, laid)])

    def decide(self, log: list[Turn]) -> None:
        bids: list[list[str]] = [[] for _ in range(self.seats)]
        last_turn = [0] * self.seats
        for place, (seat, laid) in enumerate(log):
            bids[seat] += laid
            if laid:
                last_turn[seat] = place
        most = max(map(len, bids))
        tied = [seat for seat in range(self.seats) if len(bids[seat]) == most]
        if most == 0 or len(tied) > 1:
            last = max(tied, key=lambda seat: last_turn[seat])
            points = [0] * self.seats
            for seat in tied:
                points[seat] = -10 * most if seat == last else 5 * most
            self.rounds[tuple(points)] += 1
            return
        self.names(bids, tied[0])

    def names(self, bids: list[list[str]], chief: int) -> None:
        others = [seat for seat in range(self.seats) if seat != chief and bids[seat]]
        others.sort(key=lambda seat: rank(bids[seat]), reverse=True)
        groups = [list(group) for _, group in groupby(others, key=lambda seat: rank(bids[seat]))]
        vice = groups[0] if groups and len(groups[0]) == 1 else []
        for vice_trump in sorted(set("".join(bids[vice[0]]))) if vice else [""]:
            for chief_trump in [*sorted(set("".join(bids[chief]))), ""]:
                if chief_trump and chief_trump == vice_trump:
                    continue
                for partner in range(self.seats):
                    if partner != chief and partner not in vice:
                        trumps = (chief_trump, vice_trump)
                        self.tricks(self.hands, chief, [], [0] * self.seats, trumps, (chief, partner, len(bids[chief])))

    def tricks(
        self,
        hands: list[list[str]],
        leader: int,
        trick: list[str],
        taken: list[int],
        trumps: tuple[str, str],
        team: tuple[int, int, int],
    ) -> None:
        if len(trick) == self.seats:
            winner = (leader + best(trick, trumps)) % self.seats
            taken = list(taken)
            taken[winner] += sum({"1": 0, "9": 0, "6": 2, "7": 2}.get(card[1], 1) for card in trick)
            leader, trick = winner, []
        if not any(hands):
            self.rounds[tuple(self.score(taken, team))] += 1
            return
        seat = (leader + len(trick)) % self.seats
        hand = hands[seat]
        if trick:
            hand = [card for card in hand if suit(card, trumps) == suit(trick[0], trumps)] or hand
        for card in set(hand):
            left = [list(cards) for cards in hands]
            left[seat].remove(card)
            self.tricks(left, leader, [*trick, card], taken, trumps, team)

    def score(self, taken: list[int], team: tuple[int, int, int]) -> list[int]:
        """So few cards never reach a goal: the whole bid is missing."""
        chief, partner, bid = team
        assert taken[chief] + taken[partner] < 120 // self.seats
        points = [value + 5 * bid for value in taken]
        points[chief] -= 15 * bid
        points[partner] -= 5 * bid
        return points


def sequences(cards: list[str], most: int) -> list[list[str]]:
    """All orders of laying up to so many of these cards, copies alike."""
    result: list[list[str]] = [[]]
    if most:
        for card in sorted(set(cards)):
            rest = list(cards)
            rest.remove(card)
            result += [[card, *more] for more in sequences(rest, most - 1)]
    return result


def rank(bid: list[str]) -> tuple[int, list[str]]:
    return len(bid), sorted((card[1] for card in bid), reverse=True)


def suit(card: str, trumps: tuple[str, str]) -> str:
    return "trump" if any(trump and trump in card for trump in trumps) else card[0]


def best(trick: list[str], trumps: tuple[str, str]) -> int:
    """The place of the card that wins: the first of the strongest."""
    chief, vice = trumps

    def strength(card: str) -> tuple[bool, bool, bool, bool, str]:
        is_chiefs = chief != "" and chief in card
        is_vices = vice != "" and vice in card
        return is_chiefs and is_vices, is_chiefs, is_vices, suit(card, trumps) == suit(trick[0], trumps), card[1]

    strengths = [strength(card) for card in trick]
    return strengths.index(max(strengths))


@pytest.mark.parametrize(
    ("hands", "count"),
    [
        (("r7", "r7", "b4", "k1"), 97),
        (("b6", "y6", "r6", "k2"), 97),
        (("b9", "y1", "y1", "k9", "g3"), 381),
    ],
)
def test_all_rounds_with_one_card_each(hands: tuple[str, ...], count: int) -> None:
    reading = Reading(hands)
    reading.auction([])

    assert engine_rounds(begin(*hands)) == reading.rounds
    assert reading.rounds.total() == count


@pytest.mark.parametrize(
    ("hands", "script", "count"),
    [
        (("r7 b4", "r7 r1", "k1 b9", "k1 y3"), "0 b4 / 1 r7 / 2 k1", 3453),
        (("b6 y4", "r6 g0", "k6 k3", "y6 g5"), "0 / 1 / 2 k6 / 3 y6 / 0 b6 y4", 633),
        (COPIES, "0 r7 / 1 b1 k7 / 2 / 3 / 0 / 1", 1516),
        (COPIES, "0 r7 / 1 b1 k7 / 2 / 3 g1 y9 / 0 b1 / 1 y4 / 2 / 3 / 0", 5084),
    ],
)
def test_all_rounds_after_the_first_bids(hands: tuple[str, ...], script: str, count: int) -> None:
    """With a vice, double trumps, copies, voids; and auctions that go on."""
    log: list[Turn] = []
    match = begin(*hands)
    for turn in script.split(" / "):
        seat, *laid = turn.split()
        log.append((int(seat), laid))
        for card in laid:
            play(match, f"{seat} bid {card}")
        if match.turn == int(seat):
            play(match, f"{seat} {'stay' if laid else 'pass'}")
    reading = Reading(hands)
    reading.auction(log)

    assert engine_rounds(match) == reading.rounds
    assert reading.rounds.total() == count
