"""The catalogues as a translator sees them: every sentence with what it shows and what it chooses by."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from optafel.languages import folder_of


@dataclass(frozen=True)
class Message:
    area: str  # its file, as in `pages/fair.ftl`
    pattern: ast.Pattern
    text: str  # as it is written, behind the key


def areas(language: str) -> list[str]:
    folder = folder_of(language) / "texts"
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl"))


@cache
def messages(language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for area in areas(language):
        text = (folder_of(language) / "texts" / area).read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{area}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                assert entry.value is not None, f"{language}: {entry.id.name} says nothing"
                span = entry.value.span
                assert span is not None
                found[entry.id.name] = Message(area, entry.value, text[span.start : span.end])
    return found


class Pieces(Visitor):
    """What a sentence shows, what it chooses its words by, and the words themselves."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.words: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += re.findall(r"[^\W\d_]+", node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 (the library's name)
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
            self.choices.append(node)
        for variant in node.variants:
            self.visit(variant.value)


def variant_name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def ways(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from patterns(variant.value)
    elif isinstance(element.expression, ast.VariableReference):
        yield f"{{${element.expression.id.name}}}"
    else:
        yield "{…}"


def patterns(pattern: ast.Pattern) -> list[str]:
    """Every sentence that it can become, with `{$name}` where something is shown; the default's last."""
    return ["".join(parts) for parts in product(*(list(ways(element)) for element in pattern.elements))]
