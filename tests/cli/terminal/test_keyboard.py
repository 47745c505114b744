"""Lines that are typed, while something else may happen."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tricktable.cli.terminal.channel import Mailbox
from tricktable.cli.terminal.keyboard import Keyboard
from tricktable.tables.wire import Queued


@pytest.fixture
def fingers(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Where one writes what is typed."""
    source, target = os.pipe()
    with open(source, encoding="utf-8") as file:
        monkeypatch.setattr(sys, "stdin", file)
        yield target
    with suppress(OSError):  # the test may have ended the input
        os.close(target)


def test_lines_come_one_after_the_other_and_the_last_may_have_no_end(fingers: int) -> None:
    keyboard = Keyboard()
    os.write(fingers, "eins\r\nzw\xf6lf\n\nlast".encode())
    os.close(fingers)

    assert [keyboard.read("? ") for _ in range(4)] == ["eins", "zwölf", "", "last"]
    with pytest.raises(EOFError):
        keyboard.read("? ")


def test_a_line_in_parts_is_waited_for_though_the_bell_rings(fingers: int, capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Keyboard()
    mailbox = Mailbox()
    os.write(fingers, b"ha")

    mailbox.put(Queued(action="r7"))
    assert keyboard.read("? ", mailbox) is None
    assert mailbox.get(0) == Queued(action="r7")
    assert mailbox.get(0) is None
    os.write(fingers, b"lf\n")
    assert keyboard.read("", mailbox) == "half"

    mailbox.close()
    assert capsys.readouterr().out == "? half\n"


def test_what_is_put_back_comes_first(fingers: int) -> None:
    keyboard = Keyboard()
    os.write(fingers, b"later\n")

    keyboard.put_back("typed ahead")

    assert keyboard.read("? ") == "typed ahead"
    assert keyboard.read("? ") == "later"


def test_letters_that_are_none_do_no_harm(fingers: int) -> None:
    os.write(fingers, b"\xff\xfe\n")

    assert Keyboard().read("? ") == "\ufffd\ufffd"


def test_input_that_is_no_file_is_read_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("one\ntwo"))
    keyboard = Keyboard()

    assert keyboard.read("? ") == "one"
    assert keyboard.read("? ") == "two"
    with pytest.raises(EOFError):
        keyboard.read("? ")
