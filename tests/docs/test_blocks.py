"""Every block of code in README and docs runs, page by page and from top to bottom; what cannot says why."""

import ast
import contextlib
import doctest
import io
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tests.docs.blocks import MARK, PAGES, ROOT, Block, all_blocks, blocks_in, blocks_of
from tests.docs.commands import Command, check, commands_in, run
from tests.docs.messages import check_dialogue, check_json
from tricktable.cli.arguments import UsageError

SHELLS: Final = ("console", "sh")
LANGUAGES: Final = (*SHELLS, "ftl", "json", "python", "text", "toml")
"""`text` is what no program reads: diagrams, reports; records, positions and vectors, which tests of their own read."""
PYTHON: Final = [page for page in PAGES if any(block.language == "python" for block in blocks_of(page))]
TYPED: Final = [page for page in PAGES if any(block.language in SHELLS for block in blocks_of(page))]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to work in, with the examples beside it, as in a checkout."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    before = set(sys.modules)
    for folder in ("src", "tests"):
        monkeypatch.syspath_prepend(str(ROOT / "examples/hearts" / folder))
    yield tmp_path
    for name in set(sys.modules) - before:
        if "hearts" in name:  # it is nobody else's business that this game was here
            del sys.modules[name]


@pytest.mark.parametrize("block", all_blocks(), ids=lambda block: block.place)
def test_a_block_says_what_it_is(block: Block) -> None:
    assert block.language in LANGUAGES
    assert not block.mark or not block.mark.startswith(("not run", "soak")) or MARK.fullmatch(block.mark)


def test_all_fences_are_found() -> None:
    for page in PAGES:
        lines = (ROOT / page).read_text(encoding="utf-8").splitlines()
        fences = sum(line.lstrip().startswith("```") for line in lines)
        assert (page, fences) == (page, 2 * len(blocks_of(page)))


@pytest.mark.parametrize("page", PYTHON)
def test_python_runs(page: str, place: Path) -> None:
    """In one namespace for the page. Sessions (`>>>`) must print what they show."""
    run_python([block for block in blocks_of(page) if block.language == "python"])


def run_python(blocks: list[Block]) -> None:
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        if block.text.lstrip().startswith(">>>"):
            session(block, names)
            continue
        code = compile(block.text, block.place, "exec", dont_inherit=True)
        if block.is_run:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(code, names)
        else:
            imports = [node for node in ast.parse(block.text).body if isinstance(node, ast.Import | ast.ImportFrom)]
            exec(compile(ast.Module(list[ast.stmt](imports), []), block.place, "exec"), {})


def session(block: Block, names: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, names, block.place, block.page, block.line)
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=told.append, clear_globs=False)
    names.update(test.globs)
    assert runner.failures == 0, "".join(told)
    assert runner.tries > 0


@pytest.mark.parametrize("page", TYPED)
def test_commands_run(page: str, place: Path) -> None:
    """In one folder for the page; output must be what is shown."""
    for block in blocks_of(page):
        if block.language in SHELLS:
            for command in commands_in(block):
                if block.is_run:
                    output = run(command)
                    assert not command.shown or output == command.shown
                else:
                    check(command)


@pytest.mark.soak
@pytest.mark.parametrize("block", [block for block in all_blocks() if block.is_soaked], ids=lambda block: block.place)
def test_commands_that_take_long_run(block: Block, place: Path) -> None:
    for command in commands_in(block):
        run(command)


@pytest.mark.parametrize("page", PAGES)
def test_data_can_be_read(page: str) -> None:
    """JSON, TOML and Fluent's messages; what is said over the wire is what the server takes and tells."""
    for block in blocks_of(page):
        match block.language:
            case "json":
                check_json(block.text)
            case "toml":
                tomllib.loads(block.text)
            case "ftl":
                assert not [entry for entry in FluentParser().parse(block.text).body if isinstance(entry, Junk)]
            case "text":
                check_dialogue(block.text)


def test_the_wire_has_dialogues() -> None:
    """The dialogue, a guest, and the three questions of replays."""
    assert sum(check_dialogue(block.text) for block in blocks_of("docs/wire.md")) >= 14


# These tests can fail.


def one(text: str) -> Block:
    (block,) = blocks_in("page.md", text)
    return block


@pytest.mark.parametrize(
    "command",
    [
        "tricktable arena --deels 3",
        "tricktable sing",
        "make coffee",
        "python -m tests.nothing",
        "python -m tests.positions.run --tempo 3",
        "pip install 'tricktable[moon]'",
        "npm run away",
        "rm -rf /",
    ],
)
def test_what_is_not_there_is_noticed(command: str) -> None:
    (typed,) = commands_in(one(f"<!-- not run: hours -->\n```sh\n{command}\n```\n"))

    with pytest.raises((AssertionError, UsageError)):
        check(typed)


def test_wrong_output_is_noticed(place: Path) -> None:
    (command,) = commands_in(one("```console\n$ tricktable games\nTarot\n```\n"))

    assert command == Command(["tricktable", "games"], "Tarot\n")
    assert run(command) != command.shown


def test_a_session_that_is_wrong_is_noticed() -> None:
    with pytest.raises(AssertionError, match="Expected"):
        run_python([one("```python\n>>> 1 + 1\n3\n```\n")])


@pytest.mark.parametrize(
    "text",
    [
        '-> {"type": "act", "card": "r7"}',
        '<- {"type": "update", "numbers": 3, ...}',
        "GET /api/moons",
        'POST /api/guests {"nome": "Ann"}',
    ],
)
def test_a_message_that_is_wrong_is_noticed(text: str) -> None:
    with pytest.raises((AssertionError, msgspec.MsgspecError)):
        check_dialogue(text)
