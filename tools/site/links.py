"""Links: those of the repository, which a code host understands, as those of the site.

What a page links to is looked for where its source is. A page, a picture or another file of the site is linked there; a
file or folder that only the repository has is named without a link; anything else is wrong, and told."""

import posixpath
import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

from tools.site.pages import DOCS, FILES, LEFT_OUT, ROOT

LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\(([^()\s]+)\)")
CODE: Final = re.compile(r"(?<!\[)`([a-z0-9._/-]+\.md|docs/[a-z]+/)`(?!\])")
FENCE: Final = re.compile(r"^( *)(```+).*?^\1\2[ ]*$", re.MULTILINE | re.DOTALL)
HIDDEN: Final = re.compile(r"<!-- repository only -->.*?<!-- end -->\n?", re.DOTALL)
"""What makes sense in the repository alone."""
FOLDERS: Final = {"docs/rules": "how-to-play/index.md", "docs/games": "how-to-play/index.md"}
"""Pages that stand for folders."""

Complain = Callable[[str], None]


def rewritten(text: str, source: str, page: str, site: Collection[str], complain: Complain) -> str:
    """The text of a page, made from a source, with links to the files of the site."""
    writer = _Writer(source, page, site, complain)
    text = HIDDEN.sub("", text)
    pieces: list[str] = []
    end = 0
    for fence in FENCE.finditer(text):
        pieces += [writer.links_in(text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*pieces, writer.links_in(text[end:])])


class _Writer:
    def __init__(self, source: str, page: str, site: Collection[str], complain: Complain) -> None:
        self._source: Final = source
        self._page: Final = page
        self._site: Final = site
        self._complain: Final = complain
        self._is_made: Final = source.endswith(".py")
        """The page is not a file of the repository: its links are the site's already."""

    def links_in(self, text: str) -> str:
        return CODE.sub(self._code, text if self._is_made else LINK.sub(self._link, text))

    def _link(self, link: re.Match[str]) -> str:
        is_picture, shown, address = link[1], LINK.sub(self._link, link[2]), link[3]
        if re.match(r"[a-z]+:|#", address):
            return f"{is_picture}[{shown}]({address})"
        path, _, anchor = address.partition("#")
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(self._source), path))
        target = self._place_of(wanted)
        if target is not None:
            return f"{is_picture}[{shown}]({self._relative(target)}{'#' * bool(anchor)}{anchor})"
        if not (ROOT / wanted).exists():
            self._complain(f"{self._source} links to {address}, and there is no {wanted}")
        return shown

    def _code(self, code: re.Match[str]) -> str:
        """The name of a document between backticks, as a link to it."""
        target = self._place_of(code[1].rstrip("/"))
        if code[1].startswith(f"{DOCS}/") and not Path(ROOT / code[1]).exists():
            self._complain(f"{self._source} names {code[1]}, which there is not")
        return code[0] if target in (None, self._page) else f"[{code[0]}]({self._relative(target)})"

    def _place_of(self, path: str) -> str | None:
        """Where a file of the repository is in the site."""
        others = {source: page for page, source in FILES.items()}
        inside = path.removeprefix(f"{DOCS}/") if path.startswith(f"{DOCS}/") else ""
        found = others.get(path) or FOLDERS.get(path) or inside
        return found if found in self._site and not found.startswith(LEFT_OUT) else None

    def _relative(self, target: str | None) -> str:
        assert target is not None
        return posixpath.relpath(target, posixpath.dirname(self._page) or ".")
