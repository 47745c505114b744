"""HASP for the kernel: a pot for the side with more points, or for a prediction that ends the round when ruined."""

from functools import lru_cache

from tricktable.bots.games.hasp.chances import Totals, side_shares
from tricktable.bots.translation import Setting, Translation
from tricktable.core.matches import Match
from tricktable.core.phases import Phase
from tricktable.core.tricks import TrickPlay
from tricktable.games.hasp.laws import law
from tricktable.games.hasp.predictions import ALL, NO, PASS
from tricktable.games.hasp.tricks import Tricks
from tricktable.kernel.goals import MANY, Goal, pot_goal
from tricktable.kernel.rules import Rules


class HaspTranslation(Translation):
    """Rounds of HASP from the second trick on; in the first everybody still predicts."""

    def play(self, phase: Phase) -> TrickPlay | None:
        return phase if isinstance(phase, Tricks) and phase.done else None

    def stake(self, play: TrickPlay) -> int:
        assert isinstance(play, Tricks)
        return play.pot()

    def setting(self, match: Match, play: TrickPlay) -> Setting:
        assert isinstance(play, Tricks)
        game = play.game
        said = tuple(play.predictions[seat] for seat in range(game.seats))
        totals = tuple(match.standing.totals)
        rules = _rules(game.players, play.trump, game.value)
        return Setting(rules, _goal(game.players, game.partners, said, play.ruining, play.pot(), play.opener, totals))


@lru_cache(maxsize=64)
def _rules(players: int, trump: int, value: tuple[int, ...]) -> Rules:
    return Rules(law(players, trump), players, value)


@lru_cache(maxsize=1024)
def _goal(
    players: int, sides: tuple[int, ...], said: tuple[int, ...], ruining: int, pot: int, opener: int, totals: Totals
) -> Goal:
    everybody = (1 << players) - 1
    predictors = 0
    for seat in range(players):
        if said[seat] in (ALL, NO):
            predictors = sides[seat]
    if players == 3:
        silent = sum(1 << seat for seat in range(players) if said[seat] == PASS)
        tie_to = silent if silent != everybody else 0
    else:
        tie_to = everybody ^ sides[opener]
    is_alone = players == 3 and ALL in said  # HASP-R5: only who ruined a find all scores
    goal = pot_goal(sides, tie_to, ruining, predictors, 0 if is_alone else everybody ^ predictors)
    for gainers in range(everybody + 1):
        after = side_shares(tuple(total + pot * (gainers >> seat & 1) for seat, total in enumerate(totals)), sides)
        for seat, share in enumerate(after):
            goal.gain(gainers, seat, share)
    if NO in said:
        for seat in range(players):
            goal.want(seat, 0, 0)
    else:
        for seat in range(players):
            goal.want(seat, MANY, MANY)
    return goal
