"""Making a bank: portion by portion, each kept as soon as it is done, then put together.

Whatever stops it, the same call goes on where it was. The bytes depend on the plan and on the versions of what writes
them, and on nothing else.
"""

import json
import shutil
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tricktable import __version__
from tricktable.builds import builds
from tricktable.core.errors import SetupError
from tricktable.research.banks.bank import Bank, FileNote, PortionNote
from tricktable.research.banks.decisions import add_content, schema
from tricktable.research.banks.plans import Plan, Portion
from tricktable.research.banks.portions import PARQUET, Made, make_portion
from tricktable.research.extras import MissingExtra

try:
    import pyarrow
    import pyarrow.parquet as pq
    import zstandard
except ModuleNotFoundError as error:
    raise MissingExtra("data") from error

Runner = Callable[[Callable[[Portion], Made], Iterable[Portion]], Iterable[Made]]
"""Does work on portions, here or in other processes, and hands back the results in order."""


def versions() -> dict[str, str]:
    """What the bytes of a bank depend on beside its plan."""
    return {
        "tricktable": __version__,
        "parts": builds(),
        "pyarrow": pyarrow.__version__,
        "zstandard": ".".join(map(str, zstandard.ZSTD_VERSION)),
    }


class Making:
    """A bank on its way, in its folder."""

    def __init__(self, plan: Plan, folder: Path, texts: tuple[str, ...] = (), is_anew: bool = False) -> None:
        """`texts` are the records, where the matches were played elsewhere. A bank that is there already, or one that
        was begun otherwise, is refused unless it is to be made anew."""
        self.plan: Final = plan
        self.texts: Final = texts
        self.bank: Final = Bank(folder)
        self._drafts: Final = folder / f"{plan.name}.parts"
        if is_anew:
            self.bank.remove()
            shutil.rmtree(self._drafts, ignore_errors=True)
        elif self.bank.note.exists():
            raise SetupError(f"{self.bank.note} is there already: make another bank, or this one anew (--anew)")
        self._begin()

    def _begin(self) -> None:
        """Notes what is being made; one that was begun before must have been the same."""
        given = {
            **self.plan.json(),
            "made_with": versions(),
            "records": sha256("".join(self.texts).encode()).hexdigest(),
        }
        text = _json(given)
        note = self._drafts / "plan.json"
        self._drafts.mkdir(parents=True, exist_ok=True)
        if not note.exists():
            _write(note, text.encode())
        elif note.read_text(encoding="utf-8") != text:
            reason = "was begun with something else in mind: go on as it was begun, or begin anew (--anew)"
            raise SetupError(f"{self._drafts} {reason}")

    def missing(self) -> list[Portion]:
        """The portions that are still to be made."""
        return [self._filled(portion) for portion in self.plan.portions() if not self._is_done(portion.place)]

    def _filled(self, portion: Portion) -> Portion:
        numbers = portion.numbers
        return portion._replace(texts=self.texts[numbers.start - 1 : numbers.stop - 1]) if self.texts else portion

    def make(self, run: Runner = map) -> None:
        """Makes what is missing, and puts everything together."""
        for made in run(make_portion, self.missing()):
            self._keep(made)
        self._put_together()

    def _files(self, place: int) -> tuple[Path, Path, Path]:
        """A portion's records, its decisions, and the note that both are whole."""
        base = self._drafts / f"{place:06}"
        return base.with_suffix(".txt.zst"), base.with_suffix(".parquet"), base.with_suffix(".json")

    def _is_done(self, place: int) -> bool:
        text, decisions, note = self._files(place)
        try:
            digests = json.loads(note.read_bytes())["sha256"]
            return bool(digests == [sha256(path.read_bytes()).hexdigest() for path in (text, decisions)])
        except (FileNotFoundError, ValueError, KeyError, TypeError):
            return False

    def _keep(self, made: Made) -> None:
        text, decisions, note = self._files(made.place)
        _write(text, made.text)
        _write(decisions, made.decisions)
        digests = [sha256(content).hexdigest() for content in (made.text, made.decisions)]
        _write(note, json.dumps({"sha256": digests}).encode())

    def _put_together(self) -> None:
        bank, plan = self.bank, self.plan
        portions: list[PortionNote] = []
        content, rows_content = sha256(), sha256()
        size = rows = 0
        drafts = [path.with_name(path.name + ".part") for path in (bank.text, bank.decisions)]
        with (
            drafts[0].open("wb") as records,
            pq.ParquetWriter(drafts[1], schema(plan.budget is not None), **PARQUET) as decisions,
        ):
            for portion in plan.portions():
                text_path, decisions_path, _ = self._files(portion.place)
                frame = text_path.read_bytes()
                text = zstandard.decompress(frame)
                content.update(text)
                size += len(text)
                table = pq.read_table(decisions_path)
                add_content(rows_content, table)
                portions.append(PortionNote(portion.numbers[0], len(portion.numbers), len(frame), len(table)))
                rows += len(table)
                records.write(frame)
                decisions.write_table(table, row_group_size=max(1, len(table)))
        files = (
            FileNote.of(drafts[0], bank.text.name, content.hexdigest(), size),
            FileNote.of(drafts[1], bank.decisions.name, rows_content.hexdigest(), rows),
        )
        for draft, path in zip(drafts, (bank.text, bank.decisions), strict=True):
            draft.replace(path)
        found = {**plan.json(), "made_with": versions(), **_notes(files, portions)}
        _write(bank.note, _json(found).encode())
        shutil.rmtree(self._drafts)


def _notes(files: tuple[FileNote, FileNote], portions: list[PortionNote]) -> dict[str, Any]:  # what JSON can hold
    text, decisions = files
    return {
        "records": {"file": text.file, "bytes": text.bytes, "sha256": text.sha256}
        | {"content_bytes": text.content, "content_sha256": text.content_sha256},
        "decisions": {"file": decisions.file, "bytes": decisions.bytes, "sha256": decisions.sha256}
        | {"rows": decisions.content, "content_sha256": decisions.content_sha256},
        "portions": [list(portion) for portion in portions],
    }


def _json(found: dict[str, Any]) -> str:  # what JSON can hold
    """As people read it, but a portion on a line."""
    portions = found.get("portions")
    if portions is None:
        return json.dumps(found, ensure_ascii=False, indent=2) + "\n"
    text = json.dumps({**found, "portions": []}, ensure_ascii=False, indent=2)
    lines = ",\n".join(f"    {json.dumps(portion)}" for portion in portions)
    return text.replace('"portions": []', f'"portions": [\n{lines}\n  ]') + "\n"


def _write(path: Path, content: bytes) -> None:
    """Writes a file that is whole or not there."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(content)
    draft.replace(path)
