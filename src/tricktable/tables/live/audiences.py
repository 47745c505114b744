"""Audiences: those who listen at a table, and what each of them is told."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from tricktable.core.seats import SPECTATOR
from tricktable.tables import log, wire
from tricktable.tables.announcements import Announcement, state_for
from tricktable.tables.captions import Captions, Scribe, state_aid
from tricktable.tables.table import FIRST, Change, Table

MOST_ECHOED: Final = 64
"""Updates that are kept for somebody who is gone."""


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    @property
    def guest(self) -> str:
        """By id; empty for somebody who only watches."""

    @property
    def wants_aid(self) -> bool:
        """Gets sentences and a law beside every position: a person's page, not a program."""

    def deliver(self, message: bytes) -> None:
        """Takes one message; never waits."""

    def dropped(self, goes_on: bool) -> None:
        """Nothing more comes from here: the table was set aside, or goes on for those who connect again."""


class Echo:
    """Listens in the place of somebody who is gone: whoever comes back soon is told from here what they missed."""

    def __init__(self, wants_aid: bool, number: int) -> None:
        self.wants_aid: Final = wants_aid
        self._number: Final = number
        """What was told last before."""
        self._told: Final[list[bytes]] = []

    def deliver(self, message: bytes) -> None:
        """Keeps one update."""
        self._told.append(message)

    @property
    def is_full(self) -> bool:
        """Nobody came back for so long that the whole state is better."""
        return len(self._told) >= MOST_ECHOED

    def since(self, number: int) -> list[bytes] | None:
        """What was told after this number, if all of it was heard here."""
        return self._told[number - self._number :] if number >= self._number else None


class Audience:
    """All who listen at a table, by what they may know."""

    def __init__(self, table: Table, is_sure: Callable[[], bool]) -> None:
        """Nothing is told unless `is_sure` says that the table is ours."""
        self._table: Final = table
        self._is_sure: Final = is_sure
        self._here: tuple[bool, ...] = ()
        """Who is here, as everybody was told last."""
        self._listeners: dict[int, list[Listener]] = {}
        """By viewer."""
        self._echoes: dict[int, list[Echo]] = {}
        """By viewer, where somebody is gone and nobody else listens in the same form."""
        self._scribes: dict[int, Scribe] = {}
        """By viewer, where somebody wants aids."""

    def __iter__(self) -> Iterator[Listener]:
        """Everybody, also if somebody leaves meanwhile."""
        return iter([listener for listeners in self._listeners.values() for listener in listeners])

    def add(self, listener: Listener) -> None:
        """Somebody comes."""
        viewer = self._table.viewer_of(listener.guest)
        if viewer in self._echoes:
            self._forget_echoes(viewer, lambda echo: echo.wants_aid == listener.wants_aid)
        self._listeners.setdefault(self._table.viewer_of(listener.guest), []).append(listener)

    def remove(self, listener: Listener) -> None:
        """Somebody goes."""
        for viewer, listeners in self._listeners.items():
            if listener in listeners:
                listeners.remove(listener)
                if all(other.wants_aid != listener.wants_aid for other in listeners):
                    self._echoes.setdefault(viewer, []).append(Echo(listener.wants_aid, self._table.number))

    def echoed(self, viewer: int, since: int, wants_aid: bool) -> list[bytes] | None:
        """What this viewer was told after a number, if somebody kept it."""
        for echo in self._echoes.get(viewer, ()):
            if echo.wants_aid == wants_aid:
                return echo.since(since)
        return None

    def _forget_echoes(self, viewer: int, is_over: Callable[[Echo], bool]) -> None:
        kept = [echo for echo in self._echoes[viewer] if not is_over(echo)]
        if kept:
            self._echoes[viewer] = kept
        else:
            del self._echoes[viewer]

    def seat_again(self) -> None:
        """Everybody's place has to be looked up again."""
        everybody = list(self)
        self._listeners = {}
        self._echoes = {}
        for listener in everybody:
            self.add(listener)

    @property
    def is_empty(self) -> bool:
        return not any(self._listeners.values())

    def has(self, guest: str) -> bool:
        """This guest is here, on a chair or beside the table."""
        return any(listener.guest == guest for listener in self)

    def here(self) -> tuple[bool, ...]:
        """Who is here, by seat."""
        return tuple([bool(self._listeners.get(seat)) for seat in range(len(self._table.chairs))])

    @property
    def watchers(self) -> int:
        """How many look on."""
        return len(self._listeners.get(SPECTATOR, ()))

    @property
    def has_company(self) -> bool:
        """Somebody is here who sits at the table or opened it: whoever comes is not alone."""
        return any(self.here()) or self.has(self._table.host)

    def tell_presence(self) -> None:
        """Everybody is told who is here, if that has changed."""
        here = self.here()
        if here != self._here:
            self._here = here
            self.tell(wire.Presence(here=here))

    def tell(self, message: wire.AnyServerMessage) -> None:
        """Everybody is told the same."""
        if not self._is_sure():
            return
        text = wire.encode(message)
        for listener in self:
            listener.deliver(text)

    def tell_viewer(self, viewer: int, message: wire.AnyServerMessage) -> None:
        """Only those are told who see with these eyes."""
        if not self._is_sure():
            return
        text = wire.encode(message)
        for listener in tuple(self._listeners.get(viewer, ())):
            listener.deliver(text)

    def tell_change(self, change: Change) -> None:
        """Everybody is told what has changed, each in their own form, with aids for those alone who want them."""
        announcement = Announcement(self._table, change)
        captions = Captions(announcement)
        for viewer, listeners in self._listeners.items():
            texts: dict[bool, bytes] = {}
            hearers: tuple[Listener | Echo, ...] = (*listeners, *self._echoes.get(viewer, ()))
            position = announcement.position(viewer) if hearers else None
            for listener in hearers:
                wants_aid = listener.wants_aid
                if wants_aid not in texts:
                    update = announcement.update(viewer, position)
                    if wants_aid:
                        update.aid = captions.aid(position, self._scribe(viewer))
                    texts[wants_aid] = wire.encode(update)
                listener.deliver(texts[wants_aid])
        for viewer in list(self._echoes):
            self._forget_echoes(viewer, lambda echo: echo.is_full)

    def _scribe(self, viewer: int) -> Scribe:
        return self._scribes.setdefault(viewer, Scribe(viewer))


def full_state(table: Table, viewer: int, wants_aid: bool) -> wire.State:
    """Everything that this viewer may know."""
    state = state_for(table, viewer)
    if wants_aid:
        state.aid = state_aid(table, viewer)
    return state


def missed_messages(
    id: str, entries: Sequence[log.AnyEntry], guest: str, since: int, wants_aid: bool
) -> Iterator[bytes]:
    """What these entries of a table's log told a guest after a number, made again."""
    table = Table.of(id, entries[: max(since, FIRST)])
    viewer = table.viewer_of(guest)
    scribes: dict[int, Scribe] = {}
    if since < FIRST:
        yield wire.encode(full_state(table, viewer, wants_aid))
    for entry in entries[max(since, FIRST) :]:
        announcement = Announcement(table, table.apply(entry))
        viewer = table.viewer_of(guest)
        position = announcement.position(viewer)
        update = announcement.update(viewer, position)
        if wants_aid:
            update.aid = Captions(announcement).aid(position, scribes.setdefault(viewer, Scribe(viewer)))
        yield wire.encode(update)
