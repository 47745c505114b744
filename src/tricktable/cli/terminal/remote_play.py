"""Play at a server: one person at a table there, until the match is over or they leave, and again if they like."""

import shlex
from typing import Final

from tricktable.cli.output import complain, os_error_text
from tricktable.cli.saved_matches import FINISHED, free_path, write
from tricktable.cli.terminal.channel import first_state
from tricktable.cli.terminal.interruptions import Interrupted, Interruptions
from tricktable.cli.terminal.keyboard import keyboard
from tricktable.cli.terminal.person import ClearedAway, Quit, plain
from tricktable.cli.terminal.refusals import refusal_words
from tricktable.cli.terminal.remote_channel import RemoteChannel
from tricktable.cli.terminal.screen import show_command
from tricktable.cli.terminal.terminal import Terminal
from tricktable.cli.terminal.waiting_room import WaitingRoom
from tricktable.clients.addresses import Address
from tricktable.clients.server_calls import Guest, record_text
from tricktable.core.errors import TricktableError
from tricktable.core.games import Game
from tricktable.core.records import Record
from tricktable.tables import wire
from tricktable.words.phrases import AllOf, Phrase, Seat
from tricktable.words.speakers import Speaker

PAUSE: Final = 0.3
LEAVING: Final = Phrase("cli-help-leave")
ENDED: Final = 1


class RemotePlay:
    """Sits down, plays, and leaves."""

    def __init__(
        self, speaker: Speaker, address: Address, guest: Guest | None, chair: int | None, starts: bool
    ) -> None:
        """Without a guest the person only watches."""
        self.speaker: Final = speaker
        self.guest: Final = guest
        self.chair: Final = chair
        self.starts: Final = starts
        self.interruptions: Final = Interruptions()
        self.address = address
        self.channel: RemoteChannel | None = None
        self.is_over = False

    def run(self) -> int:
        """The exit code."""
        with self.interruptions.watched():
            try:
                while self._play():
                    pass
            except Quit:
                return self._leave(None, 0)
            except ClearedAway:
                return 0
            except EOFError:
                return self._leave(Phrase("cli-input-ended"), ENDED)
            except Interrupted as stop:
                return self._leave(Phrase("cli-stopped"), stop.exit_code)
            finally:
                if self.channel is not None:
                    self.channel.close()
        return 0

    def _play(self) -> bool:
        """One match; whether another one follows."""
        self.is_over = False
        self.channel = channel = RemoteChannel(self.address, self.guest.token if self.guest is not None else "")
        mirror = first_state(channel)
        was_playing = mirror.has_begun
        lobby = WaitingRoom(channel, mirror, keyboard(), self.speaker, self.address.page)
        if self.guest is not None:
            lobby.sit(self.chair)
        if not mirror.has_begun:
            lobby.wait(self.starts)
        terminal = Terminal(channel, mirror, keyboard(), self.speaker, LEAVING)
        terminal.pause = PAUSE
        terminal.chronicle.has_headings = mirror.seat is None
        self._greet(terminal, was_playing)
        terminal.play()
        self.is_over = True
        if mirror.table.stage == "over":
            self._keep(mirror.game)
        if not self._plays_again(terminal):
            return False
        channel.close()
        self.address = Address(self.address.server, mirror.table.rematch)
        return True

    def _greet(self, terminal: Terminal, was_playing: bool) -> None:
        screen, mirror = terminal.screen, terminal.mirror
        others = AllOf(tuple(Seat(seat) for seat in range(mirror.game.seats) if seat != mirror.seat))
        title = mirror.game.title
        if mirror.seat is None:
            screen.say(Phrase("cli-watch", {"game": title, "players": others}))
        elif was_playing:
            screen.say(Phrase("cli-go-on-with", {"game": title, "others": others}))
        else:
            screen.say(Phrase("cli-play-with", {"game": title, "others": others}))
        if was_playing:
            terminal.chronicle.skip()
        if mirror.seat is not None:
            screen.say(Phrase("cli-how-to-choose"))

    def _plays_again(self, terminal: Terminal) -> bool:
        """Asks whether the person wants a rematch, and waits for the others then."""
        mirror = terminal.mirror
        if mirror.seat is None or mirror.table.stage != "over":
            return False
        while not mirror.table.rematch:
            try:
                line = self._line(terminal)
            except EOFError:
                return False
            if line is not None and not self._wants_more(terminal, plain(line)):
                return False
            terminal.conversation.hear_all()
        return mirror.seat in mirror.table.wants_rematch or self._wants_to_follow(terminal)

    def _line(self, terminal: Terminal) -> str | None:
        """What the person types before there is a rematch."""
        table = terminal.mirror.table
        if terminal.mirror.seat in table.wants_rematch:
            return terminal.keyboard.watch(terminal.channel.mailbox, None)
        prompt = f"{self.speaker.say(Phrase('cli-ask-rematch'))} > "
        return terminal.conversation.read(terminal.keyboard, prompt, lambda: bool(terminal.mirror.table.rematch))

    def _wants_more(self, terminal: Terminal, text: str) -> bool:
        """What the person types after the match."""
        if text != "rematch":
            return bool(text) and terminal.person.obey(text)
        answer = terminal.conversation.ask(wire.AskRematch())
        if isinstance(answer, wire.Refusal):
            terminal.person.say(refusal_words(answer, terminal.mirror.table.stage))
        elif not terminal.mirror.table.rematch:
            terminal.person.say(Phrase("cli-others-asked"))
        return True

    def _wants_to_follow(self, terminal: Terminal) -> bool:
        """The others play again already."""
        try:
            line = terminal.keyboard.read(f"{self.speaker.say(Phrase('cli-ask-to-follow'))} > ")
        except EOFError:
            return False
        return line is not None and plain(line) == "rematch"

    def _keep(self, game: Game) -> None:
        """The finished match goes to the person's own."""
        try:
            record = Record.parse(record_text(self.address, self.guest.token if self.guest is not None else ""))
            path = free_path(game, FINISHED)
            write(record, path)
        except OSError as error:
            complain(self.speaker.say(Phrase("cli-not-kept", {"problem": os_error_text(error)})))
        except TricktableError as error:
            complain(self.speaker.say(Phrase("cli-not-kept", {"problem": str(error)})))
        else:
            command = f"tricktable replay {shlex.quote(str(path))}"
            show_command(self.speaker.say(Phrase("cli-kept", {"command": command})), command)

    def _leave(self, reason: Phrase | None, code: int) -> int:
        """The person goes; a bot plays on."""
        self.interruptions.ignore()
        if self.channel is None or self.guest is None or self.is_over:
            return code
        self.channel.leave()
        how = f"tricktable join {self.address.page} --name {shlex.quote(self.guest.name)}"
        if reason is not None:
            print(flush=True)  # the cursor stands behind a question
            complain(self.speaker.say(Phrase("cli-stopped-and-left", {"reason": reason, "command": how})))
        else:
            show_command(self.speaker.say(Phrase("cli-left", {"command": how})), how)
        return code
