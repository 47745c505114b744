"""`tricktable backup` and `tricktable restore`: a copy of a server's store, made while it runs, and put back."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from tricktable.cli.arguments import UsageError
from tricktable.cli.data_folder import add_database, database_url
from tricktable.cli.output import complain, printable
from tricktable.tables.stores.addresses import DATABASES, FILE

if TYPE_CHECKING:
    from tricktable.cli import Parser
    from tricktable.tables.stores.copies import Copied

MEGABYTE: Final = 1 << 20

BACKUP_EXAMPLES: Final = """\
The server may run meanwhile, and nobody there waits for it. The copy holds everything as it is at one moment: every
entry that had been acknowledged before. Then each log in the copy is checked from its first entry to its last, and only
a copy that is whole gets its name. Its digest is written beside it, for `sha256sum --check`.

examples:
  tricktable backup /var/backups/tables.db
  tricktable backup tables-$(date +%F).db --db sqlite:////var/lib/tricktable/tables.db
  tricktable backup latest.db --replace                 instead of the copy that is there
"""
RESTORE_EXAMPLES: Final = """\
Stop the server first. The copy is checked before anything is changed, and a store that is there already is kept beside
it under another name (and only touched with --replace).

examples:
  tricktable restore /var/backups/tables.db --check     is it whole? Nothing is changed
  tricktable restore /var/backups/tables.db
  tricktable restore /var/backups/tables.db --replace   instead of the store that is there
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The commands `backup` and `restore`."""
    about = "Copy the tables of a server, while it runs, and check the copy."
    parser = subparsers.add_parser("backup", help="copy a server's tables", description=about, epilog=BACKUP_EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="where the copy goes")
    parser.add_argument("--replace", action="store_true", help="replace a copy that is there")
    add_database(parser)
    parser.read_environment("db")
    parser.set_defaults(func=backup)
    about = "Put a copy of a server's tables back, if it is whole."
    parser = subparsers.add_parser("restore", help="put a copy back", description=about, epilog=RESTORE_EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="the copy")
    parser.add_argument("--replace", action="store_true", help="put it in the place of a store, which is kept aside")
    parser.add_argument("--check", action="store_true", help="only check the copy")
    add_database(parser)
    parser.read_environment("db")
    parser.set_defaults(func=put_back)


def backup(args: argparse.Namespace) -> int:
    """Makes a copy."""
    from tricktable.tables.stores.copies import back_up

    source = store_file(args, "pg_dump")
    with _progress() as tell:
        copied = back_up(source, args.file.resolve(), args.replace, tell)
    _tell_of(copied)
    print(f"{copied.path} is written: {_contents(copied)}")
    return 0


def put_back(args: argparse.Namespace) -> int:
    """Puts a copy back, or says whether that could be done."""
    from tricktable.tables.stores.copies import Faulty, restore

    target = store_file(args, "pg_restore")
    try:
        with _progress() as tell:
            copied = restore(args.file.resolve(), target, args.replace, args.check, tell)
    except Faulty as faulty:
        for fault in faulty.told():
            print(printable(fault), file=sys.stderr)
        complain(f"{args.file} is damaged: nothing was changed")
        return 1
    _tell_of(copied)
    if args.check:
        print(f"{args.file} is whole: {_contents(copied)}")
        return 0
    if copied.aside is not None:
        print(f"What was there is now {copied.aside}")
    print(f"{copied.path} is restored: {_contents(copied)}")
    return 0


def store_file(args: argparse.Namespace, tool: str) -> Path:
    """The file of the store; PostgreSQL has tools of its own."""
    url = database_url(args)
    if url.startswith(FILE):
        return Path(url.removeprefix(FILE)).resolve()
    if url.startswith(DATABASES):
        raise UsageError(f"PostgreSQL copies its databases itself: use {tool} (docs/hosting.md says how)")
    kind = url.partition(":")[0]
    raise UsageError(f"there is nothing to copy in a store of the kind {kind!r} (allowed: {FILE}file.db)")


def _tell_of(copied: "Copied") -> None:
    """Tables that the server knows to be damaged are in the copy as they are."""
    for table, reason in copied.found.damaged.items():
        print(printable(f"table {table} had been set aside before: {reason}"), file=sys.stderr)


def _contents(copied: "Copied") -> str:
    found = copied.found
    size = copied.bytes / MEGABYTE
    return f"{len(found.heads)} tables, {found.entries} entries, {found.records} records, {size:.1f} MB, all checked"


@contextmanager
def _progress() -> Iterator[Callable[[str], Callable[[int, int], None]]]:
    """Bars on standard error when that is a terminal, one for each part of the work."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    hidden = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as progress:

        def begin(doing: str) -> Callable[[int, int], None]:
            task = progress.add_task(doing, total=None)
            return lambda done, total: progress.update(task, completed=done, total=total)

        yield begin
