"""A terminal at a table: tells the person what the table tells, and the table what the person wants."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from tricktable.cli.language import speaker_at
from tricktable.cli.terminal.channel import Channel, Conversation
from tricktable.cli.terminal.chronicle import Chronicle
from tricktable.cli.terminal.keyboard import Keyboard
from tricktable.cli.terminal.person import ClearedAway, Person
from tricktable.cli.terminal.refusals import refusal_words
from tricktable.cli.terminal.screen import Screen
from tricktable.clients.incoming import Ended, Foul, Found, Incoming, Lost
from tricktable.clients.table_mirror import TableMirror
from tricktable.core.cards import Hand
from tricktable.core.errors import IllegalAction
from tricktable.tables import wire
from tricktable.words.phrases import Phrase, Seat
from tricktable.words.reasons import why
from tricktable.words.speakers import Speaker

SILENT: Final = frozenset({"dealt", "laid out"})
"""Events that the person sees as cards on the screen."""
YES: Final = frozenset({"y", "yes"})
NO: Final = frozenset({"n", "no"})
"""What is understood in all languages, beside their own words."""


def speaker_of(mirror: TableMirror, speaker: Speaker) -> Speaker:
    """Speaks at this table to whoever looks at it."""
    names = {seat: form.name for seat, form in enumerate(mirror.table.seats)}
    return speaker_at(speaker, mirror.game, names, mirror.seat)


class Terminal:
    """Plays one match that has begun, from this person's seat or as a spectator."""

    def __init__(
        self, channel: Channel, mirror: TableMirror, keyboard: Keyboard, speaker: Speaker, leaving: Phrase
    ) -> None:
        """`leaving` says what happens when the person quits."""
        self.channel: Final = channel
        self.mirror: Final = mirror
        self.keyboard: Final = keyboard
        self.speaker: Final = speaker
        self.screen: Final = Screen(mirror.game, speaker_of(mirror, speaker))
        self.person: Final = Person(self.screen, mirror, self, leaving)
        self.chronicle: Final = Chronicle(self.screen, mirror, (), SILENT)
        self.open_hands: Callable[[], dict[int, Hand]] = dict
        """The others' hands where they are open for study."""
        self.thinking: Callable[[int], AbstractContextManager[None]] = lambda seat: nullcontext()
        """A sign of life while this seat is waited for."""
        self.pause: float | None = None
        """Seconds after which what was gathered is said, though more of it may come; none where nobody is slow."""
        self.conversation: Final = Conversation(channel, self)

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
        request = wire.Act(action=text, seen=self.mirror.last)
        answer = self.conversation.ask(request)
        if isinstance(answer, wire.Refusal):
            self.person.say(self._why_not(request, answer))

    def _why_not(self, request: wire.Act, refusal: wire.Refusal) -> Phrase:
        """Why a choice was refused that the person thought possible."""
        if refusal.code == "stale":
            return Phrase("cli-refused-stale", {"number": request.seen})
        if refusal.allowed and refusal.code != "notation":
            view = self.mirror.view()
            return why(view, IllegalAction(view.viewer, request.action, refusal.code, refusal.allowed))
        return refusal_words(refusal, self.mirror.table.stage)

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

    def offers(self) -> tuple[wire.Offer, ...]:
        """What the person can ask for now, besides choices."""
        return self.mirror.offers

    def go_back(self) -> bool:
        """Alone with bots back to before the last choice, else asks to take it back; whether the position is another
        one now."""
        position = self.mirror.position
        answer = self.conversation.ask(wire.Undo() if "undo" in self.mirror.offers else wire.AskBack())
        if isinstance(answer, wire.Refusal) and "end" in self.mirror.offers:
            self.person.say(Phrase("cli-refused-unchosen"))
        elif isinstance(answer, wire.Refusal):
            self.person.say(refusal_words(answer, self.mirror.table.stage))
        elif self.mirror.table.asks_back is not None:
            self.person.say(Phrase("cli-others-asked"))
        return self.mirror.position is not position

    def end_match(self) -> bool:
        """Ends the match, if the person is alone with bots and really wants to; whether it has ended."""
        if self._may(wire.EndMatch(), "end" not in self.mirror.offers, Phrase("cli-ask-end")):
            return self.mirror.table.stage != "playing"
        return False

    def clear_away(self) -> None:
        """Lets go of the table, if the person really wants to."""
        if self._may(wire.ClearAway(), self.mirror.table.stage != "playing", Phrase("cli-ask-clear")):
            self.person.say(Phrase("cli-cleared"))
            raise ClearedAway

    def _may(self, request: wire.AnyRequest, is_vain: bool, question: Phrase) -> bool:
        """Asks the table, after the person has said yes; whether it was done. What would be in vain is refused at once,
        by the table."""
        if not is_vain:
            line = self.read(f"{self.screen.text(question)} > ")
            if line is None or line.strip().lower() not in self._words(YES, Phrase("cli-yes")):
                return False
        answer = self.conversation.ask(request)
        if isinstance(answer, wire.Refusal):
            self.person.say(refusal_words(answer, self.mirror.table.stage))
        return not isinstance(answer, wire.Refusal)

    def _words(self, common: frozenset[str], own: Phrase) -> set[str]:
        """What is understood as an answer."""
        return {*common, *self.screen.text(own).split()}

    def is_asked_back(self) -> bool:
        """Somebody wants to take a choice back, and the person has to say whether they agree."""
        table, seat = self.mirror.table, self.mirror.seat
        asking = table.asks_back
        return asking is not None and seat is not None and asking != seat and seat not in table.agreed

    def _answer_back(self) -> None:
        asking = self.mirror.table.asks_back
        assert asking is not None
        self.chronicle.narration.pause()
        line = self.read(f"{self.screen.text(Phrase('cli-ask-back', {'who': Seat(asking)}))} > ")
        if line is None:
            return
        word = line.strip().lower()
        yes, no = self._words(YES, Phrase("cli-yes")), self._words(NO, Phrase("cli-no"))
        if word in yes | no:
            answer = self.conversation.ask(wire.AnswerBack(agrees=word in yes))
            if isinstance(answer, wire.Refusal):
                self.person.say(Phrase("cli-refused-not-asked"))
        elif not self.person.obey(line):
            self.person.say(Phrase("cli-type-yes-or-no"))

    def _wait(self) -> None:
        """Others choose. On a terminal the person can still ask for something."""
        awaited = self.mirror.awaited()
        if self.pause is None:
            with self.thinking(awaited[0] if awaited else 0):
                message = self.channel.mailbox.get()
        else:
            line = self.keyboard.watch(self.channel.mailbox, self.pause)
            if line is not None and not self.person.obey(line):
                self.keyboard.put_back(line)  # typed ahead
            message = self.channel.mailbox.get(0)
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
                self._tell(Phrase("cli-lost", {"reason": reason}))
            case Found():
                self._tell(Phrase("cli-found"))
            case Foul(text=text):
                self.screen.say(Phrase("cli-foul", {"text": text}), "bold red")
            case wire.Refusal():
                self._tell(refusal_words(message, self.mirror.table.stage))
            case wire.Update():
                self._hear_update(message)
            case wire.State():
                self.mirror.take(message)
                self.chronicle.skip()
            case wire.Presence(here=here):
                for seat in self._gone(here):
                    self._tell(Phrase("cli-gone", {"who": Seat(seat)}))
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
        before = self.mirror.table.seats
        self.mirror.take(update)
        seat = update.news.seat
        if update.news.what in ("took back", "undid"):
            self.chronicle.skip()
        self.chronicle.catch_up()
        if seat is None:
            return
        who = Seat(seat)
        match update.news.what:
            case "asked back" if seat != self.mirror.seat:
                self._tell(Phrase("cli-wants-back", {"who": who}))
            case "answered back" if not update.news.agrees:
                self._tell(Phrase("cli-does-not-agree", {"who": who}))
            case "took back":
                self._tell(Phrase("cli-took-back", {"who": who}))
            case "undid":
                self._tell(Phrase("cli-undid", {"who": who}))
            case "stopped":
                self._tell(Phrase("cli-match-stopped"))
            case "took over":
                self._tell(Phrase("cli-took-over", {"who": who}))
            case "asked rematch" if seat != self.mirror.seat:
                self._tell(Phrase("cli-wants-rematch", {"who": who}))
            case "came back":
                self._tell(Phrase("cli-came-back", {"who": who}))
            case "renamed":
                self.screen.speaker = speaker_of(self.mirror, self.speaker)
                self._tell(Phrase("cli-renamed", {"before": before[seat].name, "name": update.news.name}))

    def _gone(self, here: tuple[bool, ...]) -> list[int]:
        """Who was here until now, of those who play themselves."""
        mirror = self.mirror
        if mirror.table.stage != "playing":
            return []
        was_here = [seat for seat, was in enumerate(mirror.here) if was and seat != mirror.seat]
        return [seat for seat in was_here if not here[seat] and not mirror.table.seats[seat].bot]

    def _tell(self, sentence: Phrase) -> None:
        self.chronicle.narration.pause()
        self.person.say(sentence)
