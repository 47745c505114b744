"""The user's data folder: where matches, tables and tokens are kept."""

import argparse
import os
from pathlib import Path


def data_folder() -> Path:
    """Where this user's matches are kept."""
    base = os.environ.get("XDG_DATA_HOME", "")
    folder = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share"
    return folder / "tricktable"


def add_database(parser: argparse.ArgumentParser) -> None:
    """The option --db."""
    parser.add_argument(
        "--db",
        metavar="URL",
        help="where tables are kept: sqlite:///FILE or postgresql://... (default: a file of your own)",
    )


def database_url(args: argparse.Namespace) -> str:
    """Where the tables are that a command is about: those of this user's server, unless --db says otherwise."""
    return args.db or f"sqlite:///{data_folder() / 'tables.db'}"
