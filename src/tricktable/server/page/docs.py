"""The documentation at `/docs`: a folder of files that `make docs` has built, shown as those of the page are."""

import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.responses import RedirectResponse, Response

from tricktable.server.exchange import Exchange
from tricktable.server.page.pages import HTML, KINDS, PageFiles, page, squeezed
from tricktable.server.settings import ServerSettings

PLACE: Final = "/docs"
NO_DOCS: Final = (
    "This install has no documentation: Tricktable's wheel brings it, `make docs` builds it in a checkout, "
    "and `serve --docs FOLDER` shows what was built elsewhere."
)


@cache
def built_docs() -> Path | None:
    """The folder of the documentation, if it was built."""
    folder = Path(str(files("tricktable"))) / "docs"
    return folder if is_docs(folder) else None


def is_docs(folder: Path) -> bool:
    """Is it the folder of a site?"""
    return (folder / "index.html").is_file()


def docs_of(settings: ServerSettings) -> Path | None:
    """The documentation that a server shows."""
    return settings.docs or built_docs()


class DocsFiles(PageFiles):
    """The files of the documentation. They are squeezed where they are looked for, beside the tables' own work: some
    are large."""

    kinds = KINDS | {".html": HTML, ".json": "application/json", ".txt": "text/plain; charset=utf-8"}

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, has_indexes=True)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        found, state = super().lookup_path(path)
        if state is not None and Path(found).suffix in self.kinds:
            squeezed(Path(found), state.st_mtime)
        return found, state


async def docs(exchange: Exchange) -> Response:
    """The way to the documentation, or to how one gets it."""
    if docs_of(exchange.server.settings) is None:
        return page("Documentation", [NO_DOCS], 404)
    return RedirectResponse(f"{PLACE}/", 308)
