"""Moving everything from one store to another, for those who watch."""

import asyncio
import sys

from tricktable.cli.output import printable
from tricktable.cli.progress import Bar
from tricktable.tables.stores.moves import move


def move_all(source: str, target: str) -> int:
    """Moves a hall, and says how much that was."""
    with Bar("moving") as bar:
        moved = asyncio.run(move(source, target, bar.show))
    for table in moved.damaged:
        print(printable(f"table {table}: its log is not whole; it was moved as it is"), file=sys.stderr)
    print(
        f"{moved.tables} tables with {moved.entries} entries, {moved.records} records and {moved.guests} guests moved"
    )
    return 1 if moved.damaged else 0
