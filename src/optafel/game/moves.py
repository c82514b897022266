"""Moves as players send them, and what is answered when one cannot be made."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from optafel.positions import ACCEPT, CHALLENGE, PASS, RESIGN, Move, Position
from optafel.rules.ruling import Param, Ruling
from optafel.rules.spoken import Piece, SpokenRuling, in_pieces, spoken
from optafel.texts import FALLBACK, say, say_in_pieces
from optafel.tiles import NotationError, read_letters
from optafel.wire import Json


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that was not made. Nothing has changed. As text it is the sentence that says why."""

    code: str  # stable; `refuse-<code>` is the key of its sentence
    params: Mapping[str, Param] = field(default_factory=dict)
    ruling: Ruling | None = None  # where the referee refused it

    def sentence(self, language: str = FALLBACK) -> str:
        """Its own sentence, or the first one of the referee's."""
        if self.ruling is not None and self.ruling.violations:
            return self.ruling.violations[0].sentence(language)
        return say(language, f"refuse-{self.code}", **self.params)

    def pieces(self, language: str = FALLBACK) -> list[str]:
        """The same, the tiles that it quotes in pieces of their own."""
        if self.ruling is not None and self.ruling.violations:
            return self.ruling.violations[0].pieces(language)
        return say_in_pieces(language, f"refuse-{self.code}", **self.params)

    def __str__(self) -> str:
        return self.sentence()


@dataclass(frozen=True, slots=True)
class SpokenRefusal:
    """A refusal as a reader gets it."""

    code: str
    message: str
    pieces: tuple[Piece, ...]  # the message, with tiles to be drawn
    ruling: SpokenRuling | None = None


def spoken_refusal(refusal: Refusal, language: str) -> SpokenRefusal:
    # A ruling that refuses is false: whether there is one at all is asked.
    referee = refusal.ruling
    ruling = spoken(referee, language) if referee is not None and referee.violations else None
    return SpokenRefusal(
        refusal.code, refusal.sentence(language), in_pieces(refusal.pieces(language)), ruling
    )


class IllegalMove(ValueError):
    """A move that the rules refuse; `refusal` says why, with the referee's ruling where there is one."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence())
        self.refusal = refusal


Said = Move | str | Mapping[str, Json]
_BARE = {"pass": PASS, "challenge": CHALLENGE, "accept": ACCEPT, "resign": RESIGN}


def read_move(said: Json, position: Position) -> Move | Refusal:
    """A move, whether it is one, its text, or the object of the protocol (`{"play": "…"}`, `{"draw": 0}`)."""
    try:
        if isinstance(said, Move):
            return said
        if isinstance(said, str):
            return _read_text(said, position)
        return _read_object(said, position)
    except NotationError as wrong:
        return Refusal(wrong.code, {"read": wrong.read, "where": wrong.where + 1})


def _read_text(text: str, position: Position) -> Move:
    match text.split():
        case [kind] if kind in _BARE:
            return _BARE[kind]
        case ["draw" | "take" as kind, pile] if pile.isdecimal() and len(pile) < 3:
            return Move("draw" if kind == "draw" else "take", pile=int(pile))
        case ["take"]:
            return Move("take")
    return position.read_move(text)


def _read_object(said: Json, position: Position) -> Move | Refusal:
    if isinstance(said, Mapping) and len(said) == 1:
        ((kind, value),) = said.items()
        match kind, value:
            case "play", str():
                return Move("play", position.read_play(value))
            case "exchange", str():
                return Move("exchange", tiles=read_letters(value.upper()))
            case "draw" | "take", int():
                return Move(kind, pile=0 if value is True else int(value))
            case "pass" | "challenge" | "accept" | "resign", True:
                return _BARE[kind]
    return Refusal("move-unreadable", {"read": str(said)[:80]})
