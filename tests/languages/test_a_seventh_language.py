"""A language is added by adding its folder: here a small one outside the package; nothing else is touched."""

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from optafel.languages import folder_of

ROOT = Path(__file__).parents[2]
NOTE = """\
name = "Toki"
on_tiles = ""
kept = "ÑÄ"
splits = { "Ä" = "AE" }
tells = ["no_names"]
called = ["toki"]

[editions.word-2023]
taken_out = "ÇÑ"

[letters.tk]
blanks = 1
[letters.tk.worth]
1 = "A9 E8 I8 K6 L6 M6 N6 O8 P6 S6 T6 U6"
3 = "J2 W2"
5 = "Ñ1"
"""
RECIPE = '''\
"""A handful of words."""

from pathlib import Path

from optafel.lexicon.readings import Reading
from tools.words.entries import Entries

SOURCES = ()
SHARED = ()  # no package for all languages knows this one
WORDS = """kala kasi ken kepeken kili kiwen lape laso lawa len lete lipu luka lupa mama mani meli moku musi
mute nanpa nasa nimi noka olin open pakala pali palisa pana pilin pimeja poka pona selo sewi sike sitelen suno
supa suwi taso tawa telo tenpo toki tomo utala waso mañi sälo palisala"""


def build(folder: Path) -> Entries:
    entries = Entries("tk")
    for word in WORDS.split():
        entries.add(word, Reading.NOUN)
    entries.add("Sonja", Reading.NAME)
    return entries
'''


def run(place: Path, *command: str) -> str:
    """A new process: which languages there are is found out once, when one begins."""
    paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    environment = {**os.environ, "OPTAFEL_LANGUAGES": str(place), "PYTHONPATH": paths}
    ran = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0 or not ran.stderr, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder: its note, its recipe, and English sentences, one of them said in its own words."""
    place = tmp_path_factory.mktemp("languages")
    folder = place / "tk"
    (folder / "recipe").mkdir(parents=True)
    (folder / "language.toml").write_text(NOTE, encoding="utf-8")
    (folder / "recipe" / "__init__.py").write_text(RECIPE, encoding="utf-8")
    (folder / "recipe" / "short.txt").write_text("+ noun, what is good: PO\n")
    copytree(folder_of("en") / "texts", folder / "texts")
    said = (folder / "texts" / "lexicon.ftl").read_text(encoding="utf-8")
    key = "lexicon-not-in-dictionary = "
    assert key in said
    own = key + "nimi { $word } li lon ala"
    lines = [own if line.startswith(key) else line for line in said.splitlines()]
    (folder / "texts" / "lexicon.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "tk" in run(place, "-m", "tools.words", "build", "tk")
    return place


def test_its_dictionary_is_built_into_its_folder_and_asked(place: Path) -> None:
    assert {"words.xz", "manifest.json", "LICENCE.txt"} <= {
        path.name for path in (place / "tk" / "words").iterdir()
    }
    asked = ("-m", "optafel", "words", "check", "toki", "po", "sälo", "mañi", "huis", "Sonja")
    verdicts = json.loads(run(place, *asked, "--language", "tk", "--lang", "tk", "--json"))
    assert {verdict["word"]: verdict["counts"] for verdict in verdicts} == {
        "TOKI": True, "PO": True, "SAELO": True, "MANI": True, "HUIS": False, "SONJA": False,
    }  # fmt: skip
    assert verdicts[4]["messages"] == ["nimi HUIS li lon ala"]


@pytest.mark.parametrize("game", ["woord-sabra", "word-2023"])
def test_word_games_are_judged_and_solved_in_it(place: Path, game: str) -> None:
    case = ("--language", "tk", "--table", "KALA", "--rack", "PALISLA", "--json")
    judged = json.loads(run(place, "-m", "optafel", "judge", game, *case, "--play", "KALA PALISALA"))
    assert not judged["legal"]  # there is one A too few
    solved = json.loads(run(place, "-m", "optafel", "solve", game, *case))
    table = solved["play"]
    again = json.loads(run(place, "-m", "optafel", "judge", game, *case, "--play", table))
    assert again["legal"]


def test_the_crossword_has_its_letters(place: Path) -> None:
    case = ("scrabble-nl", "--language", "tk", "--rack", "TOMOKIL", "--json")
    solved = json.loads(run(place, "-m", "optafel", "solve", *case))
    judged = json.loads(run(place, "-m", "optafel", "judge", *case, "--play", solved["play"]))
    assert judged["legal"]
    assert judged["score"] == solved["score"] > 0


def test_every_room_knows_it(place: Path) -> None:
    asked = """
from optafel import Game, Setup
from optafel.bots import choose
from optafel.companion.rulebook import what_to_write_down
from optafel.gcg.letter_sets import _NAMES
from optafel.rules.rulebooks import RULEBOOKS
from optafel.texts import chosen_language, say
assert chosen_language("tk-TK,en;q=0.5") == "tk"
assert say("tk", "lexicon-not-in-dictionary", word="X") == "nimi X li lon ala"
assert _NAMES["tk"] == ("toki",)
setup = Setup("word-2023", seats=2, seed=b"t" * 32, language="tk")
needs = what_to_write_down(setup)
assert list(needs.tells) == ["no_names"]
assert needs.spells["\\u00c4"] == "AE"
game = Game.start(setup)
for _ in range(6):
    if game.turn is not None:
        game = game.try_play(game.turn, choose(game.view(game.turn), "beginner"))
print(",".join(book.id for book in RULEBOOKS.values() if "tk" in book.languages))
"""
    assert run(place, "-c", asked).strip() == "woord-sabra,woord-international,word-2023,scrabble-nl"


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        ('name = "X"\nkept = "Å"\n', "keeps Å; a packed dictionary has room for ÇÑÄÖÜ only"),
        ('name = "X"\nalphabet = "Å"\n', "says alphabet; expected called, counts_as"),
        ('kept = "Ñ"\n', "gives no name; expected a line such as name ="),
        ("name = \n", "Invalid value"),
    ],
)
def test_a_folder_that_cannot_be_read_says_why(tmp_path: Path, note: str, expected: str) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "language.toml").write_text(note, encoding="utf-8")
    asked = """
from optafel.languages import BadLanguage, language
try:
    language("xx")
except BadLanguage as bad:
    print(bad)
"""
    assert expected in run(tmp_path, "-c", asked)
