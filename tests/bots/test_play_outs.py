"""How searches play on: as the rule of thumb does, or as a search does where that was measured to be better."""

from dataclasses import replace

import pytest

from tricktable.bots import ThumbBot
from tricktable.bots.kit import Kit, Manner, kit_of
from tricktable.bots.policies import Policies
from tricktable.bots.search import Budget, search, search_in, source_of, uniform_source
from tricktable.bots.search.ratings import Ranking
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games import new_match

BUDGET = Budget(worlds=64, early_worlds=8, solved=0)


def plays(players: int, number: int = 6) -> list[View]:
    """Choices of cards in a round of Meinz."""
    match = new_match("meinz", players, "play-outs")
    thumb = ThumbBot()
    found: list[View] = []
    while len(found) < number:
        view = match.view(match.turn)
        if view.game.vocabulary.is_in_tricks(view.phase) and len(view.legal) > 1:
            found.append(view)
        match.apply(match.turn, thumb.choose(view, Stream("any")))
    return found


def without_watching(kit: Kit) -> Kit:
    """A kit for which nobody has watched a search."""
    own = kit.policies
    return replace(kit, policies=Policies(own.package, own.wild, own.sober))


def values(ranking: Ranking) -> dict[int, list[float]]:
    return {rating.action: rating.values for rating in ranking.ratings}


@pytest.mark.parametrize("players", [3, 4])
def test_a_search_in_meinz_plays_on_as_a_search_does(players: int) -> None:
    views = plays(players)
    kit = kit_of(views[0].game)

    followed = [values(search(view, BUDGET, Stream("same"), kit=kit)) for view in views]

    assert followed != [values(search(view, BUDGET, Stream("same"), kit=without_watching(kit))) for view in views]


def test_cards_are_heard_as_the_rule_of_thumb_plays_them() -> None:
    """Worlds are weighed by the same policies, whoever plays on in them: with a manner that follows nobody the worlds
    and all values are those of a kit for which nobody was watched."""
    for view in plays(4):
        kit = kit_of(view.game)
        manner = kit.manners.of(view)
        assert manner.hears_cards
        alone = without_watching(kit)
        own, other = (source_of(view, Stream("worlds"), BUDGET, kit=each) for each in (kit, alone))
        follows_nobody = manner._replace(follows_search=False)

        found = search_in(view, own, BUDGET, Stream("same"), follows_nobody, kit=kit)

        assert values(found) == values(search_in(view, other, BUDGET, Stream("same"), manner, kit=alone))


@pytest.mark.parametrize("players", [3, 4])
def test_who_judges_takes_nobody_for_a_search(players: int) -> None:
    for view in plays(players):
        kit = kit_of(view.game)
        plain = search_in(
            view, uniform_source(view, Stream("same").named("worlds")), BUDGET, Stream("same"), Manner(), kit=kit
        )

        assert values(search(view, BUDGET, Stream("same"), judges=True)) == values(plain)
