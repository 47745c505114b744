"""Counts over the worlds that were tried."""

from collections.abc import Sequence

from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties
from tricktable.core.matches import Match
from tricktable.core.tricks import TrickPlay


def beaten(table: Certainties, card: int, worlds: Sequence[Match]) -> list[Reason]:
    """In how many worlds an opponent who is still to play can beat this card; nothing where it is behind anyway."""
    rivals = [seat for seat in table.to_come if not (table.ours | table.full) >> seat & 1]
    if not table.takes(card) or not rivals:
        return []
    led = table.led(card)
    stronger = sum([table.law.deck.bit[other] for other in range(len(table.law.suit)) if table.beats(other, card, led)])
    plays = [world.phase for world in worlds if isinstance(world.phase, TrickPlay)]
    number = sum([any(play.answers(seat, led) & stronger for seat in rivals) for play in plays])
    return [Reason("beaten", (number, len(plays)))]
