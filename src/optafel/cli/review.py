"""`optafel review`: a game looked at again, with the best play of every turn."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase

import click
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from optafel.cli.batch import UNREADABLE
from optafel.cli.drawing import draw_pieces
from optafel.cli.spoken import answer_language, argument, command, option
from optafel.game.record import RecordError
from optafel.review import (
    BestPlay,
    ForTheGame,
    PlayedGame,
    PlayedTurn,
    TurnReview,
    accuracy,
    read_played_game,
    turning_points,
)
from optafel.review import review as reviewed
from optafel.review.lines import (
    BestLine,
    EndLine,
    GameLine,
    TurnLine,
    best_line,
    end_line,
    game_line,
    reason_of,
    turn_line,
)
from optafel.texts import QuotedTiles, say, say_in_pieces
from optafel.wire import to_json

STOPPED = 130  # the exit status after Ctrl-C


@command("review", examples=("optafel review game.txt", "optafel review club-night.gcg --seconds 0.2"))
@argument("file", metavar="record")
@option("--seconds", type=click.FloatRange(0.01, 600), default=1.0, help="option-review-seconds")
@option("--json", "as_json", is_flag=True, help="option-review-json")
@answer_language
def review(file: str, seconds: float, as_json: bool, lang: str) -> None:
    played = _read(file, lang)
    if as_json:
        _tell(game_line(played))
        for turn in played.turns:
            _tell(turn_line(turn))
    done: list[TurnReview] = []
    stopped = False
    try:
        for turn_review in _watched(played, seconds, lang):
            done.append(turn_review)
            if as_json:
                _tell(best_line(turn_review, lang))
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        _tell(end_line(played, done, stopped))
    else:
        _show(played, done, lang)
    if stopped:
        click.echo(say(lang, "reviewed-stopped", done=len(done), turns=len(played.turns)), err=True)
        sys.exit(STOPPED)


def _read(file: str, lang: str) -> PlayedGame:
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return read_played_game(raw)
    except OSError as wrong:
        click.echo(say(lang, "gcg-no-file", file=file, why=wrong.strerror or str(wrong)), err=True)
    except RecordError as wrong:
        click.echo(
            say(lang, "refuse-bad-record", line=wrong.line, read=wrong.read[:60], expected=wrong.expected),
            err=True,
        )
    sys.exit(UNREADABLE)


def _tell(line: GameLine | TurnLine | BestLine | EndLine) -> None:
    click.echo(json.dumps(to_json(line), ensure_ascii=False))


def _watched(played: PlayedGame, seconds: float, lang: str) -> Iterator[TurnReview]:
    """The review, with its progress shown to whoever sits before a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(lang, "reviewed-working"), total=len(played.turns))
        for turn_review in reviewed(played, seconds):
            yield turn_review
            progress.advance(task)


def _show(played: PlayedGame, done: list[TurnReview], lang: str) -> None:
    console = Console(highlight=False, soft_wrap=True)
    names = [_name(played, seat) for seat in range(played.seats)]
    wide = max(map(len, names), default=0)
    for number, turn_review in enumerate(done, 1):
        name = f"{names[turn_review.turn.seat]:<{wide}}"
        console.print(Text(f"{number:>4}  {name}  ") + _line(played, turn_review, lang))
    if played.differences:
        console.print(Text(say(lang, "reviewed-differences", count=played.differences), style="yellow"))
    console.print()
    for seat, name in enumerate(names):
        missed = sum(one.missed for one in done if one.turn.seat == seat)
        key = f"reviewed-missed-{played.unit}"
        console.print(Text(say(lang, key, name=name, score=played.scores[seat], missed=missed), style="bold"))
    kept = accuracy(played, done)
    key = "reviewed-accuracy" if kept.of == "chance" else f"reviewed-accuracy-{kept.of}"
    for name, percent in zip(names, kept.percent, strict=True):
        if percent is not None:
            console.print(Text(say(lang, key, name=name, percent=f"{percent:.0f}")))
    points = turning_points(played, done)
    if points:
        console.print(Text(f"\n{say(lang, 'reviewed-turning-points')}", style="bold"))
    at_number = {turn.number: at for at, turn in enumerate(played.turns)}
    for point in points:
        at = at_number[point.number]
        seat = played.winners[0] if point.why == "lead" else played.turns[at].seat
        missed = done[at].missed if at < len(done) else 0
        key = (
            "reviewed-point-chance" if point.why == "chance" else f"reviewed-point-{point.why}-{played.unit}"
        )
        cost = f"{100 * done[at].cost:.0f}" if at < len(done) else "0"
        console.print(Text("  " + say(lang, key, turn=at + 1, name=names[seat], missed=missed, cost=cost)))


def _name(played: PlayedGame, seat: int) -> str:
    return played.names[seat] if seat < len(played.names) else ascii_uppercase[seat]


def _line(played: PlayedGame, turn_review: TurnReview, lang: str) -> Text:
    turn = turn_review.turn
    line = Text.assemble((f"{turn.got:>4}", "bold"))
    line.append(f"  {_short(played, turn, lang)}")
    _say_best(line, played, turn_review, lang)
    if turn_review.game is not None:
        _say_chances(line, played, turn_review.game, lang)
    return line


def _say_chances(line: Text, played: PlayedGame, game: ForTheGame, lang: str) -> None:
    """What the turn and the best one for the game give in chances to win, and why."""
    chance, made = f"{100 * game.chance:.0f}", f"{100 * game.made:.0f}"
    if not game.cost:
        line.append(f"  {say(lang, 'reviewed-chance-best', chance=chance)}", style="dim")
        return
    rows = QuotedTiles(" | ".join(game.scene.rows[at] for at in game.scene.changed) or game.play)
    play = say(lang, f"reviewed-game-{game.play}") if game.play in ("draw", "pass") else rows
    told = say_in_pieces(lang, "reviewed-chance", made=made, chance=chance, play=play)
    line.append("  ").append_text(draw_pieces(played.family, told, "magenta"))
    line.append(f". {reason_of(game, lang)}", style="dim")


def _say_best(line: Text, played: PlayedGame, turn_review: TurnReview, lang: str) -> Text:
    """What was best for now."""
    turn, best = turn_review.turn, turn_review.best
    if best is None:
        why = say(lang, f"reviewed-unsolved-{turn.unsolved or 'box'}")
        return line.append(f"  {why}", style="dim")
    if not turn_review.missed:
        return line.append(f"  {say(lang, 'reviewed-was-best')}", style="green")
    measure = {"turn": played.unit, "worth": "worth", "end": "end"}[best.by]
    told = say_in_pieces(
        lang,
        f"reviewed-best-{measure}",
        play=_best_play(played, best),
        got=best.got,
        more=turn_review.missed,
        worth=round(best.worth),
        made=round(best.made),
    )
    line.append("  ").append_text(draw_pieces(played.family, told, "yellow"))
    # What kept tiles are worth is an estimate and says so itself.
    if not best.proved and best.by != "worth":
        line.append(f" {say(lang, 'reviewed-not-proved')}", style="dim")
    if best.common is not None:
        played_so = best.common.word or best.common.play
        line.append(f"  {say(lang, 'reviewed-common', play=played_so, got=best.common.got)}", style="dim")
    return line


def _best_play(played: PlayedGame, best: BestPlay) -> str:
    """The word that scores, the sets that are new or other than before, or where a word begins."""
    match played.family:
        case "words":
            return best.word or best.play
        case "numbers":
            return QuotedTiles(" | ".join(best.scene.rows[at] for at in best.scene.changed) or best.play)
    return best.play


def _short(played: PlayedGame, turn: PlayedTurn, lang: str) -> str:
    """A play in a few words: a whole table of sets or words is no line."""
    if turn.kind == "played" and played.family != "numbers":
        return turn.play if played.family == "crossword" else turn.word
    key = f"reviewed-{turn.kind}"
    return say(lang, f"{key}-{played.unit}" if turn.kind == "played" else key, count=turn.got)
