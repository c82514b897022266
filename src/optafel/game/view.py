"""The one door to secrets: all that a seat may see, and nothing else. Only this leaves a game."""

from typing import Any

from optafel.game.game import Game
from optafel.game.state import Turn


def view(game: Game, seat: int | None) -> dict[str, Any]:
    """What this seat (None: a spectator) may see, ready for JSON."""
    return {**shared(game), **own(game, seat)}


def shared(game: Game) -> dict[str, Any]:
    """What everybody may see, spectators too: worked out once for a whole table."""
    state, setup, family = game.state, game.setup, game.family
    seen: dict[str, Any] = {
        "game": setup.rulebook,
        "family": setup.book.family,
        "language": setup.language,
        "options": dict(setup.options),
        "number": game.number,
        "phase": game.phase,
        "turn": game.turn,
        "seats": [
            {
                "tiles": len(state.racks[at]),
                "opened": state.opened[at],
                "score": state.scores[at],
                "resigned": state.resigned[at],
            }
            for at in range(state.seats)
        ],
        **family.shown(setup, state),
        "pot": state.pot,
        "piles": _tops(game),
        "owed": state.owed,
        "last": _turn(game, state.turns[-1], with_before=True) if state.turns else None,
        "turns": [_turn(game, turn) for turn in state.turns],
        "words": sorted(state.words),
        "start_draw": [{"seat": at, "tile": tile} for at, tile in state.start_draw],
        "commit": setup.commitment,
        "entropy": list(setup.entropy),
        "result": None,
    }
    if state.pending:
        waiting = [at for at in range(state.seats) if "accept" in game.moves(at)]
        words = list(state.pending.words)
        seen["doubt"] = {"seat": state.pending.seat, "words": words, "waiting": waiting}
    if state.result:
        seen["seed"] = setup.seed.hex()
        seen["result"] = {
            "scores": list(state.result.scores),
            "winners": list(state.result.winners),
            "reason": state.result.reason,
            "left": [[family.write_tile(tile) for tile in rack] for rack in state.racks],
        }
    return seen


def own(game: Game, seat: int | None) -> dict[str, Any]:
    """What only this seat may see: its rack, what came to it last, and what it may or must do."""
    if seat is None:
        return {"seat": None, "moves": []}
    state, write = game.state, game.family.write_tile
    drawn = state.drawn[seat]
    return {
        "seat": seat,
        "moves": list(game.moves(seat)),
        "opening": None if state.opened[seat] else _opening(game),
        "rack": [write(tile) for tile in state.racks[seat]],
        "drawn": {"turn": drawn.turn, "tiles": [write(tile) for tile in drawn.tiles]},
    }


def _opening(game: Game) -> int | None:
    """What a seat must lay before it may touch the table: points, or letters of the first word."""
    book = game.setup.book
    asked: int | None = getattr(book, "opening_value", None) or getattr(book, "opening_letters", None)
    return asked


def _tops(game: Game) -> list[str | None] | None:
    """The tiles that lie on top of an open pot's piles; a closed pot shows nothing."""
    if not getattr(game.setup.book, "open_pot", False):
        return None
    return [game.family.write_tile(pile[-1]) if pile else None for pile in game.state.piles]


def _turn(game: Game, turn: Turn, with_before: bool = False) -> dict[str, Any]:
    said: dict[str, Any] = {"seat": turn.seat, "kind": turn.kind}
    if turn.played:
        said["played"] = list(turn.played)
    if turn.score is not None:
        said["score"] = turn.score
    if turn.word:
        said["word"] = turn.word
    if turn.count:
        said["count"] = turn.count
    if turn.to_pot:
        said["to_pot"] = turn.to_pot
    if turn.skips:
        said["skips"] = turn.skips
    if with_before and turn.before is not None:
        said["before"] = game.family.shown_table(turn.before)
    return said
