"""Every word that a hunspell dictionary accepts, with the flags and notes of its making.

A dictionary is an affix file (rules) and a word file (roots with the flags of the rules that apply).
Hunspell itself only checks words; here the rules are run forwards. Covered: flags of one character, of
two (`FLAG long`) and of any script, suffixes on suffixes, prefixes across suffixes, flags that an affix
passes on, `FULLSTRIP`, `CIRCUMFIX`, `NEEDAFFIX`, `ONLYINCOMPOUND`, `FORBIDDENWORD` and `KEEPCASE`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

Flags = frozenset[str]
NO_FLAGS: Flags = frozenset()


@dataclass(frozen=True, slots=True)
class Affix:
    """One line of a rule: what is taken off, what is put on, and when."""

    is_suffix: bool
    flag: str
    crosses: bool  # whether a prefix and a suffix may go on together
    strip: str
    add: str
    condition: re.Pattern[str] | None  # matched at the end (suffix) or the beginning (prefix) of the root
    passes_on: Flags
    note: str  # the morphology behind the rule, as the file has it


@dataclass(slots=True)
class Rules:
    """An affix file."""

    flag_kind: str = "char"
    full_strip: bool = False
    special: dict[str, str] = field(default_factory=dict)  # NEEDAFFIX and its like: the flag that means it
    suffixes: dict[str, list[Affix]] = field(default_factory=dict)
    prefixes: dict[str, list[Affix]] = field(default_factory=dict)
    compound_patterns: list[tuple[str, str]] = field(default_factory=list)
    compound_rules: list[str] = field(default_factory=list)

    def flags(self, text: str) -> Flags:
        """The flags written together in one string."""
        if self.flag_kind == "long":
            return frozenset(text[at : at + 2] for at in range(0, len(text), 2))
        if self.flag_kind == "num":
            return frozenset(text.split(","))
        return frozenset(text)

    def has(self, flags: Flags, meaning: str) -> bool:
        """Whether the flags include the one that means this, such as NEEDAFFIX."""
        return self.special.get(meaning) in flags


@dataclass(frozen=True, slots=True)
class Root:
    text: str
    flags: Flags
    note: str


@dataclass(frozen=True, slots=True)
class Form:
    """A word with how it was made. `own` are the flags of the root, `gained` those of its affixes."""

    text: str
    root: Root
    affixes: tuple[Affix, ...] = ()
    gained: Flags = NO_FLAGS


SPECIAL = {
    "NEEDAFFIX",
    "ONLYINCOMPOUND",
    "FORBIDDENWORD",
    "KEEPCASE",
    "CIRCUMFIX",
    "NOSUGGEST",
    "COMPOUNDFLAG",
    "COMPOUNDBEGIN",
    "COMPOUNDMIDDLE",
    "COMPOUNDEND",
    "COMPOUNDPERMITFLAG",
    "COMPOUNDFORBIDFLAG",
}


def read_rules(text: str) -> Rules:
    """Reads an affix file."""
    rules = Rules()
    lines = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for words in lines:
        if words[0] == "FLAG":
            rules.flag_kind = words[1]
    crosses: dict[tuple[str, str], bool] = {}
    for words in lines:
        match words:
            case ["FULLSTRIP", *_]:
                rules.full_strip = True
            case [name, flag, *_] if name in SPECIAL:
                rules.special[name] = flag
            case ["CHECKCOMPOUNDPATTERN", left, right, *_]:
                rules.compound_patterns.append((left, right))
            case ["COMPOUNDRULE", rule, *_] if not rule.isdigit():
                rules.compound_rules.append(rule)
            case ["SFX" | "PFX" as kind, flag, "Y" | "N" as cross, count, *_] if count.isdigit():
                crosses[kind, flag] = cross == "Y"
            case ["SFX" | "PFX" as kind, flag, strip, add, *rest]:
                affix = _affix(rules, kind, flag, crosses[kind, flag], (strip, add, rest))
                table = rules.suffixes if kind == "SFX" else rules.prefixes
                table.setdefault(flag, []).append(affix)
            case _:
                pass
    return rules


def _affix(rules: Rules, kind: str, flag: str, cross: bool, fields: tuple[str, str, list[str]]) -> Affix:
    strip, add, rest = fields
    add, _, passes_on = add.partition("/")
    condition, notes = (rest[0], rest[1:]) if rest and ":" not in rest[0] else (".", rest)
    pattern = None
    if condition != ".":
        pattern = re.compile(f"{condition}$" if kind == "SFX" else condition)
    return Affix(
        is_suffix=kind == "SFX",
        flag=flag,
        crosses=cross,
        strip="" if strip == "0" else strip,
        add="" if add == "0" else add,
        condition=pattern,
        passes_on=rules.flags(passes_on),
        note=" ".join(notes),
    )


def read_roots(rules: Rules, text: str) -> Iterator[Root]:
    """Reads a word file; its first line is a count."""
    for line in text.splitlines()[1:]:
        entry, note = _split_note(line)
        if entry:
            word, flags = _split_entry(entry)
            yield Root(word, rules.flags(flags), note)


def _split_note(line: str) -> tuple[str, str]:
    """A tab ends the entry; where there is none, a space before a note such as `po:noun` does."""
    entry, _, note = line.partition("\t")
    if not note:
        found = re.search(r"\s[a-z]{2}:", entry)
        entry, note = (entry[: found.start()], entry[found.start() :]) if found else (entry, "")
    return entry.strip(), note.strip()


def _split_entry(entry: str) -> tuple[str, str]:
    """`word/FLAGS`, where a slash of the word itself is written `\\/`."""
    found = re.search(r"(?<!\\)/", entry[1:])
    if not found:
        return entry.replace("\\/", "/"), ""
    at = found.start() + 1
    return entry[:at].replace("\\/", "/"), entry[at + 1 :]


def expand(rules: Rules, root: Root) -> Iterator[Form]:
    """The root itself and everything its flags make of it, whether or not a form may stand alone."""
    plain = Form(root.text, root)
    yield plain
    suffixed = list(_suffixed(rules, plain))
    yield from suffixed
    for form in [plain, *suffixed]:
        yield from _prefixed(rules, form)


def _suffixed(rules: Rules, form: Form) -> Iterator[Form]:
    for first in _apply_suffixes(rules, form, form.root.flags):
        yield first
        yield from _apply_suffixes(rules, first, first.gained)


def _apply_suffixes(rules: Rules, form: Form, flags: Flags) -> Iterator[Form]:
    for flag in sorted(flags & rules.suffixes.keys()):
        for affix in rules.suffixes[flag]:
            if not form.text.endswith(affix.strip):
                continue
            if len(affix.strip) >= len(form.text) and not rules.full_strip:
                continue
            if affix.condition and not affix.condition.search(form.text):
                continue
            stem = form.text[: len(form.text) - len(affix.strip)]
            yield Form(stem + affix.add, form.root, (*form.affixes, affix), affix.passes_on)


def _prefixed(rules: Rules, form: Form) -> Iterator[Form]:
    flags = form.root.flags | form.gained
    for flag in sorted(flags & rules.prefixes.keys()):
        for affix in rules.prefixes[flag]:
            if form.affixes and not (affix.crosses and all(suffix.crosses for suffix in form.affixes)):
                continue
            if not form.root.text.startswith(affix.strip):
                continue
            if len(affix.strip) >= len(form.root.text) and not rules.full_strip:
                continue
            if affix.condition and not affix.condition.match(form.root.text):
                continue
            prefixed = Form(
                affix.add + form.text[len(affix.strip) :],
                form.root,
                (*form.affixes, affix),
                form.gained | affix.passes_on,
            )
            yield prefixed
            if not form.affixes:
                yield from _apply_suffixes(rules, prefixed, affix.passes_on)


def stands_alone(rules: Rules, form: Form) -> bool:
    """Whether hunspell takes this form as a word of its own, whatever its letters."""
    root, affixes = form.root, form.affixes
    if rules.has(root.flags, "FORBIDDENWORD") or rules.has(root.flags, "ONLYINCOMPOUND"):
        return False
    if rules.has(form.gained, "ONLYINCOMPOUND"):
        return False
    if not affixes:
        return not rules.has(root.flags, "NEEDAFFIX")
    if all(rules.has(affix.passes_on, "NEEDAFFIX") for affix in affixes):
        return False
    # Hunspell looks for the other half of a circumfix only from its suffix.
    circumfixes = [rules.has(affix.passes_on, "CIRCUMFIX") for affix in affixes]
    has_suffix = any(affix.is_suffix for affix in affixes)
    return not (any(circumfixes) and has_suffix) or (len(affixes) > 1 and all(circumfixes))


def words(rules: Rules, roots: Iterable[Root]) -> Iterator[Form]:
    """Every form that stands alone; a forbidden word takes its equals with it."""
    listed = list(roots)
    forbidden = {root.text for root in listed if rules.has(root.flags, "FORBIDDENWORD")}
    for root in listed:
        for form in expand(rules, root):
            if form.text not in forbidden and stands_alone(rules, form):
                yield form
