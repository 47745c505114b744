"""The terms of a table: what is agreed when it is opened. They are wished (`wire.OpenTable`), kept (`log.Opened`) and
told (`wire.TableForm`) under the same names; each of the three says how its own JSON looks."""

from typing import Any, Final

from tricktable.tables.log import Opened
from tricktable.tables.wire import OpenTable, TableForm

NAMES: Final = tuple(
    [
        name
        for name in Opened.__struct_fields__
        if name in OpenTable.__struct_fields__ and name in TableForm.__struct_fields__
    ]
)


def terms_of(source: Opened | OpenTable) -> dict[str, Any]:  # whatever the three structs say of each
    """The terms by name: game, players, options, title, clock, level and all that there may be."""
    return {name: getattr(source, name) for name in NAMES}
