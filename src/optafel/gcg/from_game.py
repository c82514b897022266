"""A game that was played here as a GCG record."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from optafel.game import Game
from optafel.game.events import Challenged, Event, Exchanged, Passed, Played, Resigned, TimedOut
from optafel.game.record_text import one_line
from optafel.game.state import Rack, State
from optafel.gcg.record import Kind, Line, Player, Record
from optafel.rules.crossword import CrosswordRulebook, LetterSet
from optafel.tiles import read_letters
from optafel.tiles.letters import Word


def of_game(game: Game, names: Sequence[str] = (), seat: int | None = None) -> Record:
    """The record of a crossword game. While it goes on, only this seat's racks are in it (None: nobody's)."""
    setup, book = game.setup, game.setup.book
    if not isinstance(book, CrosswordRulebook):
        raise ValueError(f"{setup.rulebook} is no crossword: GCG has no words for it")
    letters = book.letter_set(setup.language)
    players = _players(setup.seats, names)
    lines = [*_turns(game, players, seat), *_ends(game, letters, players)]
    return Record(
        players=players,
        lines=tuple(lines),
        pragmas=(("tile-distribution", letters.id), ("language", setup.language)),
        incomplete=game.result is None or game.result.reason == "resigned",
    )


def _players(seats: int, names: Sequence[str]) -> tuple[Player, ...]:
    """A nick is one word and nobody else's."""
    players: list[Player] = []
    for seat in range(seats):
        name = " ".join(one_line(names[seat]).split()) if seat < len(names) else ""
        nick = name.replace(" ", "_").replace(":", "_") or f"player{seat + 1}"
        while nick in (player.nick for player in players):
            nick += "_"
        players.append(Player(nick, name or nick))
    return tuple(players)


def _turns(game: Game, players: tuple[Player, ...], seat: int | None) -> Iterator[Line]:
    replayed = Game.start(game.setup)
    last: Line | None = None
    for event in game.events[1:]:
        before = replayed.state
        replayed = replayed.apply(event)
        line = _line(game, before, event, players, last)
        if isinstance(event, Resigned) and last:
            last = replace(last, notes=(*last.notes, f"{players[event.seat].nick} resigned"))
        if line is None:
            continue
        if last:
            yield last
        seen = game.result is not None or (seat is not None and line.player == players[seat].nick)
        last = line if seen else _without_secrets(line)
    if last:
        yield last


def _line(
    game: Game, before: State, event: Event, players: tuple[Player, ...], last: Line | None
) -> Line | None:
    if isinstance(event, Challenged):
        if not event.words or before.pending is None or last is None:
            return None  # a doubt that was wrong costs nothing
        seat, score = before.pending.seat, -(last.score or 0)
        rack = _signs(game, before.pending.before.racks[seat])
        return Line(players[seat].nick, Kind.WITHDRAWN, rack, score=score, total=before.scores[seat] + score)
    if not isinstance(event, Played | Passed | Exchanged | TimedOut):
        return None
    seat = event.seat
    rack, total = _signs(game, before.racks[seat]), before.scores[seat]
    line = Line(players[seat].nick, Kind.PASS, rack, score=0, total=total)
    match event:
        case Played():
            place, _, word = event.play.partition(" ")
            score = event.score or 0
            return replace(line, kind=Kind.PLAY, place=place, word=word, score=score, total=total + score)
        case Exchanged():
            return replace(line, kind=Kind.EXCHANGE, tiles="".join(event.tiles))
        case TimedOut():
            return replace(line, notes=("time-out",))
    return line


def _without_secrets(line: Line) -> Line:
    """What may be known of another's turn: not the rack, and of an exchange how many tiles."""
    count = len(read_letters(line.tiles)) if line.kind is Kind.EXCHANGE else 0
    return replace(line, rack="", tiles="", count=count)


def _signs(game: Game, rack: Rack) -> str:
    """A rack in the order of the alphabet, blanks last."""
    signs = [game.family.write_tile(tile) for tile in rack]
    return "".join(sorted(signs, key=lambda sign: (sign == "?", sign)))


def _ends(game: Game, letters: LetterSet, players: tuple[Player, ...]) -> Iterator[Line]:
    """Each loses what is left, who went out gains it (Telling 18)."""
    state, result = game.state, game.result
    if result is None or result.reason == "resigned":
        return
    left = [_signs(game, rack) for rack in state.racks]
    worth = [letters.value_of(cast(Word, rack)) for rack in state.racks]
    for seat, player in enumerate(players):
        if left[seat]:
            yield Line(
                player.nick,
                Kind.END_RACK,
                left[seat],
                tiles=left[seat],
                score=-worth[seat],
                total=result.scores[seat],
            )
    if result.reason == "went-out":
        seat = next(seat for seat, tiles in enumerate(left) if not tiles)
        total = result.scores[seat]
        yield Line(players[seat].nick, Kind.END_RACK, tiles="".join(left), score=sum(worth), total=total)
