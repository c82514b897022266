"""A game as plain text: header lines, then one line a turn in our notation.

    Game: rummikub-sabra
    Seats: 2
    Names: Anna; Bert
    Seed: 5e…
    Result: went-out 24 -24

    1. A draw
    2. B play R9 R10 R11
    3. A play R9 R10 R11 R12

A record without its seed is what one seat may keep of a running game: it says everything that lay on the
table and, of the tiles drawn, only that seat's own rack.
"""

import json
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from string import ascii_uppercase

from optafel.game import fold
from optafel.game.events import (
    Accepted,
    Challenged,
    Drew,
    Event,
    Exchanged,
    Passed,
    Played,
    Resigned,
    Started,
    TimedOut,
    to_json,
)
from optafel.game.game import Game
from optafel.game.moves import Refusal, Said
from optafel.game.record_text import RecordError, escaped, lines_of, one_line, parts_of
from optafel.game.setup import Setup
from optafel.positions import Position, PositionError
from optafel.rules.rulebook import OptionValue
from optafel.rules.rulebooks import not_retired
from optafel.texts.expected import Expected
from optafel.tiles import NotationError

__all__ = ["RecordError", "due_event", "lines_of", "names_of", "read", "result_of", "write"]

_BARE: dict[str, type[Passed] | type[Accepted] | type[Resigned]] = {
    "pass": Passed,
    "accept": Accepted,
    "resign": Resigned,
}


def write(game: Game, names: Sequence[str] = (), seat: int | None = None) -> str:
    """The record: whole, with its seed; or, given a seat of a running game, without what it may not know."""
    return "\n".join([*_header(game, names, seat), "", *_turns(game, seat)]) + "\n"


def _header(game: Game, names: Sequence[str], seat: int | None) -> Iterator[str]:
    setup = game.setup
    sealed = seat is not None and not game.result
    if game.imagined:
        raise ValueError("a game with tiles dealt anew has no record: what happened does not lead to it")
    yield f"Game: {setup.rulebook}"
    yield f"Seats: {setup.seats}"
    if names:
        yield "Names: " + "; ".join(" ".join(one_line(name.replace(";", ",")).split()) for name in names)
    if setup.language:
        yield f"Language: {setup.language}"
    if setup.options:
        yield f"Options: {json.dumps(dict(setup.options), sort_keys=True)}"
    if setup.position:
        yield f"Position: {_seen(setup.position) if sealed and seat != 0 else setup.position}"
    if setup.first is not None:
        yield f"First: {setup.first}"
    if setup.entropy:
        yield f"Entropy: {escaped(json.dumps(list(setup.entropy), ensure_ascii=False))}"
    if seat is None or not sealed:
        yield f"Seed: {setup.seed.hex()}"
    else:
        yield f"Commitment: {setup.commitment}"
        yield f"Seen-by: {ascii_uppercase[seat]}"
        yield f"Rack: {' '.join(game.family.write_tile(tile) for tile in game.state.racks[seat])}"
    if game.result:
        yield f"Result: {result_of(game)}"


def _seen(line: str) -> str:
    """What everybody saw of the position that a game went on from: it is the first seat's, with its rack."""
    position = Position.parse(line)
    return str(replace(position, rack=(), others=tuple(replace(each, rack=None) for each in position.others)))


def result_of(game: Game) -> str:
    """How it ended, as the header says it; empty while it is on."""
    return f"{game.result.reason} {' '.join(map(str, game.result.scores))}" if game.result else ""


def _turns(game: Game, seat: int | None) -> Iterator[str]:
    sealed = seat is not None and not game.result
    for number, event in enumerate(game.events[1:], 1):
        yield f"{number}. {_line(event, sealed and getattr(event, 'seat', None) != seat)}"


def _line(event: Event, hidden: bool) -> str:
    if isinstance(event, Started):
        raise ValueError("a game starts once")
    who = ascii_uppercase[event.seat]
    match event:
        case Played():
            score = "" if event.score is None else f" = {event.score}"
            scored = f" ({event.word})" if event.word else ""
            formed = f" [{' '.join(event.words)}]" if event.words else ""
            return f"{who} play {event.play} < {' '.join(event.tiles)}{score}{scored}{formed}"
        case Drew():
            return f"{who} draw" + (f" {event.pile}" if event.pile else "")
        case Exchanged():
            return f"{who} exchange " + (str(len(event.tiles)) if hidden else " ".join(event.tiles))
        case TimedOut():
            said = {name: value for name, value in to_json(event).items() if name not in ("kind", "seat")}
            if hidden and event.to_pot:
                said["to_pot"] = len(event.to_pot)  # they were on a rack that nobody else has seen
            return f"{who} time-out {json.dumps(said, ensure_ascii=False)}"
        case Challenged():
            return f"{who} challenge {' '.join(event.words)}".rstrip()
        case Passed():
            return f"{who} pass"
        case Accepted():
            return f"{who} accept"
        case Resigned():
            return f"{who} resign"


def read(text: str, turns_max: int | None = None) -> Game:
    """The game of a whole record. Every line is judged as if it were played now: whose turn it was, whether
    the rules allow it, what it scored. Of at most so many turns. Raises RecordError."""
    headers, lines = parts_of(text, turns_max)
    try:
        game = Game.start(_setup(headers))
    except (PositionError, NotationError) as wrong:
        raise RecordError(1, headers.get("position", ""), Expected("headers")) from wrong
    _check_names(headers.get("names", ""), game.setup.seats)
    events = list(game.events)
    for number, (at, line) in enumerate(lines, 1):
        # What happened is gathered beside the game and not copied with every line.
        events.append(_judged(game, _event(number, at, line), at, line))
        game = replace(game, state=fold.step(game.setup, game.state, events[-1]))
    return replace(game, events=tuple(events))


def _judged(game: Game, event: Event, at: int, line: str) -> Event:
    """The event of a line that could have happened just so."""
    try:
        due = due_event(game, event)
    except (ValueError, IndexError, TypeError, AttributeError) as wrong:
        raise RecordError(at, line, Expected("turn-that-fits", why=str(wrong))) from wrong
    if isinstance(due, Refusal):
        raise RecordError(at, line, Expected("turn-that-fits", why=due.sentence()))
    if due != event:
        raise RecordError(
            at, line, Expected("turn-like", example=f"{line.split(maxsplit=1)[0]} {_line(due, False)}")
        )
    return due


def due_event(game: Game, event: Event) -> Event | Refusal:
    """What the rules make of the move that an event says was made."""
    match event:
        case Started():
            return Refusal("game-over")
        case TimedOut():
            return _timed_out(game, event)
        case Played():
            move: Said = {"play": event.play}
        case Drew():
            move = {"take" if game.state.owed else "draw": event.pile}
        case Exchanged():
            move = {"exchange": " ".join(event.tiles)}
        case Challenged():
            move = "challenge"
        case Passed():
            move = "pass"
        case Accepted():
            move = "accept"
        case Resigned():
            move = "resign"
    due = game.event_of(event.seat, move)
    if isinstance(event, Played) and isinstance(due, Played) and due != event:
        # A turn that overran where the table is strict stands, and scores nothing.
        late = game.family.time_out(game.setup, game.state, event.play)
        return late if late == event else due
    return due


def _timed_out(game: Game, event: TimedOut) -> Event | Refusal:
    """What the clock makes of some unfinished turn."""
    if game.result or game.state.pending or game.state.owed or event.seat != game.turn:
        return Refusal("not-your-turn", {"move": "time-out", "allowed": ", ".join(game.moves(event.seat))})
    family = game.family
    untouched = family.time_out(game.setup, game.state, None)
    if untouched == event:
        return untouched
    return family.time_out(game.setup, game.state, family.unfinished(event, game.state))


def _check_names(names: str, seats: int) -> None:
    if names and len(names.split(";")) != seats:
        raise RecordError(1, f"Names: {names}"[:80], Expected("names-for-all", seats=seats))


def names_of(text: str) -> list[str]:
    """The players' names that a record gives, if it gives any."""
    for line in lines_of(text):
        if line.lower().startswith("names:"):
            return [name.strip() for name in line.partition(":")[2].split(";")]
    return []


def _setup(headers: dict[str, str]) -> Setup:
    if "game" not in headers:
        raise RecordError(1, "", Expected("header", name="Game"))
    if "seed" not in headers:
        raise RecordError(1, "", Expected("header-seed"))
    try:
        return Setup(
            rulebook=headers["game"],
            seats=int(headers.get("seats", "2")),
            seed=bytes.fromhex(headers["seed"]),
            entropy=_entropy(headers.get("entropy", "[]")),
            language=headers.get("language", ""),
            options=not_retired(_options(headers.get("options", "{}"))),
            first=int(headers["first"]) if "first" in headers else None,
            position=headers.get("position", ""),
        )
    except (ValueError, TypeError, RecursionError) as wrong:
        raise RecordError(1, str(wrong), Expected("headers")) from wrong


def _entropy(text: str) -> tuple[str, ...]:
    said = json.loads(text)
    if not isinstance(said, list) or not all(isinstance(each, str) for each in said):
        raise ValueError(f"Entropy: {text[:60]}")
    if any(unicodedata.category(sign) == "Cs" for each in said for sign in each):
        raise ValueError(f"Entropy: {text[:60]}")  # half a character: nothing can be worked out from it
    return tuple(said)


def _options(text: str) -> dict[str, OptionValue]:
    options = json.loads(text)
    if not isinstance(options, dict):
        raise ValueError(f"Options: {text[:60]}")
    return options


def _event(number: int, at: int, line: str) -> Event:
    words = line.split(maxsplit=3)
    if len(words) < 3 or words[1] not in ascii_uppercase:
        raise RecordError(at, line, Expected("turn"))
    if words[0] != f"{number}.":  # a line was left out, put in twice, or moved
        raise RecordError(at, line, Expected("turn-number", number=str(number)))
    seat, kind = ascii_uppercase.index(words[1]), words[2]
    rest = words[3] if len(words) > 3 else ""
    try:
        if kind in _BARE:
            if rest:
                raise ValueError(rest)
            return _BARE[kind](seat)
        match kind:
            case "play":
                return _read_play(seat, rest)
            case "draw":
                return Drew(seat, int(rest or 0))
            case "exchange":
                return Exchanged(seat, tuple(rest.split()))
            case "challenge":
                return Challenged(seat, tuple(rest.split()))
            case "time-out":
                said = json.loads(rest or "{}")
                return TimedOut(seat, **{**said, "to_pot": tuple(said.get("to_pot", ()))})
    except (ValueError, TypeError, RecursionError) as wrong:
        raise RecordError(at, line, Expected("turn-as-written", why=str(wrong))) from wrong
    raise RecordError(at, line, Expected("kind-of-turn"))


def _read_play(seat: int, text: str) -> Played:
    """`TABLE < TILES = SCORE (WORD) [WORDS]`"""
    play, found, rest = text.partition(" < ")
    if not found:
        raise ValueError("` < ` and the tiles from the rack are missing")
    formed: tuple[str, ...] = ()
    if rest.endswith("]"):
        rest, _, inside = rest[:-1].rpartition(" [")
        formed = tuple(inside.split())
    word = None
    if rest.endswith(")"):
        rest, _, word = rest[:-1].partition(" (")
    tiles, found, score = rest.partition(" = ")
    return Played(seat, play.strip(), tuple(tiles.split()), int(score) if found else None, word, formed)
