"""The search of the number games. Tiles are codes 0 to 55."""

_Play = tuple[list[list[int]], int, int, int]  # table, tiles played, their value, sets touched

def solve(
    table: list[list[int]], rack: list[int], by_value: bool, touched_max: int | None, seconds: float
) -> tuple[_Play | None, int, bool, bool]: ...
