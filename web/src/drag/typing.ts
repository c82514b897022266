// A word typed on the keyboard gathers its tiles, letter by letter, into a row of its own.

import { type RowId, rowOf } from "../core/draft";
import { JOKER } from "../core/notation";
import type { TileId } from "../core/tile";
import { tileFor } from "../core/typing";
import { knock } from "../live/sounds";
import type { Turn } from "../live/turn";

export interface Typing {
  /** Lay a typed letter; the tile that was taken, or null where there is none. */
  readonly letter: (letter: string) => TileId | null;
  /** Take the last typed letter back; false where nothing was typed. */
  readonly back: () => boolean;
  readonly end: () => void;
}

export function createTyping(turn: Turn): Typing {
  let row: RowId | null = null;
  let count = 0;
  const end = () => {
    row = null;
    count = 0;
  };
  return {
    letter: (letter) => {
      if (!turn.open.value) return null;
      const rows = turn.rows.value;
      const typed = rows.find((one) => one.id === row) ?? null;
      if (typed === null) end();
      const supply = {
        faces: turn.known.value.faces,
        rack: turn.rack.value,
        rows,
        base: turn.base.value,
      };
      const tile = tileFor(letter.toUpperCase(), supply, typed);
      if (tile === null) return null;
      const goal = typed
        ? ({ on: "row", row: typed.id, index: typed.tiles.length } as const)
        : ({ on: "felt" } as const);
      const wanted = letter.toUpperCase();
      const joker = turn.known.value.faces.get(tile) === JOKER && wanted !== JOKER;
      if (!turn.put([tile], { goal }, joker ? wanted : undefined)) return null;
      knock();
      row = rowOf(turn.rows.value, tile)?.id ?? null;
      count++;
      return tile;
    },
    back: () => {
      if (count === 0) return false;
      turn.takeBack();
      count--;
      return true;
    },
    end,
  };
}
