// The stage seen by a pointer: which part of it lies under a point, and what tiles there would be aimed at.

import { type Aim, aimAtFelt, aimAtRack } from "../core/aim";
import { TILE_HEIGHT } from "../core/camera";
import type { TileId } from "../core/tile";
import type { Turn } from "../live/turn";

export interface Surfaces {
  readonly felt: HTMLElement;
  readonly rack: HTMLElement;
}

/** Where they are seen, and how far they are scrolled. */
interface Measured {
  readonly box: DOMRect;
  readonly left: number;
  readonly top: number;
}
export interface Places {
  readonly felt: Measured;
  readonly rack: Measured & { readonly tile: number; readonly pitch: number; readonly perTier: number };
}

/** Asking the page costs it a frame while tiles are moving: who drags asks once. */
export function measure({ felt, rack }: Surfaces): Places {
  const of = (element: HTMLElement): Measured => ({
    box: element.getBoundingClientRect(),
    left: element.scrollLeft,
    top: element.scrollTop,
  });
  const { tileWidth, tierPitch, perTier } = rack.dataset;
  return {
    felt: of(felt),
    rack: { ...of(rack), tile: Number(tileWidth), pitch: Number(tierPitch), perTier: Number(perTier) },
  };
}

/** The rack reaches a little beyond its wood, so that a tile need not be put down exactly. */
const RACK_REACH = 14;

function within(box: DOMRect, x: number, y: number, reach = 0): boolean {
  return x >= box.left - reach && x <= box.right + reach && y >= box.top - reach && y <= box.bottom + reach;
}

export function aimAt(
  turn: Turn,
  places: Places,
  tiles: readonly TileId[],
  x: number,
  y: number,
): Aim | null {
  const aim = within(places.rack.box, x, y, RACK_REACH)
    ? { goal: aimRack(turn, places.rack, new Set(tiles), x, y) }
    : aimFelt(turn, places.felt, new Set(tiles), x, y);
  return aim && turn.allows(tiles, aim) ? aim : null;
}

function aimRack(
  turn: Turn,
  { box, left, tile, pitch, perTier }: Places["rack"],
  lifted: ReadonlySet<TileId>,
  x: number,
  y: number,
): Aim["goal"] {
  const count = turn.rack.value.filter((id) => !lifted.has(id)).length;
  return aimAtRack(count, perTier, tile, pitch, x - box.left + left - tile / 2, y - box.top);
}

function aimFelt(
  turn: Turn,
  { box, left, top }: Places["felt"],
  lifted: ReadonlySet<TileId>,
  x: number,
  y: number,
): Aim | null {
  if (!within(box, x, y)) return null;
  const lies = { rows: turn.rows.value, scene: turn.scene.value };
  const now = turn.held.value?.aim?.goal ?? null;
  return aimAtFelt(lies, turn.shown.value, now, lifted, x - box.left + left, y - box.top + top);
}

/** How far a lifted tile floats above a finger, so that it can be seen. */
export function floatAbove(tile: number): number {
  return tile * TILE_HEIGHT * 0.62;
}
