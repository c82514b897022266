"""How the bots play: `make bench ARGS=bots`.

For every rulebook and language each level plays against the one below it, the two beginning in turn. Told of
each level: the processor time of a turn (dictionaries opened before), points and words of a game; and of each
pair how often the better one won. `OPTAFEL_BOT_GAMES` sets how many games a pair plays.
"""

import os
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from optafel.bots import LEVELS, choose
from optafel.game import Game, Refusal, Setup
from optafel.lexicon import Lexicon
from optafel.rules.rulebooks import RULEBOOKS

GAMES = int(os.environ.get("OPTAFEL_BOT_GAMES", "6"))
ONLY = os.environ.get("OPTAFEL_BOT_RULEBOOKS", "").split() or list(RULEBOOKS)
MOVES_MAX = 400


@dataclass
class Told:
    """What a level did."""

    turns: list[float] = field(default_factory=list)  # milliseconds of processor time
    points: list[int] = field(default_factory=list)  # of a game
    words: list[str] = field(default_factory=list)


@dataclass
class Pair:
    won: float = 0  # by the better one; half for a tie
    games: int = 0


def main() -> None:
    told: dict[tuple[str, str], Told] = defaultdict(Told)
    pairs: dict[tuple[str, str], Pair] = defaultdict(Pair)
    for rulebook in ONLY:
        for language in RULEBOOKS[rulebook].languages or ("",):
            measure(rulebook, language, told, pairs)
        show(rulebook, told, pairs)


def measure(
    rulebook: str,
    language: str,
    told: dict[tuple[str, str], Told],
    pairs: dict[tuple[str, str], Pair],
) -> None:
    warm(rulebook, language)
    lexicon = Lexicon.load(language) if language else None
    for worse, better in pairwise(LEVELS):
        for at in range(GAMES):
            seats = (better, worse) if at % 2 == 0 else (worse, better)
            seed = f"{rulebook} {language} {better} {at}".encode().ljust(32, b".")[:32]
            game = Game.start(Setup(rulebook, 2, seed, language=language, first=0))
            game = play(game, seats, {level: told[rulebook, level] for level in LEVELS})
            assert game.result is not None
            for seat, level in enumerate(seats):
                told[rulebook, level].points.append(game.result.scores[seat])
                told[rulebook, level].words += list(words_of(game, seat))
            pair = pairs[rulebook, better]
            pair.games += 1
            winners = [seats[seat] for seat in game.result.winners]
            pair.won += winners.count(better) / len(winners) if winners else 0.5
    if lexicon:
        frequent(rulebook, language, lexicon, told)


def warm(rulebook: str, language: str) -> None:
    """Opens the dictionaries of every level: that happens once after a start, not in every game."""
    game = Game.start(Setup(rulebook, 2, bytes(32), language=language, first=0))
    for level in LEVELS:
        choose(game.view(0), level)


def play(game: Game, seats: tuple[str, str], told: dict[str, Told]) -> Game:
    for _ in range(MOVES_MAX):
        if game.turn is None:
            return game
        seat = next(seat for seat in (0, 1) if set(game.moves(seat)) - {"resign"})
        view = game.view(seat)
        began = time.process_time()
        move = choose(view, seats[seat])
        told[seats[seat]].turns.append(1000 * (time.process_time() - began))
        after = game.try_play(seat, move)
        assert not isinstance(after, Refusal), after
        game = after
    raise AssertionError(f"no end after {MOVES_MAX} moves")


def words_of(game: Game, seat: int) -> Iterator[str]:
    """The word that each turn scored with."""
    for turn in game.state.turns:
        if turn.seat == seat and turn.word:
            yield turn.word


_zipf: dict[tuple[str, str], list[float]] = defaultdict(list)
_seen: dict[tuple[str, str], int] = defaultdict(int)


def frequent(rulebook: str, language: str, lexicon: Lexicon, told: dict[tuple[str, str], Told]) -> None:
    """How common the words of this language were, for those that were laid since the last one."""
    for level in LEVELS:
        words = told[rulebook, level].words
        new = words[_seen[rulebook, level] :]
        _seen[rulebook, level] = len(words)
        _zipf[rulebook, level] += [lexicon.zipf(word) or 0.0 for word in new]


def show(rulebook: str, told: dict[tuple[str, str], Told], pairs: dict[tuple[str, str], Pair]) -> None:
    print(f"{rulebook:22}{'ms a turn, median':>19}{'p95':>8}{'worst':>8}{'points':>9}", end="")
    print(f"{'letters':>9}{'Zipf':>6}{'beats the level below':>24}")
    for level in LEVELS:
        one, pair = told[rulebook, level], pairs.get((rulebook, level))
        turns = sorted(one.turns)
        p95, worst = turns[max(0, round(0.95 * len(turns)) - 1)], turns[-1]
        letters = statistics.mean(map(len, one.words)) if one.words else 0.0
        zipf = statistics.mean(_zipf[rulebook, level]) if _zipf[rulebook, level] else 0.0
        print(
            f"  {level:20}{statistics.median(turns):19.1f}{p95:8.1f}{worst:8.0f}"
            f"{statistics.mean(one.points):9.0f}{letters:9.1f}{zipf:6.1f}",
            f"{100 * pair.won / pair.games:15.0f} % of {pair.games}" if pair else "",
            flush=True,
        )


if __name__ == "__main__":
    main()
