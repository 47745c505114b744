"""Levels in the terminal: who plays for whom, what the person is told, and a sign of life while bots think."""

import io
import time
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console

from tests.cli.terminals import Play, files_in
from tests.contract.tables import game_at, positions
from tricktable.bots import BOTS
from tricktable.cli.files import read_record
from tricktable.cli.terminal.spinner import PATIENCE, thinking
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.tables.announcements import state_for
from tricktable.tables.live.thinkers import Question, answer
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker
from tricktable.tables.table import Table
from tricktable.tables.wire import OpenTable, encode

FULL_STRENGTH: Final = "Whoever plays together with you"
KEY: Final = bytes(range(32))
"""A bot's chance."""
ERASE_LINE: Final = "\x1b[2K"


def chosen(match: Match, seat: int, bot: str) -> str:
    """What a bot chooses for a seat at a table where the person sits in seat 0."""
    table = opened(match)
    return answer(Question(bot, encode(state_for(table, seat)), KEY, (0,)))


def opened(match: Match) -> Table:
    """A table with this match, as bots are told of it."""
    game = match.game
    wishes = OpenTable(game=game.name, players=game.players, options=dict(game.options), seed="levels")
    table = Table("levels", opening(Asker("person", "You", False, 0), wishes))
    table.match = match
    return table


def meant(match: Match, seat: int, bot: str) -> str:
    """What this very bot chooses there."""
    return match.game.actions.text[BOTS[bot].choose(match.view(seat), Stream(b"", KEY))]


def differing(name: str, players: int, phase: str) -> Iterator[Match]:
    """Positions in which the easy bot and the best one choose differently for whoever is to choose."""
    game = game_at((name, players))
    for match in chain.from_iterable(positions(game, f"partners {number}") for number in range(20)):
        if not match.is_over and match.phase.name == phase and match.turn:
            if len(match.legal_actions(match.turn)) > 1:
                if meant(match, match.turn, "easy") != meant(match, match.turn, "hard"):
                    yield match


def test_a_partner_plays_at_full_strength_whatever_level_was_chosen() -> None:
    looked = {True: 0, False: 0}
    for match in differing("hasp", 4, "trick"):
        is_partner = match.turn == 2
        assert chosen(match, match.turn, "easy") == meant(match, match.turn, "hard" if is_partner else "easy")
        looked[is_partner] += 1
        if all(looked.values()):
            break

    assert all(looked.values())


def test_who_the_partners_are_changes_with_the_round() -> None:
    kinds = set()
    for match in islice(differing("mue", 5, "trick"), 16):
        seat = match.turn
        view = match.view(0)
        pair = {*view.facts["chief"], *view.facts["partner"]}
        is_mate = (seat in pair) == (0 in pair)
        assert chosen(match, seat, "easy") == meant(match, seat, "hard" if is_mate else "easy")
        kinds.add((is_mate, 0 in pair))

    assert len(kinds) > 1


def test_a_bot_that_was_asked_for_by_name_plays_everywhere() -> None:
    for match in islice(differing("hasp", 4, "trick"), 4):
        assert chosen(match, match.turn, "thumb") == meant(match, match.turn, "thumb")


def test_the_usual_level_is_medium_and_partners_are_announced(play: Play) -> None:
    _, out, _ = play("hasp", "--seed", "x", typed="q\n")

    assert "(medium bots)" in out
    assert FULL_STRENGTH in out


@pytest.mark.parametrize("args", [("meinz",), ("hasp", "--seats", "3"), ("hasp", "--bots", "thumb")])
def test_nothing_is_said_of_partners_where_there_are_none(args: tuple[str, ...], play: Play) -> None:
    _, out, _ = play(*args, "--seed", "x", typed="q\n")

    assert FULL_STRENGTH not in out


def test_a_resumed_match_keeps_its_level(play: Play, home: Path) -> None:
    play("meinz", "--bots", "easy", "--seed", "x", typed="q\n")

    _, out, _ = play("--resume", typed="q\n")

    assert "(easy bots)" in out
    (save,) = files_in(home / "saves")
    assert read_record(save).names[1] == "Ada (easy)"


@pytest.mark.parametrize(
    ("is_terminal", "seconds", "shown"), [(True, 2.0, True), (True, 0.0, False), (False, 0.5, False)]
)
def test_who_thinks_for_long_says_so_on_a_terminal(is_terminal: bool, seconds: float, shown: bool) -> None:
    written = io.StringIO()
    with thinking(Console(file=written, force_terminal=is_terminal, width=60), "Ada is thinking"):
        time.sleep(seconds * PATIENCE)

    assert ("Ada is thinking" in written.getvalue()) == shown


def test_the_sign_of_life_goes_away_when_somebody_stops_the_program() -> None:
    written = io.StringIO()

    def interrupted() -> None:
        with thinking(Console(file=written, force_terminal=True, width=60), "Ada is thinking"):
            time.sleep(2 * PATIENCE)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()

    assert written.getvalue().rindex(ERASE_LINE) > written.getvalue().rindex("Ada is thinking")
