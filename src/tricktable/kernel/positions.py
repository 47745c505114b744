"""Positions of a round as the kernel keeps them: which there can be."""

from array import array

from tricktable.kernel.layout import (
    ASKED,
    BARRED,
    CALLED,
    CALLING,
    CARDS,
    DONE,
    HANDS,
    LAST_TAKER,
    LEADER,
    LENGTH,
    LONGEST,
    LYING,
    MOVES,
    OVER,
    PLAYING,
    POINTS,
    RUINED,
    STAGE,
    STRENGTH,
    SWAPPING,
    TRICKS,
    TURN,
    UNBROKEN,
    WINDOW,
    WINNING,
)
from tricktable.kernel.rules import Rules


def check(words: "array[int]", stack: "array[int]", rules: Rules) -> None:
    """Refuses a position that no round under these rules can be in."""

    def demand(is_right: bool, what: str) -> None:
        if not is_right:
            raise ValueError(f"a round cannot be in this position: {what}")

    seats, cards = rules.seats, rules.cards
    lying, leader, turn, asked = words[LYING], words[LEADER], words[TURN], words[ASKED]
    done, length = words[DONE], words[LENGTH]
    demand(leader < seats and turn < seats and words[WINNING] < seats, "there is no such seat")
    demand(words[LAST_TAKER] < seats and words[BARRED] < 1 << seats, "there is no such seat")
    demand(asked <= OVER and lying < seats and done <= length <= LONGEST, "counts do not fit")
    demand(asked == OVER or done < length, "all tricks are done")
    stages = (0, UNBROKEN if rules.reserved else 0) if done else (rules.law.first_stage,)
    demand(words[STAGE] in stages, "the law knows no such stage here")
    demand(asked != CALLING or words[WINDOW] < lying, "a call needs cards in the trick")
    demand(asked != SWAPPING or (lying == 0 and done > 0), "a swap follows a trick")
    demand(not rules.swappers or length * seats < MOVES, "there can be too many swaps")
    expected = {
        PLAYING: (leader + lying) % seats,
        CALLING: (leader + (words[WINDOW] or lying) - 1) % seats,
        SWAPPING: leader,
    }
    demand(turn == expected.get(asked, turn), "another seat is next")
    demand(asked != CALLING or rules.callers >> turn & 1 == 1, "this seat never calls")
    demand(asked != SWAPPING or rules.swappers >> turn & 1 == 1, "this seat never swaps")
    demand(words[STRENGTH] <= CALLED and words[RUINED] <= 1, "counts do not fit")
    for place in range(seats if asked == SWAPPING else lying):
        demand(words[CARDS + place] < cards, "there is no such card")
    demand(sum(words[TRICKS : TRICKS + seats]) == done, "somebody has taken each trick")
    if asked == SWAPPING:
        total = sum(rules.points[words[CARDS + place]] for place in range(seats))
        demand(words[POINTS + turn] >= total, "the points of the last trick are missing")
    for seat in range(seats):
        hand = words[HANDS + seat]
        demand(words[POINTS + seat] <= done * rules.most_gain, "so few tricks cannot bring so many points")
        demand(hand & ~rules.all == 0, "a hand holds cards that are not in the deck")
        demand((hand & ~rules.firsts) >> 1 & ~hand == 0, "copies are counted from the lowest bit")
        has_played = (seat - leader) % seats < lying
        needed = length - done - has_played
        if seat == rules.stacked:
            demand(hand.bit_count() >= needed and len(stack) >= length, "the stack is too short")
        elif asked != OVER:
            demand(hand.bit_count() == needed, "hands do not fit the tricks to come")
    demand(len(stack) <= LONGEST and all(0 <= card < cards for card in stack), "there is no such card in the stack")
