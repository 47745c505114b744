"""How a bot does in the positions: `python -m tests.positions.run [--bot thumb] [--game hasp] [--values]`."""

import sys
from argparse import ArgumentParser
from time import perf_counter

from tests.positions.positions import FOLDER, Position, all_positions
from tests.positions.texts import PositionError
from tricktable.bots import BOTS, find_bot
from tricktable.bots.search import HARD, search
from tricktable.bots.search.ratings import Difference


def values(position: Position, number: int) -> list[str]:
    """What the search thinks of every choice: the chance to win the match, and the difference to the best."""
    stream = position.stream(number)
    ranking = search(position.view, HARD, stream.named(str(stream.next())))  # as the bot does
    lines = []
    for rating in ranking.ratings:
        lead = Difference(rating, ranking.ratings[0])
        name = position.match.game.actions.text[rating.action]
        mark = "+" if position.allows(rating.action) else "-"
        own = "*" if rating.action == ranking.preferred else " "
        text = f"{rating.mean():.4f}  {lead.mean:+.4f} +- {lead.error:.4f}  {lead.worlds} worlds"
        lines.append(f"      {mark}{own} {name:18} {text}")
    return lines


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.positions.run", description="How a bot does in the positions.")
    parser.add_argument("--bot", default="search", choices=BOTS, help="who chooses (search)")
    parser.add_argument("--game", choices=sorted(path.stem for path in FOLDER.glob("*.txt")), help="only this game")
    parser.add_argument("--title", default="", help="only positions with this in their titles")
    parser.add_argument("--seeds", type=int, default=3, help="how often each is asked (3)")
    parser.add_argument("--values", action="store_true", help="show what search thinks where the bot fails")
    chosen = parser.parse_args()
    bot = find_bot(chosen.bot)
    try:
        positions = all_positions()
    except PositionError as error:
        print(error, file=sys.stderr)
        return 2
    wanted = [p for p in positions if chosen.game in (None, p.path.stem) and chosen.title in p.title]
    passed = 0
    for position in wanted:
        begin = perf_counter()
        choices = [bot.choose(position.view, position.stream(number)) for number in range(chosen.seeds)]
        milliseconds = (perf_counter() - begin) * 1000 / chosen.seeds
        is_right = all(position.allows(choice) for choice in choices)
        passed += is_right
        names = ", ".join(dict.fromkeys(position.match.game.actions.text[choice] for choice in choices))
        where = f"{position.path.stem} {position.match.game.players}"
        print(f"{'ok  ' if is_right else 'FAIL'}  {where:13} {position.title:70} {names:20} {milliseconds:6.0f} ms")
        if chosen.values and not is_right:
            failed = next(number for number, choice in enumerate(choices) if not position.allows(choice))
            print("\n".join(values(position, failed)))
    print(f"{bot.name}: {passed} of {len(wanted)} positions")
    return 0 if passed == len(wanted) else 1


if __name__ == "__main__":
    sys.exit(main())
