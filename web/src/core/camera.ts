// How large the tiles on the felt are drawn, and what of the felt is in sight.

import type { RowId, Rows } from "./draft";
import { type Bounds, type Placed, place, type Spot } from "./felt";

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
export const ROW_PITCH = 1.74;

export function rowPitch(tile: number): number {
  return Math.round(tile * ROW_PITCH);
}

function boundsFor(window: Window, tile: number, longest: number): Bounds {
  const across = Math.max(Math.floor((window.width - tile * 0.5) / (tile / 2)), longest * 2);
  const fit = Math.max(1, Math.floor((window.height - tile * 0.2) / rowPitch(tile)));
  const top = -Math.floor((fit - 1) / 2);
  const left = -Math.floor(across / 2);
  return {
    left,
    right: left + across,
    top,
    bottom: window.scrolls ? Number.POSITIVE_INFINITY : top + fit - 1,
  };
}

/** Lay the table in the window: as large as fits, but no larger than `most` (a table does not grow in mid-turn). */
export function compose(
  rows: Rows,
  before: Placed,
  window: Window,
  most = Number.POSITIVE_INFINITY,
  wish?: { readonly row: RowId; readonly spot: Spot },
): Scene {
  const longest = Math.max(1, ...rows.map((row) => row.tiles.length));
  const smallest = window.sizes.at(-1) ?? 32;
  const sizes = window.sizes.filter((size) => size <= most);
  for (const tile of sizes.length > 0 ? sizes : [smallest]) {
    const bounds = boundsFor(window, tile, window.scrolls ? longest : 1);
    const placed = place(rows, before, bounds, wish);
    if (placed) return scene(placed, rows, window, tile, bounds);
  }
  // Even the smallest tiles do not fit the window: let it scroll.
  const bounds = boundsFor({ ...window, scrolls: true }, smallest, longest);
  const placed = place(rows, before, bounds, wish) ?? { rows: new Map(), tiles: new Map() };
  return scene(placed, rows, window, smallest, bounds);
}

function scene(placed: Placed, rows: Rows, window: Window, tile: number, bounds: Bounds): Scene {
  const pitch = rowPitch(tile);
  const used = rows.map((row) => placed.rows.get(row.id)?.row ?? 0);
  const fit = Math.max(1, Math.floor((window.height - tile * 0.2) / pitch));
  const top = Math.min(bounds.top, ...used);
  const bottom = Math.max(bounds.top + fit - 1, ...used);
  // One empty line below a table that scrolls, so that there is always felt to lay a new row on.
  const lines = bottom - top + 1 + (bottom - top + 1 > fit ? 1 : 0);
  const height = Math.max(window.height, lines * pitch);
  const spare = height - lines * pitch;
  const width = Math.max(window.width, ((bounds.right - bounds.left) * tile) / 2 + tile * 0.5);
  const middle = (bounds.left + bounds.right) / 2;
  return {
    placed,
    tile,
    originX: Math.round(width / 2 - (middle * tile) / 2),
    originY: Math.round(spare / 2 - top * pitch + (pitch - tile * TILE_HEIGHT) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The top left corner of a spot, from the top left of the felt's content. */
export function cornerOf(scene: Scene, spot: Spot): { x: number; y: number } {
  return {
    x: scene.originX + (spot.x * scene.tile) / 2,
    y: scene.originY + spot.row * rowPitch(scene.tile),
  };
}

/** The spot under a point of the felt's content, for something `width` half tiles wide, centred there. */
export function spotAt(scene: Scene, x: number, y: number, width: number): Spot {
  return {
    row: Math.round((y - scene.originY - (scene.tile * TILE_HEIGHT) / 2) / rowPitch(scene.tile)),
    x: Math.round(((x - scene.originX) * 2) / scene.tile - width / 2),
  };
}
