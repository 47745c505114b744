"""The colours of cards in a terminal."""

from typing import Final

COLOURS: Final[dict[str, dict[str, str]]] = {
    "hasp": {"f": "yellow", "g": "green", "r": "bright_blue", "c": "magenta", "v": "white"},
    "njet": {"b": "bright_blue", "y": "yellow", "r": "red", "k": "reverse"},
    "meinz": {"b": "bright_blue", "g": "green", "r": "red", "y": "yellow"},
    "was_sticht": {"r": "red", "b": "bright_blue", "g": "green", "y": "yellow"},
    "mue": {"b": "bright_blue", "y": "yellow", "r": "red", "k": "reverse", "g": "green"},
}
"""For each game, by the letters of its suits."""
