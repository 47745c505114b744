"""Positions: a match in which one seat is to choose, and what is demanded of the choice."""

from pathlib import Path
from typing import Final

from tests.positions.deals import deals
from tests.positions.texts import Step, Text, read
from tricktable.core.deals import Deal, GivenDeals, ShuffledDeals
from tricktable.core.errors import IllegalAction, SetupError, TricktableError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_writing import step_result
from tricktable.core.scores import Standing
from tricktable.core.streams import Stream
from tricktable.games import new_game
from tricktable.games.njet.boards import ROWS
from tricktable.games.was_sticht.tasks import TASKS, TaskStanding

FOLDER: Final = Path(__file__).parent
ALL_TASKS: Final = 4


class Position:
    """A seat in a match, and what it must or must not choose."""

    def __init__(self, text: Text, match: Match, seat: int) -> None:
        self.title: Final = text.title
        self.path: Final = text.path
        self.at: Final = text.at
        self.match: Final = match
        self.seat: Final = seat
        self.view: Final = match.view(seat)
        self.best: Final = self._actions(text, "best")
        self.never: Final = self._actions(text, "never")
        if all(self.allows(action) for action in self.view.legal):
            raise text.error(text.at, "every choice would be right: 'best' or 'never' is missing or says nothing")
        if not any(self.allows(action) for action in self.view.legal):
            raise text.error(text.at, "no choice would be right")

    def _actions(self, text: Text, key: str) -> tuple[int, ...]:
        names = {self.match.game.actions.text[action]: action for action in self.view.legal}
        for name in text.texts(key):
            if name not in names:
                reason = f"seat {self.seat} may not {name} (allowed: {', '.join(names)})"
                raise text.error(text.settings[key].at, reason)
        return tuple(names[name] for name in text.texts(key))

    def allows(self, action: int) -> bool:
        """This choice meets the demands."""
        return action not in self.never and (not self.best or action in self.best)

    def stream(self, number: int) -> Stream:
        """What a bot draws its chance from when it is asked for the nth time."""
        return Stream(f"position {number}")


def positions_of(path: Path) -> list[Position]:
    """The positions of a file, whose name is that of the game."""
    return [_position(text) for text in read(path)]


def all_positions() -> list[Position]:
    return [position for path in sorted(FOLDER.glob("*.txt")) for position in positions_of(path)]


def _position(text: Text) -> Position:
    game = _game(text)
    number = text.number("round", 1)
    standing = _standing(text, game)
    failure: tuple[Step, Exception] | None = None
    for deal in deals(text, game):
        match = _begin(text, game, number, standing, deal)
        failure = _play(text, match)
        if failure is None:
            return Position(text, match, _seat(text, match))
        if not isinstance(failure[1], IllegalAction) or failure[1].reason not in ("follow", "trump"):
            break
    assert failure is not None
    raise text.error(failure[0].at, str(failure[1]))


def _game(text: Text) -> Game:
    options = {name: value.text for name, value in text.options.items()}
    try:
        return new_game(text.path.stem, text.number("players", 0) or None, options)
    except SetupError as error:
        raise text.error(text.at, str(error)) from None


def _standing(text: Text, game: Game) -> Standing:
    dealer = text.number("dealer", 0)
    if dealer >= game.seats:
        raise text.error(text.settings["dealer"].at, f"there is no seat {dealer}")
    totals = [0] * game.seats
    if "score" in text.settings:
        value = text.settings["score"]
        words = value.text.split()
        if len(words) != game.seats or not all(word.lstrip("-").isdecimal() for word in words):
            raise text.error(value.at, f"a score is {game.seats} numbers, one for each seat")
        totals = [int(word) for word in words]
    if game.name != "was_sticht":
        return Standing(totals, dealer)
    tasks = [_tasks(text, seat) for seat in range(game.players)]
    return TaskStanding([ALL_TASKS - len(own) for own in tasks], dealer, tasks)


def _tasks(text: Text, seat: int) -> tuple[int, ...]:
    value = text.tasks.get(seat)
    if value is None:
        raise text.error(text.at, f"'tasks {seat}: ...' is missing")
    for name in value.text.split():
        if name not in TASKS:
            raise text.error(value.at, f"there is no task {name!r} (tasks: {', '.join(TASKS)})")
    return tuple(sorted(TASKS.index(name) for name in value.text.split()))


def _begin(text: Text, game: Game, number: int, standing: Standing, deal: Deal) -> Match:
    """The round as it was dealt, with drafts and markers that the position leaves out."""
    given = GivenDeals((), {number: deal}, ShuffledDeals("further"))
    match = Match.at_round(game, number, standing.copy(), given)
    if text.hands and game.name == "was_sticht":
        while match.phase.name == "draft":
            row = deal.part(match.phase.line())
            match.apply_text(match.turn, f"draft {game.deck.text[row[match.turn]]}")
    if "board" in text.settings:
        _cover(text, match)
    return match


def _cover(text: Text, match: Match) -> None:
    """NJET: everything is covered that `board` does not leave open."""
    value = text.settings["board"]
    kept: set[str] = set()
    for part in value.text.split(","):
        row, *spaces = part.split()
        kept |= {f"veto {row} {space}" for space in spaces}
        if row not in ROWS or not spaces or any(f"veto {row} {s}" not in match.game.actions.text for s in spaces):
            raise text.error(value.at, f"{part.strip()!r} is not a row ({', '.join(ROWS)}) and its open spaces")
    if {name.split()[1] for name in kept} != set(ROWS):
        raise text.error(value.at, f"the board has the rows {', '.join(ROWS)}")
    while match.phase.name == "veto":
        names = [match.game.actions.text[action] for action in match.legal_actions(match.turn)]
        rest = [name for name in names if name not in kept]
        if not rest:
            return
        match.apply_text(match.turn, rest[0])


def _play(text: Text, match: Match) -> tuple[Step, Exception] | None:
    """What was done so far; the step that cannot be, if there is one."""
    number = match.number
    for count, step in enumerate(text.steps, 1):
        if step.seat not in match.game.house:
            match.play_house()
        try:
            if match.number != number or match.is_over:
                raise TricktableError(f"seat {step.seat} cannot {step.text}: the round is over")
            if match.phase.line() != step.label:
                raise TricktableError(f"this belongs to {match.phase.line()!r}, not to {step.label!r}")
            result = step_result(match, step.seat, match.game.actions.parse(step.text))
        except TricktableError as error:
            return step, error
        written = text.results.get(count)
        if written and written.text != result:
            return step, TricktableError(f"ends with {result or 'nothing'!r}, not with {written.text!r}")
    match.play_house()
    if match.number != number or match.is_over:
        return text.steps[-1], TricktableError("the round is over: nobody is to choose")
    return None


def _seat(text: Text, match: Match) -> int:
    seat = text.number("seat", match.turn)
    if seat not in match.awaited():
        awaited = ", ".join(map(str, match.awaited()))
        raise text.error(
            text.settings["seat"].at, f"seat {seat} is not to choose in {match.phase.line()} ({awaited} is)"
        )
    if len(match.legal_actions(seat)) < 2:
        raise text.error(text.at, f"seat {seat} has only one choice in {match.phase.line()}")
    return seat
