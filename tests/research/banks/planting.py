"""Banks for tests, and faults that are planted in them."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import zstandard

from tricktable.bots.search import Budget
from tricktable.games import find_game, new_game
from tricktable.research.banks.bank import Bank, file_digest
from tricktable.research.banks.making import Making
from tricktable.research.banks.plans import SEEDED, Plan
from tricktable.research.banks.portions import PARQUET, split

Json = dict[str, Any]  # a bank's note: tests look into it by key
Rows = list[dict[str, Any]]  # decisions, by the names of their columns


def plan_of(
    name: str, game: str = "hasp", players: int = 2, matches: int = 7, portion: int = 3, budget: Budget | None = None
) -> Plan:
    rules = new_game(game, players, find_game(game).ending_options)
    options = tuple(rules.options.items())
    return Plan(name, game, players, options, matches, portion, SEEDED, ("thumb",) * players, "one", budget)


def made(folder: Path) -> Path:
    Making(plan_of(folder.name), folder).make()
    return folder


def copied(bank: Path, to: Path) -> Path:
    """The same bank in another folder with the same name."""
    shutil.copytree(bank, to / bank.name)
    return to / bank.name


def texts_in(folder: Path) -> list[str]:
    """All records of a bank."""
    with Bank(folder).text.open("rb") as file:
        return split(zstandard.ZstdDecompressor().stream_reader(file, read_across_frames=True).read().decode())


def note_of(folder: Path) -> Json:
    note: Json = json.loads(Bank(folder).note.read_text())
    return note


def plant_text(folder: Path, change: Callable[[list[str]], object], is_noted: bool = True) -> None:
    """Changes the records of a bank, and the note with them: only what the records say is wrong then."""
    bank = Bank(folder)
    note = note_of(folder)
    texts = texts_in(folder)
    change(texts)
    whole = b""
    begin = 0
    for portion in note["portions"]:
        count = len(texts) - begin if portion is note["portions"][-1] else portion[1]
        frame = zstandard.compress("".join(texts[begin : begin + count]).encode())
        begin += count
        portion[2] = len(frame)
        whole += frame
    bank.text.write_bytes(whole)
    if is_noted:
        note["records"] |= {"bytes": len(whole), "sha256": file_digest(bank.text)}
    bank.note.write_text(json.dumps(note))


def plant_rows(folder: Path, change: Callable[[Rows], object]) -> None:
    """Changes the decisions of a bank, and the note with them."""
    bank = Bank(folder)
    note = note_of(folder)
    table = pq.read_table(bank.decisions)
    rows = table.to_pylist()
    before = len(rows)
    change(rows)
    note["portions"][-1][3] += len(rows) - before
    changed = pa.Table.from_pylist(rows, schema=table.schema)
    begin = 0
    with pq.ParquetWriter(bank.decisions, table.schema, **PARQUET) as writer:
        for portion in note["portions"]:
            writer.write_table(changed.slice(begin, portion[3]), row_group_size=portion[3])
            begin += portion[3]
    note["decisions"] |= {"bytes": bank.decisions.stat().st_size, "sha256": file_digest(bank.decisions)}
    bank.note.write_text(json.dumps(note))
