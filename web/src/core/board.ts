// The board of the crossword: squares, the tiles laid this turn, and how a play is written.

import type { Face, TileId } from "./tile";

/** A square by its place: row by row, from 0. */
export type Place = number;
export interface LaidTile {
  readonly tile: TileId;
  /** The letter it stands for, in capitals. */
  readonly letter: string;
  readonly blank: boolean;
}
export type Laid = ReadonlyMap<Place, LaidTile>;
export interface Cursor {
  readonly place: Place;
  readonly across: boolean;
}

export const BLANK: Face = "?";

/** What a blank may be told to stand for: every letter of the game. */
export function lettersFor(values: Readonly<Record<Face, number>> = {}): Face[] {
  return Object.keys(values).filter((face) => face !== BLANK);
}
const EMPTY = ".";

const column = (at: number): string => String.fromCharCode(65 + at);

/** The name of a square as players say it: `8D`. */
export function placeName(place: Place, size: number): string {
  return `${Math.floor(place / size) + 1}${column(place % size)}`;
}

/** The letters of a row of the board, one a square; a tile with two letters is written in brackets. */
export function readRow(row: string): string[] {
  return [...row.matchAll(/\[[^\]]+\]|./gu)].map((found) => found[0]);
}

export function readBoard(board: readonly string[]): string[] {
  return board.flatMap(readRow);
}

export function isTaken(squares: readonly string[], laid: Laid, place: Place): boolean {
  return squares[place] !== EMPTY || laid.has(place);
}

/** The next square in a direction, or null at the edge. */
export function stepFrom(place: Place, size: number, across: boolean, by: 1 | -1): Place | null {
  const at = across ? place % size : Math.floor(place / size);
  if (at + by < 0 || at + by >= size) return null;
  return place + by * (across ? 1 : size);
}

/** Whether the tiles in hand lie across; a single one goes with the longer word it makes, across before down. */
export function liesAcross(squares: readonly string[], laid: Laid, size: number): boolean {
  const places = [...laid.keys()];
  const first = places[0];
  if (first === undefined) return true;
  if (places.length > 1)
    return places.every((place) => Math.floor(place / size) === Math.floor(first / size));
  const next = (across: boolean) =>
    ([1, -1] as const).some((by) => {
      const place = stepFrom(first, size, across, by);
      return place !== null && squares[place] !== EMPTY;
    });
  return next(true) || !next(false);
}

/** The play in notation (`8D TA.RT`), or null where the tiles do not lie in one line without a gap. */
export function writePlay(squares: readonly string[], laid: Laid, size: number): string | null {
  const places = [...laid.keys()].sort((a, b) => a - b);
  const first = places[0];
  if (first === undefined) return null;
  const across = liesAcross(squares, laid, size);
  let start = first;
  for (let place: Place | null = first; place !== null && isTaken(squares, laid, place); ) {
    start = place;
    place = stepFrom(place, size, across, -1);
  }
  let word = "";
  let written = 0;
  for (let place: Place | null = start; place !== null && isTaken(squares, laid, place); ) {
    const tile = laid.get(place);
    if (tile) written++;
    const letter = tile && (tile.blank ? tile.letter.toLowerCase() : tile.letter);
    word += letter === undefined ? EMPTY : letter.length > 1 ? `[${letter}]` : letter;
    place = stepFrom(place, size, across, 1);
  }
  if (written !== places.length) return null;
  const row = Math.floor(start / size) + 1;
  return `${across ? `${row}${column(start % size)}` : `${column(start % size)}${row}`} ${word}`;
}

/** Where the tiles of a written play go: what `writePlay` wrote, read again. Null for what cannot be read. */
export function readPlay(
  play: string,
  size: number,
): { place: Place; letter: string; blank: boolean }[] | null {
  const found = /^(?:(\d+)([A-Z])|([A-Z])(\d+)) (\S+)$/.exec(play);
  if (!found) return null;
  const across = found[1] !== undefined;
  const row = Number(found[1] ?? found[4]) - 1;
  const col = (found[2] ?? found[3] ?? "A").charCodeAt(0) - 65;
  const tiles: { place: Place; letter: string; blank: boolean }[] = [];
  readRow(found[5] ?? "").forEach((sign, i) => {
    if (sign === EMPTY) return;
    const letter = sign.replace(/[[\]]/g, "");
    const place = (row + (across ? 0 : i)) * size + col + (across ? i : 0);
    tiles.push({ place, letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() });
  });
  return tiles.every((one) => one.place >= 0 && one.place < size * size) ? tiles : null;
}

/** The first free square from the cursor on in its direction. */
export function nextFree(squares: readonly string[], laid: Laid, size: number, cursor: Cursor): Place | null {
  let place: Place | null = cursor.place;
  while (place !== null && isTaken(squares, laid, place)) place = stepFrom(place, size, cursor.across, 1);
  return place;
}
