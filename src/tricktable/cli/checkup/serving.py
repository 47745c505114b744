"""The server itself, asked over HTTP: does it live, is it ready, which one is it, and does it show what it should?"""

import re
import time
from collections.abc import Iterable, Iterator
from email.utils import parsedate_to_datetime
from typing import Final

from tricktable import __version__
from tricktable.cli.checkup.findings import UNREACHABLE, Finding, fault, ok, reason_of, warning
from tricktable.cli.checkup.site import Site

CLOCK_OFF: Final = 5.0
"""Seconds."""
CLOCK_WRONG: Final = 60.0
SCRIPT: Final = re.compile(rb"""(?:src|href)=["']?(/?assets/[^"' >]+\.js)""")
NAME: Final = b"tricktable_"
"""How the names of our metrics begin."""


def health(site: Site) -> Iterator[Finding]:
    """Does it live?"""
    try:
        answer = site.ask("/healthz")
    except UNREACHABLE as error:
        yield fault(
            "health", f"{site.url} cannot be reached: {reason_of(error)}", "does the server run, and the proxy?"
        )
        return
    if "is_ready" in answer.fields and answer.status == 200:
        yield ok("health", f"the server at {site.url} lives")
    elif answer.status in (502, 503, 504):
        yield fault(
            "health", f"the proxy finds no server (HTTP {answer.status})", "start it; does the proxy know its port?"
        )
    else:
        yield fault(
            "health", f"what answers at {site.url} is no Tricktable server (HTTP {answer.status})", "see the proxy"
        )


def ready(site: Site) -> Iterator[Finding]:
    """May people be sent there?"""
    try:
        answer = site.ask("/readyz")
    except UNREACHABLE as error:
        yield fault("ready", f"{site.url} cannot be reached: {reason_of(error)}", "does the server run?")
        return
    if answer.status == 200 and answer.fields.get("is_ready"):
        yield ok("ready", "tables are awake, and what happens there can be kept")
        return
    reasons = "; ".join(map(str, answer.fields.get("reasons", ()))) or f"HTTP {answer.status}"
    yield fault("ready", f"the server is not ready: {reasons}", "its log says more; `disk` and `rights` may as well")


def version(site: Site) -> Iterator[Finding]:
    """Which one runs, and how was it built?"""
    answer = site.ask("/api/about")
    about = answer.fields
    if answer.status == 503:
        yield warning("version", "the server does not tell its version yet", "ask again when it is ready")
        return
    if "version" not in about:
        yield warning("version", f"the server is older than this Tricktable, {__version__}", "upgrade it and restart")
        return
    if about["version"] == __version__:
        yield ok("version", f"the server has this one's version, {__version__}")
    else:
        text = f"the server has version {about['version']}, and this is {__version__}"
        yield warning("version", text, "after an upgrade the server has to be restarted")
    if "interpreted" in str(about.get("builds")):
        hint = "install a wheel, or install with a C compiler: bots are many times slower so"
        yield warning("compiled", f"the server: {about['builds']}", hint)
    else:
        yield ok("compiled", f"the server: {about.get('builds')}")


def clock(site: Site) -> Iterator[Finding]:
    """Do the server and this machine agree on the time? Clocks of players and certificates need it."""
    begin = time.time()
    answer = site.ask("/healthz")
    now = (begin + time.time()) / 2
    try:
        told = parsedate_to_datetime(answer.headers.get("Date", "")).timestamp() + 0.5  # it counts whole seconds
    except ValueError:
        yield warning("clock", "the server does not say what time it is", "let the proxy hand on the header Date")
        return
    away = abs(told - now)
    text = f"the server's clock is {away:.0f} s away from this one's"
    hint = "let both follow the time: timedatectl set-ntp true"
    if away > CLOCK_WRONG:
        yield fault("clock", text, hint)
    elif away > CLOCK_OFF:
        yield warning("clock", text, hint)
    else:
        yield ok("clock", "the server's clock agrees with this one's")


def page(site: Site) -> Iterator[Finding]:
    """Is there a page, with its scripts, as the server has it?"""
    answer = site.ask("/", {"Accept": "text/html"})
    script = SCRIPT.search(answer.body)
    if answer.status != 200 or b"<html" not in answer.body.lower():
        yield fault(
            "page", f"there is no page at {site.url} (HTTP {answer.status})", "see the proxy: everything is ours"
        )
        return
    if script is None:
        yield fault("page", "this install has no page", "install the wheel, or build it: make page")
        return
    path = script[1].decode()
    found = site.ask(path if path.startswith("/") else f"/{path}")
    if found.status != 200 or "javascript" not in found.headers.get("Content-Type", ""):
        text = f"the page's script {path} cannot be had (HTTP {found.status})"
        yield fault("page", text, "let the proxy hand on all addresses, and cache no page")
        return
    yield ok("page", "the page is there, and its scripts")


def metrics(site: Site, port: int | None, hosts: Iterable[str]) -> Iterator[Finding]:
    """Is what Prometheus is told really told to it alone? `hosts` are names under which others reach this machine."""
    if NAME in site.ask("/metrics").body:
        text = f"everybody can read the metrics at {site.url}/metrics"
        yield fault("metrics", text, "let the proxy hand on the server's port alone")
        return
    for host in hosts if port is not None else ():
        elsewhere = Site(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}")
        try:
            is_open = NAME in elsewhere.ask("/metrics").body
        except UNREACHABLE:
            is_open = False
        if is_open:
            text = f"the metrics can be read at {elsewhere.url}/metrics"
            yield warning("metrics", text, "leave --metrics-host at 127.0.0.1, or let a firewall bar the port")
            return
    yield ok("metrics", "metrics cannot be read from outside")
