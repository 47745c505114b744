"""No sampler rules out what is true; a sampler that is too strict is found out."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.contract import possibilities
from tests.contract.possibilities import is_possible, listening
from tests.contract.tables import TABLES, Table, game_at, positions, table_name, viewers
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.hasp.worlds import Place
from tricktable.games.meinz import Meinz
from tricktable.games.meinz.worlds import Knowledge as MeinzKnowledge
from tricktable.games.mue.worlds import Knowledge as MueKnowledge
from tricktable.games.njet.holdings import Holder
from tricktable.games.njet.holdings import Knowledge as NjetKnowledge
from tricktable.games.was_sticht import WasSticht

pytestmark = pytest.mark.interpreted  # samplers are listened to, which compiled ones do not allow
at_every_table: Final = pytest.mark.parametrize("table", TABLES, ids=table_name)


def ruled_out(table: Table, matches: int) -> int:
    """For how many viewers of random matches the truth is not among the worlds."""
    game = game_at(table)
    found = 0
    with listening():
        for seed in range(matches):
            for match in positions(game, f"possible {seed}"):
                if not match.is_over:
                    found += sum(not is_possible(match, viewer) for viewer in viewers(game))
    return found


@at_every_table
def test_no_sampler_rules_out_what_is_true(table: Table) -> None:
    assert ruled_out(table, 2) == 0


def strict_hasp(patch: pytest.MonkeyPatch) -> None:
    """Whoever cannot follow is believed to hold no trump either, even if they played one."""
    take_note: Callable[..., None] = possibilities.hasp_worlds._take_note

    def stricter(game: Hasp, view: View, places: list[Place]) -> None:
        take_note(game, view, places)
        law = game.law(view)
        for place in places:
            if place.barred and law is not None:
                place.barred |= law.trumps

    patch.setattr(possibilities.hasp_worlds, "_take_note", stricter)


def strict_njet(patch: pytest.MonkeyPatch) -> None:
    """Whoever throws a card off is believed to hold no other of its colour."""
    see = NjetKnowledge._see

    def stricter(self: NjetKnowledge, holder: Holder, card: int, led: list[int]) -> None:
        deck = self.game.deck
        if led and deck.colour[card] != deck.colour[led[0]]:
            holder.void |= deck.of_colour[deck.colour[card]]
        see(self, holder, card, led)

    patch.setattr(NjetKnowledge, "_see", stricter)


def strict_meinz(patch: pytest.MonkeyPatch) -> None:
    """Whoever follows in number alone is believed to be void in the colour."""
    read = MeinzKnowledge._read_duties

    def stricter(self: MeinzKnowledge, game: Meinz, view: View) -> None:
        read(self, game, view)
        led = -1
        for event in view.history:
            if event.kind == "played" and led < 0:
                led = event.values[0]
            elif event.kind == "played" and event.seat < game.players:
                if game.deck.colour[led] != game.deck.colour[event.values[0]]:
                    self.void[event.seat] |= game.deck.of_colour[game.deck.colour[led]]
            elif event.kind == "took":
                led = -1

    patch.setattr(MeinzKnowledge, "_read_duties", stricter)


def strict_was_sticht(patch: pytest.MonkeyPatch) -> None:
    """The first of several possible trumps is forgotten."""
    possible: Callable[..., tuple[tuple[int, int], ...]] = possibilities.was_sticht_worlds.possible_trumps

    def stricter(game: WasSticht, view: View) -> tuple[tuple[int, int], ...]:
        pairs = possible(game, view)
        return pairs[1:] if len(pairs) > 1 else pairs

    patch.setattr(possibilities.was_sticht_worlds, "possible_trumps", stricter)


def strict_mue(patch: pytest.MonkeyPatch) -> None:
    """Whoever throws a card off is believed to hold no other of its colour."""
    exclude = MueKnowledge._exclude

    def stricter(self: MueKnowledge, seat: int, led: int, card: int, trumps: list[int]) -> None:
        deck = game_at(("mue", 5)).deck
        before = self.excluded[seat]
        exclude(self, seat, led, card, trumps)
        if self.excluded[seat] != before:
            self.excluded[seat] |= deck.of_colour[deck.colour[card]]

    patch.setattr(MueKnowledge, "_exclude", stricter)


TOO_STRICT: Final[dict[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "hasp": strict_hasp,
    "njet": strict_njet,
    "meinz": strict_meinz,
    "was_sticht": strict_was_sticht,
    "mue": strict_mue,
}


@at_every_table
def test_a_sampler_that_is_too_strict_is_found_out(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    TOO_STRICT[table[0]](monkeypatch)

    assert ruled_out(table, 2) > 0


def test_samplers_draw_again_when_nobody_listens() -> None:
    match = next(positions(game_at(("hasp", 4)), "afterwards"))
    with listening():
        assert is_possible(match, 0)

    assert next(match.game.worlds(match.view(0), possibilities.STREAM)).number == 1
