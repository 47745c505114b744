"""Fits the policies of the kernel's play-outs to what `thumb` plays, and writes them into the package.

A policy gives each card a score, a weighted sum of its features (`kernel/features.py`), and plays the highest. The
weights are those of a conditional logit (`tools/fitting.py`): they make thumb's choices among the legal cards as likely
as possible. Every second match begins with phases before the tricks that are mostly chance, so that there is something
to learn about every kind of round. A kind of decision that a table seldom meets borrows from the game's other tables.

    python -m tools.policies [--matches 150] [GAME]
    python -m tools.policies GAME --into FILE    for a game of another package
"""

import argparse
import random
from pathlib import Path
from typing import Final

import numpy as np

from tools.fitting import ENOUGH, Examples, Weights, fit, rounded, seen, write
from tricktable.bots import ThumbBot
from tricktable.bots.kit import kit_of
from tricktable.bots.policies import FILE
from tricktable.core.streams import Stream
from tricktable.games import GAMES, new_game, new_match
from tricktable.kernel.layout import ATTITUDES, FEATURES

TARGETS: Final = Path("src/tricktable/bots/games")
"""Each game has its own file there."""
OURS: Final = tuple(name for name in GAMES if (TARGETS / name).is_dir())
ROUNDS: Final = 2
"""How many rounds of a match are looked at."""
BORROWED: Final = 400
"""So many examples of another table stand in where there are not enough."""
CHANCE: Final = 0.7
"""How often chance decides before the tricks, in every second match."""

Table = tuple[str, int]


def collect(table: Table, matches: int) -> Examples:
    """What thumb plays in so many matches."""
    name, players = table
    kit = kit_of(new_game(name, players))
    translation = kit.translation
    assert translation is not None, "only those who are translated for the kernel need policies"
    every, place = kit.policies.wild
    thumb = ThumbBot()
    unused = Stream(b"")
    chance = random.Random(f"policy {name} {players}")
    examples: Examples = {}
    for number in range(matches):
        is_wild = number % every == place
        match = new_match(name, players, f"policy {number}")
        while match.awaited() and match.number <= ROUNDS:
            seat = match.turn
            legal = match.legal_actions(seat)
            action = thumb.choose(match.view(seat), unused)
            play = translation.play(match.phase)
            if play is None:
                if is_wild and match.phase.name not in kit.policies.sober and chance.random() < CHANCE:
                    action = chance.choice(legal)
            elif len(legal) > 1 and match.phase is play:
                kind, example = seen(translation, match, play, action)
                examples.setdefault(kind, []).append(example)
            match.apply(seat, action)
    return examples


def borrow(table: Table, collected: dict[Table, Examples]) -> Examples:
    """A table's examples, with some of the game's other tables where it has few."""
    result = {kind: list(own) for kind, own in collected[table].items()}
    for other, examples in collected.items():
        if other[0] == table[0] and other != table:
            for kind, more in examples.items():
                own = result.setdefault(kind, [])
                if len(own) < ENOUGH:
                    own.extend(more[:BORROWED])
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), help="one game (all)")
    parser.add_argument("--matches", type=int, default=150, help="matches a table (150)")
    parser.add_argument("--into", type=Path, metavar="FILE", help="where the policies of a game go (the package)")
    chosen = parser.parse_args()
    if chosen.game not in (*OURS, None) and not chosen.into:
        parser.error(f"{chosen.game} is brought by another package: --into FILE says where its policies go")
    names = [chosen.game] if chosen.game else OURS
    tables = [(name, players) for name in names for players in GAMES[name].player_counts]
    collected: dict[Table, Examples] = {}
    for table in tables:
        collected[table] = collect(table, chosen.matches)
        print(*table, sum(map(len, collected[table].values())), "decisions", flush=True)
    policies: dict[str, dict[int, Weights]] = {}
    for table in tables:
        weights = np.zeros((ATTITUDES, 2, FEATURES))
        for kind, examples in sorted(borrow(table, collected).items()):
            weights[kind], agreement = fit(examples)
            print(*table, "attitude", kind[0], ("leads", "follows")[kind[1]], f"{agreement:.2f} of {len(examples)}")
        policies.setdefault(table[0], {})[table[1]] = rounded(weights)
    for name, by_players in policies.items():
        write(by_players, chosen.into or TARGETS / name / FILE)


if __name__ == "__main__":
    main()
