"""The API page: what the OpenAPI description says, as plain HTML of our own, without a script."""

import html
import json

from optafel.wire import Json

STYLE = """
body {
  font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d2b2a; background: #f6f3ea;
}
h2 { margin-top: 2.5rem; border-top: 1px solid #cbc6b6; padding-top: 1rem }
code, pre { font: 14px/1.4 ui-monospace, monospace }
pre { background: #fff; border: 1px solid #dcd7c8; border-radius: 6px; padding: .75rem; overflow: auto }
.verb { display: inline-block; min-width: 3.5rem; font-weight: 700; color: #0c5b53 }
@media (prefers-color-scheme: dark) {
  body { color: #e8e4d8; background: #12211f }
  pre { background: #0c1716; border-color: #2a3d3a }
  .verb { color: #7fd1c4 }
  h2 { border-color: #2a3d3a }
}
"""


def api_page(description: dict[str, Json]) -> str:
    """One section a call: what it does, what it takes, what it answers."""
    info = description["info"]
    parts = [
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{_text(info['title'])} API</title>",
        "<meta name=viewport content='width=device-width'><link rel=stylesheet href='docs.css'>",
        f"<h1>{_text(info['title'])} {_text(info['version'])}</h1>",
        f"<p>{_text(info.get('description', ''))}</p>",
        "<p>The same for programs: <a href='openapi.json'>openapi.json</a>.</p>",
    ]
    for path, verbs in description["paths"].items():
        for verb, call in verbs.items():
            parts += _call(description, path, verb, call)
    return "".join(parts)


def _call(description: dict[str, Json], path: str, verb: str, call: dict[str, Json]) -> list[str]:
    parts = [f"<h2><span class=verb>{verb.upper()}</span> <code>{_text(path)}</code></h2>"]
    parts.append(f"<p>{_text(call.get('description') or call.get('summary', ''))}</p>")
    given = [
        f"<li><code>{_text(param['name'])}</code> ({param['in']}) {_text(param.get('description', ''))}"
        for param in call.get("parameters", [])
    ]
    if given:
        parts.append(f"<ul>{''.join(given)}</ul>")
    body = call.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        parts.append(f"<p>Body</p><pre>{_shape(description, body['schema'])}</pre>")
    for status, answer in call.get("responses", {}).items():
        for media, content in answer.get("content", {}).items():
            if status.startswith("2") and content.get("schema"):
                shape = _shape(description, content["schema"])
                parts.append(f"<p>Answer {status}, <code>{_text(media)}</code></p><pre>{shape}</pre>")
    refusals = [status for status in call.get("responses", {}) if not status.startswith("2")]
    if refusals:
        parts.append(f"<p>Refusals <code>{{code, message}}</code>: {', '.join(refusals)}</p>")
    return parts


def _shape(description: dict[str, Json], schema: dict[str, Json]) -> str:
    return _text(json.dumps(_resolved(description, schema), indent=2, ensure_ascii=False))


def _resolved(description: dict[str, Json], schema: Json) -> Json:
    """The schema with everything it refers to written out."""
    if isinstance(schema, list):
        return [_resolved(description, item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return _resolved(description, description["components"]["schemas"][name])
    return {name: _resolved(description, value) for name, value in schema.items() if name != "title"}


def _text(value: str) -> str:
    return html.escape(str(value))
