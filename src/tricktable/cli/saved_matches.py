"""Matches kept in the user's data folder: unfinished ones to go on with, finished ones to look at again."""

import os
import secrets
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from tricktable.cli.arguments import UsageError
from tricktable.cli.data_folder import data_folder
from tricktable.cli.files import read_record
from tricktable.cli.language import YOU
from tricktable.cli.output import os_error_text
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import record_of
from tricktable.core.records import Record
from tricktable.core.verification import comes_from
from tricktable.games.records import game_of

UNFINISHED: Final = "saves"
FINISHED: Final = "matches"


class SavedMatch:
    """A match with what must be known to go on with it."""

    def __init__(self, match: Match, seed: bytes, names: dict[int, str], practice: int = 0) -> None:
        self.match: Final = match
        self.seed: Final = seed
        """What the deals of later rounds come from."""
        self.names: Final = names
        """By seat; the person is called `You`, a bot `Ada (thumb)`."""
        self.practice: Final = practice
        """How often the person went back."""

    def record(self) -> Record:
        """As much as has been played. A finished match needs no seed; one with other deals before has none to name."""
        record = record_of(self.match)
        record.names = self.names
        record.practice = self.practice
        if not self.match.is_over and comes_from(ShuffledDeals(self.seed), record, self.match.game):
            record.seed = self.seed.hex()
        return record.sealed()


def new_seed() -> bytes:
    """Chance from the operating system."""
    return secrets.token_bytes(16)


def free_path(game: Game, kind: str) -> Path:
    """A new file's path, by game and time."""
    stem = f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}"
    path = data_folder() / kind / f"{stem}.txt"
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{stem}-{number}.txt")
    return path


def write(record: Record, path: Path) -> None:
    """Writes the whole record or nothing: first to a new file beside it, which then takes its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(str(record))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def saves(game: str = "") -> list[Path]:
    """The unfinished matches, of one game or of all, the newest first."""
    folder = data_folder() / UNFINISHED
    if not folder.is_dir():
        return []
    found = [path for path in folder.glob(f"{game}*.txt") if not path.name.startswith(".")]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def load(path: Path) -> SavedMatch:
    """The match in a file, in the position in which it was left."""
    try:
        record = read_record(path)
        if record.result:
            raise UsageError(f"{path}: this match is over; `tricktable replay {path}` shows it")
        seed = bytes.fromhex(record.seed) if record.seed else new_seed()
        match = replay(record, game_of(record), ShuffledDeals(seed))
    except OSError as error:
        raise UsageError(os_error_text(error)) from None
    except UsageError:
        raise
    except ValueError as error:  # a record that is none, or a seed that is none
        raise UsageError(f"{path}: {error} (this match cannot go on)") from None
    return SavedMatch(match, seed, record.names, record.practice)


def person_in(names: dict[int, str]) -> int:
    """The person's seat."""
    return next((seat for seat, name in sorted(names.items()) if name == YOU), 0)
