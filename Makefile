# Everything goes through here: setup, play, test, lint, bench. `make` alone lists them.
.DEFAULT_GOAL := help
PYTHON ?= python3
WORKERS ?= logical
BIN := .venv/bin
export PYO3_PYTHON := $(CURDIR)/.venv/bin/python

.PHONY: help setup play test quick coverage mutants lint docs wheel words bench bench-server bench-hostile test-faults cluster audit setup-dev

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

setup: ## Build everything into .venv (the command is .venv/bin/optafel)
	@$(PYTHON) tools/setup.py run

play: setup ## Start a table on this machine and open it in the browser
	@$(BIN)/optafel play $(ARGS)

setup-dev:
	@$(PYTHON) tools/setup.py dev
	@$(BIN)/python tools/system.py

test: setup-dev ## Run all tests (sets itself up first)
	@cd native && cargo test --release --quiet
	@cd web && npm test --silent
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal

quick: setup-dev ## Run the tests that take no browser, no faults and no long properties: two minutes for work in hand
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not browser and not slow" --ignore tests/browser --ignore tests/faults

coverage: setup-dev ## Run all tests and write down what of each room they run through (docs/figures/coverage.md)
	@rm -rf .coverage && mkdir .coverage
	@$(BIN)/coverage run -m pytest -n $(WORKERS) --dist worksteal
	@$(BIN)/coverage combine --quiet
	@$(BIN)/python -m tools.coverage_rooms

mutants: setup-dev ## Change the code in small ways and count what no test notices (ARGS="native", ARGS="python --most 1000")
	@nice $(BIN)/python -m tools.mutants $(or $(ARGS),python)

lint: setup-dev ## Check style, types, the map of the rooms and what is written from the types
	@$(BIN)/ruff check src tests tools bench examples
	@$(BIN)/ruff format --check src tests tools bench examples
	@$(BIN)/mypy
	@$(BIN)/python tools/shown_programs.py
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python -m tools.rooms check
	@$(BIN)/python -m tools.wire check
	@$(BIN)/python -m tools.fair check
	@cd native && cargo fmt --check && cargo clippy --release --all-targets --quiet -- -D warnings
	@cd web && npm run --silent lint

docs: setup ## Build the documentation into the page (http://127.0.0.1:…/docs of a running table)
	@echo "optafel: the documentation is in src/optafel/page/docs"

wheel: setup-dev ## Build the source package, and from it the wheel with page and documentation inside, into dist/
	@$(PYTHON) tools/release.py agree
	@$(BIN)/maturin build --release --sdist --out dist --quiet

words: setup-dev ## Build the dictionaries anew from their pinned packages (ARGS="nl de" for some)
	@$(BIN)/python -m tools.words build $(ARGS)

bench: ## Measure the solvers on this machine
	@$(PYTHON) tools/setup.py bench
	@$(BIN)/python -m bench $(ARGS)

bench-server: setup-dev ## Measure the server under thousands of players, and how soon it is back
	@$(BIN)/python -m bench.server $(ARGS)

bench-hostile: setup-dev ## Play while one address does its worst: how long a move takes then
	@$(BIN)/python -m bench.hostile $(ARGS)

KILLS ?= 100
FAULTS ?= 100
MINUTES ?= 0
FUZZ ?= 100000
test-faults: setup-dev ## Kill, cut, fill and flood the server, at length (a night: KILLS=1000 FAULTS=1000 MINUTES=480 FUZZ=1000000)
	@OPTAFEL_KILLS=$(KILLS) OPTAFEL_FAULTS=$(FAULTS) OPTAFEL_FAULT_MINUTES=$(MINUTES) OPTAFEL_FAULT_MOVES=100 \
	 OPTAFEL_FAULT_SECONDS=15 OPTAFEL_FUZZ_MESSAGES=$(FUZZ) \
	 OPTAFEL_API_EXAMPLES=300 $(BIN)/pytest tests/faults tests/server/test_message_fuzz.py tests/server/test_api_fuzz.py

cluster: setup-dev ## Three nodes, PostgreSQL, Redis and nginx on this machine; kills a node (ARGS=--stay keeps it)
	@PYTHONPATH=tests:tests/server:tests/faults $(BIN)/python tools/cluster.py $(ARGS)

audit: setup-dev ## Look up known holes in the dependencies, where the registry answers
	@$(BIN)/python tools/audit.py
