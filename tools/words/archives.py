"""Reads the packages of three registries with the standard library alone: npm tarballs, wheels and source
archives, and Debian packages (an `ar` file with a tar inside)."""

from __future__ import annotations

import io
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

AR_MAGIC = b"!<arch>\n"
AR_HEADER_BYTES = 60


def members(package: Path, wanted: set[str]) -> dict[str, bytes]:
    """The wanted files of a package by their path inside it; a missing one is an error that names it."""
    found: dict[str, bytes] = {}
    name = package.name
    if name.endswith(".deb"):
        found = _from_tar(_debian_data(package.read_bytes()), wanted)
    elif name.endswith((".whl", ".zip")):
        with zipfile.ZipFile(package) as archive:
            found = {path: archive.read(path) for path in archive.namelist() if path in wanted}
    else:
        found = _from_tar(package.read_bytes(), wanted)
    missing = sorted(wanted - found.keys())
    if missing:
        raise FileNotFoundError(f"{name} has no {', '.join(missing)}")
    return found


def names(package: Path) -> list[str]:
    """The paths of the files in a Debian package."""
    with tarfile.open(fileobj=io.BytesIO(_debian_data(package.read_bytes()))) as archive:
        return [member.name.removeprefix("./") for member in archive if member.isfile()]


def _from_tar(data: bytes, wanted: set[str]) -> dict[str, bytes]:
    found = {}
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for member in archive:
            path = member.name.removeprefix("./")
            content = archive.extractfile(member) if path in wanted else None
            if content is not None:
                found[path] = content.read()
    return found


def _debian_data(package: bytes) -> bytes:
    for name, content in _ar_members(package):
        if name.startswith("data.tar"):
            return content
    raise ValueError("this Debian package has no data")


def _ar_members(archive: bytes) -> Iterator[tuple[str, bytes]]:
    if not archive.startswith(AR_MAGIC):
        raise ValueError("this is no Debian package: it does not begin as an ar file does")
    at = len(AR_MAGIC)
    while at + AR_HEADER_BYTES <= len(archive):
        header = archive[at : at + AR_HEADER_BYTES]
        size = int(header[48:58])
        at += AR_HEADER_BYTES
        yield header[:16].decode().strip().rstrip("/"), archive[at : at + size]
        at += size + size % 2
