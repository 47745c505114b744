"""The text of positions: blocks of `key: value` lines, as `docs/positions.md` describes them."""

import re
from pathlib import Path
from typing import Final, NamedTuple

SETTINGS: Final = ("players", "round", "dealer", "score", "board", "seat", "best", "never", "why")
"""Keys that stand once in a position, beside those that name a seat, a part of the deal, an option or a phase."""
OPEN: Final = "..."
"""Ends a list of cards that is filled up by chance."""

_LINE = re.compile(r"([a-z][a-z0-9 ]*): (\S.*)")
_STEP = re.compile(r"(\d) (\S.*)")


class PositionError(ValueError):
    """A file that does not describe a position: where, and what is wrong."""

    def __init__(self, path: Path, at: int, reason: str) -> None:
        self.path = path
        self.at = at
        self.reason = reason
        super().__init__(f"{path.name}, line {at}: {reason}")


class Value(NamedTuple):
    """What stands after a key, and in which line."""

    text: str
    at: int


class Step(NamedTuple):
    """One choice so far: `trick 2: 0 r5` is a step with the label `trick 2`."""

    label: str
    seat: int
    text: str
    at: int


class Text:
    """One position as it is written."""

    def __init__(self, path: Path, title: str, at: int) -> None:
        self.path: Final = path
        self.title: Final = title
        self.at: Final = at
        self.settings: Final[dict[str, Value]] = {}
        self.options: Final[dict[str, Value]] = {}
        self.hands: Final[dict[int, Value]] = {}
        self.tasks: Final[dict[int, Value]] = {}
        self.deal: Final[dict[str, Value]] = {}
        self.steps: Final[list[Step]] = []
        self.results: Final[dict[int, Value]] = {}
        """How a line of choices ends, by the number of steps up to its end; only where it is written."""

    def error(self, at: int, reason: str) -> PositionError:
        return PositionError(self.path, at or self.at, reason)

    def number(self, key: str, default: int) -> int:
        """A setting that is a whole number."""
        value = self.settings.get(key)
        if value is None:
            return default
        if not value.text.isdecimal():
            raise self.error(value.at, f"{key} is a number, not {value.text!r}")
        return int(value.text)

    def texts(self, key: str) -> tuple[str, ...]:
        """A setting that is a list with commas."""
        value = self.settings.get(key)
        return tuple(text.strip() for text in value.text.split(",")) if value else ()

    def read(self, key: str, value: Value) -> None:
        """Takes note of one line."""
        word, _, rest = key.partition(" ")
        if key in SETTINGS:
            self._once(self.settings, key, key, value)
        elif word == "option":
            self._once(self.options, rest, key, value)
        elif word == "deal":
            self._once(self.deal, rest, key, value)
        elif word in ("hand", "tasks") and rest.isdecimal():
            self._once(self.hands if word == "hand" else self.tasks, int(rest), key, value)
        else:
            self._read_steps(key, value)

    def _once(self, place: "dict[str, Value] | dict[int, Value]", name: str | int, key: str, value: Value) -> None:
        if name in place:
            raise self.error(value.at, f"{key!r} stands twice")
        place[name] = value  # type: ignore[index]  # a name is a seat where the place is by seats

    def _read_steps(self, label: str, value: Value) -> None:
        choices, _, result = value.text.partition(" = ")
        for choice in choices.split(","):
            step = _STEP.fullmatch(choice.strip())
            if step is None:
                reason = f"{choice.strip()!r} is not a seat and what it did (or there is no such key as {label!r})"
                raise self.error(value.at, reason)
            self.steps.append(Step(label, int(step[1]), step[2], value.at))
        if result:
            self.results[len(self.steps)] = Value(result.strip(), value.at)


def read(path: Path) -> list[Text]:
    """All positions of a file. Lines that begin with `#` are remarks; the order within a position is that of play."""
    texts: list[Text] = []
    for at, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise PositionError(path, at, f"{line!r} is not of the form 'key: value'")
        key, value = found[1], found[2]
        if key == "position":
            if any(text.title == value for text in texts):
                raise PositionError(path, at, f"there are two positions {value!r}")
            texts.append(Text(path, value, at))
        elif not texts:
            raise PositionError(path, at, "a position begins with 'position: TITLE'")
        else:
            texts[-1].read(key, Value(value, at))
    return texts
