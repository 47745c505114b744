"""How a round stands, as far as its viewer knows: what all choices have in common."""

from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties
from tricktable.core.views import View


def cards_of_others(view: View, table: Certainties) -> list[Reason]:
    """What is known of a position in trick play, whatever the game: what others hold or lack, what is out."""
    result = []
    for seat in range(view.game.seats):
        if seat != view.viewer and table.held[seat]:
            result.append(Reason("holds", (seat, *view.game.deck.cards_in(table.held[seat]))))
    for suit in range(len(table.law.of_suit)):
        if table.unseen & table.law.of_suit[suit]:
            seats = [seat for seat in range(view.game.seats) if seat != view.viewer and table.is_void(seat, suit)]
            result += [Reason("void", (seat, suit)) for seat in seats]
    if table.law.trumps:
        result.append(Reason("trumps out", ((table.unseen & table.law.trumps).bit_count(),)))
    return result


def nothing_else(view: View, table: Certainties) -> list[Reason]:
    """How a round stands whose game nobody has told the bots about."""
    return []
