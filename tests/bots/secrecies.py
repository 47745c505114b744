"""Whether a bot knows what it cannot know: it is asked for the same choice where only hidden things are different."""

from collections.abc import Iterator
from copy import copy
from typing import Final

from tests.contract.tables import positions
from tricktable.bots import BOTS, Bot, SearchBot, bot_streams
from tricktable.bots.levels import Level
from tricktable.bots.search import HARD
from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.testing.checks import redealt, with_deal

SMALL: Final = HARD._replace(
    worlds=4, early_worlds=2, playouts=1, early_playouts=1, solved=2, nodes=200, open_nodes=200
)
"""Enough to think through all the code of a search."""
DEALINGS: Final = 3
"""So often what is hidden is dealt anew, before a sampler is asked that knows more."""


def quick(name: str) -> Bot:
    """The bot of this name; if it searches, it searches little."""
    bot = copy(BOTS[name])
    if isinstance(bot, Level | SearchBot):
        bot.budget = SMALL
    return bot


def sensible_positions(game: Game, seed: str) -> Iterator[Match]:
    """Like `positions`, but played by rules of thumb."""
    match = Match.begin(game, ShuffledDeals(seed))
    streams = bot_streams(game, seed)
    thumb = quick("thumb")
    yield match
    while not match.is_over:
        seat = match.turn
        match.apply(seat, thumb.choose(match.view(seat), streams[seat]))
        yield match


def all_positions(game: Game, seed: str) -> Iterator[Match]:
    """A match of random choices, then one of sensible ones, as long as somebody is awaited."""
    for source in (positions(game, seed), sensible_positions(game, seed)):
        for match in source:
            if not match.is_over:
                yield match


def twin(match: Match, seat: int, stream: Stream) -> Match:
    """A match that looks the same to this seat: hidden cards and hidden choices are others.

    Where it can be had by dealing anew and taking the same steps, no sampler has a part in it.
    """
    view = match.view(seat)
    if match.number:
        for _ in range(DEALINGS):
            other = _retaken(match, view, stream)
            if other is not None and str(other.view(seat)) == str(view):
                return other
    world = next(match.game.worlds(view, stream))
    assert str(world.view(seat)) == str(view)
    return world


def _retaken(match: Match, view: View, stream: Stream) -> Match | None:
    """The round dealt anew, with the steps that the viewer saw; nothing if somebody cannot take them."""
    other = with_deal(match, redealt(match, view.viewer, stream))
    try:
        for seat, action in view.steps:
            other.step(seat, stream.choice(other.legal_actions(seat)) if action == HIDDEN else action)
    except IllegalAction:
        return None
    return other if other.number == match.number and not other.is_over else None


def choice(bot: Bot, match: Match, seat: int, seed: str) -> int:
    """What the bot does in this seat."""
    return bot.choose(match.view(seat), Stream(seed))


def check_secrecy(bot: Bot, match: Match, other: Match, seat: int) -> None:
    """In both matches the bot does the same."""
    seed = f"choice {match.number} {len(match.steps)}"
    one, another = choice(bot, match, seat, seed), choice(bot, other, seat, seed)
    assert one == another, f"{bot.name} in seat {seat} knows what it cannot know ({match.phase.name})"
