// Tap to pick up, tap where it goes. Also what a screen reader's "activate" does.

import { rowOf } from "../core/draft";
import type { TileId } from "../core/tile";
import { knock } from "../live/sounds";
import type { Turn } from "../live/turn";
import { aimAt, measure, type Surfaces } from "./surface";

export interface Tap {
  readonly x: number;
  readonly y: number;
  /** Add to what is chosen, whatever it is (Shift, Ctrl or Command held). */
  readonly adding: boolean;
}

/** What is chosen, in the order in which it was: so it is laid down. */
function hand(turn: Turn): TileId[] {
  return [...turn.chosen.value];
}

function choose(turn: Turn, tiles: Iterable<TileId>): void {
  turn.chosen.value = new Set(tiles);
}

/** A tile is tapped: chosen, let go, or the place where the chosen ones go. */
export function tapTile(turn: Turn, surfaces: Surfaces, tile: TileId, tap: Tap): void {
  const chosen = turn.chosen.value;
  if (chosen.has(tile)) {
    choose(
      turn,
      [...chosen].filter((one) => one !== tile),
    );
    return;
  }
  const row = rowOf(turn.rows.value, tile);
  const joins = row !== undefined && chosen.size > 0 && !row.tiles.some((one) => chosen.has(one));
  if (joins && !tap.adding) {
    tapPlace(turn, surfaces, tap);
    return;
  }
  if (row && !turn.open.value) return;
  choose(turn, [...chosen, tile]);
}

/** A place is tapped: what is chosen goes there. */
export function tapPlace(turn: Turn, surfaces: Surfaces, tap: Tap): boolean {
  const tiles = hand(turn);
  if (tiles.length === 0) return false;
  const aim = aimAt(turn, measure(surfaces), tiles, tap.x, tap.y);
  if (!aim || !turn.put(tiles, aim)) return false;
  knock();
  return true;
}

const DOUBLE_MS = 350;

/** What taps do, one after another: twice on a tile of the table takes its whole row. */
export function createTaps(
  turn: Turn,
  surfaces: () => Surfaces | null,
): (tile: TileId | null, tap: Tap) => void {
  let last: { tile: TileId | null; at: number } = { tile: null, at: 0 };
  return (tile, tap) => {
    const here = surfaces();
    if (!here) return;
    const now = performance.now();
    const twice = tile !== null && last.tile === tile && now - last.at < DOUBLE_MS;
    last = { tile, at: now };
    const row = tile === null ? undefined : rowOf(turn.rows.value, tile);
    if (twice && row && turn.open.value) choose(turn, row.tiles);
    else if (tile !== null) tapTile(turn, here, tile, tap);
    else if (!tapPlace(turn, here, tap)) choose(turn, []);
  };
}
