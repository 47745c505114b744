"""What a game must say, so that the kernel can play its rounds on."""

from array import array
from typing import ClassVar, NamedTuple

from tricktable.core.hands import Hands
from tricktable.core.matches import Match
from tricktable.core.phases import Phase
from tricktable.core.tricks import TrickPlay
from tricktable.core.voids import Voids
from tricktable.kernel.goals import Goal
from tricktable.kernel.layout import (
    BARRED,
    CARDS,
    DONE,
    GONE,
    HANDS,
    LAST_TAKER,
    LEADER,
    LENGTH,
    LYING,
    POINTS,
    STAGE,
    STRENGTH,
    TAKEN,
    TRICKS,
    TURN,
    VOIDS,
    WINNING,
    WORDS,
)
from tricktable.kernel.rules import Rules


class Setting(NamedTuple):
    """What does not change while tricks are played."""

    rules: Rules
    goal: Goal


class Translation:
    """A game's rounds in the words of the kernel."""

    is_open: ClassVar[bool] = False
    """All hands are public once tricks are played: there is one world."""
    has_scores: ClassVar[bool] = True
    """Points say how a round went; not where everybody only gets rid of something or does not."""

    def play(self, phase: Phase) -> TrickPlay | None:
        """The trick play that the kernel can go on with from this phase; none as long as other choices come first."""
        return phase if isinstance(phase, TrickPlay) else None

    def setting(self, match: Match, play: TrickPlay) -> Setting:
        """The rules and goals of the round in play."""
        raise NotImplementedError

    def words(self, match: Match, play: TrickPlay, setting: Setting) -> "array[int]":
        """The position."""
        return trick_words(play, setting)

    def plays(self, match: Match, play: TrickPlay) -> list[tuple[int, int]]:
        """What everybody has done so far in the tricks, in the kernel's numbers: the seat and its action."""
        tricks = [(trick.leader, trick.cards) for trick in play.done] + [(play.leader, tuple(play.trick))]
        seats = len(play.hands)
        return [((leader + place) % seats, card) for leader, cards in tricks for place, card in enumerate(cards)]

    def stack(self, play: TrickPlay) -> tuple[int, ...]:
        """The stack of a seat that plays one."""
        return ()

    def hands(self, match: Match) -> Hands:
        """What everybody holds in a match that the kernel can go on with."""
        play = self.play(match.phase)
        assert play is not None
        return Hands(play.hands, self.stack(play))

    def stake(self, play: TrickPlay) -> int:
        """What each seat scores that gains, where a round ends in a set of them (a pot)."""
        return 0

    def action(self, match: Match, action: int) -> int:
        """An action of the game in the kernel's numbers."""
        return action


class Untranslated(Translation):
    """Stands in where there is no translation: the kernel takes over nowhere."""

    def play(self, phase: Phase) -> TrickPlay | None:
        return None


def trick_words(play: TrickPlay, setting: Setting) -> "array[int]":
    """The words of a position in trick play, whatever the game."""
    rules, goal = setting
    law = play.law
    seats = rules.seats
    words = array("Q", [0] * WORDS)
    gone = 0
    voids = Voids(law, seats)
    lying = (play.leader, tuple(play.trick))
    for leader, cards in (*((trick.leader, trick.cards) for trick in play.done), lying):
        seat = leader
        for card in cards:
            slots = rules.slots[card]
            gone |= ((gone & slots) >> 1 | rules.tops[card]) & slots
            if seat == rules.stacked:
                voids.pass_over(card)
            else:
                voids.play(seat, card)
            seat = (seat + 1) % seats
        voids.take()
    for trick in play.done:
        winner = trick.winner
        gained = rules.trick_points
        seat = trick.leader
        for card in trick.cards:
            gained += rules.points[card]
            if not goal.sides[winner] >> seat & 1:
                gained += rules.captured[card]
            words[TAKEN + winner] |= law.deck.bit[card]
            seat = (seat + 1) % seats
        words[POINTS + winner] += gained
        words[TRICKS + winner] += 1
        words[LAST_TAKER] = winner
    for seat in range(seats):
        words[HANDS + seat] = play.hands[seat]
        words[VOIDS + seat] = voids.of[seat]
    for place, card in enumerate(play.trick):
        words[CARDS + place] = card
    words[LEADER] = play.leader
    words[TURN] = (play.leader + len(play.trick)) % seats
    words[STAGE] = play.stage
    words[LYING] = len(play.trick)
    words[WINNING] = play.winning
    words[STRENGTH] = play.strength
    words[BARRED] = play.barred
    words[DONE] = len(play.done)
    words[GONE] = gone
    has_played = (0 - play.leader) % seats < len(play.trick)
    words[LENGTH] = len(play.done) + play.hands[0].bit_count() + has_played
    return words
