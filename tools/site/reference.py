"""The API reference: a page for each module that others use, by layers, and one that finds what is looked for most."""

import ast
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

from tools.site.rules import Nav, games

SOURCE: Final = Path(__file__).parents[2] / "src"
PACKAGE: Final = "tricktable"

LAYERS: Final = {
    "core": ("*",),
    "games": ("", "records", *games()),
    "kernel": ("", "rounds", "rules", "goals", "positions"),
    "bots": (
        *("", "bot", "kit", "hints", "levels", "search", "search/ratings", "random_bot", "simple_bot", "thumb_bot"),
        *("translation", "listening", "chances", "choices", "policies", "ranges", "reasons"),
        *("arena/contests", "arena/comparisons", "arena/ceilings", "arena/cluster", "arena/ladder", "arena/own_bots"),
    ),
    "words": ("", "defaults", "phrases", "speakers", "letters", "rules"),
    "research": ("*",),
    "tables": (
        *("", "wire", "log", "table", "terms", "requests", "announcements", "captions", "view_forms", "chairs"),
        *("clocks", "live/live_tables", "live/live_table", "live/resources", "live/thinkers", "played/played_match"),
        *("played/outlines", "played/frames", "stores", "stores/contracts"),
    ),
    "clients": ("", "seat", "connection", "server_calls", "table_mirror", "bot_player", "errors"),
    "server": ("", "app", "settings", "limits", "routes", "headers", "guests", "api/bodies", "page/looks"),
    "testing": ("*",),
}
"""Which modules of a layer are for others; a star stands for all of them."""
INNER: Final = (
    *("research/copying", "research/writing", "research/plays", "research/followers", "research/lanes"),
    "core/shuffles",
)
"""Modules that a star does not stand for: parts of the compiled ones."""
WANTED: Final = {
    "Match": "core/matches",
    "Game": "core/games",
    "View": "core/views",
    "Record": "core/records",
    "Phase": "core/phases",
    "Law": "core/laws",
    "Deck": "core/cards",
    "Stream": "core/streams",
    "Bot": "bots/bot",
    "Kit": "bots/kit",
    "Explanation": "bots/hints",
    "Contest": "bots/arena/contests",
    "Round": "kernel/rounds",
    "Encoding": "research/encodings",
    "Batch": "research/batches",
    "Episodes": "research/episodes",
    "Table": "tables/table",
    "LiveTables": "tables/live/live_tables",
    "Seat": "clients/seat",
    "App": "server/app",
    "Contract": "testing/contract",
    "Witness": "testing/witness",
}
"""What people look for first."""


def modules(layer: str) -> list[str]:
    """The modules of a layer, by their paths in the package; the layer itself first."""
    found: list[str] = []
    for wish in LAYERS[layer]:
        if wish != "*":
            found.append(f"{layer}/{wish}".rstrip("/"))
            continue
        paths = sorted((SOURCE / PACKAGE / layer).glob("*.py"))
        found += [layer, *(f"{layer}/{path.stem}" for path in paths if path.stem != "__init__")]
    return [path for path in found if path not in INNER]


def page_of(module: str) -> str:
    """Where a module's page is in the site."""
    return f"api/{module.replace('/', '.')}.md" if module not in LAYERS else f"api/{module}.md"


def name_of(module: str) -> str:
    """As it is imported."""
    return f"{PACKAGE}.{module.replace('/', '.')}"


@cache
def _parsed(module: str) -> ast.Module:
    stem = SOURCE / PACKAGE / module
    path = stem.with_suffix(".py") if stem.with_suffix(".py").is_file() else stem / "__init__.py"
    return ast.parse(path.read_text(encoding="utf-8"))


def about(module: str) -> str:
    """The first sentence of a module's docstring, on one line."""
    docstring = ast.get_docstring(_parsed(module)) or ""
    return " ".join(docstring.partition("\n\n")[0].split())


def classes(module: str) -> list[str]:
    """The public classes of a module."""
    return [node.name for node in _parsed(module).body if isinstance(node, ast.ClassDef) and node.name[0] != "_"]


def texts() -> dict[str, Callable[[], str]]:
    pages: dict[str, Callable[[], str]] = {"api/index.md": overview}
    for layer in LAYERS:
        for module in modules(layer):
            pages[page_of(module)] = partial(_text, layer, module)
    return pages


def navigation() -> Nav:
    """The overview, then the modules of each layer."""
    nav: Nav = [{"Where to find what": "api/index.md"}]
    for layer in LAYERS:
        nav.append({layer: [{_title(layer, module): page_of(module)} for module in modules(layer)]})
    return nav


def _title(layer: str, module: str) -> str:
    return module.removeprefix(f"{layer}/").replace("/", ".")


def overview() -> str:
    """Names that are looked for most, then all modules."""
    lines = ["# API reference", "", "What people look for first:", ""]
    lines += ["| name | what it is |", "|---|---|"]
    for name, module in WANTED.items():
        (node,) = [node for node in _parsed(module).body if isinstance(node, ast.ClassDef) and node.name == name]
        sentence = " ".join((ast.get_docstring(node) or "").partition("\n\n")[0].split())
        path = page_of(module).removeprefix("api/")
        link = f"[`{name}`]({path}#{name_of(module)}.{name})"
        lines.append(f"| {link} | {_cell(sentence)} In [`{module.replace('/', '.')}`]({path}). |")
    lines += ["", "Layers import downwards only (`docs/architecture.md`): from the engine up to the server.", ""]
    for layer in LAYERS:
        lines += [f"## {layer}", "", "| module | what it holds | classes |", "|---|---|---|"]
        for module in modules(layer):
            path = page_of(module).removeprefix("api/")
            links = ", ".join(f"[`{name}`]({path}#{name_of(module)}.{name})" for name in classes(module))
            lines.append(f"| [`{_title(layer, module)}`]({path}) | {_cell(about(module))} | {links} |")
        lines.append("")
    return "\n".join(lines)


def wanted_pages() -> set[str]:
    return {page_of(module) for module in WANTED.values()}


def _text(layer: str, module: str) -> str:
    """A module's page. What a package only hands on is linked, and told where it is defined."""
    name = name_of(module)
    body = _parsed(module).body
    imports = [node for node in body if isinstance(node, ast.ImportFrom)]
    origins = {alias.name: f"{node.module}.{alias.name}" for node in imports for alias in node.names}
    handed_on = [origins[export] for export in _exports(module) if export in origins and _has_page(origins[export])]
    text = f"# {name}\n\n::: {name}\n"
    if handed_on:
        hidden = [f'        - "!^{origin.rpartition(".")[2]}$"' for origin in handed_on]
        links = ", ".join(f"[`{origin.rpartition('.')[2]}`][{origin}]" for origin in handed_on)
        lines = ["    options:", "      filters:", '        - "!^_"', *hidden, "", f"From here too: {links}.", ""]
        text += "\n".join(lines)
    return text


def _exports(module: str) -> list[str]:
    """What a module says that it is for others."""
    for node in _parsed(module).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["__all__"]:
            return list(ast.literal_eval(node.value))
    return []


def _has_page(origin: str) -> bool:
    """Is the module of a name one of those with a page?"""
    module = origin.rpartition(".")[0].removeprefix(f"{PACKAGE}.").replace(".", "/")
    return any(module in modules(layer) for layer in LAYERS)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
