"""The site: complete, whole, and offline. `make docs` builds it; where nobody has, it is built here (some seconds)."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.docs.blocks import ROOT
from tools.site import command_line, links, pages, reference, rules
from tools.site.checks import Document, problems
from tools.site.scripts import Scripts
from tricktable.cli import make_parser

BUILT: Final = ROOT / "src/tricktable/docs"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if (BUILT / "index.html").is_file():
        return BUILT
    folder = tmp_path_factory.mktemp("site") / "docs"
    command = [sys.executable, "-m", "tools.site", "--into", str(folder)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return folder


# What was built


def test_every_document_is_a_page(site: Path) -> None:
    wanted = {*pages.written(), *(page.path for page in pages.generated())}

    assert {path.relative_to(site).with_suffix(".md").as_posix() for path in site.rglob("*.html")} == wanted


def test_nothing_is_missing_inline_or_from_elsewhere(site: Path) -> None:
    assert list(problems(site)) == []


def test_it_is_small_enough_for_the_wheel(site: Path) -> None:
    """Squeezed as in a wheel less than 3 MB; pictures are squeezed already."""
    from zlib import compress

    size = sum(len(compress(path.read_bytes(), 6)) for path in site.rglob("*") if path.is_file())

    assert size < 3_000_000


@pytest.mark.parametrize("name", ["Match", "Game", "View", "Record", "Kit", "Batch", "Encoding"])
def test_what_people_look_for_is_on_the_first_page_of_the_reference(site: Path, name: str) -> None:
    module = reference.WANTED[name]
    address = f"{Path(reference.page_of(module)).stem}.html#{reference.name_of(module)}.{name}"

    assert address in Document((site / "api/index.html").read_text(encoding="utf-8")).links


def test_types_are_told_and_linked(site: Path) -> None:
    match = Document((site / "api/core.matches.html").read_text(encoding="utf-8"))

    assert "core.views.html#tricktable.core.views.View" in match.links
    assert "tricktable.core.matches.Match.legal_actions" in match.ids


@pytest.mark.parametrize("language", rules.LANGUAGES)
def test_rules_tell_their_language_to_those_who_hear_them(site: Path, language: str) -> None:
    html = (site / f"how-to-play/{language}/hasp.html").read_text(encoding="utf-8")

    assert html.count(f'<article lang="{language}" ') == 1
    assert html.count(' lang="') == 2  # of the page around it, and of the text


# What is generated


def test_every_command_and_option_is_in_the_reference() -> None:
    text = command_line.text()
    for name, parser in command_line.commands_of(make_parser()).items():
        section = text.partition(f"\n## tricktable {name}\n")[2].partition("\n## ")[0]
        assert section
        for action in parser._actions:
            for option in action.option_strings:
                assert option in ("-h", "--help") or f"`{option}" in section


def test_cards_of_the_rules_have_the_letters_of_their_readers() -> None:
    german = rules.text_of("njet", "de")

    assert '<span class="group"><span class="card black">s0</span><small>Schwarz</small></span>' in german
    assert "{#scoring}" in german
    assert "{" not in german.replace("{#", "").replace(rules.OTHERS, "")


@pytest.mark.parametrize("language", rules.LANGUAGES)
@pytest.mark.parametrize("game", rules.games())
def test_rules_show_every_card(game: str, language: str) -> None:
    source = (ROOT / f"src/tricktable/locales/{language}/rules/{game}.md").read_text(encoding="utf-8")

    assert rules.text_of(game, language).count('<span class="card ') >= source.replace("{#", "").count("{")


def test_every_page_has_its_place() -> None:
    def paths(nav: rules.Nav) -> list[str]:
        return [
            path
            for entry in nav
            for below in entry.values()
            for path in ([below] if isinstance(below, str) else paths(below))
        ]

    listed = paths(pages.navigation())

    assert sorted(listed) == sorted({*pages.written(), *(page.path for page in pages.generated())})


# Links, as they become


SITE: Final = {"index.md", "wire.md", "games/njet.md", "how-to-play/index.md", "images/lobby-wide.webp", "page.md"}


@pytest.mark.parametrize(
    ("source", "page", "text", "becomes"),
    [
        ("README.md", "index.md", "[x](docs/wire.md#guests)", "[x](wire.md#guests)"),
        ("README.md", "index.md", "![x](docs/images/lobby-wide.webp)", "![x](images/lobby-wide.webp)"),
        ("README.md", "index.md", "[rules](docs/rules)", "[rules](how-to-play/index.md)"),
        ("README.md", "index.md", "[x](LICENSE)", "x"),
        ("README.md", "index.md", "[x](https://a.example/b.md)", "[x](https://a.example/b.md)"),
        ("docs/games/njet.md", "games/njet.md", "`docs/wire.md`", "[`docs/wire.md`](../wire.md)"),
        ("docs/wire.md", "wire.md", "`docs/wire.md`", "`docs/wire.md`"),
        ("docs/wire.md", "wire.md", "[x](../web/README.md)", "[x](page.md)"),
        ("docs/wire.md", "wire.md", "```text\n[x](nowhere.md)\n```", "```text\n[x](nowhere.md)\n```"),
        ("README.md", "index.md", "a\n<!-- repository only -->\nb\n<!-- end -->\nc", "a\nc"),
    ],
)
def test_links_of_the_repository_become_links_of_the_site(source: str, page: str, text: str, becomes: str) -> None:
    told: list[str] = []

    assert links.rewritten(text, source, page, SITE, told.append) == becomes
    assert told == []


@pytest.mark.parametrize("text", ["[x](docs/nowhere.md)", "![x](docs/images/none.webp)", "`docs/nowhere.md`"])
def test_a_link_to_nowhere_is_told(text: str) -> None:
    told: list[str] = []

    links.rewritten(text, "README.md", "index.md", SITE, told.append)

    assert len(told) == 1


# The checks can fail


@pytest.mark.parametrize(
    ("html", "problem"),
    [
        ('<a href="gone.html">', "there is no such file"),
        ('<a href="#gone">', "there is nothing called gone there"),
        ('<a href="b.html#gone">', "there is nothing called gone there"),
        ('<a href="/b.html">', "an absolute path"),
        ('<img src="gone.png">', "which is not there"),
        ('<script src="https://cdn.example/x.js"></script>', "from elsewhere"),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', "from elsewhere"),
        ("<script>alert(1)</script>", "content policy"),
        ('<p style="color: red">', "content policy"),
        ('<p onclick="x()">', "content policy"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, html: str, problem: str) -> None:
    (tmp_path / "a.html").write_text(html, encoding="utf-8")
    (tmp_path / "b.html").write_text('<p id="here">', encoding="utf-8")

    (told,) = problems(tmp_path)

    assert problem in told


def test_a_style_that_loads_from_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text('@font-face { src: url("https://fonts.example/a.woff2") }', encoding="utf-8")

    assert len(list(problems(tmp_path))) == 1


def test_scripts_are_moved_out_of_pages(tmp_path: Path) -> None:
    scripts = Scripts()
    (tmp_path / "assets/javascripts").mkdir(parents=True)
    (tmp_path / "api").mkdir()

    html = scripts.moved_out('<script>go()</script><script type="application/json">{}</script>', "api/a.html")
    scripts.write(str(tmp_path))
    (tmp_path / "api/a.html").write_text(html, encoding="utf-8")

    (file,) = (tmp_path / "assets/javascripts").iterdir()
    assert file.read_text(encoding="utf-8") == "go()"
    assert f'src="../assets/javascripts/{file.name}"' in html
    assert list(problems(tmp_path)) == []
