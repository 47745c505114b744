"""Scripts of the theme that stand inside of pages, moved into files: the server's content policy allows no others."""

import posixpath
import re
from hashlib import sha256
from pathlib import Path
from typing import Final

INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FOLDER: Final = "assets/javascripts"


class Scripts:
    """The scripts of all pages, each once."""

    def __init__(self) -> None:
        self._texts: Final[dict[str, str]] = {}

    def moved_out(self, html: str, path: str) -> str:
        """A page without scripts of its own; its path says from where the files are linked."""
        above = posixpath.relpath(FOLDER, posixpath.dirname(path) or ".")

        def linked(script: re.Match[str]) -> str:
            name = f"inline.{sha256(script[1].encode()).hexdigest()[:8]}.js"
            self._texts[name] = script[1]
            return f'<script src="{above}/{name}"></script>'

        return INLINE.sub(linked, html)

    def write(self, folder: str) -> None:
        """All of them, into the folder of the site."""
        for name, text in self._texts.items():
            Path(folder, FOLDER, name).write_text(text, encoding="utf-8")
