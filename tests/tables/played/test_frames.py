"""Replays: every position of a match as everybody knew it then, and nothing that they could not know."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import RecordError
from tricktable.core.fairness import FairDeals
from tricktable.core.matches import Match
from tricktable.core.record_playback import playback, replay
from tricktable.core.record_writing import add_shuffles, record_for, record_of
from tricktable.core.records import Record
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.games import GAMES, new_game
from tricktable.games.records import game_of
from tricktable.tables.captions import law_form
from tricktable.tables.openings import opening
from tricktable.tables.played.frames import ALL, frames_of
from tricktable.tables.played.outlines import outline_of
from tricktable.tables.played.played_match import PlayedMatch, PlayedRound
from tricktable.tables.requests import Asker
from tricktable.tables.view_forms import SeenPosition, common_view, step_forms, told
from tricktable.tables.wire import OpenTable
from tricktable.words.tellings import log_lines

GOLDEN: Final = sorted((Path(__file__).parents[1] / "golden").glob("*-1.txt"))
TABLES: Final = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


def played(name: str, players: int, seed: str) -> Match:
    """A whole match by chance."""
    chance = Random(seed)
    match = Match.begin(new_game(name, players), ShuffledDeals(seed.encode()))
    while not match.is_over:
        seat = chance.choice(match.awaited())
        match.apply(seat, chance.choice(match.legal_actions(seat)))
    return match


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} {table[1]}")
def whole(request: pytest.FixtureRequest) -> PlayedMatch:
    """The replay of a match by chance."""
    name, players = request.param
    return PlayedMatch.of(str(record_of(played(name, players, "replays"))))


def viewers(replayed: PlayedMatch) -> Iterator[int]:
    yield from range(replayed.game.seats)
    yield SPECTATOR


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_view_is_the_one_that_a_straight_replay_has(path: Path) -> None:
    """Position by position, for everybody: views, steps and events are those of the match itself."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    replayed = PlayedMatch.of(str(record))
    seen = {
        viewer: [frame for part in replayed.parts for frame in frames_of(replayed, part, viewer).frames]
        for viewer in viewers(replayed)
    }
    place = 0
    for match in playback(record, game_of(record)):
        number = match.number if not match.is_over else -1
        for viewer, frames in seen.items():
            frame = frames[place]
            if frame.view.phase == "over" and not match.phase.is_over:
                assert frame.view.standing == SeenPosition(match, viewer).form(common_view(match, {})).standing
                frame = frames[place + 1]
            assert frame.view == SeenPosition(match, viewer).form(common_view(match, {}))
            if match.steps and number > 0:
                assert frame.step == step_forms(match, viewer, len(match.steps) - 1)[0]
        place += 2 if seen[SPECTATOR][place].view.phase == "over" and not match.is_over else 1

    assert place == len(seen[SPECTATOR]) == replayed.length + 1


def test_the_events_and_lines_of_a_round_are_those_that_its_players_saw(whole: PlayedMatch) -> None:
    """All events of a round in order; the lines of the log, put together, say the same as that of the whole round."""
    past = {played.number: played for played in whole.match.past}
    for part in whole.parts[:4]:
        for viewer in (1, SPECTATOR):
            frames = frames_of(whole, part, viewer).frames
            events = [event for frame in frames for event in frame.events]
            lines: list[object] = []
            for frame in frames:
                lines[frame.aid.log_from :] = frame.aid.log

            journal = past[part.number].journal
            if part.number == 1 and not past[0].steps:
                journal = past[0].journal + journal
            seen = [event.seen(viewer) for event in journal]
            assert tuple(events) == told(seen)
            assert lines == log_lines(whole.game, seen, whole.match.seating)


def test_the_law_is_told_as_soon_as_the_viewer_knows_it(whole: PlayedMatch) -> None:
    """The last one that was told is that of the position."""
    for part in whole.parts[:3]:
        for viewer in (1, SPECTATOR):
            law = None
            for frame, match in zip(frames_of(whole, part, viewer).frames, whole.positions(part), strict=True):
                law = frame.aid.law or law
                known = whole.game.law(match.view(viewer)) if not match.phase.is_over else None
                if known is not None:
                    assert law == law_form(known)
                elif not match.phase.is_over:
                    assert law is None


def test_nobody_is_shown_what_they_could_not_know_then(whole: PlayedMatch) -> None:
    """Whatever else the others may have held at a position: all that was shown stays the same, to the byte."""
    stream = Stream(b"replays")
    chance = Random("positions")
    compared = 0
    for part in whole.parts[:2]:
        if not part.number:
            continue
        places = sorted(chance.sample(range(len(part.steps)), min(5, len(part.steps))))
        for viewer in viewers(whole):
            true = frames_of(whole, part, viewer).frames
            for place, match in enumerate(whole.positions(part)):
                if place not in places:
                    continue
                world = next(whole.game.worlds(match.view(viewer), stream.named(f"{part.number} {place} {viewer}")))
                other = PlayedRound(part.number, part.dealer, world.deal, world.steps, part.first)
                assert msgspec.json.encode(frames_of(whole, other, viewer).frames) == msgspec.json.encode(
                    true[: place + 1]
                )
                compared += world.deal.text(part.deal.layout.parts[0].label) != part.deal.text(
                    part.deal.layout.parts[0].label
                )

    assert compared or whole.game.name == "was_sticht", "no deal was another one"


def test_with_all_cards_nothing_is_hidden(whole: PlayedMatch) -> None:
    """Hands are those of the match, no event or step has a gap, and what one seat alone knows stands at that seat."""
    for part in whole.parts[:4]:
        for frame, match in zip(frames_of(whole, part, ALL).frames, whole.positions(part), strict=True):
            deck = whole.game.deck
            hands = [[deck.text[card] for card in deck.cards_in(hand)] for hand in match.phase.hands]
            assert [list(hand) for hand in frame.hands] == hands
            assert all(-1 not in values for kind, _, values in frame.events if not kind.startswith("score "))
            assert frame.step is None or frame.step[1] != "?"
            for seat, facts in enumerate(frame.secrets):
                public = match.phase.facts(SPECTATOR)
                own = match.phase.facts(seat)
                assert {**public, **facts} == own
            if match.phase.is_over:
                break


def test_secrets_of_a_round_are_told_with_all_cards() -> None:
    """The picks of NJET's cache, the discards of Meinz, the trump and the tasks of Was sticht?."""
    found: dict[str, set[str]] = {}
    for name, players in (("njet", 4), ("meinz", 4), ("was_sticht", 4)):
        whole = PlayedMatch.of(str(record_of(played(name, players, "secrets"))))
        for part in whole.parts:
            for frame in frames_of(whole, part, ALL).frames:
                found.setdefault(name, set()).update(*frame.secrets)

    assert "picked" in found["njet"]
    assert "discard" in found["meinz"]
    assert {"trump colour", "trump number", "task 1"} <= found["was_sticht"]


def test_cards_that_nobody_gets_are_told_with_all_cards_only() -> None:
    whole = PlayedMatch.of(str(record_of(played("hasp", 2, "aside"))))
    part = whole.parts[0]

    assert len(frames_of(whole, part, ALL).undealt) == 4
    assert frames_of(whole, part, SPECTATOR).undealt == ()
    assert frames_of(whole, part, 0).undealt == ()


def test_the_outline_says_where_rounds_and_tricks_are(whole: PlayedMatch) -> None:
    """Positions without a gap; a trick ends where it was taken, and begins with an empty table."""
    outline = outline_of(whole, "x")
    expected = 0
    for told_round, part in zip(outline.rounds, whole.parts, strict=True):
        assert told_round.first == expected
        expected = told_round.last + 1
        frames = frames_of(whole, part, SPECTATOR).frames
        assert len(frames) == told_round.last - told_round.first + 1
        ends = [part.first + at for at, frame in enumerate(frames) for kind, _, _ in frame.events if kind == "took"]
        assert [end for _, end in told_round.tricks] == ends
        for begin, _ in told_round.tricks:
            assert not frames[begin - part.first].view.facts.get("trick")
            assert [kind for kind, _, _ in frames[begin - part.first + 1].events][-1:] != []
        assert (told_round.score is None) == (part.number == 0)
        if told_round.score is not None:
            assert len(told_round.scores) == len(told_round.score.lines)

    assert outline.winners == whole.match.winners()
    assert outline.rounds[-1].score is not None
    assert outline.rounds[-1].score.totals == whole.match.past[-1].totals


def test_a_match_goes_on_from_any_position(whole: PlayedMatch) -> None:
    """The record up to a position is one that a new table takes; its match stands where the replay stood."""
    asker = Asker("g1", "Ann", False, 0)
    for part in whole.parts[:4]:
        for place, match in enumerate(whole.positions(part)):
            if place % 5 and place != len(part.steps):
                continue
            text = str(whole.until(part.first + place))
            again = replay(Record.parse(text), whole.game)

            assert str(again.view(0)) == str(match.view(0))
            if not match.is_over:
                opened = opening(asker, OpenTable(game=whole.game.name, record=text))
                assert opened.record == text


def test_there_are_no_positions_before_the_first_and_behind_the_last(whole: PlayedMatch) -> None:
    for position in (-1, whole.length + 1):
        with pytest.raises(ValueError, match=f"positions 0 to {whole.length}, not {position}"):
            whole.until(position)


def fair_record(is_over: bool = True) -> Record:
    """A match of a live table; somebody has contributed to each round but the second."""
    deals = FairDeals("friday", bytes(range(32)))
    for number in range(1, 40):
        if number != 2:
            deals.contribute(number, 1, bytes(range(number, number + 16)))
    chance = Random("fair")
    match = Match.begin(new_game("hasp", 2), deals)
    while not match.is_over and (is_over or match.number < 3):
        seat = chance.choice(match.awaited())
        match.apply(seat, chance.choice(match.legal_actions(seat)))
    return add_shuffles(record_of(match), deals)


def test_shuffles_are_verified_round_by_round() -> None:
    shuffles = [part.shuffle for part in outline_of(PlayedMatch.of(str(fair_record())), "x").rounds]

    assert {shuffle.verdict for place, shuffle in enumerate(shuffles) if place != 1} == {"verified"}
    assert shuffles[0].seats == (1,)
    assert (shuffles[1].verdict, shuffles[1].seats) == ("alone", ())


def test_a_shuffle_in_play_is_open_and_a_record_may_end_early() -> None:
    outline = outline_of(PlayedMatch.of(str(fair_record(is_over=False))), "x")

    assert [part.shuffle.verdict for part in outline.rounds] == ["verified", "alone", "open"]
    assert outline.winners == ()
    assert outline.rounds[-1].score is None


def test_a_shuffle_that_does_not_fit_is_false() -> None:
    """Another secret for the first round, sealed anew: the cards are not those of it."""
    record = fair_record()
    first, second = (part.shuffle for part in record.rounds[:2])
    assert first is not None
    assert second is not None
    record.rounds[0].shuffle = type(first)(first.commitment, first.parts, second.secret)
    record.rounds[2].shuffle = None

    shuffles = [part.shuffle for part in outline_of(PlayedMatch.of(str(record.sealed())), "x").rounds]

    assert shuffles[0].verdict == "false"
    assert "does not fit its commitment" in shuffles[0].problem
    assert shuffles[2].verdict == "false"
    assert "no shuffle lines" in shuffles[2].problem


def test_without_shuffles_there_is_nothing_to_verify(whole: PlayedMatch) -> None:
    assert {part.shuffle.verdict for part in outline_of(whole, "x").rounds} == {"none"}


def test_a_round_in_play_does_not_tell_its_secret() -> None:
    """The record up to the middle of a verified round has its commitment and not its secret."""
    whole = PlayedMatch.of(str(fair_record()))
    middle = whole.until(whole.parts[2].first + 3)

    assert [part.shuffle.secret != "" for part in middle.rounds if part.shuffle] == [True, True, False]
    assert outline_of(PlayedMatch.of(str(middle)), "x").rounds[-1].shuffle.verdict == "open"


def test_what_one_seat_knew_is_no_replay() -> None:
    match = played("hasp", 2, "seat")
    record = str(record_for(match, 1))

    with pytest.raises(
        RecordError, match=r"line 7: this is what seat 1 knows of a match; only a record with all cards"
    ):
        PlayedMatch.of(record)


def test_rules_that_are_not_known_are_named() -> None:
    text = str(record_of(played("hasp", 2, "old"))).replace("rules: 1", "rules: 77")

    with pytest.raises(RecordError, match="line 3: version 77 of the rules of HASP is not known"):
        PlayedMatch.of(text)
