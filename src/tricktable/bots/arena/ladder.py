"""A ladder: bots share tables in rotating seats, and a rating by Plackett and Luce puts them in order.

Bots do not change while they are measured, so ratings do not forget (no dynamics: `tau` is 0) and only get surer.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tricktable.core.errors import SetupError
from tricktable.core.streams import Stream

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Lineup = tuple[str, ...]
"""The bot of each side of a table."""
Placing = tuple[tuple[str, int], ...]
"""The bots of a table, each once, with their ranks from 0; level bots share a rank."""


class Rung(NamedTuple):
    """Where a bot stands."""

    bot: str
    rating: float
    deviation: float
    tables: int
    """How many tables it sat at."""


def lineups(bots: Lineup, sides: int, stream: Stream) -> tuple[Lineup, ...]:
    """The tables of one deal: the bots in a drawn order, moved on by one from table to table.

    So each bot holds each side equally often with the same cards; where there are fewer bots than sides, some hold
    several.
    """
    order = stream.shuffled(tuple(range(len(bots))))
    return tuple(tuple(bots[order[(first + side) % len(bots)]] for side in range(sides)) for first in range(len(bots)))


def placing(lineup: Lineup, values: Sequence[float]) -> Placing:
    """The bots of a table by what they achieved; several sides of a bot count by their mean."""
    means: dict[str, float] = {}
    for bot in lineup:
        own = [value for name, value in zip(lineup, values, strict=True) if name == bot]
        means[bot] = round(sum(own) / len(own), 9)  # equal in all but the last digits is level
    return tuple((bot, sum(other > mean for other in means.values())) for bot, mean in means.items())


def ladder(bots: Lineup, placings: Sequence[Placing]) -> tuple[Rung, ...]:
    """The bots with their ratings after these tables, the strongest first."""
    model = rating_model()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    tables = dict.fromkeys(bots, 0)
    for ranked in placings:
        after = model.rate([[ratings[bot]] for bot, _ in ranked], ranks=[float(rank) for _, rank in ranked])
        for (bot, _), (rating,) in zip(ranked, after, strict=True):
            ratings[bot] = rating
            tables[bot] += 1
    rungs = [Rung(bot, ratings[bot].mu, ratings[bot].sigma, tables[bot]) for bot in bots]
    return tuple(sorted(rungs, key=lambda rung: -rung.rating))


def rating_model() -> "PlackettLuce":
    """The model of the optional package `openskill`."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise SetupError("a ladder needs the package openskill: pip install 'tricktable[arena]'") from None
    return PlackettLuce(tau=0.0)
