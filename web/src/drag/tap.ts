// Tap to pick up, tap where it goes. Also what a screen reader's "activate" does.

import { rowOf } from "../core/draft";
import type { TileId } from "../core/tile";
import { knock } from "../live/sounds";
import type { Turn } from "../live/turn";
import { aimAt, type Surfaces } from "./surface";

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

/** All tiles from the last chosen one of this row up to this one, or the whole row. */
export function chooseRow(turn: Turn, tile: TileId): void {
  const row = rowOf(turn.rows.value, tile);
  if (row && turn.open.value) choose(turn, row.tiles);
}

/** A place is tapped: what is chosen goes there. */
export function tapPlace(turn: Turn, surfaces: Surfaces, tap: Tap): boolean {
  const tiles = hand(turn);
  if (tiles.length === 0) return false;
  const aim = aimAt(turn, surfaces, tiles, tap.x, tap.y);
  if (!aim || !turn.put(tiles, aim)) return false;
  knock();
  return true;
}
