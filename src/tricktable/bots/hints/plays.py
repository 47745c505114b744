"""What speaks for and against a card in trick play."""

from typing import Final

from tricktable.bots.hints.certainties import Certainties
from tricktable.bots.hints.reasons import Reason
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.hasp.predictions import ALL, NO
from tricktable.games.mue.cards import CARD_TRIANGLES
from tricktable.games.was_sticht.cards import DECK
from tricktable.games.was_sticht.tasks import EXACTLY_ONE, LAST_TRICK, NO_RED, NO_TRICKS


class Play:
    """One card that the viewer may play now."""

    def __init__(self, table: Certainties, card: int) -> None:
        self.table: Final = table
        self.card: Final = card
        self.led: Final = table.led(card)
        self.cards: Final = (*table.trick, card)
        """The trick with this card."""
        self.is_ahead: Final = table.takes(card)
        self.rivals: Final = table.rivals(card, self.led, table.to_come)
        self.is_taking: Final = self.is_ahead and not self.rivals and not table.may_be_called()
        """The viewer takes the trick for sure."""

    def reasons(self) -> list[Reason]:
        """Most important first."""
        result = self._for_trick()
        result += _BY_GAME[self.table.view.game.name](self)
        suit = self.table.law.suit[self.led]
        result += [Reason("void", (seat, suit)) for seat in self.table.to_come if self.table.is_void(seat, suit)]
        own = self.table.law.suit[self.card]
        if (self.table.hand & self.table.law.of_suit[own]).bit_count() == 1 < len(self.table.view.hand):
            result.append(Reason("empties", (own,)))
        return result

    def _for_trick(self) -> list[Reason]:
        table = self.table
        if self.is_taking:
            return [Reason("takes"), self._how()]
        if table.called:
            return [Reason("caller", table.called)]
        if table.is_full():
            return [Reason("full")]
        if self.is_ahead:
            ahead = [Reason("ahead")]
            return [*ahead, Reason("beatable", self.rivals)] if self.rivals else ahead
        return self._behind()

    def _how(self) -> Reason:
        """Why nobody can take the trick from the viewer."""
        if self.table.is_last:
            return Reason("last")
        out = self.table.out_against(self.card, self.led)
        return Reason("unable", out) if out else Reason("top")

    def _behind(self) -> list[Reason]:
        table = self.table
        winner = table.winner()
        if not table.ours >> winner & 1:
            return [Reason("under", (winner,))]
        best = table.trick[(winner - table.leader) % table.seats]
        is_sure = not table.rivals(best, self.led, table.to_come) and not table.may_be_called()
        return [Reason("mate takes" if is_sure else "mate ahead", (winner,))]

    def is_ours(self) -> bool:
        """The viewer's side takes the trick for sure."""
        return self.is_taking or any(reason.kind == "mate takes" for reason in self._for_trick())


def play_reasons(view: View, table: Certainties, card: int) -> list[Reason]:
    """What is certain about playing this card."""
    return [Reason("only")] * (len(view.legal) == 1) + Play(table, card).reasons()


def _in_hasp(play: Play) -> list[Reason]:
    table = play.table
    game = table.view.game
    assert isinstance(game, Hasp)
    result = []
    if play.is_taking:
        for seat in range(table.seats):
            said = table.view.facts.get(f"prediction {seat}", ())
            is_theirs = game.partners[seat] >> table.me & 1
            if (said == (ALL,) and not is_theirs) or (said == (NO,) and is_theirs):
                result.append(Reason("ruins", (seat,)))
    return [*result, Reason("worth", (sum([game.value[card] for card in play.cards]),))]


def _in_njet(play: Play) -> list[Reason]:
    table = play.table
    number = table.law.deck.number
    if play.is_taking:
        zeros = [
            card
            for place, card in enumerate(table.trick)
            if number[card] == 0 and not table.ours >> (table.leader + place) % table.seats & 1
        ]
        return [Reason("captures", tuple(zeros))] if zeros else []
    return [Reason("zero", (play.card,))] if number[play.card] == 0 and not play.is_ours() else []


def _in_was_sticht(play: Play) -> list[Reason]:
    table = play.table
    own = table.view.facts.get(f"task {table.me}")
    if not own or not play.is_taking:
        return []
    task = own[0]
    tricks = table.view.facts["tricks"][table.me]
    if NO_RED <= task < EXACTLY_ONE:
        is_broken = any(DECK.colour[card] == task - NO_RED for card in play.cards)
    else:
        is_broken = task == NO_TRICKS or (EXACTLY_ONE <= task < LAST_TRICK and tricks > task - EXACTLY_ONE)
    return [Reason("breaks", (task,))] if is_broken else []


def _in_mue(play: Play) -> list[Reason]:
    table = play.table
    facts = table.view.facts
    worth = sum([CARD_TRIANGLES[card] for card in play.cards])
    team = (facts["chief"][0], facts["partner"][0])
    have = sum([facts["triangles"][seat] for seat in team])
    goal = facts["goal"][0]
    result = [Reason("worth", (worth,))]
    if play.is_taking and table.me in team and have < goal <= have + worth:
        result.insert(0, Reason("reaches", (goal,)))
    return result


def _in_meinz(play: Play) -> list[Reason]:
    return []


_BY_GAME: Final = {
    "hasp": _in_hasp,
    "njet": _in_njet,
    "meinz": _in_meinz,
    "was_sticht": _in_was_sticht,
    "mue": _in_mue,
}
