"""The way to the server: TLS, the proxy and what it says of those for whom it asks, and sockets through it."""

import ssl
import time
from collections.abc import Iterator
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import connect

from tricktable.cli.checkup.findings import UNREACHABLE, Finding, fault, ok, reason_of, warning
from tricktable.cli.checkup.site import SECONDS, Answer, Site
from tricktable.clients.connection import NO_TABLE, PROTOCOL
from tricktable.server.operations.interfaces import is_for_this_machine

DAY: Final = 86400
SOON: Final = 14 * DAY
CLAIMED: Final = "198.51.100.77"
"""An address that nobody has: whoever is believed to have it can pretend anything."""
NOBODY: Final = "doctor-looks-for-no-table"
"""The id of no table: the server opens the socket, and says so there."""


def tls(site: Site) -> Iterator[Finding]:
    """Is the line secret, and will it be next month?"""
    if not site.is_secure:
        if is_for_this_machine(site.host):
            yield ok("tls", "none is needed on this machine; others should come by https")
        else:
            hint = "put a proxy with TLS before it (deploy/caddy gets certificates by itself)"
            yield warning("tls", f"{site.url} is not secret: whoever is on the way reads along", hint)
        return
    try:
        certificate, kind = site.certificate()
    except ssl.SSLCertVerificationError as error:
        site.believe()
        yield fault("tls", f"browsers refuse the certificate: {error.verify_message}", "get a new one for this name")
        return
    except OSError as error:
        yield fault("tls", f"no secure line to {site.url}: {reason_of(error)}", "does TLS answer at this port?")
        return
    left = ssl.cert_time_to_seconds(certificate["notAfter"]) - time.time()
    text = f"{kind}; the certificate is good for {left / DAY:.0f} days"
    if left < SOON:
        yield warning("tls", text, "renew it, and let that happen by itself")
    else:
        yield ok("tls", text)


def address(site: Site) -> Iterator[Finding]:
    """Does the server see who asks? Limits count by address: of a proxy that says nothing all guests have one."""
    plain = site.ask("/api/about")
    about = plain.fields
    if "address" not in about:
        yield warning("address", _nothing_told(plain), "ask at the address that --public-url says")
        return
    seen = about["address"]
    if about["port"] == plain.port:
        yield ok("address", f"no proxy stands before the server; it sees us at {seen}")
    elif not about.get("hops"):
        hint = "let it set X-Forwarded-For (deploy/ shows how), and start the server with --trust-proxy"
        yield fault("address", f"a proxy at {seen} does not say for whom it asks: all guests are one", hint)
    elif about["port"] != 0:
        hint = f"start the server with --trust-proxy {seen}"
        yield fault("address", f"the server does not believe the proxy at {seen}: all guests are one", hint)
    else:
        yield from _claims(site, seen)


def _claims(site: Site, seen: str) -> Iterator[Finding]:
    """A proxy that hands on what clients claim lets everybody choose an address."""
    about = site.ask("/api/about", {"X-Forwarded-For": CLAIMED}).fields
    if about.get("address") == CLAIMED and about.get("hops") == 1:
        hint = "let it set the header, instead of handing on what clients send"
        yield fault("address", "the proxy believes any X-Forwarded-For: everybody can choose an address", hint)
    else:
        yield ok("address", f"through a proxy that says for whom it asks; the server sees us at {seen}")


def scheme(site: Site) -> Iterator[Finding]:
    """Does the server know that people come by https?"""
    about = site.ask("/api/about").fields
    wanted = "https" if site.is_secure else "http"
    seen = about.get("scheme", wanted)
    hint = "let the proxy set X-Forwarded-Proto, and start the server with --trust-proxy"
    if seen == wanted:
        yield ok("scheme", f"the server knows that people come by {wanted}")
    elif about.get("public_url"):
        yield warning("scheme", f"the server takes requests for {seen}, which come by {wanted}", hint)
    else:
        text = f"the server takes requests for {seen}, which come by {wanted}: cookies and links are wrong"
        yield fault("scheme", text, f"{hint} and --public-url {site.origin}")


def public_url(site: Site) -> Iterator[Finding]:
    """Does the server know its own name?"""
    answer = site.ask("/api/about")
    about = answer.fields
    told = about.get("public_url", "")
    if answer.status == 421:
        meant = ", ".join(map(str, about.get("allowed", ()))) or "another name"
        yield fault(
            "public-url", f"the server is found as {meant}, not as {site.origin}", f"--public-url {site.origin}"
        )
    elif told and told.lower() == site.origin:
        yield ok("public-url", f"the server knows that it is {told}")
    elif told and is_for_this_machine(site.host):
        yield ok("public-url", f"people find it as {told}: ask there as well: tricktable doctor {told}")
    elif told:
        yield fault("public-url", f"the server takes itself for {told}, not {site.origin}", "mend --public-url")
    elif is_for_this_machine(site.host) and about.get("port") == answer.port:
        yield ok("public-url", "none is needed on this machine")
    else:
        hint = f"start the server with --public-url {site.origin}: then it answers under no other name"
        yield warning("public-url", "the server does not know under which name people find it", hint)


def sockets(site: Site) -> Iterator[Finding]:
    """Do sockets get through? A real one is opened: at a public table if there is one, else at one that there is not,
    which the server tells on the socket itself."""
    table = _some_table(site)
    hint = "let the proxy upgrade connections: HTTP/1.1, the headers Upgrade and Connection (deploy/ shows how)"
    try:
        with connect(
            site.socket_url(table or NOBODY),
            ssl=site.context,
            subprotocols=[PROTOCOL],
            compression=None,
            open_timeout=SECONDS,
            close_timeout=1,
            proxy=None,
        ) as line:
            if table:
                first = line.recv(timeout=SECONDS)
                is_back = line.ping().wait(SECONDS)
                is_whole = bool(first) and is_back
            else:
                is_whole = _is_told_of_no_table(line.recv, site)
    except InvalidStatus as refused:
        yield fault("socket", f"sockets do not get through (HTTP {refused.response.status_code})", hint)
        return
    except (InvalidHandshake, ConnectionClosed, TimeoutError, *UNREACHABLE) as error:
        yield fault("socket", f"sockets do not get through: {reason_of(error)}", hint)
        return
    if is_whole:
        yield ok("socket", "sockets get through, there and back")
    else:
        yield fault("socket", "a socket was opened, and nothing came through", hint)


def _is_told_of_no_table(hear: Any, site: Site) -> bool:  # Any: recv of websockets has overloads
    """The server closes the socket with its own code."""
    try:
        hear(timeout=SECONDS)
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == NO_TABLE
    return False


def _some_table(site: Site) -> str:
    """The id of a table that everybody may watch; empty if there is none."""
    tables = site.ask("/api/tables").fields.get("tables") or [{}]
    first = tables[0]
    table = first.get("table", first) if isinstance(first, dict) else {}
    return str(table.get("id", "")) if isinstance(table, dict) else ""


def _nothing_told(answer: Answer) -> str:
    return f"the server does not tell what it sees of us (HTTP {answer.status})"
