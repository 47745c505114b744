"""What the sources and the locales say about messages: which are used, with which arguments, and which there are."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

import tricktable

SOURCES: Final = Path(tricktable.__file__).parent
LOCALES: Final = SOURCES / "locales"
FORMS: Final = re.compile("(?<=[a-z])(Is|Count|Begins|Ends)$")
"""What stands behind an argument's name in the variables that are made from it."""


class Use(NamedTuple):
    """A phrase that the sources make."""

    where: str
    id: str
    args: frozenset[str]


@cache
def uses() -> tuple[Use, ...]:
    """Every phrase that is made anywhere. Its id and its arguments' names must be there to be read."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py"))}
    return tuple(use for path, text in texts.items() if "Phrase" in text for use in uses_in(text, path))


def uses_in(text: str, path: Path) -> Iterator[Use]:
    """The phrases that a file makes."""
    tree = ast.parse(text)
    called: set[ast.expr] = set()
    for node in ast.walk(tree):
        where = f"{path.name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.alias):
            assert node.name != "Phrase" or not node.asname, f"{where}: Phrase has no other name"
        if isinstance(node, ast.Call) and _is_phrase(node.func):
            called.add(node.func)
            yield _use(node, where)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute) and _is_phrase(node) and node not in called:
            assert _is_type(tree, node), f"{path.name}:{node.lineno}: Phrase is handed on, so its ids cannot be read"


def _is_phrase(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id == "Phrase") or (
        isinstance(node, ast.Attribute) and node.attr == "Phrase"
    )


def _is_type(tree: ast.Module, node: ast.expr) -> bool:
    """The name stands where nobody can call it: in an annotation, a union, a check of types or a pattern."""
    for parent in ast.walk(tree):
        match parent:
            case ast.arg(annotation=place) | ast.AnnAssign(annotation=place) | ast.FunctionDef(returns=place):
                if place is not None and node in ast.walk(place):
                    return True
            case ast.BinOp(op=ast.BitOr()) | ast.MatchClass() | ast.Subscript():
                if node in ast.walk(parent):
                    return True
            case ast.Call(func=ast.Name(id="isinstance")) | ast.keyword(arg="type"):
                if node in ast.walk(parent):
                    return True
            case ast.Dict():
                if node in parent.values and _is_kinds(tree, parent):
                    return True
    return False


def _is_kinds(tree: ast.Module, table: ast.Dict) -> bool:
    """The table by which JSON becomes phrases: the only one that holds the class."""
    return any(
        isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "KINDS"
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and node.value is table
    )


def _use(call: ast.Call, where: str) -> Use:
    assert call.args, f"{where}: the id stands first"
    assert not call.keywords, f"{where}: id and arguments are given by position"
    name, args = call.args[0], call.args[1] if len(call.args) > 1 else ast.Dict([], [])
    assert isinstance(name, ast.Constant), f"{where}: the id of a phrase is written out"
    assert isinstance(name.value, str), f"{where}: the id of a phrase is a text"
    assert isinstance(args, ast.Dict), f"{where}: the arguments of a phrase are written out"
    names = [key.value if isinstance(key, ast.Constant) else None for key in args.keys]
    assert None not in names, f"{where}: the names of arguments are written out"
    return Use(where, name.value, frozenset(map(str, names)))


def entries(language: str, pattern: str = "*.ftl") -> list[syntax.Message | syntax.Term]:
    """All messages of a language, without those of the page alone; a file with a slip in it fails."""
    found: list[syntax.Message | syntax.Term] = []
    for path in sorted((LOCALES / language).glob(pattern)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, syntax.Junk), f"{language}/{path.name}: {entry.content!r}"
            if isinstance(entry, syntax.Message | syntax.Term):
                found.append(entry)
    return found


class _References(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802 # the visitor's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: syntax.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: syntax.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def references(entry: syntax.Message | syntax.Term) -> _References:
    """The variables and other messages in a message."""
    found = _References()
    found.visit(entry)
    return found


def id_of(entry: syntax.Message | syntax.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, syntax.Term) else entry.id.name


def arguments(entry: syntax.Message | syntax.Term) -> frozenset[str]:
    """The arguments behind a message's variables: `who` for `$who`, `$Who`, `$WHO` and `$whoIs`."""
    names = (FORMS.sub("", name) for name in references(entry).variables)
    return frozenset(name.lower() if name.isupper() else name[:1].lower() + name[1:] for name in names)
