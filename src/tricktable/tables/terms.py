"""The terms of a table: what is agreed when it is opened, or later before the match. They are wished (`wire.Terms`),
kept (`log.Opened`, `log.ChangedTerms`) and told (`wire.TableForm`) under the same names; each says how its own JSON
looks."""

from typing import Any, Final

from tricktable.tables.log import ChangedTerms, Opened
from tricktable.tables.wire import TableForm, Terms

NAMES: Final = tuple(
    [
        name
        for name in Opened.__struct_fields__
        if name in Terms.__struct_fields__ and name in TableForm.__struct_fields__
    ]
)


def terms_of(source: Opened | ChangedTerms | Terms) -> dict[str, Any]:  # whatever these structs say of each
    """The terms by name: game, players, options, title, clock, level and all that there may be."""
    return {name: getattr(source, name) for name in NAMES}
