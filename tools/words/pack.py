"""Packs a built dictionary into its folder: words and readings, frequencies apart (their licence differs),
and a note of what they were made from."""

from __future__ import annotations

import hashlib
import json
import lzma
from dataclasses import asdict
from pathlib import Path

from tools.words.sources import Source

FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]


def write_images(folder: Path, images: dict[str, bytes]) -> int:
    """Writes `<name>.xz` for each image and says how many bytes they take."""
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    for name, image in images.items():
        packed = lzma.compress(image, format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, filters=FILTERS)
        (folder / f"{name}.xz").write_bytes(packed)
        written += len(packed)
    return written


def manifest(images: dict[str, bytes], counts: dict[str, int], sources: list[Source]) -> dict[str, object]:
    """What lies in a folder: the hash and size of each unpacked file, and every source."""
    return {
        "counts": counts,
        "files": {
            name: {"bytes": len(image), "sha256": hashlib.sha256(image).hexdigest()}
            for name, image in images.items()
        },
        "sources": [asdict(source) for source in sources],
    }


def write_note(folder: Path, name: str, note: dict[str, object]) -> None:
    text = json.dumps(note, indent=1, ensure_ascii=False, sort_keys=True)
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
