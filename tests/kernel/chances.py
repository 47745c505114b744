"""The kernel's stream of chances, said once more, and a round that is played card by card as it says."""

from tricktable.kernel import Round


class Chance:
    """A stream of numbers that a seed begins."""

    def __init__(self, seed: int) -> None:
        bits = (seed + 1) * 0x3C6EF35F % 2**64
        bits = (bits ^ bits >> 29) * 0x7FEB352D % 2**64
        bits = (bits ^ bits >> 32) * 0x6C078965 % 2**64
        bits = (bits ^ bits >> 27) * 0x7FEB352D % 2**64
        self.bits = (bits ^ bits >> 31) | 1

    def below(self, limit: int) -> int:
        self.bits ^= self.bits << 13 & 2**64 - 1
        self.bits ^= self.bits >> 7
        self.bits ^= self.bits << 17 & 2**64 - 1
        return (self.bits >> 32) * limit >> 32


def played_by_chance(round: Round, seed: int) -> tuple[int, tuple[float, ...]]:
    """How many choices it takes to the end, and what that is worth. The round is used up."""
    chance = Chance(seed)
    choices = 0
    while not round.is_over():
        legal = round.legal_actions()
        round.apply(legal[chance.below(len(legal))])
        choices += 1
    return choices, round.worths()
