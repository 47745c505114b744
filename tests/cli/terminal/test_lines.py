"""Texts on the lines of a terminal."""

from tricktable.cli.terminal.lines import clean, in_columns


def test_a_space_that_does_not_break_is_shown_as_a_space() -> None:
    """As in `61 %`: whoever reads it sees no code."""
    assert clean("61\u00a0% to win") == "61\u00a0% to win"


def test_what_a_terminal_takes_for_a_command_is_written_out() -> None:
    assert clean("Ada\x1b[2J\u00a0B\u202e") == "Ada\\x1b[2J\u00a0B\\u202e"


def test_cells_stand_below_each_other_as_many_to_a_line_as_fit() -> None:
    lines = [("Score", "2 to 1"), ("Before", "1: ge1 \t 2: r1"), ("", "3: b1 \t 4: gr12 \t 5: b2")]

    assert in_columns(lines, 40) == [
        ("Score", "2 to 1"),
        ("Before", "1: ge1    2: r1"),
        ("", "3: b1     4: gr12   5: b2"),
    ]
    assert in_columns(lines, 20) == [
        ("Score", "2 to 1"),
        ("Before", "1: ge1    2: r1"),
        ("", "3: b1     4: gr12"),
        ("", "5: b2"),
    ]
