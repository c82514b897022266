"""Learns what turns of the word games bring on the average: the files that `solve.word_outlooks` reads.

    .venv/bin/python tools/word_outlooks.py word-2023 nl [--games 400] [--seed 1]

Two players who lay the longest word each turn play whole games natively. From how many tiles, on the table
and on the rack, which length came, and how far off; how openings go; and, by tiles on the rack, how long the
words are and how many tiles stay. Where a whole rack counts double: which tiles hardly ever go, and how many
stay beside them.
"""

import argparse
import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import fmean, linear_regression, pstdev

from optafel.positions import Position, WordsPosition
from optafel.rules.words import WordsRulebook
from optafel.solve.word_games import GamePlayed, Outlook, TurnMade, game_rules, play_game
from optafel.solve.word_outlooks import outlook_file

NODES = 20_000  # steps of the search for a turn
SMOOTH = 4  # tiles to either side from which the mean of a length is taken
GROWTH = 0.72  # words grow so with the tiles there are: tiles ** GROWTH
FEW = 30  # turns from which nothing is learned
RACK_MOST = 14
SMALL = 3  # tiles on a rack of which it matters most which they are
DOUBT = 20  # so many turns must have had a tile for half of what they brought to be believed
DEAD = 0.8  # of the turns with a tile that left it: more, and it goes into no word


def deals(book: WordsRulebook, games: int, seed: int) -> Iterator[tuple[list[str], str]]:
    for game in range(games):
        box = [str(tile) for tile in book.box]
        random.Random(f"{seed}/{game}").shuffle(box)  # noqa: S311
        size = book.rack_size
        yield ["".join(box[:size]), "".join(box[size : 2 * size])], "".join(box[2 * size :])


def turns_of(game: GamePlayed) -> Iterator[tuple[TurnMade, int, bool]]:
    """Each turn with the tiles on the table before it, and whether its player had opened."""
    table, opened = 0, {0: False, 1: False}
    for turn in game.turns:
        yield turn, table, opened[turn.seat]
        if turn.table is not None:
            opened[turn.seat] = True
            table += turn.tiles


def learn(games: list[GamePlayed], book: WordsRulebook) -> dict[str, object]:
    turns = [turn for game in games for turn in turns_of(game)]
    laid = [(turn, table, opened) for turn, table, opened in turns if turn.word]
    by_tiles: dict[int, list[int]] = defaultdict(list)
    for turn, table, opened in laid:
        if opened:
            by_tiles[table + len(turn.rack)].append(len(turn.word or ""))
    openings = [turn for turn, _, opened in laid if not opened]
    letters = _smooth(by_tiles, sum(book.letters.values()) + book.jokers)
    return {
        "games": len(games),
        "letters": letters,
        "spread": _spread(by_tiles, letters),
        "opening_letters": round(fmean(len(turn.word or "") for turn in openings), 2),
        "opening_left": round(fmean(len(turn.rack) - turn.tiles for turn in openings)),
        "usual": [_usual(turns, held) for held in range(RACK_MOST + 1)]
        if book.refill == "when-empty"
        else [],
        "keep": _keep(turns, book),
        **(_whole(games, openings) if book.whole_rack_factor > 1 else {}),
    }


def _whole(games: list[GamePlayed], openings: list[TurnMade]) -> dict[str, object]:
    """What counts where a whole rack counts double: whether it goes, and which tiles are in the way."""
    left = [turn for game in games for turn in _left_by_opened(game)]
    had, stayed = Counter[str](), Counter[str]()
    for rack, kept in left:
        had.update(set(rack))
        stayed.update(set(kept))
    dead = "".join(tile for tile in sorted(had) if stayed[tile] > DEAD * had[tile])
    none = [kept for rack, kept in left if not set(dead) & set(rack)]
    beside = Counter(len(kept) - sum(map(kept.count, dead)) for rack, kept in left if set(dead) & set(kept))
    again = [bool(after) for game in games for after in _after_a_rest(game)]
    by_left: dict[int, list[int]] = defaultdict(list)
    for turn in openings:
        by_left[len(turn.rack) - turn.tiles].append(len(turn.word or ""))
    return {
        "openings": [
            {"left": tiles, "share": round(len(found) / len(openings), 3), "letters": round(fmean(found), 1)}
            for tiles, found in sorted(by_left.items())
        ],
        "dead": dead,
        "whole": round(fmean(not kept for kept in none), 3),
        "beside": [round(beside[tiles] / beside.total(), 3) for tiles in range(max(beside, default=-1) + 1)],
        "sticks": round((sum(again) + 1) / (len(again) + 2), 3),
    }


def _left_by_opened(game: GamePlayed) -> Iterator[tuple[str, str]]:
    """Racks of those who had opened and laid something, and what of them stayed."""
    on_table = Counter[str]()
    for turn, _, opened in turns_of(game):
        if turn.table is None:
            continue
        lies = Counter("@" if sign.islower() else sign for sign in "".join(turn.table))
        if opened:
            kept = Counter(turn.rack) - (lies - on_table)
            yield turn.rack, "".join(kept.elements())
        on_table = lies


def _after_a_rest(game: GamePlayed) -> Iterator[int]:
    """Tiles that a turn left of somebody whose turn before, once opened, had left some."""
    before = dict[int, int]()
    for turn, _, opened in turns_of(game):
        if opened and turn.table is not None:
            left = len(turn.rack) - turn.tiles
            if before.get(turn.seat):
                yield left
            before[turn.seat] = left


def _keep(turns: list[tuple[TurnMade, int, bool]], book: WordsRulebook) -> dict[str, float]:
    """How many points more than others a turn with a tile brings. Where a whole rack counts double only that
    is looked at, whether it went; where racks are filled up and nothing doubles, tiles are alike."""
    opened = [(turn, table) for turn, table, opened in turns if opened and turn.rack]
    if book.refill == "when-empty":
        small = [(turn, table) for turn, table in opened if len(turn.rack) <= SMALL]
        line = linear_regression([table for _, table in small], [turn.score for turn, _ in small])
        points = [
            (turn.rack, (turn.score - line.intercept - line.slope * table) / len(turn.rack))
            for turn, table in small
        ]
    elif book.whole_rack_factor > 1:
        went = [turn.tiles == len(turn.rack) for turn, _ in opened]
        usual, letters = fmean(went), fmean(len(turn.word or "") for turn, _ in opened)
        points = [
            (turn.rack, (whole - usual) * letters) for (turn, _), whole in zip(opened, went, strict=True)
        ]
    else:
        return {}
    brought: dict[str, list[float]] = defaultdict(list)
    for rack, more in points:
        for tile in set(rack):
            brought[tile].append(more)
    return {tile: round(sum(more) / (len(more) + DOUBT), 2) for tile, more in sorted(brought.items())}


def _smooth(by_tiles: dict[int, list[int]], most: int) -> list[float]:
    """The mean length for every number of tiles, never falling."""
    means: list[float] = []
    for tiles in range(most + 1):
        near = [length for at in range(tiles - SMOOTH, tiles + SMOOTH + 1) for length in by_tiles.get(at, ())]
        found = fmean(near) if len(near) >= FEW else 0.0
        means.append(round(max([found, *means[-1:]]), 2))
    return _filled(means)


def _spread(by_tiles: dict[int, list[int]], letters: list[float]) -> list[float]:
    """How far lengths are off from the mean, for every number of tiles."""
    found: list[float] = []
    for tiles, mean in enumerate(letters):
        near = [length for at in range(tiles - SMOOTH, tiles + SMOOTH + 1) for length in by_tiles.get(at, ())]
        last = found[-1] if found else 0.0
        found.append(round(pstdev(near, mean), 1) if len(near) >= FEW else last)
    return found


def _filled(means: list[float]) -> list[float]:
    """With so few tiles that nothing was learned, words get shorter as they do elsewhere."""
    first = next(tiles for tiles, mean in enumerate(means) if mean)
    fewer = (round(means[first] * (tiles / first) ** GROWTH, 2) for tiles in range(first))
    return [*fewer, *means[first:]]


def _usual(turns: list[tuple[TurnMade, int, bool]], held: int) -> dict[str, object]:
    """What a turn with so many tiles on the rack brings to somebody who has opened."""
    some = [(turn, table) for turn, table, opened in turns if opened and len(turn.rack) == held]
    if len(some) < FEW:
        return {"letters": 0.0, "letters_a_tile": 0.0, "spread": 0.0, "left": []}
    left = Counter(held - turn.tiles for turn, _ in some)
    laid = [(table, len(turn.word or "")) for turn, table in some if turn.tiles]
    line = linear_regression([table for table, _ in laid], [length for _, length in laid])
    spread = pstdev(length - line.intercept - line.slope * table for table, length in laid)
    return {
        "letters": round(line.intercept, 2),
        "letters_a_tile": round(line.slope, 4),
        "spread": round(spread, 2),
        "left": [round(left[tiles] / len(some), 4) for tiles in range(held + 1)],
    }


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("rulebook", choices=("woord-sabra", "woord-international", "word-2023"))
    ask.add_argument("language")
    ask.add_argument("--games", type=int, default=400)
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    file = outlook_file(asked.rulebook, asked.language)
    position = Position.read(asked.rulebook, rack="A", language=asked.language, pot=1)
    if file is None or not isinstance(position, WordsPosition):
        raise SystemExit(f"no language {asked.language!r} with words")
    book = position.book
    index, _ = position.words_searched()
    nothing = Outlook((), 0.0, 0)
    games = [
        play_game(("greedy", "greedy"), index, game_rules(book), racks, pot, nothing, nodes=NODES)
        for racks, pot in deals(book, asked.games, asked.seed)
    ]
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(learn(games, book), indent=1) + "\n")
    print(f"{asked.rulebook} {asked.language}: {asked.games} games in {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
