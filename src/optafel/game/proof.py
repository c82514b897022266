"""The proof that a game was fair: from the seed that was bound before the first tile, every draw follows.

Anybody can repeat it: the hash of the seed is what all saw before the game, the shuffles are those of
`chance`, and each tile that came out of the pot is the one that had to come.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_uppercase

from optafel.game import record
from optafel.game.game import Game, replay
from optafel.game.record import RecordError
from optafel.texts.expected import Expected


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
    return Proof(setup.commitment, setup.entropy, begun.state.start_draw, (*dealt, *_draws(begun, game)))


def _draws(now: Game, game: Game) -> Iterator[Draw]:
    for number, event in enumerate(game.events[1:], 1):
        before, now = now, now.apply(event)
        for seat, (known, drawn) in enumerate(zip(before.state.drawn, now.state.drawn, strict=True)):
            fresh = drawn.tiles[len(known.tiles) if drawn.turn == known.turn else 0 :]
            if fresh:
                yield Draw(number, event.kind, seat, tuple(map(now.family.write_tile, fresh)))


def broken_promises(text: str, commitment: str | None = None, seen: str | None = None) -> list[str]:
    """Where a whole record is not what was promised before the game or seen during it.

    `commitment` is the hash that was shown, `seen` a record that a seat kept while the game was on. Answers
    other-seed, other-result, other-rack; nothing where all is as it was promised.
    """
    game = record.read(text)
    promised = [commitment] if commitment else []
    broken = []
    if seen is not None:
        promised.append(_header(seen, "Commitment"))
        if _rack_then(game, seen) != sorted(_header(seen, "Rack").split()):
            broken.append("other-rack")
    if any(hash_shown.strip().lower() != game.setup.commitment for hash_shown in promised):
        broken.append("other-seed")
    claimed = _header(text, "Result")
    if claimed and claimed != _header(record.write(game), "Result"):
        broken.append("other-result")
    return broken


def _rack_then(game: Game, seen: str) -> list[str]:
    """The rack that a seat had when it kept its record, as the whole game has it."""
    turns = sum(line[:1].isdigit() for line in seen.splitlines())
    seat = ascii_uppercase.find(_header(seen, "Seen-by") or "?")
    if not 0 <= seat < game.setup.seats or turns >= game.number:
        raise RecordError(1, _header(seen, "Seen-by"), Expected("kept-record"))
    then = replay(game.events[: turns + 1])
    return sorted(str(tile) for tile in then.state.racks[seat])


def _header(text: str, name: str) -> str:
    for line in text.splitlines():
        said, found, value = line.partition(":")
        if found and said.strip().lower() == name.lower():
            return value.strip()
    return ""
