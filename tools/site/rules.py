"""The rules for players as pages: those of `locales/*/rules`, with cards that can be told apart."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from html import escape
from typing import Final

from tricktable.core.games import Game
from tricktable.games import GAMES, new_game
from tricktable.words.letters import letters_of
from tricktable.words.packages import is_built_in
from tricktable.words.rules import BRACES, rules_text

LANGUAGES: Final = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "es": "Español"}
HEADING: Final = re.compile(r"^#+ .*$", re.MULTILINE)
OTHERS: Final = "{: .languages }"
FOLDER: Final = "how-to-play"

Texts = dict[str, Callable[[], str]]
Nav = list[dict[str, "str | Nav"]]
"""Titles with the path of a page or with what is below it, as MkDocs wants it."""


def path_of(game: str, language: str) -> str:
    return f"{FOLDER}/{language}/{game}.md"


def with_language(html: str, path: str) -> str:
    """The built page of this path: rules tell the language of their text; what the theme puts around it is English."""
    folder, _, rest = path.partition("/")
    language = rest.partition("/")[0]
    if folder != FOLDER or language not in LANGUAGES:
        return html
    return html.replace("<article ", f'<article lang="{language}" ', 1)


def games() -> list[str]:
    """Those of this package, whatever else is installed here."""
    return [name for name in GAMES if is_built_in(name)]


def texts() -> Texts:
    """Every game in every language, and a page that leads there."""
    pages: Texts = {f"{FOLDER}/index.md": overview}
    for language in LANGUAGES:
        for game in games():
            pages[path_of(game, language)] = partial(text_of, game, language)
    return pages


def navigation() -> Nav:
    """The overview, then the games of each language."""
    nav: Nav = [{"The games": f"{FOLDER}/index.md"}]
    for language, title in LANGUAGES.items():
        nav.append({title: [{GAMES[game].title: path_of(game, language)} for game in games()]})
    return nav


def overview() -> str:
    """The games, by languages."""
    lines = [
        "# Rules of the games",
        "",
        "What players read, in the terminal (`tricktable rules GAME`) and on the page too. The numbered rulings,",
        "which the tests cite, and the words of each game for programs are pages of their own.",
        "",
        "| game | players | to read in | rulings | for programs |",
        "|---|---|---|---|---|",
    ]
    for game in games():
        kind = GAMES[game]
        players = ", ".join(map(str, kind.player_counts))
        links = ", ".join(f"[{title}]({language}/{game}.md)" for language, title in LANGUAGES.items())
        others = f"[rulings](../rules/{game}.md) | [words](../games/{game}.md)"
        lines.append(f"| {kind.title} | {players} | {links} | {others} |")
    return "\n".join(lines) + "\n"


def text_of(game: str, language: str) -> str:
    """The rules of a game in a language, as Markdown with a little HTML."""
    rules = new_game(game)
    text = rules_text(game, language)
    shown = BRACES.sub(partial(_shown, rules, letters_of(rules, language)), text)
    others = [
        f"[{title}]({path_of(game, other).removeprefix(f'{FOLDER}/')})".replace("](", "](../")
        for other, title in LANGUAGES.items()
        if other != language
    ]
    head, _, rest = shown.partition("\n")
    return f"{head}\n\n{' · '.join(others)}\n{OTHERS}\n{rest}"


def _shown(game: Game, letters: Mapping[str, str], braces: re.Match[str]) -> str:
    """What stands in braces: the id of a heading stays, everything else are cards."""
    inside = braces[1]
    if inside.startswith("#"):
        return braces[0]
    groups, _, taker = inside.partition("->")
    shown = [_group(game, letters, group.split()) for group in groups.split(",")]
    if taker:
        shown.append(f'<span class="taker">→ {escape(taker.strip())}</span>')
    before = braces.string[: braces.start()].rpartition("\n")[2]
    behind = braces.string[braces.end() :].partition("\n")[0]
    is_paragraph = not before.strip(" >") and not behind.strip()
    return f'<span class="cards">{"".join(shown)}</span>' if is_paragraph else " ".join(shown)


def _group(game: Game, letters: Mapping[str, str], words: list[str]) -> str:
    """A few cards, and what stands below them."""
    cards = [word for word in words if word in game.deck.text or word in game.draw_pack().text]
    label = " ".join(word for word in words if word not in cards)
    shown = " ".join(_card(game, letters, card) for card in cards)
    return f'<span class="group">{shown}<small>{escape(label)}</small></span>' if label else shown


def _card(game: Game, letters: Mapping[str, str], card: str) -> str:
    colour = game.vocabulary.suits[game.deck.colours.index(card[0])].colour
    return f'<span class="card {colour}">{escape(letters[card[0]])}{escape(card[1:])}</span>'
