"""Listings: tables as lists show them, what is noted of them for others, and which of them somebody looks for."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from tricktable.games import GAMES
from tricktable.tables.announcements import table_form
from tricktable.tables.stores import Listing
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


def listing_of(table: Table, line: ListedTable, is_offered: bool, wakes_in: int | None) -> Listing:
    """What is noted of this table for lists elsewhere, and for those who come when it sleeps."""
    if table.stage == "closed":
        return Listing(table.id, table.number, goes_on=False)
    guests = tuple(sorted(table.guest_ids()))
    return Listing(
        table.id,
        table.number,
        table.opened.at,
        table.host,
        guests,
        tuple([guest for guest in guests if table.awaits(guest)]),
        True,
        is_offered,
        wakes_in,
        msgspec.json.encode(line),
    )


class Elsewhere:
    """A table in the lobby that another node owns."""

    def __init__(self, opened_at: int, form: ListedTable) -> None:
        self.id: Final = form.id
        self.opened_at: Final = opened_at
        self._form: Final = form

    @property
    def is_open(self) -> bool:
        """Its match has not begun."""
        return self._form.stage == "open"

    def listed(self) -> ListedTable:
        """The table as lists show it."""
        return self._form

    def is_found(self, search: "Search") -> bool:
        """The table is one of those that are looked for."""
        form = self._form
        free = sum(1 for seat in form.seats if seat.kind == "free")
        title = GAMES[form.game].title if form.game in GAMES else ""
        return search.fits(
            form.game, form.level, free if self.is_open else 0, (form.title, title, *[seat.name for seat in form.seats])
        )


def form_of(listing: Listing) -> ListedTable | None:
    """The line that was noted; nothing if a node of another version noted it in a form that this one does not know."""
    try:
        return msgspec.json.decode(listing.form, type=ListedTable)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def forms_of(listings: Iterable[Listing]) -> list[tuple[int, ListedTable]]:
    """The lines that can be read, and when their tables were opened."""
    return [(each.opened_at, form) for each in listings if (form := form_of(each)) is not None]


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
        free = sum(1 for chair in table.chairs if chair.is_free) if table.stage == "open" else 0
        texts = (opened.title, table.game.title, *[chair.name for chair in table.chairs])
        return self.fits(opened.game, opened.level, free, texts)

    def fits(self, game: str, level: str, free: int, texts: Iterable[str]) -> bool:
        """A table with this game, these bots, so many free chairs, and these texts is one of those."""
        if self.game not in ("", game) or self.level not in ("", level) or free < self.chairs:
            return False
        words = " ".join(self.words.split()).casefold()
        return not words or any(words in text.casefold() for text in texts)


EVERYTHING: Final = Search()
