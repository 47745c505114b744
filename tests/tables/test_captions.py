"""What a person reads at a table: sentences, the log of the round, what is to be chosen, and how the cards relate.

That an aid tells nothing that its viewer may not know is tested in `test_secrecy.py`."""

import asyncio
from typing import Final

import pytest

from tests.contract.tables import choose
from tests.tables.live_tables import Guest, begun, live_tables
from tests.tables.secrecy.parties import CASES, Case, Ear, Party, guest_of, run
from tests.tables.secrecy.readers import without_aid
from tests.tables.secrecy.twins import deals_of, opened_with, round_of
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.games import new_game
from tricktable.games.hasp.laws import law as hasp_law
from tricktable.games.meinz.laws import law as meinz_law
from tricktable.games.mue.laws import law as mue_law
from tricktable.games.njet.laws import law as njet_law
from tricktable.games.was_sticht.laws import law as was_sticht_law
from tricktable.tables import log, wire
from tricktable.tables.announcements import Announcement
from tricktable.tables.captions import Captions, Scribe, law_form
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker
from tricktable.words.phrases import Phrase
from tricktable.words.speakers import LANGUAGES, Speaker

GAMES: Final = ("hasp", "njet", "meinz", "was_sticht", "mue")
ONE_OF_EACH: Final = [next(case for case in CASES if case.game == game and case.players == 4) for game in GAMES]


def aids_of(ear: Ear | Guest) -> list[tuple[wire.State | wire.Update, wire.Aid]]:
    """The messages with aids that somebody heard."""
    messages = [wire.decode_message(text) for text in ear.heard]
    return [
        (message, message.aid)
        for message in messages
        if isinstance(message, wire.State | wire.Update) and message.aid is not None
    ]


async def played(case: Case, moves: int, seed: str = "aids") -> Party:
    """A match from its beginning, with so many choices made by chance."""
    asked = wire.OpenTable(game=case.game, players=case.players, options=dict(case.options), seed=seed)
    party = Party(opening(Asker(guest_of(0), "Guest 0", False, 1_000_000), asked))
    stream = Stream(seed)
    await party.begin()
    while moves and not party.match.is_over:
        moves -= 1
        await party.act(*choose(party.match, stream))
    return party


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_everything_that_is_said_can_be_said_in_every_language(case: Case) -> None:
    speakers = [Speaker(language, [f"Guest {seat}" for seat in range(case.players)]) for language in LANGUAGES]
    party = run(played(case, 90))

    phrases: list[Phrase] = []
    for _, aid in aids_of(party.ear(0)):
        phrases += [*aid.told, *aid.log, *aid.opening, *(phrase for scores in aid.scores for phrase in scores)]
        phrases += [] if aid.ask is None else [aid.ask]

    assert len(phrases) > 150
    for said in phrases:
        for voice in speakers:
            assert voice.say(said)


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_whoever_has_to_choose_is_asked_and_nobody_else(case: Case) -> None:
    party = run(played(case, 60))

    asked = 0
    for viewer in (0, 1, SPECTATOR):
        for message, aid in aids_of(party.ear(viewer)):
            assert message.view is not None
            assert (aid.ask is not None) == (viewer in message.view.awaited)
            asked += aid.ask is not None
    assert asked > 10


def test_a_whole_match_is_told_line_by_line() -> None:
    """The last round's lines end with its scores, and a round's lines are closed when the next one begins."""
    party = run(played(Case("hasp", 2), 10_000))

    assert party.match.is_over
    messages = aids_of(party.ear(0))
    ends = [aid for message, aid in messages if isinstance(message, wire.Update) and message.round is not None]
    assert len(ends) == party.match.number
    assert all(aid.opening for aid in ends[:-1])
    assert not ends[-1].opening
    for aid, past in zip(ends, [past for past in party.match.past if past.number], strict=True):
        assert len(aid.scores) == 1
        assert len(aid.scores[0]) == len(past.score.lines)


def test_the_log_of_a_trick_is_one_line_that_grows() -> None:
    async def play() -> list[tuple[int, int]]:
        party = await played(Case("njet", 4), 3)
        while party.match.phase.name != "trick":
            await party.act(*choose(party.match, Stream("on")))
        seen = len(party.ear(0).heard)
        for _ in range(2):
            await party.act(*choose(party.match, Stream("on")))
        messages = [wire.decode_message(text) for text in party.ear(0).heard[seen:]]
        return [
            (message.aid.log_from, len(message.aid.log))
            for message in messages
            if isinstance(message, wire.Update) and message.aid is not None
        ]

    first, second = run(play())

    assert first[1] == 1
    assert second == first


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_whoever_comes_in_the_middle_reads_the_same_log(case: Case) -> None:
    async def play() -> None:
        party = await played(case, 0)
        stream = Stream("middle")
        lines: list[Phrase] = []
        for text in party.ear(0).heard:
            lines = follow(lines, text)
        for _ in range(50):
            heard = len(party.ear(0).heard)
            await party.act(*choose(party.match, stream))
            for text in party.ear(0).heard[heard:]:
                lines = follow(lines, text)
            state = wire.decode_message(party.missed(0, None)[0])
            assert isinstance(state, wire.State)
            assert state.aid is not None
            assert list(state.aid.log) == lines

    run(play())


def follow(lines: list[Phrase], text: bytes) -> list[Phrase]:
    """The log after this message, as `docs/wire.md` says how to keep it."""
    message = wire.decode_message(text)
    if not isinstance(message, wire.State | wire.Update) or message.aid is None:
        return lines
    has_begun = isinstance(message, wire.Update) and message.began is not None
    return list(message.aid.opening) if has_begun else [*lines[: message.aid.log_from], *message.aid.log]


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_a_choice_that_is_taken_back_leaves_the_log(case: Case) -> None:
    async def play() -> int:
        party = await played(case, 0)
        stream = Stream("back")
        lines: list[Phrase] = []
        read = taken = 0
        while taken < 5:
            for text in party.ear(1).heard[read:]:
                lines = follow(lines, text)
            read = len(party.ear(1).heard)
            seat, action = choose(party.match, stream)
            await party.act(seat, action)
            if party.table.last_move == (seat, True):
                await party.answer(seat, wire.AskBack())
                for other in range(case.players):
                    await party.answer(other, wire.AnswerBack(agrees=True))
                message, aid = aids_of(party.ear(1))[-1]
                assert isinstance(message, wire.Update)
                assert message.news.what == "took back"
                assert not aid.told
                assert (aid.log_from, aid.log) == (0, ())
                assert list(aid.opening) == lines
                taken += 1
                await party.act(seat, action)
        return taken

    assert run(play()) == 5


def test_those_who_want_no_aid_cost_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and programs: not a single sentence is made for them."""

    async def play() -> None:
        async with live_tables() as place:
            wishes = wire.OpenTable(game="hasp", players=2, seed="plain", level="thumb")
            (guest,) = await begun(place, wishes, 1)
            await guest.until(lambda: guest.is_awaited)
            assert guest.view is not None
            await guest.act(guest.view.legal[0])
            assert all(b'"aid"' not in text for text in guest.heard)

    def fail(*args: object) -> None:
        raise AssertionError("an aid is made for nobody")

    monkeypatch.setattr(Captions, "aid", fail)
    monkeypatch.setattr("tricktable.tables.live.audiences.state_aid", fail)
    asyncio.run(play())


def test_aids_are_beside_the_message_and_change_nothing_in_it() -> None:
    party = run(played(Case("mue", 4, (("hands", "6"),)), 40))

    for chair, ear in party.ears.items():
        plain = party.plain_ears[chair].numbered
        assert plain == {number: without_aid(text) for number, text in ear.numbered.items()}
        assert all(b'"aid"' not in text for text in plain.values())


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_a_match_that_goes_on_from_a_record_is_not_announced_again(case: Case) -> None:
    async def play() -> None:
        deal = list(deals_of(case, "on", 2))[-1]
        for seat, action in round_of(deal, Stream("on"))[:6]:
            deal.apply(seat, action)
        party = Party(opened_with(deal, case, "further", {}))
        await party.begin()
        message, aid = aids_of(party.ear(0))[-1]
        assert isinstance(message, wire.Update)
        assert message.news.what == "started"
        assert not aid.told
        assert aid.opening
        assert len(aid.scores) == len(message.rounds)
        assert [len(scores) for scores in aid.scores] == [len(form.lines) for form in message.rounds]

    run(play())


def test_a_scribe_that_starts_late_writes_the_same() -> None:
    """Whoever comes in the middle gets word for word what those get who were there from the beginning."""
    party = run(played(Case("njet", 4), 0))
    table = party.table
    stream = Stream("late")
    early = Scribe(0)
    for _ in range(120):
        seat, action = choose(party.match, stream)
        change = table.apply(log.Moved(seat=seat, action=table.game.actions.text[action]))
        announcement = Announcement(table, change)
        position = announcement.position(0)
        one = Captions(announcement).aid(position, early)
        other = Captions(announcement).aid(position, Scribe(0))
        assert one == other


# Laws


def cards_of_kind(form: wire.LawForm, texts: tuple[str, ...], kind: int) -> set[str]:
    return {text for text, own in zip(texts, form.trumps, strict=True) if own == kind}


def test_village_and_the_announced_suit_are_trumps_of_one_kind() -> None:
    game = new_game("hasp", 4, {})

    form = law_form(hasp_law(4, 0))

    trumps = cards_of_kind(form, game.deck.text, 1)
    assert trumps == {text for card, text in enumerate(game.deck.text) if game.deck.colour[card] in (0, 4)}
    assert not cards_of_kind(form, game.deck.text, 2)


def test_super_trumps_are_the_higher_kind() -> None:
    game = new_game("njet", 4, {})

    form = law_form(njet_law(4, 1, 2))

    supers = cards_of_kind(form, game.deck.text, 2)
    assert {game.deck.number[game.deck.parse(text)] for text in supers} == {0}
    assert {game.deck.colour[game.deck.parse(text)] for text in supers} == {2}
    assert {game.deck.colour[game.deck.parse(text)] for text in cards_of_kind(form, game.deck.text, 1)} == {1}


def test_number_trumps_are_the_higher_kind_and_all_trumps_one_suit() -> None:
    game = new_game("was_sticht", 4, {})

    form = law_form(was_sticht_law(1, 5))

    numbers = cards_of_kind(form, game.deck.text, 2)
    assert {game.deck.number[game.deck.parse(text)] for text in numbers} == {5}
    assert len(numbers) == 4
    trumps = numbers | cards_of_kind(form, game.deck.text, 1)
    assert len({form.suits[game.deck.parse(text)] for text in trumps}) == 1
    best = max(range(len(game.deck.text)), key=lambda card: form.order[card] if form.trumps[card] else 0)
    assert (game.deck.colour[best], game.deck.number[best]) == (1, 5)


def test_the_chiefs_trumps_are_the_higher_kind() -> None:
    game = new_game("mue", 4, {})

    form = law_form(mue_law(0, 5 + 7))

    assert {game.deck.colour[game.deck.parse(text)] for text in cards_of_kind(form, game.deck.text, 2)} == {0}
    vices = cards_of_kind(form, game.deck.text, 1)
    assert {game.deck.number[game.deck.parse(text)] for text in vices} == {7}
    assert len(vices) == 4


def test_low_cards_are_strong_where_the_lowest_wins() -> None:
    game = new_game("meinz", 4, {})

    form = law_form(meinz_law())

    reds = [card for card in range(len(game.deck.text)) if form.suits[card] == 0]
    assert [game.deck.number[card] for card in sorted(reds, key=lambda card: -form.order[card])] == sorted(
        game.deck.number[card] for card in reds
    )
    assert set(form.trumps) == {0}
