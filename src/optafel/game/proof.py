"""The proof that a game was fair: from the seed that was bound before the first tile, every draw follows.

Anybody can repeat it: the hash of the seed is what all saw before the game, the shuffles are those of
`chance`, and each tile that came out of the pot is the one that had to come.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from optafel.game import fold, record
from optafel.game.game import Game, replay
from optafel.game.record import RecordError
from optafel.game.record_text import header_of, parts_of
from optafel.game.state import State
from optafel.texts.expected import Expected

_SETTLED = ("game", "seats", "language", "options", "first")  # headers that a game keeps


@dataclass(frozen=True, slots=True)
class Draw:
    """Tiles that a seat took from the pot."""

    event: int  # which event of the game, 0 the deal
    kind: str  # dealt, or the kind of the event
    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    commitment: str  # the hash that the seed gives
    entropy: tuple[str, ...]  # what the players added
    start_draw: tuple[tuple[int, str], ...]
    draws: tuple[Draw, ...]


def prove(game: Game) -> Proof:
    """Everything that chance decided in a game, worked out again from its seed."""
    setup = game.setup
    begun = replay(game.events[:1])
    dealt = tuple(
        Draw(0, "dealt", seat, tuple(map(begun.family.write_tile, rack)))
        for seat, rack in enumerate(begun.state.racks)
    )
    draws = _draws(begun.state, game)
    return Proof(setup.commitment, setup.entropy, begun.state.start_draw, (*dealt, *draws))


def _draws(now: State, game: Game) -> Iterator[Draw]:
    for number, event in enumerate(game.events[1:], 1):
        before, now = now, fold.step(game.setup, now, event)
        for seat, (known, drawn) in enumerate(zip(before.drawn, now.drawn, strict=True)):
            fresh = drawn.tiles[len(known.tiles) if drawn.turn == known.turn else 0 :]
            if fresh:
                yield Draw(number, event.kind, seat, tuple(map(game.family.write_tile, fresh)))


def broken_promises(
    text: str,
    commitment: str | None = None,
    seen: str | None = None,
    game: Game | None = None,
    stirs: Sequence[str] = (),
) -> list[str]:
    """Where a whole record is not what was promised before the game or seen during it.

    `commitment` is the hash that was shown, `stirs` what somebody added to the shuffle, `seen` a record that
    a seat kept while the game was on, `game` what `record.read` made of the text, where that is known
    already. Answers other-seed, other-stirs, other-rack, other-turns, other-result, unfinished; nothing where
    all is as it was promised.
    """
    game = game or record.read(text)
    broken: list[str] = []
    promised = [hash_shown for hash_shown in (commitment, header_of(text, "Commitment")) if hash_shown]
    if seen is not None:
        promised.append(header_of(seen, "Commitment"))
        broken += _unlike(game, seen)
    if any(hash_shown.strip().lower() != game.setup.commitment for hash_shown in promised):
        broken.append("other-seed")
    if Counter(stirs) - Counter(game.setup.entropy):
        broken.append("other-stirs")
    if not game.result:
        broken.append("unfinished")  # what was drawn after it stops, nobody can say
    elif header_of(text, "Result") not in ("", record.result_of(game)):
        broken.append("other-result")
    return list(dict.fromkeys(broken))


def _unlike(game: Game, seen: str) -> Iterator[str]:
    """In what the record that a seat kept is not the one that this game gives it for that moment."""
    headers, turns = parts_of(seen)
    seat = ascii_uppercase.find(headers.get("seen-by") or "?")
    if not 0 <= seat < game.setup.seats:
        raise RecordError(1, headers.get("seen-by", ""), Expected("kept-record"))
    if len(turns) >= game.number:
        yield "other-turns"
        return
    then = replay(game.events[: len(turns) + 1])
    wanted, lines = parts_of(record.write(then, seat=seat))
    if sorted(wanted.get("rack", "").split()) != sorted(headers.get("rack", "").split()):
        yield "other-rack"
    if wanted.get("entropy") != headers.get("entropy"):
        yield "other-stirs"
    said = [line.split() for _, line in turns], [headers.get(name) for name in _SETTLED]
    if said != ([line.split() for _, line in lines], [wanted.get(name) for name in _SETTLED]):
        yield "other-turns"
