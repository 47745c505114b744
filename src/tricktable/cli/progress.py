"""Progress for those who watch a long command."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

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
