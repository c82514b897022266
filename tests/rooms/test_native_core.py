"""The compiled core stands left of everything, and only the rooms that are its face know it."""

import ast
from pathlib import Path

import optafel

FACES = {"lexicon", "solve"}
SOURCE = Path(optafel.__file__).parent


def names_native(path: Path) -> bool:
    named: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            named.append(node.module or "")
        elif isinstance(node, ast.Import):
            named += [one.name for one in node.names]
    return any(name.startswith("optafel._native") for name in named)


def test_only_the_faces_of_the_native_core_know_it() -> None:
    rooms = {path.relative_to(SOURCE).parts[0] for path in SOURCE.rglob("*.py") if names_native(path)}
    assert rooms == FACES
