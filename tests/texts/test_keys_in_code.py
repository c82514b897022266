"""What the code says exists in the catalogues, and the code says nothing past them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from catalogues import messages

from optafel.texts import FALLBACK

KEYS = messages(FALLBACK)
PAGE = [path for path in sorted(Path("web/src").rglob("*.ts*")) if path.name != "texts.ts"]
SHELL = sorted(Path("src/optafel/cli").glob("*.py"))
PYTHON = sorted(Path("src/optafel").rglob("*.py"))

FIRST_LOAD = ("page.", "page-")

# A name is a name in every language; the page writes its own in two pieces.
NAMES = {"optafel", "op", "tafel"}
# Codes that become a key: what is refused, what a case is refused for, and what was expected instead.
CODES = {
    "Violation": "refuse",
    "Refusal": "refuse",
    "refused": "refuse",
    "PositionError": "case",
    "Expected": "expected",
}


LEARNED_TOO = {  # beside its own, on the way to a page (web/src/pages.ts)
    "study": ("review",),
    "analysis": ("review", "learn"),
}


def known_to(path: Path) -> set[str]:
    """The keys that a part of the page has when it runs: its first load's, and those of its own page."""
    areas = (path.parts[2], *LEARNED_TOO.get(path.parts[2], ()))
    own = tuple(f"pages/{area}{end}" for area in areas for end in ".-")
    return {key for key, said in KEYS.items() if said.area.startswith(FIRST_LOAD + own)}


def is_known(said: str, known: set[str]) -> bool:
    """A key, or a template of keys with a gap (`…`) that at least one key fills."""
    if "…" not in said:
        return said in known
    pattern = re.compile(".+".join(map(re.escape, said.split("…"))))
    return any(pattern.fullmatch(key) for key in known)


def first_argument(source: str, start: int) -> str:
    """From behind an opening parenthesis to the comma or parenthesis that ends the argument."""
    depth, quote = 0, ""
    for end, sign in enumerate(source[start:], start):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif (sign == "," and depth == 0) or (sign in ")]}" and (depth := depth - 1) < 0):
            return source[start:end]
    return source[start:]


def said_on_the_page(source: str) -> Iterator[str]:
    """Literal keys and templates in `t(…)`, also behind a condition. What a variable holds is not read."""
    for call in re.finditer(r"(?<![\w.])(?:t|inPieces)\(\s*", source):
        argument = re.sub(r"\$\{[^{}]*\}", "…", first_argument(source, call.end()))
        chosen = re.sub(r"^[^?]*\?(?!\?)", "", argument, flags=re.S)
        yield from (key for key in re.findall(r"[\"`]([^\"`]+)[\"`]", chosen) if key.strip("…-"))


def test_what_the_page_says_is_in_the_catalogues() -> None:
    said = {(path, key) for path in PAGE for key in said_on_the_page(path.read_text("utf-8"))}
    assert len(said) > 200  # so that a change of manners in the code does not quietly switch this off
    assert {(str(path), key) for path, key in said if not is_known(key, known_to(path))} == set()


def literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, node


def said_in_python(path: Path) -> Iterator[str]:
    for name, call in calls(path):
        if name == "say" and isinstance(call.func, ast.Name) and len(call.args) > 1:
            yield from literals(call.args[1])
        elif name in CODES and call.args:
            yield from (f"{CODES[name]}-{code}" for code in literals(call.args[0]))


def test_what_python_says_is_in_the_catalogues() -> None:
    said = {(str(path), key) for path in PYTHON for key in said_in_python(path)}
    assert len(said) > 100
    assert {(path, key) for path, key in said if not is_known(key, set(KEYS))} == set()


# What stands between two tags, and what an attribute that is read out or shown holds.
BETWEEN_TAGS = re.compile(r"</?[A-Za-z][\w.]*(?:\s[^<>]*)?>([^<>{}();=]*[A-Za-z][^<>{}();=]*)[<{]")
READ_OUT = re.compile(r'\b(?:label|title|alt|placeholder|aria-label|aria-description)="([^"]*[A-Za-z][^"]*)"')


def test_no_sentence_stands_in_the_page_itself() -> None:
    found = {
        (str(path), text.strip())
        for path in PAGE
        if path.suffix == ".tsx"
        for pattern in (BETWEEN_TAGS, READ_OUT)
        for text in pattern.findall(path.read_text("utf-8").replace("=>", ""))
    }
    assert {(path, text) for path, text in found if text not in NAMES} == set()


def test_no_quotation_marks_stand_in_the_page_itself() -> None:
    """They differ from language to language, as “this”, « cela » and „das“ do; comments are in English."""
    code = {path: re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text("utf-8"), flags=re.S) for path in PAGE}
    assert [str(path) for path, text in code.items() if re.search(r"[“„«]\s?\$?\{", text)] == []


SPEAKING = {"echo", "print", "ClickException", "UsageError", "BadParameter", "Text"}
# For those who measure the engine, not for players.
ENGINEERS_ONLY = {"bench.py"}


def test_no_sentence_stands_in_the_shell_itself() -> None:
    said = {
        (path.name, text)
        for path in SHELL
        if path.name not in ENGINEERS_ONLY
        for name, call in calls(path)
        if name in SPEAKING
        for argument in call.args
        for text in literals(argument)
        if len(re.findall(r"[A-Za-z]{2,}", text)) > 1
    }
    assert said == set()
