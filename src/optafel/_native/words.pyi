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
