"""A record played through again by the rules: what each line is worth, and where the two differ.

The tiles left at the end are counted in both styles. Either each player loses what is left on the rack and
who went out gains it (`>Ann: (T) +1 360` and `>Bea: T (T) -1 452`), or, between two, who went out gains it
twice and the other loses nothing (`>Ann: (T) +2 361`).
"""

from collections import Counter
from dataclasses import replace

from optafel.gcg.record import TURNS, Kind, Line, Record
from optafel.gcg.replay import RecordedPlay, Replay, ScoredLine, signs
from optafel.rules.crossword import (
    Board,
    CrosswordRulebook,
    LetterSet,
    Placement,
    place,
    rack_sign,
    read_play,
    score,
    settled,
)
from optafel.rules.crossword.board import square_name
from optafel.rules.crossword.plays import write_cells
from optafel.tiles import NotationError
from optafel.tiles.letters import Word


def rescore(book: CrosswordRulebook, letters: LetterSet, record: Record) -> Replay:
    """Plays the record through. What cannot be is noted, and the game goes on as it is written."""
    none = [0] * len(record.players)
    box = Counter(letters.box)
    game = Replay(book, letters, record, box, Board.empty(book.layout), list(none), list(none))
    for line in record.lines:
        _step(game, line)
    return game


def _step(game: Replay, line: Line) -> None:
    if line.kind in TURNS:
        _turn(game, line)
    board, rack = game.board, _rack(game, line)
    strict, expected = line, line.score
    match line.kind:
        case Kind.PLAY:
            strict, expected = _play(game, line, rack)
        case Kind.PASS:
            expected = 0
        case Kind.EXCHANGE:
            expected = 0
            _exchange(game, line, rack)
        case Kind.WITHDRAWN:
            expected = _withdrawn(game, line)
        case Kind.END_RACK:
            expected = end_rack(game, line, rack)
    if line.kind is not Kind.END_RACK and None not in (line.score, expected) and line.score != expected:
        game.differ(line, "score", f"{line.score:+d}", f"{expected:+d}")
    recorded, points = _totals(game, line, expected)
    seat = game.record.seat(line.player)
    game.scored.append(
        ScoredLine(
            line=strict,
            points=points,
            points_total=game.points[seat],
            recorded=recorded,
            recorded_total=game.totals[seat],
            known=expected is not None,
            board=board,
            rack=rack,
        )
    )


def _turn(game: Replay, line: Line) -> None:
    """Turns go round; who began is as the record has it."""
    seat = game.record.seat(line.player)
    game.may_go_back = False
    if game.ended:
        game.differ(line, "after-end", line.kind, "-")
    if game.to_move is not None and game.to_move != seat:
        game.differ(line, "out-of-turn", line.player, game.record.players[game.to_move].nick)
    game.to_move = (seat + 1) % game.seats


def _rack(game: Replay, line: Line) -> Word:
    """The rack that the line says the player had."""
    rack = game.read_tiles(line.rack)
    if len(rack) > game.book.rack_size:
        game.differ(line, "rack-too-long", line.rack, game.book.rack_size)
    if line.kind in TURNS:
        _count(game, line, rack)
    return rack


def _count(game: Replay, line: Line, more: Word) -> None:
    """No letter is there more often than the set has it; each is spoken of once."""
    there = game.on_board + Counter(more)
    for tile in sorted(there - game.box, key=rack_sign):
        if tile not in game.too_many:
            game.too_many.add(tile)
            sign = rack_sign(tile)
            game.differ(line, "too-many-tiles", f"{there[tile]} {sign}", f"{game.box[tile]} {sign}")


def _play(game: Replay, line: Line, rack: Word) -> tuple[Line, int | None]:
    """The line in its strict form and what the play is worth; None where that cannot be said."""
    try:
        play = read_play(f"{line.place} {game.with_digraphs(line.word)}")
    except NotationError:
        game.differ(line, "unread-play", f"{line.place} {line.word}", "8D TAART")
        return line, None
    placement = place(game.board, play)
    _lies(game, line, placement)
    missing = Counter(tile.face for tile in placement.laid.values()) - Counter(rack)
    if rack and missing:
        game.differ(line, "not-on-rack", signs(missing.elements()), line.rack)
    counted = score(game.book, game.letters, placement)
    game.board = placement.after
    _count(game, line, ())
    recorded = counted.points if line.score is None else line.score
    game.plays.append(RecordedPlay(line, placement, recorded, tuple(word.text for word in counted.words)))
    game.may_go_back = True
    if not placement.fits or not placement.laid:
        return line, None
    cells = settled(placement.board, play).cells
    return replace(line, word=write_cells(cells)), counted.points


def _lies(game: Replay, line: Line, placement: Placement) -> None:
    """Whether the play can lie where the record has it."""
    board, layout = game.board, game.book.layout
    written = f"{line.place} {line.word}"
    if placement.off_board:
        game.differ(line, "off-board", written, f"A1-{square_name((layout.height - 1, layout.width - 1))}")
    for square in placement.taken:
        game.differ(line, "square-taken", written, f"{square_name(square)} {board[square]}")
    for square in placement.missing:
        game.differ(line, "gap", written, square_name(square))
    if not placement.laid:
        if placement.fits:
            game.differ(line, "nothing-laid", written, "-")
    elif not board.is_empty:
        if not placement.joined:
            game.differ(line, "not-joined", written, "-")
    elif layout.centre not in placement.laid:
        game.differ(line, "first-off-centre", written, square_name(layout.centre))
    elif len(placement.laid) < game.book.first_tiles:
        game.differ(line, "first-too-short", written, game.book.first_tiles)


def _exchange(game: Replay, line: Line, rack: Word) -> None:
    tiles = game.read_tiles(line.tiles)
    missing = Counter(tiles) - Counter(rack)
    if rack and missing:
        game.differ(line, "not-on-rack", signs(missing.elements()), line.rack)
    # While the pot is not empty every rack is full.
    size = game.book.rack_size
    most = min(size, max(0, game.unseen.total() - size * game.seats))
    count = len(tiles) or line.count
    if count > most:
        game.differ(line, "exchange-too-many", count, most)


def _withdrawn(game: Replay, line: Line) -> int | None:
    """The play before it goes back to the rack, and its points with it."""
    if not game.may_go_back or game.plays[-1].line.player != line.player:
        game.differ(line, "nothing-to-withdraw", "--", "-")
        return None
    undone = game.plays.pop()
    game.board = undone.placement.board
    game.may_go_back = False
    return -undone.recorded


def _totals(game: Replay, line: Line, expected: int | None) -> tuple[int, int]:
    """What the line adds, as recorded and by the rules.

    A running total holds if it follows from the one before, by the record's score or by the rules'.
    """
    seat = game.record.seat(line.player)
    worth = expected if expected is not None else line.score or 0
    recorded = worth if line.score is None else line.score
    before = game.totals[seat]
    if line.score is None:
        game.differ(line, "no-score", "-", f"{worth:+d}")
    if line.total is not None and line.total not in (before + recorded, before + worth):
        game.differ(line, "total", line.total, before + recorded)
    game.totals[seat] = before + recorded if line.total is None else line.total
    points = _by_the_rules(game, line, worth)
    game.points[seat] += points
    return recorded, points


def _by_the_rules(game: Replay, line: Line, worth: int) -> int:
    """A play that is taken back takes back what the rules gave for it, not what the record did."""
    if line.kind is not Kind.WITHDRAWN or not game.scored:
        return worth
    last = game.scored[-1]
    return -last.points if last.line.player == line.player and last.line.kind is Kind.PLAY else worth


def end_rack(game: Replay, line: Line, rack: Word) -> int:
    """What the line is worth by the rules; notes where its tiles or points cannot be."""
    tiles = game.read_tiles(line.tiles)
    loses = (line.score or 0) < 0
    _check_end_tiles(game, line, tiles, rack, loses)
    if loses:
        game.left += Counter(tiles)
    expected = _expected_at_end(game, line, game.letters.value_of(tiles), loses)
    if line.score is not None and line.score != expected:
        game.differ(line, "end-score", f"{line.score:+d}", f"{expected:+d}")
    game.ended = True
    return expected


def _expected_at_end(game: Replay, line: Line, value: int, loses: bool) -> int:
    if loses:
        return -value
    others_lose = any(
        other.kind is Kind.END_RACK and other.player != line.player and (other.score or 0) < 0
        for other in game.record.lines
    )
    if others_lose:
        return value
    # Among three or four some count once and some twice where nobody loses: the record decides.
    return value if game.seats > 2 and line.score == value else 2 * value


def _check_end_tiles(game: Replay, line: Line, tiles: Word, rack: Word, loses: bool) -> None:
    left = Counter(tiles)
    unseen = game.unseen - game.left if loses else game.unseen
    whole = not loses and game.seats == 2  # the other's rack is all that has not been seen
    if left != unseen if whole else bool(left - unseen):
        game.differ(line, "end-tiles", line.tiles, signs(unseen.elements()))
    elif loses and rack and Counter(rack) != left:
        game.differ(line, "end-tiles", line.tiles, line.rack)
