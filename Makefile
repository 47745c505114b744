# Everything that a developer or a player does begins here. `make help` lists it.
.DEFAULT_GOAL := help
.PHONY: help setup run test lint types layers check soak bench golden clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
JOBS ?= 2

help: ## Show what make can do
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1	/' | expand -t 16

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tricktable needs Python 3.11 or later")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	touch $@

setup: $(READY) ## Make the environment in .venv

run: $(READY) ## Play in the terminal
	@$(BIN)/tricktable play

test: lint types layers check ## Lint, types, layers and all tests

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

check: $(READY)
	$(BIN)/pytest --numprocesses $(JOBS)

soak: $(READY) ## The contract battery over 2,000 matches a table (about an hour)
	$(BIN)/python -m tests.contract.soak --matches 2000 --jobs $(JOBS)

bench: $(READY) ## Steps per second, beside OpenSpiel in the same run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	$(BIN)/python -m benchmarks.steps

golden: $(READY) ## Write the golden matches anew after a change of the rules or the notation
	$(BIN)/python -m tests.golden.write

clean: ## Remove the environment and all caches
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
