"""Whole matches with fair shuffles: no secret is told too early."""

import asyncio

from tests.contract.tables import choose
from tests.tables.secrecy.parties import ID, Case, Party, guest_of, rules
from tests.tables.secrecy.truths import Truth
from tests.tables.secrecy.twins import look_closely, read_on
from tests.tables.secrecy.watches import Watch, secrets_of
from tricktable.core.fairness import FairDeals, seed_of
from tricktable.core.streams import Stream
from tricktable.tables import wire
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker


async def check_match(case: Case, seed: str, moves: int = 10_000) -> Party:
    """Plays a match, or so many choices of it, with the players' parts in the shuffles, and reads all that is told.
    Sometimes a bot is among the players."""
    game = rules(case)
    stream = Stream(seed)
    asked = wire.OpenTable(game=case.game, players=case.players, options=dict(case.options), level="random")
    party = Party(opening(Asker(guest_of(0), "Guest 0", False, 1_000_000), asked))
    people = case.players - stream.below(2)
    await party.begin([f"{stream.next():016x}" * 2 for _ in range(people)], case.players - people)
    secrets = secrets_of(party.opened)
    truth = Truth(party.store)
    watches = [Watch(game, chair, truth, secrets, is_drawn=True) for chair in party.ears]
    while not party.match.is_over and moves:
        moves -= 1
        seat, action = choose(party.match, stream)
        if party.table.chairs[seat].is_played_by_bot:
            await asyncio.sleep(1)
        else:
            await party.act(seat, action)
        if stream.below(20) == 0:
            await _contribute(party, stream.below(people), stream)
        read_on(party, watches)
        if stream.below(60) == 0:
            for watch in watches:
                await look_closely(party, watch, stream)
    for watch in watches:
        await look_closely(party, watch, stream)
        told = "".join(text.decode() for text in party.ears[watch.chair].heard)
        for number in watch.rounds:
            assert secrets.later[number] in told, f"the secret of round {number} is told when it is over"
            assert _seed(party, number) not in told
    return party


def _seed(party: Party, number: int) -> str:
    """The seed of a round that is over."""
    assert isinstance(party.table.deals, FairDeals)
    shuffle = party.table.deals.shuffle(number, True)
    parts = {player: bytes.fromhex(part) for player, part in shuffle.parts.items()}
    return seed_of(ID, number, bytes.fromhex(shuffle.secret), parts).hex()


async def _contribute(party: Party, chair: int, stream: Stream) -> None:
    coming = party.table.next_shuffle()
    if coming is not None:
        request = wire.Contribute(number=coming.number, part=f"{stream.next():016x}" * 2)
        if chair not in coming.parts:
            await party.ask(chair, request)
