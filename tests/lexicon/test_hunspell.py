"""Our expander of spelling dictionaries against hunspell itself."""

from __future__ import annotations

import random
from pathlib import Path

import hunspell as real
import pytest
from tools.words import hunspell

AFFIXES_LONG = """\
SET UTF-8
FLAG long
FULLSTRIP
NEEDAFFIX ()
CIRCUMFIX **
FORBIDDENWORD {}
KEEPCASE ||
ONLYINCOMPOUND Oc

SFX Pl Y 4
SFX Pl 0 s [^sxy] is:pl
SFX Pl y ies [^aeiou]y is:pl
SFX Pl 0 s [aeiou]y is:pl
SFX Pl 0 es [sx] is:pl

SFX Dm Y 1
SFX Dm 0 let/Pl . is:small

SFX Ro N 1
SFX Ro 0 ing/() .

SFX Go Y 2
SFX Go go went go
SFX Go go gone/Pl go

PFX Re Y 1
PFX Re 0 re .

PFX Un N 1
PFX Un 0 un [^u]

PFX Ge Y 1
PFX Ge 0 ge/** .
SFX Ed Y 1
SFX Ed 0 d/** .
"""
ROOTS_LONG = """\
14
cat/PlDmRe
fly/Pl
boy/PlUn
fox/Pl
go/GoRe
stem/()Pl
bare/()
wrong/{}
wrongs/{}
wrong/Pl
up/UnPl
maak/GeEd
part/OcPl
sing/RoDm
"""
AFFIXES_UTF8 = """\
SET UTF-8
FLAG UTF-8
SFX À Y 2
SFX À ar ándola ar
SFX À ar ado/S ar
SFX S Y 2
SFX S 0 s [aeo]
SFX S z ces z
PFX ñ Y 1
PFX ñ 0 des .
"""
ROOTS_UTF8 = """\
4
hablar/À
luz/S
armar/Àñ
casa/Sñ
"""


@pytest.mark.parametrize(
    ("affixes", "roots"), [(AFFIXES_LONG, ROOTS_LONG), (AFFIXES_UTF8, ROOTS_UTF8)], ids=["long", "utf8"]
)
def test_exactly_the_words_that_hunspell_accepts(tmp_path: Path, affixes: str, roots: str) -> None:
    (tmp_path / "tiny.aff").write_text(affixes, encoding="utf-8")
    (tmp_path / "tiny.dic").write_text(roots, encoding="utf-8")
    judge = real.Hunspell("tiny", hunspell_data_dir=str(tmp_path))
    rules = hunspell.read_rules(affixes)
    listed = list(hunspell.read_roots(rules, roots))
    ours = {form.text for form in hunspell.words(rules, listed)}
    # Everything that any mixture of roots and affixes could be, right or wrong.
    ends = {affix.add for table in rules.suffixes.values() for affix in table} | {""}
    begins = {affix.add for table in rules.prefixes.values() for affix in table} | {""}
    stems = {root.text[: len(root.text) - cut] for root in listed for cut in range(3)} | {""}
    candidates = {b + s + e + f for b in begins for s in stems for e in ends for f in ends} - {""}
    assert {word for word in candidates if judge.spell(word)} == ours & candidates
    assert ours <= candidates


def test_the_english_dictionary_of_hunspell(tmp_path: Path) -> None:
    folder = Path(real.__file__).parent / "dictionaries"
    judge = real.Hunspell("en_US", hunspell_data_dir=str(folder))
    rules = hunspell.read_rules((folder / "en_US.aff").read_text("latin-1"))
    roots = list(hunspell.read_roots(rules, (folder / "en_US.dic").read_text("latin-1")))
    made = {form.text for form in hunspell.words(rules, roots)}
    chosen = random.Random(20).sample(sorted(made), 6000)
    assert [word for word in chosen if not judge.spell(word)] == []
    # And the other way: mutilated words are accepted only if we make them.
    mutilated = {word[:-1] for word in chosen} | {f"{word}s" for word in chosen}
    plain = {word for word in mutilated if word.isalpha() and word == word.lower()}
    assert [word for word in plain if judge.spell(word) and word not in made] == []


def test_notes_and_flags_stay_with_a_form() -> None:
    rules = hunspell.read_rules(AFFIXES_LONG)
    root = hunspell.Root("cat", frozenset({"Dm"}), "po:noun")
    small = next(form for form in hunspell.expand(rules, root) if form.text == "catlets")
    assert [affix.note for affix in small.affixes] == ["is:small", "is:pl"]
    assert small.root.note == "po:noun"


def test_entries_with_slashes_tabs_and_notes() -> None:
    rules = hunspell.read_rules("FLAG long\n")
    text = "3\nkm\\/h/AaBb\tx:1\nmot/S.() po:nom is:mas\nplain\n"
    found = [(root.text, set(root.flags), root.note) for root in hunspell.read_roots(rules, text)]
    assert found == [
        ("km/h", {"Aa", "Bb"}, "x:1"),
        ("mot", {"S.", "()"}, "po:nom is:mas"),
        ("plain", set(), ""),
    ]
