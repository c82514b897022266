"""What a turn of a word game is worth to the game, and what is better for it than the most points now.

Turns are weighed by how many tiles are where (`solve.word_games.reckon`), as if all played on as people
usually do: to play games out word by word takes seconds for a turn.
"""

from collections.abc import Sequence

from optafel.bots.weighing import Chances
from optafel.bots.word_champion import is_known, known_to
from optafel.game.view import View
from optafel.positions import DRAW, PASS, Move, WordsPosition
from optafel.solve import word_games as games
from optafel.solve.word_outlooks import outlook_of
from optafel.tiles.letters import read_words, write_word

CANDIDATES = 5  # turns that are weighed beside each other, and waiting
CLEARLY = 0.05  # of a chance: what a turn must win more often to be worth saying
_NODES = 20_000  # steps of the search for candidates
_GAMES_LEAST = 100  # in outline: they take no time


class WordWeigher:
    """How turns of the word games are weighed."""

    def candidates(self, view: View) -> tuple[Move, ...]:
        """Turns that lay more or fewer tiles, the one that the champion would make first, and waiting."""
        wait = DRAW if view.pot else PASS
        if not is_known(view):
            return (wait,)
        position = _position(view)
        index, own_words = position.words_searched()
        found = games.candidates(
            index,
            games.game_rules(position.book),
            known_to(view, position),
            outlook_of(position.book, position.language),
            own_words=own_words,
            nodes=_NODES,
        )
        by_tiles: dict[int, Move] = {}
        for table, _ in found:
            by_tiles.setdefault(sum(map(len, table)), Move("play", read_words(" ".join(table))))
        return (*tuple(by_tiles.values())[:CANDIDATES], wait)

    def weigh(self, view: View, moves: Sequence[Move], *, games: int, seed: int) -> tuple[Chances, ...]:
        """The same chances for each. Raises ValueError for a table of which nothing can be reckoned."""
        return weighed(view, moves, games=max(_GAMES_LEAST, games // max(1, len(moves))), seed=seed)


def weighed(view: View, moves: Sequence[Move], *, games: int, seed: int) -> tuple[Chances, ...]:
    """What each of these turns promises; so many games are reckoned for each."""
    from optafel.solve.word_games import game_rules, reckon

    if not is_known(view):
        raise ValueError("a table that has nobody else, or a joker of which nothing is said")
    position = _position(view)
    found = reckon(
        position.words_searched()[0],
        game_rules(position.book),
        known_to(view, position),
        outlook_of(position.book, position.language),
        [_turn(position, move) for move in moves],
        games=games,
        seed=seed,
    )
    return tuple(Chances(each.chance, each.points) for each in found)


def for_the_game(view: View) -> Move | None:
    """What wins clearly more often than the most points now, with as many tiles as go; None where there is no
    such turn."""
    if not is_known(view):
        return None
    position = _position(view)
    moves = WordWeigher().candidates(view)
    most = max(moves, key=lambda move: (position.judge(move).score or 0, len(str(move))))
    wisest, now = weighed(view, (moves[0], most), games=4 * _GAMES_LEAST, seed=view.number)
    return moves[0] if wisest.win > now.win + CLEARLY else None


def _turn(position: WordsPosition, move: Move) -> games.Laid:
    if move.play is None:
        return None, 0
    table = position.read_play(str(move))
    return [write_word(word) for word in table], position.judge(move).score or 0


def _position(view: View) -> WordsPosition:
    assert isinstance(view.position, WordsPosition)
    return view.position
