"""Matches of Hearts with chosen cards."""

from tricktable_hearts import Hearts

from tricktable.core.deals import Deal, GivenDeals
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.games import new_game

NOTHING_PASSED = 4
"""The number of a round of four in which no cards are passed."""


def dealt(*hands: str, number: int = NOTHING_PASSED, totals: tuple[int, ...] = (0, 0, 0, 0)) -> Match:
    """A round of four in which these cards are in the hands, and whatever is left in the rest of them."""
    game = new_game("hearts", 4)
    assert isinstance(game, Hearts)
    known = [list(game.deck.parse_all(hand)) for hand in hands] + [[] for _ in range(4 - len(hands))]
    rest = [card for card in game.deck.cards if not any(card in hand for hand in known)]
    for hand in known:
        while len(hand) < 13:
            hand.append(rest.pop())
    deal = Deal(game.layout, tuple(tuple(sorted(hand)) for hand in known))
    standing = Standing(list(totals), (number - 1) % 4)
    return Match.at_round(game, number, standing, GivenDeals((), {number: deal}))


def play(match: Match, text: str) -> None:
    """Plays these cards, each by whoever's turn it is."""
    for card in text.split():
        match.apply_text(match.turn, card)


def legal(match: Match) -> str:
    """What whoever's turn it is may do."""
    return " ".join(match.game.actions.text[action] for action in match.legal_actions(match.turn))
