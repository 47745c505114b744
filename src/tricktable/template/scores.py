"""What a round is worth: a point for each trick."""

from tricktable.core.scores import Score, ScoreLine


def score(tricks: list[int]) -> Score:
    """The score of a round in which the seats took so many tricks."""
    return Score(len(tricks), [ScoreLine("tricks", seat, own) for seat, own in enumerate(tricks)])
