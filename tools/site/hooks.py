"""What MkDocs asks while it builds the site."""

import logging
import shutil
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.site import links, pages, rules
from tools.site.rules import Nav
from tools.site.scripts import Scripts

warn: Final = logging.getLogger("mkdocs.tools.site").warning
"""MkDocs counts its warnings, and is strict."""
scripts: Final = Scripts()
sources: Final[dict[str, str]] = {}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Every page in its place."""
    config.nav = _untitled(pages.navigation())
    return config


def _untitled(nav: Nav) -> list[object]:
    """The same, where pages without a title here have the one of their text."""
    listed: list[object] = []
    for entry in nav:
        ((title, below),) = entry.items()
        shown = below if isinstance(below, str) else _untitled(below)
        listed.append({title: shown} if title else shown)
    return listed


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Pages and files from elsewhere in the repository."""
    for file in list(files):
        if file.src_uri.startswith(pages.LEFT_OUT):
            files.remove(file)
    for page in pages.generated():
        sources[page.path] = page.source
        files.append(File.generated(config, page.path, content=page.text()))
    for path, source in pages.THEME.items():
        files.append(File.generated(config, path, abs_src_path=str(pages.ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as the site has them, and how pages are found and shown."""
    path = page.file.src_uri
    page.meta |= pages.manner_of(path)
    return links.rewritten(markdown, sources.get(path, f"{pages.DOCS}/{path}"), path, files.src_uris, warn)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """No script inside of a page, a name for the search, which the theme forgets, and the language of rules."""
    path = page.file.dest_uri
    named = output.replace('role="dialog"', 'role="dialog" aria-label="Search"')
    return scripts.moved_out(rules.with_language(named, path), path)


def on_post_build(config: MkDocsConfig) -> None:
    """What the theme brings and nobody here needs is left out: other languages' searches, maps for its authors, and
    pages that have to know where the site is."""
    scripts.write(config.site_dir)
    folder = Path(config.site_dir)
    shutil.rmtree(folder / "assets/javascripts/lunr")
    for path in [*folder.rglob("*.map"), *folder.glob("sitemap.xml*"), folder / "404.html"]:
        path.unlink()
