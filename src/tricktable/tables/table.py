"""A table: what the entries of its log make of it. No clock, no network, no chance of its own."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from tricktable.core.deals import Deals, ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.events import Event
from tricktable.core.fairness import FairDeals, Shuffle
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import add_shuffles, record_for, record_of
from tricktable.core.records import Record
from tricktable.core.seats import SPECTATOR
from tricktable.games.records import game_of
from tricktable.tables import log
from tricktable.tables.chairs import Chair, chairs_for, empty_chairs
from tricktable.tables.terms import terms_of
from tricktable.tables.view_forms import round_form, shared_game
from tricktable.tables.wire import ChosenCards, RoundForm, ShuffleForm, Stage, StandIn

FIRST: Final = 1
"""The number of the entry that opens a table."""


class Change:
    """What an entry has changed: all that `announcements` tells of it."""

    def __init__(self, number: int, entry: log.AnyEntry) -> None:
        self.number: Final = number
        self.entry: Final = entry
        self.has_table = True
        """Something changed that everybody may know without looking at the cards."""
        self.has_view = False
        """The position changed."""
        self.events: list[Event] = []
        self.began: int | None = None
        """Which of the events is the first of a new round."""
        self.ended: RoundForm | None = None
        self.rounds: tuple[RoundForm, ...] = ()
        """The rounds of the record from which the match goes on."""
        self.shuffle: ShuffleForm | None = None
        self.steps_from = 0
        self.step = 0
        """Which of the round's steps the choice was."""


class Choice(NamedTuple):
    """A choice that a seat has made, or that was made for it."""

    seat: int
    action: int
    by: log.Mover
    round: int
    bank: int | None
    """What the seat had left of its time before, where there is a clock."""
    told: int
    """How many events its round had after it."""


class Table:
    """A match with the people and bots around it. Only `apply` changes it."""

    def __init__(self, id: str, opened: log.Opened) -> None:
        self.id: Final = id
        self.opened = opened
        """How it was opened, with the terms that are agreed by now."""
        self.host = opened.host
        """The guest who has the rights of the host."""
        self.has_host_left = False
        """Whoever is still the host has left the chair."""
        self.number = FIRST
        """Of the last entry."""
        self.at = opened.at
        self.game: Game = _game_of(opened)
        self.chairs: list[Chair] = empty_chairs(opened.players, opened.clock)
        """By chair; by seat once the match has begun."""
        self.players: list[int] = list(range(opened.players))
        """The number of the player at each seat: the chair that they took."""
        self.match: Match | None = None
        self.deals: Deals = self._first_deals()
        self.first_parts: dict[int, bytes] = {}
        """What the players have contributed to the first round."""
        self.is_closed = False
        self.is_stopped = False
        """The match was ended before it was decided."""
        self.practice = 0
        """How often the player, alone with bots, went back: here, or in the record from which the match goes on."""
        self.has_ended = False
        """The match is over and its record is kept."""
        self.record_id = ""
        """Under this id, then."""
        self.wants_chair: dict[int, int] = {}
        """Who would like to change places with whom."""
        self.rematch = ""
        self.wants_rematch: list[int] = []
        self.asks_back: int | None = None
        self.agreed: list[int] = []
        self.asked: list[int] = [0] * opened.players
        """For each seat that is awaited, the number since which its present choice is open."""
        self.asked_at: list[int] = [0] * opened.players
        """The same as a time."""
        self.moves: list[Choice] = []
        """Every choice of a seat since the match began, without the house's."""
        self._beginnings: list[tuple[int, Match]] = []
        """Of each round: how many choices had been made, and the match. Going back does not play all of it again."""
        self.last_move: tuple[int, bool] | None = None
        """Whose choice the last entry was that changed the match, and whether it can be taken back."""

    @staticmethod
    def of(id: str, entries: Iterable[log.AnyEntry]) -> "Table":
        """The table that a log tells."""
        table: Table | None = None
        for entry in entries:
            if table is not None:
                table.apply(entry)
            elif isinstance(entry, log.Opened):
                table = Table(id, entry)
            else:
                break
        if table is None:
            raise ValueError(f"the log of table {id} does not begin with its opening")
        return table

    def _first_deals(self) -> Deals:
        if self.opened.seed:
            return ShuffledDeals(bytes.fromhex(self.opened.seed))
        return FairDeals(self.id, bytes.fromhex(self.opened.secret))

    # What there is

    @property
    def stage(self) -> Stage:
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "open"
        return "over" if self.match.is_over or self.is_stopped else "playing"

    @property
    def chosen_cards(self) -> ChosenCards:
        """What whoever opened the table chose its cards by."""
        if self.opened.record:
            return "record"
        return "seed" if self.opened.seed else ""

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for seat, chair in enumerate(self.chairs):
            if guest and chair.guest == guest:
                return seat
        return None

    def viewer_of(self, guest: str) -> int:
        """Whose knowledge a guest has."""
        seat = self.seat_of(guest)
        return SPECTATOR if seat is None else seat

    def awaited(self) -> tuple[int, ...]:
        """The seats that may choose now."""
        return self.match.awaited() if self.match is not None and self.stage == "playing" else ()

    def awaits(self, guest: str) -> bool:
        """It is this guest's turn, and no bot chooses for them."""
        seat = self.seat_of(guest)
        return seat is not None and not self.chairs[seat].is_played_by_bot and seat in self.awaited()

    def legal_texts(self, seat: int) -> tuple[str, ...]:
        """What this seat may do now, in notation."""
        if self.match is None or seat not in self.awaited():
            return ()
        return tuple([self.game.actions.text[action] for action in self.match.legal_actions(seat)])

    def people(self) -> list[int]:
        """The seats of guests who play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_guests and not chair.is_played_by_bot]

    def guests(self) -> list[int]:
        """The seats of guests whose table it is, also if a bot plays for them now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_guests and not chair.is_cleared]

    def guest_ids(self) -> frozenset[str]:
        """Those whose table it is, by id."""
        return frozenset(self.chairs[seat].guest for seat in self.guests())

    def is_one_of(self, guest: str) -> bool:
        """The table is one of this guest's: they sit there and can play on."""
        seat = self.seat_of(guest)
        return seat in self.guests() and self.stage in ("open", "playing")

    def is_alone(self, seat: int) -> bool:
        """Only bots have ever sat at the table with whoever has this seat."""
        return all(chair.is_guests == (place == seat) for place, chair in enumerate(self.chairs))

    def may_undo(self, seat: int) -> bool:
        """Whoever has this seat can choose again: alone with bots, and after a choice of their own."""
        if self.stage != "playing" or not self.is_alone(seat) or self.chairs[seat].is_played_by_bot:
            return False
        return self._last_own(seat) >= 0

    def _last_own(self, seat: int) -> int:
        """Which choice was the last that this seat's player made or could have made; -1 if there is none."""
        for place in range(len(self.moves) - 1, -1, -1):
            choice = self.moves[place]
            if choice.seat == seat and choice.by in ("player", "clock"):
                return place
        return -1

    def stand_in(self, choice: Choice) -> StandIn:
        """Who made a choice for whoever sits there. That the table did is not told: it would tell that there was no
        other."""
        if choice.by == "clock":
            return "clock"
        return "bot" if choice.by == "bot" and self.chairs[choice.seat].is_guests else ""

    def chosen_for(self, seat: int) -> list[Choice]:
        """What was chosen for this seat's player since their own last choice."""
        chosen: list[Choice] = []
        for choice in reversed(self.moves):
            if choice.seat != seat:
                continue
            if not self.stand_in(choice):
                break
            chosen.append(choice)
        return chosen[::-1]

    def may_ask_back(self, seat: int) -> bool:
        """Whoever has this seat can ask to take their choice back: the last one, which showed nobody anything more."""
        return self.stage == "playing" and self.last_move == (seat, True) and self.asks_back is None

    def is_waited_for(self, seat: int) -> bool:
        """Whoever has this seat may want their last choice back, which others have to agree to."""
        is_person = seat in self.people()
        return is_person and self.may_ask_back(seat) and not self.is_alone(seat)

    def next_shuffle(self) -> ShuffleForm | None:
        """The shuffle of the next round, to which the players can contribute now."""
        if not isinstance(self.deals, FairDeals) or self.opened.record or self.stage not in ("open", "playing"):
            return None
        number = self.match.number + 1 if self.match is not None else 1
        if self.deals.is_dealt(number):
            return None  # somebody went back from there: its cards stay what they were
        return _shuffle_form(number, self.deals.shuffle(number, False))

    def until(self) -> dict[int, int]:
        """When the time of those who choose runs out, where there is a clock."""
        clock = self.opened.clock
        if clock is None:
            return {}
        return {seat: self.asked_at[seat] + clock.allowed(self.chairs[seat].bank or 0) for seat in self.awaited()}

    def names(self) -> dict[int, str]:
        """The players by seat, as a record names them."""
        names = {}
        for seat, chair in enumerate(self.chairs):
            if chair.name:
                names[seat] = chair.name if chair.is_guests else f"{chair.name} ({chair.bot})"
        return names

    def record(self, viewer: int | None = None) -> Record:
        """The record of the match so far, as this viewer knows it; everything if none is named."""
        if self.match is None:
            raise ValueError("the match has not begun")
        record = record_of(self.match) if viewer is None else record_for(self.match, viewer)
        record.names = self.names()
        record.practice = self.practice
        if isinstance(self.deals, FairDeals) and not self.opened.record:
            return add_shuffles(record, self.deals)
        return record.sealed()

    # What changes it

    def apply(self, entry: log.AnyEntry) -> Change:
        """Takes the next entry, which was checked before it was written."""
        self.number += 1
        self.at = entry.at
        change = Change(self.number, entry)
        match entry:
            case log.Moved():
                self._move(entry, change)
            case log.Sat(chair=place, guest=guest, name=name, is_program=is_program):
                chair = self.chairs[place]
                chair.guest, chair.name, chair.is_program = guest, name, is_program
                self.has_host_left = self.has_host_left and guest != self.host
            case log.Renamed(seat=seat, name=name):
                self.chairs[seat].name = name
            case log.AskedChair(chair=place, other=other):
                self.wants_chair = {**self.wants_chair, place: other}
            case log.DeclinedChair(chair=place):
                self.wants_chair = {each: other for each, other in self.wants_chair.items() if each != place}
            case log.Swapped(chair=place, other=other):
                self._swap(place, other)
            case log.BecameHost(chair=place):
                self.host, self.has_host_left = self.chairs[place].guest, False
            case log.ChangedTerms():
                self._change_terms(entry)
            case log.BotSat(chair=place, bot=bot, name=name):
                chair = self.chairs[place]
                chair.bot, chair.name = bot, name
            case log.Rose(chair=place):
                self._rise(place)
            case log.Contributed(chair=player, number=number, part=part):
                self._contribute(player, number, bytes.fromhex(part))
            case log.Started():
                self._start(change)
            case log.TookOver(seat=seat, bot=bot):
                self.chairs[seat].bot = bot
                self._forget_asking(seat)
            case log.CameBack(seat=seat):
                self.chairs[seat].bot = ""
                self.chairs[seat].is_cleared = False
            case log.ClearedAway(seat=seat):
                self.chairs[seat].is_cleared = True
            case log.AskedBack(seat=seat):
                self.asks_back, self.agreed = seat, []
            case log.AnsweredBack(seat=seat, agrees=agrees):
                if agrees:
                    self.agreed.append(seat)
                else:
                    self.asks_back = None
            case log.TookBack():
                self.moves.pop()
                self._play_again(change)
            case log.Undid(seat=seat):
                self._undo(seat, change)
            case log.Stopped():
                self.is_stopped = True
                change.has_view = True
                change.steps_from = len(self.match.steps) if self.match is not None else 0
            case log.AskedRematch(seat=seat):
                self.wants_rematch.append(seat)
            case log.Ended(match=match):
                self.has_ended = True
                self.record_id = match
            case log.Rematched(table=table):
                self.rematch = table
            case log.Woke():
                change.has_view = self.match is not None
                change.steps_from = len(self.match.steps) if self.match is not None else 0
                self.asked_at = [self.at] * len(self.asked_at)
            case log.Closed():
                self.is_closed = True
            case log.Opened():
                raise ValueError(f"table {self.id} is opened twice")
        return change

    def _rise(self, place: int) -> None:
        """The chair is free, and whoever comes next can contribute to the first shuffle."""
        self.has_host_left = self.has_host_left or self.seat_of(self.host) == place
        self.chairs[place] = Chair(self.chairs[place].bank)
        self._forget_wishes(place)
        self._move_parts({other: other for other in self.first_parts if other != place})

    def _swap(self, place: int, other: int) -> None:
        self.chairs[place], self.chairs[other] = self.chairs[other], self.chairs[place]
        self._forget_wishes(place)
        self._forget_wishes(other)
        self._move_parts({**{each: each for each in self.first_parts}, place: other, other: place})

    def _change_terms(self, entry: log.ChangedTerms) -> None:
        """Everybody keeps the chair if it is still there, and their part in the first shuffle."""
        former = self.opened.level
        self.opened = msgspec.structs.replace(self.opened, rules=entry.rules, **terms_of(entry))
        self.game = _game_of(self.opened)
        self.chairs, moved = chairs_for(self.chairs, entry.players, entry.clock)
        for chair in self.chairs:
            if chair.bot == former:
                chair.bot = entry.level
        self.players = list(range(entry.players))
        self.asked = [0] * entry.players
        self.asked_at = [0] * entry.players
        self.wants_chair = {}
        self._move_parts(moved)

    def _forget_wishes(self, place: int) -> None:
        """Somebody else sits on this chair now, or nobody."""
        self.wants_chair = {each: other for each, other in self.wants_chair.items() if place not in (each, other)}

    def _move_parts(self, moved: dict[int, int]) -> None:
        """What was contributed to the first shuffle goes with those who gave it: `moved` says where they sit now."""
        parts = {moved[player]: part for player, part in self.first_parts.items() if player in moved}
        if parts == self.first_parts:
            return
        self.first_parts = {}
        self.deals = self._first_deals()
        for player, part in parts.items():
            self._contribute(player, 1, part)

    def _contribute(self, player: int, number: int, part: bytes) -> None:
        assert isinstance(self.deals, FairDeals)
        self.deals.contribute(number, player, part)
        if number == 1:
            self.first_parts[player] = part

    def _forget_asking(self, seat: int) -> None:
        """Whoever is away wants nothing back."""
        if self.asks_back == seat:
            self.asks_back = None

    def _begin(self) -> Match:
        """The match before anybody's choice at this table."""
        if not self.opened.record:
            return Match.begin(self.game, self.deals)
        record = Record.parse(self.opened.record)
        self.practice = max(self.practice, record.practice)
        return replay(record, game_of(record), self.deals)

    def _start(self, change: Change) -> None:
        match = self._begin()
        self._beginnings = [(0, match.copy())]
        self.match = match
        self.wants_chair = {}
        if not self.opened.record:
            self.players = list(match.seating[: self.game.players])
            self.chairs = [self.chairs[player] for player in self.players]
        change.has_view = True
        if self.opened.record:
            change.rounds = tuple([round_form(past) for past in match.past if past.number])
        else:
            for past in match.past:
                change.events += past.journal
        change.began = len(change.events)
        change.events += match.journal
        self._ask(())

    def _move(self, entry: log.Moved, change: Change) -> None:
        match = self.match
        assert match is not None
        seat = entry.seat
        clock = self.opened.clock
        bank = self.chairs[seat].bank
        if clock is not None:
            self.chairs[seat].bank = clock.spent(bank or 0, entry.took)
        action = self.game.actions.parse(entry.action)
        journal = match.journal
        rounds = len(match.past)
        phase = match.phase
        hand = phase.hands[seat]
        told_before = len(journal)
        change.step = change.steps_from = len(match.steps)
        number = match.number
        match.apply(seat, action)
        self.moves.append(Choice(seat, action, entry.by, number, bank, len(journal)))
        change.has_view = True
        change.has_table = clock is not None or self.asks_back is not None
        self.asks_back = None
        change.events += journal[told_before:]
        if len(match.past) > rounds:
            self._close_round(change)
        elif match.secrets and match.phase is not phase:
            change.steps_from = 0  # what was hidden may be known by now
        is_same = match.phase is phase and len(change.events) == 1 and not match.phase.hands[seat] & ~hand
        self.last_move = (seat, is_same)
        self._ask((seat,))

    def _close_round(self, change: Change) -> None:
        match = self.match
        assert match is not None
        past = match.past[-1]
        change.steps_from = 0
        change.has_table = True
        if past.number:
            change.ended = round_form(past)
            if isinstance(self.deals, FairDeals) and not self.opened.record:
                change.shuffle = _shuffle_form(past.number, self.deals.shuffle(past.number, True))
        if not match.is_over:
            self._beginnings.append((len(self.moves), match.copy()))
            change.began = len(change.events)
            change.events += match.journal

    def _undo(self, seat: int, change: Change) -> None:
        """Everything stands as it did before this seat's last choice, but the rounds that were dealt stay dealt."""
        kept = self._last_own(seat)
        while len(self.moves) > kept:
            choice = self.moves.pop()
            self.chairs[choice.seat].bank = choice.bank
        self.practice += 1
        self._play_again(change)
        assert self.match is not None
        change.rounds = tuple([round_form(past) for past in self.match.past if past.number])

    def _play_again(self, change: Change) -> None:
        """The match as these choices make it, from its beginning."""
        beginnings = self._beginnings
        while beginnings and beginnings[-1][0] > len(self.moves):
            beginnings.pop()
        made, match = beginnings[-1][0], beginnings[-1][1].copy()
        for choice in self.moves[made:]:
            match.apply(choice.seat, choice.action)
        self.match = match
        self.asks_back = None
        self.agreed = []
        self.last_move = None
        change.has_view = True
        change.events += match.journal
        change.began = 0  # the round is told anew
        self._ask(self.awaited())

    def _ask(self, chose: tuple[int, ...]) -> None:
        """Notes since when each awaited seat's choice is open; `chose` are those whose last one is made."""
        awaited = self.awaited()
        for seat in range(len(self.asked)):
            if seat not in awaited:
                self.asked[seat] = 0
            elif not self.asked[seat] or seat in chose:
                self.asked[seat] = self.number
                self.asked_at[seat] = self.at


def _game_of(opened: log.Opened) -> Game:
    """The rules that are agreed; raises `SetupError` if they are not ours."""
    game = shared_game(opened.game, opened.players, opened.options)
    if opened.rules != game.version:
        raise SetupError(f"version {opened.rules} of the rules of {game.title} is not known (known: {game.version})")
    return game


def _shuffle_form(number: int, shuffle: Shuffle) -> ShuffleForm:
    return ShuffleForm(number=number, commitment=shuffle.commitment, parts=shuffle.parts, secret=shuffle.secret)
