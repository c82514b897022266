// The slow replay of somebody's turn: from the table as it lay to the table as it lies, a row at a time.

import { lift, type Row, type Rows, sameRows } from "./draft";
import type { TileId } from "./tile";

/** The tables to show one after another, the first as it lay, the last as it lies. */
export function replayFrames(before: Rows, after: Rows): Rows[] {
  const frames: Rows[] = [before];
  let now = before;
  for (const row of changedRows(before, after)) {
    now = settle(now, row);
    frames.push(now);
  }
  if (sameRows(now, after)) frames.pop();
  if (frames.length === 0 || !sameRows(before, after)) frames.push(after);
  return frames;
}

function changedRows(before: Rows, after: Rows): Row[] {
  const lay = new Set(before.map((row) => row.tiles.join(",")));
  return after.filter((row) => !lay.has(row.tiles.join(",")));
}

function settle(rows: Rows, row: Row): Rows {
  const there = rows.findIndex((other) => other.id === row.id);
  const stays = rows[there]?.tiles.filter((tile) => !row.tiles.includes(tile)) ?? [];
  const without = lift(rows, row.tiles).filter((other) => other.id !== row.id);
  const settled = there < 0 ? [...without, row] : [...without.slice(0, there), row, ...without.slice(there)];
  // What is still to leave this row waits beside it, as a row that has no name of its own yet.
  const waiting = Math.max(0, ...rows.map((other) => other.id), ...settled.map((other) => other.id)) + 1;
  return stays.length > 0 ? [...settled, { id: waiting, tiles: stays }] : settled;
}

/** The tiles that were not on the table before: what the player laid from the rack. */
export function laidTiles(before: Rows, after: Rows): TileId[] {
  const lay = new Set(before.flatMap((row) => row.tiles));
  return after.flatMap((row) => row.tiles).filter((tile) => !lay.has(tile));
}

/** Tiles that lay on the table and now lie in another row. */
export function movedTiles(before: Rows, after: Rows): TileId[] {
  const was = new Map(before.flatMap((row) => row.tiles.map((tile) => [tile, row.id] as const)));
  return after.flatMap((row) => row.tiles.filter((tile) => was.has(tile) && was.get(tile) !== row.id));
}
