// The unfinished turn: what lies on the table, as rows of tiles. Values only; every change gives a new one.
// A row is a set of numbers or a word of letters: this file does not know which.

import type { TileId } from "./tile";

export type RowId = number;
export interface Row {
  readonly id: RowId;
  readonly tiles: readonly TileId[];
}
export type Rows = readonly Row[];

/** Where tiles go: into a row before its `index`-th remaining tile, a row of their own, or back to the rack. */
export type Goal =
  | { readonly on: "row"; readonly row: RowId; readonly index: number }
  | { readonly on: "felt" }
  | { readonly on: "rack"; readonly index: number };

export function rowOf(rows: Rows, tile: TileId): Row | undefined {
  return rows.find((row) => row.tiles.includes(tile));
}

export function tilesOn(rows: Rows): Set<TileId> {
  return new Set(rows.flatMap((row) => row.tiles));
}

function nextRowId(rows: Rows): RowId {
  return rows.reduce((highest, row) => Math.max(highest, row.id), 0) + 1;
}

/** The rows without these tiles; rows that become empty go. */
export function lift(rows: Rows, tiles: readonly TileId[]): Rows {
  const lifted = new Set(tiles);
  return rows
    .map((row) =>
      row.tiles.some((tile) => lifted.has(tile))
        ? { id: row.id, tiles: row.tiles.filter((tile) => !lifted.has(tile)) }
        : row,
    )
    .filter((row) => row.tiles.length > 0);
}

/**
 * Move tiles to a goal, in the order given. A row from which all tiles are lifted is gone, except when it is the
 * goal itself: then it takes them back.
 */
export function move(rows: Rows, tiles: readonly TileId[], goal: Goal): Rows {
  const left = lift(rows, tiles);
  if (goal.on === "rack" || tiles.length === 0) return left;
  if (goal.on === "felt") return [...left, { id: nextRowId(rows), tiles: [...tiles] }];
  const target = left.find((row) => row.id === goal.row);
  if (!target) return putBack(rows, left, tiles, goal.row);
  const index = Math.max(0, Math.min(goal.index, target.tiles.length));
  const filled = [...target.tiles.slice(0, index), ...tiles, ...target.tiles.slice(index)];
  return left.map((row) => (row === target ? { id: row.id, tiles: filled } : row));
}

function putBack(rows: Rows, left: Rows, tiles: readonly TileId[], id: RowId): Rows {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return [...left, { id: nextRowId(rows), tiles: [...tiles] }];
  const before = rows.slice(0, at).filter((row) => left.some((other) => other.id === row.id)).length;
  return [...left.slice(0, before), { id, tiles: [...tiles] }, ...left.slice(before)];
}

/** Cut a row in two before `index`; the right part becomes a row of its own, right after it. */
export function split(rows: Rows, id: RowId, index: number): Rows {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row || index <= 0 || index >= row.tiles.length) return rows;
  const right = { id: nextRowId(rows), tiles: row.tiles.slice(index) };
  return [...rows.slice(0, at), { id, tiles: row.tiles.slice(0, index) }, right, ...rows.slice(at + 1)];
}

/** Whether the same tiles lie in the same rows, whatever the order of the rows. */
export function sameRows(a: Rows, b: Rows): boolean {
  if (a.length !== b.length) return false;
  const written = (rows: Rows) => rows.map((row) => row.tiles.join(",")).sort();
  const right = written(b);
  return written(a).every((row, i) => row === right[i]);
}
