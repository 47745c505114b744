"""`tricktable import`: records from files, to the finished matches of a server."""

import argparse
import asyncio
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tricktable.cli.arguments import UsageError
from tricktable.cli.data_folder import add_database, database_url
from tricktable.cli.files import found, read_record, summary
from tricktable.cli.moving import move_all
from tricktable.cli.output import os_error_text, printable
from tricktable.cli.progress import watched
from tricktable.core.errors import RecordError
from tricktable.core.record_playback import replay
from tricktable.core.records import EVERYTHING, Record
from tricktable.games.records import game_of
from tricktable.tables.stores import Finished, Store, open_store

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = """\
Every record is checked before it is taken; a record that is there already is not taken twice. The server must not
run meanwhile: it alone writes to its file.

With --from everything comes from another store, byte for byte, and the one it goes to must be empty.

examples:
  tricktable import match.txt            one record
  tricktable import records              all *.txt in a directory
  tricktable import --from sqlite:///tables.db --db postgresql://me@host/tables
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `import`."""
    about = "Add records from files to the finished matches of a server."
    parser = subparsers.add_parser("import", help="add records to a server's matches", description=about)
    parser.epilog = EXAMPLES
    parser.add_argument("files", metavar="FILE", nargs="*", help="a record, or a directory of records (*.txt)")
    parser.add_argument("--from", metavar="URL", dest="source", help="move everything from this store instead")
    add_database(parser)
    parser.read_environment("db")
    parser.set_defaults(func=import_)


def import_(args: argparse.Namespace) -> int:
    """Takes every record that is right, or everything."""
    if args.source is not None:
        if args.files:
            raise UsageError("with --from everything comes from another store: no FILE")
        return move_all(args.source, database_url(args))
    if not args.files:
        raise UsageError("say which records: FILE, or --from URL")
    paths = list(found(args.files))
    with closing(open_store(database_url(args))) as store:
        return asyncio.run(_take_all(store, paths))


async def _take_all(store: Store, paths: list[Path]) -> int:
    bad = 0
    for path in watched(paths, "importing", len(paths)):
        try:
            if path.is_dir():
                raise RecordError(1, "there are no records (*.txt) in this directory")
            record = _checked(path)
            names = tuple(name for _, name in sorted(record.names.items()))
            ended_at = int(path.stat().st_mtime * 1000)
            await store.add_record(Finished(record.game, record.players, names, str(record)), ended_at)
        except RecordError as error:
            bad += 1
            print(printable(f"{path}: {error}"), file=sys.stderr)
        except OSError as error:
            bad += 1
            print(printable(os_error_text(error)), file=sys.stderr)
    await store.finish()
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
