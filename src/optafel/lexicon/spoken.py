"""What a dictionary says of a word, in a reader's language."""

from dataclasses import dataclass

from optafel.lexicon import Reading, Verdict
from optafel.texts import say


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenVerdict:
    """Whether a word counts, and if not, why."""

    word: str
    counts: bool
    reasons: tuple[str, ...]  # stable
    messages: tuple[str, ...]  # the same in words
    readings: tuple[str, ...]  # what the dictionary knows the word as
    zipf: float | None  # how common it is
    parts: tuple[str, ...]  # of a compound


def spoken_verdict(verdict: Verdict, lang: str) -> SpokenVerdict:
    return SpokenVerdict(
        word=verdict.word,
        counts=verdict.counts,
        reasons=tuple(verdict.reasons),
        messages=tuple(say(lang, f"lexicon-{reason}", word=verdict.word) for reason in verdict.reasons),
        readings=tuple(reading_key(reading) for reading in verdict.readings),
        zipf=None if verdict.zipf is None else round(verdict.zipf, 2),
        parts=tuple(verdict.parts),
    )


def reading_key(reading: Reading) -> str:
    return (reading.name or "").lower().replace("_", "-")
