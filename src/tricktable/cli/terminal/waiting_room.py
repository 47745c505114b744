"""Before a match at a server: who sits at the table, and what its host can do."""

from collections.abc import Callable
from typing import Final

from tricktable.cli.terminal.channel import Channel, Conversation
from tricktable.cli.terminal.keyboard import Keyboard
from tricktable.cli.terminal.lines import clean
from tricktable.cli.terminal.person import Quit, plain
from tricktable.cli.terminal.refusals import refusal_words
from tricktable.clients.errors import ClientError
from tricktable.clients.incoming import Ended, Foul, Found, Incoming, Lost
from tricktable.clients.table_mirror import TableMirror
from tricktable.tables import wire
from tricktable.words.phrases import Arg, Phrase, Row
from tricktable.words.speakers import Speaker

HELP: Final = (
    ("start", Phrase("cli-lobby-help-start")),
    ("bot 2", Phrase("cli-lobby-help-bot")),
    ("away 2", Phrase("cli-lobby-help-away")),
    ("who", Phrase("cli-lobby-help-who")),
    ("q", Phrase("cli-lobby-help-leave")),
)
TOLD: Final = frozenset({"sat", "bot sat", "rose", "renamed", "swapped", "became host", "changed terms"})
"""What is said of it."""


class WaitingRoom:
    """Waits until the match begins."""

    def __init__(self, channel: Channel, mirror: TableMirror, keyboard: Keyboard, speaker: Speaker, link: str) -> None:
        """`link` is what others need to come."""
        self.channel: Final = channel
        self.mirror: Final = mirror
        self.keyboard: Final = keyboard
        self.speaker: Final = speaker
        self.link: Final = link
        self.conversation: Final = Conversation(channel, self)

    def sit(self, chair: int | None) -> None:
        """Sits down; whoever sits here already stays."""
        if self.mirror.seat is not None:
            return
        answer = self.conversation.ask(wire.Sit(chair=chair))
        if isinstance(answer, wire.Refusal):
            hint = " (`--watch` lets you watch)" if answer.code in ("full", "stage", "cards") else ""
            text = self.speaker.say(Phrase("cli-refused-cards")) if answer.code == "cards" else answer.text
            raise ClientError(answer.code, text + hint, answer.allowed)

    def wait(self, starts: bool) -> None:
        """Until the match begins; at once if the person wants it to start."""
        self._greet()
        if starts:
            self._ask(wire.Start())
        while self.mirror.table.stage == "open":
            if self._is_host():
                prompt = f"{self.speaker.say(Phrase('cli-lobby-prompt'))} > "
                line = self.conversation.read(self.keyboard, prompt, self._is_over)
            else:
                line = self.keyboard.watch(self.channel.mailbox, None)
            if line is not None:
                self._obey(plain(line))
            self.conversation.hear_all()
        if not self.mirror.has_begun:
            raise ClientError("closed", "nobody plays at this table any more")

    def _is_over(self) -> bool:
        return self.mirror.table.stage != "open" or not self._is_host()

    def _is_host(self) -> bool:
        return self.mirror.seat is not None and self.mirror.table.host == self.mirror.seat

    def _greet(self) -> None:
        table, game = self.mirror.table, self.mirror.game.title
        title: Arg = table.title or Phrase("cli-lobby-a-table")
        self._say(Phrase("cli-lobby-table", {"table": title, "game": game, "players": table.players}))
        if table.chosen_cards and not self._is_host():
            self._say(Phrase("cli-lobby-chosen-cards"))
        self._show_seats()
        self._say(Phrase("cli-lobby-link", {"link": self.link}))
        if not self._is_host():
            self._say(Phrase("cli-lobby-wait"))

    def _show_seats(self) -> None:
        for chair in range(len(self.mirror.table.seats)):
            show(f"  {chair}  {self.speaker.say(self._seat(chair))}")

    def _seat(self, chair: int) -> Phrase:
        """Who sits on a chair, with what there is to know of them."""
        table = self.mirror.table
        seat = table.seats[chair]
        notes: list[Arg] = [seat.bot] if seat.kind == "bot" else []
        if seat.kind == "program":
            notes.append(Phrase("cli-lobby-program"))
        if chair == self.mirror.seat:
            notes.append(Phrase("you"))
        if chair == table.host:
            notes.append(Phrase("cli-lobby-host"))
        name: Arg = seat.name or Phrase("cli-lobby-free")
        if not notes:
            return Phrase("cli-lobby-seat", {"name": name})
        return Phrase("cli-lobby-seat-with-notes", {"name": name, "notes": Row(tuple(notes))})

    def _obey(self, text: str) -> None:
        words = text.split()
        match words:
            case ["q" | "quit" | "exit"]:
                raise Quit
            case ["start" | "s"]:
                self._ask(wire.Start())
            case ["start" | "s", bot]:
                self._ask(wire.Start(bot=bot))
            case ["bot", chair] if chair.isdecimal():
                self._ask_for(int(chair), lambda place: wire.SeatBot(chair=place))
            case ["bot", chair, bot] if chair.isdecimal():
                self._ask_for(int(chair), lambda place: wire.SeatBot(chair=place, bot=bot))
            case ["away", chair] if chair.isdecimal():
                self._ask_for(int(chair), lambda place: wire.SendAway(chair=place))
            case ["who" | "w"]:
                self._show_seats()
            case _:
                for label, meaning in HELP:
                    show(f"  {label:<7} {self.speaker.say(meaning)}")

    def _ask_for(self, chair: int, request: Callable[[int], wire.AnyRequest]) -> None:
        if chair < self.mirror.table.players:
            self._ask(request(chair))
        else:
            self._say(Phrase("cli-lobby-no-chair", {"chair": chair}))

    def _ask(self, request: wire.AnyRequest) -> None:
        answer = self.conversation.ask(request)
        if isinstance(answer, wire.Refusal):
            self._say(self._why_not(request, answer))

    def _why_not(self, request: wire.AnyRequest, refusal: wire.Refusal) -> Phrase:
        """Why the table did not do what its host wants."""
        match request, refusal.code:
            case wire.SeatBot(chair=chair), "taken":
                return Phrase("cli-refused-taken", {"chair": chair})
            case wire.SendAway(chair=chair), "free":
                return Phrase("cli-refused-free", {"chair": chair})
            case ((wire.SeatBot(bot=bot) | wire.Start(bot=bot)), "bot"):
                return Phrase("cli-refused-bot", {"name": bot})
        return refusal_words(refusal, self.mirror.table.stage)

    def _say(self, sentence: Phrase) -> None:
        show(self.speaker.say(sentence))

    def hear(self, message: Incoming) -> None:
        """Takes the next message, and tells the person what is in it."""
        match message:
            case Ended(error=error):
                raise error
            case Lost(reason=reason):
                self._say(Phrase("cli-lost", {"reason": reason}))
            case Found():
                self._say(Phrase("cli-found"))
            case Foul(text=text):
                self._say(Phrase("cli-foul", {"text": text}))
            case wire.Refusal():
                self._say(refusal_words(message, self.mirror.table.stage))
            case wire.Update(news=news):
                before = self.mirror.table.seats
                self.mirror.take(message)
                chair = news.seat
                if news.what == "changed terms":
                    self._greet()
                elif chair is None:
                    return
                elif news.what in ("renamed", "swapped", "became host"):
                    self._show_seats()
                elif news.what in ("sat", "bot sat") and chair != self.mirror.seat:
                    self._say(Phrase("cli-lobby-sat", {"name": news.name, "chair": chair}))
                elif news.what == "rose":
                    self._say(Phrase("cli-lobby-rose", {"name": before[chair].name, "chair": chair}))
            case _:
                self.mirror.take(message)

    def is_quiet(self, message: Incoming) -> bool:
        """Nothing will be said of this message."""
        match message:
            case wire.Update(news=news):
                return news.what not in TOLD
            case Ended() | Lost() | Found() | Foul() | wire.Refusal():
                return False
        return True


def show(text: str) -> None:
    """One line about the table."""
    print(f"  {clean(text)}", flush=True)
