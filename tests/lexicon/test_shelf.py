"""A dictionary is unpacked once; whatever happens to the cache, it still opens."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from optafel.lexicon import Lexicon, shelf


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(shelf, "cache_folder", lambda: tmp_path / "lexicon")
    return tmp_path / "lexicon"


def test_a_dictionary_is_unpacked_once(cache: Path) -> None:
    assert "HUIS" in Lexicon.load("nl")
    files = {path.name: path.stat().st_mtime_ns for path in cache.iterdir()}
    assert sorted(files) == sorted(f"{volume.sha256[:24]}.lexicon" for volume in shelf.volumes("nl").values())
    assert "HUIS" in Lexicon.load("nl")
    assert {path.name: path.stat().st_mtime_ns for path in cache.iterdir()} == files


def test_many_may_unpack_at_the_same_time(cache: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(lambda _: "casa" in Lexicon.load("pt"), range(16)))
    assert not [path for path in cache.iterdir() if path.suffix == ".part"]


def test_a_cut_off_file_is_unpacked_again(cache: Path) -> None:
    Lexicon.load("pt")
    for path in cache.iterdir():
        path.write_bytes(path.read_bytes()[:100])
    assert "casa" in Lexicon.load("pt")
    assert all(path.stat().st_size > 100 for path in cache.iterdir())


def test_a_spoilt_file_of_the_right_size_is_not_believed(cache: Path) -> None:
    Lexicon.load("nl")
    for path in cache.iterdir():
        path.write_bytes(os.urandom(path.stat().st_size))
    nl = Lexicon.load("nl")
    assert nl.check("introductiekorting").counts
    assert not nl.check("qwrt").counts


def test_where_nothing_can_be_written_it_is_kept_in_memory(cache: Path) -> None:
    cache.parent.mkdir(exist_ok=True)
    cache.write_text("a file where the folder should be")
    assert "HUIS" in Lexicon.load("nl")
    assert cache.is_file()
