"""What a player cannot rule out: hands that fit every void and every passed card, and caches that nobody saw."""

from tricktable.core.knowledge import Knowledge
from tricktable.games.njet.boards import DISCARD_NO_ZERO


class Holdings(Knowledge):
    """A discarded 0 tells that its owner had nothing else left, where 0s may not be discarded otherwise (NJET-R3)."""

    is_exact = True

    def conclude(self) -> None:
        super().conclude()
        if self.view.facts.get("cache") != (DISCARD_NO_ZERO,):
            return
        deck = self.view.game.deck
        zeros = deck.of_number(0)
        unseen = sum([1 for card in self.unseen() if zeros & deck.bit[card]])
        for hand, away in zip(self.hands, self.away, strict=True):
            # a small hand can be all 0s; then worlds that break the rule are thrown away
            if hand.room() >= unseen or any(not zeros & deck.bit[card] for card in hand.held):
                away.barred |= zeros
            elif away.size:
                self.needs_steps = True
