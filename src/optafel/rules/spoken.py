"""A ruling as a reader gets it: sentences in one language, and where each rule is printed."""

from dataclasses import dataclass

from optafel.rules.rulebook import Place
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.ruling import Ruling, Violation
from optafel.texts import QuotedTiles


@dataclass(frozen=True, slots=True)
class DrawnTiles:
    """Tiles inside a sentence, to be drawn."""

    tiles: str  # in notation


Piece = str | DrawnTiles


def in_pieces(pieces: list[str]) -> tuple[Piece, ...]:
    """Words as they are, tiles as what is drawn."""
    return tuple(DrawnTiles(str(one)) if isinstance(one, QuotedTiles) else one for one in pieces)


@dataclass(frozen=True, slots=True)
class SpokenViolation:
    """One thing that is wrong with a play."""

    code: str  # stable
    rule: str  # rulebook and heading, e.g. `rummikub-sabra/opening`
    place: Place | None  # where that is printed
    message: str
    pieces: tuple[Piece, ...]  # the message, with tiles to be drawn
    tiles: tuple[str, ...]  # the tiles or words concerned
    where: tuple[int, ...]  # the sets, words or squares concerned


@dataclass(frozen=True, slots=True)
class SpokenRuling:
    """The referee's word on a play."""

    legal: bool
    score: int | None  # of the turn; nothing where turns do not score
    longest: str | None  # the word that scores
    opening_value: int | None  # what the opening is worth, where this is one
    played: tuple[str, ...]  # tiles that left the rack
    violations: tuple[SpokenViolation, ...]
    marks: tuple[str, ...]  # one a set or word: whole, partial, new, rest, kept, loose, not-a-word
    stands: tuple[tuple[str, ...], ...]  # per set, per tile: what a joker stands for
    how: tuple[str, ...]  # how the score came about


def spoken(ruling: Ruling, language: str) -> SpokenRuling:
    return SpokenRuling(
        legal=ruling.legal,
        score=ruling.score,
        longest=ruling.longest,
        opening_value=ruling.opening_value,
        played=ruling.played,
        violations=tuple(_violation(ruling, violation, language) for violation in ruling.violations),
        marks=ruling.marks,
        stands=ruling.stands,
        how=tuple(reason.sentence(language) for reason in ruling.how),
    )


def _violation(ruling: Ruling, violation: Violation, language: str) -> SpokenViolation:
    return SpokenViolation(
        code=violation.code,
        rule=f"{ruling.rulebook}/{violation.rule}",
        place=RULEBOOKS[ruling.rulebook].places.get(violation.rule),
        message=violation.sentence(language),
        pieces=in_pieces(violation.pieces(language)),
        tiles=violation.tiles,
        where=violation.where,
    )
