"""Gains and ceilings by phase: where the points of a table are, and how many of them a bot gets.

A cell is one kind of choices at one table: there alone somebody else chooses in the place of the reference, on one side
after the other. Kinds do not add up: whoever is better off after one makes more of the next.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, NamedTuple

from tricktable.bots import bot_streams, find_bot
from tricktable.bots.arena.comparisons import Comparison
from tricktable.bots.arena.contests import ROUND, Contest, Runner, Task, deal_text, one_by_one, play_deal
from tricktable.bots.choices import kind_of_choice
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.games import GAMES, find_game, new_game

REFERENCE: Final = "thumb"
CEILING: Final = "clairvoyant"
LOOKED_AT: Final = 40
"""So many deals are played to see which kinds of choices a table has."""


class Table(NamedTuple):
    """A game with so many players."""

    game: str
    players: int

    def rules(self) -> Game:
        """With options that end every match."""
        return new_game(self.game, self.players, find_game(self.game).ending_options)


def all_tables() -> tuple[Table, ...]:
    return tuple(Table(name, players) for name, game in GAMES.items() for players in game.player_counts)


def kinds_met(game: Game, seed: str) -> tuple[str, ...]:
    """The kinds of choices that there really are in the first rounds of a bank, in the order of a round."""
    reference = find_bot(REFERENCE)
    first_met: dict[str, int] = {}
    for number in range(1, LOOKED_AT + 1):
        own = f"{seed}/{number}"
        streams = bot_streams(game, own)
        match = Match.begin(game, ShuffledDeals(own))
        while not match.is_over and match.number < 2:
            seat = match.turn
            view = match.view(seat)
            if len(view.legal) > 1:
                kind = kind_of_choice(view)
                first_met[kind] = min(first_met.get(kind, len(match.steps)), len(match.steps))
            match.apply(seat, reference.choose(view, streams[seat]))
    return tuple(sorted(first_met, key=lambda kind: first_met[kind]))


def cell(table: Table, bot: str, kind: str, seed: str, deals: int) -> Contest:
    """The contest of a bot that makes the choices of one kind."""
    options = tuple(table.rules().options.items())
    return Contest(table.game, table.players, options, (bot, REFERENCE), ROUND, seed, deals, (kind,))


def differences(contest: Contest, done: int, run: Runner = one_by_one) -> Iterator[float]:
    """What the bot makes of each deal beyond the reference, from the deal after those that are done."""
    tasks: Iterable[Task] = (Task(contest, number) for number in range(done + 1, contest.deals + 1))
    (pair,) = contest.pairs()
    for outcome in run(play_deal, tasks):
        tallies = outcome.tallies[0]
        yield Comparison(*pair, [tallies, tallies]).differences[0]


def digest(contest: Contest) -> str:
    """SHA-256 of the deals of a bank, as every report of the arena has it."""
    layout = new_game(contest.game, contest.players, dict(contest.options)).layout
    texts = sha256()
    for number in range(1, contest.deals + 1):
        texts.update(deal_text(ShuffledDeals(f"{contest.seed}/{number}").deal(1, layout)).encode())
    return texts.hexdigest()
