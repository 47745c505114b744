"""Before a match at a server: who sits at the table, and what its host can do."""

from collections.abc import Callable
from typing import Final

from tricktable.cli.doors import Conversation, Door
from tricktable.cli.keyboards import Keyboard
from tricktable.cli.lines import clean
from tricktable.cli.questions import Quit, plain
from tricktable.cli.terminals import sentence
from tricktable.clients.errors import ClientError
from tricktable.clients.mirrors import Mirror
from tricktable.clients.notices import Ended, Foul, Found, Incoming, Lost
from tricktable.tables import messages as wire

HELP: Final = (
    ("start", "begin; bots sit down on chairs that are free"),
    ("bot 2", "put a bot on chair 2; `bot 2 easy` chooses which"),
    ("away 2", "free chair 2"),
    ("who", "who sits at the table"),
    ("q", "leave"),
)


class Lobby:
    """Waits until the match begins."""

    def __init__(self, door: Door, mirror: Mirror, keyboard: Keyboard, link: str) -> None:
        """`link` is what others need to come."""
        self.door: Final = door
        self.mirror: Final = mirror
        self.keyboard: Final = keyboard
        self.link: Final = link
        self.conversation: Final = Conversation(door, self)

    def sit(self, chair: int | None) -> None:
        """Sits down; whoever sits here already stays."""
        if self.mirror.seat is not None:
            return
        answer = self.conversation.ask(wire.Sit(chair=chair))
        if isinstance(answer, wire.Refusal):
            hint = " (`--watch` lets you watch)" if answer.code in ("full", "stage") else ""
            raise ClientError(answer.code, answer.text + hint, answer.allowed)

    def wait(self, starts: bool) -> None:
        """Until the match begins; at once if the person wants it to start."""
        self._greet()
        if starts:
            self._ask(wire.Start())
        while self.mirror.table.stage == "open":
            if self._is_host():
                line = self.conversation.read(self.keyboard, "Type start, or help > ", self._is_over)
            else:
                line = self.keyboard.watch(self.door.mailbox, None)
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
        table = self.mirror.table
        say(f"{table.title or 'A table'}: {self.mirror.game.title} for {table.players} players.")
        self._show_seats()
        say(f"Others come with this link: {self.link}")
        if not self._is_host():
            say("The match begins when the host starts it.")

    def _show_seats(self) -> None:
        table = self.mirror.table
        for chair, seat in enumerate(table.seats):
            notes = [seat.bot] if seat.kind == "bot" else [seat.kind] if seat.kind == "program" else []
            notes += ["you"] * (chair == self.mirror.seat) + ["host"] * (chair == table.host)
            say(f"  {chair}  {seat.name or '(free)'}" + (f" ({', '.join(notes)})" if notes else ""))

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
                    say(f"  {label:<7} {meaning}")

    def _ask_for(self, chair: int, request: Callable[[int], wire.AnyRequest]) -> None:
        if chair < self.mirror.table.players:
            self._ask(request(chair))
        else:
            say(f"There is no chair {chair}.")

    def _ask(self, request: wire.AnyRequest) -> None:
        answer = self.conversation.ask(request)
        if isinstance(answer, wire.Refusal):
            say(sentence(answer.text))

    def hear(self, message: Incoming) -> None:
        """Takes the next message, and tells the person what is in it."""
        match message:
            case Ended(error=error):
                raise error
            case Lost(reason=reason):
                say(f"The connection is lost ({reason}). It is tried again by itself.")
            case Found():
                say("The connection is there again.")
            case Foul(text=text):
                say(f"NOT FAIR: {text}. Do not trust this table.")
            case wire.Refusal(text=text):
                say(sentence(text))
            case wire.Update(news=news):
                before = self.mirror.table.seats
                self.mirror.take(message)
                if news.what in ("sat", "bot sat") and news.seat != self.mirror.seat:
                    say(f"{news.name} sits down on chair {news.seat}.")
                elif news.what == "rose" and news.seat is not None:
                    say(f"{before[news.seat].name} has left chair {news.seat}.")
            case _:
                self.mirror.take(message)

    def is_quiet(self, message: Incoming) -> bool:
        """Nothing will be said of this message."""
        match message:
            case wire.Update(news=news):
                return news.what not in ("sat", "bot sat", "rose")
            case Ended() | Lost() | Found() | Foul() | wire.Refusal():
                return False
        return True


def say(text: str) -> None:
    """One line about the table."""
    print(f"  {clean(text)}", flush=True)
