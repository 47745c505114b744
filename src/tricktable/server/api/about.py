"""About: which Tricktable this is, and what it sees of whoever asks. `tricktable doctor` compares that with what it
sent, and so finds out what stands between. Nothing here is told to anybody else, and nothing is secret."""

from typing import Final

from starlette.responses import Response

from tricktable import __version__
from tricktable.builds import builds
from tricktable.server.api.bodies import AboutForm
from tricktable.server.exchange import Exchange, json

FORWARDED: Final = b"x-forwarded-for"


async def about(exchange: Exchange) -> Response:
    """The version, and the request as it came here."""
    scope = exchange.request.scope
    host, port = scope.get("client") or ("", 0)
    said = [value for name, value in scope["headers"] if name == FORWARDED]
    return json(
        AboutForm(
            version=__version__,
            builds=builds(),
            address=host,
            port=port,
            scheme=scope.get("scheme", "http"),
            hops=len([each for value in said for each in value.split(b",") if each.strip()]),
            public_url=exchange.server.settings.public_url,
        )
    )
