"""Requests: what somebody at a table wants becomes entries of its log, or is refused with a reason."""

from functools import singledispatch
from typing import Any, Final

from tricktable.bots import BOTS
from tricktable.core.errors import IllegalAction, NotationError, TricktableError
from tricktable.core.fairness import FairDeals
from tricktable.core.games import Game
from tricktable.games import new_game
from tricktable.tables import log, wire
from tricktable.tables.names import clean_name, clean_text, free_name
from tricktable.tables.table import Table
from tricktable.tables.terms import terms_of
from tricktable.words.phrases import Phrase
from tricktable.words.reasons import why


class Refused(Exception):
    """A request that cannot be carried out. `code` is a word for programs, listed in `docs/wire.md`; `phrase` says why
    the rules do not allow an action."""

    def __init__(self, code: str, text: str, allowed: tuple[str, ...] = (), phrase: Phrase | None = None) -> None:
        self.code = code
        self.text = text
        self.allowed = allowed
        self.phrase = phrase
        super().__init__(text)


class Asker:
    """Who wants something, and when."""

    def __init__(self, guest: str, name: str, is_program: bool, at: int) -> None:
        self.guest: Final = guest
        self.name: Final = name
        self.is_program: Final = is_program
        self.at: Final = at


Entries = list[log.AnyEntry]


@singledispatch
def entries_for(request: wire.AnyRequest, table: Table, asker: Asker) -> Entries:
    """The entries that this request writes; raises `Refused`. Nothing is changed yet."""
    raise Refused("unknown", "there is no such request")


def seat_at(table: Table, asker: Asker) -> int:
    """The asker's seat."""
    seat = table.seat_of(asker.guest)
    if seat is None:
        raise Refused("seat", "you do not sit at this table")
    return seat


def _demand_stage(table: Table, stage: wire.Stage) -> None:
    if table.stage != stage:
        texts = {"open": "has not begun", "playing": "is being played", "over": "is over", "closed": "was given up"}
        raise Refused("stage", f"the match {texts[table.stage]}")


def demand_playing(table: Table, seat: int) -> None:
    """Raises `Refused` unless the match goes on and whoever has this seat plays it."""
    _demand_stage(table, "playing")
    if table.chairs[seat].is_played_by_bot:
        raise Refused("away", "a bot plays for you: come back first")


def _demand_host(table: Table, asker: Asker) -> None:
    if asker.guest != table.host:
        raise Refused("host", "only the host of the table may do that")


def bot_name(name: str, table: Table) -> str:
    """The bot of this name; the table's own level if none is named."""
    name = name or table.opened.level
    if name not in BOTS:
        raise Refused("bot", f"there is no bot {name!r}", tuple(BOTS))
    return name


# Choices


def choice_of(table: Table, seat: int, text: str) -> int:
    """The action that this notation names, if the seat may take it now; raises `Refused`. Every choice at a table is
    read and checked here, once: a player's, a bot's, one that was queued, and one that the table makes."""
    match = table.match
    _demand_stage(table, "playing")
    assert match is not None
    try:
        action = table.game.actions.parse(text)
    except NotationError as error:
        raise Refused("notation", str(error), table.legal_texts(seat)) from None
    if action not in match.legal_actions(seat):
        refusal = match.phase.refusal(seat, action)
        phrase = why(match.view(seat), refusal)
        raise Refused(refusal.reason, _refusal_text(refusal), refusal.allowed, phrase)
    return action


def _refusal_text(refusal: IllegalAction) -> str:
    allowed = ", ".join(refusal.allowed) or "nothing"
    return f"you may not {refusal.action}: {refusal.reason} (allowed: {allowed})"


@entries_for.register
def _(request: wire.Act, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    demand_playing(table, seat)
    if seat in table.awaited() and request.seen < table.asked[seat]:
        raise Refused("stale", f"the position has changed since number {request.seen}", table.legal_texts(seat))
    return [moved(table, seat, choice_of(table, seat, request.action), "player", asker.at)]


def moved(table: Table, seat: int, action: int, by: log.Mover, at: int) -> log.Moved:
    """The entry of a choice, with the time it took where that counts."""
    took = max(0, at - table.asked_at[seat]) if table.opened.clock is not None else 0
    return log.Moved(seat=seat, action=table.game.actions.text[action], by=by, took=took, at=at)


def reason_for(table: Table, asker: Asker, request: wire.Why) -> wire.Reason:
    """Why the asker may not do this, or that they may; raises `Refused`."""
    seat = seat_at(table, asker)
    try:
        action = choice_of(table, seat, request.action)
    except Refused as refused:
        if refused.code in ("stage", "notation"):
            raise
        allowed, phrase = refused.allowed, refused.phrase
        return wire.Reason(action=request.action, reason=refused.code, allowed=allowed, phrase=phrase)
    return wire.Reason(action=table.game.actions.text[action], reason="")


# Coming and going


@entries_for.register
def _(request: wire.Sit, table: Table, asker: Asker) -> Entries:
    if table.seat_of(asker.guest) is not None:
        raise Refused("seated", "you sit at this table already")
    free = [place for place, chair in enumerate(table.chairs) if chair.is_free]
    if not free:
        raise Refused("full", "every chair is taken")
    _demand_stage(table, "open")
    if table.chosen_cards and not table.opened.is_private and table.guests():
        raise Refused("cards", "the host chose the cards of this table: nobody else may sit down")
    place = free[0] if request.chair is None else request.chair
    if place not in free:
        chairs = tuple(map(str, free))
        raise Refused("taken", f"chair {place} is not free (free: {', '.join(chairs)})", chairs)
    wanted = _given_name(request.name) if request.name else asker.name
    name = free_name(wanted, [chair.name for chair in table.chairs])
    return [log.Sat(chair=place, guest=asker.guest, name=name, is_program=asker.is_program, at=asker.at)]


def _given_name(text: str) -> str:
    """The name as it is shown; raises `Refused` if nothing is left of it."""
    name = clean_name(text)
    if not name:
        raise Refused("name", "a name needs letters that can be shown")
    return name


@entries_for.register
def _(request: wire.Rename, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    if table.stage != "open":
        _demand_stage(table, "playing")
    others = [chair.name for place, chair in enumerate(table.chairs) if place != seat]
    name = free_name(_given_name(request.name), others)
    return [] if name == table.chairs[seat].name else [log.Renamed(seat=seat, name=name, at=asker.at)]


@entries_for.register
def _(request: wire.Rise, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    if table.stage == "open":
        return [log.Rose(chair=seat, at=asker.at)]
    _demand_stage(table, "playing")
    if table.chairs[seat].is_played_by_bot:
        return []
    return [_taken_over(table, seat, asker)]


@entries_for.register
def _(request: wire.Return, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    _demand_stage(table, "playing")
    return [log.CameBack(seat=seat, at=asker.at)] if table.chairs[seat].is_played_by_bot else []


@entries_for.register
def _(request: wire.ClearAway, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    if table.stage not in ("open", "playing"):
        _demand_stage(table, "playing")
    if set(table.guests()) <= {seat}:
        return [log.Closed(at=asker.at)]
    if table.stage == "open":
        return [log.Rose(chair=seat, at=asker.at)]
    leaves = [] if table.chairs[seat].is_played_by_bot else [_taken_over(table, seat, asker)]
    return [*leaves, log.ClearedAway(seat=seat, at=asker.at)]


def _taken_over(table: Table, seat: int, asker: Asker) -> log.TookOver:
    return log.TookOver(seat=seat, bot=table.opened.level, at=asker.at)


@entries_for.register
def _(request: wire.SeatBot, table: Table, asker: Asker) -> Entries:
    _demand_host(table, asker)
    _demand_stage(table, "open")
    if request.chair >= len(table.chairs) or not table.chairs[request.chair].is_free:
        raise Refused("taken", f"chair {request.chair} is not free")
    return [_bot_sits(table, request.chair, bot_name(request.bot, table), [], asker)]


def _bot_sits(table: Table, place: int, bot: str, taken: list[str], asker: Asker) -> log.BotSat:
    names = [chair.name for chair in table.chairs] + taken
    return log.BotSat(chair=place, bot=bot, name=free_name("", names), at=asker.at)


@entries_for.register
def _(request: wire.SendAway, table: Table, asker: Asker) -> Entries:
    _demand_host(table, asker)
    _demand_stage(table, "open")
    if request.chair >= len(table.chairs) or table.chairs[request.chair].is_free:
        raise Refused("free", f"nobody sits on chair {request.chair}")
    return [log.Rose(chair=request.chair, at=asker.at)]


# Who sits where, and what is agreed


def _demand_chairs(table: Table, *places: int) -> None:
    if any(place >= len(table.chairs) for place in places):
        raise Refused("chair", f"there is no such chair (chairs: 0 to {len(table.chairs) - 1})")


@entries_for.register
def _(request: wire.Move, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    _demand_stage(table, "open")
    _demand_chairs(table, request.chair)
    if request.chair == seat:
        return []
    other = table.chairs[request.chair]
    if not other.is_guests or other.is_program or table.wants_chair.get(request.chair) == seat:
        return [log.Swapped(chair=seat, other=request.chair, at=asker.at)]
    if table.wants_chair.get(seat) == request.chair:
        raise Refused("asked", "that has been asked already")
    return [log.AskedChair(chair=seat, other=request.chair, at=asker.at)]


@entries_for.register
def _(request: wire.AnswerMove, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    _demand_stage(table, "open")
    if table.wants_chair.get(request.chair) != seat:
        raise Refused("asked", "nobody there asks you to change places")
    if request.agrees:
        return [log.Swapped(chair=request.chair, other=seat, at=asker.at)]
    return [log.DeclinedChair(chair=request.chair, other=seat, at=asker.at)]


@entries_for.register
def _(request: wire.Swap, table: Table, asker: Asker) -> Entries:
    _demand_host(table, asker)
    _demand_stage(table, "open")
    _demand_chairs(table, request.chair, request.other)
    if request.chair == request.other or all(table.chairs[each].is_free for each in (request.chair, request.other)):
        return []
    return [log.Swapped(chair=request.chair, other=request.other, at=asker.at)]


def agreed_terms(wishes: wire.Terms) -> tuple[Game, dict[str, Any]]:
    """The game that is wished for and the terms as they are kept; raises `Refused` if there is no such game."""
    try:
        game = new_game(wishes.game, wishes.players, wishes.options)
    except TricktableError as error:
        raise Refused("setup", str(error)) from None
    if wishes.level not in BOTS:
        raise Refused("setup", f"there is no bot {wishes.level!r}", tuple(BOTS))
    return game, terms_of(wishes) | {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "title": clean_text(wishes.title),
    }


@entries_for.register
def _(request: wire.ChangeTerms, table: Table, asker: Asker) -> Entries:
    _demand_host(table, asker)
    _demand_stage(table, "open")
    game, terms = agreed_terms(request.terms)
    opened = table.opened
    if terms == terms_of(opened):
        return []
    if opened.record and (game.name, game.players, dict(game.options)) != (opened.game, opened.players, opened.options):
        raise Refused("setup", "a match that goes on from a record keeps its game, players and options")
    guests = sum(chair.is_guests for chair in table.chairs)
    if table.chosen_cards and not terms["is_private"] and guests > 1:
        raise Refused("cards", "the host chose the cards of this table: it stays private while others sit there")
    if guests > game.players:
        raise Refused("full", f"{guests} sit at the table already, and only {game.players} can play then")
    return [log.ChangedTerms(rules=game.version, at=asker.at, **terms)]


@entries_for.register
def _(request: wire.Start, table: Table, asker: Asker) -> Entries:
    _demand_host(table, asker)
    _demand_stage(table, "open")
    bot = bot_name(request.bot, table)
    entries: Entries = []
    taken: list[str] = []
    for place, chair in enumerate(table.chairs):
        if chair.is_free:
            sits = _bot_sits(table, place, bot, taken, asker)
            taken.append(sits.name)
            entries.append(sits)
    return [*entries, log.Started(at=asker.at)]


@entries_for.register
def _(request: wire.Contribute, table: Table, asker: Asker) -> Entries:
    player = table.players[seat_at(table, asker)]
    coming = table.next_shuffle()
    if coming is None or not isinstance(table.deals, FairDeals):
        raise Refused("shuffle", "nothing is shuffled here any more")
    if request.number != coming.number:
        raise Refused("shuffle", f"the next shuffle is that of round {coming.number}, not of {request.number}")
    if player in coming.parts:
        raise Refused("shuffle", f"your part of round {coming.number} is in already")
    return [log.Contributed(chair=player, number=request.number, part=request.part, at=asker.at)]


# Taking back, playing again


def _demand_take_back(table: Table, seat: int) -> None:
    """Only the last choice, by whoever made it, and never what told anybody more than the choice itself."""
    if table.last_move is None or table.last_move[0] != seat:
        raise Refused("back", "the last choice was not yours")
    if not table.last_move[1]:
        raise Refused("revealed", "what has been seen cannot be taken back")


@entries_for.register
def _(request: wire.AskBack, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    _demand_stage(table, "playing")
    _demand_take_back(table, seat)
    if table.asks_back is not None:
        raise Refused("asked", "that has been asked already")
    asks = log.AskedBack(seat=seat, at=asker.at)
    if set(table.people()) <= {seat}:
        return [asks, log.TookBack(seat=seat, at=asker.at)]
    return [asks]


@entries_for.register
def _(request: wire.Undo, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    demand_playing(table, seat)
    _demand_alone(table, seat)
    if not table.may_undo(seat):
        raise Refused("back", "you have not chosen anything yet")
    return [log.Undid(seat=seat, at=asker.at)]


@entries_for.register
def _(request: wire.EndMatch, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    _demand_stage(table, "playing")
    _demand_alone(table, seat)
    return [log.Stopped(seat=seat, at=asker.at)]


def _demand_alone(table: Table, seat: int) -> None:
    if not table.is_alone(seat):
        raise Refused("people", "you are not alone with bots here")


@entries_for.register
def _(request: wire.AnswerBack, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    asking = table.asks_back
    if asking is None or asking == seat or seat in table.agreed:
        raise Refused("asked", "nobody asks you to take anything back")
    answer = log.AnsweredBack(seat=seat, agrees=request.agrees, at=asker.at)
    if request.agrees and set(table.people()) <= {asking, seat, *table.agreed}:
        return [answer, log.TookBack(seat=asking, at=asker.at)]
    return [answer]


@entries_for.register
def _(request: wire.AskRematch, table: Table, asker: Asker) -> Entries:
    seat = seat_at(table, asker)
    _demand_stage(table, "over")
    if seat in table.wants_rematch or table.rematch:
        raise Refused("asked", "that has been asked already")
    return [log.AskedRematch(seat=seat, at=asker.at)]
