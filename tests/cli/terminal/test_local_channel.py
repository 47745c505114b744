"""The table in the terminal's own process."""

from pathlib import Path

import msgspec
import pytest

from tests.cli.terminals import ENOUGH, Play, files_in
from tricktable.bots import BOTS
from tricktable.cli.saved_matches import load
from tricktable.cli.terminal.channel import first_state
from tricktable.cli.terminal.local_channel import LocalChannel, entries_of_new
from tricktable.clients.errors import ClientError
from tricktable.games import new_game
from tricktable.tables import log, wire
from tricktable.tables.live.thinkers import Thinker


def test_what_was_asked_before_the_table_is_closed_is_done() -> None:
    channel = LocalChannel(entries_of_new(new_game("meinz", 4), b"seed", 1, BOTS["thumb"]))
    mirror = first_state(channel)
    assert [seat.name for seat in mirror.table.seats] == ["Cleo", "You", "Ada", "Bela"]

    channel.send(wire.Start())
    channel.close()
    channel.close()

    assert channel.table.stage == "playing"
    assert channel.table.match is not None


def test_a_table_that_cannot_be_opened_says_so(caplog: pytest.LogCaptureFixture) -> None:
    first, *rest = entries_of_new(new_game("meinz", 4), b"seed", 0, BOTS["thumb"])
    assert isinstance(first, log.Opened)
    channel = LocalChannel([msgspec.structs.replace(first, game="chess"), *rest])

    with pytest.raises(ClientError, match=r"the table failed: .*chess"):
        first_state(channel)

    channel.close()
    assert not channel.has_table
    assert "the table failed" in caplog.text


def test_a_bot_that_fails_does_not_leave_the_person_waiting(
    play: Play, home: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose(
        self: Thinker, bot: str, state: wire.State, key: bytes, people: tuple[int, ...], owner: str
    ) -> str:
        assert state.view is not None
        if len(state.steps) > 5:
            raise RuntimeError("out of ideas")
        return state.view.legal[0]

    monkeypatch.setattr(Thinker, "choose", choose)

    code, _, err = play("meinz", "--seed", "x", "--bots", "random", typed=ENOUGH)

    assert code == 1
    assert "stopped; the match is saved" in err
    assert "the table failed: RuntimeError('out of ideas')" in err
    assert "out of ideas" in caplog.text
    (save,) = files_in(home / "saves")
    assert load(save).match.steps
