"""How rounds of each game are told to the kernel, which knows no game."""

from typing import Final

from tricktable.bots.kernels.hasp import HaspTranslation
from tricktable.bots.kernels.meinz import MeinzTranslation
from tricktable.bots.kernels.mue import MueTranslation
from tricktable.bots.kernels.njet import NjetTranslation
from tricktable.bots.kernels.translations import Setting, Translation
from tricktable.bots.kernels.was_sticht import WasStichtTranslation

TRANSLATIONS: Final[dict[str, Translation]] = {
    "hasp": HaspTranslation(),
    "meinz": MeinzTranslation(),
    "mue": MueTranslation(),
    "njet": NjetTranslation(),
    "was_sticht": WasStichtTranslation(),
}

__all__ = ["TRANSLATIONS", "Setting", "Translation"]
