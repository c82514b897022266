"""Reading GCG files as people and programs have written them, leniently: nothing is refused, what cannot be
understood is kept aside with the number of its line."""

import codecs
import re
from dataclasses import dataclass, field, replace

from optafel.gcg.event_lines import UnreadableLine, read_event, split_nick
from optafel.gcg.record import Line, Player, Record, Unread

_SAID = re.compile(rb"^\s*#character-encoding[ \t]+([\w.:-]+)", re.IGNORECASE | re.MULTILINE)
_LINE_END = re.compile(r"\r\n|\r|\n")
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def decode(raw: bytes) -> tuple[str, str]:
    """The text of a file and the encoding that it was read in."""
    for mark, encoding in _MARKS:
        if raw.startswith(mark):
            return raw.decode(encoding, "replace"), encoding
    for encoding in (*_said(raw), "utf-8"):
        try:
            return raw.decode(encoding), encoding
        except (LookupError, UnicodeError):
            continue  # it is not what it says
    return _western(raw)


def _said(raw: bytes) -> list[str]:
    found = _SAID.search(raw)
    if found is None:
        return []
    name = found[1].decode("ascii", "replace").lower()
    # What is called Latin-1 has often been written on Windows.
    return [] if name in ("iso-8859-1", "iso8859-1", "latin-1", "latin1") else [name]


def _western(raw: bytes) -> tuple[str, str]:
    try:
        return raw.decode("cp1252"), "cp1252"
    except UnicodeDecodeError:
        return raw.decode("latin-1"), "latin-1"


def lines_of(text: str) -> list[str]:
    """The lines, whatever ends them."""
    return _LINE_END.split(text)


PLAYERS_MOST = 9  # `#player1` to `#player9`; a line of one more is kept aside
_PRAGMA = re.compile(r"#(?P<name>[A-Za-z][\w-]*)[ \t]*:?[ \t]*(?P<text>.*)")
_PLAYER_PRAGMA = re.compile(r"player-?([1-9])")
_RACK_PRAGMA = re.compile(r"rack-?([1-9])")


def read_bytes(raw: bytes) -> Record:
    """The record of a file, whatever its encoding and line ends."""
    text, encoding = decode(raw)
    return replace(read(text), encoding=encoding)


def read(text: str) -> Record:
    reading = _Reading()
    for at, line in enumerate(lines_of(text.removeprefix("\ufeff")), 1):
        reading.take(line.strip(), at)
    return reading.record()


@dataclass
class _Reading:
    """What has been read so far."""

    named: dict[int, Player] = field(default_factory=dict)  # by the number in #player
    lines: list[Line] = field(default_factory=list)
    pragmas: list[tuple[str, list[str]]] = field(default_factory=list)  # each with its lines
    notes: list[list[str]] = field(default_factory=list)  # of the line being read, or before the first
    first_notes: list[str] = field(default_factory=list)
    racks: dict[int, str] = field(default_factory=dict)
    incomplete: bool = False
    unread: list[Unread] = field(default_factory=list)
    open: str = ""  # which text a line that is neither pragma nor event goes on with

    def take(self, line: str, at: int) -> None:
        if line.startswith(">"):
            self._event(line, at)
        elif found := _PRAGMA.fullmatch(line):
            self._pragma(found["name"].lower(), found["text"].strip(), line, at)
        elif not line or line.startswith("#"):
            pass  # a blank line and a comment neither say nor end anything
        elif self.open == "note":
            self.notes[-1].append(line)
        elif self.open == "pragma":
            self.pragmas[-1][1].append(line)
        else:
            self.unread.append(Unread(at, line))

    def _event(self, line: str, at: int) -> None:
        nicks = [player.nick for player in self.named.values()]
        try:
            nick, rest = split_nick(line, nicks)
            event = replace(read_event(nick, rest, at), player=self._known(nick))
        except UnreadableLine:
            self.unread.append(Unread(at, line))
            self.open = ""
            return
        self._settle_notes()
        self.lines.append(event)
        self.open = ""

    def _known(self, nick: str) -> str:
        """The player who is meant: by nick, by nick in other capitals, by full name; or one nobody named.
        Raises UnreadableLine where there are too many already."""
        players = list(self.named.values())
        folded = nick.casefold().replace(" ", "_")
        for player in players:
            if nick == player.nick:
                return nick
        for player in players:
            if folded in (player.nick.casefold(), player.name.casefold().replace(" ", "_")):
                return player.nick
        if len(players) >= PLAYERS_MOST:
            raise UnreadableLine(nick)
        fresh = Player("_".join(nick.split()) or "?", nick or "?")
        free = next(n for n in range(1, len(players) + 2) if n not in self.named)
        self.named[free] = fresh
        return fresh.nick

    def _pragma(self, name: str, text: str, line: str, at: int) -> None:
        self.open = ""
        if found := _PLAYER_PRAGMA.fullmatch(name):
            self._player(int(found[1]), text, line, at)
        elif found := _RACK_PRAGMA.fullmatch(name):
            self.racks[int(found[1])] = text.upper().replace(" ", "")
        elif name == "note":
            self.notes.append([text])
            self.open = "note"
        elif name == "incomplete":
            self.incomplete = True
        elif name != "character-encoding":
            self.pragmas.append((name, [text] if text else []))
            self.open = "pragma"

    def _player(self, number: int, text: str, line: str, at: int) -> None:
        if not text or number in self.named:
            self.unread.append(Unread(at, line))
            return
        nick, *name = text.split(maxsplit=1)
        taken = {player.nick for player in self.named.values()}
        while nick in taken:
            nick += "_"  # two of the same name are still two
        self.named[number] = Player(nick, name[0] if name else nick)

    def _settle_notes(self) -> None:
        """Notes stand behind the line that they are about."""
        notes = ["\n".join(lines) for lines in self.notes]
        if self.lines:
            self.lines[-1] = replace(self.lines[-1], notes=tuple(notes))
        else:
            self.first_notes = notes
        self.notes = []

    def record(self) -> Record:
        self._settle_notes()
        numbers = sorted(self.named)
        racks = tuple(self.racks.get(number, "") for number in numbers)
        return Record(
            players=tuple(self.named[number] for number in numbers),
            lines=tuple(self.lines),
            pragmas=tuple((name, "\n".join(lines)) for name, lines in self.pragmas),
            notes=tuple(self.first_notes),
            racks=racks if any(racks) else (),
            incomplete=self.incomplete,
            unread=tuple(self.unread),
        )
