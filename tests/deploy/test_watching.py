"""Alarms and the dashboard: about metrics that a real server has, and with a section for whoever is woken up."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.deploy.programs import DEPLOY, ROOT, free_port, run
from tests.server.operations.test_lifetime import process
from tests.server.servers import Visitor

RULES: Final = DEPLOY / "prometheus" / "tricktable.rules.yml"
DASHBOARD: Final = DEPLOY / "grafana" / "tricktable.json"
DOCUMENT: Final = ROOT / "docs" / "hosting.md"
OF_PROMETHEUS: Final = {"up": {"job", "instance"}}
"""What Prometheus adds itself."""
METRIC: Final = re.compile(r"\b(tricktable_\w+|process_\w+|up)\b")
LABELS: Final = re.compile(r"\{([^}]*)\}|by \(([^)]*)\)")


@pytest.fixture(scope="module")
def metrics() -> dict[str, set[str]]:
    """The labels of all that a real server tells, by name."""
    port = free_port()

    async def use(url: str) -> str:
        visitor = await Visitor(url).come()
        table = await visitor.open()
        await visitor.ask(table, type="rise")  # refused: nobody sits there
        await visitor.http.aclose()
        async with httpx.AsyncClient() as client:
            return (await client.get(f"http://127.0.0.1:{port}/metrics")).text

    with process("--db", "memory:", "--metrics-port", str(port)) as (_, url):
        text = asyncio.run(use(url))
    found: dict[str, set[str]] = {name: set(labels) for name, labels in OF_PROMETHEUS.items()}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, {"job", "instance"}).update(sample.labels)
    return found


def rules() -> list[dict[str, Any]]:  # whatever YAML says
    return [rule for group in yaml.safe_load(RULES.read_text())["groups"] for rule in group["rules"]]


def queries(part: Any) -> list[str]:  # whatever JSON says
    """All expressions of the dashboard, wherever they stand."""
    if isinstance(part, dict):
        own = [part["expr"]] if isinstance(part.get("expr"), str) else []
        return own + [query for value in part.values() for query in queries(value)]
    return [query for value in part for query in queries(value)] if isinstance(part, list) else []


def faults_of(expression: str, metrics: dict[str, set[str]]) -> list[str]:
    """Metrics and labels that no server tells."""
    names = METRIC.findall(re.sub(r'"[^"]*"', '""', expression))
    faults = [f"there is no metric {name}" for name in names if name not in metrics]
    known = set().union(*(metrics.get(name, set()) for name in names))
    for matched, grouped in LABELS.findall(expression):
        for part in (matched or grouped).split(","):
            label = re.split(r"[=!~]", part.strip())[0]
            if label and label not in known:
                faults.append(f"there is no label {label} in {expression}")
    return faults if names else [f"nothing is asked for in {expression}"]


def test_alarms_are_about_what_a_server_tells(metrics: dict[str, set[str]]) -> None:
    assert [fault for rule in rules() for fault in faults_of(rule["expr"], metrics)] == []


def test_the_dashboard_shows_what_a_server_tells(metrics: dict[str, set[str]]) -> None:
    found = queries(json.loads(DASHBOARD.read_text()))

    assert len(found) > 12
    assert [fault for query in found for fault in faults_of(query, metrics)] == []


def test_every_metric_of_ours_is_on_the_dashboard(metrics: dict[str, set[str]]) -> None:
    shown = " ".join(queries(json.loads(DASHBOARD.read_text())))
    ours = {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in metrics if name.startswith("tricktable_")}

    assert [name for name in sorted(ours) if name not in shown] == []


def test_a_metric_that_there_is_not_is_noticed(metrics: dict[str, set[str]]) -> None:
    assert faults_of("rate(tricktable_mooves_total[5m])", metrics)
    assert faults_of('sum by (colour) (tricktable_tables{job="x"})', metrics)


def test_panels_have_titles_and_places_of_their_own() -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    places = {
        (panel["gridPos"]["x"] + x, panel["gridPos"]["y"] + y)
        for panel in panels
        for x in range(panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["h"])
    }

    assert len({panel["id"] for panel in panels}) == len({panel["title"] for panel in panels}) == len(panels)
    assert len(places) == sum(panel["gridPos"]["w"] * panel["gridPos"]["h"] for panel in panels)
    assert max(x for x, _ in places) < 24


def test_prometheus_takes_its_files_and_alarms_ring_when_they_should(tmp_path: Path) -> None:
    folder = DEPLOY / "prometheus"
    for args in (("check", "rules", RULES.name), ("check", "config", "prometheus.yml")):
        done = run("promtool", *args, folder=folder)
        assert done.returncode == 0, done.stdout + done.stderr
    done = run("promtool", "test", "rules", "tricktable.rules.test.yml", folder=folder)
    assert done.returncode == 0, done.stdout + done.stderr

    deaf = RULES.read_text().replace('up{job="tricktable"} == 0', 'up{job="tricktable"} == 7')
    (tmp_path / RULES.name).write_text(deaf)
    (tmp_path / "test.yml").write_text((folder / "tricktable.rules.test.yml").read_text())
    assert run("promtool", "test", "rules", "test.yml", folder=tmp_path).returncode != 0


def test_every_alarm_is_tried_and_has_a_section_that_says_what_to_do() -> None:
    names = [rule["alert"] for rule in rules()]
    tried = (DEPLOY / "prometheus" / "tricktable.rules.test.yml").read_text()
    sections = re.findall(r"^### (Tricktable\w+)$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)

    assert sections == names
    for rule in rules():
        assert rule["annotations"]["runbook"] == f"docs/hosting.md#{rule['alert'].lower()}"
        assert f"alertname: {rule['alert']}" in tried
    assert f"value: {len(names)}}}" in tried, "all of them ring when everything is wrong"
