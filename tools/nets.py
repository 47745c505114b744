"""Makes the nets of the bot `net`: what it plays in the tricks is learned from what a search finds there.

Rounds are played to their end; before the tricks by the rule of thumb, and in some mostly by chance. In the tricks
every choice of a card is rated by a search, whoever then plays: the search itself, the rule of thumb, and in the second
half the net that was learned from the first. Of every ten rounds one is kept to judge by: a table has a net only if
that is better there than the rule of thumb by two standard errors, and a game a file only if some table has one.

    python -m tools.nets [--choices 24000] [--seed nets-1] [--jobs 2] [GAME]
    python -m tools.nets GAME --into FILE    for a game of another package

The same seed makes the same files. What floating point adds up depends on the library behind numpy and its threads:
`make nets` allows it one.
"""

import argparse
import random
import sys
from array import array
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

import numpy as np

from tools.fitting import write
from tools.net_training import Example, gain, rounded, train
from tools.policies import CHANCE, OURS, TARGETS
from tricktable.bots.arena.ceilings import Table
from tricktable.bots.kit import kit_of
from tricktable.bots.nets import FILE, best_card, take_up
from tricktable.bots.search import FULL, search_in, uniform_source
from tricktable.cli.processes import spread
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.games import GAMES
from tricktable.kernel import Round

BUDGET: Final = FULL._replace(worlds=96, nodes=1_000, open_nodes=20_000)
KEPT: Final = 10
"""Of so many rounds one is for judging."""
TURNS: Final = 2
EVERY: Final = 5_000

Weights = tuple[float, ...]


class Lesson(NamedTuple):
    """A first round to learn from; without weights there is no net yet."""

    table: Table
    seed: str
    weights: Weights


def examples_of(lesson: Lesson) -> list[Example]:
    """Every choice between cards of the round, as a search rates it."""
    game = lesson.table.rules()
    kit = kit_of(game)
    translation = kit.translation
    assert translation is not None, "only those who are translated for the kernel have nets"
    chance = random.Random(lesson.seed)
    players = ("net", "net", "search", "thumb") if lesson.weights else ("search", "thumb")
    seats = [chance.choice(players) for _ in range(game.players)]
    is_wild = chance.random() < 1 / kit.policies.wild[0]
    match = Match.begin(game, ShuffledDeals(lesson.seed))
    examples: list[Example] = []
    while match.number < 2 and not match.is_over:
        seat = match.turn
        view = match.view(seat)
        play = translation.play(match.phase)
        action = view.legal[0] if len(view.legal) == 1 else kit.rule_of_thumb(view)
        if play is None:
            if is_wild and view.phase not in kit.policies.sober and chance.random() < CHANCE:
                action = chance.choice(view.legal)
        elif match.phase is play and len(view.legal) > 1:
            stream = Stream(f"{lesson.seed} {len(match.steps)}")
            manner = kit.manners.of(view)._replace(prefers_net=False)
            ranking = search_in(view, uniform_source(view, stream.named("worlds")), BUDGET, stream, manner)
            values = {rating.action: rating.mean() for rating in ranking.ratings}
            setting = translation.setting(match, play)
            round = Round(*setting)
            take_up(round, translation, match, play, setting)
            sights = np.array(round.sights(action))
            examples.append(Example(sights, np.array([values[card] for card in view.legal])))
            if seats[seat] == "search":
                action = ranking.choice()
            elif seats[seat] == "net":
                round.follow_net(_weights(lesson.weights))
                action = best_card(round, view.legal, action)
        match.apply(seat, action)
    return examples


@lru_cache(maxsize=1)
def _weights(weights: Weights) -> "array[float]":
    return array("d", weights)


def learned(table: Table, choices: int, seed: str, jobs: int) -> Weights | None:
    """A net for the table; nothing if the rule of thumb is as good."""
    found: list[Example] = []
    kept: list[Example] = []
    weights: Weights = ()
    for turn in range(TURNS):
        name = f"{seed}/{table.game}-{table.players}/{turn + 1}"
        for number, examples in enumerate(_told(_lessons(table, name, weights, jobs), choices // TURNS, name)):
            (kept if number % KEPT == 0 else found).extend(examples)
        weights = rounded(train(found, crc32(name.encode())))
        more, error = gain(weights, kept)
        print(f"{name}: {len(found):,} choices; {100 * more:+.3f} ± {100 * error:.3f} % of a match in {len(kept):,}")
    return weights if more > 2 * error else None


def _lessons(table: Table, seed: str, weights: Weights, jobs: int) -> Iterator[list[Example]]:
    """Rounds without end."""
    number = 0
    while True:
        tasks = [Lesson(table, f"{seed}/{number + place}", weights) for place in range(100)]
        yield from spread(examples_of, tasks, jobs)
        number += len(tasks)


def _told(lessons: Iterator[list[Example]], choices: int, what: str) -> Iterator[list[Example]]:
    """As many as have so many choices, with a line on standard error now and then."""
    done = 0
    for examples in lessons:
        if (done + len(examples)) // EVERY > done // EVERY:
            print(f"{what}: {done + len(examples):,} of {choices:,} choices", file=sys.stderr, flush=True)
        done += len(examples)
        yield examples
        if done >= choices:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), help="one game (all)")
    parser.add_argument("--players", type=int, help="one table of that game, with --into alone")
    parser.add_argument("--choices", type=int, default=24_000, help="choices of cards a table (24,000)")
    parser.add_argument("--seed", default="nets-1", help="of all deals and chances (nets-1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--into", type=Path, metavar="FILE", help="where the nets of a game go (the package)")
    chosen = parser.parse_args()
    if chosen.game not in (*OURS, None) and not chosen.into:
        parser.error(f"{chosen.game} is brought by another package: --into FILE says where its nets go")
    if chosen.players is not None and not (chosen.game and chosen.into):
        parser.error("one table is not all that a package has: --players goes with a game and --into FILE")
    for name in [chosen.game] if chosen.game else OURS:
        nets: dict[int, Weights] = {}
        for players in GAMES[name].player_counts:
            if chosen.players in (None, players):
                weights = learned(Table(name, players), chosen.choices, chosen.seed, chosen.jobs)
                if weights is not None:
                    nets[players] = weights
        if not nets:
            print(f"{name}: no net is better than the rule of thumb")
            continue
        file = chosen.into or TARGETS / name / FILE
        write(nets, file)
        print(f"{sha256(file.read_bytes()).hexdigest()}  {file}", flush=True)


if __name__ == "__main__":
    main()
