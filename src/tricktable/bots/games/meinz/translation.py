"""Meinz for the kernel: places by the sums of two tricks each, with calls, swaps and the monster's stack."""

from array import array
from functools import lru_cache

from tricktable.bots.chances import sharpness
from tricktable.bots.games.meinz.chances import SPREAD
from tricktable.bots.translation import Setting, Translation, trick_words
from tricktable.core.matches import Match
from tricktable.core.phases import Phase
from tricktable.core.tricks import TrickPlay
from tricktable.games.meinz import Meinz
from tricktable.games.meinz.calls import Call
from tricktable.games.meinz.cards import MONSTER, SEATS
from tricktable.games.meinz.laws import law
from tricktable.games.meinz.scores import MONSTER_BONUS, ROUNDS, WORTH
from tricktable.games.meinz.swaps import Swap
from tricktable.games.meinz.tricks import Tricks
from tricktable.kernel.goals import Goal, places_goal
from tricktable.kernel.layout import (
    ASKED,
    CALL,
    CALLED,
    CALLING,
    CARDS,
    GONE,
    KEEP,
    MOST_SEATS,
    PASS,
    POINTS,
    STRENGTH,
    SWAP,
    SWAPPING,
    TURN,
    WINDOW,
)
from tricktable.kernel.rules import Rules

MIDDLE = 20
"""The sum of a usual trick."""
CALLS = ((0.98, 0.75, 0.21), (0.90, 0.50, 0.17), (0.90, 0.37, 0.14))
"""How often a trick is called after one, two, three cards: by those without a trick, with a rich or with a poor one."""
SLOPE = 0.04
ALONE = tuple(1 << seat for seat in range(SEATS))


class MeinzTranslation(Translation):
    """Rounds of Meinz once everybody has discarded: cards, calls and swaps."""

    def play(self, phase: Phase) -> TrickPlay | None:
        if isinstance(phase, Call | Swap):
            return phase.play
        return phase if isinstance(phase, Tricks) else None

    def setting(self, match: Match, play: TrickPlay) -> Setting:
        assert isinstance(play, Tricks)
        players = play.game.players
        goal = _goal(players, ROUNDS - match.number, tuple(match.standing.totals))
        return Setting(_rules(players, play.quota), goal)

    def words(self, match: Match, play: TrickPlay, setting: Setting) -> "array[int]":
        assert isinstance(play, Tricks)
        words = trick_words(play, setting)
        for seat, total in enumerate(play.sums):
            words[POINTS + seat] = total
        if play.is_called():
            words[STRENGTH] = CALLED
        phase = match.phase
        words[TURN] = phase.turn
        if isinstance(phase, Call):
            words[ASKED] = CALLING
            place = (phase.turn - play.leader) % SEATS
            words[WINDOW] = 0 if place == len(play.trick) - 1 else place + 1
        elif isinstance(phase, Swap):
            words[ASKED] = SWAPPING
            for place, card in enumerate(play.done[-1].cards):
                words[CARDS + place] = card
        for event in match.journal:
            if event.kind == "swapped":
                words[GONE] |= play.law.deck.bit[event.values[0]]
        for hand in play.hands:  # what was taken back by a swap
            words[GONE] &= ~hand
        return words

    def plays(self, match: Match, play: TrickPlay) -> list[tuple[int, int]]:
        game = match.game
        assert isinstance(game, Meinz)
        steps = match.steps[game.players :]  # everybody discards first
        return [(seat, self.action(match, action)) for seat, action in steps]

    def stack(self, play: TrickPlay) -> tuple[int, ...]:
        assert isinstance(play, Tricks)
        return play.stack

    def action(self, match: Match, action: int) -> int:
        game = match.game
        assert isinstance(game, Meinz)
        if action < game.first_discard:
            return action
        if action >= game.first_swap:
            given, taken = game.exchanges[action - game.first_swap]
            return SWAP + 64 * given + taken
        return {game.call_actions[0]: CALL, game.call_actions[1]: PASS, game.keep: KEEP}[action]


@lru_cache(maxsize=16)
def _rules(players: int, quota: int) -> Rules:
    rule = law()
    people = (1 << players) - 1
    return Rules(
        rule,
        SEATS,
        rule.deck.number,
        most_tricks=quota,
        callers=people,
        swappers=people,
        stacked=MONSTER if players < SEATS else SEATS,
    )


@lru_cache(maxsize=256)
def _goal(players: int, rest: int, totals: tuple[int, ...]) -> Goal:
    bonus = tuple(0 if seat < players else MONSTER_BONUS for seat in range(SEATS))
    goal = places_goal(ALONE, tuple(map(float, WORTH)), bonus)
    goal.stand(totals, (1 << players) - 1, sharpness(SPREAD, rest, 1))
    goal.middle = MIDDLE
    goal.slope = SLOPE
    for attitude, chances in enumerate(CALLS):
        for lying, chance in enumerate(chances, 1):
            goal.calls[MOST_SEATS * attitude + lying] = chance
    return goal
