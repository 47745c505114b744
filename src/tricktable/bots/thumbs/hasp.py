"""HASP by rules of thumb: naming trump on three cards and predicting on a whole hand. `hasp_plays` plays the cards."""

from typing import Final

from tricktable.bots.thumbs.hasp_plays import play
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.hasp.cards import CHILDREN, LOWEST, VILLAGE
from tricktable.games.hasp.laws import NO_TRUMP
from tricktable.games.hasp.predictions import ALL, GREAT, MINOR, NO, PASS
from tricktable.games.hasp.scores import TARGET

SIX: Final = 6

# The count of a hand: what its cards add to the hope of winning the round. A low card of a plain suit adds nothing.
COUNT_VILLAGE: Final = {7: 6, 8: 6, 9: 7, 10: 10}
COUNT_TRUMP_SIX: Final = 7
COUNT_TRUMP: Final = 4
COUNT_SIX: Final = 5
COUNT_VOID: Final = 2
COUNT_ANNOUNCERS: Final = 4
"""With four players: the own side has named trump."""
COUNT_FIND: Final = 4
"""What the partner's find adds, and an opponent's takes away."""
GOOD_COUNT: Final = {2: 27, 3: 21, 4: 23}
"""From here on a higher pot is welcome, by players: it is won more often than not, with three more often than twice in
five rounds."""

LONG_TRUMPS: Final = {2: 5, 3: 4, 4: 5}
"""So many trumps take all tricks, if nothing else can go wrong."""

FEW_DANGERS: Final = {2: 11, 3: 14, 4: -1}
"""Up to here a hand is low enough for no find; with four players the partner's would have to be as low."""
MORE_DANGERS: Final = 3
"""So much more is risked by those who have nothing to lose."""
DANGER_UNGUARDED: Final = 3
"""A suit without one of its two lowest cards."""
DANGER_LEAD: Final = 2


def choose(view: View) -> int:
    """One of the legal actions, in every phase and with every number of players."""
    game = view.game
    assert isinstance(game, Hasp)
    if view.phase == "trump":
        return announce(view, game)
    if view.legal[-1] >= len(game.deck.text):
        return predict(view, game)
    return play(view, game)


def announce(view: View, game: Hasp) -> int:
    """The longest suit; of equals one without the six, which takes its trick without being trump.

    A single card is reason enough for a trump: only those who hold nothing but village do better with none.
    """
    best = max(range(NO_TRUMP + 1), key=lambda suit: _promise(view, game, suit))
    return game.trump_actions[best]


def _promise(view: View, game: Hasp, suit: int) -> tuple[int, int, int]:
    """How good a suit is as trump: its length, then the lack of its six, then its cards; none is better than a void."""
    if suit == NO_TRUMP:
        return 0, 1, 0
    strengths = [game.deck.number[card] for card in view.hand if game.deck.colour[card] == suit]
    return len(strengths), -strengths.count(SIX), sum(strengths)


def predict(view: View, game: Hasp) -> int:
    """Promises only what the hand can keep, and raises a pot that the own side will probably win."""
    first = game.predictions.first_action
    legal = view.legal
    if first + ALL in legal and can_take_all(view, game):
        return first + ALL
    if first + NO in legal and can_take_nothing(view, game):
        return first + NO
    if is_raise_welcome(view, game):
        for find in (GREAT, MINOR):  # the great find shows less
            if first + find in legal:
                return first + find
    return first + PASS


def has_enough(view: View) -> bool:
    """The pot as it is wins the match."""
    return view.standing.totals[view.viewer] + view.facts["pot"][0] >= TARGET


def has_nothing_to_lose(view: View, game: Hasp) -> bool:
    """With the pot as it is an opponent wins the match."""
    ours = game.sides[view.viewer]
    pot = view.facts["pot"][0]
    return any(total + pot >= TARGET for seat, total in enumerate(view.standing.totals) if not ours >> seat & 1)


def is_raise_welcome(view: View, game: Hasp) -> bool:
    """The own side will probably win the pot, or loses the match if it does not; and it can use a higher one."""
    if has_enough(view):
        return False
    return has_nothing_to_lose(view, game) or count(view, game) >= GOOD_COUNT[game.players]


def count(view: View, game: Hasp) -> int:
    """The hopes of winning the round, as a count: the hand, who named trump, and who has shown something."""
    deck = game.deck
    trump = view.facts["trump"][0]
    total = 0
    suits = {trump, VILLAGE}
    for card in view.hand:
        suit = deck.colour[card]
        suits.add(suit)
        if suit == VILLAGE:
            total += COUNT_VILLAGE[deck.number[card]]
        elif suit == trump:
            total += COUNT_TRUMP_SIX if deck.number[card] == SIX else COUNT_TRUMP
        elif deck.number[card] == SIX:
            total += COUNT_SIX
    total += COUNT_VOID * (CHILDREN + 1 - len(suits))
    ours = game.sides[view.viewer]
    if game.players == 4 and ours >> view.facts["leader"][0] & 1:
        total += COUNT_ANNOUNCERS
    for seat in range(game.seats):
        if f"shown {seat}" in view.facts:
            total += COUNT_FIND if ours >> seat & 1 else -COUNT_FIND
    return total


def can_take_all(view: View, game: Hasp) -> bool:
    """The two highest trumps, many trumps, and beside them only cards with nothing above them; and a use for it."""
    deck = game.deck
    trump = view.facts["trump"][0]
    held = set(view.hand)
    if has_enough(view) or not {deck.parse("v9"), deck.parse("v10")} <= held:
        return False
    plain = [card for card in view.hand if deck.colour[card] not in (trump, VILLAGE)]
    if any(card + step not in held for card in plain for step in range(1, SIX + 1 - deck.number[card])):
        return False
    return len(held) - len(plain) >= LONG_TRUMPS[game.players]


def can_take_nothing(view: View, game: Hasp) -> bool:
    """The hand is low; those who have nothing to lose are content with a little less."""
    limit = FEW_DANGERS[game.players]
    if game.players != 4 and has_nothing_to_lose(view, game):
        limit += MORE_DANGERS
    return dangers(view, game) <= limit


def dangers(view: View, game: Hasp) -> int:
    """How far a hand is from taking nothing: high cards, trumps above all, suits without a low card, and the lead."""
    deck = game.deck
    trump = view.facts["trump"][0]
    lowest = LOWEST[game.players]
    total = 0 if view.facts["trick"] else DANGER_LEAD
    lows: dict[int, int] = {}
    for card in view.hand:
        suit = deck.colour[card]
        strength = deck.number[card]
        if suit == VILLAGE:
            total += strength
        elif suit == trump:
            total += strength + 1
        else:
            total += strength - lowest
            lows[suit] = min(strength, lows.get(suit, strength))
    return total + DANGER_UNGUARDED * sum([low > lowest + 1 for low in lows.values()])
