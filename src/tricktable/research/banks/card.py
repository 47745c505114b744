"""The card of a bank: a page that tells people what it is, and the same for programs."""

import json
import shlex
from typing import Final

from tricktable.research.banks.bank import Bank, FileNote, Told
from tricktable.research.banks.croissant import LICENCE, Publication, croissant
from tricktable.research.banks.decisions import columns
from tricktable.research.banks.plans import SEEDED

PAGE: Final = """\
---
license: cc0-1.0
pretty_name: "{title}"
tags: [card-games, trick-taking-games, imperfect-information]
configs:
- config_name: decisions
  data_files: "{decisions.file}"
---

# {title}

{description}

| file | what | size |
|---|---|---|
| `{text.file}` | {plan.matches:,} records as text, compressed with Zstandard | {text_size} ({text_content} of text) |
| `{decisions.file}` | {decisions.content:,} choices, one in each row | {decisions_size} |
| `{plan.name}.json` | how both were made, their digests, and where each portion begins | |

```
{text.sha256}  {text.file}
{decisions.sha256}  {decisions.file}
```

## How it was made

{making}
`tricktable data check` plays every record again by the rules, compares every decision with its record, and takes all
digests anew.

## Records

The records of all matches stand one behind the other, in the order of their numbers. Each begins with the line
`tricktable record 1`, and no other line is like that:

```python
import zstandard

with open("{text.file}", "rb") as file:
    text = zstandard.ZstdDecompressor().stream_reader(file, read_across_frames=True).read().decode()
begin = "tricktable record 1\\n"
records = [begin + rest for rest in text.split(begin)[1:]]
assert len(records) == {plan.matches}
```

In a shell: `zstd -dc {text.file} | csplit -sz -n 7 - '/^tricktable record 1$/' '{{*}}'`. A record has every card that
was dealt, every choice in its order and every score; `docs/notation.md` of Tricktable describes it.

## Decisions

```python
import pyarrow.parquet

decisions = pyarrow.parquet.read_table("{decisions.file}")  # or polars.read_parquet
assert len(decisions) == {decisions.content}
```

{groups} row groups, each with the choices of {plan.portion} matches, the last one perhaps of fewer.

| column | type | what it is |
|---|---|---|
{columns}

{remarks}
The SHA-256 of what is in the files, whatever writes them:

```
{text.content_sha256}  the records, uncompressed
{decisions.content_sha256}  the decisions
```

The second is taken over all row groups, in each over the columns in their order: numbers in little-endian bytes, texts
in UTF-8 with a line feed behind each, of lists first the lengths in 32 bits each and then the elements; 0 for values
that are not there.

## Licence

[CC0 1.0]({licence}): do with it what you like.

## Citation

```bibtex
{citation}
```
"""

BY_BOTS: Final = """\
Whoever has these versions gets the same bytes from:

```
{command}
```

Match K is dealt from the seed `{seed}/K`, which stands in its record in hexadecimal. The bots' chance comes from the
same seed.
"""
ON_A_SERVER: Final = """\
The matches were played on a server by people and bots. Nobody's name is in it: a bot is called by its level, everybody
else `person`, and neither the table nor its shuffles are told, so that nobody finds the match on the server by them.
The order of the matches is that of their digests. Where somebody was away, a bot may have chosen for them for a while.
"""
REMARKS: Final = """\
`legal` and `legal_text` have the same order, and the chosen action is always among them. What the seat knew beyond its
hand is found by playing the record (`tricktable.core.record_playback`).
"""
OF_VALUES: Final = """\
`values` have the order of `legal` too. They come from a search that tries choices in worlds that the seat could not
rule out: {budget.worlds} for the last two in trick play, {budget.early_worlds} before the tricks. It drops early what
looks bad: compare only what was tried in as many worlds. Forced choices have none.
"""


def write_card(bank: Bank, publication: Publication) -> None:
    """Writes the page and its form for programs beside the files of a bank."""
    told = bank.read()
    page, description = card(told, publication)
    bank.card.write_text(page, encoding="utf-8", newline="\n")
    bank.croissant.write_text(description, encoding="utf-8", newline="\n")


def card(told: Told, publication: Publication) -> tuple[str, str]:
    """The page of a bank, and its description in Croissant."""
    plan, text, decisions = told.plan, told.text, told.decisions
    game = plan.rules()
    title = f"{game.title} for {plan.players}: {plan.matches:,} matches"
    description = _description(told, game.title)
    citation = _citation(told, title, publication)
    page = PAGE.format(
        title=title,
        description=description,
        plan=plan,
        text=text,
        decisions=decisions,
        text_size=_size(text.bytes),
        text_content=_size(text.content),
        decisions_size=_size(decisions.bytes),
        making=_making(told),
        groups=len(told.portions),
        columns="\n".join(
            f"| `{each.name}` | {each.type} | {each.meaning} |" for each in columns(plan.budget is not None)
        ),
        remarks=_remarks(told),
        licence=LICENCE,
        citation=citation,
    )
    found = croissant(told, title, description, citation, publication)
    return page, json.dumps(found, ensure_ascii=False, indent=2) + "\n"


def _size(number: int) -> str:
    return f"{number / 1_000_000:,.1f} MB" if number >= 100_000 else f"{number:,} bytes"


def _who(told: Told) -> str:
    bots = told.plan.bots
    if len(set(bots)) == 1:
        return f"all seats played by the bot {bots[0]}"
    return "the seats played by the bots " + ", ".join(bots)


def _description(told: Told, title: str) -> str:
    plan = told.plan
    who = _who(told) if plan.source == SEEDED else "played by people and bots on a server, without names"
    return (
        f"{plan.matches:,} whole matches of the trick-taking card game {title} with {plan.players} players, {who}: "
        "records of everything that was dealt and done, and a table with every choice."
    )


def _making(told: Told) -> str:
    plan = told.plan
    options = ", ".join(f"{name}: {value}" for name, value in plan.options)
    made = ", ".join(f"{name} {version}" for name, version in told.made_with.items() if name != "parts")
    text = f"With {made} ({told.made_with.get('parts', '')}).\n"
    if options:
        text += f"The game's options: {options}.\n"
    return text + (BY_BOTS.format(command=command(told), seed=plan.seed) if plan.source == SEEDED else ON_A_SERVER)


def command(told: Told) -> str:
    """The command that makes this bank."""
    plan = told.plan
    parts = ["tricktable", "data", "make", plan.name, "--game", plan.game, "--seats", str(plan.players)]
    for name, value in plan.options:
        parts += ["--option", f"{name}={value}"]
    bots = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
    parts += ["--bots", ",".join(bots), "--matches", str(plan.matches), "--seed", plan.seed]
    parts += ["--portion", str(plan.portion), *(["--values"] if plan.budget is not None else [])]
    return shlex.join(parts)


def _remarks(told: Told) -> str:
    budget = told.plan.budget
    return REMARKS + (OF_VALUES.format(budget=budget) if budget is not None else "")


def _citation(told: Told, title: str, publication: Publication) -> str:
    name: FileNote = told.text
    lines = [
        f"@misc{{{told.plan.name.replace(' ', '-')},",
        f"  title = {{{title}}},",
        f"  author = {{{{{publication.creator}}}}},",
        f"  year = {{{publication.date[:4]}}},",
        f"  url = {{{publication.url}}},",
        f"  note = {{SHA-256 of the uncompressed records: {name.content_sha256}}}",
        "}",
    ]
    return "\n".join(lines)
