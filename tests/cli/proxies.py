"""A real, small proxy that does what its test wants: with headers or without, with TLS, deaf to sockets."""

import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

Headers = list[tuple[str, str]]
Edit = Callable[[Headers], Headers]


def as_it_is(headers: Headers) -> Headers:
    return headers


def without(*names: str) -> Edit:
    return lambda headers: [(name, value) for name, value in headers if name.lower() not in names]


def setting(**new: str) -> Edit:
    """Replaces headers: `X_Forwarded_For` stands for that with hyphens."""
    named = {name.replace("_", "-"): value for name, value in new.items()}
    remove = without(*(name.lower() for name in named))
    return lambda headers: [*remove(headers), *named.items()]


class Proxy:
    """Hands on one request for each connection, and then all bytes both ways."""

    def __init__(self, upstream: str, edit: Edit, edit_answer: Edit, path_to: dict[str, str]) -> None:
        self._upstream: Final = upstream
        self._edit: Final = edit
        self._edit_answer: Final = edit_answer
        self._path_to: Final = path_to
        """Other servers for some paths."""

    def serve(self, line: socket.socket) -> None:
        with suppress(OSError), line:
            head, rest = self._head(line)
            if not head:
                return
            path = head.split(" ", 2)[1]
            parts = urlsplit(self._path_to.get(path, self._upstream))
            with socket.create_connection((parts.hostname, parts.port), timeout=20) as there:
                there.sendall(self._edited(head, self._edit) + rest)
                answer, rest = self._head(there)
                line.sendall(self._edited(answer, self._edit_answer) + rest)
                back = Thread(target=self._pump, args=(there, line))
                back.start()
                self._pump(line, there)
                back.join()

    def _head(self, line: socket.socket) -> tuple[str, bytes]:
        received = b""
        while b"\r\n\r\n" not in received:
            part = line.recv(65536)
            if not part:
                return "", b""
            received += part
        head, _, rest = received.partition(b"\r\n\r\n")
        return head.decode("latin-1"), rest

    def _edited(self, head: str, edit: Edit) -> bytes:
        first, *lines = head.split("\r\n")
        headers = edit([(name, value.strip()) for name, _, value in (line.partition(":") for line in lines)])
        return ("\r\n".join([first, *(f"{name}: {value}" for name, value in headers)]) + "\r\n\r\n").encode("latin-1")

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while part := source.recv(65536):
                target.sendall(part)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)


@contextmanager
def proxied(
    upstream: str,
    edit: Edit = as_it_is,
    edit_answer: Edit = as_it_is,
    context: ssl.SSLContext | None = None,
    path_to: dict[str, str] | None = None,
) -> Iterator[str]:
    """A proxy before a server, and where it is."""
    proxy = Proxy(upstream, edit, edit_answer, path_to or {})
    threads: list[Thread] = []
    listening = socket.create_server(("127.0.0.1", 0))

    def accept() -> None:
        with suppress(OSError):
            while True:
                line, _ = listening.accept()
                threads.append(Thread(target=begin, args=(line,)))
                threads[-1].start()

    def begin(line: socket.socket) -> None:
        line.settimeout(20)
        try:
            proxy.serve(context.wrap_socket(line, server_side=True) if context is not None else line)
        except OSError:  # whoever does not like the certificate hangs up
            line.close()

    accepting = Thread(target=accept)
    accepting.start()
    scheme = "http" if context is None else "https"
    try:
        yield f"{scheme}://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        accepting.join()
        for thread in threads:
            thread.join()
