// Where rows lie on the felt. Rows keep their place as long as they can: a table that rearranges itself while one
// looks for a set is of no use. Distances are in half tiles (x) and rows of tiles (row), both counted from the middle
// of the table, so that a table that outgrows its window can be shown smaller without anything changing places.

import type { Row, RowId, Rows } from "./draft";
import type { TileId } from "./tile";

export interface Spot {
  readonly row: number;
  readonly x: number;
}
/** The part of the felt that may be used. `bottom` is Infinity where the table scrolls. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** New rows go to the middle of a wide table; a narrow one fills from the top left, so that two fit in a line. */
  readonly fills: "middle" | "corner";
}
export interface Placed {
  readonly rows: ReadonlyMap<RowId, Spot>;
  readonly tiles: ReadonlyMap<TileId, Spot>;
}
export const NOTHING_PLACED: Placed = { rows: new Map(), tiles: new Map() };

/** Half a tile of felt between two rows that lie side by side. */
const GAP = 1;

interface Claim {
  readonly row: Row;
  readonly width: number;
  readonly want: Spot | null;
  /** Whether the row is what it was: then it does not yield to one that changed. */
  readonly quiet: boolean;
}
interface Laid {
  readonly claim: Claim;
  x: number;
}

/**
 * Find a place for every row. `before` says where the tiles lay; `wish` where a new row was put down.
 * Null when the bounds are too small.
 */
export function place(
  rows: Rows,
  before: Placed,
  bounds: Bounds,
  wish?: { readonly row: RowId; readonly spot: Spot },
): Placed | null {
  // A row longer than a narrow table takes a line for itself and sticks out: the table scrolls sideways for it.
  const across = bounds.right - bounds.left;
  const most = bounds.fills === "corner" ? across : Number.POSITIVE_INFINITY;
  const claims = rows.map((row) => claim(row, before, most, wish?.row === row.id ? wish.spot : undefined));
  if (claims.some((c) => c.width > across)) return null;
  const lines = new Map<number, Laid[]>();
  const homeless: Claim[] = [];
  for (const c of claims) {
    if (!c.want || c.want.row < bounds.top || c.want.row > bounds.bottom) homeless.push(c);
    else lineAt(lines, c.want.row).push({ claim: c, x: clamp(c.want.x, bounds, c.width) });
  }
  for (const line of lines.values()) homeless.push(...makeRoom(line, bounds));
  homeless.sort((a, b) => Number(b.want !== null) - Number(a.want !== null));
  for (const c of homeless) {
    const spot = freeSpot(lines, c, bounds);
    if (!spot) return null;
    const line = lineAt(lines, spot.row);
    line.push({ claim: c, x: spot.x });
    line.sort((a, b) => a.x - b.x);
  }
  return write(lines);
}

function claim(row: Row, before: Placed, most: number, wish: Spot | undefined): Claim {
  const width = Math.min(row.tiles.length * 2, most);
  const votes = new Map<string, { spot: Spot; count: number }>();
  row.tiles.forEach((tile, i) => {
    const was = before.tiles.get(tile);
    if (!was) return;
    const spot = { row: was.row, x: was.x - 2 * i };
    const key = `${spot.row}:${spot.x}`;
    votes.set(key, { spot, count: (votes.get(key)?.count ?? 0) + 1 });
  });
  const best = [...votes.values()].reduce<{ spot: Spot; count: number } | null>(
    (a, b) => (a && a.count >= b.count ? a : b),
    null,
  );
  const here = before.rows.get(row.id);
  const quiet =
    wish === undefined &&
    best?.count === row.tiles.length &&
    here !== undefined &&
    here.row === best.spot.row &&
    here.x === best.spot.x;
  return { row, width, want: wish ?? best?.spot ?? null, quiet };
}

/** Push the rows of one line apart with as little movement as will do; gives back those that find no room. */
function makeRoom(line: Laid[], bounds: Bounds): Claim[] {
  const evicted: Claim[] = [];
  line.sort((a, b) => a.x - b.x || a.claim.row.id - b.claim.row.id);
  const needed = () => line.reduce((sum, laid) => sum + laid.claim.width + GAP, -GAP);
  while (needed() > bounds.right - bounds.left) {
    const at = line.findLastIndex((laid) => laid.claim.quiet);
    const [out] = line.splice(at < 0 ? line.length - 1 : at, 1);
    if (out) evicted.push(out.claim);
  }
  let edge = bounds.left;
  for (const laid of line) {
    laid.x = Math.max(laid.x, edge);
    edge = laid.x + laid.claim.width + GAP;
  }
  edge = bounds.right;
  for (const laid of line.toReversed()) {
    laid.x = Math.min(laid.x, edge - laid.claim.width);
    edge = laid.x - GAP;
  }
  return evicted;
}

/** The free spot nearest to where the row wants to be, or to the middle of the table. */
function freeSpot(lines: ReadonlyMap<number, readonly Laid[]>, c: Claim, bounds: Bounds): Spot | null {
  const corner = { row: bounds.top, x: bounds.left };
  const want = c.want ?? (bounds.fills === "corner" ? corner : { row: 0, x: -Math.floor(c.width / 2) });
  const lowest = Math.max(0, ...lines.keys()) + 1;
  const bottom = Math.min(bounds.bottom, Math.max(lowest, want.row));
  const height = Math.min(bounds.bottom, bottom) - bounds.top + 1;
  const across = bounds.right - bounds.left;
  const slope = bounds.fills === "corner" ? across : across / Math.max(height, 1);
  let best: { spot: Spot; cost: number } | null = null;
  for (let row = bounds.top; row <= bottom; row++) {
    for (const [from, to] of openings(lines.get(row) ?? [], bounds)) {
      if (to - from < c.width) continue;
      const near = Math.min(Math.max(want.x, from), to - c.width);
      const x = bounds.fills === "middle" ? tidy(near, from, to - c.width) : near;
      const cost = Math.abs(row - want.row) * slope + Math.abs(x - want.x);
      if (!best || cost < best.cost) best = { spot: { row, x }, cost };
    }
  }
  return best?.spot ?? null;
}

/** Whole tiles from the middle where that fits: rows below each other then stand in columns. */
function tidy(x: number, from: number, to: number): number {
  if (x % 2 === 0) return x;
  return x + 1 <= to ? x + 1 : x - 1 >= from ? x - 1 : x;
}

function openings(line: readonly Laid[], bounds: Bounds): [number, number][] {
  const open: [number, number][] = [];
  let from = bounds.left;
  for (const laid of line) {
    open.push([from, laid.x - GAP]);
    from = laid.x + laid.claim.width + GAP;
  }
  open.push([from, bounds.right]);
  return open;
}

function clamp(x: number, bounds: Bounds, width: number): number {
  return Math.max(bounds.left, Math.min(x, bounds.right - width));
}

function lineAt(lines: Map<number, Laid[]>, row: number): Laid[] {
  const line = lines.get(row) ?? [];
  lines.set(row, line);
  return line;
}

function write(lines: ReadonlyMap<number, readonly Laid[]>): Placed {
  const rows = new Map<RowId, Spot>();
  const tiles = new Map<TileId, Spot>();
  for (const [row, line] of lines) {
    for (const laid of line) {
      rows.set(laid.claim.row.id, { row, x: laid.x });
      laid.claim.row.tiles.forEach((tile, i) => {
        tiles.set(tile, { row, x: laid.x + 2 * i });
      });
    }
  }
  return { rows, tiles };
}
