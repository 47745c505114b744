"""Encodings: what an observation says, all of it and nothing else."""

from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from tests.contract.tables import TABLES, Table, game_at, positions, table_name, viewers
from tests.research.witness import listed
from tricktable.core.errors import SetupError
from tricktable.core.views import View
from tricktable.games import rules_of
from tricktable.research import Encoding
from tricktable.template import TemplateGame

PINNED: Final = dict(
    line.split() for line in Path(__file__).with_name("digests.txt").read_text(encoding="utf-8").splitlines()
)
"""For each encoding the digest of what it promises and of what it writes in a match."""


def views(table: Table, seed: str, every: int) -> list[View]:
    """Views of all viewers in some positions of a match."""
    game = game_at(table)
    chosen: list[View] = []
    for number, match in enumerate(positions(game, seed)):
        if number % every == 0:
            chosen += [match.view(viewer) for viewer in viewers(game)]
    return chosen


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_listed_fact_can_be_read_back(table: Table) -> None:
    encoding = Encoding.of(game_at(table))
    out = encoding.empty()
    mask = encoding.empty_mask()

    for view in views(table, "read", 11):
        encoding.write(view, out)
        encoding.mask(view, mask)

        assert encoding.decode(out) == listed(view)
        assert tuple(np.flatnonzero(mask)) == view.legal
        assert (out <= encoding.high).all()


def test_every_slice_has_a_place_and_a_sentence_of_its_own() -> None:
    for name, players in TABLES:
        spec = Encoding(f"{name}/{players}/obs-1").spec

        ends = [0, *(each.stop for each in spec.values())]
        assert [each.start for each in spec.values()] == ends[:-1]
        assert all(each.meaning.endswith(".") and each.meaning[0].isupper() for each in spec.values())


def test_an_action_is_its_number() -> None:
    encoding = Encoding("njet/4/obs-1")

    assert [encoding.index(text) for text in encoding.actions] == list(range(len(encoding.actions)))


@pytest.mark.parametrize("name", ["njet/4", "njet/4/obs-2", "njet/9/obs-1", "njet/four/obs-1", "none/4/obs-1"])
def test_a_name_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        Encoding(name)


def test_a_view_of_another_table_is_refused() -> None:
    encoding = Encoding("njet/4/obs-1")
    view = next(iter(positions(game_at(("njet", 3)), "other"))).view(0)

    with pytest.raises(ValueError, match="not of njet/4/obs-1"):
        encoding.write(view, encoding.empty())


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_what_a_name_promises_stays_as_it_is(table: Table) -> None:
    """Another meaning is another name: the digests of a name are never written anew."""
    assert observed(table) == PINNED[Encoding.of(game_at(table)).name]


def test_a_game_that_has_only_its_rules_has_an_encoding() -> None:
    game = rules_of(TemplateGame)
    encoding = Encoding.of(game)
    out = encoding.empty()

    for match in positions(game, "template"):
        for viewer in viewers(game):
            encoding.write(match.view(viewer), out)
            assert encoding.decode(out) == listed(match.view(viewer))


def test_what_nobody_sees_is_written_elsewhere() -> None:
    encoding = Encoding("njet/4/obs-1")
    match = next(iter(positions(encoding.game, "oracle")))
    out = np.zeros(encoding.oracle_size, np.uint8)

    encoding.write_oracle(match, 2, out)

    hands = out[encoding.oracle_spec["hands"].place].reshape(4, -1)
    for seat in range(4):
        cards = np.repeat(np.arange(len(encoding.game.deck.text)), hands[(seat - 2) % 4])
        assert tuple(cards) == match.view(seat).hand


def observed(table: Table) -> str:
    """The digest of an encoding's promise and of what it writes in a match."""
    encoding = Encoding.of(game_at(table))
    out = encoding.empty()
    digest = sha256(encoding.digest().encode())
    for view in views(table, "pinned", 17):
        encoding.write(view, out)
        digest.update(out.tobytes())
    return digest.hexdigest()
