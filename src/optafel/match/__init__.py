"""Games that belong together: rounds, the score sheet, who won."""

from dataclasses import dataclass

from optafel.game.state import Result


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet: every game, the totals, the games won."""

    players: int
    games: tuple[tuple[int, ...], ...] = ()  # scores by game, then by seat
    won: tuple[int, ...] = ()  # games won by seat; a shared win counts for each

    def __post_init__(self) -> None:
        if not self.won:
            object.__setattr__(self, "won", (0,) * self.players)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(game[seat] for game in self.games) for seat in range(self.players))

    @property
    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """The totals of each round: as many games as there are players make one."""
        size = self.players
        parts = [self.games[at : at + size] for at in range(0, len(self.games), size)]
        return tuple(tuple(sum(game[seat] for game in part) for seat in range(size)) for part in parts)

    def with_game(self, result: Result) -> "Sheet":
        won = tuple(count + (seat in result.winners) for seat, count in enumerate(self.won))
        return Sheet(self.players, (*self.games, result.scores), won)

    def leaders(self, games_before_points: bool) -> tuple[int, ...]:
        """Who wins the match as it stands: by games won and then points, or by points alone."""
        totals = self.totals
        keys = [(won if games_before_points else 0, totals[seat]) for seat, won in enumerate(self.won)]
        return tuple(seat for seat, key in enumerate(keys) if key == max(keys))

    def to_json(self) -> dict[str, list[int] | list[list[int]]]:
        return {
            "games": [list(game) for game in self.games],
            "rounds": [list(part) for part in self.rounds],
            "totals": list(self.totals),
            "won": list(self.won),
        }
