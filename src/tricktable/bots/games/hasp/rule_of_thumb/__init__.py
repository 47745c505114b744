"""HASP by rules of thumb: naming trump on three cards and predicting on a whole hand. `card_play` plays the cards."""

from functools import lru_cache
from typing import Final

from tricktable.bots.games.hasp.rule_of_thumb.card_play import play
from tricktable.core.cards import Deck
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
    return game.trump_actions[_best_trump(game.deck, view.hand)]


@lru_cache(maxsize=1 << 11)
def _best_trump(deck: Deck, hand: tuple[int, ...]) -> int:
    """By length, then the lack of the six, then the cards; none is better than a void."""
    promises = [[0, 0, 0] for _ in range(NO_TRUMP)]
    for card in hand:
        if deck.colour[card] != VILLAGE:
            promise = promises[deck.colour[card]]
            promise[0] += 1
            promise[1] -= deck.number[card] == SIX
            promise[2] += deck.number[card]
    promises.append([0, 1, 0])
    return promises.index(max(promises))


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
    ours = game.partners[view.viewer]
    pot = view.facts["pot"][0]
    return any(total + pot >= TARGET for seat, total in enumerate(view.standing.totals) if not ours >> seat & 1)


def is_raise_welcome(view: View, game: Hasp) -> bool:
    """The own side will probably win the pot, or loses the match if it does not; and it can use a higher one."""
    if has_enough(view):
        return False
    return has_nothing_to_lose(view, game) or count(view, game) >= GOOD_COUNT[game.players]


def count(view: View, game: Hasp) -> int:
    """The hopes of winning the round, as a count: the hand, who named trump, and who has shown something."""
    facts = view.facts
    total = _count_of(game.deck, view.hand, facts["trump"][0])
    ours = game.partners[view.viewer]
    if game.players == 4 and ours >> facts["leader"][0] & 1:
        total += COUNT_ANNOUNCERS
    for seat in range(game.seats):
        if f"shown {seat}" in facts:
            total += COUNT_FIND if ours >> seat & 1 else -COUNT_FIND
    return total


@lru_cache(maxsize=1 << 11)
def _count_of(deck: Deck, hand: tuple[int, ...], trump: int) -> int:
    """What the cards of a hand, and the suits that it lacks, add to the count."""
    total = 0
    suits = {trump, VILLAGE}
    for card in hand:
        suit = deck.colour[card]
        suits.add(suit)
        if suit == VILLAGE:
            total += COUNT_VILLAGE[deck.number[card]]
        elif suit == trump:
            total += COUNT_TRUMP_SIX if deck.number[card] == SIX else COUNT_TRUMP
        elif deck.number[card] == SIX:
            total += COUNT_SIX
    return total + COUNT_VOID * (CHILDREN + 1 - len(suits))


def can_take_all(view: View, game: Hasp) -> bool:
    """The two highest trumps, many trumps, and beside them only cards with nothing above them; and a use for it."""
    village = game.deck.of_colour[VILLAGE]
    hand = game.deck.hand(view.hand)
    highest = village & ~(village >> 2)  # the 9 and the 10
    if hand & highest != highest or has_enough(view):
        return False
    trump = view.facts["trump"][0]
    trumps = village if trump == NO_TRUMP else village | game.deck.of_colour[trump]
    for suit in game.deck.of_colour:
        plain = hand & suit & ~trumps
        above = suit & ~((plain & -plain) - 1)  # from the lowest such card up to the six
        if plain and plain != above:
            return False
    return (hand & trumps).bit_count() >= LONG_TRUMPS[game.players]


def can_take_nothing(view: View, game: Hasp) -> bool:
    """The hand is low; those who have nothing to lose are content with a little less."""
    limit = FEW_DANGERS[game.players]
    if limit < 0:
        return False
    danger = dangers(view, game)
    return danger <= limit or (danger <= limit + MORE_DANGERS and has_nothing_to_lose(view, game))


def dangers(view: View, game: Hasp) -> int:
    """How far a hand is from taking nothing: high cards, trumps above all, suits without a low card, and the lead."""
    lead = 0 if view.facts["trick"] else DANGER_LEAD
    return lead + _dangers_of(game.deck, view.hand, view.facts["trump"][0], LOWEST[game.players])


@lru_cache(maxsize=1 << 11)
def _dangers_of(deck: Deck, hand: tuple[int, ...], trump: int, lowest: int) -> int:
    """The dangers of the cards themselves."""
    total = 0
    lows: dict[int, int] = {}
    for card in hand:
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
