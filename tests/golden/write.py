"""Looks for matches with the wanted features and writes them down: `make golden`.

Only for a change of rules or notation that was meant: the golden matches say what was right before.
"""

from pathlib import Path

from tests.contract.tables import TABLES, Table, table_name
from tests.golden.features import features_of, wanted
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.core.streams import Stream
from tricktable.games import new_game

FOLDER = Path(__file__).parent
SHY = {"predict all": 12, "predict no": 8, "bid": 3, "call": 2}
"""Choices that are taken only one time in so many, so that matches look more like those of people."""
OPTIONS: dict[Table, tuple[dict[str, str], ...]] = {
    ("hasp", 4): ({}, {"teams": "drawn"}, {"values": "1 1 1 1 1 1 1 1 1 1"}),
    ("njet", 4): ({}, {"difference": "on"}),
    ("njet", 5): ({}, {"difference": "on"}),
    ("mue", 4): ({"target": "60"}, {"hands": "5"}),
    ("mue", 5): ({"target": "60"}, {"hands": "5"}),
    ("mue", 6): ({"target": "60"}, {"hands": "5"}),
}
MOST = 40_000


def play(table: Table, number: int) -> Match:
    """One match of fairly random choices."""
    options = OPTIONS.get(table, ({},))
    game = new_game(*table, options[number % len(options)])
    match = Match.begin(game, ShuffledDeals(f"golden {number}"))
    stream = Stream(f"golden choices {number}")
    while not match.is_over and match.number < 40:
        seat = stream.choice(match.awaited())
        legal = match.legal_actions(seat)
        action = stream.choice(legal)
        text = game.actions.text[action]
        shy = next((times for words, times in SHY.items() if text.startswith(words)), 1)
        if stream.below(shy):
            action = stream.choice(legal[-1:] if text.startswith("bid") else legal)
        match.apply(seat, action)
    return match


def main() -> None:
    for table in TABLES:
        missing = wanted(table)
        written = 0
        for number in range(MOST):
            match = play(table, number)
            found = features_of(table, match) if match.is_over else set()
            if not found & missing and (missing or written >= 2 or not match.is_over):
                continue
            missing -= found
            written += 1
            path = FOLDER / f"{table_name(table)}-{written}.txt"
            path.write_text(str(record_of(match)))
            print(f"{path.name}: {', '.join(sorted(found))}", flush=True)
            if not missing and written >= 2:
                break
        for name in missing:
            print(f"{table_name(table)}: no match with {name!r}")


if __name__ == "__main__":
    main()
