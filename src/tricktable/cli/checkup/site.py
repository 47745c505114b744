"""A server as others see it: asked at its public address, through whatever stands before it."""

import http.client
import json
import socket
import ssl
from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

SECONDS: Final = 10.0
LARGEST: Final = 4_000_000


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes
    port: int
    """Our own, of the connection on which it came."""

    @property
    def fields(self) -> dict[str, Any]:  # whatever JSON can say
        """The body's fields; none if it has none."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


class Site:
    """Where a server is asked."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.url: Final = url
        self.host: Final = parts.hostname or ""
        self.is_secure: Final = parts.scheme == "https"
        self.port: Final = parts.port or (443 if self.is_secure else 80)
        self.origin: Final = f"{parts.scheme}://{parts.netloc}".lower()
        self.context = ssl.create_default_context() if self.is_secure else None

    def believe(self) -> None:
        """From now on the certificate is not looked at: that it is wrong has been told, and nothing secret is sent."""
        assert self.context is not None
        self.context.check_hostname = False
        self.context.verify_mode = ssl.CERT_NONE

    def ask(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        """One request on a connection of its own; raises `OSError`, or `HTTPException` if that is no HTTP."""
        connection = (
            http.client.HTTPSConnection(self.host, self.port, timeout=SECONDS, context=self.context)
            if self.context is not None
            else http.client.HTTPConnection(self.host, self.port, timeout=SECONDS)
        )
        try:
            connection.connect()
            port = connection.sock.getsockname()[1]
            connection.request("GET", path, headers={"Connection": "close", **(headers or {})})
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read(LARGEST), port)
        finally:
            connection.close()

    def certificate(self) -> tuple[dict[str, Any], str]:  # as the ssl module gives it
        """The certificate, looked at strictly, and the version of TLS; raises `ssl.SSLError` or `OSError`."""
        context = ssl.create_default_context()
        with (
            socket.create_connection((self.host, self.port), timeout=SECONDS) as line,
            context.wrap_socket(line, server_hostname=self.host) as secured,
        ):
            return secured.getpeercert() or {}, secured.version() or ""

    def socket_url(self, table: str) -> str:
        """The address of a table's socket."""
        scheme = "wss" if self.is_secure else "ws"
        return f"{scheme}://{self.origin.partition('://')[2]}/api/tables/{table}/socket"
