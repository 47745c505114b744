"""Positions and matches to review, and the parts of a judgement that a player could have made alone."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from tests.bots.secrecies import sensible_positions
from tests.contract.tables import Table, game_at
from tricktable.bots import bot_streams, find_bot, play_out
from tricktable.bots.reviews import Judgement, Thoroughness
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match

SMALL: Final = Thoroughness(first=4, choosing=8, judging=12, openly=8)
"""Enough to go through all the code."""
OF_THE_CARDS: Final = ("open_best", "open_loss", "open_chance", "skill", "luck")
"""What a judgement says about the cards as they lay."""


def choices(table: Table, seed: str, every: int) -> Iterator[tuple[Match, int]]:
    """Positions in rounds of sensible play in which somebody has a choice, with whoever has it."""
    number = 0
    for match in sensible_positions(game_at(table), seed):
        if match.is_over or not match.number or len(match.legal_actions(match.turn)) < 2:
            continue
        number += 1
        if number % every == 0:
            yield match, match.turn


def copies(found: Iterable[tuple[Match, int]]) -> list[tuple[Match, int]]:
    """Positions that stay as they are while the match goes on."""
    return [(match.copy(), seat) for match, seat in found]


def played(table: Table, bots: tuple[str, ...], seed: str) -> Match:
    """A match between bots, to its end; fewer bots than seats sit there in turn."""
    game = game_at(table)
    match = Match.begin(game, ShuffledDeals(seed))
    seats = [find_bot(bots[seat % len(bots)]) for seat in range(game.players)]
    play_out(match, seats, bot_streams(game, seed))
    return match


def known(judgement: Judgement) -> dict[str, Any]:
    """Without what only open cards tell."""
    form = judgement._asdict()
    for name in OF_THE_CARDS:
        del form[name]
    return form
