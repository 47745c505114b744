"""The command line as a page, made from the parsers themselves: what it says is what they take."""

import argparse
from collections.abc import Iterator
from typing import Final

from tricktable.cli import make_parser

HEAD: Final = """\
# The command line

`tricktable COMMAND --help` says the same. Whatever is wrong is told in one line; the exit code is 0 if all went well,
1 if a check failed or something outside did, 2 if the command was not understood.

"""


def text() -> str:
    """The page."""
    parser = make_parser()
    commands = commands_of(parser)
    listed = [f"| [`{name}`](#tricktable-{name}) | {_cell(_about(command))} |" for name, command in commands.items()]
    parts = [HEAD + "| command | what it does |\n|---|---|\n" + "\n".join(listed) + "\n"]
    parts += [_section(name, command) for name, command in commands.items()]
    return "\n".join(parts)


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers of a parser's commands, by name."""
    for action in parser._actions:  # argparse has no other way to ask for them
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def _section(name: str, parser: argparse.ArgumentParser, level: int = 2) -> str:
    usage = parser.format_usage().removeprefix("usage: ").strip().replace("\n       ", "\n")
    lines = [f"{'#' * level} tricktable {name}", "", _about(parser), "", "```text", usage, "```", ""]
    rows = [row for group in parser._action_groups for action in group._group_actions for row in _row(action)]
    if rows:
        lines += ["| argument | meaning |", "|---|---|", *rows, ""]
    if parser.epilog:
        lines += ["```text", parser.epilog.strip("\n"), "```", ""]
    lines += [_section(f"{name} {below}", command, level + 1) for below, command in commands_of(parser).items()]
    return "\n".join(lines)


def _about(parser: argparse.ArgumentParser) -> str:
    return " ".join((parser.description or "").split())


def _row(action: argparse.Action) -> Iterator[str]:
    if action.help == argparse.SUPPRESS or isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
        return
    value = action.metavar if isinstance(action.metavar, str) else ""
    if not value and action.nargs != 0:
        value = "|".join(map(str, action.choices)) if action.choices else action.dest.upper()
    names = [f"`{f'{name} {value}'.strip()}`" for name in action.option_strings] or [f"`{value}`"]
    meaning = (action.help or "") % (vars(action) | {"prog": "tricktable"})
    yield f"| {_cell(', '.join(names))} | {_cell(meaning)} |"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
