"""Checking a bank: every record is played again, every decision compared with its record, every digest taken anew."""

import io
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from tricktable.core.errors import RecordError, TricktableError
from tricktable.core.games import Game
from tricktable.core.records import Record
from tricktable.research.banks.bank import Bank, BankError, FileNote, PortionNote, Told, file_digest
from tricktable.research.banks.decisions import VALUES, Decisions, add_content, schema
from tricktable.research.banks.plans import SEEDED, Plan
from tricktable.research.banks.portions import names_of, read_decisions, split
from tricktable.research.banks.server_matches import is_anonymous
from tricktable.research.extras import MissingExtra

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
    import zstandard
except ModuleNotFoundError as error:
    raise MissingExtra("data") from error

BLOCK: Final = 1 << 16


class Part(NamedTuple):
    """A portion that is to be checked, and where its records begin in their file."""

    folder: Path
    plan: Plan
    note: PortionNote
    place: int
    begin: int


Runner = Callable[[Callable[[Part], str], Iterable[Part]], Iterable[str]]
"""Does work on portions, here or in other processes, and hands back the results in order."""


def fault_in(folder: Path, run: Runner = map) -> str:
    """The first thing that is wrong with a bank, by its match where it is one; empty if everything is right."""
    bank = Bank(folder)
    try:
        told = bank.read()
        _check_note(bank, told)
        parts = _parts(folder, told)
        for fault in run(fault_of, parts):
            if fault:
                return fault
        _check_files(bank, told)
    except TricktableError as error:
        return str(error)
    return ""


def _check_note(bank: Bank, told: Told) -> None:
    """What the note says fits together, and the decisions can be opened."""
    plan = told.plan
    if (plan.name, told.text.file, told.decisions.file) != (bank.name, bank.text.name, bank.decisions.name):
        raise BankError(f"{bank.note} is the note of another bank")
    plan.rules()
    expected = [(portion.numbers[0], len(portion.numbers)) for portion in plan.portions()]
    if [(note.first, note.matches) for note in told.portions] != expected:
        raise BankError(f"{bank.note}: its portions are not those of {plan.matches} matches")
    if not bank.text.is_file():
        raise BankError(f"{bank.text} is missing")
    with opened(bank.decisions) as file:
        groups = [file.metadata.row_group(place).num_rows for place in range(file.num_row_groups)]
        if not file.schema_arrow.equals(schema(plan.budget is not None)):
            raise BankError(f"{bank.decisions} has other columns than a bank has")
    if groups != [note.rows for note in told.portions]:
        raise BankError(f"{bank.decisions} has other row groups than {bank.note.name} says")


def opened(path: Path) -> Any:  # pyarrow ships no types
    """The decisions of a bank."""
    try:
        return pq.ParquetFile(path)
    except FileNotFoundError:
        raise BankError(f"{path} is missing") from None
    except (pa.ArrowException, OSError) as error:
        raise BankError(f"{path} cannot be read: {error}") from None


def _parts(folder: Path, told: Told) -> Iterator[Part]:
    begin = 0
    for place, note in enumerate(told.portions):
        yield Part(folder, told.plan, note, place, begin)
        begin += note.bytes


def fault_of(part: Part) -> str:
    """The first thing that is wrong with a portion."""
    game = part.plan.rules()
    bank = Bank(part.folder)
    text, reason = _unpacked(bank.text, part)
    texts = split(text)
    made = Decisions(game)
    fault = ""
    for place in range(part.note.matches):
        number = part.note.first + place
        before = len(made)
        try:
            if place >= len(texts) or (reason and place == len(texts) - 1):
                line = texts[place].count("\n") + 1 if place < len(texts) else 1
                raise RecordError(line, reason or "the record is missing")
            _check_match(part.plan, game, number, texts[place], made)
        except RecordError as error:
            made.forget(before)
            fault = f"{bank.text}: match {number}, {error}"
            break
    if not fault and "".join(texts[: part.note.matches]) != text:
        last = part.note.first + part.note.matches - 1
        fault = f"{bank.text}: behind match {last} there is something that is none of the matches"
    return _decision_fault(bank.decisions, part, made.table(), bool(fault)) or fault


def _decision_fault(path: Path, part: Part, made: Any, is_part: bool) -> str:
    """Where the stored decisions are others than those of the records, which may have been read in part only."""
    try:
        with opened(path) as file:
            stored = file.read_row_group(part.place)
    except (pa.ArrowException, OSError, BankError) as error:
        return f"{path}: the decisions of matches from {part.note.first} on cannot be read: {error}"
    same = stored.select(made.column_names)
    if is_part:
        same = same.slice(0, len(made))
    if not same.equals(made):
        return f"{path}: {_difference(same.to_pylist(), made.to_pylist())}"
    return _value_fault(stored, path) if part.plan.budget is not None and not is_part else ""


def _difference(stored: list[dict[str, Any]], made: list[dict[str, Any]]) -> str:  # rows of any columns
    """The first decision that is another than the record's."""
    for row, right in zip(stored, made, strict=False):
        for name, value in right.items():
            if row[name] != value:
                found = f"{name} is {row[name]}, but {value} by the record"
                return f"match {right['match']}, choice {right['choice']}: {found}"
    if len(made) > len(stored):
        return f"match {made[len(stored)]['match']}, choice {made[len(stored)]['choice']} is missing"
    return f"match {stored[len(made)]['match']} has a choice that its record does not have"


def _unpacked(path: Path, part: Part) -> tuple[str, str]:
    """The records of a portion as far as they can be read, and why no further."""
    with path.open("rb") as file:
        file.seek(part.begin)
        frame = file.read(part.note.bytes)
    content = b""
    reason = "the file ends here" if len(frame) < part.note.bytes else ""
    try:
        with zstandard.ZstdDecompressor().stream_reader(io.BytesIO(frame)) as reader:
            while block := reader.read(BLOCK):
                content += block
        return content.decode(), reason
    except (zstandard.ZstdError, UnicodeDecodeError) as error:
        return content.decode(errors="replace"), reason or f"what follows cannot be read: {error}"


def _check_match(plan: Plan, game: Game, number: int, text: str, decisions: Decisions) -> None:
    """Raises `RecordError` at the first word of a record that is not right."""
    record = Record.parse(text)
    if plan.source == SEEDED:
        if record.seed != plan.seed_of(number).encode().hex():
            raise RecordError(record.mark("seed"), f"the seed is that of another match, not {plan.seed_of(number)!r}")
        if record.names != names_of(plan.bots):
            raise RecordError(record.mark("seed") + 1, f"the players are not {', '.join(plan.bots)}")
    elif not is_anonymous(record):
        raise RecordError(record.mark("known to"), "the record tells who played, or where")
    if not record.result:
        raise RecordError(record.mark("result"), "the match is not over")
    read_decisions(record, text, game, number, plan, decisions)


def _value_fault(stored: Any, path: Path) -> str:
    """Values are there for every allowed action or for none, and each is a chance."""
    names = [column.name for column in VALUES]
    for row in stored.select(["match", "choice", "legal", *names]).to_pylist():
        values, worlds = (row[name] for name in names)
        where = f"{path}: match {row['match']}, choice {row['choice']}: "
        if not len(values) == len(worlds) == len(row["legal"]):
            return where + f"{len(values)} values in {len(worlds)} numbers of worlds for {len(row['legal'])} actions"
        for value, tried in zip(values, worlds, strict=True):
            if (value is None) != (tried == 0) or not 0 <= (value or 0) <= 1:
                return where + f"{value} in {tried} worlds is no chance to win"
    return ""


def _check_files(bank: Bank, told: Told) -> None:
    """The files are those that were made."""
    content = sha256()
    size = 0
    try:
        with bank.text.open("rb") as packed:
            reader = zstandard.ZstdDecompressor().stream_reader(packed, read_across_frames=True)
            while block := reader.read(BLOCK):
                content.update(block)
                size += len(block)
    except zstandard.ZstdError as error:  # all portions are right: it is none of them
        raise BankError(f"{bank.text}: what stands behind its content cannot be read: {error}") from None
    _check_file(bank.text, told.text, content.hexdigest(), size)
    content = sha256()
    with opened(bank.decisions) as file:
        for place in range(file.num_row_groups):
            add_content(content, file.read_row_group(place))
        _check_file(bank.decisions, told.decisions, content.hexdigest(), file.metadata.num_rows)


def _check_file(path: Path, note: FileNote, content_sha256: str, content: int) -> None:
    if (content, content_sha256) != (note.content, note.content_sha256):
        raise BankError(f"{path}: its content is not that of the note (SHA-256 {content_sha256})")
    if path.stat().st_size != note.bytes:
        raise BankError(f"{path} has {path.stat().st_size} bytes, not {note.bytes}")
    if (digest := file_digest(path)) != note.sha256:
        raise BankError(f"{path} is another file than the one that was made (SHA-256 {digest})")
