"""Writing GCG strictly: UTF-8, one form for everything, nothing left to guess."""

from collections.abc import Iterator

from optafel.gcg.record import Kind, Line, Record


def write(record: Record) -> str:
    """The text of a file. Reading it gives the same record."""
    return "\n".join(_written(record)) + "\n"


def _written(record: Record) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    for name, text in record.pragmas:
        yield f"#{name} {text}".rstrip()
    for number, player in enumerate(record.players, 1):
        yield f"#player{number} {player.nick} {player.name}".rstrip()
    if record.incomplete:
        yield "#incomplete"
    yield from _notes(record.notes)
    for line in record.lines:
        yield write_line(line)
        yield from _notes(line.notes)
    for number, rack in enumerate(record.racks, 1):
        if rack:
            yield f"#rack{number} {rack}"


def _notes(notes: tuple[str, ...]) -> Iterator[str]:
    for note in notes:
        yield f"#note {note}".rstrip()


def write_line(line: Line) -> str:
    score = "" if line.score is None else f"{line.score:+d}"
    total = "" if line.total is None or line.score is None else str(line.total)
    tokens = (f">{line.player}:", line.rack, _action(line), score, total, line.remark)
    return " ".join(token for token in tokens if token)


def _action(line: Line) -> str:
    match line.kind:
        case Kind.PLAY:
            return f"{line.place} {line.word}"
        case Kind.PASS:
            return "-"
        case Kind.EXCHANGE:
            return f"-{line.tiles or line.count}"
        case Kind.WITHDRAWN:
            return "--"
        case Kind.END_RACK:
            return f"({line.tiles})"
        case Kind.CHALLENGE | Kind.TIME:
            return f"({line.kind})"
