// A crossword on the sheet: turns by their points or their plays, and the tiles left at the end. Whether a play is legal
// is the referee's to say; here its squares are counted.

import {
  type Book,
  type Counted,
  highest,
  type Result,
  remark,
  spoilt,
  UNREADABLE,
  WAITS,
  type WrittenGame,
  type WrittenTurn,
} from "./game";
import { emptyBoard, type Grid, laidBy, readPlay, scorePlay, withTiles } from "./play";
import { close, counted } from "./racks";
import { pointsOf, run, scored, type TurnScore, tooLate } from "./turns";

export function countCrossword(book: Book, entry: WrittenGame): Counted {
  const found = run(book, entry, scoreTurns(book, entry));
  const { reason, racks } = close(book, entry, found, true);
  let result: Result | null = null;
  if (reason && !spoilt(found.checks)) {
    const left = racks.map(({ points }) => points ?? 0);
    const gained = left.reduce((sum, points) => sum + points, 0);
    const scores = found.scores.map(
      (points, seat) => points - (left[seat] ?? 0) + (seat === entry.out ? gained : 0),
    );
    result = highest(scores, reason);
    const key = entry.out === null ? "check-how-crossword" : "check-how-crossword-out";
    found.checks.push(remark(key, "note", entry.out, { gained }));
  }
  return counted(book, found, racks, result);
}

/** Plays are laid on a board of our own as long as none is missing from it. */
function scoreTurns(book: Book, entry: WrittenGame): TurnScore[] {
  let board: Grid | null = emptyBoard(book.needs.premiums);
  return entry.turns.map((turn) => {
    const [one, after] = scoreTurn(book, turn, board);
    board = after;
    return one;
  });
}

function scoreTurn(book: Book, turn: WrittenTurn, board: Grid | null): [TurnScore, Grid | null] {
  const { seat } = turn;
  const text = turn.text.trim();
  const wrong = (key: string, params = {}): [TurnScore, null] => [
    scored(null, null, [remark(key, key === "check-turn-empty" ? "missing" : "wrong", seat, params)]),
    null,
  ];
  const late = tooLate(book, turn);
  if (late) return [late, board];
  if (turn.kind !== "laid") return [scored(0), board];
  if (!text) return wrong("check-turn-empty");
  const points = pointsOf(text, seat);
  if (points) return [points, null];
  const play = readPlay(text);
  if (!play) return wrong(UNREADABLE, { read: text.slice(0, 60) });
  if (!board) return wrong("check-board-unknown");
  const laid = laidBy(board, play);
  if (!laid) return wrong(UNREADABLE, { read: text.slice(0, 60) });
  const after = withTiles(board, laid);
  const { points: made, word } = scorePlay(book, after, laid, play.across);
  return [scored(made, word, [remark(WAITS, "note", seat, { word: text })]), after];
}
