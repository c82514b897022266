// Typing a word: which tile a typed letter takes.

import type { Row, Rows } from "./draft";
import { JOKER } from "./notation";
import type { Face, Faces, TileId } from "./tile";

export interface Supply {
  readonly faces: Faces;
  readonly rack: readonly TileId[];
  readonly rows: Rows;
  /** The rows as they lay when the turn began. */
  readonly base: Rows;
}

/**
 * The tile for a letter: from the rack, else from a row that is already broken up, else from any other row; a joker
 * only where no such letter is left. The row that is being typed is left alone.
 */
export function tileFor(letter: Face, supply: Supply, typed: Row | null): TileId | null {
  const lay = new Set(supply.base.map((row) => row.tiles.join(",")));
  const others = supply.rows.filter((row) => row.id !== typed?.id);
  const broken = others.filter((row) => !lay.has(row.tiles.join(",")));
  const whole = others.filter((row) => lay.has(row.tiles.join(",")));
  const sources = [supply.rack, broken.flatMap((row) => row.tiles), whole.flatMap((row) => row.tiles)];
  for (const wanted of [letter, JOKER]) {
    for (const source of sources) {
      const found = source.find((tile) => supply.faces.get(tile) === wanted);
      if (found !== undefined) return found;
    }
  }
  return null;
}
