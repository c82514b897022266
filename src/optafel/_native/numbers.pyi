"""The search of the number games. Tiles are codes 0 to 55; racks and sets are bytes of them.

Where `nodes` is given, that many nodes are looked at and the time does not count.
"""

from collections.abc import Sequence

_Tiles = bytes | Sequence[int]
_Table = Sequence[bytes] | Sequence[Sequence[int]]
# Table, tiles played, their value, sets touched.
_Play = tuple[list[bytes], int, int, int]
# A play if there is one; the most tiles or value that any play can have; whether nothing is better; whether
# nothing as good leaves more sets as they lie.
_Solved = tuple[_Play | None, int, bool, bool]

def solve(
    table: _Table,
    rack: _Tiles,
    by_value: bool,
    touched_max: int | None,
    seconds: float,
    tidy_seconds: float,
    nodes: int | None = None,
) -> _Solved: ...
def ranked(
    table: _Table,
    rack: _Tiles,
    by_value: bool,
    count: int,
    seconds: float,
    tidy_seconds: float,
    nodes: int | None = None,
    touched_max: int | None = None,
    need: tuple[int, bool] | None = None,
) -> tuple[list[_Solved], bool]: ...
def open(
    table: _Table,
    rack: _Tiles,
    by_value: bool,
    worth: int,
    goes_on: bool,
    seconds: float,
    tidy_seconds: float,
    nodes: int | None = None,
    touched_max: int | None = None,
) -> _Solved: ...
def search_seconds(
    positions: Sequence[tuple[_Table, _Tiles]],
    by_value: bool,
    seconds: float,
    tidy_seconds: float,
    nodes: int | None = None,
) -> list[float]: ...
def count_sets(special: bool) -> int: ...

# Whole games. Kinds of joker, worth of an opening, whether its turn goes on, what a joker costs on a rack.
_Rules = tuple[int, int, bool, int]
# Table, own rack, own seat, who has opened, how many tiles each holds, tiles in the pot, passes in a row,
# turns that each has waited.
_Seen = tuple[list[list[int]], list[int], int, list[bool], list[int], int, int, list[int]]
# What each player won and scored, and the turns.
_Outcome = tuple[list[float], list[int], int]
# Who, and the table at the end of the turn; None for a draw or a pass.
_Move = tuple[int, list[list[int]] | None]

def player_names() -> list[str]: ...
def play_deals(
    rules: _Rules,
    names: list[str],
    first_deal: int,
    deals: int,
    seed: int,
    nodes: int | None,
    seconds: float | None,
) -> list[list[_Outcome]]: ...
def play_game(
    rules: _Rules,
    names: list[str],
    racks: list[list[int]],
    pot: list[int],
    first: int,
    seed: int,
    nodes: int | None,
    seconds: float | None,
) -> tuple[list[_Move], list[list[int]], _Outcome, bool]: ...
def choose(
    rules: _Rules, name: str, seen: _Seen, seed: int, nodes: int | None, seconds: float | None
) -> list[list[int]] | None: ...
def weigh(
    rules: _Rules, seen: _Seen, plays: list[list[list[int]] | None], seed: int, nodes: int
) -> list[tuple[float, float]]: ...
def candidates(rules: _Rules, seen: _Seen) -> list[list[list[int]] | None]: ...
