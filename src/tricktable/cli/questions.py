"""The person at the terminal: sees the position, asks about it, and chooses."""

import os
import sys
from typing import Final, Protocol

from rich.markdown import Markdown

from tricktable.bots.explanations import HINT, SLOW_HINT, explain
from tricktable.builds import PARTS, is_compiled
from tricktable.cli.chronicles import Course
from tricktable.cli.listings import rules_text
from tricktable.cli.screens import Screen
from tricktable.cli.thoughts import thinking
from tricktable.cli.words import why
from tricktable.cli.words.hints import hint_lines
from tricktable.cli.words.narrations import log_lines
from tricktable.core.cards import Hand
from tricktable.core.errors import IllegalAction, SetupError
from tricktable.core.matches import PastRound
from tricktable.core.views import View

HELP: Final = (
    ("3", "choose by number"),
    ("r7", "choose by notation; the first word can be left out where it is clear"),
    ("Enter", "take the choice if there is only one"),
    ("h", "a hint: what to choose, and why"),
    ("?r7", "may this be played, and why not"),
    ("s", "score sheet; `s 2` says what the points of round 2 were for"),
    ("l", "log of this round"),
    ("r", "rules of the game"),
    ("b", "take your last choice back, as long as nobody has seen more than it"),
)
COMMANDS: Final = {
    "?": "help",
    "help": "help",
    "h": "hint",
    "hint": "hint",
    "s": "score",
    "score": "score",
    "l": "log",
    "log": "log",
    "r": "rules",
    "rules": "rules",
    "b": "back",
    "back": "back",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}


class Quit(Exception):
    """The person wants to stop."""


class Table(Protocol):
    """The table at which the person sits."""

    def read(self, prompt: str) -> str | None:
        """One line that the person types; nothing if the position changed before."""

    def why(self, action: str) -> IllegalAction:
        """Why the person may not do this now."""

    def take_back(self) -> bool:
        """Asks to take the last choice back; whether the position is another one now."""


class Person:
    """Asks until a choice is made."""

    def __init__(self, screen: Screen, course: Course, table: Table, leaving: str) -> None:
        """`leaving` says what happens when the person quits."""
        self.screen: Final = screen
        self.course: Final = course
        self.table: Final = table
        self.leaving: Final = leaving

    def choose(self, view: View, hands: dict[int, Hand]) -> int | None:
        """Shows the position, and returns one of the legal actions; none if the position has changed meanwhile."""
        self.screen.turn(view, hands)
        prompt = f"{self.screen.words.ask(view)} > "
        while (line := self.table.read(prompt)) is not None:
            text = plain(line)
            command, rest = command_in(text)
            if text.startswith("?") and text != "?":
                self.say(self._verdict(view, text[1:].strip()))
            elif command == "back":
                if self.table.take_back():
                    return None
            elif command:
                self._obey(view, command, rest)
            else:
                action = self._meant(view, text)
                if action in view.legal:
                    return action
                self.say(self._verdict(view, text) if text else self._how_to(view))
        return None

    def obey(self, line: str) -> bool:
        """Does what a line wants that is typed at another's turn; whether it is such a line."""
        command, rest = command_in(plain(line))
        if command == "back":
            self.table.take_back()
        elif command == "hint":
            self.say("It is not your turn.")
        elif command:
            self._obey(None, command, rest)
        return bool(command)

    def say(self, text: str) -> None:
        """Something about the table, not about the match."""
        self.screen.say(text, "italic")

    def _how_to(self, view: View) -> str:
        return f"Type a number from 1 to {len(view.legal)}, or help."

    def _meant(self, view: View, text: str) -> int | None:
        """The action that a text names: a number of the list, a notation, or one without its verb."""
        if not text:
            return view.legal[0] if len(view.legal) == 1 else None
        if text.isascii() and text.isdigit():
            number = int(text) if len(text) < 4 else 0
            return view.legal[number - 1] if 0 < number <= len(view.legal) else None
        texts = view.game.actions.text
        verbs = list(dict.fromkeys(texts[action].partition(" ")[0] for action in view.legal if " " in texts[action]))
        if len(text) > 1:
            for verb in verbs:
                if f"{verb} {text}" in texts:
                    return texts.index(f"{verb} {text}")
        return texts.index(text) if text in texts else None

    def _verdict(self, view: View, text: str) -> str:
        """Whether what a text names can be done now, and if not why."""
        action = self._meant(view, text)
        if action is None and text.isdigit():
            return f"There is no number {text}. {self._how_to(view)}"
        if action is None:
            return f"I do not know what {text!r} is. {self._how_to(view)}"
        name = view.game.actions.text[action]
        if action in view.legal:
            return f"Yes, {name} is possible: it is number {view.legal.index(action) + 1}."
        return why(view, self.table.why(name), self.screen.names)

    def _obey(self, view: View | None, command: str, rest: str) -> None:
        """`view` is what the person chooses in; none at another's turn."""
        if command == "quit":
            raise Quit
        if command == "help":
            for label, text in (*HELP, ("q", self.leaving)):
                self.screen.line(f"  {label}", self.screen.coloured(text), 9)
        elif command == "hint" and view is not None:
            self._show_hint(view)
        elif command == "log":
            for line in log_lines(self.screen.game, self.course.journal, self.screen.names):
                self.screen.say(line)
        elif command == "rules":
            self._show_rules()
        else:
            self._show_score(rest)

    def _show_hint(self, view: View) -> None:
        """What a bot would do that knows no more than the person."""
        with thinking(self.screen.console, "Thinking"):
            explanation = explain(view, HINT if is_compiled(PARTS["kernel"]) else SLOW_HINT)
        for line in hint_lines(view, explanation, self.screen.names):
            self.screen.say(line)

    def _show_score(self, wanted: str) -> None:
        rounds = [past for past in self.course.past if past.number]
        chosen: list[PastRound] = [past for past in rounds if not wanted or str(past.number) == wanted]
        if not chosen:
            self.say("No round is over yet." if not rounds else f"There is no score of round {wanted}.")
            return
        if not wanted:
            self.screen.sheet(rounds)
        self.screen.say(f"Round {chosen[-1].number} in detail", "bold")
        self.screen.score_lines(chosen[-1])

    def _show_rules(self) -> None:
        """The rules page as far as it is about playing."""
        console = self.screen.console
        try:
            page = Markdown(rules_text(self.screen.game.name).partition("\n## Rulings")[0], hyperlinks=False)
        except SetupError as error:
            self.say(f"{error}.")
            return
        if sys.stdin.isatty() and console.is_terminal:
            os.environ.setdefault("LESS", "-FRX")  # colours, and no paging of what fits on the screen
            with console.pager(styles=console.color_system is not None):
                console.print(page, width=self.screen.width)
        else:
            console.print(page, width=self.screen.width)


def plain(line: str) -> str:
    """What was typed, without capitals and further spaces."""
    return " ".join(line.lower().split())


def command_in(text: str) -> tuple[str, str]:
    """The command that a text names, if it does, and what stands behind it."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word, "")
    return (command, rest) if not rest or command == "score" else ("", "")
