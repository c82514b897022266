// How a family writes rows of tiles on the wire. A joker on the page shows `@`; the letter it stands for is written
// as a small letter where it is settled, and is the referee's to find where it is not.

import type { Rows } from "./draft";
import { type Face, type Faces, readSet, writeSet } from "./tile";
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

/** A table in notation. A row that lies as it lay is written as it was, so that its jokers keep their letters. */
export function writeTable(
  family: Family,
  rows: Rows,
  faces: Faces,
  lay: { readonly rows: Rows; readonly table: readonly string[] },
): string[] {
  const { write } = notationOf(family);
  const before = new Map(lay.rows.map((row, i) => [row.tiles.join(","), lay.table[i]]));
  return rows.map(
    (row) => before.get(row.tiles.join(",")) ?? write(row.tiles.map((tile) => faces.get(tile) ?? "")),
  );
}
