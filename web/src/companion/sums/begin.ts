// Who begins, drawn and judged on this device.

import { randomBelow } from "../../core/chance";
import type { Begins, Sums } from "../../core/wire";

/** By the tiles that the players drew; empty: does not draw. Null: something is no tile of this box. */
export function whoBegins({ tiles }: Sums, drawn: readonly string[]): Begins | null {
  const said = drawn.flatMap((text, seat) =>
    text.trim() ? [{ seat, sign: text.trim().toUpperCase() }] : [],
  );
  const known = said.map(({ seat, sign }) => ({ seat, tile: tiles[sign === "?" ? "@" : sign] }));
  if (known.some(({ tile }) => tile === undefined)) return null;
  const ranks = known.map(({ seat, tile }) => ({ seat, rank: tile?.begins ?? null }));
  const jokers = ranks.filter(({ rank }) => rank === null).map(({ seat }) => seat);
  // The others keep what they drew until the jokers are gone.
  if (jokers.length > 0 || ranks.length === 0) return { first: null, again: jokers, drawn: [] };
  const highest = Math.max(...ranks.map(({ rank }) => rank ?? 0));
  const tied = ranks.filter(({ rank }) => rank === highest).map(({ seat }) => seat);
  const [first = null] = tied;
  return tied.length === 1 ? { first, again: [], drawn: [] } : { first: null, again: tied, drawn: [] };
}

/** Everybody draws one; jokers are put back, and who ties draws again. */
export function drawToBegin(sums: Sums, seats: number): Begins {
  const box = Object.entries(sums.tiles).flatMap(([sign, { count }]) => Array<string>(count).fill(sign));
  const all: { seat: number; tile: string }[] = [];
  let asked = Array.from({ length: seats }, (_, seat) => seat);
  for (;;) {
    const hand = new Map<number, number>();
    for (const seat of asked) {
      let rank: number | null = null;
      while (rank === null) {
        const [tile = ""] = box.splice(randomBelow(box.length), 1);
        all.push({ seat, tile });
        rank = sums.tiles[tile]?.begins ?? null;
      }
      hand.set(seat, rank);
    }
    const highest = Math.max(...hand.values());
    asked = asked.filter((seat) => hand.get(seat) === highest);
    const [first = 0] = asked;
    if (asked.length === 1 || box.length < 2 * seats) return { first, again: [], drawn: all };
  }
}
