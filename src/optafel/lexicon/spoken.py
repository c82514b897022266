"""What a dictionary says of a word, in a reader's language, ready for JSON."""

from typing import Any

from optafel.lexicon import Reading, Verdict
from optafel.texts import say


def verdict_to_json(verdict: Verdict, lang: str) -> dict[str, Any]:
    return {
        "word": verdict.word,
        "counts": verdict.counts,
        "reasons": list(verdict.reasons),
        "messages": [say(lang, f"lexicon-{reason}", word=verdict.word) for reason in verdict.reasons],
        "readings": [reading_key(reading) for reading in verdict.readings],
        "zipf": None if verdict.zipf is None else round(verdict.zipf, 2),
        "parts": list(verdict.parts),
    }


def reading_key(reading: Reading) -> str:
    return (reading.name or "").lower().replace("_", "-")
