"""`tricktable doctor`: is an installation as it should be, and if not, what is to be mended?"""

import argparse
import json
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from tricktable.cli.arguments import UsageError
from tricktable.cli.checkup.findings import CHECKS, CODES, Check, Finding, answers, fault, ok, warning, worst
from tricktable.cli.commands.serve import port
from tricktable.cli.data_folder import add_database, database_url
from tricktable.cli.output import printable
from tricktable.clients.addresses import parse_server
from tricktable.clients.errors import ClientError
from tricktable.tables.stores.addresses import DATABASES, FILE, IN_MEMORY

if TYPE_CHECKING:
    from tricktable.cli import Parser

STYLES: Final = {"ok": "green", "warning": "yellow", "fault": "bold red"}

EXAMPLES: Final = """\
Asks a server as its guests do, through whatever stands before it, and looks at the store if that is on this machine.
Each line is ok, warning or fault, and says what to do. Nothing is changed, and nothing is written but a small file in
the store's folder, which is removed again.

Without URL it is TRICKTABLE_PUBLIC_URL, or the port of this machine that TRICKTABLE_PORT says (8000).
The exit code is 0 if all is well, 3 with warnings, 1 with faults.

examples:
  tricktable doctor                                     the server on this machine
  tricktable doctor https://cards.example               as people find it: proxy, TLS and all
  tricktable doctor --only ready http://127.0.0.1:8000  for health checks of containers
  tricktable doctor --json                              for programs
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `doctor`."""
    about = "Check a running installation, and say what to mend."
    parser = subparsers.add_parser("doctor", help="check an installation", description=about, epilog=EXAMPLES)
    parser.add_argument("url", metavar="URL", nargs="?", default="", help="where people find the server")
    parser.add_argument("--metrics-port", metavar="P", type=port, help="where it tells Prometheus how it goes")
    parser.add_argument("--only", metavar="CHECK[,...]", default="", help="only these checks")
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    add_database(parser)
    parser.read_environment("db", "metrics_port")
    parser.set_defaults(func=doctor)


def doctor(args: argparse.Namespace) -> int:
    """Runs the checks and tells what they found."""
    try:
        url = parse_server(args.url or usual_url())
    except ClientError as error:
        raise UsageError(error.text) from None
    chosen = chosen_checks(args, url)
    findings = []
    console = Console(highlight=False, soft_wrap=True)
    for finding in answers(chosen):
        findings.append(finding)
        if not args.json:
            _show(console, finding)
    if args.json:
        print(json.dumps({"worst": worst(findings), "findings": [each._asdict() for each in findings]}, indent=2))
    return CODES[worst(findings)]


def usual_url() -> str:
    """Where the server is that the environment describes."""
    public = os.environ.get("TRICKTABLE_PUBLIC_URL", "").strip()
    return public or f"http://127.0.0.1:{os.environ.get('TRICKTABLE_PORT', '').strip() or 8000}"


def chosen_checks(args: argparse.Namespace, url: str) -> list[Check]:
    """The checks that were asked for, in their order."""
    checks = [*_of_site(args, url), *_of_machine(args)]
    names = {name.strip() for name in args.only.split(",") if name.strip()}
    unknown = names.difference(CHECKS)
    if unknown:
        raise UsageError(f"there is no check {min(unknown)!r} (allowed: {', '.join(CHECKS)})")
    return [check for check in checks if not names or check.name in names]


def _of_site(args: argparse.Namespace, url: str) -> list[Check]:
    """What is asked of the server, through whatever stands before it."""
    # Whoever wants another command does not wait until all this is loaded.
    from tricktable.cli.checkup import passage, serving
    from tricktable.cli.checkup.site import Site
    from tricktable.server.operations.interfaces import is_for_this_machine, own_addresses

    site = Site(url)
    outside = own_addresses() if is_for_this_machine(site.host) else [site.host]
    return [
        Check("tls", partial(passage.tls, site)),
        Check("health", partial(serving.health, site)),
        Check("ready", partial(serving.ready, site), True),
        Check("version", partial(serving.version, site), True),
        Check("clock", partial(serving.clock, site), True),
        Check("address", partial(passage.address, site), True),
        Check("scheme", partial(passage.scheme, site), True),
        Check("public-url", partial(passage.public_url, site), True),
        Check("socket", partial(passage.sockets, site), True),
        Check("page", partial(serving.page, site), True),
        Check("metrics", partial(serving.metrics, site, args.metrics_port, outside), True),
    ]


def _of_machine(args: argparse.Namespace) -> list[Check]:
    """What is looked at here."""
    from tricktable.cli.checkup import machine

    url = database_url(args)
    store = Path(url.removeprefix(FILE)).resolve()
    checks = [Check("compiled", machine.compiled)]
    if not url.startswith(FILE) or not store.parent.is_dir():
        return [*checks, Check("place", partial(_elsewhere, url, store))]
    return [
        *checks,
        Check("place", partial(machine.place, store)),
        Check("disk", partial(machine.room, store)),
        Check("rights", partial(machine.rights, store)),
        Check("sync", partial(machine.sync, store)),
        Check("files", partial(machine.open_files, store)),
        Check("database", partial(machine.database, store)),
    ]


def _elsewhere(url: str, store: Path) -> Iterator[Finding]:
    """A store that is no file of this machine."""
    if url.startswith(DATABASES):
        yield ok("place", "the store is in PostgreSQL, which has tools of its own (docs/hosting.md)")
    elif url.startswith(FILE):
        yield ok("place", f"there is no {store.parent} here: if the store is elsewhere on this machine, say --db")
    elif url in IN_MEMORY:
        yield warning("place", f"{url} keeps nothing", "choose a file with --db sqlite:///FILE")
    else:
        kind = url.partition(":")[0]
        yield fault("place", f"there is no store of the kind {kind!r}", "choose a file with --db sqlite:///FILE")


def _show(console: Console, finding: Finding) -> None:
    hint = f" ({finding.hint})" if finding.hint else ""
    line = Text(f"{finding.state:8}", STYLES[finding.state])
    console.print(line.append(printable(f"{finding.check}: {finding.text}{hint}"), "default"))
