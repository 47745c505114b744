"""The person at the terminal: sees the position, asks about it, and chooses."""

from typing import Final, Protocol

from tricktable.bots.hints import HINT, SLOW_HINT, explain
from tricktable.builds import PARTS, is_compiled
from tricktable.cli.terminal.chronicle import Course
from tricktable.cli.terminal.rulebook import WIDEST, Rulebook, show_page
from tricktable.cli.terminal.screen import Screen
from tricktable.cli.terminal.spinner import thinking
from tricktable.core.cards import Hand
from tricktable.core.errors import IllegalAction, SetupError
from tricktable.core.matches import PastRound
from tricktable.core.views import View
from tricktable.tables.wire import Offer
from tricktable.words.common import notation
from tricktable.words.hints import hint_lines
from tricktable.words.letters import Typed
from tricktable.words.phrases import Cards, Phrase, Row, Sentences
from tricktable.words.reasons import why
from tricktable.words.tellings import log_lines

HELP: Final = (
    ("3", Phrase("cli-help-number")),
    ("{card}", Phrase("cli-help-notation")),
    ("Enter", Phrase("cli-help-enter")),
    ("h", Phrase("cli-help-hint")),
    ("?{card}", Phrase("cli-help-why")),
    ("s", Phrase("cli-help-score")),
    ("l", Phrase("cli-help-log")),
    ("r", Phrase("cli-help-rules")),
)
"""What can be typed is the same in all languages, but for the letters of the suits."""
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
    "end": "end",
    "clear": "clear",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}


class Quit(Exception):
    """The person wants to stop."""


class ClearedAway(Exception):
    """The person is done with the match, and the table knows it."""


class Table(Protocol):
    """The table at which the person sits."""

    def read(self, prompt: str) -> str | None:
        """One line that the person types; nothing if the position changed before."""

    def why(self, action: str) -> IllegalAction:
        """Why the person may not do this now."""

    def go_back(self) -> bool:
        """Goes back to before the last choice, or asks the others for it; whether the position is another one now."""

    def end_match(self) -> bool:
        """Ends the match if the person really wants to; whether it has ended."""

    def clear_away(self) -> None:
        """Lets go of the table if the person really wants to: raises `ClearedAway` then."""

    def offers(self) -> tuple[Offer, ...]:
        """What the person can ask for now, besides choices."""


class Person:
    """Asks until a choice is made."""

    def __init__(self, screen: Screen, course: Course, table: Table, leaving: Phrase) -> None:
        """`leaving` says what happens when the person quits."""
        self.screen: Final = screen
        self.course: Final = course
        self.table: Final = table
        self.leaving: Final = leaving
        self.typed: Final = Typed(screen.game, screen.speaker.letters)

    def choose(self, view: View, hands: dict[int, Hand]) -> int | None:
        """Shows the position, and returns one of the legal actions; none if the position has changed meanwhile."""
        self.screen.turn(view, hands)
        prompt = f"{self.screen.text(self.screen.words.ask(view))} > "
        while (line := self.table.read(prompt)) is not None:
            text = plain(line)
            command, rest = command_in(text)
            if text.startswith("?") and text != "?":
                self.say(self._verdict(view, text[1:].strip()))
            elif command in ("back", "end"):
                if self.table.go_back() if command == "back" else self.table.end_match():
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
            self.table.go_back()
        elif command == "end":
            self.table.end_match()
        elif command == "hint":
            self.say(Phrase("why-turn"))
        elif command:
            self._obey(None, command, rest)
        return bool(command)

    def say(self, sentence: Phrase) -> None:
        """Something about the table, not about the match."""
        self.screen.say(sentence, "italic")

    def _how_to(self, view: View) -> Phrase:
        return Phrase("cli-how-to", {"last": len(view.legal)})

    def _meant(self, view: View, text: str) -> int | None:
        """The action that a text names: a number of the list, a notation, or one without its verb."""
        if not text:
            return view.legal[0] if len(view.legal) == 1 else None
        if text.isascii() and text.isdigit():
            number = int(text) if len(text) < 4 else 0
            return view.legal[number - 1] if 0 < number <= len(view.legal) else None
        typed = self.typed.notation(text)
        if typed is None:
            return None
        text = typed
        texts = view.game.actions.text
        verbs = list(dict.fromkeys(texts[action].partition(" ")[0] for action in view.legal if " " in texts[action]))
        if len(text) > 1:
            for verb in verbs:
                if f"{verb} {text}" in texts:
                    return texts.index(f"{verb} {text}")
        return texts.index(text) if text in texts else None

    def _verdict(self, view: View, text: str) -> Phrase:
        """Whether what a text names can be done now, and if not why."""
        action = self._meant(view, text)
        if action is None:
            is_number = text.isdigit()
            wrong = Phrase("cli-no-number", {"number": text}) if is_number else Phrase("cli-unknown", {"text": text})
            return Phrase("line", {"parts": Sentences((wrong, self._how_to(view)))})
        name = view.game.actions.text[action]
        if action in view.legal:
            return Phrase("cli-possible", {"action": notation(view.game, name), "number": view.legal.index(action) + 1})
        return why(view, self.table.why(name))

    def _obey(self, view: View | None, command: str, rest: str) -> None:
        """`view` is what the person chooses in; none at another's turn."""
        if command == "quit":
            raise Quit
        if command == "clear":
            self.table.clear_away()
            return
        if command == "help":
            self._show_help()
        elif command == "hint" and view is not None:
            self._show_hint(view)
        elif command == "log":
            for line in log_lines(self.screen.game, self.course.journal, self.course.seating):
                self.screen.say(line)
        elif command == "rules":
            self._show_rules()
        else:
            self._show_score(rest)

    def _show_help(self) -> None:
        """What can be typed, with a card of this game as an example."""
        card = self.screen.notation(self.screen.game.deck.text[-1])
        is_alone = "end" in self.table.offers()
        practice = (("b", Phrase("cli-help-undo")), ("end", Phrase("cli-help-end")))
        back = practice if is_alone else (("b", Phrase("cli-help-back")),)
        leaving = (("clear", Phrase("cli-help-clear")), ("q", self.leaving))
        for label, text in (*HELP[:2], ("", self._suits()), *HELP[2:], *back, *leaving):
            self.screen.line(f"  {label.format(card=card)}", self.screen.coloured(self.screen.text(text)), 9)

    def _suits(self) -> Phrase:
        """The letters by which suits are typed."""
        game, suit = self.screen.game, self.screen.words.suit
        letters = enumerate(game.deck.colours)
        named = (
            Phrase("cli-help-suit", {"letter": Cards((own,)), "suit": suit(game, number)}) for number, own in letters
        )
        return Phrase("cli-help-suits", {"suits": Row(tuple(named))})

    def _show_hint(self, view: View) -> None:
        """What a bot would do that knows no more than the person."""
        with thinking(self.screen.console, self.screen.text(Phrase("cli-thinking-hard"))):
            explanation = explain(view, HINT if is_compiled(PARTS["kernel"]) else SLOW_HINT)
        for line in hint_lines(view, explanation):
            self.screen.say(line)

    def _show_score(self, wanted: str) -> None:
        rounds = [past for past in self.course.past if past.number]
        chosen: list[PastRound] = [past for past in rounds if not wanted or str(past.number) == wanted]
        if not chosen:
            self.say(Phrase("cli-no-score-of", {"number": wanted}) if rounds else Phrase("cli-no-score"))
            return
        if not wanted:
            self.screen.sheet(rounds)
        self.screen.say(Phrase("cli-round-in-detail", {"number": chosen[-1].number}), "bold")
        self.screen.score_lines(chosen[-1])

    def _show_rules(self) -> None:
        try:
            page = Rulebook(self.screen.game.name, self.screen.speaker.language)
        except SetupError as error:
            self.screen.show(f"{error}.", "italic")
            return
        show_page(self.screen.console, page, min(self.screen.width, WIDEST))


def plain(line: str) -> str:
    """What was typed, without capitals and further spaces."""
    return " ".join(line.lower().split())


def command_in(text: str) -> tuple[str, str]:
    """The command that a text names, if it does, and what stands behind it."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word, "")
    return (command, rest) if not rest or command == "score" else ("", "")
