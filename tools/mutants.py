"""Do the tests bite? Changes the code in small ways and counts the changes that no test notices.

    python -m tools.mutants python [--most 200] [--seed 1] [--tests tests/tiles ...]
    python -m tools.mutants native [--shard 0/8]

`python` takes so many changes in functions of tiles, rules and game, by chance but for one seed always the
same, and for each runs the tests that go through the function. `native` takes one share of what cargo-mutants
makes of the dictionaries in native/src/lexicon. What came of it: docs/figures/mutants.md.
"""

import argparse
import ast
import gc
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

ROOT = Path(__file__).parents[1]
ROOMS = ("tiles", "rules", "game")
# Without the long properties: what only they would notice counts as not noticed.
TESTS = ("tests/tiles", "tests/rules", "tests/game", "tests/positions/test_vectors.py")
LONG = ("against_solver", "test_word_properties", "number_opening", "_game.py", "long_records")
SECONDS_MAX = 20  # of the processor, for one change: a loop without end is noticed too
Function = tuple[str, str]  # file, qualified name

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Continue: ast.Break,
    ast.Break: ast.Continue,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    function: Function
    line: int
    before: str
    after: str
    code: CodeType

    def __str__(self) -> str:
        file, name = self.function
        return f"{Path(file).relative_to(ROOT)}:{self.line} {name}: {self.before}  →  {self.after}"


def changed(node: ast.AST) -> Iterator[tuple[str, object]]:
    """Fields of a node with what they might wrongly be."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPS:
            yield "ops", [SWAPS[type(op)]()]
        case ast.BoolOp() | ast.BinOp() if type(node.op) in SWAPS:
            yield "op", SWAPS[type(node.op)]()
        case ast.If() | ast.IfExp() | ast.While():
            yield "test", ast.UnaryOp(ast.Not(), node.test)
        case ast.Return(value=ast.Constant(value=None)):
            pass
        case ast.Return(value=ast.expr()):
            yield "value", ast.Constant(None)
        case ast.Constant(value=bool(said)):
            yield "value", not said
        case ast.Constant(value=int(number)):
            yield "value", number + 1
        case ast.Constant(value=str(text)) if text:
            yield "value", text + "¤"


def code_of(tree: ast.Module, file: Path, name: str) -> CodeType:
    inner: CodeType = compile(ast.fix_missing_locations(tree), str(file), "exec")
    pending = [inner]
    while pending:
        code = pending.pop()
        if code.co_qualname == name:
            return code
        pending += [const for const in code.co_consts if isinstance(const, CodeType)]
    raise LookupError(name)


def mutants(file: Path) -> Iterator[Mutant]:
    tree = ast.parse(file.read_text("utf-8"))
    functions = [(each, each.name) for each in tree.body if isinstance(each, ast.FunctionDef)]
    for held in (each for each in tree.body if isinstance(each, ast.ClassDef)):
        functions += [(f, f"{held.name}.{f.name}") for f in held.body if isinstance(f, ast.FunctionDef)]
    for function, name in functions:
        texts = {id(each.value) for each in ast.walk(function) if isinstance(each, ast.Expr)}
        for node in [inner for statement in function.body for inner in ast.walk(statement)]:
            if id(node) in texts:
                continue
            for field, wrong in changed(node):
                right, before = getattr(node, field), ast.unparse(node)
                setattr(node, field, wrong)
                after, code = ast.unparse(node), code_of(tree, file, name)
                setattr(node, field, right)
                line = getattr(node, "lineno", function.lineno)
                yield Mutant((str(file), name), line, before.split("\n")[0], after.split("\n")[0], code)


def _went_through(item: pytest.Item) -> tuple[float, list[Function]]:
    """What a test takes, and the functions of our own that it calls."""
    seen: set[CodeType] = set()

    def entered(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            seen.add(frame.f_code)

    began = time.process_time()
    sys.setprofile(entered)
    reports = runtestprotocol(item, log=False, nextitem=None)
    sys.setprofile(None)
    if any(report.failed for report in reports):
        print(f"{item.nodeid} fails", flush=True)
        os._exit(1)
    ours = {(code.co_filename, code.co_qualname) for code in seen if "optafel" in code.co_filename}
    return time.process_time() - began, sorted(ours)


class Trial:
    """As a plugin of pytest: instead of running the tests once, runs them on every change."""

    def __init__(self, chosen: list[Mutant]) -> None:
        self.chosen = chosen
        self.lives: list[Mutant] = []
        self.counts: dict[str, Counter[str]] = defaultdict(Counter)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not any(part in item.nodeid for part in LONG)]
        for item in items:
            given: Any = getattr(item, "obj", None)
            if hasattr(given, "_hypothesis_internal_use_settings"):
                given._hypothesis_internal_use_settings = settings(
                    max_examples=25,
                    deadline=None,
                    derandomize=True,
                    database=None,
                    phases=[Phase.explicit, Phase.generate],
                )

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        through = self._tests_through(session.items)
        for at, mutant in enumerate(self.chosen, 1):
            room = Path(mutant.function[0]).relative_to(ROOT / "src" / "optafel").parts[0]
            items = through.get(mutant.function, [])
            noticed = self._noticed(mutant, items) if items else False
            self.counts[room]["noticed" if noticed else "lives" if items else "no test"] += 1
            if not noticed:
                self.lives.append(mutant)
                print(f"{'lives' if items else 'no test'}: {mutant}", flush=True)
            if at % 20 == 0:
                print(f"{at} of {len(self.chosen)}", flush=True)
        return True

    def _tests_through(self, items: list[pytest.Item]) -> dict[Function, list[pytest.Item]]:
        """For every function the tests that go through it, the quick ones first. In a process of its own, so
        that nothing that a function answers is remembered when it is changed."""
        with tempfile.NamedTemporaryFile("w+", suffix=".json") as told:
            child = os.fork()
            if child == 0:
                json.dump([_went_through(item) for item in items], told)
                told.flush()
                os._exit(0)
            if os.waitpid(child, 0)[1]:
                sys.exit("optafel: a test fails without any change")
            told.seek(0)
            went = json.load(told)
        through: dict[Function, list[pytest.Item]] = defaultdict(list)
        for (_, functions), item in sorted(zip(went, items, strict=True), key=lambda each: each[0][0]):
            for file, name in functions:
                through[file, name].append(item)
        return through

    def _noticed(self, mutant: Mutant, items: list[pytest.Item]) -> bool:
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_MAX, SECONDS_MAX))
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            for held in gc.get_objects():
                if isinstance(held, FunctionType) and (
                    (held.__code__.co_filename, held.__code__.co_qualname) == mutant.function
                ):
                    held.__code__ = mutant.code
            for item in items:
                if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                    os._exit(1)
            os._exit(0)
        return os.waitpid(child, 0)[1] != 0


def python(most: int, seed: int, tests: list[str]) -> None:
    files = [file for room in ROOMS for file in sorted((ROOT / "src" / "optafel" / room).rglob("*.py"))]
    every = [mutant for file in files for mutant in mutants(file)]
    chosen = random.Random(seed).sample(every, min(most, len(every)))  # noqa: S311
    print(f"{len(chosen)} of {len(every)} changes", flush=True)
    trial = Trial(chosen)
    os.chdir(ROOT)
    pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-s", *tests], plugins=[trial])
    for room, counts in sorted(trial.counts.items()):
        print(f"{room}: {dict(counts)}")


# The family by itself builds in seconds where the whole core takes a minute; its faces for Python stay out.
FAMILY = ROOT / "native" / "src" / "lexicon"
ALONE = ROOT / "native" / "target" / "mutants" / "lexicon"
MODULES = ("build", "compound", "graph", "letters", "search")
MANIFEST = """[package]
name = "lexicon-mutants"
version = "0.0.0"
edition = "2024"

[dependencies]
rustc-hash = "2"

[dev-dependencies]
proptest = "1"

[profile.dev]
opt-level = 1
debug = 0

[workspace]
"""


def native(shard: str) -> None:
    if not shutil.which("cargo-mutants"):
        sys.exit("optafel: this needs cargo-mutants: cargo install cargo-mutants --locked")
    (ALONE / "src").mkdir(parents=True, exist_ok=True)
    for name in (*MODULES, "tests"):
        shutil.copy(FAMILY / f"{name}.rs", ALONE / "src")
    shutil.copy(ROOT / "native" / "Cargo.lock", ALONE)
    (ALONE / "Cargo.toml").write_text(MANIFEST)
    mods = "".join(f"mod {name};\n" for name in MODULES)
    (ALONE / "src" / "lib.rs").write_text(f"#![allow(dead_code)]\n{mods}#[cfg(test)]\nmod tests;\n")
    command = ["cargo", "mutants", "--in-place", "--timeout", "300", "--sharding", "round-robin"]
    sys.exit(subprocess.run([*command, "--shard", shard], cwd=ALONE, check=False).returncode)


def main() -> None:
    asked = argparse.ArgumentParser(prog="tools.mutants")
    asked.add_argument("which", choices=("python", "native"))
    asked.add_argument("--most", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--tests", nargs="+", default=list(TESTS))
    asked.add_argument("--shard", default="0/8")
    said = asked.parse_args()
    if said.which == "python":
        python(said.most, said.seed, said.tests)
    else:
        native(said.shard)


if __name__ == "__main__":
    main()
