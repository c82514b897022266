// What a lifted tile points at: the row it would join and where in it, or an empty place on the felt.

import { cornerOf, type Scene, spotAt, TILE_HEIGHT } from "./camera";
import type { Goal, Rows } from "./draft";
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

/**
 * Aim at the felt. `rows` and `scene` are the table as it lies, without the room that is made for what is lifted:
 * so the aim depends on the place alone, not on the way there. `x` and `y` are the middle of what is lifted, in the
 * felt's content.
 */
export function aimAtFelt(rows: Rows, scene: Scene, lifted: ReadonlySet<TileId>, x: number, y: number): Aim {
  const { tile } = scene;
  let nearest: { aim: Aim; distance: number } | null = null;
  for (const row of rows) {
    const at = scene.placed.rows.get(row.id);
    if (!at || row.tiles.every((id) => lifted.has(id))) continue;
    const corner = cornerOf(scene, at);
    const dx = outside(x, corner.x, corner.x + row.tiles.length * tile);
    const dy = outside(y, corner.y, corner.y + tile * TILE_HEIGHT);
    if (dx > PULL_X * tile || dy > PULL_Y * tile) continue;
    const distance = Math.hypot(dx, dy);
    if (nearest && nearest.distance <= distance) continue;
    const index = row.tiles.filter((id, i) => !lifted.has(id) && corner.x + (i + 0.5) * tile < x).length;
    nearest = { aim: { goal: { on: "row", row: row.id, index } }, distance };
  }
  return nearest?.aim ?? { goal: { on: "felt" }, spot: spotAt(scene, x, y, lifted.size * 2) };
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
