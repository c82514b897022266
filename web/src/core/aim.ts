// What a lifted tile points at: the row it would join and where in it, or an empty place on the felt.

import { cornerOf, type Scene, spotAt, TILE_HEIGHT } from "./camera";
import type { Goal, RowId, Rows } from "./draft";
import type { Spot } from "./felt";
import type { TileId } from "./tile";

export interface Aim {
  readonly goal: Goal;
  /** Where a row of its own would lie. */
  readonly spot?: Spot;
}

/** How far a row pulls, in tile widths: more to the sides, where tiles are joined on. */
const PULL_X = 0.55;
const PULL_Y = 0.28;

/** The table as it lies, or as it is shown with room made for what is lifted. */
export interface Lying {
  readonly rows: Rows;
  readonly scene: Scene;
}

/**
 * Aim at the felt. Where in a row depends on the table as it `lies`, without the room that is made for what is
 * lifted: so it depends on the place alone, not on the way there. But the row aimed at `now` holds on as far as it
 * is `shown`, with that room. `x` and `y` are the middle of what is lifted, in the felt's content.
 */
export function aimAtFelt(
  lies: Lying,
  shown: Lying,
  now: Goal | null,
  lifted: ReadonlySet<TileId>,
  x: number,
  y: number,
): Aim {
  let nearest: { aim: Aim; distance: number } | null = null;
  for (const row of lies.rows) {
    const box = boxOf(lies, row.id);
    if (!box || row.tiles.every((id) => lifted.has(id))) continue;
    const holds = now?.on === "row" && now.row === row.id && isOn(boxOf(shown, row.id), x, y);
    const dx = outside(x, box.left, box.right);
    const dy = outside(y, box.top, box.bottom);
    if (!holds && (dx > PULL_X * box.tile || dy > PULL_Y * box.tile)) continue;
    const distance = holds ? -1 : Math.hypot(dx, dy);
    if (nearest && nearest.distance <= distance) continue;
    const index = row.tiles.filter((id, i) => !lifted.has(id) && box.left + (i + 0.5) * box.tile < x).length;
    nearest = { aim: { goal: { on: "row", row: row.id, index } }, distance };
  }
  return nearest?.aim ?? { goal: { on: "felt" }, spot: spotAt(lies.scene, x, y, lifted.size * 2) };
}

interface RowBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly tile: number;
}

function boxOf({ rows, scene }: Lying, id: RowId): RowBox | null {
  const row = rows.find((one) => one.id === id);
  const at = scene.placed.rows.get(id);
  if (!row || !at) return null;
  const { x, y } = cornerOf(scene, at);
  const { tile } = scene;
  return { left: x, right: x + row.tiles.length * tile, top: y, bottom: y + tile * TILE_HEIGHT, tile };
}

function isOn(box: RowBox | null, x: number, y: number): boolean {
  return box !== null && outside(x, box.left, box.right) === 0 && outside(y, box.top, box.bottom) === 0;
}

function outside(value: number, from: number, to: number): number {
  return value < from ? from - value : value > to ? value - to : 0;
}

/** Aim at the rack: before which of its remaining tiles. */
export function aimAtRack(
  count: number,
  perTier: number,
  tile: number,
  pitchY: number,
  x: number,
  y: number,
): Goal {
  const tier = Math.max(0, Math.floor(y / pitchY));
  const column = Math.max(0, Math.min(perTier, Math.round(x / tile)));
  return { on: "rack", index: Math.min(count, tier * perTier + column) };
}

export function sameAim(a: Aim | null, b: Aim | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.spot?.row !== b.spot?.row || a.spot?.x !== b.spot?.x) return false;
  if (a.goal.on === "row" && b.goal.on === "row")
    return a.goal.row === b.goal.row && a.goal.index === b.goal.index;
  if (a.goal.on === "rack" && b.goal.on === "rack") return a.goal.index === b.goal.index;
  return a.goal.on === b.goal.on;
}
