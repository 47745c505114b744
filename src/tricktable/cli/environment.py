"""Options from the environment: `TRICKTABLE_PORT` is `--port`, for services and containers. The command line wins.

The variables are made from the options of a command, so that none can be forgotten. What may be written down in a file
(passwords in addresses, above all) can be read from there: `TRICKTABLE_DB_FILE` names it.
"""

import argparse
import os
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from tricktable.cli.arguments import UsageError

PREFIX: Final = "TRICKTABLE_"
IN_FILE: Final = "_FILE"
"""How variables end that name a file with the value."""
FLAGS: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
OTHERS: Final = frozenset({"TRICKTABLE_CLUSTER_KEY", "TRICKTABLE_COMPILE"})
"""Variables of ours that are no option: a secret that no command line should show, and what `setup.py` is told."""

Value = object
"""What an option's own type makes of a text."""


class Unset:
    """What an option is that the command line did not say."""


UNSET: Final = Unset()


def variable_of(action: argparse.Action) -> str:
    """The variable of an option; empty if it has none."""
    names = [name.removeprefix("--") for name in action.option_strings if name.startswith("--")]
    return PREFIX + names[0].replace("-", "_").upper() if names and names[0] != "help" else ""


def file_variable_of(action: argparse.Action) -> str:
    """The variable that names a file with the option's value; empty where that would make no sense."""
    variable = variable_of(action)
    is_file = variable.endswith(IN_FILE)  # the option is the name of a file itself
    return "" if not variable or is_flag(action) or is_file else variable + IN_FILE


def is_flag(action: argparse.Action) -> bool:
    """An option without a value."""
    return action.nargs == 0


def named(actions: Iterable[argparse.Action], dests: Iterable[str] | None) -> list[argparse.Action]:
    """Those that have variables, all or only these."""
    wanted = None if dests is None else set(dests)
    return [each for each in actions if variable_of(each) and (wanted is None or each.dest in wanted)]


def value_from(action: argparse.Action, environment: Mapping[str, str]) -> Value:
    """What the environment says of an option; its default if it says nothing. Raises `UsageError`."""
    variable, in_file = variable_of(action), file_variable_of(action)
    text = environment.get(variable, "").strip()
    path = environment.get(in_file, "").strip() if in_file else ""
    if text and path:
        raise UsageError(f"{variable} and {in_file} are both given: one of them is enough")
    if path:
        variable, text = in_file, _content(in_file, path)
    return _value(action, variable, text) if text else action.default


def _content(variable: str, path: str) -> str:
    try:
        text = Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "this is not text in UTF-8"
        raise UsageError(f"{variable}: {path} cannot be read: {reason}") from None
    if not text:
        raise UsageError(f"{variable}: {path} is empty")
    return text


def _value(action: argparse.Action, variable: str, text: str) -> Value:
    """The value that a text means. A wrong one is told by the variable's name, and never repeated from a file."""
    if is_flag(action):
        if text.lower() not in FLAGS:
            raise UsageError(f"{variable} is {', '.join(FLAGS)}, not {text!r}")
        return action.const if FLAGS[text.lower()] else action.default
    if action.nargs == "?" and text.lower() in FLAGS:
        return action.const if FLAGS[text.lower()] else action.default
    kind = action.type
    try:
        value: Value = kind(text) if callable(kind) else text
    except (argparse.ArgumentTypeError, TypeError, ValueError) as error:
        reason = "its content is not what the option takes" if variable.endswith(IN_FILE) else str(error)
        raise UsageError(f"{variable}: {reason}") from None
    if action.choices is not None and value not in action.choices:
        raise UsageError(f"{variable} is {' or '.join(map(str, action.choices))}, not {text!r}")
    return value


def strangers(actions: Iterable[argparse.Action], environment: Mapping[str, str]) -> list[str]:
    """What is wrong with variables that look like ours and are none: a typing error would go unnoticed."""
    known = set(OTHERS)
    for action in actions:
        known |= {variable_of(action), file_variable_of(action)}
    found = []
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            near = get_close_matches(name, known, 1)
            found.append(f"{name} means nothing here" + (f": is it {near[0]}?" if near else ""))
    return found


def environment() -> Mapping[str, str]:
    """The environment of this process."""
    return os.environ
