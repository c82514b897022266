"""What people are called at a table: safe to show, never blank, and no two that look the same.

Looking the same is judged as readers do: letter by letter after what Unicode calls compatible is made one
(NFKC), capitals and invisible signs are passed over, and letters of other alphabets that are drawn like Latin
ones count as those.
"""

import unicodedata
from collections.abc import Iterable

from optafel.table.refusals import RequestRefused

LETTERS_MAX = 24  # as a reader counts them: a family of four is one
SIGNS_MAX = 12  # of one letter: a couple of two skins has ten, and no language heaps so many marks

_JOINER = "\u200d"
_KEYCAP = "\u20e3"
_EMOJI_STYLE = "\ufe0f"
_TONES = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)  # the flags of Scotland and Wales are spelled with them
_FLAGS = range(0x1F1E6, 0x1F200)
_SEEN_AS_NOTHING = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")  # without ink
_PICTURES = (range(0x2190, 0x2C00), range(0x1F000, 0x1FC00))

# Drawn alike in common fonts. To the left the letters of other alphabets, to the right those that they pass
# for, as they stand after NFKC and case folding.
_CYRILLIC = dict(zip("аеорсухіјѕԁһԛԝӏвкмнтгьүѵ", "aeopcyxijsdhqwlbkmhtrbyv", strict=True))
_GREEK = dict(zip("ανοριτυχκηεβγζμ", "avopituxknebyzu", strict=True))
_ARMENIAN = dict(zip("օոսհցզ", "onuhgq", strict=True))
_CHEROKEE = dict(zip("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᎳᎩᏃ", "abcdeghjklmprstvwwyz", strict=True))
_LISU = dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz", strict=True))
_COPTIC = dict(zip("ⲁⲃⲅⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abgehikmnopctyx", strict=True))
_LATIN = dict(zip("ıȷɑɡʏʀɴøłđħŧ", "ijagyrnoldht", strict=True))
_SIGNS = {"0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "5": "s", "$": "s", "’": "'", "`": "'", "´": "'"}
_PASSES_FOR = str.maketrans(
    {**_CYRILLIC, **_GREEK, **_ARMENIAN, **_CHEROKEE, **_LISU, **_COPTIC, **_LATIN} | _SIGNS
)
_TWICE = (("rn", "m"), ("vv", "w"))


def tidy(name: str) -> str:
    """A name that is safe to show: no control signs, nothing invisible but what holds an emoji together,
    single spaces, not too long, and never cut within what is seen as one letter."""
    signs = "".join(_kept(unicodedata.normalize("NFC", name)))
    letters = _letters(" ".join(signs.split()))
    while letters and (letters[0][0] == " " or _is_mark(letters[0][0])):
        letters.pop(0)  # it would be drawn over what stands before the name
    return "".join(letters[:LETTERS_MAX]).strip()


def checked_name(name: str) -> str:
    """The name as it is shown. Raises RequestRefused where there is nothing to see of it."""
    tidied = tidy(name)
    if not look_of(tidied):
        raise RequestRefused("blank-name")
    return tidied


def look_of(name: str) -> str:
    """What names that look the same have in common."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = unicodedata.normalize("NFKC", folded.translate(_PASSES_FOR)).translate(_PASSES_FOR)
    seen = "".join(sign for sign in plain if not _invisible(sign))
    for pair, one in _TWICE:
        seen = seen.replace(pair, one)
    return seen


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where somebody at the table has one that looks the same."""
    looks = {look_of(other) for other in others}
    letters, wanted, at = _letters(name), name, 1
    while look_of(wanted) in looks:
        at += 1
        end = f" ({at})"
        wanted = "".join(letters[: LETTERS_MAX - len(end)]).rstrip() + end
    return wanted


def nameless(seat: int) -> str:
    """What somebody is called who gave no name, or had it erased."""
    return f"#{seat + 1}"


def _kept(name: str) -> Iterable[str]:
    """The signs that may stay, spaces for the others. An emoji keeps what joins and colours it."""
    for at, sign in enumerate(name):
        before = name[at - 1] if at else ""
        if sign == _JOINER:
            if _of_picture(before) and at + 1 < len(name) and _picture(name[at + 1]):
                yield sign
        elif sign in (_EMOJI_STYLE, _KEYCAP) or ord(sign) in _TAGS:
            if before and (_of_picture(before) or before.isdigit() or ord(before) in _TAGS):
                yield sign
        elif unicodedata.category(sign)[0] in "CZ":
            yield " "
        elif not _invisible(sign):
            yield sign


def _letters(name: str) -> list[str]:
    """The name in pieces that are seen as one: a sign with its marks, an emoji with all that is joined to it,
    the two halves of a flag."""
    letters: list[str] = []
    for sign in name:
        last = letters[-1] if letters else ""
        joined = last.endswith(_JOINER) or sign in (_JOINER, _EMOJI_STYLE, _KEYCAP)
        marked = _is_mark(sign)
        coloured = ord(sign) in _TONES or ord(sign) in _TAGS
        flag = len(last) == 1 and ord(last) in _FLAGS and ord(sign) in _FLAGS
        if last and (joined or marked or coloured or flag):
            letters[-1] += sign if len(last) < SIGNS_MAX else ""
        else:
            letters.append(sign)
    return letters


def _is_mark(sign: str) -> bool:
    return bool(unicodedata.combining(sign)) or unicodedata.category(sign) in ("Mn", "Me", "Mc")


def _picture(sign: str) -> bool:
    return any(ord(sign) in span for span in _PICTURES)


def _of_picture(sign: str) -> bool:
    return bool(sign) and (_picture(sign) or sign in (_EMOJI_STYLE, _KEYCAP))


def _invisible(sign: str) -> bool:
    return (
        sign in _SEEN_AS_NOTHING
        or sign.isspace()
        or unicodedata.category(sign) in ("Cc", "Cf", "Cn", "Co", "Cs")
        or 0xFE00 <= ord(sign) <= 0xFE0F
        or 0x180B <= ord(sign) <= 0x180F
        or 0xE0100 <= ord(sign) <= 0xE01EF
    )
