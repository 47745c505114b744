"""Progress for those who watch a long command."""

import sys
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Result = TypeVar("Result")


def watched(results: Iterable[Result], doing: str, total: int) -> Iterator[Result]:
    """The results one by one, with what is done and a bar on standard error when that is a terminal."""
    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = total < 2 or not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as progress:
        task = progress.add_task(doing, total=total)
        for result in results:
            yield result
            progress.advance(task)


class Bar:
    """A bar for work whose size is found out on the way, on standard error when that is a terminal."""

    def __init__(self, doing: str) -> None:
        columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        hidden = not sys.stderr.isatty()
        self._progress: Final = Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden)
        self._task: Final = self._progress.add_task(doing, total=None)

    def __enter__(self) -> "Bar":
        self._progress.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._progress.stop()

    def show(self, done: int, total: int) -> None:
        """So much is done."""
        self._progress.update(self._task, completed=done, total=total)
