"""Counting the tiles of a game: none is ever made or lost."""

from collections import Counter

from optafel.game import Game


def all_tiles(game: Game) -> Counter[str]:
    """Every tile there is: on racks, in the pot, on the table."""
    state = game.state
    there = Counter(
        str(getattr(tile, "face", tile)) for rack in (*state.racks, *state.piles) for tile in rack
    )
    rows = getattr(state.table, "tiles", None)
    lying = [tile for tile in rows if tile] if rows is not None else [t for row in state.table for t in row]  # type: ignore[union-attr]
    return there + Counter(str(getattr(tile, "face", tile)) for tile in lying)


def whole_box(game: Game) -> Counter[str]:
    return Counter(str(getattr(tile, "face", tile)) for tile in game.family.box(game.setup))
