"""Checks of the built site: every link leads somewhere, and nothing is loaded from elsewhere or forbidden by the
server's content policy."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from os.path import normpath
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADING: Final = {"script": "src", "img": "src", "iframe": "src", "source": "srcset", "link": "href"}
"""What a browser loads by itself."""
DATA: Final = "application/json"
IN_STYLES: Final = re.compile(r"@import|url\(\s*[\"']?(?!data:|#)(https?:|//)[^)]*\)")


class Document(HTMLParser):
    """What a page loads, links to and can be linked to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: Final[set[str]] = set()
        self.links: Final[list[str]] = []
        self.loads: Final[list[str]] = []
        self.inline: Final[list[str]] = []
        """Scripts and styles inside of the page."""
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attributes}
        self.ids.update(value for name, value in named.items() if name in ("id", "name"))
        if tag == "a" and "href" in named:
            self.links.append(named["href"])
        if LOADING.get(tag) in named and named.get("rel") not in ("prev", "next"):
            self.loads.append(named[LOADING[tag]])
        if tag == "style" or (tag == "script" and "src" not in named and named.get("type") != DATA):
            self.inline.append(f"<{tag}>")
        self.inline.extend(f"<{tag} {name}=...>" for name in named if name == "style" or name.startswith("on"))


def problems(folder: Path) -> Iterator[str]:
    """All that is wrong with a site, one line each."""
    pages = {path: Document(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        here = path.relative_to(folder)
        yield from (f"{here} has {found}, which the server's content policy forbids" for found in page.inline)
        for address in page.loads:
            parts = urlsplit(address)
            if parts.scheme not in ("", "data") or parts.netloc:
                yield f"{here} loads {address} from elsewhere"
            elif not parts.scheme and not (path.parent / unquote(parts.path)).is_file():
                yield f"{here} loads {address}, which is not there"
        for address in page.links:
            why = _missing(address, path, pages)
            if why:
                yield f"{here} links to {address}: {why}"
    for style in sorted(folder.rglob("*.css")):
        found = IN_STYLES.search(style.read_text(encoding="utf-8"))
        if found:
            yield f"{style.relative_to(folder)} loads {found[0]}"


def _missing(address: str, path: Path, pages: dict[Path, Document]) -> str:
    """What a link leads to that is not there."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return ""
    if parts.path.startswith("/"):
        return "an absolute path, which is another one where the site is shown elsewhere"
    target = Path(normpath(path.parent / unquote(parts.path))) if parts.path else path
    if target not in pages and target.is_dir():
        target /= "index.html"
    if target not in pages and not target.is_file():
        return "there is no such file"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].ids:
        return f"there is nothing called {anchor} there"
    return ""
