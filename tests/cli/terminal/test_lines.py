"""Texts on the lines of a terminal."""

from tricktable.cli.terminal.lines import clean


def test_a_space_that_does_not_break_is_shown_as_a_space() -> None:
    """As in `61 %`: whoever reads it sees no code."""
    assert clean("61\u00a0% to win") == "61\u00a0% to win"


def test_what_a_terminal_takes_for_a_command_is_written_out() -> None:
    assert clean("Ada\x1b[2J\u00a0B\u202e") == "Ada\\x1b[2J\u00a0B\\u202e"
