"""The page about playing names the keys and words that there are."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from tests.docs.blocks import ROOT
from tricktable.cli.terminal import person

PAGE = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
WORDS = ROOT / "src/tricktable/locales/en"


def messages(paths: Iterable[Path]) -> dict[str, str]:
    """What messages say, by their names; those of one line."""
    entries = [entry for path in paths for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
    said = [entry for entry in entries if isinstance(entry, Message) and entry.value is not None]
    return {entry.id.name: FluentSerializer().serialize_entry(entry).partition("= ")[2].strip() for entry in said}


def rows(head: str) -> list[tuple[str, str]]:
    """The table of the page that begins so."""
    table = PAGE.partition(f"| {head} | what it does |\n|---|---|\n")[2].partition("\n\n")[0]
    return [(left, right) for left, right in re.findall(r"^\| (.+?) \| (.+?) \|$", table, re.MULTILINE)]


@pytest.mark.parametrize(
    ("head", "file"),
    [
        ("key at a table", "table/Keys.svelte"),
        ("key in a replay", "replay/keys.ts"),
        ("key where something is tried again", "review/TrialTable.svelte"),
    ],
)
def test_the_keys_are_those_of_the_page(head: str, file: str) -> None:
    said = messages((WORDS / "page").glob("*.ftl"))
    keys = re.findall(r'\["([^"]+)", "(keys-[a-z-]+)"\]', (ROOT / "web/src" / file).read_text(encoding="utf-8"))

    assert rows(head) == [(key, said[name]) for key, name in keys]


def test_the_words_are_those_of_the_terminal() -> None:
    said = messages([WORDS / "cli.ftl"])
    known = [said[phrase.id] for _, phrase in person.HELP]
    practice = [said[f"cli-help-{name}"] for name in ("undo", "end", "clear", "save")]

    assert [meaning for _, meaning in rows("typed")] == [*known, *practice]
