"""Games in a file: a line each, written as they end and read again when a contest goes on."""

import contextlib
import csv
import io
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from optafel.arena.contest import Contest, ContestError, GameLine

COLUMNS = (
    "contest", "rulebook", "language", "options", "seats", "seed", "thought", "pairing", "pair", "rotation",
    "scores", "winners", "reason", "turns",
)  # fmt: skip


def contest_name(contest: Contest) -> str:
    """What a game must agree with to count for a contest: all but who else plays in it and how often."""
    return "/".join(_settings(contest))


def _settings(contest: Contest) -> tuple[str, ...]:
    return (
        contest.rulebook,
        contest.setup(0).language,
        json.dumps(dict(sorted(contest.options.items()))),
        str(contest.seats),
        str(contest.seed),
        f"{contest.seconds:g} s" if contest.seconds else f"{contest.nodes} nodes",
    )


class ResultsFile:
    """CSV. What was cut off in the middle of a line, by a full disk or a lost machine, is left out."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path, self.contest = path, contest

    def read(self) -> tuple[GameLine, ...]:
        """The games of this contest that the file has, each once. Raises ContestError."""
        if not self.path.exists() or not self.path.stat().st_size:
            return ()
        self._mend()
        name = contest_name(self.contest)
        with self.path.open(encoding="utf-8", newline="") as file:
            rows = csv.DictReader(file)
            if tuple(rows.fieldnames or ()) != COLUMNS:
                raise ContestError("other-file", file=str(self.path), columns=", ".join(COLUMNS))
            found = {}
            for row in rows:
                if row["contest"] == name and (line := _read(row)):
                    found[line.pairing, line.pair, line.rotation] = line
        return tuple(found.values())

    def _mend(self) -> None:
        """Takes off a last line that has no end."""
        text = self.path.read_bytes()
        if not text.endswith(b"\n"):
            self.path.write_bytes(text[: text.rfind(b"\n") + 1])

    def append(self, lines: Iterable[GameLine]) -> None:
        """Writes games down, those of one deal at once."""
        text = io.StringIO()
        rows = csv.writer(text, lineterminator="\n")
        if not self.path.exists() or not self.path.stat().st_size:
            rows.writerow(COLUMNS)
        rows.writerows(_row(self.contest, line) for line in lines)
        with self.path.open("a", encoding="utf-8", newline="") as file:
            file.write(text.getvalue())

    def to_parquet(self) -> Path | None:
        """The same table as Parquet, beside it; None without pyarrow."""
        try:
            from pyarrow import csv as arrow_csv
            from pyarrow import parquet
        except ImportError:
            return None
        beside = self.path.with_suffix(".parquet")
        parquet.write_table(arrow_csv.read_csv(self.path), beside)
        return beside


def _row(contest: Contest, line: GameLine) -> list[str | int]:
    return [
        contest_name(contest),
        *_settings(contest),
        " ".join(line.pairing),
        line.pair,
        line.rotation,
        " ".join(map(str, line.scores)),
        " ".join(map(str, line.winners)),
        line.reason,
        line.turns,
    ]


def _read(row: dict[str, str]) -> GameLine | None:
    with contextlib.suppress(ValueError, TypeError, AttributeError):
        return GameLine(
            tuple(row["pairing"].split()),
            int(row["pair"]),
            int(row["rotation"]),
            tuple(_numbers(row["scores"])),
            tuple(_numbers(row["winners"])),
            row["reason"],
            int(row["turns"]),
        )
    return None


def _numbers(text: str) -> Iterator[int]:
    return map(int, text.split())
