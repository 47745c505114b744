"""Announcements: what a table tells of itself and of each change, to everybody in the form that this viewer may see."""

from typing import Final

from tricktable.core.matches import Match
from tricktable.core.records import UNKNOWN
from tricktable.core.seats import EVERYONE, SPECTATOR
from tricktable.tables import log
from tricktable.tables.table import Change, Table
from tricktable.tables.terms import terms_of
from tricktable.tables.view_forms import SeenPosition, common_view, round_form, seen_by, step_forms, told
from tricktable.tables.wire import News, Offer, State, Step, StoodIn, TableForm, Told, Update, ViewForm


def table_form(table: Table) -> TableForm:
    """Everything but the cards."""
    return TableForm(
        id=table.id,
        rules=table.opened.rules,
        stage=table.stage,
        seats=tuple([chair.form() for chair in table.chairs]),
        host=table.seat_of(table.host),
        asks_back=table.asks_back,
        agreed=tuple(table.agreed) if table.asks_back is not None else (),
        chosen_cards=table.chosen_cards,
        wants_chair=table.wants_chair,
        wants_rematch=tuple(table.wants_rematch),
        rematch=table.rematch,
        practice=table.practice,
        match=table.record_id,
        shuffle=table.next_shuffle(),
        **terms_of(table.opened),
    )


def offers_for(table: Table, viewer: int) -> tuple[Offer, ...]:
    """What this viewer can ask for now, besides choices."""
    if viewer >= len(table.chairs) or table.stage != "playing":
        return ()
    offers: list[Offer] = []
    if table.may_undo(viewer):
        offers.append("undo")
    elif table.may_ask_back(viewer) and not table.chairs[viewer].is_played_by_bot:
        offers.append("ask back")
    if table.is_alone(viewer):
        offers.append("end")
    return tuple(offers)


def stood_in(table: Table, viewer: int) -> tuple[StoodIn, ...]:
    """What was chosen for this viewer since their own last choice."""
    texts = table.game.actions.text
    chosen = table.chosen_for(viewer)
    return tuple([StoodIn(number=each.round, action=texts[each.action], by=table.stand_in(each)) for each in chosen])


def common_form(table: Table, match: Match) -> ViewForm:
    """What everybody may know of the position. Nobody is awaited any more once the match was ended."""
    form = common_view(match, table.until())
    form.awaited = table.awaited()
    return form


def state_for(table: Table, viewer: int) -> State:
    """Everything that this viewer may know."""
    match = table.match
    form = table_form(table)
    seat = None if viewer == SPECTATOR else viewer
    if match is None:
        return State(number=table.number, table=form, seat=seat, at=table.at)
    return State(
        number=table.number,
        table=form,
        seat=seat,
        view=SeenPosition(match, viewer).form(common_form(table, match)),
        history=told(seen_by(viewer, match.journal)),
        steps=step_forms(match, viewer, 0),
        rounds=tuple([round_form(past) for past in match.past if past.number]),
        offers=offers_for(table, viewer),
        stood_in=stood_in(table, viewer),
        at=table.at,
    )


class Announcement:
    """A change as it is told: what all viewers are told alike is made once. It has to be told before anything else
    changes at the table."""

    def __init__(self, table: Table, change: Change) -> None:
        match = table.match if change.has_view else None
        self.table: Final = table
        self.change: Final = change
        self.match: Final[Match | None] = match
        """None if the position is the same as before."""
        self.common: Final[ViewForm | None] = common_form(table, match) if match is not None else None
        """What everybody may know of the position."""
        self.is_public: Final = all(event.seen_by == EVERYONE for event in change.events)
        """Everybody sees the same events."""
        self._table_form: Final = table_form(table) if change.has_table else None
        self._news: Final = None if self._is_secret() else self._news_for(SPECTATOR)
        self._events: Final[tuple[Told, ...] | None] = told(change.events) if self.is_public else None
        self._steps: Final[tuple[Step, ...] | None] = self._public_steps()

    def position(self, viewer: int) -> SeenPosition | None:
        """The new position as this viewer knows it; none if it is the same as before."""
        return SeenPosition(self.match, viewer) if self.match is not None else None

    def update(self, viewer: int, position: SeenPosition | None) -> Update:
        """The change as this viewer may know it, with the position as they know it."""
        change = self.change
        common = self.common
        return Update(
            number=change.number,
            news=self._news or self._news_for(viewer),
            table=self._table_form,
            seat=None if viewer == SPECTATOR else viewer,
            events=told(seen_by(viewer, change.events)) if self._events is None else self._events,
            began=change.began,
            round=change.ended,
            rounds=change.rounds,
            shuffle=change.shuffle,
            steps_from=change.steps_from,
            steps=self._steps_for(viewer) if self._steps is None else self._steps,
            view=position.form(common) if position is not None and common is not None else None,
            offers=offers_for(self.table, viewer),
            at=change.entry.at,
        )

    def _public_steps(self) -> tuple[Step, ...] | None:
        """The steps if everybody knows all of them."""
        match = self.match
        if match is None:
            return ()
        return None if match.secrets else self._steps_for(SPECTATOR)

    def _steps_for(self, viewer: int) -> tuple[Step, ...]:
        assert self.match is not None
        return step_forms(self.match, viewer, self.change.steps_from)

    def _news_for(self, viewer: int) -> News:
        """The entry in the form for everybody; only who chose knows what was chosen in secret."""
        match self.change.entry:
            case log.Moved(seat=seat, action=action):
                known = action if self._is_known(seat, viewer) else UNKNOWN
                by = self.table.stand_in(self.table.moves[-1])
                return News(what="moved", seat=seat, action=known, by=by)
            case log.Sat(chair=chair, name=name):
                return News(what="sat", seat=chair, name=name)
            case log.BotSat(chair=chair, name=name):
                return News(what="bot sat", seat=chair, name=name)
            case log.Renamed(seat=seat, name=name):
                return News(what="renamed", seat=seat, name=name)
            case log.Rose(chair=chair) | log.BecameHost(chair=chair) as entry:
                return News(what=str(entry.__struct_config__.tag), seat=chair)
            case (
                log.AskedChair(chair=chair, other=other)
                | log.DeclinedChair(chair=chair, other=other)
                | log.Swapped(chair=chair, other=other)
            ) as entry:
                return News(what=str(entry.__struct_config__.tag), seat=chair, other=other)
            case log.Contributed(chair=player):
                return News(what="contributed", seat=self.table.players.index(player))
            case log.AnsweredBack(seat=seat, agrees=agrees):
                return News(what="answered back", seat=seat, agrees=agrees)
            case (
                log.TookOver(seat=seat)
                | log.CameBack(seat=seat)
                | log.ClearedAway(seat=seat)
                | log.AskedBack(seat=seat)
                | log.TookBack(seat=seat)
                | log.Undid(seat=seat)
                | log.Stopped(seat=seat)
                | log.AskedRematch(seat=seat)
            ) as entry:
                return News(what=str(entry.__struct_config__.tag), seat=seat)
            case entry:
                return News(what=str(entry.__struct_config__.tag))

    def _is_known(self, mover: int, viewer: int) -> bool:
        """The viewer knows what was chosen in the step of this change."""
        match = self.match
        assert match is not None
        if mover == viewer:
            return True
        if self.has_left_round:
            return match.past[-1].secrets.get(self.change.step, EVERYONE) >> viewer & 1 == 1
        return match.known_to(self.change.step) >> viewer & 1 == 1

    def _is_secret(self) -> bool:
        """The choice of this change is not for everybody."""
        match = self.match
        if match is None or not isinstance(self.change.entry, log.Moved):
            return False
        secrets = match.past[-1].secrets if self.has_left_round else match.secrets
        return self.change.step in secrets

    @property
    def has_left_round(self) -> bool:
        """The round in which the choice was made is over."""
        return self.change.began is not None or (self.match is not None and self.match.is_over)
