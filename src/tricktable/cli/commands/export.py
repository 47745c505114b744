"""`tricktable export`: the records of a server's tables, to files."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tricktable.cli.arguments import UsageError
from tricktable.cli.data_folder import add_database, database_url
from tricktable.cli.files import write_whole
from tricktable.cli.moving import move_all
from tricktable.cli.output import printable
from tricktable.core.errors import TricktableError
from tricktable.tables.log import decode
from tricktable.tables.stores import DamagedRecord, Store, open_store
from tricktable.tables.table import Table

if TYPE_CHECKING:
    from tricktable.cli import Parser

SOME: Final = 500
"""Records are looked up so many at a time."""

EXAMPLES: Final = """\
Finished matches come as records with everything in them, as `tricktable check` and `replay` take them; matches that go
on come too, as far as they are: whoever runs a server could look at their cards anyway, but should not. The server may
run meanwhile. Records that are there already are left alone if they say the same, and never overwritten; what goes on
(`going-on-...`) is written as it is now.

With --to everything goes to another store, which must be empty: logs, records, guests, byte for byte. For that the
server must be stopped. So a host moves from a file to a database, and back.

examples:
  tricktable export records                              from the usual place
  tricktable export records --db sqlite:///tables.db     from another file
  tricktable export records --finished                   only what is over
  tricktable export --to postgresql://me@host/tables     everything, to a database
  tricktable export --db postgresql://me@host/tables --to sqlite:///tables.db
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `export`."""
    about = "Write the records of a server's matches to files."
    parser = subparsers.add_parser("export", help="write a server's records to files", description=about)
    parser.epilog = EXAMPLES
    parser.add_argument("folder", metavar="DIR", nargs="?", help="where the records go; it is made if it is not there")
    parser.add_argument("--to", metavar="URL", help="move everything to this store instead, which must be empty")
    parser.add_argument("--finished", action="store_true", help="only matches that are over")
    add_database(parser)
    parser.read_environment("db")
    parser.set_defaults(func=export)


def export(args: argparse.Namespace) -> int:
    """Writes a file for each match, or moves everything."""
    if args.to is not None:
        if args.folder is not None or args.finished:
            raise UsageError("with --to everything goes to another store: no DIR, no --finished")
        return move_all(database_url(args), args.to)
    if args.folder is None:
        raise UsageError("say where the records go: DIR, or --to URL")
    folder = Path(args.folder)
    with closing(open_store(database_url(args), is_reader=True)) as store:
        folder.mkdir(parents=True, exist_ok=True)
        return asyncio.run(_write_all(store, folder, args.finished))


async def _write_all(store: Store, folder: Path, only_finished: bool) -> int:
    written = same = bad = 0
    async for name, text in finished(store):
        if not text:
            bad += 1
        elif _write(folder / f"{name}.txt", text):
            written += 1
        else:
            same += 1
    for table in [] if only_finished else await store.unfinished():
        try:
            text = await _unfinished(store, table)
        except (TricktableError, ValueError, AssertionError) as error:
            bad += 1
            print(printable(f"table {table}: {error}"), file=sys.stderr)
            continue
        if text:
            (folder / f"going-on-{table}.txt").write_text(text, encoding="utf-8", newline="\n")
            written += 1
    for damaged in await store.damaged():
        bad += 1
        print(printable(f"table {damaged.table}: {damaged.reason}"), file=sys.stderr)
    await store.finish()
    print(f"{written} written, {same} there already" + (f", {bad} could not be read" if bad else ""))
    return 1 if bad else 0


async def finished(store: Store, has_private: bool = True) -> AsyncIterator[tuple[str, str]]:
    """Names and texts of all records, the newest first; those of private tables may be left out. A damaged one is told
    of, and its text is empty."""
    before = ""
    while summaries := await store.records(SOME, before, has_private):
        for each in summaries:
            try:
                text = await store.record(each.id)
            except DamagedRecord as error:
                print(printable(str(error)), file=sys.stderr)
                text = ""
            if text is not None:
                yield f"{each.game}-{each.id}", text
        before = summaries[-1].id


async def _unfinished(store: Store, table: str) -> str:
    """The record of a match that goes on; nothing if it has not begun."""
    live = Table.of(table, map(decode, await store.read(table)))
    return str(live.record()) if live.match is not None else ""


def _write(path: Path, text: str) -> bool:
    """Writes a new file; one that is there must say the same."""
    if not path.exists():
        write_whole(path, text)
        return True
    if path.read_text(encoding="utf-8") != text:
        raise UsageError(f"{path} is another record: choose another directory")
    return False
