# make play: set up and play. make test: set up and run all tests. The rest is for developers.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := .venv-compiled/bin
PEERS := .venv-peers/bin
APP := src/bagatelle/server/web/index.html
# The engine is compiled where there is a C compiler; BAGATELLE_BUILD=pure says otherwise.
BUILD := $(or $(BAGATELLE_BUILD),$(if $(shell command -v cc || command -v gcc || command -v clang),compiled,pure))

.PHONY: play test check lint rules bench instructions instructions-baseline bench-server soak soak-tests first-load windows \
    screenshots golden golden-same-moves types app wheel lock clean

play:
	@$(MAKE) --no-print-directory -j2 .venv/.ready $(APP)
	@$(BIN)/python tools/play.py "$(MAKE)" $(BUILD)

test: .venv/.ready-dev .venv-compiled/.ready-dev $(APP)
	cd web && npm test
	BAGATELLE_BUILD=pure $(BIN)/python -m pytest -n auto --doctest-modules --doctest-glob=README.md \
	    --ignore=tests/browser src/bagatelle tests README.md
	$(BIN)/python -m pytest -n auto --dist worksteal tests/browser
	BAGATELLE_BUILD=compiled $(COMPILED)/python -m pytest -n auto --ignore=tests/build/test_install.py \
	    tests/build tests/conformance tests/playthroughs tests/rules/rokoko

# For every hour of work: two minutes on two cores. What is left out is in `make test`.
check: lint rules
	BAGATELLE_BUILD=pure $(BIN)/python -m pytest -n auto --quick \
	    tests/kernel tests/rules tests/texts tests/conformance tests/build tests/playthroughs \
	    tests/test_variants.py

lint: .venv/.ready-dev web/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run check

rules: .venv/.ready-dev
	$(BIN)/python -m tests.rule_coverage

# Our games in both builds; then beside other engines, interleaved (docs/performance.md, docs/peers.svg).
bench: .venv/.ready-dev .venv-compiled/.ready-dev .venv-peers/.ready
	$(BIN)/python -m benchmarks.engine
	$(COMPILED)/python -m benchmarks.engine
	$(COMPILED)/python -m benchmarks.thinking --python $(PEERS)/python
	$(COMPILED)/python -m benchmarks.peers --python $(PEERS)/python --plot docs/peers.svg

# Machine instructions a decision, compared with the committed ones; PROFILE=rokoko says where they go.
instructions: .venv-compiled/.ready
	$(COMPILED)/python -m benchmarks.instructions $(if $(PROFILE),--profile $(PROFILE))

instructions-baseline: .venv-compiled/.ready
	$(COMPILED)/python -m benchmarks.instructions --new-baseline

bench-server: .venv-compiled/.ready-dev
	$(COMPILED)/python -m benchmarks.server

GAME ?= rokoko
GAMES ?= 1000
BOT ?= random
soak: .venv-compiled/.ready-dev
	$(COMPILED)/python -m benchmarks.soak $(GAME) --games $(GAMES) --bot $(BOT) $(SOAK)

soak-tests: .venv/.ready-dev $(APP)
	$(BIN)/python -m tests.soak $(SEED)

first-load: .venv/.ready-dev $(APP)
	$(BIN)/python -m tests.browser.first_load

# Every table in every window: the short look of `make test`, or with LOOKS=--all-windows in every language.
LOOKS ?=
windows: .venv/.ready-dev $(APP)
	$(BIN)/python -m pytest -n auto --dist worksteal $(LOOKS) tests/browser/test_windows.py

screenshots: .venv/.ready-dev $(APP)
	$(BIN)/python -m tests.browser.screenshots

golden: .venv/.ready-dev
	$(BIN)/python -m tests.playthroughs.write

# After a change of the engine that changes no rule: the same games, with new hashes.
golden-same-moves: .venv/.ready-dev
	$(BIN)/python -m tests.playthroughs.write --same-moves

types: .venv/.ready-dev
	$(BIN)/python -m bagatelle.server.typescript > web/src/protocol.ts

app: $(APP)

wheel: .venv/.uv $(APP)
	$(BIN)/uv build --wheel --out-dir dist

lock: .venv/.uv
	$(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
	    --universal --extra all pyproject.toml -o requirements/run.txt
	$(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
	    --universal --extra all --extra dev pyproject.toml -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
	    --universal requirements/peers.in -o requirements/peers.txt

clean:
	rm -rf .venv .venv-compiled .venv-peers build dist web/node_modules $(dir $(APP))

.venv/.uv:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	touch $@

.venv/.ready: .venv/.uv requirements/run.txt pyproject.toml setup.py
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements/run.txt
	BAGATELLE_BUILD=pure $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	touch $@

.venv/.ready-dev: .venv/.ready requirements/dev.txt
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements/dev.txt
	touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "The browser app is built with npm: please install Node.js 20.19 or newer."; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

# The browser app. The texts and the rules are bundled into it.
$(APP): web/node_modules/.ready $(shell find web src/bagatelle/texts docs/rules -type f -not -path 'web/node_modules/*' -not -path '*/__pycache__/*')
	cd web && npm run build

# The engine room compiled: an ordinary install of the package, beside the editable one. What was compiled before is
# not compiled again (setup.py).
.venv-compiled/.ready: .venv/.uv requirements/run.txt pyproject.toml setup.py $(APP) \
    $(shell find src -type f -not -path '*/__pycache__/*' -not -path 'src/bagatelle/server/web/*')
	rm -f $@
	$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python .venv-compiled
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(COMPILED)/python --require-hashes -r requirements/run.txt
	BAGATELLE_BUILD=compiled $(BIN)/uv pip install --quiet --compile-bytecode --python $(COMPILED)/python --no-deps \
	    --reinstall-package bagatelle .
	touch $@

.venv-compiled/.ready-dev: .venv-compiled/.ready requirements/dev.txt
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(COMPILED)/python --require-hashes -r requirements/dev.txt
	touch $@

# The engines that ours is compared with, away from everything else. RLCard calls pip when it is imported.
.venv-peers/.ready: .venv/.uv requirements/peers.txt
	$(BIN)/python -m venv .venv-peers
	$(BIN)/uv pip install --quiet --python $(PEERS)/python --require-hashes -r requirements/peers.txt
	touch $@
