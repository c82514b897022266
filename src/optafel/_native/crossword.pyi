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
    def __new__(cls, worth: list[int], pair: int, vowels: bytes, imbalance: int, left: int) -> LeaveWorth: ...

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
    def selfplay(
        self, leaves: LeaveWorth, tiles: bytes, games: int, seed: int
    ) -> tuple[int, int, int, int, int]: ...
