"""Matches of random choices, for tests."""

from collections.abc import Iterator

from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream


def viewers(game: Game) -> tuple[int, ...]:
    """Everybody who gets a view: the players and a spectator. The house looks at nothing."""
    return (*range(game.players), SPECTATOR)


def choose(match: Match, stream: Stream) -> tuple[int, int]:
    """A random awaited seat and a random choice of it.

    Who lays cards as a bid leaves it at that more often than not: else everybody bids everything.
    """
    seat = stream.choice(match.awaited())
    legal = match.legal_actions(seat)
    if _is_bid(match, legal) and stream.below(5) < 3:
        return seat, legal[-1]
    return seat, stream.choice(legal)


def _is_bid(match: Match, legal: tuple[int, ...]) -> bool:
    """Something can be laid, before the tricks, and one can also leave it."""
    game = match.game
    if game.actions.text[legal[-1]] not in game.vocabulary.declining:
        return False
    return match.phase.name != "trick" and game.actions.text[legal[0]].rpartition(" ")[2] in game.deck.text


def positions(game: Game, seed: str) -> Iterator[Match]:
    """One match of random choices: the same object at every position, from the first to the end."""
    match = Match.begin(game, ShuffledDeals(seed))
    stream = Stream(f"choices {seed}")
    yield match
    while not match.is_over:
        match.apply(*choose(match, stream))
        yield match
