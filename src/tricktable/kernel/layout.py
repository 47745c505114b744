"""How a position lies in memory, and the numbers of actions. `layout.pxd` says the same to the compiler."""

from typing import Final

from tricktable.core import laws

# Actions: a card's number, or one of these; a swap is SWAP + 64 * given + taken.
CALL: Final = 64
PASS: Final = 65
KEEP: Final = 66
SWAP: Final = 128

# What is asked for next.
PLAYING: Final = 0
CALLING: Final = 1
SWAPPING: Final = 2
OVER: Final = 3

# Where things are in the words of a position; what is there for each seat takes eight words.
WORDS: Final = 64
HANDS: Final = 0
TRICKS: Final = 8
POINTS: Final = 16
TAKEN: Final = 24
"""All cards in a seat's tricks, before any swap."""
VOIDS: Final = 32
"""Cards that a seat has shown not to hold."""
CARDS: Final = 40
"""The trick, in the order of playing."""
LEADER: Final = 48
TURN: Final = 49
LYING: Final = 50
"""How many cards lie in the trick."""
WINNING: Final = 51
STRENGTH: Final = 52
BARRED: Final = 53
"""The set of seats that take no more tricks."""
LAST_TAKER: Final = 54
ASKED: Final = 55
WINDOW: Final = 56
"""Whose turn it is in a window for calls: the place in the order of asking."""
DONE: Final = 57
"""How many tricks have been taken."""
RUINED: Final = 58
GONE: Final = 59
"""Cards that have been played. Copies are counted from the top of a card's bits, hands count them from the bottom."""
LENGTH: Final = 60
"""How many tricks the whole round has."""
STAGE: Final = 61
"""How far the tricks are, as far as the law asks: 0 when only the duty to follow counts, or one of these."""
FIRST_TRICK: Final = laws.FIRST_TRICK
UNBROKEN: Final = laws.UNBROKEN

MOST_SEATS: Final = 8
LEVELS: Final = 130
MOVES: Final = 96
FEATURES: Final = 16
SIGHT: Final = 93
"""What a net sees of a card: the features for leading, those for following, and more."""
PREFERRED: Final = 92
"""The number of a sight that whoever asks gives: whether the card is what the rule of thumb plays."""
FIRST_LAYER: Final = 32
SECOND_LAYER: Final = 16
NET: Final = 3553
"""All weights of a net: those of both layers, and of the sum behind them, with a bias for each unit."""
ATTITUDES: Final = 4
TABLE: Final = 256
LONGEST: Final = 32
"""The longest round, in tricks."""
CALLED: Final = 1048576
"""The strength of a called trick."""

POT: Final = 0
TASKS: Final = 1
LINEAR: Final = 2
PLACES: Final = 3
