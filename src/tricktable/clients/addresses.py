"""Addresses of servers and of tables there: `http://cards.example:8000/t/5nLq0`."""

from typing import Final, NamedTuple
from urllib.parse import quote, urlsplit

from tricktable.clients.errors import ClientError
from tricktable.core.fairness import is_table

BEFORE_TABLE: Final = "/t/"
EXAMPLE: Final = "http://cards.example:8000/t/5nLq0"


class Address(NamedTuple):
    """A table at a server."""

    server: str
    """Scheme, host, port, and the path before everything of ours, without a slash at its end."""
    table: str

    @property
    def page(self) -> str:
        """The link by which others can come."""
        return f"{self.server}{BEFORE_TABLE}{self.table}"

    def api(self, rest: str = "") -> str:
        """The path of something of this table's, for `requests.call`."""
        return f"/api/tables/{quote(self.table)}{rest}"

    def socket(self, since: int | None) -> str:
        """Where its messages come from: all of them, or those after a number."""
        scheme, _, rest = self.server.partition("://")
        query = "" if since is None else f"?since={since}"
        return f"{'wss' if scheme == 'https' else 'ws'}://{rest}{self.api('/socket')}{query}"


def parse_server(text: str) -> str:
    """The address of a server, from how people write it."""
    url = text.strip()
    if "://" not in url:
        url = f"http://{url}"
    try:
        parts = urlsplit(url)
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:  # a port that is none, an address in broken brackets
        is_whole = False
    if not is_whole or parts.username is not None or parts.query or parts.fragment or " " in url:
        raise ClientError("address", f"{text!r} is no address of a server (such as {EXAMPLE.partition('/t/')[0]})")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def parse_address(text: str) -> Address:
    """The table that a link leads to."""
    server, slash, table = text.strip().rstrip("/").rpartition(BEFORE_TABLE)
    if not slash or not is_table(table):
        raise ClientError("address", f"{text!r} is no link to a table (such as {EXAMPLE})")
    return Address(parse_server(server), table)
