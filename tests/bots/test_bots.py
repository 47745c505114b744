"""What holds for every bot at every table, and what the simple one does with its cards."""

from itertools import islice
from typing import Final

import pytest

from tests.bots.secrecies import quick
from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.bots import BOTS, IN_THE_ARENA_ALONE, bot_streams, find_bot, play_out
from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.games import new_game

at_every_table: Final = pytest.mark.parametrize("table", TABLES, ids=table_name)
every_bot: Final = pytest.mark.parametrize("bot", BOTS)
instant_bots: Final = pytest.mark.parametrize("bot", ["random", "simple", "thumb", "net"])
searching_bots: Final = pytest.mark.parametrize("bot", ["easy", "medium", "search"])


def play(table: Table, bots: list[str], seed: str) -> Match:
    game = game_at(table)
    match = Match.begin(game, ShuffledDeals(seed))
    play_out(match, [find_bot(bots[seat % len(bots)]) for seat in range(game.players)], bot_streams(game, seed))
    return match


def play_a_round(table: Table, bots: list[str], seed: str) -> Match:
    """The same for bots that search, with small budgets and as far as the second round."""
    game = game_at(table)
    match = Match.begin(game, ShuffledDeals(seed))
    players = [quick(bots[seat % len(bots)]) for seat in range(game.players)]
    streams = bot_streams(game, seed)
    while not match.is_over and match.number < 2:
        match.apply(match.turn, players[match.turn].choose(match.view(match.turn), streams[match.turn]))
    return match


@at_every_table
@instant_bots
def test_a_bot_plays_whole_matches(table: Table, bot: str) -> None:
    match = play(table, [bot], "whole")

    assert match.is_over
    assert match.winners()


@at_every_table
@instant_bots
def test_the_same_seed_gives_the_same_match(table: Table, bot: str) -> None:
    first = play(table, [bot, "random"], "twice")
    second = play(table, [bot, "random"], "twice")

    assert [past.steps for past in first.past] == [past.steps for past in second.past]


@at_every_table
@searching_bots
def test_the_same_seed_and_budget_in_counts_give_the_same_round(table: Table, bot: str) -> None:
    first = play_a_round(table, [bot, "random"], "twice")
    second = play_a_round(table, [bot, "random"], "twice")

    assert [past.number for past in first.past][-1] == 1
    assert [past.steps for past in first.past] == [past.steps for past in second.past]


@at_every_table
@every_bot
def test_equal_views_and_streams_give_equal_choices_and_only_legal_ones(table: Table, bot: str) -> None:
    player = quick(bot)
    for index, match in enumerate(islice(positions(game_at(table), "equal"), 200)):
        if index % 20 and bot not in ("random", "simple", "thumb", "net"):
            continue
        for seat in match.awaited():
            view = match.view(seat)
            chosen = player.choose(view, Stream(f"{index}"))

            assert chosen in view.legal
            assert player.choose(match.copy().view(seat), Stream(f"{index}")) == chosen


@at_every_table
def test_the_simple_bot_takes_a_trick_with_the_cheapest_card_when_it_plays_last(table: Table) -> None:
    game = game_at(table)
    simple = find_bot("simple")
    for match in islice(positions(game, "last"), 600):
        view = match.view(match.turn)
        law = game.law(view)
        trick = view.facts.get("trick", ())
        is_full = "called" in view.facts or "winning" not in view.facts
        if law is None or len(trick) != game.seats - 1 or is_full or view.legal[-1] >= len(game.deck.text):
            continue
        if view.facts["winning"][0] != (view.facts["leader"][0] + law.winner(trick)) % game.seats:
            continue  # a seat that may take no more tricks has played the strongest card
        winners = [card for card in view.legal if law.winner((*trick, card)) == len(trick)]

        chosen = simple.choose(view, Stream("last"))

        row = law.strength[trick[0]]
        if winners:
            assert chosen in winners
            assert row[chosen] == min(row[card] for card in winners)


@pytest.mark.parametrize(("game", "promises"), [("hasp", ("predict all", "predict no")), ("meinz", ("call",))])
def test_the_simple_bot_makes_no_reckless_promises(game: str, promises: tuple[str, ...]) -> None:
    rules = new_game(game)
    match = play((game, rules.players), ["simple"], "promises")
    said = {rules.actions.text[action] for past in match.past for _, action in past.steps}

    assert not said & set(promises)


def test_the_simple_bot_bids_now_and_then() -> None:
    rules = new_game("mue")
    match = play(("mue", rules.players), ["simple"], "bids")
    said = [rules.actions.text[action] for past in match.past for _, action in past.steps]

    assert any(text.startswith("bid ") for text in said)


def test_the_simple_bot_beats_the_random_one() -> None:
    """Two players of HASP, every deal from both seats."""
    won = 0
    for number in range(20):
        won += play(("hasp", 2), ["simple", "random"], f"duel {number}").winners() == (0,)
        won += play(("hasp", 2), ["random", "simple"], f"duel {number}").winners() == (1,)

    assert won >= 30


def test_a_bots_chance_is_not_the_tables() -> None:
    game = game_at(("hasp", 4))
    streams = bot_streams(game, "seed")
    table = ShuffledDeals("seed").stream

    keys = {stream.key for stream in streams} | {table.key, table.named("draw").key, table.named("round 1").key}

    assert len(keys) == game.players + 3


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(SetupError, match=f"there is no bot 'deep' \\(bots: {', '.join(BOTS)}\\)"):
        find_bot("deep")


@pytest.mark.parametrize("name", IN_THE_ARENA_ALONE)
def test_whoever_sees_all_cards_is_no_bot(name: str) -> None:
    assert name not in BOTS
    with pytest.raises(SetupError, match=f"{name} sees all cards, so it plays in the arena alone"):
        find_bot(name)
