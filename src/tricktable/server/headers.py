"""Headers that tell browsers to trust our pages with as little as possible."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tricktable.server.callers import is_secure
from tricktable.server.settings import ServerSettings

Pairs = list[tuple[bytes, bytes]]

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "font-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS: Final[Pairs] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
SECURE: Final[Pairs] = [(b"strict-transport-security", b"max-age=31536000")]
"""Half a year of nothing but https, and half a year more."""
FRESH: Final[Pairs] = [(b"cache-control", b"no-store")]
"""What the API says is true now, and for whoever asks."""


def security_headers(scope: Scope, settings: ServerSettings) -> Pairs:
    """The headers of an answer to this request."""
    headers = ALWAYS + SECURE if is_secure(scope, settings) else ALWAYS
    return headers + FRESH if scope["path"].startswith("/api/") else headers


def with_security_headers(app: ASGIApp, settings: ServerSettings) -> ASGIApp:
    """The same application, whose answers all have these headers."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        await app(scope, receive, _adding(send, security_headers(scope, settings)))

    return wrapped


def _adding(send: Send, headers: Pairs) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *headers]
        await send(message)

    return sending
