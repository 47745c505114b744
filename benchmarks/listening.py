"""What bots hear: how much likelier the true cards are in worlds that listen, whether their chances are honest, and
what that is worth.

    python -m benchmarks.listening --table njet-4 --after veto --deals 500
    python -m benchmarks.listening --table njet-4 --worth trick --deals 100

Rounds are played by a bot. Where the phase is over, for each seat: `nats` is the logarithm of how much likelier what
was really dealt is by the weights than if all worlds were alike. A chance is that of a seat to hold a card, over the
weighted worlds; ten bins show how often that was so.

`--worth KIND` asks a search in worlds that listen and one in worlds that do not for the same choices of this kind.
Where they differ, both choices are played out in the true deal. What is counted is the chance to win the match, in
percent for a round of one player: this needs far fewer rounds than the arena to tell the two apart.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from math import fsum, log
from typing import Final, NamedTuple

import numpy as np

from tricktable.bots import bot_streams, find_bot
from tricktable.bots.arena.ceilings import Table, all_tables
from tricktable.bots.arena.comparisons import Estimate
from tricktable.bots.choices import kind_of_choice
from tricktable.bots.kit import USUAL, kit_of
from tricktable.bots.listening import likely
from tricktable.bots.search import HARD, Source, search_in, source_of_one
from tricktable.bots.search.trial import Trial
from tricktable.cli.processes import spread
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream

BINS: Final = 10
EVERY: Final = 50
"""After so many deals a line tells how far it is."""
AT_ONCE: Final = 512
PLAYED_OUT: Final = 128
"""So often a choice is played out in the true deal."""
TRUE_SEED: Final = 7


class Heard(NamedTuple):
    """What one viewer hears in one position."""

    nats: float
    effective: float
    """How many worlds that are alike would tell as much, as a part of those drawn."""
    chances: list[tuple[float, bool]]
    """Of each other seat to hold each card that the viewer cannot see, and whether it does."""


def position(game: Game, bot: str, seed: str, after: str) -> Match | None:
    """The first round of a deal, played until this phase has been and is over; nothing if the round is over before."""
    match = Match.begin(game, ShuffledDeals(seed))
    streams = bot_streams(game, seed)
    player = find_bot(bot)
    has_been = False
    while match.number < 2:
        has_been = has_been or match.phase.name == after
        if has_been and match.phase.name != after:
            return match
        match.apply(match.turn, player.choose(match.view(match.turn), streams[match.turn]))
    return None


def listen(match: Match, viewer: int, worlds: int, stream: Stream) -> Heard | None:
    """What the viewer hears; nothing where there is nothing to hear."""
    view = match.view(viewer)
    listener = kit_of(match.game).listening(view)
    if listener is None:
        return None
    logarithms: list[float] = []
    hands: list[list[int]] = []
    drawn = islice(match.game.worlds(view, stream), worlds)
    while some := list(islice(drawn, AT_ONCE)):  # thousands of matches at a time would keep the collector busy
        logarithms += listener.weigh([world.deal for world in some])
        hands += [list(world.phase.hands) for world in some]
    held = np.array(hands, np.uint64)
    best = max(logarithms)
    weights = np.exp(np.array(logarithms) - best)
    total = float(weights.sum())
    nats = listener.weigh([match.deal])[0] - best - log(total / len(weights))
    effective = total * total / float((weights * weights).sum()) / len(weights)
    chances: list[tuple[float, bool]] = []
    slots = match.game.deck.slots
    for seat in range(match.game.players):
        if seat == viewer:
            continue
        for card in range(len(match.game.deck.text)):
            is_held = held[:, seat] & np.uint64(slots[card]) != 0
            chance = float(weights[is_held].sum()) / total
            if is_held.any() and not is_held.all():
                chances.append((chance, match.phase.hands[seat] & slots[card] != 0))
    return Heard(nats, effective, chances)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = {f"{table.game}-{table.players}": table for table in all_tables()}
    parser.add_argument("--table", choices=names, required=True)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--after", help="the phase after which everybody listens")
    what.add_argument("--worth", metavar="KIND", help="the kind of choices")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--worlds", type=int, default=512, help="drawn for each viewer")
    parser.add_argument("--bot", default="thumb", help="who plays")
    parser.add_argument("--seed", default="listening")
    parser.add_argument("--jobs", type=int, default=1, help="processes that listen")
    options = parser.parse_args()
    if options.worth:
        return tell_worth(names[options.table], options.bot, options.seed, options.worth, options.deals)
    return tell(names[options.table], options)


def tell(table: Table, options: argparse.Namespace) -> int:
    """How much is heard, and how honest that is."""
    found = hear(table, options.bot, options.seed, options.after, options.deals, options.worlds, options.jobs)
    if len(found) < 2:
        print("nothing is heard here", file=sys.stderr)
        return 1
    nats = Estimate([heard.nats for heard in found])
    effective = fsum(heard.effective for heard in found) / len(found)
    print(f"{options.table} after {options.after}: {len(found):,} positions, played by {options.bot}")
    print(f"nats {nats.mean:.3f} ({nats.low:.3f} to {nats.high:.3f}), effective worlds {100 * effective:.1f} %")
    print("   chance    meant    found     cards")
    for first, meant, held, count in bins([pair for heard in found for pair in heard.chances]):
        print(f"{first:.1f} to {first + 1 / BINS:.1f}  {100 * meant:6.1f} % {100 * held:6.1f} % {count:9,}")
    return 0


class Deal(NamedTuple):
    """A deal in which everybody listens."""

    table: Table
    bot: str
    seed: str
    after: str
    worlds: int


def hear(table: Table, bot: str, seed: str, after: str, deals: int, worlds: int, jobs: int = 1) -> list[Heard]:
    """What everybody hears in the first rounds of so many deals."""
    tasks = [Deal(table, bot, f"{seed}/{number}", after, worlds) for number in range(1, deals + 1)]
    found: list[Heard] = []
    for number, heard in enumerate(spread(heard_by_all, tasks, jobs), 1):
        found += heard
        if number % EVERY == 0:
            print(f"{number:,} of {deals:,} deals", file=sys.stderr, flush=True)
    return found


def heard_by_all(deal: Deal) -> list[Heard]:
    """What each seat hears in one deal; nothing if its round is over before."""
    game = deal.table.rules()
    match = position(game, deal.bot, deal.seed, deal.after)
    if match is None:
        return []
    all_heard = [listen(match, viewer, deal.worlds, Stream(f"{deal.seed}/{viewer}")) for viewer in range(game.players)]
    return [heard for heard in all_heard if heard is not None]


def tell_worth(table: Table, bot: str, seed: str, kind: str, deals: int) -> int:
    """What listening is worth in choices of one kind."""
    game = table.rules()
    rounds: list[float] = []
    choices = different = 0
    for number in range(1, deals + 1):
        gained = 0.0
        for match, seat in asked(game, bot, f"{seed}/{number}", kind):
            choices += 1
            heard, unheard = (choice(match, seat, f"{seed}/{choices}", is_heard) for is_heard in (True, False))
            if heard != unheard:
                different += 1
                gained += truly_better(match, seat, heard, unheard)
        rounds.append(100 * gained / game.players)
    gain = Estimate(rounds)
    print(f"{table.game}-{table.players} {kind}: {deals:,} rounds played by {bot}")
    print(f"{different:,} of {choices:,} choices differ")
    print(f"chance to win the match, in percent: {gain.mean:+.4f} ({gain.low:+.4f} to {gain.high:+.4f}) for a round")
    return 0


def asked(game: Game, bot: str, seed: str, kind: str) -> Iterator[tuple[Match, int]]:
    """The positions of a first round in which somebody has a choice of this kind."""
    match = Match.begin(game, ShuffledDeals(seed))
    streams = bot_streams(game, seed)
    player = find_bot(bot)
    while not match.is_over and match.number < 2:
        seat = match.turn
        view = match.view(seat)
        if len(view.legal) > 1 and kind_of_choice(view) == kind:
            yield match, seat
        match.apply(seat, player.choose(view, streams[seat]))


def choice(match: Match, seat: int, seed: str, is_heard: bool) -> int:
    """What a search does in worlds that listen, or that do not."""
    view = match.view(seat)
    stream = Stream(seed)
    manner = kit_of(match.game).manners.of(view)
    worlds = match.game.worlds(view, stream.named("worlds"))
    listener = kit_of(match.game).listening(view)
    if is_heard and listener is not None:
        worlds = likely(worlds, listener, stream.named("kept"))
    return search_in(view, Source(worlds), HARD, stream, manner if manner.is_searching() else USUAL).choice()


def truly_better(match: Match, seat: int, one: int, other: int) -> float:
    """How much better one choice is than another in the true deal, if everybody plays on by what they can know."""
    trial = Trial(kit_of(match.game), source_of_one(match), seat, TRUE_SEED, 1, 0, False, 1)
    rows = trial.measure((one, other), 0, PLAYED_OUT)
    return fsum(first - second for first, second in rows) / len(rows)


def bins(chances: list[tuple[float, bool]]) -> list[tuple[float, float, float, int]]:
    """For each tenth that has any: where it begins, the mean chance, how often it was so, how many there are."""
    result: list[tuple[float, float, float, int]] = []
    for number in range(BINS):
        own = [pair for pair in chances if number <= pair[0] * BINS < number + 1]
        if own:
            meant = fsum(chance for chance, _ in own) / len(own)
            held = sum(holds for _, holds in own) / len(own)
            result.append((number / BINS, meant, held, len(own)))
    return result


if __name__ == "__main__":
    sys.exit(main())
