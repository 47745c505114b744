"""How far reviews can be trusted: `python -m tests.bots.reviews.calibrate --game hasp --positions 500`.

- Planted blunders (the worst choice by a long search, where it costs as much as a mistake) are blamed.
- What a search with much time chooses is called a mistake or a blunder seldom.
- Two seeds call a choice of the level `easy` the same.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from tests.contract.tables import game_at
from tricktable.bots import bot_streams, find_bot
from tricktable.bots.kit import kit_of
from tricktable.bots.reviews import FULL, Label, judge
from tricktable.bots.reviews.verdicts import LEAST_CHANCE
from tricktable.bots.search import FULL as FULL_BUDGET
from tricktable.bots.search import Budget, search
from tricktable.bots.search.ratings import Rating
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games import find_game

LARGE = FULL_BUDGET._replace(worlds=2048, early_worlds=384)
WRONG = (Label.MISTAKE, Label.BLUNDER)


def positions(game: str, players: int) -> Iterator[tuple[Match, int, int]]:
    """Choices of the level `easy` in matches with each other, where a search has a say."""
    rules = game_at((game, players))
    bot = find_bot("easy")
    for number in range(1_000_000):
        seed = f"calibrate {number}"
        match, streams = Match.begin(rules, ShuffledDeals(seed)), bot_streams(rules, seed)
        while not match.is_over:
            seat = match.turn
            view = match.view(seat)
            action = bot.choose(view, streams[seat])
            is_asked = len(view.legal) > 1 and kit_of(rules).manners.of(view).is_searching()
            if is_asked and match.number and Stream(f"{seed} {match.number} {len(match.steps)}").below(7) == 0:
                yield match, seat, action
            match.apply(seat, action)


def label(match: Match, seat: int, action: int, seed: str) -> Label:
    found = judge(match, seat, action, FULL, seed)
    assert found is not None
    return found.label


def tried(view: View, budget: Budget) -> list[Rating]:
    """The choices that come into question at all."""
    return [rating for rating in search(view, budget, Stream("planting")).ratings if rating.values]


def worst_of(view: View) -> int:
    """The worst choice by a long search."""
    return min(tried(view, LARGE), key=lambda rating: rating.mean()).action


def is_wide(view: View) -> bool:
    """A short search sees choices that are far enough apart for one of them to be a mistake."""
    values = [rating.mean() for rating in tried(view, FULL_BUDGET)]
    return max(values) - min(values) > LEAST_CHANCE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int)
    parser.add_argument(
        "--positions", type=int, default=500, help="in which choices are called twice, and the best once"
    )
    parser.add_argument("--planted", type=int, default=500, help="blunders")
    options = parser.parse_args()
    planted = blamed = wronged = looked = passed = 0
    pairs: Counter[tuple[Label, Label]] = Counter()
    for match, seat, action in positions(options.game, options.players or find_game(options.game).default_players):
        view = match.view(seat)
        passed += 1
        if looked < options.positions:
            looked += 1
            pairs[label(match, seat, action, "one"), label(match, seat, action, "two")] += 1
            best = search(view, LARGE, Stream("best")).choice()
            wronged += label(match, seat, best, "one") in WRONG
        if planted < options.planted and is_wide(view):
            worst = worst_of(view)
            if label(match, seat, worst, "planting") in WRONG:
                planted += 1
                blamed += label(match, seat, worst, "one") is not Label.GOOD
        if looked == options.positions and planted == options.planted:
            break
    print(f"{options.game}: planted blunders blamed: {blamed} of {planted}, in {passed} positions")
    if looked:
        same = sum(number for (one, two), number in pairs.items() if one == two)
        print(f"  {looked} positions, {same / looked:.1%} called the same by two seeds")
        for (one, two), number in sorted(pairs.items()):
            if one != two:
                print(f"  {one} / {two}: {number}")
        print(f"  choices of a large search called wrong: {wronged} of {looked} ({wronged / looked:.1%})")


if __name__ == "__main__":
    main()
