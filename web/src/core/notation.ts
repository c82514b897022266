// How a family writes rows of tiles on the wire. A joker on the page shows `@`; the letter it stands for is written
// as a small letter where it is settled, and is the referee's to find where it is not.

import type { Rows } from "./draft";
import { type Face, type Faces, readSet, type TileId, writeSet } from "./tile";
import type { Family } from "./wire";

export interface Notation {
  readonly read: (row: string) => Face[];
  readonly write: (faces: readonly Face[]) => string;
  /** What stands between two rows of a table. */
  readonly between: string;
  /** What each tile of a row at rest stands for; numbers have that from the referee. */
  readonly stands: (row: string) => string[] | undefined;
}

export const JOKER: Face = "@";

const isJoker = (sign: string): boolean => sign === JOKER || sign !== sign.toUpperCase();

const NUMBERS: Notation = { read: readSet, write: writeSet, between: " | ", stands: () => undefined };
const LETTERS: Notation = {
  read: (row) => [...row].map((sign) => (isJoker(sign) ? JOKER : sign)),
  write: (faces) => faces.join(""),
  between: " ",
  stands: (row) => [...row].map((sign) => (isJoker(sign) && sign !== JOKER ? sign.toUpperCase() : "")),
};

export function notationOf(family: Family): Notation {
  return family === "numbers" ? NUMBERS : LETTERS;
}

/** The letters that the player has said jokers stand for. */
export type Meant = ReadonlyMap<TileId, string>;

export const NOTHING_MEANT: Meant = new Map();

/** A table in notation. A row that lies as it lay is written as it was, so that its jokers keep their letters. */
export function writeTable(
  family: Family,
  rows: Rows,
  faces: Faces,
  lay: { readonly rows: Rows; readonly table: readonly string[] },
  meant: Meant = NOTHING_MEANT,
): string[] {
  const { write } = notationOf(family);
  const before = new Map(lay.rows.map((row, i) => [row.tiles.join(","), lay.table[i]]));
  const sign = (tile: TileId) => meant.get(tile)?.toLowerCase() ?? faces.get(tile) ?? "";
  return rows.map((row) => {
    const asItLay = row.tiles.some((tile) => meant.has(tile)) ? undefined : before.get(row.tiles.join(","));
    return asItLay ?? write(row.tiles.map(sign));
  });
}

/** What the jokers of a table in notation are said to stand for, by the tiles that lie there. */
export function readMeant(family: Family, rows: Rows, table: readonly string[]): Meant {
  const { stands } = notationOf(family);
  return new Map(
    rows.flatMap((row, i) => {
      const letters = stands(table[i] ?? "") ?? [];
      return row.tiles.flatMap((tile, at) => (letters[at] ? [[tile, letters[at]] as const] : []));
    }),
  );
}
