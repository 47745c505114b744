"""Recall: what fades is what people forget, and a recalled world is one that could be dealt."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.bots.secrecies import SMALL, sensible_positions
from tests.contract.tables import TABLES, Table, game_at, table_name
from tricktable.bots.kit import USUAL, kit_of
from tricktable.bots.recall import Recall, Recollection
from tricktable.bots.search import search_in, uniform_source
from tricktable.bots.translation import Setting
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.tricks import TrickPlay
from tricktable.kernel import Round
from tricktable.kernel.layout import GONE, HANDS, VOIDS

POOR = Recall(tricks=1, has_voids=False, mixed_up=0.0)
FAIR = Recall(tricks=2, has_voids=True, mixed_up=0.0)
WHOLE = Recall(tricks=99, has_voids=True, mixed_up=0.0)


class Seen(NamedTuple):
    """A position of tricks."""

    match: Match
    play: TrickPlay
    setting: Setting

    def recalled(self, recall: Recall) -> Recollection:
        translation = kit_of(self.match.game).translation
        assert translation is not None
        words = translation.words(self.match, self.play, self.setting)
        return Recollection(recall, self.match.turn, self.play, self.setting, words, translation.is_open)


def tricks(table: Table, seed: str, every: int = 3) -> Iterator[Seen]:
    """Positions of the first rounds of a match, some tricks after their beginning."""
    translation = kit_of(game_at(table)).translation
    assert translation is not None
    for index, match in enumerate(sensible_positions(game_at(table), seed)):
        if match.number > 2 or match.is_over:
            return
        play = translation.play(match.phase)
        if play is not None and len(play.done) > 1 and index % every == 0:
            yield Seen(match, play, translation.setting(match, play))


at_every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


@at_every_table
def test_the_last_tricks_own_cards_trumps_and_what_took_a_trick_are_remembered(table: Table) -> None:
    faded = 0
    for seen in tricks(table, "fading"):
        forgotten = Counter(seen.recalled(POOR).faded)
        faded += forgotten.total()
        long_ago: Counter[int] = Counter()
        for trick in seen.play.done[:-1]:
            for place, card in enumerate(trick.cards):
                is_trump = seen.play.law.trumps & seen.play.law.deck.bit[card]
                if trick.player(place) not in (seen.match.turn, trick.winner) and not is_trump:
                    long_ago[card] += 1

        assert forgotten <= long_ago

    assert faded


@at_every_table
def test_a_recalled_world_has_as_many_cards_in_each_hand_and_no_card_twice(table: Table) -> None:
    for number, seen in enumerate(tricks(table, "hands")):
        deck = seen.play.law.deck
        recalled = seen.recalled(Recall(tricks=1, has_voids=False, mixed_up=1.0))
        hands = recalled.hands(seen.play.hands, Stream(f"{number}"))

        assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in seen.play.hands]
        assert hands[seen.match.turn] == seen.play.hands[seen.match.turn]
        held = Counter(card for hand in hands for card in deck.cards_in(hand))
        held.update(seen.play.trick)
        assert all(copies <= deck.copies[card] for card, copies in held.items())


@at_every_table
def test_the_kernel_takes_recalled_positions(table: Table) -> None:
    translation = kit_of(game_at(table)).translation
    assert translation is not None
    for number, seen in enumerate(tricks(table, "kernel", every=5)):
        recalled = seen.recalled(POOR)
        words = recalled.words[:]
        for seat, hand in enumerate(recalled.hands(seen.play.hands, Stream(f"{number}"))):
            words[HANDS + seat] = hand
        round = Round(seen.setting.rules, seen.setting.goal)

        round.load(words, translation.stack(seen.play))

        true = [translation.action(seen.match, action) for action in seen.match.legal_actions(seen.match.turn)]
        assert sorted(true) == round.legal_actions()


@pytest.mark.parametrize("table", [("hasp", 4), ("njet", 4), ("mue", 5)], ids=table_name)
def test_a_forgotten_card_is_thought_to_be_out_about_as_often_as_it_could_be(table: Table) -> None:
    """Each is out as likely as any other card that the viewer has not seen."""
    believed = expected = 0.0
    for seen in tricks(table, "chances"):
        recalled = seen.recalled(POOR)
        hidden = sum(seen.play.hands[seat].bit_count() for seat in recalled.others)
        for number in range(20 if recalled.faded else 0):
            hands = recalled.hands(seen.play.hands, Stream(f"{number}"))
            others = Counter(c for seat in recalled.others for c in seen.play.law.deck.cards_in(hands[seat]))
            truly = Counter(c for seat in recalled.others for c in seen.play.law.deck.cards_in(seen.play.hands[seat]))
            believed += (others - truly).total()
            expected += len(recalled.faded) * hidden / (hidden + len(recalled.faded))

    assert expected > 200
    assert (
        0.75 * expected < believed < 1.02 * expected
    )  # less, because a card may take the place of another forgotten one


@pytest.mark.parametrize("table", [("hasp", 4), ("njet", 4), ("mue", 5)], ids=table_name)
def test_whoever_remembers_who_is_void_gives_them_no_such_card(table: Table) -> None:
    given = 0
    for number, seen in enumerate(tricks(table, "voids", every=1)):
        recalled = seen.recalled(FAIR)
        hands = recalled.hands(seen.play.hands, Stream(f"{number}"))
        for seat in recalled.others:
            news = hands[seat] & ~seen.play.hands[seat]
            given += news.bit_count()
            assert not news & recalled.words[VOIDS + seat]

    assert given


def test_voids_fade_with_their_tricks() -> None:
    kept = faded = 0
    for seen in tricks(("hasp", 4), "showing", every=1):
        poor, fair, whole = (seen.recalled(recall).words for recall in (POOR, FAIR, WHOLE))
        for seat in range(4):
            assert not poor[VOIDS + seat] & ~whole[VOIDS + seat]
            assert fair[VOIDS + seat] == whole[VOIDS + seat]
            kept += poor[VOIDS + seat].bit_count()
            faded += (whole[VOIDS + seat] & ~poor[VOIDS + seat]).bit_count()

    assert kept
    assert faded


@at_every_table
def test_whoever_remembers_everything_recalls_what_is(table: Table) -> None:
    for number, seen in enumerate(tricks(table, "whole")):
        recalled = seen.recalled(WHOLE)

        assert not recalled.faded
        assert recalled.hands(seen.play.hands, Stream(f"{number}")) == list(seen.play.hands)
        assert recalled.words[GONE] == seen.recalled(WHOLE).words[GONE]


def test_where_hands_are_public_it_is_mixed_up_who_has_what() -> None:
    mixed = 0
    for number, seen in enumerate(tricks(("was_sticht", 4), "open")):
        hands = seen.recalled(Recall(99, True, 1.0)).hands(seen.play.hands, Stream(f"{number}"))
        all_cards = [0, 0]
        for place, own in enumerate((hands, seen.play.hands)):
            for hand in own:
                all_cards[place] |= hand

        assert all_cards[0] == all_cards[1]
        mixed += hands != list(seen.play.hands)

    assert mixed


@pytest.mark.parametrize("table", [("hasp", 4), ("meinz", 3), ("was_sticht", 4)], ids=table_name)
def test_a_search_by_recall_gives_the_same_numbers_on_one_thread_and_on_two(table: Table) -> None:
    recall = Recall(tricks=1, has_voids=False, mixed_up=0.5)
    for seen in tricks(table, "threads", every=7):
        view = seen.match.view(seen.match.turn)
        if len(view.legal) == 1:
            continue
        numbers = []
        for threads in (1, 2):
            stream = Stream("threads")
            source = uniform_source(view, stream.named("worlds"))
            budget = SMALL._replace(worlds=24)
            ranking = search_in(view, source, budget, stream, USUAL, threads, recall)
            numbers.append([(rating.action, rating.values) for rating in ranking.ratings])

        assert numbers[0] == numbers[1]
