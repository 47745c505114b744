"""Image and compose file: linted, in the form that is published for them, and about options that there are."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import compose_spec
import pytest
import yaml

from tests.cli.test_environment import options
from tests.deploy.programs import DEPLOY, ROOT
from tricktable import __version__
from tricktable.cli import make_parser
from tricktable.cli.environment import file_variable_of, variable_of

OF_NODES: Final = {"TRICKTABLE_CLUSTER_KEY_FILE", "TRICKTABLE_NODE", "TRICKTABLE_NODE_ADDRESS"}
"""Options of several nodes."""
KNOWN: Final = {name for each in options() for name in (variable_of(each), file_variable_of(each))}
DOCKERFILE: Final = (DEPLOY / "Dockerfile").read_text()
PINNED: Final = re.compile(r"[\w./-]+:\d+\.\d+(\.\d+)?(-[\w.-]+)?")
"""An image by its version, not by a name that means another one tomorrow."""

Compose = dict[str, Any]  # whatever YAML says


@pytest.fixture(scope="module")
def compose() -> Compose:
    found: Compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def instructions(text: str = DOCKERFILE) -> list[tuple[str, str]]:
    """The instructions with their words, on one line each."""
    joined = re.sub(r"\\\n", " ", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    parts = [line.partition(" ") for line in joined.splitlines() if line.strip()]
    return [(name, " ".join(rest.split())) for name, _, rest in parts]


def last_stage() -> list[tuple[str, str]]:
    found = instructions()
    return found[max(place for place, (name, _) in enumerate(found) if name == "FROM") :]


def test_the_linter_finds_nothing(tmp_path: Path) -> None:
    done = run_hadolint(DEPLOY / "Dockerfile")
    assert done == ""

    bad = tmp_path / "Dockerfile"
    bad.write_text("FROM debian:latest\nRUN apt-get install curl\n")
    assert "DL3007" in run_hadolint(bad)


def run_hadolint(path: Path) -> str:
    command = [str(Path(sys.executable).parent / "hadolint"), "--no-color", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return done.stdout + done.stderr


def test_images_are_named_by_their_versions(compose: Compose) -> None:
    images = [words.split()[0] for name, words in instructions() if name == "FROM"]
    images += [service["image"] for service in compose["services"].values()]

    for image in images:
        assert PINNED.fullmatch(image), image
    assert compose["services"]["tricktable"]["image"] == f"tricktable:{__version__}"


def test_what_runs_is_nobody_and_asks_the_command_how_it_is() -> None:
    stage = dict(last_stage())

    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", stage["USER"])
    assert stage["STOPSIGNAL"] == "SIGTERM"
    assert [name for name, _ in last_stage()].index("USER") < [name for name, _ in last_stage()].index("ENTRYPOINT")
    command = json.loads(stage["HEALTHCHECK"].partition("CMD ")[2])
    assert command[:1] == json.loads(stage["ENTRYPOINT"])
    args = make_parser().parse_args(command[1:])
    assert args.only == "ready"
    assert make_parser().parse_args(json.loads(stage["CMD"])).port == 8000


def test_no_secret_is_in_the_image() -> None:
    for name, words in instructions():
        if name in ("ARG", "ENV"):
            assert not re.search(r"(?i)secret|password|token|key", words), words


def test_all_that_is_copied_is_there_and_not_left_out() -> None:
    wanted = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    for name, words in instructions():
        if name == "COPY" and not words.startswith("--from"):
            for source in words.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert source.split("/")[0] in wanted, f"{source} is left out by .dockerignore"


def test_variables_are_those_of_options(compose: Compose) -> None:
    in_image = re.findall(r"(TRICKTABLE_\w+)=", dict(last_stage())["ENV"])
    in_compose = [name for service in compose["services"].values() for name in service.get("environment", ())]
    ours = {name for name in in_compose if name.startswith("TRICKTABLE_")} - {"TRICKTABLE_NAME"}

    assert in_image
    assert ours >= OF_NODES
    assert ours | set(in_image) <= KNOWN


def test_the_compose_file_has_the_published_form(compose: Compose) -> None:
    compose_spec.PyCompose.from_json(json.dumps(compose)).validate()

    wrong = {**compose, "services": {"x": {"image": "y:1.0", "restrat": "always"}}}
    with pytest.raises(ValueError, match="restrat"):
        compose_spec.PyCompose.from_json(json.dumps(wrong))


def test_each_profile_is_whole(compose: Compose) -> None:
    """What its services need is in it: those they wait for, volumes, secrets, networks, files."""
    assert {name for service in compose["services"].values() for name in service["profiles"]} == {"one", "many"}
    for service in compose["services"].values():
        (profile,) = service["profiles"]
        for other in service.get("depends_on", ()):
            assert profile in compose["services"][other]["profiles"]
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"]
        assert set(service.get("secrets", ())) <= set(compose["secrets"])
        assert set(service["networks"]) <= set(compose["networks"])
        for name, value in service.get("environment", {}).items():
            if str(value).startswith("/run/secrets/"):
                assert value.rpartition("/")[2] in service["secrets"], name


def test_servers_may_write_nowhere_but_to_their_store(compose: Compose) -> None:
    ours = [each for each in compose["services"].values() if each["image"].startswith("tricktable:")]

    assert len(ours) == 4
    for service in ours:
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "ports" not in service, "only the proxy is open to others"


def test_the_proxy_that_is_trusted_is_in_the_network(compose: Compose) -> None:
    subnets = [each["subnet"] for each in compose["networks"]["inside"]["ipam"]["config"]]

    for service in compose["services"].values():
        if service["image"].startswith("tricktable:"):
            assert service["environment"]["TRICKTABLE_TRUST_PROXY"] in subnets


def test_nodes_have_names_and_addresses_of_their_own(compose: Compose) -> None:
    nodes = {
        name: each for name, each in compose["services"].items() if "TRICKTABLE_NODE" in each.get("environment", {})
    }

    assert len(nodes) == 3
    for name, node in nodes.items():
        assert node["environment"]["TRICKTABLE_NODE"] == name
        assert node["environment"]["TRICKTABLE_NODE_ADDRESS"].partition(":")[0] == name
    upstreams = (DEPLOY / "caddy" / "Caddyfile.many").read_text()
    assert "".join(f" {name}:8000" for name in nodes).strip() in upstreams
