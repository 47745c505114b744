"""Play on this machine: one person and bots at a table, from sitting down to the end of the match or of the evening."""

import shlex
from contextlib import suppress
from pathlib import Path
from typing import Final

from tricktable.bots import Bot
from tricktable.bots.levels import FULL_STRENGTH, LEVELS
from tricktable.cli.data_folder import data_folder
from tricktable.cli.output import complain, os_error_text
from tricktable.cli.saved_matches import FINISHED, UNFINISHED, SavedMatch, free_path, write
from tricktable.cli.terminal.channel import first_state
from tricktable.cli.terminal.interruptions import Interrupted, Interruptions
from tricktable.cli.terminal.keyboard import keyboard
from tricktable.cli.terminal.local_channel import LocalChannel
from tricktable.cli.terminal.person import ClearedAway, Quit
from tricktable.cli.terminal.screen import show_command
from tricktable.cli.terminal.spinner import thinking
from tricktable.cli.terminal.terminal import Terminal
from tricktable.core.cards import Hand
from tricktable.core.seats import clockwise
from tricktable.tables.requests import Entries
from tricktable.tables.wire import Start
from tricktable.words.phrases import AllOf, Phrase, Seat
from tricktable.words.speakers import Speaker

LEAVING: Final = Phrase("cli-help-save")
ENDED: Final = 1


class LocalPlay:
    """Plays the match until it is over or somebody stops it; then it is kept."""

    def __init__(
        self,
        speaker: Speaker,
        entries: Entries,
        seed: bytes,
        bot: Bot,
        target: Path | None,
        resumed: Path | None,
        is_open: bool,
    ) -> None:
        """`entries` are the log of the table so far."""
        self.speaker: Final = speaker
        self.seed: Final = seed
        self.bot: Final = bot
        self.target: Final = target
        """Where the record goes; nowhere in particular if it was not said."""
        self.resumed: Final = resumed
        """The save that the match came from."""
        self.is_open: Final = is_open
        self.interruptions: Final = Interruptions()
        self.channel: Final = LocalChannel(entries)

    def run(self) -> int:
        """The exit code."""
        with self.interruptions.watched():
            try:
                self._play()
            except Quit:
                return self._keep(None, 0)
            except ClearedAway:
                return self._clear_away()
            except EOFError:
                return self._keep(Phrase("cli-input-ended"), ENDED)
            except Interrupted as stop:
                return self._keep(Phrase("cli-stopped"), stop.exit_code)
            except BaseException:
                self._keep(Phrase("cli-stopped"), ENDED)
                raise
            return self._keep_finished()

    def _play(self) -> None:
        terminal = self._sit_down()
        self._greet(terminal)
        terminal.play()

    def _sit_down(self) -> Terminal:
        """At a table where the match has begun."""
        mirror = first_state(self.channel)
        if not mirror.has_begun:
            self.channel.send(Start())
        while not mirror.has_begun:
            message = self.channel.mailbox.get()
            assert not isinstance(message, tuple | None), "nothing goes wrong before the match"
            mirror.take(message)
        terminal = Terminal(self.channel, mirror, keyboard(), self.speaker, LEAVING)
        screen = terminal.screen
        terminal.thinking = lambda seat: thinking(
            screen.console, screen.text(Phrase("cli-thinking", {"who": Seat(seat)}))
        )
        if self.is_open:
            terminal.open_hands = self._open_hands
        if self.resumed is not None:
            terminal.chronicle.skip()
        return terminal

    def _greet(self, terminal: Terminal) -> None:
        screen, game = terminal.screen, terminal.mirror.game
        others = AllOf(tuple(Seat(seat) for seat in clockwise(terminal.mirror.viewer, game.seats)[1:]))
        if self.resumed is None:
            screen.say(Phrase("cli-play-with-bots", {"game": game.title, "others": others, "bot": self.bot.name}))
        else:
            screen.say(Phrase("cli-go-on-with-bots", {"game": game.title, "others": others, "bot": self.bot.name}))
        if self.bot.name in LEVELS and self.bot.name != FULL_STRENGTH and game.has_sides():
            screen.say(Phrase("cli-mates-play-well"))
        screen.say(Phrase("cli-how-to-choose"))

    def _open_hands(self) -> dict[int, Hand]:
        """The others' hands. Nothing moves at the table while the person chooses."""
        table = self.channel.table
        assert table.match is not None
        person = table.seat_of(self.channel.guest)
        return {seat: hand for seat, hand in enumerate(table.match.phase.hands) if seat != person and hand}

    def _keep_finished(self) -> int:
        """The finished match goes to the others."""
        path = self.target if self.target is not None and self.target != self.resumed else None
        path = path or free_path(self.channel.table.game, FINISHED)
        if not self._write(path):
            return ENDED
        command = f"tricktable replay {shlex.quote(str(path))}"
        show_command(self.speaker.say(Phrase("cli-kept", {"command": command})), command)
        return 0

    def _keep(self, reason: Phrase | None, code: int) -> int:
        """The match can go on another time."""
        if not self.channel.has_table:
            self.channel.close()
            return code or ENDED
        path = self.target or free_path(self.channel.table.game, UNFINISHED)
        if not self._write(path):
            return code or ENDED
        file = "" if path.parent == data_folder() / UNFINISHED else f" {shlex.quote(str(path))}"
        how = f"tricktable play --resume{file}"
        with suppress(OSError):  # the terminal may be gone
            if reason is None:
                show_command(self.speaker.say(Phrase("cli-saved", {"command": how})), how)
            else:
                print(flush=True)  # the cursor stands behind a question
                complain(self.speaker.say(Phrase("cli-stopped-and-saved", {"reason": reason, "command": how})))
        return code

    def _clear_away(self) -> int:
        """Nothing is kept of the match."""
        self.interruptions.ignore()
        self.channel.close()
        if self.resumed is not None:
            self.resumed.unlink(missing_ok=True)
        return 0

    def _write(self, path: Path) -> bool:
        """Writes the record; the save that the match came from is not needed any more."""
        self.interruptions.ignore()
        self.channel.close()
        table = self.channel.table
        if table.match is None:
            return False
        try:
            write(SavedMatch(table.match, self.seed, table.names(), table.practice).record(), path)
            if self.resumed is not None and self.resumed != path:
                self.resumed.unlink(missing_ok=True)
        except OSError as error:
            complain(self.speaker.say(Phrase("cli-not-kept", {"problem": os_error_text(error)})))
            return False
        return True
