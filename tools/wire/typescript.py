"""The page's types, and the table by which it checks what it reads."""

import json
from collections.abc import Iterable
from typing import Literal

from tools.wire.kinds import LINES, TOLD, field_comments, read_by_the_page, sent_by_the_page, types_by_name

from optafel.wire import Json

HEAD = """// Written by `python -m tools.wire write` from the types of the server: change those, not this.
"""


def typescript() -> str:
    """The whole file."""
    read, sent = read_by_the_page(), sent_by_the_page()
    kinds = types_by_name()
    parts = [HEAD]
    for name in sorted(read):
        parts.append(_interface(name, read[name], field_comments(kinds[name])))
    for name in sorted(sent):
        parts.append(_interface(name, sent[name], {}))
    messages = [name for name in sorted(sent) if name.endswith("Message")]
    parts.append(f"export type FromPage =\n  | {_lines(messages)};\n")
    parts.append(f"export type FromServer =\n  | {_lines(kind.__name__ for kind in TOLD)};\n")
    parts.append(f"export type ReviewLine =\n  | {_lines(kind.__name__ for kind in LINES)};\n")
    parts.append("/** Everything that is read, by name. */\nexport interface Shapes {\n")
    parts[-1] += "".join(f"  {name}: {name};\n" for name in sorted(read)) + "}\n"
    parts.append(_by_type("FROM_SERVER", "FromServer", TOLD))
    parts.append(_by_type("REVIEW_LINES", "ReviewLine", LINES))
    parts.append(_shapes(read))
    return "\n".join(parts)


def _lines(names: Iterable[str]) -> str:
    return "\n  | ".join(names)


def _interface(name: str, said: Json, comments: dict[str, str]) -> str:
    lines = _doc(said.get("description", ""), "")
    lines.append(f"export interface {name} {{")
    required = said.get("required", [])
    for field, kind in said["properties"].items():
        lines += _doc(comments.get(field) or kind.get("description", ""), "  ")
        lines.append(f"  readonly {field}{'' if field in required else '?'}: {type_text(kind)};")
    return "\n".join([*lines, "}", ""])


def _doc(text: str, indent: str) -> list[str]:
    text = " ".join(text.split())
    return [f"{indent}/** {text[0].upper()}{text[1:].removesuffix('.')}. */"] if text else []


def type_text(said: Json, bare: bool = False) -> str:
    """A type as the page writes it; `bare`: without `readonly`, for the tables of the protocol."""
    only = "" if bare else "readonly "
    if "$ref" in said:
        return str(said["$ref"]).rsplit("/", 1)[-1]
    if "const" in said:
        return json.dumps(said["const"])
    if "enum" in said:
        return " | ".join(json.dumps(value) for value in said["enum"])
    if inner := said.get("anyOf") or said.get("oneOf"):
        return " | ".join(dict.fromkeys(type_text(each, bare) for each in inner))
    match said.get("type"):
        case "array" if "prefixItems" in said:
            return f"{only}[{', '.join(type_text(each, bare) for each in said['prefixItems'])}]"
        case "array":
            of = type_text(said["items"], bare)
            return f"{only}({of})[]" if " " in of else f"{only}{of}[]"
        case "object":
            of = said.get("additionalProperties", True)
            value = "unknown" if of is True else type_text(of, bare)
            return f"{{ name: {value} }}" if bare else f"Readonly<Record<string, {value}>>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def _by_type(name: str, union: str, kinds: Iterable[type]) -> str:
    """Which shape a message has, by its `type`."""
    lines = "".join(f"  {_type_of(kind)}: {json.dumps(kind.__name__)},\n" for kind in kinds)
    return f'export const {name}: Readonly<Record<{union}["type"], keyof Shapes>> = {{\n{lines}}};\n'


def _type_of(kind: type) -> str:
    literal = kind.__annotations__["type"]
    assert getattr(literal, "__origin__", None) is Literal
    return str(literal.__args__[0])


def _shapes(read: dict[str, Json]) -> str:
    """What each field has to be, for `core/check.ts`; a name with `?` may be left out."""
    lines = ["export const SHAPES: Readonly<Record<keyof Shapes, Readonly<Record<string, string>>>> = {"]
    for name in sorted(read):
        required = read[name]["required"]
        fields = [
            f"{field if field in required else json.dumps(field + '?')}: {json.dumps(_check(kind))}"
            for field, kind in read[name]["properties"].items()
        ]
        lines.append(f"  {name}: {{ {', '.join(fields)} }},")
    return "\n".join([*lines, "};", ""])


def _check(said: Json) -> str:
    """A type in the short form that `core/check.ts` reads."""
    if "$ref" in said:
        return str(said["$ref"]).rsplit("/", 1)[-1]
    if "enum" in said:
        return "|".join(f"'{value}'" for value in said["enum"])
    if inner := said.get("anyOf"):
        return "|".join(dict.fromkeys(_check(each) for each in inner))
    match said.get("type"):
        case "array" if "prefixItems" in said:
            return f"[{','.join(_check(each) for each in said['prefixItems'])}]"
        case "array":
            of = _check(said["items"])
            return f"({of})[]" if "|" in of else f"{of}[]"
        case "object":
            return f"{{{_check(said['additionalProperties'])}}}"
        case "integer" | "number":
            return "number"
        case None:
            return "unknown"
        case plain:
            return str(plain)
