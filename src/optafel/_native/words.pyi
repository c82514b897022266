from typing import final

from optafel._native.lexicon import TileFold, WordGraph

# table, score, tiles, scorer, broken
Play = tuple[list[str], int, int, str | None, int]

@final
class WordIndex:
    def __new__(cls, alphabet: str, words: list[str], frequencies: list[int]) -> WordIndex: ...
    @staticmethod
    def of_dictionary(
        alphabet: str, dictionary: WordGraph, fold: TileFold, bits: tuple[int, int], lengths: tuple[int, int]
    ) -> WordIndex: ...
    def __len__(self) -> int: ...
    def __contains__(self, word: str) -> bool: ...
    def like(self, row: str) -> list[str]: ...
    def solve(
        self,
        *,
        table: list[str],
        rack: str,
        shortest: int,
        rest_words: bool,
        bound_jokers: bool,
        distinct: bool,
        doubling: bool,
        pieces_score: bool,
        history: list[str],
        extra: list[str],
        opening: int | None,
        most_broken: int | None,
        least_frequency: int,
        plays: int,
        seconds: float,
        nodes: int | None = None,
    ) -> tuple[list[Play], int, bool, int, float, float]: ...

# seat, rack before, table after or nothing, score, tiles, its word
Made = tuple[int, str, list[str] | None, int, int, str | None]

def player_names() -> list[str]: ...

# What is handed over is read by its attributes: see `optafel.solve.word_games`.
def choose(
    index: WordIndex,
    book: object,
    own_words: list[str],
    name: str,
    seen: object,
    outlook: object,
    seconds: float,
    nodes: int | None,
) -> list[str] | None: ...
def weigh(
    index: WordIndex,
    book: object,
    own_words: list[str],
    seen: object,
    turns: list[tuple[list[str] | None, int]],
    games: int,
    seed: int,
    nodes: int,
) -> list[tuple[float, float, float]]: ...
def reckon(
    index: WordIndex,
    book: object,
    seen: object,
    outlook: object,
    turns: list[tuple[list[str] | None, int]],
    games: int,
    seed: int,
) -> list[tuple[float, float, float]]: ...
def candidates(
    index: WordIndex,
    book: object,
    own_words: list[str],
    seen: object,
    outlook: object,
    seconds: float,
    nodes: int | None,
) -> list[tuple[list[str], int]]: ...
def play_game(
    index: WordIndex,
    book: object,
    own_words: list[str],
    names: list[str],
    racks: list[str],
    pot: str,
    first: int,
    outlook: object,
    seconds: float,
    nodes: int | None,
) -> tuple[list[Made], list[str], list[int], str | None]: ...
