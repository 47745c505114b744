"""A bot with Tricktable's own client: connections, resuming and shuffles are taken care of.

    pip install tricktable
    python library_bot.py http://localhost:8000/t/5nLq0

It leads what it has most of: it looks at its hand through the view that every bot of ours gets.
"""

import asyncio
import sys
from collections import Counter

from tricktable.clients.seat import connect
from tricktable.core.views import View


def choose(view: View) -> int:
    """A card of the colour that the hand has most of, if cards are what is chosen from; else the first choice."""
    deck = view.game.deck
    cards = [action for action in view.legal if action < len(deck.text)]
    if not cards:
        return view.legal[0]
    held = Counter(deck.colour[card] for card in view.hand)
    return max(cards, key=lambda card: (held[deck.colour[card]], card))


async def play(link: str, name: str) -> None:
    async with connect(link, name=name) as seat:
        await seat.sit()
        async for turn in seat.turns():
            await turn.choose(choose(turn.view))
        names = [seat.mirror.table.seats[winner].name for winner in seat.mirror.winners()]
        print(f"The match is over. Winners: {', '.join(names)}.")


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Library bot"))
