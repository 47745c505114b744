"""Plans: everything that decides what is in a bank, so that the same plan makes the same bytes."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tricktable.bots.search import Budget
from tricktable.core.games import Game
from tricktable.games import new_game

FORM: Final = "tricktable bank 1"
SEEDED: Final = "seed"
SERVER: Final = "server"
"""Where the matches come from."""


class Plan(NamedTuple):
    """A bank that is to be made, or was: one table, its matches, and where they come from."""

    name: str
    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    matches: int
    portion: int
    """Matches of a portion: one frame of the compressed records, one row group of the decisions."""
    source: str
    """`SEEDED`: bots play from a seed. `SERVER`: people and bots have played already."""
    bots: tuple[str, ...] = ()
    """The bot of each seat; none where others have played."""
    seed: str = ""
    budget: Budget | None = None
    """With which the search values each choice; nothing if it does not."""

    def rules(self) -> Game:
        return new_game(self.game, self.players, dict(self.options))

    def seed_of(self, number: int) -> str:
        """The seed of a match, counted from 1."""
        return f"{self.seed}/{number}"

    def portions(self) -> Iterator["Portion"]:
        """All matches, in order."""
        for place, first in enumerate(range(1, self.matches + 1, self.portion)):
            yield Portion(self, place, range(first, min(first + self.portion, self.matches + 1)))

    def json(self) -> dict[str, Any]:  # what JSON can hold
        """The plan as it is written down."""
        found: dict[str, Any] = {
            "form": FORM,
            "name": self.name,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "matches": self.matches,
            "portion": self.portion,
            "source": self.source,
        }
        if self.source == SEEDED:
            found |= {"bots": list(self.bots), "seed": self.seed}
        if self.budget is not None:
            found["values"] = self.budget._asdict()
        return found

    @staticmethod
    def read(found: dict[str, Any]) -> "Plan":
        """The plan that was written down; raises `ValueError`, `KeyError` or `TypeError` if it was none."""
        if found["form"] != FORM:
            raise ValueError(f"this is no {FORM!r}")
        if min(int(found["matches"]), int(found["portion"])) < 1:
            raise ValueError("a bank has matches, in portions")
        values = found.get("values")
        return Plan(
            str(found["name"]),
            str(found["game"]),
            int(found["players"]),
            tuple((str(name), str(value)) for name, value in found["options"].items()),
            int(found["matches"]),
            int(found["portion"]),
            str(found["source"]),
            tuple(map(str, found.get("bots", ()))),
            str(found.get("seed", "")),
            None if values is None else Budget(**values),
        )


class Portion(NamedTuple):
    """Some matches of a bank in a row."""

    plan: Plan
    place: int
    """Which portion it is, from 0."""
    numbers: range
    texts: tuple[str, ...] = ()
    """The records, where the matches were played elsewhere."""
