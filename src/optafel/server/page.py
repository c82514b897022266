"""The page and the documentation: built files that travel inside the package, sent compressed and cached as
long as they may be."""

import base64
import gzip
import hashlib
import json
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from optafel.server.security import POLICY
from optafel.texts import say

_BUILD = re.compile(rb'<meta name="build" content="([\w-]+)"')
FOREVER = "public, max-age=31536000, immutable"  # names that change with the content
ASK_AGAIN = "no-cache"
DOCS = "docs/"
_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)  # what a page of the documentation has in itself
MANIFEST = ".webmanifest"  # what an installed page calls itself, in the reader's language
WORTH_COMPRESSING = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "image/svg",
)


@dataclass(frozen=True, slots=True)
class File:
    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    cache: str
    policy: str | None = None  # where it is not the one of all other answers


class Page:
    """Files of one folder by their path. Read once, when first asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[tuple[str, str], File] = {}  # by path, and by language where it is one of those

    @cached_property
    def build(self) -> str:
        """The name of the page that was built; empty where none was."""
        file = self._file("index.html")
        found = _BUILD.search(file.plain) if file else None
        return found[1].decode() if found else ""

    def answer(self, request: Request, language: str) -> Response:
        path = request.url.path.lstrip("/") or "index.html"
        if path in ("docs", DOCS):
            return RedirectResponse(f"/{DOCS}index.html")
        spoken = path.endswith(MANIFEST)
        file = self._file(path, language if spoken else "")
        if file is None and not path.startswith(DOCS) and "." not in path.rsplit("/", 1)[-1]:
            file = self._file("index.html")  # an address inside the page
        if file is None:
            missing = self._file("index.html") is None
            built = not path.startswith(DOCS) or self._file(f"{DOCS}index.html")
            unbuilt = "page-not-built" if missing else "docs-not-built"
            text = say(language, unbuilt if missing or not built else "refuse-not-found")
            return PlainTextResponse(text, 404)
        vary = "Accept-Encoding, Accept-Language" if spoken else "Accept-Encoding"
        headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": vary}
        if file.policy:
            headers["Content-Security-Policy"] = file.policy
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(file.packed, media_type=file.kind, headers=headers)
        return Response(file.plain, media_type=file.kind, headers=headers)

    def _file(self, path: str, language: str = "") -> File | None:
        if (path, language) not in self._files:
            found = self._read(path, language)
            if found is None:
                return None  # not remembered: names that nobody made are without number
            self._files[path, language] = found
        return self._files[path, language]

    def _read(self, path: str, language: str) -> File | None:
        try:
            target = (self._folder / path).resolve()
            if not target.is_relative_to(self._folder) or not target.is_file():
                return None
            plain = target.read_bytes()
        except (OSError, ValueError):
            return None
        kind = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
        if kind == "text/javascript":
            kind = "application/javascript"
        if target.suffix == MANIFEST:
            kind = "application/manifest+json"
            plain = _in_language(plain, language)
        if target.suffix == ".ftl":
            kind = "text/plain; charset=utf-8"
        packed = gzip.compress(plain, 9, mtime=0) if kind.startswith(WORTH_COMPRESSING) else None
        tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
        cache = FOREVER if path.startswith("assets/") else ASK_AGAIN
        policy = _policy_of(plain) if path.startswith(DOCS) and kind == "text/html" else None
        return File(kind, plain, packed, tag, cache, policy)


def _policy_of(document: bytes) -> str:
    """Allows just the scripts that a page of the documentation was built with; styles may stand anywhere."""
    digests = (hashlib.sha256(script).digest() for script in _INLINE.findall(document))
    hashes = (f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return POLICY.replace("script-src 'self'", " ".join(("script-src 'self'", *hashes))).replace(
        "style-src 'self'", "style-src 'self' 'unsafe-inline'"
    )


def _in_language(manifest: bytes, language: str) -> bytes:
    said = {**json.loads(manifest), "lang": language, "description": say(language, "home-say")}
    return json.dumps(said, ensure_ascii=False).encode()
