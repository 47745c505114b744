"""Matches that are lost on purpose: at every prediction of HASP somebody promises all tricks."""

from functools import cache

from tests.page.players import Player, Sight
from tricktable.bots import ThumbBot
from tricktable.bots.bot import bot_streams
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.games import new_game

BLUNDER = "predict all"
SEED = "review 8"
"""Cards with which nobody takes all tricks, and the match is over after three rounds."""
BLUNDERS = 3


@cache
def lost_match() -> Match:
    """The whole match: the first seat blunders at every prediction, and plays by the rule of thumb besides."""
    match = Match.begin(new_game("hasp", 2), ShuffledDeals(SEED))
    streams = bot_streams(match.game, SEED)
    while match.awaited():
        seat = match.turn
        action = ThumbBot().choose(match.view(seat), streams[seat])
        blunder = match.game.actions.parse(BLUNDER)
        match.apply(seat, blunder if seat == 0 and blunder in match.legal_actions(0) else action)
    return match


def lost_record() -> str:
    return str(record_of(lost_match()))


class Loser(Player):
    """Somebody who promises all tricks whenever that is offered."""

    def pick(self, sight: Sight) -> int:
        return next((place for place, offer in enumerate(sight.offers) if offer.what == BLUNDER), 0)
