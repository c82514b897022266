// A crossword play as it is written, `8D TAART`, laid on a board and counted.

import type { Book } from "./game";

/** A tile on the board; a joker is worth nothing, and stands for `letter`. */
interface BoardTile {
  readonly letter: string;
  readonly joker: boolean;
}
export interface Grid {
  readonly premiums: readonly string[];
  /** Row by row, by `row * width + column`. */
  readonly tiles: ReadonlyMap<number, BoardTile>;
}
export interface Play {
  readonly row: number;
  readonly column: number;
  readonly across: boolean;
  /** Null: a square on which something lies already. */
  readonly cells: readonly (BoardTile | null)[];
}
export type Laid = ReadonlyMap<number, BoardTile>;

const PLAY = /^(?:(\d{1,2})([A-Za-z])|([A-Za-z])(\d{1,2}))\s+(\S+)$/;
const SIGN = /[().]|\[[\p{Letter}\d_]{2,3}\]|./gsu;
/** What a square multiplies: its letter, and its word. */
const TIMES: Readonly<Record<string, readonly [number, number]>> = {
  l: [2, 1],
  L: [3, 1],
  w: [1, 2],
  W: [1, 3],
};

export function emptyBoard(premiums: readonly string[]): Grid {
  return { premiums, tiles: new Map() };
}

/** Rows of letters, a small one a joker, a dot an empty square. */
export function boardOf(rows: readonly string[], premiums: readonly string[]): Grid {
  const tiles = new Map<number, BoardTile>();
  for (const [row, text] of rows.entries()) {
    for (const [column, sign] of (text.match(SIGN) ?? []).entries()) {
      const tile = sign === "." ? null : tileOf(sign);
      if (tile) tiles.set(row * (premiums[0]?.length ?? 0) + column, tile);
    }
  }
  return { premiums, tiles };
}

function tileOf(sign: string): BoardTile | null {
  const letter = sign.replace(/[[\]]/g, "");
  if (letter === "@" || letter === "?") return { letter: "@", joker: true };
  if (!/^\p{Letter}+$/u.test(letter)) return null;
  const capital = letter.toUpperCase();
  return { letter: capital, joker: letter !== capital };
}

/** Null: this is no play. */
export function readPlay(text: string): Play | null {
  const found = PLAY.exec(text.trim());
  if (!found) return null;
  const [, row, columnAfter, columnFirst, rowAfter, word = ""] = found;
  const cells: (BoardTile | null)[] = [];
  let inside = false;
  for (const sign of word.match(SIGN) ?? []) {
    if (sign === "(" || sign === ")") {
      if ((sign === "(") === inside) return null;
      inside = !inside;
      continue;
    }
    const tile = sign === "." ? null : tileOf(sign);
    if (sign !== "." && !tile) return null;
    cells.push(inside ? null : tile);
  }
  if (inside || cells.length === 0) return null;
  const column = (columnAfter ?? columnFirst ?? "A").toUpperCase().charCodeAt(0) - "A".charCodeAt(0);
  return { row: Number(row ?? rowAfter) - 1, column, across: row !== undefined, cells };
}

/** The tiles that come from the rack and where they come to lie; null: the play does not fit. */
export function laidBy({ premiums, tiles }: Grid, { row, column, across, cells }: Play): Laid | null {
  const laid = new Map<number, BoardTile>();
  const width = premiums[0]?.length ?? 0;
  for (const [at, cell] of cells.entries()) {
    const [r, c] = across ? [row, column + at] : [row + at, column];
    const inside = r >= 0 && r < premiums.length && c >= 0 && c < width;
    if (inside && tiles.has(r * width + c)) continue;
    if (!inside || !cell) return null;
    laid.set(r * width + c, cell);
  }
  return laid;
}

export function withTiles({ premiums, tiles }: Grid, laid: Laid): Grid {
  return { premiums, tiles: new Map([...tiles, ...laid]) };
}

/** The squares of the unbroken row of tiles through this one. */
function runThrough({ premiums, tiles }: Grid, square: number, across: boolean): number[] {
  const width = premiums[0]?.length ?? 0;
  const step = across ? 1 : width;
  const sameLine = (other: number) =>
    across ? Math.floor(other / width) === Math.floor(square / width) : other >= 0;
  let first = square;
  while (tiles.has(first - step) && sameLine(first - step)) first -= step;
  const squares: number[] = [];
  for (let at = first; tiles.has(at) && sameLine(at); at += step) squares.push(at);
  return squares;
}

/** What a play is worth, and the word along it. */
export function scorePlay(
  { sums, needs }: Book,
  after: Grid,
  laid: Laid,
  across: boolean,
): { points: number; word: string | null } {
  const squares = [...laid.keys()];
  const [first] = squares;
  if (first === undefined) return { points: 0, word: null };
  const words = [
    runThrough(after, first, across),
    ...squares.map((square) => runThrough(after, square, !across)),
  ].filter((word) => word.length > 1);
  const width = after.premiums[0]?.length ?? 1;
  const worth = (word: readonly number[]) => {
    let [points, times] = [0, 1];
    for (const square of word) {
      const tile = after.tiles.get(square);
      const sign = after.premiums[Math.floor(square / width)]?.[square % width] ?? ".";
      const [letterTimes, wordTimes] = laid.has(square) ? (TIMES[sign] ?? [1, 1]) : [1, 1];
      points += (tile && !tile.joker ? (needs.values[tile.letter] ?? 0) : 0) * letterTimes;
      times *= wordTimes;
    }
    return points * times;
  };
  const bonus = laid.size >= sums.dealt ? sums.bingo : 0;
  const [main] = words;
  return {
    points: words.reduce((sum, word) => sum + worth(word), bonus),
    word: main ? main.map((square) => after.tiles.get(square)?.letter ?? "").join("") : null,
  };
}
