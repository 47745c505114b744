"""`tricktable serve`: live tables for browsers, terminals and programs."""

import argparse
import asyncio
import json
import os
import signal
import socket
from collections.abc import Callable
from contextlib import closing
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tricktable.cli.arguments import UsageError, counting, whole
from tricktable.cli.data_folder import database_url
from tricktable.cli.environment import environment, strangers
from tricktable.cli.output import complain, os_error_text

if TYPE_CHECKING:
    from tricktable.cli import Parser
    from tricktable.server.app import App

EXAMPLES: Final = """\
People open tables and send each other the links (http://HOST:PORT/t/...). Every choice is on disk before anybody
sees it: whatever happens to the server, all tables go on when it is started again. Ctrl-C ends it in order.

The server speaks plain HTTP. For the open internet put a proxy with TLS before it, and say so:
--trust-proxy believes what the proxy says about who sends a request, --public-url is where people find it.

Every option may be said by a variable of the environment, which is named behind it; the command line wins. Options
without a value take yes or no. TRICKTABLE_DB_FILE (and so on, for options with a value) names a file with the value.

examples:
  tricktable serve                                  for this machine
  tricktable serve --host 0.0.0.0                   for everybody in the same network
  tricktable serve --port 0 --db memory:            any free port, nothing kept
  tricktable serve --trust-proxy --public-url https://cards.example --log json --metrics-port 9100
  tricktable serve --schema > messages.json         JSON Schema of all messages, for programs
"""
READY: Final = "Tricktable serves at"
"""How the line begins that scripts wait for."""
KEY_VARIABLE: Final = "TRICKTABLE_CLUSTER_KEY"
RENEWALS: Final = 0.3
"""The part of a lease after which a node says again that it lives."""
LOOPBACK: Final = "127.0.0.1,::1"


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `serve`."""
    about = "Serve live tables: people and programs play together over the network."
    parser = subparsers.add_parser("serve", help="serve live tables", description=about, epilog=EXAMPLES)
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="listen at this address (default: 127.0.0.1)")
    parser.add_argument(
        "--port", metavar="P", type=port, default=8000, help="listen at this port; 0 takes any (default: 8000)"
    )
    parser.add_argument(
        "--db",
        metavar="URL",
        help="where tables are kept: sqlite:///FILE, postgresql://USER:PASSWORD@HOST/DATABASE or memory: (default: a "
        "file of your own)",
    )
    nodes = parser.add_argument_group("several nodes on one database")
    nodes.add_argument("--node", metavar="NAME", default="", help="what this one is called among several")
    nodes.add_argument(
        "--node-address",
        metavar="H:P",
        type=host_and_port,
        help="where the other nodes reach this one; it listens there (default: this machine, any port)",
    )
    nodes.add_argument(
        "--node-listen", metavar="H:P", type=host_and_port, help="listen for them here instead (behind a translation)"
    )
    nodes.add_argument(
        "--cluster-key-file",
        metavar="FILE",
        type=Path,
        help=f"a secret that all nodes know; or in the environment as {KEY_VARIABLE}",
    )
    nodes.add_argument(
        "--lease",
        metavar="S",
        type=lease,
        default=10.0,
        help="others take the tables of a node that was not heard of for so many seconds (default: 10)",
    )
    parser.add_argument("--metrics-port", metavar="P", type=port, help="tell Prometheus how it goes at this port")
    parser.add_argument(
        "--metrics-host",
        metavar="H",
        default="127.0.0.1",
        help="the address of that port; they are nobody else's business (default: 127.0.0.1)",
    )
    parser.add_argument("--public-url", metavar="URL", type=public_url, help="where people find the server")
    parser.add_argument(
        "--grace",
        metavar="S",
        type=seconds,
        default=60.0,
        help="a bot takes over for somebody who is away so many seconds (default: 60)",
    )
    parser.add_argument(
        "--pace", metavar="S", type=seconds, default=0.25, help="a bot takes at least so many seconds (default: 0.25)"
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=counting,
        help="so many processes for bots that search (default: one per core but one)",
    )
    parser.add_argument(
        "--reviewers",
        metavar="N",
        type=counting,
        help="so many processes for reviews of finished matches, which step back behind all others (default: one per "
        "core)",
    )
    parser.add_argument(
        "--trust-proxy",
        metavar="A[,B...]",
        nargs="?",
        type=proxies,
        const=LOOPBACK,
        default="",
        help="believe what a proxy at these addresses says of others' (default: on this machine)",
    )
    parser.add_argument(
        "--forget-after",
        metavar="DAYS",
        type=whole,
        default=400,
        help="forget guests who were not here, and tables at which nothing happened, for so many days; 0: never "
        "(default: 400). Records of finished matches stay",
    )
    parser.add_argument("--dry-run", action="store_true", help="say how much --forget-after would forget, and stop")
    parser.add_argument(
        "--docs", metavar="FOLDER", type=docs_folder, help="show this documentation at /docs (default: what was built)"
    )
    parser.add_argument("--no-limits", action="store_true", help="let everybody ask as much as they want (load tests)")
    parser.add_argument("--log", choices=("json", "text"), default="text", help="the form of the log (default: text)")
    parser.add_argument("--schema", action="store_true", help="print the JSON Schema of all messages, and stop")
    parser.read_environment()
    parser.set_defaults(func=serve, strangers=lambda: strangers(parser._actions, environment()))


def port(text: str) -> int:
    """A port's number; 0 is any free one."""
    number = whole(text)
    if number > 65535:
        raise argparse.ArgumentTypeError(f"ports go up to 65535, not {text}")
    return number


def docs_folder(text: str) -> Path:
    """A folder with a built documentation."""
    if not Path(text, "index.html").is_file():
        raise argparse.ArgumentTypeError(f"there is no documentation in {text!r} (`make docs` builds it)")
    return Path(text).resolve()


def seconds(text: str) -> float:
    """A time that is not negative."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 86400:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds (0 to 86400)")
    return number


def lease(text: str) -> float:
    """How long a node may be silent."""
    number = seconds(text)
    if not 1 <= number <= 600:
        raise argparse.ArgumentTypeError(f"a lease has 1 to 600 seconds, not {text}")
    return number


def host_and_port(text: str) -> tuple[str, int]:
    """A place in the network: `10.0.0.1:7000`."""
    host, colon, number = text.rpartition(":")
    if not colon or not host or not number.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is no host and port such as 10.0.0.1:7000")
    return host.strip("[]"), port(number)


def proxies(text: str) -> str:
    """Addresses and networks, separated by commas; `*` is everybody."""
    places = [place.strip() for place in text.split(",")]
    for place in places if text else ():
        try:
            if place != "*":
                ip_network(place)
        except ValueError:
            raise argparse.ArgumentTypeError(
                f"{place!r} is no address or network such as 10.0.0.7 or 10.0.0.0/24 (names are not looked up)"
            ) from None
    return ",".join(places)


def public_url(text: str) -> str:
    """Where a server is found: a scheme and a host, without a path."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or "@" in parts.netloc:
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as https://cards.example")
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(f"{text!r} has a path: the server needs a host of its own")
    return f"{parts.scheme}://{parts.netloc}"


def serve(args: argparse.Namespace) -> int:
    """Serves until a signal comes."""
    if args.schema:
        from tricktable.server.api.openapi import schema_document

        print(json.dumps(schema_document(), indent=2, ensure_ascii=False))
        return 0
    for stranger in args.strangers():
        complain(stranger)
    if args.dry_run:
        return _count_old(args)
    from tricktable.server.operations import logs
    from tricktable.server.operations.lifetime import address_of, listen

    logs.set_up(args.log)
    try:
        sock = listen(args.host, args.port)
    except OSError as error:
        complain(
            f"cannot listen at {args.host} port {args.port}: {error.strerror or error} (choose with --host, --port)"
        )
        return 1
    with sock:
        return _run(args, sock, address_of(sock))


def _count_old(args: argparse.Namespace) -> int:
    """Says how much would be forgotten; needs the file for itself, as a server does."""
    from tricktable.tables.live.forgetting import DAY, Forgotten, forget
    from tricktable.tables.live.live_tables import LiveTables
    from tricktable.tables.live.resources import Settings
    from tricktable.tables.live.thinkers import Thinker
    from tricktable.tables.stores import Store, open_store
    from tricktable.tables.stores.addresses import FILE
    from tricktable.tables.stores.files import demand_file

    async def count(store: Store) -> Forgotten:
        tables = LiveTables(store, Thinker(), Settings(forget_after=args.forget_after * DAY))
        found = await forget(tables, is_dry=True)
        await store.finish()
        return found

    url = database_url(args)
    if url.startswith(FILE):
        demand_file(Path(url.removeprefix(FILE)).resolve())
    with closing(open_store(url)) as store:
        found = asyncio.run(count(store))
    days = args.forget_after
    print(f"{found.tables} tables and up to {found.guests} guests would be forgotten: nothing for {days} days.")
    return 0


def _run(args: argparse.Namespace, sock: socket.socket, address: str) -> int:
    # Whoever does not serve does not wait until all this is loaded.
    from tricktable.server.operations import metrics
    from tricktable.server.operations.connection_limits import (
        MOST_OF_ADDRESS,
        RESERVE,
        ConnectionLimits,
        raise_file_limit,
    )
    from tricktable.server.operations.gate import Gate
    from tricktable.server.operations.lifetime import Run

    ends: list[Callable[[], None]] = []

    def build() -> "App":
        app, close = _app(args, sock)
        ends.append(close)
        app.server.tables.ownership.on_end = gate.fail
        if args.metrics_port is not None:
            try:
                collector = metrics.Collector(app.server.counts, app.gauges)
                ends.append(metrics.show(collector, args.metrics_host, args.metrics_port))
            except OSError as error:
                raise UsageError(f"cannot show metrics at port {args.metrics_port}: {error.strerror}") from None
        return app

    most_of_address = 10**9 if args.trust_proxy or args.no_limits else MOST_OF_ADDRESS  # a proxy is one for all
    connection_limits = ConnectionLimits(raise_file_limit() - RESERVE, most_of_address)
    gate = Gate(build, lambda: run.handle_exit(signal.SIGTERM, None))
    run = Run(gate, lambda: _announce(address, args.public_url or address), args.trust_proxy, connection_limits)
    try:
        run.run([sock])
    finally:
        for end in reversed(ends):
            end()
    if gate.error is not None:
        raise gate.error
    return 0


def _app(args: argparse.Namespace, sock: socket.socket) -> "tuple[App, Callable[[], None]]":
    """The application, and what closes its parts if it did not come to that itself."""
    from tricktable.server.app import make_app
    from tricktable.server.guests import Guests
    from tricktable.server.limits import NO_LIMITS, Limits
    from tricktable.server.operations.metrics import Counts
    from tricktable.server.operations.timed_store import TimedStore
    from tricktable.server.settings import ServerSettings
    from tricktable.tables.live.forgetting import DAY
    from tricktable.tables.live.live_tables import LiveTables
    from tricktable.tables.live.resources import Settings
    from tricktable.tables.live.thinkers import Thinker
    from tricktable.tables.stores import open_store

    counts = Counts()
    key = _cluster_key(args) if args.node else b""
    store = open_store(database_url(args), lease=args.lease)
    if args.node and not store.is_shared:
        store.close()
        raise UsageError("several nodes need a store that they share: --db postgresql://...")
    if args.metrics_port is not None:
        store = TimedStore(store, counts.appends)
    cores = os.cpu_count() or 2
    thinker = Thinker(args.workers or max(1, cores - 1), reviewers=args.reviewers or cores)
    table_settings = Settings(grace=args.grace, pace=args.pace, forget_after=args.forget_after * DAY)
    if args.no_limits:
        table_settings = table_settings._replace(replayed=10**12, most_of_host=10**9)
    table_settings = table_settings._replace(lease=args.lease, renewal=args.lease * RENEWALS)
    tables = LiveTables(store, thinker, table_settings, node=args.node or "one")
    host, port = sock.getsockname()[:2]
    limits = NO_LIMITS if args.no_limits else Limits()
    settings = ServerSettings(public_url=args.public_url or "", listens=(host, port), limits=limits, docs=args.docs)

    def close() -> None:
        thinker.close()
        store.close()

    app = make_app(tables, Guests(store), settings, counts)
    if args.node:
        from tricktable.server.nodes.cluster import Cluster

        told = args.node_address or ("127.0.0.1", 0)
        listens = args.node_listen or told
        app.join(Cluster(key, tables, listens, "" if listens == told else f"{told[0]}:{told[1]}"))
    return app, close


def _cluster_key(args: argparse.Namespace) -> bytes:
    """What all nodes know and nobody else."""
    from tricktable.server.nodes.handshake import LEAST_KEY

    text = os.environ.get(KEY_VARIABLE, "")
    if args.cluster_key_file:
        try:
            text = args.cluster_key_file.read_text()
        except (OSError, UnicodeDecodeError) as error:
            reason = os_error_text(error) if isinstance(error, OSError) else "it is not text in UTF-8"
            raise UsageError(f"the key of the nodes cannot be read: {reason}") from None
    key = text.strip().encode()
    if len(key) < LEAST_KEY:
        raise UsageError(
            f"nodes need a key of at least {LEAST_KEY} letters that all of them know: --cluster-key-file FILE, "
            f"or {KEY_VARIABLE}"
        )
    return key


def _announce(address: str, public: str) -> None:
    """Says where to go."""
    print(f"{READY} {address}", flush=True)
    print(f"Open {public} in a browser; links of tables look like {public}/t/ID. Ctrl-C ends the server.", flush=True)
