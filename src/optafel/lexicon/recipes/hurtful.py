"""Words that hurt: slurs and coarse abuse. Bots never lay them, hints and puzzles never show them.

The tree does not print them. `hurtful.txt` holds a line a language: the language and short hashes of its
words. To add one, run `python -m optafel.lexicon.recipes.hurtful nl WORD` and put what it prints on its line.

Inflections of a listed word hurt as it does, and so does a compound that has one as a part. A word that only
has the same letters in a row does not (KLASSIKAAL): what stands beside them must be a part as well, and where
it is one by chance, the word that it is a piece of is named in `INNOCENT`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Set
from hashlib import sha256
from importlib.resources import files

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import HURTFUL, HURTFUL_PART
from optafel.lexicon.recipes.entries import Entries, listed

HASH_DIGITS = 10  # a million words against a few hundred hashes: one false alarm in thousands of builds
PART_MIN = 3
LONG_MIN = 5  # shorter words share their letters with too many others to take every ending (SPIC, SPICY)

ENDINGS: dict[str, tuple[str, ...]] = {
    "nl": listed(
        """
        S EN N E ES ER ERS T TE TEN DE DEN END ENDE JE JES TJE TJES ETJE ETJES PJE PJES IG IGE IGER IGST IGS
        ACHTIG ACHTIGE IN INNEN
        """
    ),
    "de": listed(
        """
        S ES E EN ENS N NS ER ERN ERS EM ERE ST T TE TEN TEST TET END ENDE ENDEM ENDEN ENDER ENDES IN INNEN
        CHEN CHENS LEIN LEINS IG IGE IGEM IGEN IGER IGES
        """
    ),
    "en": listed("S ES D ED ING INGS ER ERS Y IER IEST IES ISH"),
    "fr": listed("S E ES X"),
    "es": listed("S ES A AS ITO ITA ITOS ITAS AZO AZOS"),
    "pt": listed("S ES A AS INHO INHA INHOS INHAS"),
}
SHORT_ENDINGS: dict[str, tuple[str, ...]] = {
    "nl": ("S", "EN", "JE", "JES"),
    "de": ("S", "ES", "E", "EN", "N", "CHEN"),
    "en": ("S", "ES"),
    "fr": ("S",),
    "es": ("S",),
    "pt": ("S",),
}
VERB_ENDINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "fr": {
        "ER": listed(
            """
            E ES ONS EZ ENT AIS AIT IONS IEZ AIENT ERAI ERAS ERA ERONS EREZ ERONT ERAIS ERAIT ERIONS ERIEZ
            ERAIENT AI AS A AMES ATES ERENT ASSE ASSES AT ASSIONS ASSIEZ ASSENT ANT EE EES
            """
        )
    },
    "es": {
        "AR": listed(
            """
            O AS A AMOS AIS AN ABA ABAS ABAMOS ABAIS ABAN E ASTE ASTEIS ARON ARE ARAS ARA AREMOS AREIS ARAN
            ARIA ARIAS ARIAMOS ARIAIS ARIAN ES EMOS EIS EN ARAMOS ARAIS ASE ASES ASEMOS ASEIS ASEN ARES AREN
            AD ANDO ADO ADA ADOS ADAS
            """
        ),
        "ER": listed(
            """
            O ES E EMOS EIS EN IA IAS IAMOS IAIS IAN I ISTE IO IMOS ISTEIS IERON ERE ERAS ERA EREMOS EREIS
            ERAN ERIA ERIAS ERIAMOS ERIAIS ERIAN A AS AMOS AIS AN IERA IERAS IERAMOS IERAIS IERAN IESE IESES
            IESEMOS IESEIS IESEN ED IENDO IDO IDA IDOS IDAS
            """
        ),
    },
    "pt": {
        "AR": listed(
            """
            O AS A AMOS AIS AM AVA AVAS AVAMOS AVEIS AVAM EI ASTE OU ASTES ARAM ARA ARAS ARAMOS AREIS AREI
            ARA AREMOS ARAO ARIA ARIAS ARIAMOS ARIEIS ARIAM E ES EMOS EIS EM ASSE ASSES ASSEMOS ASSEIS ASSEM
            ARES ARMOS ARDES AREM AI ANDO ADO ADA ADOS ADAS
            """
        )
    },
}
# Words, or beginnings and ends of words, in which a hurting one is only letters.
INNOCENT: dict[str, tuple[str, ...]] = {
    "nl": listed(
        """
        JAPON JAPAN JAPEN JAPKES KETJAP KLOTS STIET CELLULAIR PASTOOR MATIET HOERA SLETEN LETTER MOFFEL
        POLITIE PROMOTIE MEDICATIE PORTIE SPATIE NEGEREN NEGERDE BRONNEGER KUTTER KUTTINGEN JAKNIKKER
        FLIKKERDE FLIKKEREN FLIKKERT FLIKKERLICHT FLIKKERGLANS FLIKKERING LETSEL SORTIE LULOFS
        RUIGPOOTBUIZERD
        """
    ),
    "de": listed(
        """
        MARSCH MÄRSCH SITZIG HURTIG UNTERRICHT ARSCHUL AUSWICHST ZURÜCKWICHST SANDWICHS BAUWICHS SCHUHWICHS
        MONGOLEI MONGOLI BIMBES ARSCHIN SCHLAMPI SCHLAMPER SCHLAMPS SCHLAMPT SPASTIK SPASTISCH
        """
    ),
    "fr": listed("ROMANE ROMANS CONNEE"),
    "es": listed("CAGUA CARAJA"),
    "en": listed("JAPES SPICES SPIKES RETARDING RETARDER CHINKED CHINKING"),
}


def hashed(language: str, word: str) -> str:
    return sha256(f"{language}:{word}".encode()).hexdigest()[:HASH_DIGITS]


def hashes(language: str) -> frozenset[str]:
    text = (files("optafel.lexicon.recipes") / "hurtful.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        named, *listed_hashes = line.split()
        if named == language:
            return frozenset(listed_hashes)
    return frozenset()


def mark(entries: Entries) -> int:
    """Marks the words of the list in a dictionary, their inflections and their compounds; in the parts of
    compounds too. Says how many words were marked."""
    wanted = hashes(entries.language)
    known = entries.bits.keys() | entries.compound_parts.keys()
    base = {word for word in known if hashed(entries.language, word) in wanted}
    forms = set(inflections(entries.language, base)) & known
    hurting = base | {form for form in forms if not _is_innocent(entries.language, form)}
    if entries.compound_parts:
        hurting |= set(with_part(known, hurting, entries))
    for word in hurting:
        if word in entries.bits:
            entries.bits[word] |= HURTFUL
        if word in entries.compound_parts:
            entries.compound_parts[word] |= HURTFUL_PART
    return len(hurting & entries.bits.keys())


def inflections(language: str, words: Iterable[str]) -> Iterator[str]:
    """Every form that these words could have. Not all exist."""
    for word in words:
        endings = ENDINGS[language] if len(word) >= LONG_MIN else SHORT_ENDINGS[language]
        for stem in _stems(language, word):
            yield from (stem + ending for ending in endings)
        for infinitive, forms in VERB_ENDINGS.get(language, {}).items():
            if word.endswith(infinitive) and len(word) > PART_MIN + 1:
                yield from (word.removesuffix(infinitive) + form for form in forms)


def _stems(language: str, word: str) -> Iterator[str]:
    """What endings are put behind: the word, with its last letter doubled, or without its last vowel."""
    yield word
    if language in ("nl", "en") and word[-1] not in "AEIOUYSWXH":
        yield word + word[-1]
    if word[-1] in "EO" and len(word) >= LONG_MIN:
        yield word[:-1]


def with_part(words: Iterable[str], hurting: set[str], entries: Entries) -> Iterator[str]:
    """The words that have a hurting one as a part, what is left of them being parts or words as well."""
    shortest = max(PART_MIN, min(map(len, hurting), default=PART_MIN))
    sides = entries.compound_parts.keys() | entries.bits.keys()

    def hurts(word: str, at: int, end: int) -> bool:
        before, behind = word[:at], word[end:]
        return (
            word[at:end] in hurting
            and (not before or _is_side(before, sides))
            and (not behind or _is_side(behind, sides))
            and not _is_innocent(entries.language, word)
        )

    for word in words:
        places = ((at, end) for at in range(len(word)) for end in range(at + shortest, len(word) + 1))
        if any(hurts(word, at, end) for at, end in places):
            yield word


def _is_side(text: str, sides: Set[str]) -> bool:
    """Whether a text is a part, or one with a linking S before or behind it."""
    if len(text) < PART_MIN:
        return False
    return text in sides or text.removesuffix("S") in sides or text.removeprefix("S") in sides


def _is_innocent(language: str, word: str) -> bool:
    return any(innocent in word for innocent in INNOCENT.get(language, ()))


if __name__ == "__main__":
    for typed in sys.argv[2:]:
        print(hashed(sys.argv[1], spell(typed, kept_letters(sys.argv[1])) or ""))
