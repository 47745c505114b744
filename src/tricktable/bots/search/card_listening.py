"""Listening to cards: hands come the more often, the likelier they make what the others have played so far.

Everybody is taken to play by the policy of the kernel's play-outs, which was fitted to the rule of thumb, but for a
part of pure chance. So no hands are ruled out; and what is weighed are the viewer's own worlds by public plays.
"""

from array import array
from collections.abc import Iterator
from typing import Final

from tricktable.bots.kit import Kit
from tricktable.bots.listening import kept_by_weight
from tricktable.bots.translation import Setting
from tricktable.core.hands import Hands
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.tricks import TrickPlay
from tricktable.kernel import Round
from tricktable.kernel.layout import CALL, HANDS, LEADER, LENGTH, STAGE, SWAP, TURN, WORDS

KEPT: Final = 64
"""So many hands are kept at a time, at most."""
DRAWN: Final = 6
"""So many hands are drawn for one that is kept."""
CHANCE: Final = 0.1
"""The part of everybody's play that is taken for pure chance."""


class CardListener:
    """Somebody who has followed what the others have played in a round."""

    def __init__(self, kit: Kit, world: Match, play: TrickPlay, viewer: int) -> None:
        """Any world of the viewer tells what was played."""
        assert kit.translation is not None
        setting = kit.translation.setting(world, play)
        plays = kit.translation.plays(world, play)
        self.plays: Final = array("i", [action for _, action in plays])
        silent = 1 << viewer | 1 << setting.rules.stacked  # a stack tells nothing
        self._others: Final = (1 << setting.rules.seats) - 1 & ~silent
        self._round: Final = Round(setting.rules, setting.goal)
        self._round.follow_policy(kit.policies.of(world.game.players), 0.0)
        self._round.load(_first_position(play, setting, plays), kit.translation.stack(play))

    def weigh(self, worlds: list[Hands]) -> list[float]:
        """For each of these hands the logarithm of how likely it was that the others played as they did."""
        held = array("Q", [hand for world in worlds for hand in world.held])
        return self._round.weigh_worlds(held, self.plays, self._others, CHANCE)


def _first_position(play: TrickPlay, setting: Setting, plays: list[tuple[int, int]]) -> "array[int]":
    """The words of the position before the first trick: everything is taken back, the last first."""
    words = array("Q", [0] * WORDS)
    deck = play.law.deck
    for seat in range(setting.rules.seats):
        words[HANDS + seat] = play.hands[seat]
    for seat, action in reversed(plays):
        if action < CALL:
            words[HANDS + seat] = deck.add(words[HANDS + seat], action)
        elif action >= SWAP:
            words[HANDS + seat] ^= deck.bit[(action - SWAP) // 64] | deck.bit[(action - SWAP) % 64]
    words[LEADER] = words[TURN] = plays[0][0] if plays else play.leader
    words[STAGE] = setting.rules.law.first_stage
    words[LENGTH] = words[HANDS].bit_count()
    return words


def likely_hands(
    hands: Iterator[Hands], listener: CardListener, stream: Stream, kept_at_once: int = KEPT
) -> Iterator[Hands]:
    """Hands that come the more often, the likelier they make what was played."""
    return kept_by_weight(hands, listener.weigh, stream, kept_at_once, DRAWN)
