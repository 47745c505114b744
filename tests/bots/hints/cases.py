"""A reason beside a match with all cards known: what one can look up there to see whether it is true."""

from typing import Final

from tricktable.bots.hints import Reason
from tricktable.core.cards import Hand
from tricktable.core.events import Event
from tricktable.core.laws import Law
from tricktable.core.matches import Match
from tricktable.core.phases import Phase
from tricktable.core.streams import Stream
from tricktable.core.views import View


class Case:
    """A reason that a seat was given for an action, beside a full match."""

    def __init__(self, match: Match, seat: int, action: int, reason: Reason, stream: Stream) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.action: Final = action
        self.reason: Final = reason
        self.values: Final = reason.values
        self.stream: Final = stream
        self.view: Final[View] = match.view(seat)

    def law(self) -> Law:
        law = self.match.game.law(self.view)
        assert law is not None
        return law

    def applied(self) -> Match:
        after = self.match.copy()
        after.apply(self.seat, self.action)
        return after

    def until(self, kind: str) -> list[Event]:
        """What happens from this action to the next event of a kind, when everybody goes on at random."""
        after = self.match.copy()
        past, begun = len(after.past), len(after.journal)
        after.apply(self.seat, self.action)
        while True:
            journal = after.past[past].journal if len(after.past) > past else after.journal
            kinds = [event.kind for event in journal[begun:]]
            found = [place for place, known in enumerate(kinds) if known.startswith(kind)]
            if found:
                return journal[begun:] if kind == "score" else journal[begun : begun + found[0] + 3]
            seat = after.turn
            after.apply(seat, self.stream.choice(after.legal_actions(seat)))

    def taker(self) -> int:
        return next(event.seat for event in self.until("took") if event.kind == "took")

    def led(self) -> int:
        trick = self.view.facts["trick"]
        return trick[0] if trick else self.action

    def does_beat(self, other: int) -> bool:
        """A later card is stronger than the one in question."""
        if self.match.game.name == "meinz":  # who led may be full, and then the led card takes nothing
            return self.match.game.deck.number[other] <= self.match.game.deck.number[self.action]
        cards = [self.led(), *([self.action] if self.view.facts["trick"] else []), other]
        return self.law().winner(cards) == len(cards) - 1

    def can_be_beaten(self) -> bool:
        """An opponent who is still to play can take the trick with a card."""
        seats = self.match.game.seats
        place = (self.seat - self.view.facts["leader"][0]) % seats
        for step in range(1, seats - place):
            seat = (self.seat + step) % seats
            is_full = self.match.game.name == "meinz" and self.view.facts["tricks"][seat] == 2
            if seat not in self.sides() and not is_full:
                if any(self.does_beat(card) for card in self.allowed(seat)):
                    return True
        return False

    def allowed(self, seat: int) -> tuple[int, ...]:
        """What somebody who is still to play may play."""
        allowed = self.law().allowed(self.hand(seat), self.led())
        if seat in self.match.game.house:
            allowed = self.part().top_card()  # type: ignore[attr-defined] # the monster's play
        return self.match.game.deck.choices(allowed)

    def hand(self, seat: int) -> Hand:
        return self.match.phase.hands[seat]

    def hands_of_others(self) -> list[int]:
        deck = self.match.game.deck
        others = [seat for seat in range(self.match.game.seats) if seat != self.seat]
        return [card for seat in others for card in deck.cards_in(self.hand(seat))]

    def winning(self) -> int:
        """Who wins the trick as it lies with this card; of Meinz's seats one that may still take tricks."""
        cards = [*self.view.facts["trick"], self.action]
        seats = [(self.view.facts["leader"][0] + place) % self.match.game.seats for place in range(len(cards))]
        if self.match.game.name != "meinz":
            return seats[self.law().winner(cards)]
        number = self.match.game.deck.number
        able = [place for place, seat in enumerate(seats) if self.view.facts["tricks"][seat] < 2]
        lowest = min((number[cards[place]] for place in able), default=0)
        best = [place for place in able if number[cards[place]] == lowest]
        return seats[best[-1]] if best else seats[0]

    def sides(self) -> set[int]:
        """The seats on this seat's side."""
        game, facts = self.match.game, self.view.facts
        everybody = set(range(game.seats))
        if game.name == "hasp":
            return {seat for seat in everybody if game.players == 4 and (seat - self.seat) % 2 == 0} | {self.seat}
        if game.name == "njet":
            team = set(facts["team"])
        elif game.name == "mue":
            team = {facts["chief"][0], facts["partner"][0]}
        else:
            return {self.seat}
        return team if self.seat in team else everybody - team

    def part(self) -> Phase:
        """The trick play, also where a call, a swap or a prediction stands before it."""
        play: Phase = getattr(self.match.phase, "play", self.match.phase)
        return play
