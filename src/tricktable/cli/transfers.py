"""`tricktable export` and `import`: the records of a server's tables, to files and back."""

import argparse
import asyncio
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import track

from tricktable.cli.arguments import UsageError
from tricktable.cli.checks import found, summary
from tricktable.cli.files import read_record, write_whole
from tricktable.cli.messages import printable
from tricktable.cli.saves import tables_url
from tricktable.core.errors import RecordError, TricktableError
from tricktable.core.records import EVERYTHING, Record
from tricktable.core.replays import replay
from tricktable.games.records import game_of
from tricktable.tables.log import decode
from tricktable.tables.stores import Finished, Store, open_store
from tricktable.tables.table import Table

if TYPE_CHECKING:
    from tricktable.cli import Parser

SOME: Final = 500
"""Records are looked up so many at a time."""

EXPORT_EXAMPLES: Final = """\
Finished matches come as records with everything in them, as `tricktable check` and `replay` take them; matches that go
on come too, as far as they are: whoever runs a server could look at their cards anyway, but should not. The server may
run meanwhile. Files that are there already are left alone if they say the same, and nothing is ever overwritten.

examples:
  tricktable export records                              from the usual place
  tricktable export records --db sqlite:///tables.db     from another file
  tricktable export records --finished                   only what is over
"""
IMPORT_EXAMPLES: Final = """\
Every record is checked before it is taken; a record that is there already is not taken twice. The server must not
run meanwhile: it alone writes to its file.

examples:
  tricktable import match.txt            one record
  tricktable import records              all *.txt in a directory
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The commands `export` and `import`."""
    about = "Write the records of a server's matches to files."
    parser = subparsers.add_parser("export", help="write a server's records to files", description=about)
    parser.epilog = EXPORT_EXAMPLES
    parser.add_argument("folder", metavar="DIR", help="where the records go; it is made if it is not there")
    parser.add_argument("--finished", action="store_true", help="only matches that are over")
    _add_db(parser)
    parser.set_defaults(func=export)
    about = "Add records from files to the finished matches of a server."
    parser = subparsers.add_parser("import", help="add records to a server's matches", description=about)
    parser.epilog = IMPORT_EXAMPLES
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record, or a directory of records (*.txt)")
    _add_db(parser)
    parser.set_defaults(func=import_)


def _add_db(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db", metavar="URL", help="where tables are kept: sqlite:///FILE (default: a file of your own)"
    )


def _url(args: argparse.Namespace) -> str:
    return args.db or tables_url()


def _with_progress(items: Iterable[Path], what: str, total: int) -> Iterable[Path]:
    hidden = total < 2 or not sys.stderr.isatty()
    return track(items, what, total, console=Console(stderr=True), transient=True, disable=hidden)


def export(args: argparse.Namespace) -> int:
    """Writes a file for each match."""
    folder = Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    written = same = bad = 0
    with closing(open_store(_url(args), is_reader=True)) as store:
        for name, text in _finished(store):
            if _write(folder / f"{name}.txt", text):
                written += 1
            else:
                same += 1
        for table in [] if args.finished else store.unfinished():
            try:
                text = _unfinished(store, table)
            except (TricktableError, ValueError, AssertionError) as error:
                bad += 1
                print(printable(f"table {table}: {error}"), file=sys.stderr)
                continue
            if text:
                (folder / f"going-on-{table}.txt").write_text(text, encoding="utf-8", newline="\n")
                written += 1
        for damaged in store.damaged():
            bad += 1
            print(printable(f"table {damaged.table}: {damaged.reason}"), file=sys.stderr)
    print(f"{written} written, {same} there already" + (f", {bad} could not be read" if bad else ""))
    return 1 if bad else 0


def _finished(store: Store) -> Iterator[tuple[str, str]]:
    """Names and texts of all records, the newest first."""
    before = ""
    while summaries := store.records(SOME, before, has_private=True):
        for each in summaries:
            text = store.record(each.id)
            if text is not None:
                yield f"{each.game}-{each.id}", text
        before = summaries[-1].id


def _unfinished(store: Store, table: str) -> str:
    """The record of a match that goes on; nothing if it has not begun."""
    live = Table.of(table, map(decode, store.read(table)))
    return str(live.record()) if live.match is not None else ""


def _write(path: Path, text: str) -> bool:
    """Writes a new file; one that is there must say the same."""
    if not path.exists():
        write_whole(path, text)
        return True
    if path.read_text(encoding="utf-8") != text:
        raise UsageError(f"{path} is another record: choose another directory")
    return False


def import_(args: argparse.Namespace) -> int:
    """Takes every record that is right."""
    paths = list(found(args.files))
    with closing(open_store(_url(args))) as store:
        return asyncio.run(_take_all(store, paths))


async def _take_all(store: Store, paths: list[Path]) -> int:
    bad = 0
    for path in _with_progress(paths, "importing", len(paths)):
        try:
            if path.is_dir():
                raise RecordError(1, "there are no records (*.txt) in this directory")
            record = _checked(path)
            names = tuple(name for _, name in sorted(record.names.items()))
            ended_at = int(path.stat().st_mtime * 1000)
            await store.add_record(Finished(record.game, record.players, names, str(record)), ended_at)
        except (RecordError, OSError) as error:
            bad += 1
            print(printable(f"{path}: {error}"), file=sys.stderr)
    print(summary(len(paths) - bad, bad))
    return 1 if bad else 0


def _checked(path: Path) -> Record:
    """The record in a file, if it is that of a finished match."""
    record = read_record(path)
    game = game_of(record)
    if record.known_to != EVERYTHING:
        raise RecordError(record.mark("known to"), f"this is only what {record.known_to} knows of a match")
    if not record.result:
        raise RecordError(record.mark("result"), "this match is not over")
    replay(record, game)
    return record
