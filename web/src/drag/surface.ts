// The stage seen by a pointer: which part of it lies under a point, and what tiles there would be aimed at.

import { type Aim, aimAtFelt, aimAtRack } from "../core/aim";
import { TILE_HEIGHT } from "../core/camera";
import type { TileId } from "../core/tile";
import type { Turn } from "../live/turn";

export interface Surfaces {
  readonly felt: HTMLElement;
  readonly rack: HTMLElement;
}

/** The rack reaches a little beyond its wood, so that a tile need not be put down exactly. */
const RACK_REACH = 14;

function within(box: DOMRect, x: number, y: number, reach = 0): boolean {
  return x >= box.left - reach && x <= box.right + reach && y >= box.top - reach && y <= box.bottom + reach;
}

export function aimAt(
  turn: Turn,
  surfaces: Surfaces,
  tiles: readonly TileId[],
  x: number,
  y: number,
): Aim | null {
  const rackBox = surfaces.rack.getBoundingClientRect();
  const aim = within(rackBox, x, y, RACK_REACH)
    ? { goal: aimRack(turn, surfaces.rack, new Set(tiles), x, y) }
    : aimFelt(turn, surfaces.felt, new Set(tiles), x, y);
  return aim && turn.allows(tiles, aim) ? aim : null;
}

function aimRack(
  turn: Turn,
  rack: HTMLElement,
  lifted: ReadonlySet<TileId>,
  x: number,
  y: number,
): Aim["goal"] {
  const box = rack.getBoundingClientRect();
  const tile = Number(rack.dataset.tileWidth);
  const pitch = Number(rack.dataset.tierPitch);
  const perTier = Number(rack.dataset.perTier);
  const count = turn.rack.value.filter((id) => !lifted.has(id)).length;
  return aimAtRack(count, perTier, tile, pitch, x - box.left + rack.scrollLeft - tile / 2, y - box.top);
}

function aimFelt(
  turn: Turn,
  felt: HTMLElement,
  lifted: ReadonlySet<TileId>,
  x: number,
  y: number,
): Aim | null {
  const box = felt.getBoundingClientRect();
  if (!within(box, x, y)) return null;
  const lies = { rows: turn.rows.value, scene: turn.scene.value };
  const now = turn.held.value?.aim?.goal ?? null;
  return aimAtFelt(
    lies,
    turn.shown.value,
    now,
    lifted,
    x - box.left + felt.scrollLeft,
    y - box.top + felt.scrollTop,
  );
}

/** How far a lifted tile floats above a finger, so that it can be seen. */
export function floatAbove(tile: number): number {
  return tile * TILE_HEIGHT * 0.62;
}
