"""Positions of an episode in which chance is a player: cards that are being drawn or dealt, or a match."""

from functools import lru_cache
from typing import Final

from tricktable.core.deals import Deal, Deals, GivenDeals
from tricktable.core.matches import Match, Step
from tricktable.research.chance import Dealing, Drawing, Outcomes
from tricktable.research.episodes import Episodes, Key, episodes_of
from tricktable.research.past_texts import PastTexts

CHANCE: Final = -1
OVER: Final = -4
"""Who is on turn where no player is, in the numbers of OpenSpiel."""


class Position:
    """An episode as it stands. Interpreted and with one reference to the match, so that it can be copied and stored by
    those who know nothing of compiled classes."""

    __slots__ = ("chance", "episodes", "is_shared", "match", "player", "texts")

    def __init__(self, episodes: Episodes) -> None:
        self.episodes = episodes
        self.is_shared = False
        """Whoever wants to change it makes a copy first."""
        self.texts = PastTexts()
        """The rounds behind it in words; copies share them."""
        self.match: Match | None = None
        """None before the first cards are drawn."""
        drawing = Drawing(episodes.game)
        self.chance: Drawing | Dealing | None = drawing
        """What is being drawn or dealt; nothing while players choose."""
        self.player = CHANCE
        """Who chooses next: a player, `CHANCE`, or `OVER`."""
        if drawing.is_done() or episodes.drawn:
            self._begin(episodes.drawn or drawing.drawn)

    def outcomes(self) -> Outcomes:
        """What chance may do."""
        assert self.chance is not None
        return self.chance.outcomes()

    def legal(self) -> tuple[int, ...]:
        """What the player on turn may do."""
        return self.running().legal_actions(self.player)

    def running(self) -> Match:
        """The match, which is there as soon as nothing is drawn any more."""
        match = self.match
        assert match is not None
        return match

    def apply(self, action: int) -> None:
        """Chance or the player on turn does this."""
        chance = self.chance
        if chance is None:
            match = self.running()
            match.apply(self.player, action)
            if match.phase.is_over:
                self._go_on()
            else:
                self.player = match.phase.turn
            return
        chance.take(action)
        if chance.is_done():
            if isinstance(chance, Drawing):
                self._begin(chance.drawn)
            else:
                self._start_round(chance.deal())

    def next_of(self, deals: Deals) -> int:
        """What chance does if everything comes from these deals."""
        if isinstance(self.chance, Dealing):
            return self.chance.next_of(deals.deal(self.running().number + 1, self.episodes.game.layout))
        assert self.chance is not None
        assert self.chance.pack is not None
        return deals.draw(self.chance.pack)[len(self.chance.taken)]

    def deal_from(self, deals: Deals) -> None:
        """Chance does what these deals say, until a player is on turn."""
        while self.player == CHANCE:
            self.apply(self.next_of(deals))

    def _begin(self, drawn: tuple[int, ...]) -> None:
        """The match begins, with nothing dealt yet."""
        self.match = Match.begin(self.episodes.game, GivenDeals(drawn, {}))
        self.episodes.make_first_choices(self.match)
        self._go_on()

    def _go_on(self) -> None:
        """After a round or an opening the next round is dealt, if there is one."""
        match = self.running()
        if not match.phase.is_over:
            self.chance = None
            self.player = match.phase.turn
        elif match.is_over or (match.number and self.episodes.unit == "round"):
            self.chance = None
            self.player = OVER
        else:
            self.player = CHANCE
            dealing = Dealing(self.episodes.game.layout)
            self.chance = dealing
            if dealing.is_done():
                self._start_round(dealing.deal())

    def _start_round(self, deal: Deal) -> None:
        before = self.running()
        self.match = self.episodes.round_after(before, deal)
        self._go_on()

    def deals(self) -> GivenDeals:
        """All that was drawn and dealt so far."""
        match = self.running()
        deals = {past.number: past.deal for past in match.past} | {match.number: match.deal}
        return GivenDeals(match.drawn, deals)

    def steps(self) -> list[int]:
        """What the players have chosen so far."""
        match = self.running()
        steps = [step for past in match.past for step in past.steps]
        if not match.phase.is_over:
            steps += match.steps
        return choices_in(steps, self.episodes)

    def copy(self) -> "Position":
        new = Position.__new__(Position)
        new.episodes = self.episodes
        new.is_shared = False
        new.match = None if self.match is None else self.match.copy()
        new.chance = None if self.chance is None else self.chance.copy()
        new.player = self.player
        new.texts = self.texts
        return new

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """What it takes to play the same again: compiled classes cannot be stored."""
        key = self.episodes.key()
        taken = None if self.chance is None else self.chance.taken
        if self.match is None:
            return restore, (key, (), (), (), {}, [], taken)
        match = self.match
        finished = {past.number for past in match.past}
        deals = {number: deal.parts for number, deal in self.deals().deals.items()}
        past = tuple((number, parts) for number, parts in deals.items() if number in finished)
        steps = self.steps()
        own = 0 if match.phase.is_over else sum(seat < self.episodes.game.players for seat, _ in match.steps)
        before = max(0, len(steps) - own)
        now = {number: parts for number, parts in deals.items() if number not in finished}
        return restore, (key, match.drawn, past, tuple(steps[:before]), now, steps[before:], taken)


def choices_in(steps: list[Step], episodes: Episodes) -> list[int]:
    """The actions among the steps of an episode that its players chose."""
    return [action for seat, action in steps if seat < episodes.game.players][len(episodes.prologue) :]


Parts = tuple[tuple[int, ...], ...]
"""The cards of each part of a deal."""


def restore(
    key: Key,
    drawn: tuple[int, ...],
    past: tuple[tuple[int, Parts], ...],
    earlier: tuple[int, ...],
    now: dict[int, Parts],
    steps: list[int],
    taken: list[int] | None,
) -> Position:
    """The position to which all this leads: finished rounds with what was chosen in them, and the one in play."""
    position = _behind(key, drawn, past, earlier).copy() if earlier else Position(episodes_of(key))
    deals = _deals(position.episodes, drawn, dict(past) | now)
    for action in steps:
        position.deal_from(deals)
        position.apply(action)
    if taken is None:
        position.deal_from(deals)
        return position
    while drawn and isinstance(position.chance, Drawing):
        position.apply(position.next_of(deals))
    for card in taken:
        position.apply(card)
    return position


@lru_cache(maxsize=8)
def _behind(
    key: Key, drawn: tuple[int, ...], past: tuple[tuple[int, Parts], ...], earlier: tuple[int, ...]
) -> Position:
    """The position behind these rounds, for copies. Whoever stores states stores many of one match: its finished rounds
    are played again once, not each time."""
    position = Position(episodes_of(key))
    deals = _deals(position.episodes, drawn, dict(past))
    for action in earlier:
        position.deal_from(deals)
        position.apply(action)
    return position


def _deals(episodes: Episodes, drawn: tuple[int, ...], parts: dict[int, Parts]) -> GivenDeals:
    layout = episodes.game.layout
    return GivenDeals(drawn, {number: Deal(layout, cards) for number, cards in parts.items()})
