"""The score sheet kept by hand: every game counted by its rulebook, the match, and what is still missing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from optafel.companion import crossword, numbers, words
from optafel.companion.games import CountedGame, WrittenGame
from optafel.game.setup import Setup
from optafel.match import Sheet

_COUNT: Mapping[str, Callable[[Setup, WrittenGame], CountedGame]] = {
    "crossword": crossword.count,
    "numbers": numbers.count,
    "words": words.count,
}


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The sheet as it stands."""

    games: tuple[CountedGame, ...]
    match: Sheet  # of the games that have a result
    by_games: bool  # whether games won count before points
    games_agreed: int | None  # how many games the match has, where the players agreed on rounds

    @property
    def leaders(self) -> tuple[int, ...]:
        return self.match.leaders(self.by_games) if self.match.games else ()

    @property
    def over(self) -> bool:
        """Whether the match has as many games as was agreed."""
        return self.games_agreed is not None and len(self.match.games) >= self.games_agreed


def count_sheet(setup: Setup, entries: Sequence[WrittenGame], rounds: int | None = None) -> ScoreSheet:
    """Counts every game. A round is as many games as there are players, where the book plays rounds."""
    counted = tuple(_COUNT[setup.book.family](setup, entry) for entry in entries)
    by_games = setup.book.rounds
    agreed = rounds * setup.seats if rounds and by_games else None
    match = Sheet(setup.seats)
    for game in counted:
        # A match that is over is over: what is played after it changes nothing.
        if game.result and (agreed is None or len(match.games) < agreed):
            match = match.with_game(game.result)
    return ScoreSheet(counted, match, by_games, agreed)
