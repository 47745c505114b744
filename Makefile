# Everything that a developer or a player does begins here. `make help` lists it.
.DEFAULT_GOAL := help
.PHONY: help setup run page docs pages dist browser host-tools proxy audits screenshots test examples lint types layers check compiled sanitize soak bench load golden policies nets clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TOOLS := $(VENV)/.tools
READY := $(VENV)/.ready
COMPILED := build/compiled
PAGE := src/tricktable/page
DOCS := src/tricktable/docs
# An sdist brings the documentation built, and nothing to build it from.
DOCUMENTED := $(if $(wildcard mkdocs.yml),$(DOCS)/index.html)
PLAIN := build/plain
INSTALLED := build/installed
EXAMPLES := build/examples
SANITIZED := build/sanitized
HOST_TOOLS := build/host-tools
SANITIZERS := -fsanitize=address,undefined -fno-sanitize-recover=undefined
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# One at a time, whatever make does side by side.
APT := flock /var/lock/tricktable apt-get -qq
JOBS ?= 2
# Whoever tests stores and servers waits for processes and clocks, and whoever clicks for pages and bots as well.
WAITERS ?= $(shell expr 2 \* $(JOBS))
VISITORS ?= $(shell expr 3 \* $(JOBS))
# What tests write is gone with them: in memory nobody waits for a disk. Some containers have little of it there.
SCRATCH := $(if $(shell df --output=avail /dev/shm 2>/dev/null | awk 'NR == 2 && $$1 > 4000000'),TMPDIR=/dev/shm)
# Only tests of the server's own description need this plugin; loading it takes each process a third of its start.
LIGHT := -p no:schemathesis
# Tests start Python a thousand times: it is compiled once, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE
EXAMPLE_PACKAGES := $(patsubst %/pyproject.toml,./%,$(wildcard examples/*/pyproject.toml))
SOURCES := $(shell find src -type f -not -path '*/page/*' -not -path 'src/tricktable/docs/*' -not -path '*.egg-info/*' -not -name '*.pyc' -not -name '*.so')
HAS_COMPILER := $(shell echo 'int main(void) { return 0; }' | $(CC) -x c -c -o /dev/null - 2>/dev/null && echo yes)

help: ## Show what make can do
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1	/' | expand -t 20

# What others have made is installed first, so that their tools can work while the kernel is compiled.
$(TOOLS): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tricktable needs Python 3.11 or later")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade 'pip>=25.1'
	$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' >$(VENV)/needed.txt
	$(PIP) install --no-compile --requirement $(VENV)/needed.txt --group dev --group docs
	touch $@

$(READY): $(TOOLS) setup.py src/tricktable/core/shuffles.py src/tricktable/core/digests.pxd $(wildcard src/tricktable/kernel/*.p*) $(addprefix src/tricktable/research/,copying.pxd writing.py followers.py lanes.py lanes.pyx)
	$(PIP) install --no-compile --no-build-isolation --editable .
	@$(BIN)/tricktable --version
	touch $@

# The wheel is built from the sdist, isolated from the environment, as pip does it for whoever installs from source.
# Documents alone are no reason to compile everything again, except for `make dist`.
dist/.ready: $(READY) $(PAGE)/index.html MANIFEST.in README.md $(SOURCES) | $(DOCUMENTED)
	rm -rf dist src/*.egg-info
	mkdir -p build
	TRICKTABLE_COMPILE=$(if $(HAS_COMPILER),1,0) $(BIN)/python -m build --outdir dist . >build/dist.log 2>&1 || (cat build/dist.log; exit 1)
	touch $@

# What people install is what is tested.
$(COMPILED)/.ready: dist/.ready
	rm -rf $(COMPILED)
	$(PIP) install --no-deps --target $(COMPILED) dist/*-cp3*.whl
	touch $@

$(INSTALLED)/.ready: dist/.ready
	rm -rf $(INSTALLED)
	$(PYTHON) -m venv --without-pip $(INSTALLED)
	$(PIP) --python $(INSTALLED) install dist/*.whl
	touch $@

# Packages of others are found by their entry points: here, and not in the environment in which our own tests run.
$(EXAMPLES)/.ready: $(READY) $(shell find examples -type f -not -path '*/build/*' -not -path '*.egg-info/*' -not -name '*.pyc')
	rm -rf $(EXAMPLES)
	mkdir -p $(EXAMPLES)
	$(if $(EXAMPLE_PACKAGES),$(PIP) install --no-build-isolation --no-deps --target $(EXAMPLES) $(EXAMPLE_PACKAGES))
	touch $@

$(PLAIN)/.ready: $(READY) $(SOURCES)
	rm -rf $(PLAIN)
	TRICKTABLE_COMPILE=0 $(PIP) install --no-build-isolation --no-deps --target $(PLAIN) .
	touch $@

setup: $(READY) ## Make the environment in .venv

run: $(READY) page ## Start a server on this machine, and say where to click
	@$(BIN)/tricktable serve

page: $(PAGE)/index.html ## Build the page that the server shows

$(PAGE)/index.html: web/index.html $(wildcard web/*.json web/*.ts web/*.js) $(shell find web/src web/public web/tools web/worker src/tricktable/locales -type f)
	cd web && npm ci --no-audit --no-fund --loglevel=error && npm run --silent build -- --outDir ../$(PAGE) --emptyOutDir
	touch $@

docs: $(DOCS)/index.html ## Build the documentation as a site, check its links; the server shows it at /docs

$(DOCS)/index.html: $(READY) mkdocs.yml README.md CHANGELOG.md web/README.md $(wildcard examples/*/README.md) $(shell find docs tools/site -type f -not -name '*.pyc') $(SOURCES)
	$(BIN)/python -m tools.site --into $(DOCS)

dist: $(DOCUMENTED) ## Make an sdist and a wheel in dist, with page and documentation inside
	@test dist/.ready -nt $(DOCS)/index.html || rm -f dist/.ready
	@$(MAKE) --no-print-directory dist/.ready
	@ls -l dist

# Without a head Chromium takes half of the processor's time; Lighthouse wants the whole of it.
browser: /usr/bin/chromium-headless-shell

/usr/bin/chromium /usr/bin/chromium-headless-shell:
	$(APT) update && $(APT) install --yes --no-install-recommends $(notdir $@)

# What `deploy` is checked with, from Debian. Three are unpacked and not installed: nobody wants services that start by
# themselves on a machine of developers, nor 330 MB for one program.
host-tools: $(HOST_TOOLS)/.ready /usr/sbin/haproxy /usr/bin/systemd-analyze /usr/bin/openssl /usr/bin/zstd /usr/bin/csplit

$(HOST_TOOLS)/.ready:
	rm -rf $(HOST_TOOLS) && mkdir -p $(HOST_TOOLS)
	$(APT) update
	cd $(HOST_TOOLS) && $(APT) -o APT::Sandbox::User=root download caddy nginx prometheus && for package in *.deb; do dpkg-deb --extract $$package .; done
	rm -rf $(HOST_TOOLS)/*.deb $(HOST_TOOLS)/usr/bin/prometheus $(HOST_TOOLS)/usr/share $(HOST_TOOLS)/lib
	touch $@

/usr/bin/systemd-analyze:
	$(APT) update && $(APT) install --yes --no-install-recommends systemd

/usr/bin/openssl /usr/bin/zstd:
	$(APT) update && $(APT) install --yes --no-install-recommends $(notdir $@)

/usr/bin/csplit:
	$(APT) update && $(APT) install --yes --no-install-recommends coreutils

# What stands before several nodes in the tests, and what makes their clocks jump.
proxy: /usr/sbin/haproxy

/usr/sbin/haproxy /usr/bin/faketime:
	$(APT) update && $(APT) install --yes --no-install-recommends $(notdir $@)

pages: scripts browsed ## Check and test the page, in a real browser too

.PHONY: scripts browsed
scripts: $(READY) $(PAGE)/index.html
	cd web && PYTHON=$(CURDIR)/$(BIN)/python npm run --silent check && npm test --silent

browsed: $(READY) $(PAGE)/index.html $(INSTALLED)/.ready browser proxy
	$(SCRATCH) $(BIN)/pytest $(LIGHT) --numprocesses $(VISITORS) --dist worksteal tests/page tests/installs

audits: $(READY) $(PAGE)/index.html browser /usr/bin/chromium ## Lighthouse's scores of lobby and table (some minutes, on a quiet machine)
	cd web/audits && npm ci --no-audit --no-fund --loglevel=error
	$(BIN)/pytest -m soak -s tests/page/test_lighthouse.py

screenshots: $(READY) $(PAGE)/index.html browser ## Make the pictures in docs/images anew
	$(BIN)/python -m tools.screenshots

# What has work for one core only goes side by side: first the installations, then what reads their files.
.PHONY: still
still: layers scripts $(INSTALLED)/.ready $(EXAMPLES)/.ready $(if $(HAS_COMPILER),$(COMPILED)/.ready)

test: ## Lint, types, layers and all tests, interpreted and compiled
	$(MAKE) --jobs $(JOBS) --output-sync setup page browser host-tools proxy lint types
	$(MAKE) --jobs $(JOBS) --output-sync still
	$(MAKE) browsed check $(if $(HAS_COMPILER),compiled,uncompiled) examples

lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TOOLS)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

check: $(READY) host-tools
	$(SCRATCH) $(BIN)/pytest --numprocesses $(JOBS) --dist worksteal --ignore tests/page --ignore tests/installs $(if $(HAS_COMPILER),$(LIGHT) --of-rules --compiled kernel)

.PHONY: uncompiled
uncompiled:
	@echo 'There is no C compiler: everything was tested as plain Python, and nothing as compiled.'

compiled: $(COMPILED)/.ready host-tools ## Compile all parts into build/compiled, and test them there
	$(SCRATCH) PYTHONPATH=$(COMPILED) $(BIN)/pytest --numprocesses $(WAITERS) --dist worksteal --ignore tests/page --ignore tests/installs --compiled rules --compiled kernel

examples: $(EXAMPLES)/.ready browser $(if $(HAS_COMPILER),$(COMPILED)/.ready) ## Test the packages in examples, installed beside Tricktable
	for package in $(EXAMPLE_PACKAGES); do \
		(cd $$package && PYTHONPATH=$(CURDIR)/$(EXAMPLES)$(if $(HAS_COMPILER),:$(CURDIR)/$(COMPILED)) \
			$(SCRATCH) $(CURDIR)/$(BIN)/pytest $(LIGHT) --numprocesses $(JOBS) --dist worksteal tests) || exit 1; \
	done

sanitize: $(READY) ## Test the kernel in a build that watches every access to memory (a few minutes; needs GCC or Clang)
	rm -rf $(SANITIZED)
	mkdir -p $(SANITIZED)
	cp -r setup.py pyproject.toml README.md LICENSE src $(SANITIZED)
	cd $(SANITIZED) && CFLAGS='-g $(SANITIZERS)' LDFLAGS='$(SANITIZERS)' TRICKTABLE_COMPILE=1 \
		$(CURDIR)/$(BIN)/python setup.py --quiet build_ext --inplace
	LD_PRELOAD="$$($(CC) -print-file-name=libasan.so) $$($(CC) -print-file-name=libubsan.so)" \
		ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc PYTHONPATH=$(SANITIZED)/src \
		$(BIN)/pytest --numprocesses $(JOBS) --compiled kernel tests/kernel

soak: $(READY) $(PAGE)/index.html browser proxy /usr/bin/faketime ## Contract battery, secrecy, crashes, nodes under fire, hostile frames and browser matches in large numbers (hours)
	$(BIN)/python -m tests.contract.soak --matches 2000 --jobs $(JOBS)
	$(BIN)/python -m tests.bots.soak --secrecy 20000 --possibility 1000000 --jobs $(JOBS)
	$(BIN)/python -m tests.tables.soak --deals 2000 --jobs $(JOBS)
	$(BIN)/python -m tests.research.soak --views 100000 --twins 100000 --rounds 10000 --jobs $(JOBS)
	$(BIN)/python -m tests.server.soak_crashes --kills 50 --moves 100000 --drops 2000
	$(BIN)/python -m tests.server.soak_cluster --seconds 600
	$(BIN)/python -m tests.server.soak_links --deals 2000 --jobs $(JOBS)
	$(BIN)/python -m tests.server.soak_frames --frames 200000
	$(BIN)/pytest -m soak --ignore tests/page/test_lighthouse.py tests

bench: $(PLAIN)/.ready $(COMPILED)/.ready ## Steps per second, interpreted and compiled, and plays of the kernel, beside OpenSpiel
	$(PIP) install --group bench
	$(BIN)/python -m benchmarks.steps
	$(BIN)/python -m benchmarks.kernel
	$(BIN)/python -m benchmarks.batches
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.forms

load: $(COMPILED)/.ready ## What the server bears, beside boardgame.io's server (some minutes; needs node)
	$(BIN)/python -m benchmarks.load --server-path $(COMPILED)

golden: $(READY) ## Write the golden matches anew after a change of the rules or the notation
	$(BIN)/python -m tests.golden.write

policies: $(READY) ## Fit the policies of the kernel's play-outs to thumb's play anew, and to that of searches (half an hour)
	$(BIN)/python -m tools.policies
	$(BIN)/python -m tools.watching --jobs $(JOBS)

nets: $(COMPILED)/.ready ## Make the nets of the bot `net` anew, learned from what searches find (ten minutes)
	OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.nets --jobs $(JOBS)

clean: ## Remove the environment and all caches
	rm -rf $(VENV) build dist $(PAGE) $(DOCS) web/node_modules web/audits/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	rm -f $(foreach suffix,so pyd c html,src/tricktable/core/*.$(suffix) src/tricktable/kernel/*.$(suffix) src/tricktable/research/*.$(suffix))
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
