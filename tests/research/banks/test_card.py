"""The card of a bank: true, complete, and read by the programs it is for."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.research.banks.planting import copied, note_of, plan_of
from tricktable.bots.search import Budget
from tricktable.research.banks.bank import Bank
from tricktable.research.banks.card import card, command, write_card
from tricktable.research.banks.croissant import Publication
from tricktable.research.banks.decisions import COLUMNS, VALUES
from tricktable.research.banks.plans import SERVER

PUBLICATION = Publication("Ann Example", "https://example.org/small", "2026-01-31")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WITHOUT_US = "import sys\nsys.modules['tricktable'] = None\n"


@pytest.fixture(scope="module")
def described(bank: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small bank with its card."""
    folder = copied(bank, tmp_path_factory.mktemp("described"))
    write_card(Bank(folder), PUBLICATION)
    return folder


def test_the_card_tells_what_there_is(described: Path) -> None:
    page = (described / "README.md").read_text()
    note = note_of(described)

    for part in ("records", "decisions"):
        assert note[part]["sha256"] in page
        assert note[part]["content_sha256"] in page
    assert all(f"| `{column.name}` | {column.type} | {column.meaning} |" in page for column in COLUMNS)
    assert "license: cc0-1.0" in page
    assert f"{note['decisions']['rows']:,} choices" in page
    assert command(Bank(described).read()) in page
    assert "@misc{small," in page


def test_its_blocks_of_code_run_without_our_package(described: Path) -> None:
    blocks = BLOCK.findall((described / "README.md").read_text())

    for block in blocks:
        subprocess.run([sys.executable, "-W", "error", "-c", WITHOUT_US + block], cwd=described, check=True)

    assert len(blocks) == 2


def test_its_line_for_the_shell_splits_the_records(described: Path, tmp_path: Path) -> None:
    line = re.search(r"In a shell: `(.*?)`\. ", (described / "README.md").read_text())
    assert line is not None
    missing = [program for program in ("zstd", "csplit") if shutil.which(program) is None]
    assert missing == [], f"there is no {' and no '.join(missing)}: `make host-tools` installs them"

    subprocess.run(
        ["sh", "-c", line[1].replace("small.txt.zst", f"{described}/small.txt.zst")], cwd=tmp_path, check=True
    )

    files = sorted(tmp_path.iterdir())
    assert len(files) == 7
    assert all(file.read_text().startswith("tricktable record 1\n") for file in files)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the validator is built on
def test_croissant_is_valid_and_leads_to_the_decisions(described: Path) -> None:
    import mlcroissant  # slow to import, and needed here alone

    dataset = mlcroissant.Dataset(jsonld=described / "croissant.json")
    issues = dataset.metadata.issues

    first = next(iter(dataset.records("decisions")))

    assert not issues.errors
    assert not issues.warnings
    assert first["decisions/match"] == 1
    assert set(first) == {f"decisions/{column.name}" for column in COLUMNS}


def test_croissant_has_what_its_format_requires(described: Path) -> None:
    found = json.loads((described / "croissant.json").read_text())
    note = note_of(described)

    for name in ("@context", "conformsTo", "name", "description", "license", "url", "creator", "datePublished"):
        assert found[name]
    assert [each["sha256"] for each in found["distribution"]] == [
        note[part]["sha256"] for part in ("records", "decisions")
    ]


def test_banks_with_values_and_those_of_servers_say_so(described: Path) -> None:
    told = Bank(described).read()
    valued = told._replace(plan=plan_of("small", budget=Budget(64, 12)))
    played = told._replace(plan=told.plan._replace(source=SERVER, bots=(), seed=""))

    assert all(column.meaning in card(valued, PUBLICATION)[0] for column in VALUES)
    assert "64 for the last two in trick play" in card(valued, PUBLICATION)[0]
    assert "--values" in command(valued)
    assert "everybody\nelse `person`" in card(played, PUBLICATION)[0]
    assert "data make" not in card(played, PUBLICATION)[0]
