"""The tables of docs/protocol.md: calls, messages and types."""

import re

from tools.wire.kinds import (
    LINES,
    TOLD,
    app,
    field_comments,
    read_by_the_page,
    sent_by_the_page,
    types_by_name,
)
from tools.wire.typescript import type_text

from optafel.wire import Json

_MARK = "<!-- {name}: written by `python -m tools.wire write` -->"
_END = "<!-- end of {name} -->"


def with_tables(text: str) -> str:
    """The page with every table between its marks written anew."""
    tables = {
        "calls": _calls(),
        "messages of the page": _messages(sent_by_the_page()),
        "messages of the server": _told(),
        "types": _types(),
    }
    for name, table in tables.items():
        begin, end = _MARK.format(name=name), _END.format(name=name)
        if begin not in text or end not in text:
            raise ValueError(f"docs/protocol.md has no place for the table of {name}")
        between = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
        (before, after) = between.split(text, maxsplit=1)
        text = f"{before}{begin}\n{table}\n{end}{after}"
    return text


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _link(kind: str) -> str:
    """A type, the names in it leading to their tables."""
    found = {**read_by_the_page(), **sent_by_the_page()}
    names = re.compile(r"\b[A-Z]\w+\b")
    if set(names.findall(kind)) & set(found):
        return names.sub(lambda one: f"[{one[0]}](#{one[0].lower()})" if one[0] in found else one[0], kind)
    return f"`{kind}`" if kind else ""


def _calls() -> str:
    description = app().openapi()
    lines = ["| call | takes | answers | |", "|---|---|---|---|"]
    for path, verbs in description["paths"].items():
        for verb, call in verbs.items():
            lines.append(
                f"| `{verb.upper()} {path}` | {_cell(_takes(call))} | {_cell(_answers(call))} |"
                f" {_cell(_said(call))} |"
            )
    return "\n".join(lines)


def _said(call: Json) -> str:
    return " ".join((call.get("description") or "").split())


def _takes(call: Json) -> str:
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    parts = []
    if body:
        parts.append(_link(type_text(body, bare=True)) if "$ref" in body else "a case")
    for param in call.get("parameters", []):
        if param["in"] == "query":
            parts.append(f"`?{param['name']}=`")
        elif param["in"] == "header":
            parts.append(f"header `{param['name'].title()}`")
    return ", ".join(parts)


def _answers(call: Json) -> str:
    (answer,) = [said for status, said in call["responses"].items() if status.startswith("2")]
    found = []
    for media, content in answer.get("content", {}).items():
        kind = content.get("schema", {})
        if "anyOf" in kind:
            found.append(f"lines: {_link(' | '.join(type_text(each, True) for each in kind['anyOf']))}")
        elif kind and media == "application/json":
            found.append(_link(type_text(kind, bare=True)))
        else:
            found.append(f"`{media}`")
    return ", ".join(found)


def _messages(sent: dict[str, Json]) -> str:
    lines = ["| message | |", "|---|---|"]
    for name, said in sent.items():
        if name.endswith("Message"):
            fields = [_sent_field(said, field, kind) for field, kind in said["properties"].items()]
            lines.append(f"| {_cell('`{' + ', '.join(fields) + '}`')} | {_cell(_said(said))} |")
    return "\n".join(lines)


def _sent_field(said: Json, field: str, kind: Json) -> str:
    return f"{field}{'' if field in said.get('required', []) else '?'}: {type_text(kind, bare=True)}"


def _told() -> str:
    read, lines = read_by_the_page(), ["| `type` | message | |", "|---|---|---|"]
    for kind in TOLD:
        said = read[kind.__name__]
        name = said["properties"]["type"]["enum"][0]
        lines.append(f"| `{name}` | {_link(kind.__name__)} | {_cell(said.get('description', ''))} |")
    return "\n".join(lines)


def _types() -> str:
    read, kinds, parts = read_by_the_page(), types_by_name(), []
    first = [kind.__name__ for kind in (*TOLD, *LINES)]
    for name in [*first, *sorted(set(read) - set(first))]:
        parts.append(_table(name, read[name], field_comments(kinds[name])))
    for name, said in sorted(sent_by_the_page().items()):
        if name.endswith("Form"):
            parts.append(_table(name, said, {}))
    return "\n\n".join(parts)


def _table(name: str, said: Json, comments: dict[str, str]) -> str:
    lines = [f"### {name}"]
    if said.get("description"):
        lines.append(" ".join(said["description"].split()))
    lines += ["", "| field | type | |", "|---|---|---|"]
    for field, kind in said["properties"].items():
        optional = "" if field in said.get("required", []) else "?"
        comment = comments.get(field) or kind.get("description", "")
        written = _cell(_link(type_text(kind, bare=True)))
        lines.append(f"| `{field}{optional}` | {written} | {_cell(comment)} |")
    return "\n".join(lines)
