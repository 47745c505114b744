"""`python -m tools.site [--into FOLDER]`: builds the site and checks what came out. Warnings are errors, and a site
with any of them is not kept."""

import argparse
import logging
import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")  # the theme's opinion of a MkDocs that we do not use

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from tools.site.checks import problems
from tools.site.pages import ROOT

FOLDER: Final = ROOT / "src/tricktable/docs"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("--into", metavar="FOLDER", type=Path, default=FOLDER, help=f"default: {FOLDER}")
    into: Path = parser.parse_args().into.resolve()
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    with TemporaryDirectory() as folder:
        site = Path(folder).resolve() / "site"
        try:
            build(load_config(str(ROOT / "mkdocs.yml"), site_dir=str(site), strict=True))
        except Abort as error:
            print(error, file=sys.stderr)
            return 1
        found = list(problems(site))
        if found:
            print(*found, f"{len(found)} problems in the built site", sep="\n", file=sys.stderr)
            return 1
        shutil.rmtree(into, ignore_errors=True)
        shutil.copytree(site, into)
    files = [path for path in into.rglob("*") if path.is_file()]
    pages = sum(path.suffix == ".html" for path in files)
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{pages} pages, {size:.1f} MB, all links lead somewhere: {into}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
