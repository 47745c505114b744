"""Counts over the worlds that were tried."""

from collections.abc import Sequence

from tricktable.bots.hints.certainties import Certainties
from tricktable.bots.hints.reasons import Reason
from tricktable.core.cards import Hand
from tricktable.core.matches import Match
from tricktable.games.meinz.tricks import Tricks as MeinzTricks


def beaten(table: Certainties, card: int, worlds: Sequence[Match]) -> list[Reason]:
    """In how many worlds an opponent who is still to play can beat this card; nothing where it is behind anyway."""
    rivals = [seat for seat in table.to_come if not (table.ours | table.full) >> seat & 1]
    if not table.takes(card) or not rivals:
        return []
    led = table.led(card)
    stronger = sum([table.law.deck.bit[other] for other in range(len(table.law.suit)) if table.beats(other, card, led)])
    number = sum([any(_allowed(table, world, seat, led) & stronger for seat in rivals) for world in worlds])
    return [Reason("beaten", (number, len(worlds)))]


def _allowed(table: Certainties, world: Match, seat: int, led: int) -> Hand:
    """What this seat may play in this world; the monster plays the top card of its stack."""
    play = world.phase
    if seat in world.game.house and isinstance(play, MeinzTricks):
        return play.top_card()
    return table.law.allowed(play.hands[seat], led, table.tricks.stage)
