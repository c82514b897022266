// The rack keeps the player's own order: through turns, reloads and draws. The order also holds tiles that lie on
// the table this turn, so that a tile taken back stands where it stood.

import type { Face, Faces, TileId } from "./tile";

/** Put tiles before the `index`-th tile of what is seen of the rack. */
export function reorder(
  order: readonly TileId[],
  seen: readonly TileId[],
  tiles: readonly TileId[],
  index: number,
): TileId[] {
  const moving = new Set(tiles);
  const rest = order.filter((tile) => !moving.has(tile));
  const seenRest = seen.filter((tile) => !moving.has(tile));
  const before = seenRest[index];
  const at = before === undefined ? endOf(rest, seenRest) : rest.indexOf(before);
  return [...rest.slice(0, at), ...tiles, ...rest.slice(at)];
}

function endOf(rest: readonly TileId[], seen: readonly TileId[]): number {
  const last = seen.at(-1);
  return last === undefined ? rest.length : rest.indexOf(last) + 1;
}

/** Keep the old order for tiles that are still there; new tiles come last. */
export function keepOrder(order: readonly TileId[], rack: readonly TileId[]): TileId[] {
  const here = new Set(rack);
  const kept = order.filter((tile) => here.has(tile));
  const known = new Set(kept);
  return [...kept, ...rack.filter((tile) => !known.has(tile))];
}

/** The same, from an order that was written down as faces (a reload forgets identities). */
export function recallOrder(written: readonly Face[], rack: readonly TileId[], faces: Faces): TileId[] {
  const left = [...rack];
  const recalled: TileId[] = [];
  for (const face of written) {
    const at = left.findIndex((tile) => faces.get(tile) === face);
    if (at >= 0) recalled.push(...left.splice(at, 1));
  }
  return [...recalled, ...left];
}

/** The order with those first that are still seen on the rack: of two twins, the one that stands where it is seen. */
export function seenFirst(order: readonly TileId[], seen: readonly Face[], faces: Faces): TileId[] {
  const stay: TileId[] = [];
  const laid: TileId[] = [];
  for (const tile of order) (faces.get(tile) === seen[stay.length] ? stay : laid).push(tile);
  return [...stay, ...laid];
}

/** The rack of a word game: seven tiles, and one that was drawn. */
const ONE_TIER = 8;

/** How many tiles stand in each tier: one tier where the screen is low or all fit in it, else two, balanced. */
export function tiers(count: number, fit: number, most: 1 | 2): { perTier: number; tiers: number } {
  if (most === 1) return { perTier: Math.max(count, 1), tiers: 1 };
  if (count <= Math.min(ONE_TIER, fit)) return { perTier: Math.min(ONE_TIER, fit), tiers: 1 };
  const half = Math.ceil(count / 2);
  return { perTier: Math.max(half, Math.min(7, fit)), tiers: 2 };
}
