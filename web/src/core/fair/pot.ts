// Where every tile is: the pot, the racks, and what lies on the table as far as tiles come back from it. Each step gives
// a new state, so that a play that is taken back is the state before it.

import type { Box } from "./box";
import { shuffled } from "./shuffle";

export interface Tiles {
  readonly shuffles: number;
  readonly piles: readonly (readonly string[])[];
  readonly racks: readonly (readonly string[])[];
  /** How many tiles each rack has taken from the pot since the deal; the newest stand last. */
  readonly drawn: readonly number[];
  /** What lies there; of a crossword nothing is kept. */
  readonly table: readonly string[];
  readonly turn: number;
  readonly resigned: readonly boolean[];
  readonly skips: readonly number[];
  /** Tiles that the seat to move still takes from an open pot. */
  readonly owed: number;
  readonly pending: Pending | null;
  /** Lines of the public log so far. */
  readonly turns: number;
}

export interface Pending {
  readonly seat: number;
  readonly before: Tiles;
  readonly accepted: readonly number[];
}

const OPEN_PILES = 4;

export function pilesOf(box: Box, pot: readonly string[]): string[][] {
  if (!box.openPot) return [[...pot]];
  return Array.from({ length: OPEN_PILES }, (_, pile) => pot.filter((_tile, at) => at % OPEN_PILES === pile));
}

export const potOf = (tiles: Tiles) => tiles.piles.reduce((sum, pile) => sum + pile.length, 0);

export function changed<T>(values: readonly T[], at: number, value: T): T[] {
  return values.map((old, index) => (index === at ? value : old));
}

/** Up to so many tiles from the end of a pile to a rack. */
export function draw(tiles: Tiles, seat: number, count: number, pile = 0): Tiles {
  const from = tiles.piles[pile] ?? [];
  const left = Math.max(0, from.length - Math.max(0, count));
  const rack = [...(tiles.racks[seat] ?? []), ...from.slice(left).reverse()];
  return {
    ...tiles,
    drawn: changed(tiles.drawn, seat, (tiles.drawn[seat] ?? 0) + from.length - left),
    piles: changed(tiles.piles, pile, from.slice(0, left)),
    racks: changed(tiles.racks, seat, rack),
  };
}

/** The same where nobody chooses: each from the first of the fullest piles. */
export function drawAny(tiles: Tiles, seat: number, count: number): Tiles {
  let now = tiles;
  for (let drawn = 0; drawn < count && potOf(now) > 0; drawn++) {
    const sizes = now.piles.map((pile) => pile.length);
    now = draw(now, seat, 1, sizes.indexOf(Math.max(...sizes)));
  }
  return now;
}

/** Tiles go back, and the pot is shuffled again. */
export function toPot(tiles: Tiles, back: readonly string[], key: Uint8Array): Tiles {
  const mixed = shuffled([...(tiles.piles[0] ?? []), ...back], key, tiles.shuffles);
  return { ...tiles, piles: changed(tiles.piles, 0, mixed), shuffles: tiles.shuffles + 1 };
}

/** The tiles without some of them; null where one is not there. */
export function without(tiles: readonly string[], gone: readonly string[]): string[] | null {
  const left = [...tiles];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The turn goes on clockwise, over those who resigned or lose a turn. */
export function nextSeat(tiles: Tiles): Tiles {
  const seats = tiles.racks.length;
  let { turn, skips } = tiles;
  for (let step = 0; step < 2 * seats; step++) {
    turn = (turn + 1) % seats;
    if (tiles.resigned[turn]) continue;
    const lost = skips[turn] ?? 0;
    if (lost === 0) break;
    skips = changed(skips, turn, lost - 1);
  }
  return { ...tiles, turn, skips };
}
