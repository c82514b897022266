// The wire says which faces lie where; the page must know which tile went where, to show it moving. This file
// carries the identities of tiles and rows over from one view to the next.

import type { Row, RowId, Rows } from "./draft";
import type { Face, Faces, TileId } from "./tile";

export interface Known {
  readonly faces: Faces;
  readonly rows: Rows;
  readonly rack: readonly TileId[];
}
export const NOTHING_KNOWN: Known = { faces: new Map(), rows: [], rack: [] };

interface Slot {
  readonly face: Face;
  tile: TileId | null;
}

/** Name the tiles of a table and a rack so that as few as possible seem to have moved since `before`. */
export function nameTiles(before: Known, table: readonly (readonly Face[])[], rack: readonly Face[]): Known {
  const faces = new Map(before.faces);
  const old = before.rows.map((row) => ({ id: row.id, left: [...row.tiles] }));
  const slots = table.map((row) => row.map((face): Slot => ({ face, tile: null })));
  const rowIds = new Map<number, RowId>();

  const take = (from: TileId[], face: Face): TileId | null => {
    const at = from.findIndex((tile) => faces.get(tile) === face);
    return at < 0 ? null : (from.splice(at, 1)[0] ?? null);
  };

  for (const { row, source } of bestPairs(table, before)) {
    const from = old[source];
    const to = slots[row];
    if (!from || !to) continue;
    keepInOrder(to, from.left, faces);
    for (const slot of to) slot.tile ??= take(from.left, slot.face);
    const taken = to.some((slot) => slot.tile !== null && before.rows[source]?.tiles.includes(slot.tile));
    if (taken && !rowIds.has(row) && ![...rowIds.values()].includes(from.id)) rowIds.set(row, from.id);
  }

  let nextTile = [...faces.keys()].reduce((highest, id) => Math.max(highest, id), 0) + 1;
  const fresh = (face: Face): TileId => {
    faces.set(nextTile, face);
    return nextTile++;
  };
  const gone = leavers(before, rack);
  for (const slot of slots.flat()) slot.tile ??= take(gone, slot.face) ?? fresh(slot.face);
  const laid = new Set(slots.flat().map((slot) => slot.tile));
  const spareRack = before.rack.filter((tile) => !laid.has(tile));
  const spareTable = old.flatMap((row) => row.left);
  const named = rack.map((face) => take(spareRack, face) ?? take(spareTable, face) ?? fresh(face));

  let nextRow = before.rows.reduce((highest, row) => Math.max(highest, row.id), 0) + 1;
  const rows = slots.map(
    (row, i): Row => ({
      id: rowIds.get(i) ?? nextRow++,
      tiles: row.map((slot) => slot.tile ?? fresh(slot.face)),
    }),
  );
  return { faces: keepFaces(faces, rows, named), rows, rack: named };
}

/** The longest stretch of tiles that can stay in the order in which they lay: HER goes before KENNEN, not into it. */
function keepInOrder(to: readonly Slot[], left: TileId[], faces: Faces): void {
  const open = to.filter((slot) => slot.tile === null);
  const lay = [...left];
  const fits = (i: number, j: number) => open[i]?.face === faces.get(lay[j] ?? -1);
  // longest[i][j]: how many can stay of the slots from i on and the tiles from j on.
  const longest = Array.from({ length: open.length + 1 }, () => new Array<number>(lay.length + 1).fill(0));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = open.length - 1; i >= 0; i--)
    for (let j = lay.length - 1; j >= 0; j--) {
      const row = longest[i];
      if (row) row[j] = fits(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  for (let i = 0, j = 0; i < open.length && j < lay.length; ) {
    const slot = open[i];
    const tile = lay[j];
    if (slot && tile !== undefined && fits(i, j)) {
      slot.tile = tile;
      left.splice(left.indexOf(tile), 1);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
}

/** Tiles that left the rack: more of a face were there than are now. A twin that somebody else lays is not mine. */
function leavers(before: Known, rack: readonly Face[]): TileId[] {
  const stay = [...rack];
  return before.rack.toReversed().filter((tile) => {
    const at = stay.indexOf(before.faces.get(tile) ?? "");
    if (at >= 0) stay.splice(at, 1);
    return at < 0;
  });
}

function keepFaces(faces: Faces, rows: Rows, rack: readonly TileId[]): Faces {
  const here = [...rows.flatMap((row) => row.tiles), ...rack];
  return new Map(here.map((tile) => [tile, faces.get(tile) ?? ""]));
}

/** Pairs of a new row and an old one, those that share most first: equal rows, then the largest overlap. */
function bestPairs(table: readonly (readonly Face[])[], before: Known): { row: number; source: number }[] {
  const pairs: { row: number; source: number; shared: number }[] = [];
  const old = before.rows.map((row) => row.tiles.map((tile) => before.faces.get(tile) ?? ""));
  table.forEach((faces, row) => {
    old.forEach((oldFaces, source) => {
      const shared = overlap(faces, oldFaces);
      const equal = shared === faces.length && shared === oldFaces.length;
      if (shared > 0) pairs.push({ row, source, shared: equal ? shared + 1000 : shared });
    });
  });
  return pairs.sort((a, b) => b.shared - a.shared || a.row - b.row || a.source - b.source);
}

function overlap(a: readonly Face[], b: readonly Face[]): number {
  const left = [...b];
  let count = 0;
  for (const face of a) {
    const at = left.indexOf(face);
    if (at < 0) continue;
    left.splice(at, 1);
    count++;
  }
  return count;
}
