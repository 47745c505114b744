"""A terminal at a table: tells the person what the table tells, and the table what the person wants."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from tricktable.cli.chronicles import Chronicle, table_names
from tricktable.cli.doors import Conversation, Door
from tricktable.cli.keyboards import Keyboard
from tricktable.cli.questions import Person
from tricktable.cli.screens import Screen
from tricktable.cli.words.names import YOU, Names
from tricktable.clients.mirrors import Mirror
from tricktable.clients.notices import Ended, Foul, Found, Incoming, Lost
from tricktable.core.cards import Hand
from tricktable.core.errors import IllegalAction
from tricktable.tables import messages as wire

SILENT: Final = frozenset({"dealt", "laid out"})
"""Events that the person sees as cards on the screen."""
YES: Final = frozenset({"y", "yes"})
NO: Final = frozenset({"n", "no"})


def names_at(mirror: Mirror) -> Names:
    """The names at a table: the person is called `You`, and nobody else is."""
    names = {}
    for seat, form in enumerate(mirror.table.seats):
        if seat == mirror.seat:
            names[seat] = YOU
        else:
            names[seat] = form.name if form.name.casefold() != YOU.casefold() else f"{form.name} {seat}"
    return table_names(names, mirror.seating, mirror.game)


class Terminal:
    """Plays one match that has begun, from this person's seat or as a spectator."""

    def __init__(self, door: Door, mirror: Mirror, keyboard: Keyboard, leaving: str) -> None:
        """`leaving` says what happens when the person quits."""
        self.door: Final = door
        self.mirror: Final = mirror
        self.keyboard: Final = keyboard
        self.screen: Final = Screen(mirror.game, names_at(mirror))
        self.person: Final = Person(self.screen, mirror, self, leaving)
        self.chronicle: Final = Chronicle(self.screen, mirror, (), SILENT)
        self.open_hands: Callable[[], dict[int, Hand]] = dict
        """The others' hands where they are open for study."""
        self.thinking: Callable[[int], AbstractContextManager[None]] = lambda seat: nullcontext()
        """A sign of life while this seat is waited for."""
        self.pause: float | None = None
        """Seconds after which what was gathered is said, though more of it may come; none where nobody is slow."""
        self.conversation: Final = Conversation(door, self)

    def play(self) -> None:
        """Until the match is over."""
        self.chronicle.catch_up()
        while self.mirror.table.stage == "playing":
            if self.is_asked_back():
                self._answer_back()
            elif self.mirror.is_awaited():
                self._turn()
            else:
                self._wait()
        if self.mirror.is_over:
            self.chronicle.announce()

    # The person's part

    def _turn(self) -> None:
        self.chronicle.narration.pause()
        action = self.person.choose(self.mirror.view(), self.open_hands())
        if action is None:
            return
        text = self.mirror.game.actions.text[action]
        answer = self.conversation.ask(wire.Act(action=text, seen=self.mirror.last))
        if isinstance(answer, wire.Refusal):
            self.person.say(f"{sentence(answer.text)}")

    def read(self, prompt: str) -> str | None:
        """One line that the person types; nothing if there is something else to ask by now."""
        asked = self._question()
        return self.conversation.read(self.keyboard, prompt, lambda: self._question() != asked)

    def _question(self) -> tuple[object, ...]:
        """What the person is asked now: as long as it is equal, others may do what they like."""
        mirror = self.mirror
        position = mirror.position
        choice = (position.number, position.line, position.hand, position.legal, mirror.own_choices())
        return mirror.table.stage, mirror.is_awaited(), self.is_asked_back(), choice

    def why(self, action: str) -> IllegalAction:
        """Why the person may not do this now."""
        answer = self.conversation.ask(wire.Why(action=action))
        seat = self.mirror.viewer
        if isinstance(answer, wire.Reason):
            return IllegalAction(seat, action, answer.reason, answer.allowed)
        return IllegalAction(seat, action, "turn", ())

    def take_back(self) -> bool:
        """Asks to take the last choice back; whether the position is another one now."""
        position = self.mirror.position
        answer = self.conversation.ask(wire.AskBack())
        if isinstance(answer, wire.Refusal):
            self.person.say(sentence(answer.text))
        elif self.mirror.table.asks_back is not None:
            self.person.say("The others are asked.")
        return self.mirror.position is not position

    def is_asked_back(self) -> bool:
        """Somebody wants to take a choice back, and the person has to say whether they agree."""
        table, seat = self.mirror.table, self.mirror.seat
        asking = table.asks_back
        return asking is not None and seat is not None and asking != seat and seat not in table.agreed

    def _answer_back(self) -> None:
        asking = self.mirror.table.asks_back
        assert asking is not None
        self.chronicle.narration.pause()
        line = self.read(f"Is that all right for you (y/n)? {self.screen.names(asking)} asks > ")
        if line is None:
            return
        word = line.strip().lower()
        if word in YES | NO:
            answer = self.conversation.ask(wire.AnswerBack(agrees=word in YES))
            if isinstance(answer, wire.Refusal):
                self.person.say(sentence(answer.text))
        elif not self.person.obey(line):
            self.person.say("Type y or n.")

    def _wait(self) -> None:
        """Others choose. On a terminal the person can still ask for something."""
        awaited = self.mirror.awaited()
        if self.pause is None:
            with self.thinking(awaited[0] if awaited else 0):
                message = self.door.mailbox.get()
        else:
            line = self.keyboard.watch(self.door.mailbox, self.pause)
            if line is not None and not self.person.obey(line):
                self.keyboard.put_back(line)  # typed ahead
            message = self.door.mailbox.get(0)
        if message is not None:
            self.hear(message)
        else:
            self.chronicle.narration.pause()

    # The table's part

    def hear(self, message: Incoming) -> None:
        """Takes the next message, and tells the person what is in it."""
        match message:
            case Ended(error=error):
                raise error
            case Lost(reason=reason):
                self._tell(f"The connection is lost ({reason}). It is tried again by itself.")
            case Found():
                self._tell("The connection is there again.")
            case Foul(text=text):
                self.screen.say(f"NOT FAIR: {text}. Do not trust this table.", "bold red")
            case wire.Refusal(text=text):
                self._tell(sentence(text))
            case wire.Update():
                self._hear_update(message)
            case wire.State():
                self.mirror.take(message)
                self.chronicle.skip()
            case wire.Presence(here=here):
                for seat in self._gone(here):
                    self._tell(f"{self.screen.names.does(seat, 'are')} not connected any more.")
                self.mirror.take(message)
            case _:
                self.mirror.take(message)

    def is_quiet(self, message: Incoming) -> bool:
        """Nothing will be said of this message."""
        match message:
            case wire.Presence(here=here):
                return not self._gone(here)
            case wire.Update(news=news, events=events):
                return news.what == "contributed" or (news.what == "ended" and not events)
            case wire.Done() | wire.Queued() | wire.Reason():
                return True
        return False

    def _hear_update(self, update: wire.Update) -> None:
        self.mirror.take(update)
        seat = update.news.seat
        if update.news.what == "took back":
            self.chronicle.skip()
        self.chronicle.catch_up()
        if seat is None:
            return
        names = self.screen.names
        match update.news.what:
            case "asked back" if seat != self.mirror.seat:
                self._tell(f"{names.does(seat, 'want')} to take the last choice back.")
            case "answered back" if not update.news.agrees:
                self._tell(f"{names.does(seat, 'do')} not agree: it stays.")
            case "took back":
                self._tell(f"{names.does(seat, 'take')} the last choice back.")
            case "took over":
                self._tell(f"A bot plays for {names.whom(seat)} now.")
            case "asked rematch" if seat != self.mirror.seat:
                self._tell(f"{names.does(seat, 'want')} to play again.")
            case "came back":
                self._tell(f"{names.does(seat, 'are')} back.")

    def _gone(self, here: tuple[bool, ...]) -> list[int]:
        """Who was here until now, of those who play themselves."""
        mirror = self.mirror
        if mirror.table.stage != "playing":
            return []
        was_here = [seat for seat, was in enumerate(mirror.here) if was and seat != mirror.seat]
        return [seat for seat in was_here if not here[seat] and not mirror.table.seats[seat].bot]

    def _tell(self, text: str) -> None:
        self.chronicle.narration.pause()
        self.person.say(text)


def sentence(text: str) -> str:
    """An error's text as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:]}."
