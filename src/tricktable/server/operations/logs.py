"""Logs: what whoever runs a server wants to know, to standard error. No cards, tokens, cookies, names or bodies: what
an exception says is left out for that reason, and only where it came from is told."""

import logging
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import Final, Literal, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

Style = Literal["json", "text"]

INNERMOST: Final = 8
"""Places that are told of an exception."""


def set_up(style: Style, stream: TextIO | None = None) -> None:
    """Everything that is logged in this process goes to standard error in this style."""
    stream = stream or sys.stderr
    before: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        where_from,
    ]
    after: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if style == "json":
        after.append(structlog.processors.JSONRenderer(sort_keys=True, ensure_ascii=False))
    else:
        after.append(structlog.dev.ConsoleRenderer(colors=stream.isatty(), sort_keys=False))
    formatter = structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=after)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tricktable").setLevel(logging.INFO)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of every message to somebody who hung up


def where_from(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """An exception becomes its kind and the places that it came through."""
    found = event.pop("exc_info", None)
    if found:
        kind, _, trace = found if isinstance(found, tuple) else sys.exc_info()
        event["error"] = getattr(kind, "__name__", "?")
        event["where"] = _places(trace)
    return event


def _places(trace: TracebackType | None) -> list[str]:
    frames = traceback.extract_tb(trace)[-INNERMOST:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
