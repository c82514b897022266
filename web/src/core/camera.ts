// How large the tiles on the felt are drawn, and what of the felt is in sight.

import type { Row, RowId, Rows } from "./draft";
import { type Bounds, NOTHING_PLACED, type Placed, place, type Spot } from "./felt";

/** The window on the felt, in CSS pixels. */
export interface Window {
  readonly width: number;
  readonly height: number;
  /** Tile widths to try, the largest first. */
  readonly sizes: readonly number[];
  /** Whether the table may be longer than the window (phones scroll; desktops show less large tiles). */
  readonly scrolls: boolean;
}
export interface Scene {
  readonly placed: Placed;
  /** Width of a tile on the felt, in CSS pixels. */
  readonly tile: number;
  /** Where the middle of the table (x 0 of row 0) lies, from the top left of the felt's content. */
  readonly originX: number;
  readonly originY: number;
  /** The size of the felt's content: that of the window unless it scrolls. */
  readonly width: number;
  readonly height: number;
}

export const TILE_HEIGHT = 1.32;
/** From the top of one row of tiles to the next, in tile widths. */
export const ROW_PITCH = 1.67;

export function rowPitch(tile: number): number {
  return Math.round(tile * ROW_PITCH);
}

function linesThatFit(window: Window, tile: number): number {
  return Math.max(1, Math.floor((window.height - tile * 0.2) / rowPitch(tile)));
}

/** How many half tiles lie side by side. */
function acrossOf(window: Window, tile: number): number {
  return Math.max(6, Math.floor((window.width - tile * 0.4) / (tile / 2)));
}

function boundsFor(window: Window, tile: number): Bounds {
  const across = acrossOf(window, tile);
  const fit = linesThatFit(window, tile);
  const left = -Math.floor(across / 2);
  const top = window.scrolls ? 0 : -Math.floor((fit - 1) / 2);
  return {
    left,
    right: left + across,
    top,
    bottom: window.scrolls ? Number.POSITIVE_INFINITY : top + fit - 1,
    fills: window.scrolls ? "corner" : "middle",
  };
}

/** A set of middling length that is not there yet: there is always felt to lay it on. */
const NEXT_ROW: Row = { id: -1, tiles: [-1, -2, -3, -4, -5] };

/**
 * Lay the table as large as leaves room for one more row. Where even the smallest tiles leave none, as large as fits.
 */
export function composeWithRoom(
  rows: Rows,
  before: Placed,
  window: Window,
  most = Number.POSITIVE_INFINITY,
  wish?: { readonly row: RowId; readonly spot: Spot },
): Scene {
  for (const tile of window.scrolls ? [] : window.sizes.filter((size) => size <= most)) {
    const bounds = boundsFor(window, tile);
    const placed = place(rows, before, bounds, wish);
    if (placed && place([...rows, NEXT_ROW], placed, bounds))
      return scene(placed, rows, window, tile, bounds);
  }
  return compose(rows, before, window, most, wish);
}

/** Lay the table in the window: as large as fits, but no larger than `most` (a table does not grow in mid-turn). */
export function compose(
  rows: Rows,
  before: Placed,
  window: Window,
  most = Number.POSITIVE_INFINITY,
  wish?: { readonly row: RowId; readonly spot: Spot },
): Scene {
  const smallest = window.sizes.at(-1) ?? 32;
  const longest = Math.max(0, ...rows.map((row) => row.tiles.length));
  const sizes = window.sizes.filter((size) => size <= most && longest * 2 <= acrossOf(window, size));
  for (const tile of sizes.length > 0 ? sizes : [smallest]) {
    const bounds = boundsFor(window, tile);
    const placed = place(rows, before, bounds, wish);
    if (placed) return scene(placed, rows, window, tile, bounds);
  }
  // Even the smallest tiles do not fit the window: let it scroll.
  const bounds = boundsFor({ ...window, scrolls: true }, smallest);
  const placed = place(rows, before, bounds, wish) ?? NOTHING_PLACED;
  return scene(placed, rows, window, smallest, bounds);
}

function scene(placed: Placed, rows: Rows, window: Window, tile: number, bounds: Bounds): Scene {
  const pitch = rowPitch(tile);
  const spots = rows.map((row) => ({ ...(placed.rows.get(row.id) ?? ORIGIN), length: row.tiles.length }));
  const fit = linesThatFit(window, tile);
  const top = Math.min(bounds.top, ...spots.map((spot) => spot.row));
  const lowest = Math.max(bounds.top - 1, ...spots.map((spot) => spot.row));
  const right = Math.max(bounds.right, ...spots.map((spot) => spot.x + spot.length * 2));
  // One empty line below a table that scrolls, so that there is always felt to lay a new row on.
  const lines = Math.max(fit, lowest - top + (window.scrolls ? 2 : 1));
  const height = Math.max(window.height, lines * pitch);
  const spare = window.scrolls ? 0 : height - lines * pitch;
  const width = Math.max(window.width, ((right - bounds.left + 1) * tile) / 2);
  return {
    placed,
    tile,
    originX: Math.round((width - ((bounds.left + right) * tile) / 2) / 2),
    // A table that scrolls hangs from its top: were it centred, room made for a tile in hand would move it all.
    originY: Math.round(spare / 2 - top * pitch + (pitch - tile * TILE_HEIGHT) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}
const ORIGIN: Spot = { row: 0, x: 0 };

/** The top left corner of a spot, from the top left of the felt's content. */
export function cornerOf(scene: Scene, spot: Spot): { x: number; y: number } {
  return {
    x: scene.originX + (spot.x * scene.tile) / 2,
    y: scene.originY + spot.row * rowPitch(scene.tile),
  };
}

/** The spot under a point of the felt's content, for something `width` half tiles wide, centred there. */
export function spotAt(scene: Scene, x: number, y: number, width: number): Spot {
  const pitch = rowPitch(scene.tile);
  const last = Math.floor((scene.height - scene.originY) / pitch - 0.5);
  return {
    row: Math.min(last, Math.round((y - scene.originY - (scene.tile * TILE_HEIGHT) / 2) / pitch)),
    x: Math.round(((x - scene.originX) * 2) / scene.tile - width / 2),
  };
}
