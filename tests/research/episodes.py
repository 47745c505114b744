"""Episodes of chance for tests of the forms."""

from collections.abc import Iterator

from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.research.episodes import Episodes


def chosen(match: Match, stream: Stream) -> int:
    """Any choice of the seat on turn."""
    return stream.choice(match.legal_actions(match.turn))


def positions(episodes: Episodes, seed: str) -> Iterator[Match]:
    """An episode of random choices: the same object at every position where somebody is on turn."""
    match = episodes.begin(seed)
    stream = Stream(f"choices {seed}")
    while not episodes.is_over(match):
        yield match
        match.apply(match.turn, chosen(match, stream))
