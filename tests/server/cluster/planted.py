"""A node with a planted fault in its store, which the checker has to find: `PLANTED=unfenced` writes whoever owns the
table, `PLANTED=hasty` acknowledges before it commits."""

import asyncio
import os
import sys
from collections.abc import Callable
from typing import Final

from tricktable.cli import main
from tricktable.tables.stores import Finished, StoreError
from tricktable.tables.stores.contracts import not_next
from tricktable.tables.stores.leases import NOBODYS
from tricktable.tables.stores.postgresql import appends
from tricktable.tables.stores.postgresql.store import PostgresqlStore

FENCE: Final = " AND t.epoch = w.epoch AND t.number = w.before AND t.digest = w.before_digest"
ENTERED: Final = "JOIN written ON written.id = e.table_id"
ANYWAY: Final = "ON CONFLICT (table_id, number) DO UPDATE SET entry = excluded.entry, digest = excluded.digest"
LATE: Final = 0.2
"""Seconds after which a hasty store writes."""


def unfence(put: Callable[[object, str, object], None] = setattr) -> None:
    """Nobody looks at epochs and numbers any more: the last one to write is right."""
    for name in ("_APPEND", "_APPEND_ENDS"):
        statement = getattr(appends, name)
        assert FENCE in statement
        assert ENTERED in statement
        put(appends, name, statement.replace(FENCE, "").replace(ENTERED, f"{ENTERED} {ANYWAY}"))

    def refusal(each: appends.Append, known: appends.Owned | None) -> StoreError | None:
        if known is None or each.number != known.head.number + 1:
            return StoreError(not_next(each.table, each.number, 0))
        return None

    put(appends, "_refusal", refusal)


def hasten(kind: type[PostgresqlStore] = PostgresqlStore, late: float = LATE) -> None:
    """What is acknowledged is written a moment later, if there is one."""
    honest = kind.append_soon

    def hasty(
        self: PostgresqlStore,
        table: str,
        number: int,
        entry: bytes,
        finished: Finished | None = None,
        epoch: int = NOBODYS,
    ) -> "asyncio.Future[int]":
        loop = asyncio.get_running_loop()
        told: asyncio.Future[int] = loop.create_future()
        told.set_result(0)

        def write() -> None:
            honest(self, table, number, entry, finished, epoch).add_done_callback(lambda done: done.exception())

        loop.call_later(late, write)
        return told

    kind.append_soon = hasty  # type: ignore[method-assign] # that is the fault


PLANTED: Final[dict[str, Callable[[], None]]] = {"unfenced": unfence, "hasty": hasten}

if __name__ == "__main__":
    PLANTED[os.environ["PLANTED"]]()
    sys.exit(main())
