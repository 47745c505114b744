"""Hostile frames: what somebody with a valid session might send to break a table."""

import json
from random import Random
from typing import Any, Final

from tricktable.tables.wire import AnyRequest

Frame = str | bytes

KINDS: Final = tuple(kind.__struct_config__.tag for kind in AnyRequest.__args__)
VALUES: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 6, 2**31, 2**63, 2**64, 10**40, 1.5, -0.0, 1e308, "", " ", "r7", "pass", "trump r",
    "?", "\u0000", "\u202e", "ü" * 30, "x" * 41, "x" * 1200, "00" * 16, "00" * 64, "00" * 65, "zz" * 16, "🃏", [], [[]],
    [1, 2, 3], {}, {"a": {"b": {}}}, {"game": "hasp"},
    {"game": "mue", "players": 9}, "__class__", "../../etc/passwd", "'; drop table entries; --", "%s%n",
    "{0.__class__}",
)  # fmt: skip
FIELDS: Final = (
    "id", "action", "seen", "chair", "other", "name", "terms", "bot", "number", "part", "agrees", "type", "seat",
    "guest", "at", "",
)  # fmt: skip


def hostile_frame(chance: Random, legal: tuple[str, ...], number: int) -> Frame:
    """A frame that is malformed, or well-formed and out of place. It never makes a choice that is possible now."""
    return chance.choice(WAYS)(chance, legal, number)


def _wrong_values(chance: Random, legal: tuple[str, ...], number: int) -> Frame:
    request = {"type": chance.choice(KINDS)}
    for _ in range(chance.randrange(4)):
        request[chance.choice(FIELDS)] = chance.choice(VALUES)
    return json.dumps(_harmless(request))


def _harmless(request: dict[str, Any]) -> dict[str, Any]:
    """Nobody leaves: a table with nobody at it would prove nothing."""
    return {**request, "type": "return"} if request.get("type") in ("rise", "clear away") else request


def _stale(chance: Random, legal: tuple[str, ...], number: int) -> Frame:
    action = chance.choice(legal or ("pass",))
    return json.dumps({"type": "act", "action": action, "seen": 0, "id": "old"})


def _impossible(chance: Random, legal: tuple[str, ...], number: int) -> Frame:
    action = "".join(chance.choice("abcrgbpy0123456789 ?-+<>\u00fc") for _ in range(chance.randrange(1, 45)))
    return json.dumps({"type": chance.choice(["act", "why", "queue"]), "action": f"{action}!", "seen": number})


def _cut(chance: Random, legal: tuple[str, ...], number: int) -> Frame:
    text = json.dumps({"type": "act", "action": "r7", "seen": number, "id": "x"})
    return text[: chance.randrange(len(text))]


def _flipped(chance: Random, legal: tuple[str, ...], number: int) -> Frame:
    text = list('{"type":"sit","chair":1,"id":"x"}')
    for _ in range(chance.randrange(1, 6)):
        text[chance.randrange(len(text))] = chr(chance.randrange(1, 0x2FF))
    return "".join(text)


def _noise(chance: Random, legal: tuple[str, ...], number: int) -> Frame:
    return chance.randbytes(chance.randrange(200))


def _deep(chance: Random, legal: tuple[str, ...], number: int) -> Frame:
    opening = chance.choice(["[", '{"type":', '{"id":['])
    return opening * chance.randrange(1, 3900 // len(opening))


def _repeated(chance: Random, legal: tuple[str, ...], number: int) -> Frame:
    kind = chance.choice(KINDS)
    return "{" + ",".join([f'"type":"{kind}"'] * chance.randrange(2, 50)) + ',"type":"fly"}'


WAYS: Final = (_wrong_values, _wrong_values, _stale, _impossible, _cut, _flipped, _noise, _deep, _repeated)
