// Tables and racks for the tests, dealt by a small seeded generator so that a failure can be seen again.

import type { Row, Rows } from "../src/core/draft";
import { type Face, INKS, type TileId } from "../src/core/tile";

export type Chance = () => number;

export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function below(chance: Chance, limit: number): number {
  return Math.floor(chance() * limit);
}

export const BOX: readonly Face[] = [
  ...INKS.flatMap((ink) => Array.from({ length: 13 }, (_, i) => `${ink}${i + 1}`)),
  ...INKS.flatMap((ink) => Array.from({ length: 13 }, (_, i) => `${ink}${i + 1}`)),
  "*",
  "*",
];

export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(below(chance, left.length), 1));
  return out;
}

/** Cut tiles 1..count into rows of three to seven. */
export function someRows(count: number, chance: Chance): Rows {
  const rows: Row[] = [];
  let next: TileId = 1;
  while (next <= count) {
    const length = Math.min(count - next + 1, 3 + below(chance, 5));
    rows.push({ id: rows.length + 1, tiles: Array.from({ length }, (_, i) => next + i) });
    next += length;
  }
  return rows;
}

export function allTiles(rows: Rows): TileId[] {
  return rows.flatMap((row) => row.tiles).sort((a, b) => a - b);
}
