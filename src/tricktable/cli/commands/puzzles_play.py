"""`tricktable puzzles play`: puzzles in the terminal, one after the other."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tricktable.bots.puzzles.collection import all_puzzles, chosen
from tricktable.bots.puzzles.files import read_file
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.bots.puzzles.themes import THEMES
from tricktable.cli.arguments import UsageError, add_seed, chosen_seed, game_name
from tricktable.cli.examples import examples_text
from tricktable.cli.language import add_language, chosen_speaker, speaker_at
from tricktable.cli.terminal.keyboard import read
from tricktable.cli.terminal.person import Person, Quit
from tricktable.cli.terminal.screen import Screen
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Journal
from tricktable.core.matches import Match, PastRound
from tricktable.core.scores import Standing
from tricktable.core.streams import Stream
from tricktable.games import GAMES, find_game
from tricktable.tables.wire import Offer
from tricktable.words.phrases import Phrase, Row
from tricktable.words.puzzles import THEME_NAMES, try_lines
from tricktable.words.speakers import Speaker
from tricktable.words.tellings import log_lines

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = (
    ("puzzles play", "all, in any order"),
    ("puzzles play --game {0.name}", "those of one game"),
    ("puzzles play --theme counting", "those about one thing"),
    ("puzzles play --file found.csv", "those of a file"),
)


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command `puzzles play`."""
    parser = commands.add_parser(
        "play", help="solve puzzles", description="Solve puzzles in the terminal.", epilog=examples_text(*EXAMPLES)
    )
    parser.add_argument("--game", metavar="GAME", type=game_name, help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--theme", metavar="THEME", choices=THEMES, help=f"one of {', '.join(THEMES)}")
    parser.add_argument("--id", metavar="ID", help="this one alone")
    parser.add_argument("--file", metavar="FILE", type=Path, help="those of a file")
    add_seed(parser)
    add_language(parser)
    parser.set_defaults(func=play)


def play(args: argparse.Namespace) -> int:
    """One puzzle after the other, until all are done or the person stops."""
    if args.game:
        find_game(args.game)
    puzzles = chosen(
        read_file(args.file) if args.file else list(all_puzzles().values()), args.game or "", args.theme or ""
    )
    if args.id:
        puzzles = [puzzle for puzzle in puzzles if puzzle.id == args.id]
    if not puzzles:
        raise UsageError("there is no such puzzle")
    speaker = chosen_speaker(args)
    order = Stream(f"puzzles {chosen_seed(args)}").shuffled(tuple(range(len(puzzles))))
    solved = tried = 0
    try:
        for number in order:
            solved += Sitting(puzzles[number], speaker).solve(tried + 1, len(puzzles))
            tried += 1
            if tried < len(puzzles) and _wants_to_stop(read(f"[{speaker.say(Phrase('cli-puzzle-next'))}] ")):
                break
    except (Quit, EOFError):
        pass
    print(speaker.say(Phrase("cli-puzzle-solved", {"solved": solved, "tried": tried})))
    return 0


def _wants_to_stop(line: str) -> bool:
    return line.strip().lower().startswith("q")


class Known:
    """How the match of a puzzle went so far, as its seat knows it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.past: Final[list[PastRound]] = match.past
        self.number: Final = match.number
        self.journal: Final[Journal] = match.events(seat)
        self.standing: Final[Standing] = match.standing
        self.seating: Final = match.seating
        self.is_over: Final = False

    def winners(self) -> tuple[int, ...]:
        """Nobody yet."""
        return ()


class Sitting:
    """One puzzle, and the person who tries to solve it. To the person it is a table at which nothing else happens."""

    def __init__(self, puzzle: Puzzle, speaker: Speaker) -> None:
        self.puzzle: Final = puzzle
        self.match: Final = opened(puzzle)
        game = self.match.game
        self.screen: Final = Screen(game, speaker_at(speaker, game, {}, puzzle.seat))
        course = Known(self.match, puzzle.seat)
        self.course: Final = course
        self.person: Final = Person(self.screen, course, self, Phrase("cli-puzzle-leave"))

    def solve(self, number: int, total: int) -> bool:
        """Shows the puzzle, and tells what came of the choice; whether it was right."""
        puzzle, screen = self.puzzle, self.screen
        screen.heading(
            Phrase(
                "cli-puzzle-title",
                {"number": number, "total": total, "difficulty": puzzle.difficulty, "id": puzzle.id},
            )
        )
        for line in log_lines(self.match.game, self.course.journal, self.course.seating):
            screen.say(line, "dim")
        view = self.match.view(puzzle.seat)
        action = self.person.choose(view, {})
        assert action is not None, "nothing changes while the person thinks"
        text = self.match.game.actions.text[action]
        for line in try_lines(view, puzzle, text):
            screen.say(line)
        screen.say(Phrase("cli-puzzle-themes", {"themes": Row(tuple(THEME_NAMES[theme] for theme in puzzle.themes))}))
        return text == puzzle.best

    def read(self, prompt: str) -> str | None:
        """One line that the person types."""
        return read(prompt)

    def why(self, action: str) -> IllegalAction:
        """Why the person may not do this now."""
        try:
            self.match.copy().apply_text(self.puzzle.seat, action)
        except IllegalAction as refusal:
            return refusal
        return IllegalAction(self.puzzle.seat, action, "turn", ())

    def go_back(self) -> bool:
        """There is nothing to go back to."""
        self.person.say(Phrase("cli-refused-unchosen"))
        return False

    def end_match(self) -> bool:
        """Whoever has had enough of a puzzle has had enough of all."""
        raise Quit

    def clear_away(self) -> None:
        """The same."""
        raise Quit

    def offers(self) -> tuple[Offer, ...]:
        """Nothing but choices."""
        return ()
