"""The search of the number games. Tiles are codes 0 to 55."""

# Table, tiles played, their value, sets touched.
_Play = tuple[list[list[int]], int, int, int]
# A play if there is one; the most tiles or value that any play can have; whether nothing is better; whether
# nothing as good leaves more sets as they lie.
_Solved = tuple[_Play | None, int, bool, bool]

def solve(
    table: list[list[int]],
    rack: list[int],
    by_value: bool,
    touched_max: int | None,
    seconds: float,
    tidy_seconds: float,
) -> _Solved: ...
def ranked(
    table: list[list[int]],
    rack: list[int],
    by_value: bool,
    count: int,
    seconds: float,
    tidy_seconds: float,
) -> tuple[list[_Solved], bool]: ...
def open(
    table: list[list[int]],
    rack: list[int],
    by_value: bool,
    worth: int,
    goes_on: bool,
    seconds: float,
    tidy_seconds: float,
) -> _Solved: ...
def can_play(table: list[list[int]], rack: list[int], seconds: float) -> bool | None: ...
def lay(table: list[list[int]], tiles: list[int], seconds: float, tidy_seconds: float) -> _Solved: ...
def opening_value(tiles: list[int], seconds: float) -> int | None: ...
def count_sets(special: bool) -> int: ...
