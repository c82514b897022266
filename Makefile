# Everything goes through here: setup, play, test, lint, bench. `make` alone lists them.
.DEFAULT_GOAL := help
PYTHON ?= python3
WORKERS ?= logical
BIN := .venv/bin
export PYO3_PYTHON := $(CURDIR)/.venv/bin/python

.PHONY: help setup play test lint words bench bench-server test-faults cluster audit setup-dev

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

lint: setup-dev ## Check style, types, the map of the rooms and what is written from the types
	@$(BIN)/ruff check src tests tools bench examples
	@$(BIN)/ruff format --check src tests tools bench examples
	@$(BIN)/mypy
	@$(BIN)/python tools/shown_programs.py
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python -m tools.wire check
	@cd native && cargo fmt --check && cargo clippy --release --all-targets --quiet -- -D warnings
	@cd web && npm run --silent lint

words: setup-dev ## Build the dictionaries anew from their pinned packages (ARGS="nl de" for some)
	@$(BIN)/python -m tools.words build $(ARGS)

bench: ## Measure the solvers on this machine
	@$(PYTHON) tools/setup.py bench
	@$(BIN)/python -m bench $(ARGS)

bench-server: setup-dev ## Measure the server under thousands of players, and how soon it is back
	@$(BIN)/python -m bench.server $(ARGS)

test-faults: setup-dev ## Kill, cut, fill and flood the server, at length
	@OPTAFEL_KILLS=100 OPTAFEL_FAULT_MOVES=100 OPTAFEL_FAULT_SECONDS=15 OPTAFEL_FUZZ_MESSAGES=100000 \
	 OPTAFEL_API_EXAMPLES=300 $(BIN)/pytest tests/faults tests/server/test_message_fuzz.py tests/server/test_api_fuzz.py

cluster: setup-dev ## Three nodes, PostgreSQL, Redis and nginx on this machine; kills a node (ARGS=--stay keeps it)
	@PYTHONPATH=tests:tests/server:tests/faults $(BIN)/python tools/cluster.py $(ARGS)

audit: setup-dev ## Look up known holes in the dependencies, where the registry answers
	@$(BIN)/python tools/audit.py
