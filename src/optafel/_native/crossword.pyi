from typing import final

RACK_MAX: int
SIDE_MAX: int
LETTERS_MAX: int

Found = tuple[int, int, bool, bytes, int, int]

@final
class WordGraph:
    @staticmethod
    def build(text: str, faces: list[str]) -> WordGraph: ...
    @staticmethod
    def from_bytes(bytes: bytes) -> WordGraph | None: ...
    def to_bytes(self) -> bytes: ...
    def __len__(self) -> int: ...
    def sizes(self) -> tuple[int, int, int]: ...

@final
class LeaveWorth:
    def __new__(cls, worth: list[int], left: int, together: list[tuple[bytes, int]]) -> LeaveWorth: ...

@final
class Searcher:
    def __new__(
        cls,
        words: WordGraph,
        sides: tuple[int, int],
        times: tuple[bytes, bytes],
        start: int,
        values: bytes,
        bingo: tuple[int, int],
    ) -> Searcher: ...
    def plays(self, cells: bytes, rack: bytes) -> list[Found]: ...
    def best(self, cells: bytes, rack: bytes, wanted: int, leaves: LeaveWorth) -> list[Found]: ...
    def best_scores(self, positions: list[tuple[bytes, bytes]]) -> list[int]: ...
    def tally(self, positions: list[tuple[bytes, bytes]]) -> list[tuple[int, int, int]]: ...
    def search_seconds(
        self, positions: list[tuple[bytes, bytes]], wanted: int, leaves: LeaveWorth
    ) -> list[float]: ...
    def endgame(
        self,
        cells: bytes,
        rack: bytes,
        other: tuple[bytes, bool],
        seconds: float,
        nodes: int | None = None,
    ) -> tuple[int, bool, list[Found | None], int, int]: ...
    def best_kept(self, rack: bytes, pot: int, leaves: LeaveWorth) -> tuple[bytes, int] | None: ...

def play_games(
    searcher: Searcher, leaves: tuple[LeaveWorth, LeaveWorth], tiles: bytes, games: int, seed: int
) -> tuple[int, int, int, int, tuple[int, int], tuple[int, int]]: ...
def weigh_racks(
    searcher: Searcher, leaves: LeaveWorth, tiles: bytes, games_and_seed: tuple[int, int], most: int
) -> list[tuple[bytes, int, int]]: ...

@final
class LeadWorth:
    def __new__(cls, drifts: list[tuple[float, float]]) -> LeadWorth: ...
    def to_move(self, ahead: float, left: int) -> float: ...

def weigh_turns(
    searcher: Searcher,
    worths: tuple[LeaveWorth, LeadWorth],
    cells: bytes,
    rack: bytes,
    hidden: tuple[bytes, list[int], list[int], int, int],
    given: list[tuple[tuple[int, int, bool, bytes] | None, bytes]] | None,
    seed: int,
    seconds: float,
    searches: int | None = None,
) -> list[tuple[Found | None, bytes, float, float, int, float]]: ...
def follow_leads(
    searcher: Searcher, leaves: LeaveWorth, tiles: bytes, games_and_seed: tuple[int, int]
) -> list[tuple[int, float, float]]: ...
