"""A sitting: one person and bots at a table, from sitting down to the end of the match or of the evening."""

import shlex
from contextlib import suppress
from pathlib import Path
from typing import Final

from tricktable.bots import BOTS, Bot, bot_streams
from tricktable.bots.levels import FULL_STRENGTH, LEVELS
from tricktable.bots.mates import has_mates, mates
from tricktable.cli.chronicles import Chronicle, table_names
from tricktable.cli.interruptions import Interrupted, Interruptions
from tricktable.cli.messages import complain, os_error_text
from tricktable.cli.questions import Person, Quit
from tricktable.cli.saves import FINISHED, UNFINISHED, SavedMatch, data_folder, free_path, write
from tricktable.cli.screens import Screen
from tricktable.cli.thoughts import thinking
from tricktable.core.cards import Hand
from tricktable.core.seats import clockwise
from tricktable.core.views import View

SILENT: Final = frozenset({"dealt", "laid out"})
"""Events that the person sees as cards on the screen."""
ENDED: Final = 1


class Sitting:
    """Plays the match until it is over or somebody stops it; then it is kept."""

    def __init__(
        self, saved: SavedMatch, seat: int, bot: Bot, target: Path | None, resumed: Path | None, is_open: bool
    ) -> None:
        match = saved.match
        game = match.game
        self.saved: Final = saved
        self.match: Final = match
        self.seat: Final = seat
        self.bot: Final = bot
        self.target: Final = target
        """Where the record goes; nowhere in particular if it was not said."""
        self.resumed: Final = resumed
        """The save that the match came from."""
        self.is_open: Final = is_open
        self.screen: Final = Screen(game, table_names(saved.names, match.seating, game))
        self.person: Final = Person(self.screen, match, seat)
        self.chronicle: Final = Chronicle(self.screen, match, (seat,), SILENT)
        if resumed is not None:
            self.chronicle.skip()
        self.streams: Final = bot_streams(game, saved.seed)
        self.interruptions: Final = Interruptions()

    def run(self) -> int:
        """The exit code."""
        with self.interruptions.watched():
            try:
                self._play()
            except Quit:
                return self._keep("", 0)
            except EOFError:
                return self._keep("the input ended", ENDED)
            except Interrupted as stop:
                return self._keep("stopped", stop.exit_code)
            except BaseException:
                self._keep("stopped", ENDED)
                raise
            return self._keep_finished()

    def _play(self) -> None:
        self._greet()
        self.chronicle.catch_up()
        while not self.match.is_over:
            self._turn()
            self.chronicle.catch_up()
        self.chronicle.announce()

    def _greet(self) -> None:
        others = clockwise(self.seat, self.match.game.seats)[1:]
        verb = "You play" if self.resumed is None else "You go on with"
        bots = f"{self.bot.name} bots" if self.match.game.players > 2 else f"a {self.bot.name} bot"
        self.screen.say(f"{verb} {self.match.game.title} with {self.screen.names.among(others)} ({bots}).")
        if self._has_levels() and self.bot.name != FULL_STRENGTH and has_mates(self.match.game):
            self.screen.say("Whoever plays together with you plays as well as a bot can.")
        self.screen.say("Type a number or a card to choose; `help` lists what else you can type.")

    def _turn(self) -> None:
        """The next step: the person's if they are awaited, else a bot's."""
        match = self.match
        awaited = match.awaited()
        seat = self.seat if self.seat in awaited else awaited[0]
        if seat == self.seat:
            self.chronicle.narration.pause()
            action = self.person.choose(match.view(seat), self._open_hands())
        else:
            view = match.view(seat)
            with thinking(self.screen.console, f"{self.screen.names.does(seat, 'are')} thinking"):
                action = self.bot_for(view).choose(view, self.streams[seat])
        with self.interruptions.held():
            match.apply(seat, action)

    def bot_for(self, view: View) -> Bot:
        """Who plays for this viewer: at every level those who play together with the person are at full strength."""
        return BOTS[FULL_STRENGTH] if self._has_levels() and self.seat in mates(view) else self.bot

    def _has_levels(self) -> bool:
        """A level was chosen, not a certain bot."""
        return self.bot.name in LEVELS

    def _open_hands(self) -> dict[int, Hand]:
        """The others' hands if they are open."""
        if not self.is_open:
            return {}
        return {seat: hand for seat, hand in enumerate(self.match.phase.hands) if seat != self.seat and hand}

    def _keep_finished(self) -> int:
        """The finished match goes to the others."""
        path = self.target if self.target is not None and self.target != self.resumed else None
        path = path or free_path(self.match.game, FINISHED)
        if not self._write(path):
            return ENDED
        self.screen.command("It is kept: ", f"tricktable replay {shlex.quote(str(path))}", " shows it again.")
        return 0

    def _keep(self, reason: str, code: int) -> int:
        """The match can go on another time."""
        path = self.target or free_path(self.match.game, UNFINISHED)
        if not self._write(path):
            return code or ENDED
        file = "" if path.parent == data_folder() / UNFINISHED else f" {shlex.quote(str(path))}"
        how = f"tricktable play --resume{file}"
        with suppress(OSError):  # the terminal may be gone
            if not reason:
                self.screen.command("The match is saved: ", how, " goes on.")
            else:
                print(flush=True)  # the cursor stands behind a question
                complain(f"{reason}; the match is saved: `{how}` goes on")
        return code

    def _write(self, path: Path) -> bool:
        """Writes the record; the save that the match came from is not needed any more."""
        self.interruptions.ignore()
        try:
            write(self.saved.record(), path)
            if self.resumed is not None and self.resumed != path:
                self.resumed.unlink(missing_ok=True)
        except OSError as error:
            complain(f"the match could not be kept: {os_error_text(error)}")
            return False
        return True
