"""How tables begin whose log a test writes itself."""

from msgspec import structs

from tests.contract.tables import Table, game_at
from tricktable.tables import log

SECRET = "5a" * 32


def opened_by_ann(table: Table, **fields: object) -> log.Opened:
    """Ann opens a table for this game and so many players; `fields` are those that are different."""
    name, players = table
    opened = log.Opened(
        game=name,
        rules=1,
        players=players,
        options=game_at(table).options,
        title="",
        host="ann",
        secret=SECRET,
        level="thumb",
    )
    return structs.replace(opened, **fields)
