"""Listings: tables as lists show them, and which of them somebody looks for."""

from typing import NamedTuple

import msgspec

from tricktable.games import GAMES
from tricktable.tables.announcements import table_form
from tricktable.tables.table import Table
from tricktable.tables.wire import TableForm


class ListedTable(TableForm, kw_only=True):
    """A table in a list: without its cards, with who is there."""

    here: tuple[bool, ...] = ()
    """Who is there, by seat; bots never are."""
    watchers: int = 0


def listed(table: Table, here: tuple[bool, ...], watchers: int) -> ListedTable:
    """The line of this table."""
    return ListedTable(**msgspec.structs.asdict(table_form(table)), here=here, watchers=watchers)


class Search(NamedTuple):
    """What somebody looks for; everything if nothing is said."""

    game: str = ""
    level: str = ""
    chairs: int = 0
    """At least so many free ones; matches that are played have none."""
    words: str = ""
    """Part of the title, of a name or of the game's, in any case."""

    def finds(self, table: TableForm) -> bool:
        """The table is one of those."""
        if self.game not in ("", table.game) or self.level not in ("", table.level):
            return False
        free = sum(1 for seat in table.seats if seat.kind == "free") if table.stage == "open" else 0
        texts = [table.title, GAMES[table.game].title, *[seat.name for seat in table.seats]]
        words = " ".join(self.words.split()).casefold()
        return free >= self.chairs and any(words in text.casefold() for text in texts)
