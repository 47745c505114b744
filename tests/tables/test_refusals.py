"""Why the rules do not allow something: whoever tries it, or asks, is told in words."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.contract.tables import LIMITS, TABLES, choose
from tests.tables.secrecy.parties import Case, Party, guest_of, run
from tricktable.core.streams import Stream
from tricktable.tables import log, wire
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker, Refused, choice_of
from tricktable.tables.table import Table
from tricktable.words.phrases import Phrase
from tricktable.words.speakers import LANGUAGES, Speaker

PAGES: Final = Path(__file__).parents[2] / "docs" / "games"
GAMES: Final = ("hasp", "njet", "meinz", "was_sticht", "mue")
MATCHES: Final = 12
"""So many are looked through at most for all reasons."""
EARLIER: Final = {"over", "unknown"}
"""A table says before that the match is over (`stage`), and that there is no such action (`notation`)."""
HOUSE: Final = {"stack"}
"""Only the house is told so, which asks nobody."""


def listed_reasons(game: str) -> set[str]:
    """The reasons that the page of a game lists."""
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    section = page.partition("### Reasons for a refusal")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return set(re.findall("`([a-z]+)`", " ".join(rows) if rows else re.sub(r"\([^)]*\)", "", section)))


def live_tables(game: str, number: int) -> Iterator[Table]:
    """A match played by chance, position after position, for each number of players."""
    for name, players in TABLES:
        if name != game:
            continue
        wishes = wire.OpenTable(game=game, players=players, options=LIMITS.get(game, {}), seed=f"why {number}")
        table = Table.of("table", [opening(Asker("ann", "Ann", False, 0), wishes)])
        for chair in range(players):
            table.apply(log.Sat(chair=chair, guest=f"guest {chair}", name=f"Guest {chair}"))
        table.apply(log.Started())
        stream = Stream(f"why {number}")
        while table.match is not None and not table.match.is_over and table.number < 250:
            yield table
            seat, action = choose(table.match, stream)
            table.apply(log.Moved(seat=seat, action=table.game.actions.text[action]))


def refused(table: Table, wanted: set[str]) -> Iterator[tuple[int, Refused]]:
    """For each of these reasons an action that a seat is refused now."""
    assert table.match is not None
    for seat in range(table.game.players):
        legal = table.match.legal_actions(seat)
        for action, text in enumerate(table.game.actions.text):
            if action in legal or table.match.phase.refusal(seat, action).reason not in wanted:
                continue
            with pytest.raises(Refused) as caught:
                choice_of(table, seat, text)
            yield seat, caught.value


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_the_rules_is_told_in_words(game: str) -> None:
    missing = listed_reasons(game) - EARLIER - HOUSE
    assert len(missing) > 5

    for number in range(MATCHES):
        for table in live_tables(game, number):
            for seat, why in refused(table, missing):
                assert why.phrase is not None, f"{why.code} has no words"
                names = [f"Guest {place}" for place in range(table.game.players)]
                for language in LANGUAGES:
                    assert Speaker(language, names, seat, table.game.house).say(why.phrase)
                missing.discard(why.code)
            if not missing:
                return

    assert not missing


def test_a_refusal_and_the_answer_to_why_say_the_same() -> None:
    async def play() -> None:
        wishes = wire.OpenTable(game="njet", players=4, seed="why")
        party = Party(opening(Asker(guest_of(0), "Guest 0", False, 1_000_000), wishes))
        await party.begin()
        seat = party.match.turn
        other = (seat + 1) % 4
        number = party.table.number

        refusal = wire.decode_message(await party.answer(other, wire.Act(action="r3", seen=number, id="act")))
        reason = wire.decode_message(await party.answer(other, wire.Why(action="r3", id="why")))
        possible = party.table.legal_texts(seat)[0]
        fine = wire.decode_message(await party.answer(seat, wire.Why(action=possible, id="fine")))
        nonsense = wire.decode_message(await party.answer(seat, wire.Act(action="r99", seen=number, id="no")))

        assert isinstance(refusal, wire.Refusal)
        assert isinstance(reason, wire.Reason)
        assert refusal.phrase == reason.phrase == Phrase("why-turn")
        assert isinstance(fine, wire.Reason)
        assert fine.phrase is None
        assert isinstance(nonsense, wire.Refusal)
        assert (nonsense.code, nonsense.phrase) == ("notation", None)

    run(play())


def test_the_words_name_what_may_be_played_instead() -> None:
    case = Case("meinz", 3)

    async def play() -> tuple[wire.AnyServerMessage, tuple[str, ...]]:
        wishes = wire.OpenTable(game=case.game, players=case.players, seed="follow")
        party = Party(opening(Asker(guest_of(0), "Guest 0", False, 1_000_000), wishes))
        await party.begin()
        stream = Stream("follow")
        while True:
            for seat in party.match.awaited():
                for card in party.match.view(seat).hand:
                    text = party.match.game.deck.text[card]
                    answer = wire.decode_message(await party.answer(seat, wire.Why(action=text)))
                    if isinstance(answer, wire.Reason) and answer.reason == "follow":
                        return answer, party.table.legal_texts(seat)
            await party.act(*choose(party.match, stream))

    answer, legal = run(play())

    assert isinstance(answer, wire.Reason)
    assert answer.allowed == legal
    assert answer.phrase is not None
    said = Speaker("en").say(answer.phrase)
    assert all(card in said for card in legal)
