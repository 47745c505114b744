"""Listings: tables as lists show them, and which of them somebody looks for."""

from typing import Final, NamedTuple

import msgspec

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

    def finds(self, table: Table) -> bool:
        """The table is one of those."""
        opened = table.opened
        if self.game not in ("", opened.game) or self.level not in ("", opened.level):
            return False
        free = sum(1 for chair in table.chairs if chair.is_free) if table.stage == "open" else 0
        if free < self.chairs:
            return False
        words = " ".join(self.words.split()).casefold()
        texts = (opened.title, table.game.title, *[chair.name for chair in table.chairs])
        return not words or any(words in text.casefold() for text in texts)


EVERYTHING: Final = Search()
