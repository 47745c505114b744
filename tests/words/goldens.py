"""The English sentences that `english.txt` pins: one or two with each message in it."""

from functools import cache
from itertools import islice
from pathlib import Path

from tests.words.matches import GAMES, NAMES, parts_of, sayings, you
from tests.words.samples import messages, samples
from tricktable.words.speakers import Speaker

FILE = Path(__file__).parent / "english.txt"
MOST = 2
"""Sentences for a message that stands on its own; one for a message that only occurs within others."""
SAMPLES = 4


def golden_text() -> str:
    """What the file should hold: for each message its id and a sentence, in the order of the ids."""
    lines = (f"{id}: {sentence}" for id in sorted(messages()) for sentence in _sentences(id))
    return "".join(f"{line}\n" for line in lines)


@cache
def ids_in_matches() -> frozenset[str]:
    """The messages that come up in the matches that are looked at."""
    return frozenset(part.id for game in GAMES for saying in sayings(game) for part in parts_of(saying.phrase))


def _sentences(id: str) -> list[str]:
    """From matches, or with arguments of no meaning where there is none."""
    if id in _from_matches():
        return _from_matches()[id]
    speaker = Speaker("en", NAMES, 0)
    return list(dict.fromkeys(map(speaker.say, islice(samples(id), SAMPLES))))[:MOST]


@cache
def _from_matches() -> dict[str, list[str]]:
    """By the id of a message the sentences that are made from it, and else one that it is part of.

    Hints are left out: what they say in a match depends on how bots play.
    """
    own: dict[str, list[str]] = {}
    within: dict[str, list[str]] = {}
    for game in GAMES:
        for viewer, phrase, _ in sayings(game):
            outer, *inner = (part.id for part in parts_of(phrase))
            if any(id.startswith("hint-") for id in (outer, *inner)):
                continue
            sentence = Speaker("en", NAMES[: game.players], you(viewer), game.house).say(phrase)
            if len(own.setdefault(outer, [])) < MOST and sentence not in own[outer]:
                own[outer].append(sentence)
            for id in inner:
                within.setdefault(id, [sentence])
    return {**within, **own}
